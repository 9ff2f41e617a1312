"""Hosts that listed sites name in catalogs, cards, Link headers and llms.txt."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Final

from probes.frontier import ranking
from probes.frontier.noting import NAME
from probes.models import Target
from probes.readers.documents import counted
from probes.sources.files.entries import HostEntry
from probes.sources.kind import Ask, SourceKind, SourcePage, SourcePlace, Terms


def read(_ask: Ask, _place: SourcePlace) -> Iterator[SourcePage]:
    """Yield the best hosts that the schedule has room for, without a request."""
    ranking.tidy()
    yield SourcePage([_entry(one) for one in ranking.best(ranking.budget())], None)


def _entry(one: ranking.BestHost) -> HostEntry:
    sites, domains = counted(one.sites, "site"), counted(one.domains, "domain")
    return HostEntry(0, one.host, seen_in=f"{one.seen_in} (named by {sites} of {domains})")


KIND: Final = SourceKind(
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
    pages=read,
)
