"""How the answers of two reports, or of two live checks, differ."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from index.checks import CHECKS
from index.checks.wellknown import RESOURCES
from index.values.vocabulary import Answer


class Difference(NamedTuple):
    label: str
    before: str
    after: str


class AnswersCompared(NamedTuple):
    """`differences` in report order, and how many answers are the same; scores are counts of yes."""

    differences: list[Difference]
    same: int
    score_before: int
    score_after: int


def compare_answers(before: Mapping[str, Any], after: Mapping[str, Any]) -> AnswersCompared:
    """Each is a report or a probe result."""
    was, now = _answers(before), _answers(after)
    changed = [
        Difference(label, was.get(label, Answer.UNKNOWN), answer)
        for label, answer in now.items()
        if was.get(label, Answer.UNKNOWN) != answer
    ]
    return AnswersCompared(
        changed, len(now) - len(changed), before["readiness_score"], after["readiness_score"]
    )


def _answers(report: Mapping[str, Any]) -> dict[str, str]:
    """Answers by label."""
    checks = {check.label: report["checks"].get(id_, {}) for id_, check in CHECKS.items()}
    there = report["verified"].get("other_wellknown", {})
    resources = {resource.label: there.get(id_, {}) for id_, resource in RESOURCES.items()}
    return {label: one.get("answer", Answer.UNKNOWN) for label, one in {**checks, **resources}.items()}
