"""Chart geometry, 600 units wide. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from django.utils import timezone

from index.checks import CHECKS
from index.filters import YES
from index.models import DayFigures
from index.shapes import Answers
from index.values.vocabulary import CheckId

WIDTH = 600
_HEIGHT = 150
_ROW = 44  # Distance between bars


def score_bars(by_score: Mapping[str, int]) -> list[dict[str, Any]]:
    """Bars: number of sites, height in percent of the highest, and `x`."""
    most, step = max(by_score.values(), default=0), WIDTH / max(1, len(by_score))
    return [
        {
            "score": score,
            "count": n,
            "height": round(100 * n / most, 1) if most else 0,
            "x": round(place * step),
        }
        for place, (score, n) in enumerate(by_score.items())
    ]


def in_its_place(bars: Sequence[Any]) -> dict[str, int]:
    """Return `inset`, `width` and `middle` of a bar within its slot."""
    step = WIDTH / max(1, len(bars))
    return {"inset": round(0.18 * step), "width": round(0.64 * step), "middle": round(0.5 * step)}


def adoption(by_check: Mapping[str, Answers]) -> list[dict[str, Any]]:
    """A bar per check: shares of yes, no and unknown."""
    rows = []
    for place, (name, counted) in enumerate(by_check.items()):
        shares = {"yes": counted["yes"], "no": counted["no"], "unknown": counted["unknown"]}
        total, at, parts = sum(shares.values()), 0.0, []
        for answer, n in shares.items():
            width = round(WIDTH * n / total, 1) if total else 0
            parts.append({"answer": answer, "count": n, "x": round(at, 1), "width": width})
            at += width
        label = CHECKS[CheckId(name)].label
        rows.append({"id": name, "label": label, "parts": parts, "total": total, "y": place * _ROW})
    return rows


def height(rows: Sequence[Any]) -> int:
    return len(rows) * _ROW - 4


def line(values: Sequence[float], most: float) -> str:
    step = WIDTH / max(1, len(values) - 1)
    height = _HEIGHT - 10
    return " ".join(
        f"{place * step:.1f},{_HEIGHT - height * value / (most or 1):.1f}"
        for place, value in enumerate(values)
    )


RECENT = 90  # Days shown singly; before that, the last of each week
_MOST = 90 + 52 * 10


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
        "line": line([row["listed"] for row in rows], max((row["listed"] for row in rows), default=0)),
        "checks": [_check(check, [share[n] for share in shares]) for n, check in enumerate(CHECKS)],
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
        "yes": [one.by_check.get(check.value, [0, 0, 0])[YES] for check in CHECKS],
    }


def _shares(row: DayOfIndex) -> list[float]:
    return [100 * n / row["listed"] if row["listed"] else 0.0 for n in row["yes"]]


def _check(check: CheckId, shares: Sequence[float]) -> CheckOverDays:
    return {
        "label": CHECKS[check].label,
        "line": line(shares, 100),
        "first": round(shares[0]) if shares else 0,
        "last": round(shares[-1]) if shares else 0,
    }
