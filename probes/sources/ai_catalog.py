"""Hosts in an AI catalog (AI Catalog 1.0) and in the catalogs that it names.

Reads `{"entries": [{"type": …, "url": …}]}`; follows entries of type `application/ai-catalog+json`.
"""

import json
from collections.abc import Iterator
from urllib.parse import urljoin

from probes.models import Target
from probes.sources.json_pages import catalogs_of, hosts_of
from probes.sources.kind import (
    Ask,
    HostEntry,
    LostPlace,
    SourceKind,
    SourcePage,
    SourcePlace,
    SourceTrouble,
    ToldToWait,
    owner_of,
    sample_entries,
)

MAX_CATALOGS = 200
MAX_URL = 2000  # Characters


def pages_of_ai_catalog(ask: Ask, place: SourcePlace) -> Iterator[SourcePage]:
    """Yield a page per catalog; an unreadable named one is an entry with a problem. Raises SourceTrouble."""
    found, done = _place(place)
    while done < len(found):
        try:
            entries, left_out = sample_entries(_entries(ask, found, done))
        except ToldToWait:
            raise
        except SourceTrouble as error:
            if not done:
                raise
            entries, left_out = [HostEntry(0, found[done], str(error))], 0
        done += 1
        yield SourcePage(entries, json.dumps([found, done]) if done < len(found) else None, left_out)


def _entries(ask: Ask, found: list[str], number: int) -> Iterator[HostEntry]:
    """Entries of a catalog; adds the catalogs that it names to `found`."""
    url = found[number]
    owner = owner_of(url)
    speaks_for_others = owner == owner_of(found[0])
    for item in ask.page(url, "entries"):
        for entry in hosts_of([item]):
            yield entry if speaks_for_others else entry._replace(publisher=owner)
        for named in catalogs_of([item]):
            further = _joined(url, named)
            if further and further not in found and len(found) < MAX_CATALOGS:
                found.append(further)


def _joined(url: str, named: str) -> str:
    """The address, or "" if it is none."""
    try:
        return urljoin(url, named) if len(named) <= MAX_URL else ""
    except ValueError:
        return ""


def _place(place: SourcePlace) -> tuple[list[str], int]:
    if not place.position:
        return [place.address], 0
    try:
        found, done = json.loads(place.position)
    except ValueError as error:
        raise LostPlace("the place where it stopped cannot be read") from error
    return found, done


KIND = SourceKind(
    name="ai-catalog",
    title="An AI catalog, with the catalogs that it names",
    origin=Target.Origin.NAMED,
    pages=pages_of_ai_catalog,
)
