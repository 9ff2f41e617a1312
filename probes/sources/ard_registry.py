"""Hosts of the entries and publishers of an ARD registry.

Reads the optional `GET /agents` (`{"items": […], "pageToken": …}`; ARD 0.9, §7.4).
"""

from collections.abc import Iterator
from urllib.parse import urlencode

from probes.models import Target
from probes.sources.json_pages import hosts_of, text_of
from probes.sources.kind import Ask, SourceKind, SourcePage, SourcePlace, sample_entries

A_PAGE = 100  # Maximum of the specification


def pages_of_ard_registry(ask: Ask, place: SourcePlace) -> Iterator[SourcePage]:
    """Raises SourceTrouble."""
    position: str | None = place.position
    while position is not None:
        asked = {"pageSize": str(A_PAGE)} | ({"pageToken": position} if position else {})
        page = ask.page(f"{place.address.rstrip('/')}/agents?{urlencode(asked)}", "items")
        entries, left_out = sample_entries(hosts_of(page))
        position = text_of(page.rest, "pageToken") or None
        yield SourcePage(entries, position, left_out)


KIND = SourceKind(
    name="ard-registry",
    title="A registry of Agentic Resource Discovery",
    origin=Target.Origin.REGISTRY,
    pages=pages_of_ard_registry,
)
