"""Addresses in entries of AI catalogs and ARD registries; untrusted.

An entry has an `identifier` (`urn:air:<publisher>:…`), a `type`, and `url` or `data` (AI Catalog 1.0, ARD
0.9).
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from probes.sources.files.entries import HostEntry
from probes.sources.files.json_pages import text_of
from probes.sources.kind import SourceTrouble

CATALOG: Final = "application/ai-catalog"
MAX_DEPTH: Final = 4
"""Including the outermost (AI Catalog 1.0)."""

_URN: Final = "urn:air:"


def hosts_of(items: Iterable[Any], depth: int = MAX_DEPTH) -> Iterator[HostEntry]:
    """Includes inline catalogs."""
    for item in items:
        if not isinstance(item, dict):
            raise SourceTrouble("its page has an entry that is not an object: its form changed")
        identifier = text_of(item, "identifier")
        url, publisher = text_of(item, "url"), _publisher(identifier)
        for text in filter(None, (url if "://" in url else "", publisher)):
            yield HostEntry(0, text, "", identifier, publisher)
        inline = _inline(item)
        if inline and depth > 1:
            yield from hosts_of(inline, depth - 1)


def catalogs_of(items: Iterable[Any], depth: int = MAX_DEPTH) -> Iterator[str]:
    for item in items:
        if not isinstance(item, dict):
            continue
        kind = text_of(item, "type") or text_of(item, "mediaType")
        if kind.strip().lower().startswith(CATALOG) and (url := text_of(item, "url")):
            yield url
        if depth > 1:
            yield from catalogs_of(_inline(item), depth - 1)


def _inline(item: dict[str, Any]) -> list[Any]:
    data = item.get("data")
    entries = data.get("entries") if isinstance(data, dict) else None
    return entries if isinstance(entries, list) else []


def _publisher(identifier: str) -> str:
    named = identifier.removeprefix(_URN).partition(":")[0] if identifier.startswith(_URN) else ""
    return named if "." in named else ""
