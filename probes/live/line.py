"""Which waiting checks may start now, and in which order."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Self

from django.conf import settings
from django.db.models import Count, Max, Q, QuerySet

from index.values import hosts
from probes.live import result
from probes.live.turns import SlowPlaces, line_up
from probes.models import LiveCheck, Target

# Hourly limit, as a multiple of the caps on concurrent visits. Further hosts of an owner are refused; at an
# address or on a platform, which owners share, further checks are spaced by REST.
MAX_AN_HOUR = 6
REST = timedelta(seconds=30)
ENDED_COUNT_FOR = timedelta(hours=1)  # How long ended checks count

_HOUR = timedelta(hours=1)


@dataclass(slots=True)
class Caps:
    visited: set[str]
    domains: Counter[str]
    addresses: Counter[str]
    resting: set[str]
    """Domains and addresses."""

    @classmethod
    def from_checks(cls, rows: Sequence[LiveCheck], now: datetime) -> Self:
        platforms = {row.domain for row in rows if hosts.is_platform_subdomain(row.host)}
        resting = _resting("domain", platforms, settings.PROBE_PER_PLATFORM, now)
        resting |= _resting("address", {row.address for row in rows}, settings.PROBE_PER_ADDRESS, now)
        held = Target.objects.filter(host__in=[row.host for row in rows], held_until__gt=now)
        visited = set(held.values_list("host", flat=True))
        return cls(visited, _running_by("domain", now), _running_by("address", now), resting)

    def fit(self, row: LiveCheck) -> bool:
        return not (
            row.host in self.visited
            or {row.domain, row.address} & self.resting
            or _is_full(self.domains, row.domain, settings.PROBE_PER_PLATFORM)
            or _is_full(self.addresses, row.address, settings.PROBE_PER_ADDRESS)
        )

    def count(self, row: LiveCheck) -> None:
        self.domains[row.domain] += 1
        self.addresses[row.address] += 1


@dataclass(slots=True)
class WaitingLine:
    """Checks of one kind that wait, by turns: `late` are those that may not start now."""

    running: list[LiveCheck]
    ready: list[LiveCheck] = field(default_factory=list)
    late: list[LiveCheck] = field(default_factory=list)

    @classmethod
    def from_checks(cls, waiting: Iterable[LiveCheck], *, pages: bool, now: datetime) -> Self:
        line = cls(list(checks_of_kind(pages=pages).filter(held_until__gt=now)))
        ended = _ended_lately(pages=pages, now=now)
        places = SlowPlaces.count(line.running, ended, slots(pages=pages), now)
        order = line_up(waiting, [*line.running, *ended])
        caps = Caps.from_checks(order, now)
        for check in order:
            is_slow = places.needs_one(check)
            if caps.fit(check) and (places.free > 0 or not is_slow):
                line.ready.append(check)
                caps.count(check)
                places.free -= is_slow
            else:
                line.late.append(check)
        return line


def checks_of_kind(*, pages: bool) -> QuerySet[LiveCheck]:
    """Checks of pages, or of hosts: each has its own slots."""
    return LiveCheck.objects.filter(~Q(page="") if pages else Q(page=""))


def slots(*, pages: bool) -> int:
    return result.PAGE_CHECKS if pages else settings.LIVE_CHECKS


def claimable(now: datetime) -> Q:
    return Q(state=LiveCheck.State.WAITING) | Q(state=LiveCheck.State.RUNNING, held_until__lte=now)


def must_wait(check: LiveCheck, address: str, now: datetime) -> bool:
    """Whether its address is at a cap, or has half of the slots while checks elsewhere wait."""
    cap, pages = settings.PROBE_PER_ADDRESS, bool(check.page)
    if not cap:
        return False
    if _is_full(_running_by("address", now), address, cap) or _resting("address", {address}, cap, now):
        return True
    here = checks_of_kind(pages=pages).filter(held_until__gt=now, address=address).count()
    if here < max(1, slots(pages=pages) // 2):
        return False
    line = WaitingLine.from_checks(checks_of_kind(pages=pages).filter(claimable(now)), pages=pages, now=now)
    return any(row.address != address for row in line.ready)


def _ended_lately(*, pages: bool, now: datetime) -> list[LiveCheck]:
    ended = checks_of_kind(pages=pages).filter(
        finished_at__gt=now - ENDED_COUNT_FOR, started_at__isnull=False
    )
    return list(ended.only("host", "domain", "address", "network", "started_at", "finished_at"))


def _resting(column: str, groups: set[str], cap: int, now: datetime) -> set[str]:
    """Groups that had their hourly number of checks, and whose last one began less than REST ago."""
    if not cap or not (named := groups - {""}):
        return set()
    lately = LiveCheck.objects.filter(
        asked_at__gt=now - 2 * _HOUR, started_at__gt=now - _HOUR, **{f"{column}__in": named}
    )
    counted = lately.values_list(column).annotate(n=Count("pk"), last=Max("started_at")).order_by()
    return {group for group, n, last in counted if n >= MAX_AN_HOUR * cap and last > now - REST}


def _running_by(column: str, now: datetime) -> Counter[str]:
    """Counts scheduled and live visits together."""
    counted: Counter[str] = Counter()
    for model in (Target, LiveCheck):
        rows = model.objects.filter(held_until__gt=now).exclude(**{column: ""})
        counted.update(dict(rows.values_list(column).annotate(n=Count("pk")).order_by()))
    return counted


def _is_full(running: Counter[str], group: str, cap: int) -> bool:
    return bool(group and cap and running[group] >= cap)
