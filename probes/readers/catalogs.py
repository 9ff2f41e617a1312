"""Entries of AI catalogs (1.0: `type`, formerly `mediaType`), ARD documents (0.91) and JSON-LD in pages."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, NamedTuple

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import html
from probes.readers.home_site import off_site_home
from probes.readers.json_text import load_object
from probes.readers.replies import looks_like_html
from probes.readers.urls import absolute_url

CATALOGS = (Purpose.ARD, Purpose.AI_CATALOG)
MAX_ENTRIES = 50  # Gateways list hundreds

MAX_DEPTH = 4  # Including the outermost (AI Catalog 1.0)
_URN = "urn:air:"


@dataclass(frozen=True, slots=True)
class Entry:
    """`type` is in lower case, `url` absolute or "", `data` an inline document, `identifier` as written.

    `whole`: it has an identifier, a type, and exactly one of url and data.
    """

    type: str
    url: str
    data: dict[str, Any] | None
    identifier: str
    whole: bool
    named: bool

    @property
    def is_mcp(self) -> bool:
        return "mcp" in self.type

    @property
    def is_catalog(self) -> bool:
        return self.type.startswith("application/ai-catalog")

    @property
    def purpose(self) -> Purpose | None:
        """For which documents of this kind are asked, or None."""
        if "a2a" in self.type or self.type.startswith("application/agent-card"):
            return Purpose.A2A_CARD
        if "agent-skills" in self.type:
            return Purpose.SKILLS_INDEX if self.type in _SKILLS_INDEXES else Purpose.SKILL
        return Purpose.OPENAPI if "openapi" in self.type else None


_SKILLS_INDEXES = frozenset({"application/agent-skills", "application/agent-skills+json"})


def catalog_entries(exchange: Exchange) -> tuple[Entry, ...]:
    if not exchange.ok or exchange.truncated or looks_like_html(exchange):
        return ()
    return tuple(islice(_entries(load_object(exchange.text), exchange.final_url, MAX_DEPTH), MAX_ENTRIES))


def catalogs_of(seen: Evidence) -> tuple[Exchange, ...]:
    """The catalogs that answered, and that in the home page."""
    return (*seen.all(*CATALOGS), *page_catalog(seen))


def page_catalog(seen: Evidence) -> tuple[Exchange, ...]:
    """The entries in the home page's JSON-LD (ARD 0.91 §5.1) as one catalog, or nothing."""
    home = seen.first(Purpose.HOME)
    if home is None or not home.ok or _URN.encode() not in home.body or off_site_home(seen):
        return ()
    nodes = [node for node in html.json_ld(home, seen) if _is_entry(node)]
    return (inline_document({"entries": nodes}, home, Purpose.ARD),) if nodes else ()


def _is_entry(node: dict[str, Any]) -> bool:
    identifier, kind = node.get("identifier"), node.get("type")
    return isinstance(identifier, str) and identifier.startswith(_URN) and isinstance(kind, str)


def named_by_catalogs(seen: Evidence, purpose: Purpose) -> tuple[str, ...]:
    """Addresses, also on other hosts."""
    named = (entry.url for x in catalogs_of(seen) for entry in catalog_entries(x) if entry.purpose is purpose)
    return tuple(dict.fromkeys(filter(None, named)))


def held_by_catalogs(seen: Evidence, purpose: Purpose) -> Iterator[Exchange]:
    """Yield documents that stand inline in catalogs."""
    for exchange in catalogs_of(seen):
        for entry in catalog_entries(exchange):
            if entry.purpose is purpose and entry.data is not None:
                yield inline_document(entry.data, exchange, purpose)


def inline_document(data: dict[str, Any], catalog: Exchange, purpose: Purpose) -> Exchange:
    """A document of a catalog, as if the catalog's address had sent it alone."""
    body = json.dumps(data, ensure_ascii=False).encode(errors="replace")
    headers = (("content-type", "application/json"),)
    return replace(catalog, purpose=purpose, body=body, headers=headers)


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
    identifier = identifier if isinstance(identifier, str) else ""
    address = absolute_url(url, base) if isinstance(url, str) else ""
    return Entry(
        type=kind.strip().lower(),
        url=address,
        data=data if isinstance(data, dict) else None,
        identifier=identifier,
        whole=bool(kind and identifier) and (bool(address) != (data is not None)),
        named=isinstance(entry.get("displayName"), str),
    )


TRANSPORTS = ("rest", "mcp", "a2a", "embedded")
MAX_SERVICES = 20
MAX_BINDINGS = 20


class Binding(NamedTuple):
    service: str
    transport: str
    endpoint: str


class Profile(NamedTuple):
    version: str
    bindings: tuple[Binding, ...]


def read_profile(exchange: Exchange) -> Profile | None:
    """None without a version and at least one service."""
    if not exchange.ok or exchange.truncated or looks_like_html(exchange):
        return None
    profile = load_object(exchange.text).get("ucp")
    if not isinstance(profile, dict) or not isinstance(profile.get("version"), str):
        return None
    services = profile.get("services")
    if not isinstance(services, dict) or not services:
        return None
    found = [
        binding
        for name, service in list(services.items())[:MAX_SERVICES]
        for binding in _bindings(name, service, exchange.final_url)
    ]
    return Profile(profile["version"], tuple(found)) if found else None


def mcp_endpoints(exchange: Exchange) -> tuple[str, ...]:
    profile = read_profile(exchange)
    bindings = profile.bindings if profile else ()
    return tuple(dict.fromkeys(b.endpoint for b in bindings if b.transport == "mcp" and b.endpoint))


def _bindings(name: str, service: object, base: str) -> Iterator[Binding]:
    if isinstance(service, list):
        for entry in service[:MAX_BINDINGS]:
            if isinstance(entry, dict) and isinstance(entry.get("transport"), str):
                yield Binding(name, entry["transport"].lower(), _endpoint(entry, base))
    elif isinstance(service, dict):
        if isinstance(service.get("transport"), str):
            yield Binding(name, service["transport"].lower(), _endpoint(service, base))
        for transport in TRANSPORTS:
            if isinstance(service.get(transport), dict):
                yield Binding(name, transport, _endpoint(service[transport], base))


def _endpoint(binding: dict[str, Any], base: str) -> str:
    endpoint = binding.get("endpoint")
    return absolute_url(endpoint, base) if isinstance(endpoint, str) else ""
