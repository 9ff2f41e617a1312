"""How long hosts wait for their next visit: one formula for all (ADR 46)."""

import math
from collections.abc import Iterable
from datetime import timedelta
from typing import NamedTuple

DAY = timedelta(days=1)
MAX_COMPARED = 32  # Visits

# What is assumed of a host before its first comparison: visits, of which some found a change.
_ASSUMED_VISITS = 1.0
_ASSUMED_CHANGES = 0.1

_HALVINGS = 40


class Bounds(NamedTuple):
    """Days between visits of hosts of one kind."""

    shortest: float
    mean: float
    """Over all visits: hosts are asked as often as if each were visited so often."""
    longest: float

    def clamp(self, days: float) -> float:
        return min(max(days, self.shortest), self.longest)


LISTED_DAYS = Bounds(3, 7, 14)
OTHER_DAYS = Bounds(10, 30, 60)


class ComparedVisits(NamedTuple):
    """Visits of a host that were compared with the one before, and the days that they cover."""

    visits: int = 0
    changes: int = 0
    days: float = 0.0

    def after(self, days: float, *, has_changed: bool) -> "ComparedVisits":
        """One visit later. Of many, half are forgotten: sites change their ways."""
        later = ComparedVisits(self.visits + 1, self.changes + has_changed, self.days + days)
        if later.visits < MAX_COMPARED:
            return later
        return ComparedVisits(later.visits // 2, later.changes // 2, later.days / 2)


def bounds_of(*, listed: bool) -> Bounds:
    return LISTED_DAYS if listed else OTHER_DAYS


def change_rate(seen: ComparedVisits, bounds: Bounds) -> float:
    """Changes a day; of several between two visits one was seen (Cho and Garcia-Molina 2003, §4.2)."""
    visits = seen.visits + _ASSUMED_VISITS
    days = seen.days + _ASSUMED_VISITS * bounds.mean
    return -math.log1p(-(seen.changes + _ASSUMED_CHANGES) / visits) * visits / days


def days_between(seen: ComparedVisits, bounds: Bounds, expected_changes: float) -> float:
    """Days in which `expected_changes` are expected, within the bounds.

    As many for every host: then no visit would find more elsewhere.
    """
    return bounds.clamp(expected_changes / change_rate(seen, bounds))


def fit_expected_changes(hosts: Iterable[ComparedVisits], bounds: Bounds) -> float:
    """Return how many changes to expect between visits so that their mean interval is that of the bounds."""
    rates = [change_rate(seen, bounds) for seen in hosts]
    if not rates:
        return usual_changes(bounds)
    low, high = bounds.shortest * min(rates), bounds.longest * max(rates)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        visits_a_day = sum(1 / bounds.clamp(middle / rate) for rate in rates)
        low, high = (middle, high) if visits_a_day > len(rates) / bounds.mean else (low, middle)
    return (low + high) / 2


def usual_changes(bounds: Bounds) -> float:
    """What gives an unknown host the mean interval."""
    return bounds.mean * change_rate(ComparedVisits(), bounds)
