"""Whose turn it is: round robin by network of the caller, registrable domain and address.

A check that runs longer than SLOW hands its slot on while fewer than half as many slow checks as slots run.
Its owner's hosts and its caller are slow for an hour: their checks start only while such a place is free.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Self

from index.values import hosts
from probes.models import LiveCheck

SLOW = timedelta(seconds=30)
_ALWAYS = datetime.max.replace(tzinfo=UTC)
_GROUPS = ("network", "domain", "address")


def line_up(waiting: Iterable[LiveCheck], begun: Sequence[LiveCheck]) -> list[LiveCheck]:
    """Order checks by how many of the same network, domain or address run, come before or began meanwhile.

    `begun`: those that run, and those that began and ended while others waited.
    """
    turns = dict.fromkeys(sorted(waiting, key=_age), 0)
    for column in _GROUPS:
        served, ahead = _Served(begun, column), Counter[str]()
        for check in sorted(turns, key=lambda check: (turns[check], *_age(check))):
            if group := getattr(check, column):
                turns[check] = max(turns[check], served.since(check.asked_at, group) + ahead[group])
                ahead[group] += 1
    return sorted(turns, key=lambda check: (turns[check], *_age(check)))


class _Served:
    """Counts the checks of each group that run, or began after a moment."""

    def __init__(self, begun: Iterable[LiveCheck], column: str) -> None:
        self._moments: dict[str, list[datetime]] = {}
        for check in begun:
            moment = check.started_at if check.finished_at else _ALWAYS
            self._moments.setdefault(getattr(check, column), []).append(moment or _ALWAYS)
        for moments in self._moments.values():
            moments.sort()

    def since(self, moment: datetime, group: str) -> int:
        moments = self._moments.get(group, [])
        return len(moments) - bisect_left(moments, moment)


def slow_places(slots: int) -> int:
    return max(1, slots // 2)


def free_slots(running: Sequence[LiveCheck], slots: int, now: datetime) -> int:
    handed_on = sum(is_slow(check, now) for check in running)
    return slots - len(running) + min(handed_on, slow_places(slots))


def is_slow(check: LiveCheck, now: datetime) -> bool:
    """Whether it runs, or ran, for longer than SLOW."""
    return check.started_at is not None and (check.finished_at or now) - check.started_at > SLOW


@dataclass(slots=True)
class SlowPlaces:
    """Places of slow checks, and whose checks need one."""

    free: int
    owners: set[str] = field(default_factory=set)
    networks: set[str] = field(default_factory=set)

    @classmethod
    def count(
        cls, running: Sequence[LiveCheck], ended: Iterable[LiveCheck], slots: int, now: datetime
    ) -> Self:
        places = cls(slow_places(slots))
        for check in (*running, *ended):
            if is_slow(check, now):
                places.owners.add(hosts.owner_domain(check.host))
                places.networks.add(check.network)
        places.networks.discard("")
        places.free -= sum(is_slow(check, now) or places.needs_one(check) for check in running)
        return places

    def needs_one(self, check: LiveCheck) -> bool:
        return check.network in self.networks or hosts.owner_domain(check.host) in self.owners


def _age(check: LiveCheck) -> tuple[datetime, str]:
    return check.asked_at, check.pk
