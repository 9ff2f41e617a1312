"""Parts of a grading, judged while its processor time lasts. Pure."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from index.values.reasons import Reason
from probes.checks.verdict import Verdict, unknown
from probes.evidence.evidence import Evidence
from probes.isolation.budget import CpuTimeExceeded

T = TypeVar("T")

_OPEN: Final = unknown(Reason.TOO_COSTLY, "")


class InTime:
    """The processor time of one grading: what was judged before it is over stands, what is open then is left open."""

    def __init__(self) -> None:
        """There is time."""
        self._is_over = False

    def verdict(self, judge: Callable[[Evidence], Verdict], evidence: Evidence) -> Verdict:
        """What a check says; unknown when the time is over."""
        return self.part(_OPEN, judge, evidence)

    def part(self, left_open: T, judge: Callable[..., T], *given: Any) -> T:
        """What `judge` says of what is given, or `left_open` when the time is over."""
        if not self._is_over:
            try:
                return judge(*given)
            except CpuTimeExceeded:
                self._is_over = True
        return left_open
