"""How an endpoint answered on the last days. Pure."""

from collections.abc import Sequence
from datetime import date, timedelta
from statistics import median
from typing import Any, NamedTuple

DAYS = 30

SILENT = -1  # In place of milliseconds

Days = Sequence[int]  # As in `AskedEndpoint.days`
_FIRST = date(1970, 1, 1)


class DayOfEndpoint(NamedTuple):
    day: str
    state: str
    """answered, silent, or blank where it was not asked."""


def number_of(day: date) -> int:
    return (day - _FIRST).days


def alive_of(days: Days | None, today: date) -> dict[str, Any] | None:
    """`alive` of rows and reports; None without figures."""
    asked = _recent(days, today)
    if not asked:
        return None
    times = [ms for _, ms in asked if ms != SILENT]
    return {
        "answered": len(times),
        "asked": len(asked),
        "since": _day(asked[0][0]),
        "p50_ms": round(median(times)) if times else None,
    }


def strip_of(days: Days | None, today: date) -> list[DayOfEndpoint]:
    """Each of the last 30 days, oldest first; none without figures. One answer is enough for a day."""
    states: dict[int, str] = {}
    for number, ms in _recent(days, today):
        states[number] = "answered" if ms != SILENT or states.get(number) == "answered" else "silent"
    last = number_of(today)
    every = range(last - DAYS + 1, last + 1) if states else range(0)
    return [DayOfEndpoint(_day(number), states.get(number, "blank")) for number in every]


def _recent(days: Days | None, today: date) -> list[tuple[int, int]]:
    last, told = number_of(today), days or ()
    return [one for one in zip(told[::2], told[1::2], strict=True) if last - DAYS < one[0] <= last]


def _day(number: int) -> str:
    return (_FIRST + timedelta(days=number)).isoformat()
