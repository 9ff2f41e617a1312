"""Day-to-day changes, for charts."""

from collections.abc import Sequence
from typing import Final, TypedDict

from django.utils import timezone

from index.checks import CHECKS
from index.filters import YES
from index.models import DayFigures
from index.pages import charts
from index.values.vocabulary import CheckId

RECENT: Final = 90
"""Days shown singly; before that, the last of each week."""
_MOST: Final = 90 + 52 * 10


class DayOfIndex(TypedDict):
    """`yes` are counts in check order."""

    day: str
    listed: int
    mean: str
    yes: list[int]


class CheckOverDays(TypedDict):
    """Percentages of listed sites, and their line."""

    label: str
    line: str
    first: int
    last: int


class IndexOverDays(TypedDict):
    """`days`, oldest first, and the line of listed sites."""

    days: list[DayOfIndex]
    thinned: bool
    line: str
    checks: list[CheckOverDays]


def change() -> IndexOverDays:
    newest = list(DayFigures.objects.filter(day__lte=timezone.now().date()).order_by("-day")[:_MOST])
    kept = list(reversed([*newest[:RECENT], *_last_of_weeks(newest[RECENT:])]))
    rows = [_row(one) for one in kept]
    shares = [_shares(row) for row in rows]
    return {
        "days": rows,
        "thinned": len(newest) > RECENT,
        "line": charts.line([row["listed"] for row in rows], max((row["listed"] for row in rows), default=0)),
        "checks": [_check(check, [share[n] for share in shares]) for n, check in enumerate(CheckId)],
    }


def _last_of_weeks(newest_first: Sequence[DayFigures]) -> list[DayFigures]:
    weeks: dict[tuple[int, int], DayFigures] = {}
    for one in newest_first:
        weeks.setdefault(one.day.isocalendar()[:2], one)
    return list(weeks.values())


def _row(one: DayFigures) -> DayOfIndex:
    scored = sum(score * n for score, n in enumerate(one.by_score))
    return {
        "day": one.day.isoformat(),
        "listed": one.listed,
        "mean": f"{scored / one.listed:.2f}" if one.listed else "0",
        "yes": [one.by_check.get(check.value, [0, 0, 0])[YES] for check in CheckId],
    }


def _shares(row: DayOfIndex) -> list[float]:
    return [100 * n / row["listed"] if row["listed"] else 0.0 for n in row["yes"]]


def _check(check: CheckId, shares: Sequence[float]) -> CheckOverDays:
    return {
        "label": CHECKS[check].label,
        "line": charts.line(shares, 100),
        "first": round(shares[0]) if shares else 0,
        "last": round(shares[-1]) if shares else 0,
    }
