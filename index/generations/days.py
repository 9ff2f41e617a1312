"""Daily index figures."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from index.checks import SCORED
from index.generations import site_bits
from index.models import DayFigures


def keep(day: date, sums: Mapping[str, Any]) -> None:
    """Save or replace the day's figures."""
    tallies = sums["tallies"]
    by_check = {check.value: tallies[field][:3] for check, field in site_bits.CHECKS.items()}
    figures = {
        "listed": sums["listed"],
        "by_score": tallies["score"][: len(SCORED) + 1],
        "by_check": by_check,
    }
    DayFigures.objects.update_or_create(day=day, defaults=figures)
