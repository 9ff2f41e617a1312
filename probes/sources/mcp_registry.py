"""Hosts of `remotes[].url` and `websiteUrl` in an MCP Registry.

Reads latest versions from `GET /v0.1/servers` (`{"servers": [{"server": …, "_meta": …}], "metadata":
{"nextCursor": …}}`; see its OpenAPI document); after a whole reading only updates, deleted servers included.
"""

from collections.abc import Iterator
from datetime import UTC, timedelta
from typing import Any
from urllib.parse import urlencode

from probes.models import Target
from probes.sources.json_pages import text_of
from probes.sources.kind import (
    Ask,
    HostEntry,
    SourceKind,
    SourcePage,
    SourcePlace,
    SourceTrouble,
    Terms,
    sample_entries,
)

A_PAGE = 100
CLOCKS = timedelta(minutes=10)
MAX_URLS = 100

_OFFICIAL = "io.modelcontextprotocol.registry/official"


def pages_of_mcp_registry(ask: Ask, place: SourcePlace) -> Iterator[SourcePage]:
    """Raises SourceTrouble."""
    position: str | None = place.position
    while position is not None:
        page = ask.page(_url(place, position), "servers")
        entries, left_out = sample_entries(entry for server in page for entry in _entries(server))
        position = _next(page.rest)
        yield SourcePage(entries, position, left_out)


def _url(place: SourcePlace, cursor: str) -> str:
    asked = {"limit": str(A_PAGE), "version": "latest"}
    if place.since is not None:
        since = place.since.astimezone(UTC) - CLOCKS
        asked["updated_since"] = since.strftime("%Y-%m-%dT%H:%M:%SZ")
    if cursor:
        asked["cursor"] = cursor
    return f"{place.address.rstrip('/')}/v0.1/servers?{urlencode(asked)}"


def _next(found: dict[str, Any]) -> str | None:
    metadata = found.get("metadata")
    if not isinstance(metadata, dict):
        raise SourceTrouble("its page has no metadata, so whether there are more is unknown")
    cursor = metadata.get("nextCursor") or None
    if cursor is not None and not isinstance(cursor, str):
        raise SourceTrouble("its nextCursor is not a text")
    return cursor


def _entries(item: object) -> Iterator[HostEntry]:
    """URLs of a deleted server have a problem."""
    server = item.get("server") if isinstance(item, dict) else None
    if not isinstance(item, dict) or not isinstance(server, dict):
        raise SourceTrouble("its page has a server that is not an object: its form changed")
    name = text_of(server, "name")
    problem = "its registry says that it is deleted" if _is_deleted(item) else ""
    remotes = server.get("remotes") or []
    if not isinstance(remotes, list):
        raise SourceTrouble("remotes of a server is not a list: its form changed")
    urls = [text_of(remote, "url") for remote in remotes[:MAX_URLS] if isinstance(remote, dict)]
    for url in filter(None, [*urls, text_of(server, "websiteUrl")]):
        yield HostEntry(0, url, problem, name, name.partition("/")[0])


def _is_deleted(item: dict[str, Any]) -> bool:
    meta = item.get("_meta")
    official = meta.get(_OFFICIAL) if isinstance(meta, dict) else None
    return isinstance(official, dict) and official.get("status") == "deleted"


KIND = SourceKind(
    name="mcp-registry",
    title="The official MCP Registry",
    origin=Target.Origin.REGISTRY,
    terms=Terms(
        "The API is open and made to be read by aggregators, regularly but not often (once an hour).",
        "https://modelcontextprotocol.io/registry/registry-aggregators",
        permits=True,
    ),
    address="https://registry.modelcontextprotocol.io",
    every=timedelta(days=1),
    pages=pages_of_mcp_registry,
)
