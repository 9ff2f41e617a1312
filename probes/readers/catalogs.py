"""AI catalogs and ARD documents: their entries, and those that lead to an MCP server or an A2A agent. Pure.

Sources: AI Catalog 1.0 (`type`, formerly `mediaType`), ARD 0.91. Both are lists of `entries`, each with
an address (`url`) or the document itself (`data`).
"""

from dataclasses import dataclass
from typing import Any, Final

from probes.evidence import Exchange
from probes.readers.json_text import load_object
from probes.readers.replies import looks_like_html
from probes.readers.urls import absolute

MAX_ENTRIES: Final = 50
"""Entries that are read of one catalog; gateways list hundreds."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: `type` in lower case, `url` absolute or "", `data` the document when it is inline.

    `whole`: it has an identifier, a type, and exactly one of the two.
    """

    type: str
    url: str
    data: dict[str, Any] | None
    whole: bool
    named: bool

    @property
    def is_mcp(self) -> bool:
        """Whether it is about an MCP server."""
        return "mcp" in self.type

    @property
    def is_a2a(self) -> bool:
        """Whether it is an A2A agent card."""
        return "a2a" in self.type or self.type.startswith("application/agent-card")


def entries(exchange: Exchange) -> tuple[Entry, ...]:
    """The entries of a reply, at most 50; none when it is no catalog."""
    if not exchange.ok or exchange.truncated or looks_like_html(exchange):
        return ()
    listed = load_object(exchange.text).get("entries")
    written = listed[:MAX_ENTRIES] if isinstance(listed, list) else []
    return tuple(_entry(entry, exchange.final_url) for entry in written if isinstance(entry, dict))


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
