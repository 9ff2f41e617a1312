"""Hosts in an AI catalog (AI Catalog 1.0) and in the catalogs that it names.

Reads `{"entries": [{"type": …, "url": …}]}`; follows entries of type `application/ai-catalog+json`.
"""

import json
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urljoin

from probes.models import Target
from probes.sources.files.catalog_entries import catalogs_of, hosts_of
from probes.sources.files.entries import HostEntry
from probes.sources.files.json_pages import items_of
from probes.sources.kind import (
    Ask,
    LostPlace,
    SourceKind,
    SourcePage,
    SourcePlace,
    SourceTrouble,
    ToldToWait,
)

MAX_CATALOGS: Final = 200


def read(ask: Ask, place: SourcePlace) -> Iterator[SourcePage]:
    """Yield a page per catalog; an unreadable named one is an entry with a problem. Raises SourceTrouble."""
    found, done = _place(place)
    while done < len(found):
        items, entries = _read(ask, found[done], named=done > 0)
        further = (urljoin(found[done], url) for url in catalogs_of(items))
        found = list(dict.fromkeys([*found, *further]))[:MAX_CATALOGS]
        done += 1
        yield SourcePage(entries, json.dumps([found, done]) if done < len(found) else None)


def _read(ask: Ask, url: str, *, named: bool) -> tuple[list[Any], list[HostEntry]]:
    """`named`: by another catalog."""
    try:
        items = items_of(ask.json(url), "entries")
        return items, list(hosts_of(items))
    except ToldToWait:
        raise
    except SourceTrouble as error:
        if not named:
            raise
        return [], [HostEntry(0, url, str(error))]


def _place(place: SourcePlace) -> tuple[list[str], int]:
    if not place.position:
        return [place.address], 0
    try:
        found, done = json.loads(place.position)
    except ValueError as error:
        raise LostPlace("the place where it stopped cannot be read") from error
    return found, done


KIND: Final = SourceKind(
    name="ai-catalog",
    title="An AI catalog, with the catalogs that it names",
    origin=Target.Origin.NAMED,
    pages=read,
)
