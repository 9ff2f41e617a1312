"""Hosts that listed sites name in catalogs, cards, Link headers and llms.txt."""

from collections.abc import Iterator
from datetime import timedelta

from probes.models import Target
from probes.readers.documents import with_count
from probes.sources import named_hosts
from probes.sources.kind import Ask, HostEntry, SourceKind, SourcePage, SourcePlace, Terms
from probes.sources.named_hosts import NAME


def pages_of_frontier(_ask: Ask, _place: SourcePlace) -> Iterator[SourcePage]:
    """Yield the best hosts that the schedule has room for, without a request."""
    named_hosts.delete_stale_hosts()
    yield SourcePage([_entry(one) for one in named_hosts.best_hosts(named_hosts.host_budget())], None)


def _entry(one: named_hosts.BestHost) -> HostEntry:
    sites, domains = with_count(one.sites, "site"), with_count(one.domains, "domain")
    return HostEntry(0, one.host, seen_in=f"{one.seen_in} (named by {sites} of {domains})")


KIND = SourceKind(
    name=NAME,
    title="Hosts that listed sites name",
    origin=Target.Origin.NAMED,
    terms=Terms(
        "Read from evidence that is stored already. Whether a host may be asked its own robots.txt says.",
        "",
        permits=True,
    ),
    address="stored evidence",
    every=timedelta(hours=1),
    pages=pages_of_frontier,
)
