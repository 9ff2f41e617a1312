"""Hosts of the agent cards and endpoints in an A2A registry.

Reads `GET /agents?limit=…&offset=…` (`{"agents": [card], "total": …}`); `wellKnownURI` is the card's address.
Source: the API of a2aregistry.org.
"""

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from probes.models import Target
from probes.sources.json_pages import text_of
from probes.sources.kind import (
    Ask,
    HostEntry,
    LostPlace,
    SourceKind,
    SourcePage,
    SourcePlace,
    SourceTrouble,
    Terms,
    owner_of,
    sample_entries,
)

A_PAGE = 100
MAX_INTERFACES = 20


def pages_of_a2a_registry(ask: Ask, place: SourcePlace) -> Iterator[SourcePage]:
    """Raises SourceTrouble."""
    offset: int | None = _offset(place.position)
    while offset is not None:
        asked = urlencode({"limit": A_PAGE, "offset": offset})
        page = ask.page(f"{place.address.rstrip('/')}/agents?{asked}", "agents")
        chosen, left_out = sample_entries(entry for card in page for entry in _entries(card))
        entries = [entry._replace(publisher=owner_of(entry.publisher)) for entry in chosen]
        offset = offset + page.count if page.count else None
        yield SourcePage(entries, None if offset is None else str(offset), left_out)


def _offset(position: str) -> int:
    if position and not (position.isascii() and position.isdigit()):
        raise LostPlace("the place where it stopped is not a number")
    return int(position or 0)


def _entries(card: Any) -> Iterator[HostEntry]:
    """The publisher of all is who owns the first address."""
    if not isinstance(card, dict):
        raise SourceTrouble("its page has a card that is not an object: its form changed")
    interfaces = card.get("supportedInterfaces")
    further = interfaces[:MAX_INTERFACES] if isinstance(interfaces, list) else []
    urls = [text_of(card, "wellKnownURI"), text_of(card, "url"), *(text_of(url, "url") for url in further)]
    urls = [url for url in [*urls, text_of(card.get("provider"), "url")] if url]
    for url in urls:
        yield HostEntry(0, url, "", text_of(card, "name"), urls[0])


KIND = SourceKind(
    name="a2a-registry",
    title="A2A Registry",
    origin=Target.Origin.REGISTRY,
    terms=Terms(
        "An open directory whose API is made to be read by programs; the project is under the MIT licence.",
        "https://a2aregistry.org/api/docs",
        permits=True,
    ),
    address="https://a2aregistry.org/api",
    pages=pages_of_a2a_registry,
)
