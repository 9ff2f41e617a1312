"""Chart geometry. Pure, but for the days it reads."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Any, TypedDict

from django.utils import timezone

from index.checks import CHECKS, SCORED_CHECKS
from index.filters import NO, YES
from index.models import DayFigures
from index.shapes import Answers
from index.values.vocabulary import CheckId

WIDTH = 600
_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 296, 8, 100  # The plot of a check over days, 300 by 120


def adoption(by_check: Mapping[str, Answers]) -> list[dict[str, Any]]:
    """A bar per check: shares of yes, no and unknown."""
    rows = []
    for name, counted in by_check.items():
        shares = {"yes": counted["yes"], "no": counted["no"], "unknown": counted["unknown"]}
        total, at, parts = sum(shares.values()), 0.0, []
        for answer, n in shares.items():
            width = round(WIDTH * n / total, 1) if total else 0
            parts.append({"answer": answer, "count": n, "x": round(at, 1), "width": width})
            at += width
        rows.append({"id": name, "label": CHECKS[CheckId(name)].label, "parts": parts, "total": total})
    return rows


RECENT = 90  # Days shown singly; before that, the last of each week
_MOST = 90 + 52 * 10


class DayOfIndex(TypedDict):
    """`answers` are counts of yes and no in check order."""

    day: str
    listed: int
    mean: str
    answers: list[tuple[int, int]]


def days_of_index() -> list[DayOfIndex]:
    """Figures of days, oldest first."""
    newest = list(DayFigures.objects.filter(day__lte=timezone.now().date()).order_by("-day")[:_MOST])
    return [_row(day) for day in reversed([*newest[:RECENT], *_last_of_weeks(newest[RECENT:])])]


def _last_of_weeks(newest_first: Sequence[DayFigures]) -> list[DayFigures]:
    weeks: dict[tuple[int, int], DayFigures] = {}
    for day in newest_first:
        weeks.setdefault(day.day.isocalendar()[:2], day)
    return list(weeks.values())


def _row(one: DayFigures) -> DayOfIndex:
    scored = sum(score * n for score, n in enumerate(one.by_score))
    counted = [one.by_check.get(check.value, [0, 0, 0]) for check in CHECKS]
    return {
        "day": one.day.isoformat(),
        "listed": one.listed,
        "mean": f"{scored / one.listed:.2f}" if one.listed else "0",
        "answers": [(answers[YES], answers[NO]) for answers in counted],
    }


class CheckOverDays(TypedDict):
    """A check's line of percentages, and the days between which a new rubric moved it, as places."""

    label: str
    line: str
    first: float
    last: float
    known: int
    """Sites whose answer was known on the last day."""
    since: str
    until: str
    shaded: list[tuple[float, float]]


def lines_over_days(
    days: Mapping[str, Any], moved_on: Mapping[str, Sequence[str]] = MappingProxyType({})
) -> list[CheckOverDays]:
    """The scored checks of a figure of days, where two days have enough known answers.

    `moved_on`: days of rubrics that moved a check, by its label.
    """
    labels = [CHECKS[check].label for check in SCORED_CHECKS]
    lines = []
    for label in labels:
        if label not in days["columns"]:  # a month before the check was scored
            continue
        place = days["columns"].index(label)
        known = [(row["label"], row["cells"][place]) for row in days["rows"]]
        known = [(day, cell) for day, cell in known if cell["percent"] is not None]
        if len(known) > 1:
            shares = [(day, cell["percent"]) for day, cell in known]
            lines.append(_line(label, shares, known[-1][1]["of"], moved_on.get(label, ())))
    return lines


def _line(
    label: str, shares: Sequence[tuple[str, float]], known: int, moved_on: Sequence[str]
) -> CheckOverDays:
    step = (_RIGHT - _LEFT) / (len(shares) - 1)
    places = [round(_LEFT + n * step, 1) for n in range(len(shares))]
    points = zip(places, shares, strict=True)
    return {
        "label": label,
        "line": " ".join(
            f"{x},{_BOTTOM - (_BOTTOM - _TOP) * percent / 100:.1f}" for x, (_, percent) in points
        ),
        "first": shares[0][1],
        "last": shares[-1][1],
        "known": known,
        "since": shares[0][0],
        "until": shares[-1][0],
        "shaded": [
            (places[n], round(step, 1))
            for n, ((day, _), (following, _)) in enumerate(pairwise(shares))
            if any(day < moved <= following for moved in moved_on)
        ],
    }
