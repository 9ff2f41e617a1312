"""Not too many of one platform, and not too many at one address, at the same time.

A thousand hosts may be one machine: the tenants of a platform share its registrable domain, and sites of many names
share an address. What has no room now is not tried again and again: it gets a moment of its own, one after another,
as fast as there will be room.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network
from typing import Final, Self

from django.conf import settings
from django.db import connection, transaction
from django.db.models import Count
from django.db.models.functions import Now

from probes.models import Target

_REMEMBERED: Final = 10_000
_LOCK_CROWDS: Final = (
    "SELECT pg_advisory_xact_lock(hashtextextended(crowd, 0)) FROM unnest(%s::text[]) AS crowd"
)
"""In their order, so that no two wait for each other crosswise."""
_NOTE: Final = """
UPDATE probes_target SET address = new.crowd
FROM unnest(%s::bigint[], %s::text[]) AS new(id, crowd) WHERE probes_target.id = new.id AND new.crowd <> ''
"""


class Line:
    """Who had no room waits in line: the moments that this process gave out, for each crowd."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._next: OrderedDict[str, datetime] = OrderedDict()

    def place(self, crowd: str, spacing: timedelta) -> datetime:
        """Return the next moment of this crowd."""
        moment = max(self._next.pop(crowd, datetime.min.replace(tzinfo=UTC)), datetime.now(UTC))
        self._next[crowd] = moment + spacing
        if len(self._next) > _REMEMBERED:
            self._next.popitem(last=False)
        return self._next[crowd]


_line = Line()


@dataclass(slots=True)
class Room:
    """How many more of each platform and at each address may be asked now."""

    domains: Counter[str]
    addresses: Counter[str]

    @classmethod
    def beside_what_is_held(cls, rows: Iterable[Target]) -> Self:
        """Count what workers hold of the crowds that these rows belong to."""
        return cls(
            _held("domain", {row.domain for row in rows}), _held("address", {row.address for row in rows})
        )

    def share(
        self, rows: Sequence[Target], limit: int, pace: timedelta
    ) -> tuple[list[Target], dict[int, datetime]]:
        """Return up to `limit` rows that have room, in their order, and when those that have none come back.

        `pace` is about how long one takes: so often its place is free again.
        """
        fitting: list[Target] = []
        late: dict[int, datetime] = {}
        for row in rows:
            if (full := self._full(row)) is not None:
                crowd, cap = full
                late[row.pk] = _line.place(crowd, pace / cap)
            elif len(fitting) < limit:
                fitting.append(row)
                self.domains[row.domain] += 1
                self.addresses[row.address] += 1
        return fitting, late

    def _full(self, row: Target) -> tuple[str, int] | None:
        """Return the crowd of this row that has no room, and its cap."""
        for crowd, held, cap in (
            (row.domain, self.domains, settings.PROBE_PER_PLATFORM),
            (row.address, self.addresses, settings.PROBE_PER_ADDRESS),
        ):
            if crowd and cap and held[crowd] >= cap:
                return crowd, cap
        return None


@transaction.atomic
def enter(found: Sequence[tuple[Target, str]], pace: timedelta) -> list[datetime | None]:
    """Note the addresses at which held hosts were found; return for each when to come back if there is no room, else None.

    A claim could count only the address of the last visit. Entries at one address wait for each other.
    """
    seen = [(target, crowd_of(address)) for target, address in found]
    new = [(target, crowd if crowd != target.address else "") for target, crowd in seen]
    crowds = {crowd for _, crowd in new if crowd}
    if not crowds:
        return [None] * len(new)
    cap = settings.PROBE_PER_ADDRESS
    with connection.cursor() as cursor:
        cursor.execute(_LOCK_CROWDS, [sorted(crowds)])
        held = _held("address", crowds) if cap else Counter()
        told = [_entered(crowd, held, pace) for _, crowd in new]
        cursor.execute(_NOTE, [[target.pk for target, _ in new], [crowd for _, crowd in new]])
    return told


def _entered(crowd: str, held: Counter[str], pace: timedelta) -> datetime | None:
    if not crowd:
        return None
    cap, here = settings.PROBE_PER_ADDRESS, held[crowd]
    held[crowd] += 1
    return _line.place(crowd, pace / cap) if cap and here >= cap else None


def crowd_of(address: str) -> str:
    """The address as it is counted: an IPv4 address, the /64 of an IPv6 address, or a name as it is."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address[:45]
    return str(ip) if ip.version == 4 else str(ip_network(f"{ip}/64", strict=False).network_address)


def _held(column: str, crowds: set[str]) -> Counter[str]:
    rows = Target.objects.filter(held_until__gt=Now(), **{f"{column}__in": crowds - {""}})
    return Counter(dict(rows.values_list(column).annotate(held=Count("id")).order_by()))
