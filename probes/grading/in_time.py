"""A grading's CPU time limit."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from index.values.reasons import Reason
from probes.checks.verdict import Verdict, unknown
from probes.evidence.evidence import Evidence
from probes.isolation.budget import CpuTimeExceeded

T = TypeVar("T")

_OPEN: Final = unknown(Reason.TOO_COSTLY, "")


class InTime:
    """Results until the CPU time is over, defaults after that."""

    def __init__(self) -> None:
        self._is_over = False

    def verdict(self, judge: Callable[[Evidence], Verdict], evidence: Evidence) -> Verdict:
        return self.part(_OPEN, judge, evidence)

    def part(self, left_open: T, judge: Callable[..., T], *given: Any) -> T:
        if not self._is_over:
            try:
                return judge(*given)
            except CpuTimeExceeded:
                self._is_over = True
        return left_open
