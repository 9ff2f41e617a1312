"""How many new hosts sources may bring.

Hosts without room are left out, chosen at random. They are unknown at the next reading, and get another
chance then.
"""

import random
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from typing import NamedTuple

from django.db.models import Count, QuerySet
from django.utils import timezone

from index.values import hosts as names
from probes.models import Target
from probes.sources.registering import NamedHost

MAX_HOSTS_A_DAY = 50_000  # Hosts of one source in a day (UTC)
MAX_HOSTS_A_READING = 200_000  # Of one source
MAX_HOSTS_OF_DOMAIN = 100  # Hosts of one registrable domain in CAPPED_TIME, from all sources together
MAX_HOSTS_OF_PLATFORM = 2_000  # Hosts of one hosting platform in CAPPED_TIME, with customers below its domain
MAX_HOSTS_BY_PUBLISHER = 100  # Hosts that one publisher put into a source in CAPPED_TIME
CAPPED_TIME = timedelta(days=30)


class Choice(NamedTuple):
    """`left_out` counts hosts that wait for another reading, `postponed` those that wait for another day."""

    hosts: list[NamedHost]
    left_out: int
    postponed: int


def choose_hosts(hosts: Sequence[NamedHost], *, source: str, today: int, reading: int) -> Choice:
    """The hosts to register; `today` and `reading` count what the source brought already."""
    fresh = _fresh(hosts)
    room = _Room(source, fresh)
    fitting = [named_host for named_host in random.sample(fresh, len(fresh)) if room.takes(named_host)]
    of_day, of_reading = max(0, MAX_HOSTS_A_DAY - today), max(0, MAX_HOSTS_A_READING - reading)
    chosen = {named_host.host for named_host in fitting[: min(of_day, of_reading)]}
    postponed = len(fitting) - len(chosen) if of_day < of_reading else 0
    in_order = [named_host for named_host in fresh if named_host.host in chosen]
    return Choice(in_order, len(fresh) - len(chosen) - postponed, postponed)


def _fresh(hosts: Sequence[NamedHost]) -> list[NamedHost]:
    """Unknown hosts, the first mention of each."""
    firsts: dict[str, NamedHost] = {}
    for named_host in hosts:
        firsts.setdefault(named_host.host, named_host)
    for host in Target.objects.filter(host__in=firsts).values_list("host", flat=True):
        del firsts[host]
    return list(firsts.values())


class _Room:
    """What domains and publishers may still bring."""

    def __init__(self, source: str, hosts: Sequence[NamedHost]) -> None:
        since = timezone.now() - CAPPED_TIME
        domains = {names.registrable_domain(named_host.host) for named_host in hosts}
        publishers = {named_host.publisher for named_host in hosts if named_host.publisher}
        recent = Target.objects.filter(created_at__gt=since)
        of_domains = recent.filter(domain__in=domains).exclude(source="")
        by_publishers = recent.filter(source=source, publisher__in=publishers).exclude(publisher="")
        self._domains = _tally(of_domains, "domain")
        self._publishers = _tally(by_publishers, "publisher")

    def takes(self, one: NamedHost) -> bool:
        domain = names.registrable_domain(one.host)
        most = MAX_HOSTS_OF_PLATFORM if names.is_platform_subdomain(one.host) else MAX_HOSTS_OF_DOMAIN
        if self._domains[domain] >= most or self._publishers[one.publisher] >= MAX_HOSTS_BY_PUBLISHER:
            return False
        self._domains[domain] += 1
        self._publishers[one.publisher] += bool(one.publisher)
        return True


def _tally(targets: QuerySet[Target], column: str) -> Counter[str]:
    return Counter(dict(targets.values_list(column).annotate(Count("id"))))
