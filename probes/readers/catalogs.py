"""Entries of AI catalogs (1.0: `type`, formerly `mediaType`) and ARD documents (0.91)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from probes.evidence.evidence import Exchange
from probes.readers.json_text import load_object
from probes.readers.replies import looks_like_html
from probes.readers.urls import absolute

MAX_ENTRIES: Final = 50
"""Gateways list hundreds."""

MAX_DEPTH: Final = 4
"""Including the outermost (AI Catalog 1.0)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """`type` is in lower case, `url` absolute or "", `data` an inline document.

    `whole`: it has an identifier, a type, and exactly one of url and data.
    """

    type: str
    url: str
    data: dict[str, Any] | None
    whole: bool
    named: bool

    @property
    def is_mcp(self) -> bool:
        return "mcp" in self.type

    @property
    def is_catalog(self) -> bool:
        return self.type.startswith("application/ai-catalog")

    @property
    def is_a2a(self) -> bool:
        return "a2a" in self.type or self.type.startswith("application/agent-card")


def entries(exchange: Exchange) -> tuple[Entry, ...]:
    if not exchange.ok or exchange.truncated or looks_like_html(exchange):
        return ()
    return tuple(islice(_entries(load_object(exchange.text), exchange.final_url, MAX_DEPTH), MAX_ENTRIES))


def _entries(catalog: dict[str, Any], base: str, depth: int) -> Iterator[Entry]:
    listed = catalog.get("entries")
    for written in listed if isinstance(listed, list) and depth else ():
        if isinstance(written, dict):
            entry = _entry(written, base)
            yield entry
            if entry.is_catalog and entry.data is not None:
                yield from _entries(entry.data, base, depth - 1)


def _entry(entry: dict[str, Any], base: str) -> Entry:
    kind = next((k for k in (entry.get("type"), entry.get("mediaType")) if isinstance(k, str)), "")
    url, data = entry.get("url"), entry.get("data")
    identifier = entry.get("identifier")
    address = absolute(url, base) if isinstance(url, str) else ""
    return Entry(
        type=kind.strip().lower(),
        url=address,
        data=data if isinstance(data, dict) else None,
        whole=bool(kind and identifier and isinstance(identifier, str))
        and (bool(address) != (data is not None)),
        named=isinstance(entry.get("displayName"), str),
    )
