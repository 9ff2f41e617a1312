"""Caps on concurrent visits per platform and per IP address, as a thousand hosts may be one machine.

Hosts above a cap are deferred to consecutive times.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network
from typing import Self, TypeVar

from django.conf import settings
from django.db import connection, transaction
from django.db.models import Count, Value
from django.db.models.functions import Now

from index.models import AskedEndpoint
from probes.models import LiveCheck, Target

CappedRow = Target | AskedEndpoint

Row = TypeVar("Row", bound=CappedRow)

_COLUMNS = {"domains": "domain", "addresses": "address"}
_MAX_GROUPS = 10_000
_MAX_AHEAD = timedelta(days=1)
# Locked in sorted order to prevent deadlocks.
_LOCK_GROUPS = "SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(%s::text[]) AS name"
_NOTE = """
UPDATE {table} AS noted SET address = new.address
FROM unnest(%s::bigint[], %s::text[]) AS new(id, address) WHERE noted.{id} = new.id AND new.address <> ''
"""


class SpacedTimes:
    def __init__(self) -> None:
        self._next: OrderedDict[str, datetime] = OrderedDict()

    def next_time(self, group: str, spacing: timedelta) -> datetime:
        now = datetime.now(UTC)
        moment = max(self._next.pop(group, now), now)
        self._next[group] = min(moment + spacing, now + _MAX_AHEAD)
        if len(self._next) > _MAX_GROUPS:
            self._next.popitem(last=False)
        return self._next[group]


_spaced_times = SpacedTimes()


@dataclass(slots=True)
class Capacity:
    """Current visits, checked against the caps."""

    domains: Counter[str]
    addresses: Counter[str]

    @classmethod
    def from_leases(cls, rows: Iterable[CappedRow]) -> Self:
        rows = list(rows)
        return cls(
            **_count_leases(domains={row.domain for row in rows}, addresses={row.address for row in rows})
        )

    def admit(
        self, rows: Sequence[Row], limit: int, pace: timedelta
    ) -> tuple[list[Row], dict[int, datetime]]:
        """Up to `limit` rows below their caps, in order, and the deferral times of others.

        `pace` is the typical duration of a visit.
        """
        fitting: list[Row] = []
        deferred: dict[int, datetime] = {}
        for row in rows:
            if (full := self._exceeded_cap(row)) is not None:
                group, cap = full
                deferred[row.pk] = _spaced_times.next_time(group, pace / cap)
            elif len(fitting) < limit:
                fitting.append(row)
                self.domains[row.domain] += 1
                self.addresses[row.address] += 1
        return fitting, deferred

    def _exceeded_cap(self, row: CappedRow) -> tuple[str, int] | None:
        for group, leased, cap in (
            (row.domain, self.domains, settings.PROBE_PER_PLATFORM),
            (row.address, self.addresses, settings.PROBE_PER_ADDRESS),
        ):
            if group and cap and leased[group] >= cap:
                return group, cap
        return None


@transaction.atomic
def admit(found: Sequence[tuple[CappedRow, str]], pace: timedelta) -> list[datetime | None]:
    """Store addresses of leased rows of one table; return None for each, or the time to retry if at the cap.

    Claims know only the previous visit's address. Calls for one address are serialised.
    """
    seen = [(target, address_key(address)) for target, address in found]
    new = [(target, group if group != target.address else "") for target, group in seen]
    groups = {group for _, group in new if group}
    if not groups:
        return [None] * len(new)
    cap = settings.PROBE_PER_ADDRESS
    with connection.cursor() as cursor:
        cursor.execute(_LOCK_GROUPS, [sorted(groups)])
        leased = _count_leases(addresses=groups)["addresses"] if cap else Counter()
        times = [_admit_one(group, leased, pace) for _, group in new]
        meta = found[0][0]._meta  # noqa: SLF001 - Django's documented way to names of tables
        note = _NOTE.format(table=meta.db_table, id=meta.pk.column)
        cursor.execute(note, [[target.pk for target, _ in new], [group for _, group in new]])
    return times


def _admit_one(group: str, leased: Counter[str], pace: timedelta) -> datetime | None:
    if not group:
        return None
    cap, here = settings.PROBE_PER_ADDRESS, leased[group]
    leased[group] += 1
    return _spaced_times.next_time(group, pace / cap) if cap and here >= cap else None


def address_key(address: str) -> str:
    try:
        ip = ip_address(address)
    except ValueError:
        return address[:45]
    return str(ip) if ip.version == 4 else str(ip_network(f"{ip}/64", strict=False).network_address)


def _count_leases(**groups: set[str]) -> dict[str, Counter[str]]:
    """Requests under way, whatever for, to the named domains and addresses, in one query."""
    counts = [
        model.objects.filter(held_until__gt=Now(), **{f"{_COLUMNS[kind]}__in": names - {""}})
        .values_list(Value(kind), _COLUMNS[kind])
        .annotate(leased=Count("pk"))
        .order_by()
        for kind, names in groups.items()
        for model in (Target, LiveCheck, AskedEndpoint)
    ]
    counted = {kind: Counter[str]() for kind in groups}
    for kind, group, leased in counts[0].union(*counts[1:], all=True):
        counted[kind][group] += leased
    return counted
