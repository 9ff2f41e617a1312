"""Yes, no or unknown, and the code that says why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from index.values.reasons import Reason
from index.values.vocabulary import Answer
from probes.evidence.evidence import Exchange


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one check says of one `Evidence`.

    `detail` is one plain sentence for people. `shown_by` are the exchanges that show it. `value` is
    what the check found out beside its answer (an endpoint, tools, a card's state), JSON-ready.
    """

    answer: Answer
    reason: Reason
    detail: str = ""
    shown_by: tuple[Exchange, ...] = ()
    value: Mapping[str, Any] = field(default_factory=dict)


def yes(reason: Reason, detail: str, *shown_by: Exchange, **value: Any) -> Verdict:
    """The site does it, and these exchanges show it."""
    return Verdict(Answer.YES, reason, detail, shown_by, value)


def no(reason: Reason, detail: str, *shown_by: Exchange, **value: Any) -> Verdict:
    """The site was asked, answered, and does not do it."""
    return Verdict(Answer.NO, reason, detail, shown_by, value)


def unknown(reason: Reason, detail: str, *shown_by: Exchange, **value: Any) -> Verdict:
    """What came back says nothing about the site."""
    return Verdict(Answer.UNKNOWN, reason, detail, shown_by, value)
