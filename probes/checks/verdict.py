"""Verdict of a check: yes, no or unknown, with a reason code."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from index.values.reasons import Reason
from index.values.vocabulary import Answer
from probes.evidence.evidence import Exchange


@dataclass(frozen=True, slots=True)
class Verdict:
    """`detail` is a sentence for people, `shown_by` its exchanges, `value` further JSON-ready findings."""

    answer: Answer
    reason: Reason
    detail: str = ""
    shown_by: tuple[Exchange, ...] = ()
    value: Mapping[str, Any] = field(default_factory=dict)


def yes(reason: Reason, detail: str, *shown_by: Exchange, **value: Any) -> Verdict:
    return Verdict(Answer.YES, reason, detail, shown_by, value)


def no(reason: Reason, detail: str, *shown_by: Exchange, **value: Any) -> Verdict:
    """The site answered and doesn't do it."""
    return Verdict(Answer.NO, reason, detail, shown_by, value)


def unknown(reason: Reason, detail: str, *shown_by: Exchange, **value: Any) -> Verdict:
    """The reply says nothing about the site."""
    return Verdict(Answer.UNKNOWN, reason, detail, shown_by, value)
