"""Answers of a visit under way that nothing still to be asked can change.

A judge is a pure function of what it reads. Once a visit asks no more for any purpose that a judge read, its
answer is the one that it gives at the end.
"""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields
from typing import Any

from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, Outcome
from probes.checks.verdict import verdict_off_site
from probes.consent import without_refused_documents
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.grading import rubric
from probes.grading.finding import outcome_of
from probes.grading.rubric import Deadline
from probes.readers.replies import why_unreadable

# What reads all exchanges looks for the replies of links, none of which a browser asks for.
_READ_BY_FIELD = {"exchanges": frozenset(Purpose) - {Purpose.PAGE}, "page": frozenset({Purpose.PAGE})}


@dataclass(frozen=True, kw_only=True, eq=False)
class WatchedEvidence(Evidence):
    """Notes what is read of it. None equals another, so that no cache hides a reading."""

    purposes_read: set[Purpose] = field(default_factory=set)

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other

    def __getattribute__(self, name: str) -> Any:
        if name in _READ_BY_FIELD:
            object.__getattribute__(self, "purposes_read").update(_READ_BY_FIELD[name])
        return object.__getattribute__(self, name)

    def all(self, *purposes: Purpose) -> tuple[Exchange, ...]:
        self.purposes_read.update(purposes)
        return tuple([e for e in object.__getattribute__(self, "exchanges") if e.purpose in purposes])


def find_early_answers(
    evidence: Evidence, asked: AbstractSet[Purpose], checks: Iterable[CheckId]
) -> dict[CheckId, Answer] | None:
    """The answers among `checks` that stand already; None where the site refuses us or can't be read.

    `asked`: purposes that the visit asks no more for.
    """
    evidence, deadline = without_refused_documents(evidence), Deadline()
    unreadable = why_unreadable(evidence.first(Purpose.HOME)) is not None
    if unreadable or outcome_of(evidence)[0] is not Outcome.ANSWERED:
        return None
    if verdict_off_site(evidence) is not None:
        return {}
    found: dict[CheckId, Answer] = {}
    for check in checks:
        watched = WatchedEvidence(**{f.name: getattr(evidence, f.name) for f in fields(Evidence) if f.init})
        verdict = deadline.verdict(rubric.CHECKS[check], watched)
        if verdict.reason is not Reason.TOO_COSTLY and watched.purposes_read <= asked:
            found[check] = verdict.answer
    return found
