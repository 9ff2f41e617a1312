"""Well-known addresses of MCP server cards, and those that the site names."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.evidence.link import Link
from probes.readers import html, linkset
from probes.readers.catalogs import entries
from probes.readers.links import link_header
from probes.readers.replies import is_soft_404, no_document, unreadable
from probes.readers.urls import host_of

MCP_JSON: Final = "/.well-known/mcp.json"
CARD_PATHS: Final = (
    "/.well-known/mcp/server-card.json",  # SEP-1649, still the most common
    MCP_JSON,
    "/mcp/server-card",  # SEP-2127: reserved below the endpoint
    "/.well-known/mcp/server-card",
    "/.well-known/mcp-server-card",
    "/.well-known/mcp-server-card.json",
    "/.well-known/mcp/catalog.json",
    "/.well-known/mcp/server-cards.json",
    "/.well-known/mcp",
    "/.well-known/mcp-server.json",
    "/mcp/server-card.json",
    "/mcp-server-card.json",
)
"""Likeliest first."""

MAX_LEADS: Final = 3

CARD_TYPES: Final = frozenset({"application/mcp-server-card+json", "application/mcp-server+json"})


class Source(StrEnum):
    """Where an endpoint is named, strongest first."""

    SERVER_CARD = "server_card"
    UCP = "ucp"
    ARD = "ard"
    AI_CATALOG = "ai_catalog"
    MCP_JSON = "mcp_json"
    API_CATALOG = "api_catalog"
    LINK = "link"
    OAUTH_PROTECTED_RESOURCE = "oauth_protected_resource"
    LLMS_TXT = "llms_txt"
    GUESS = "guess"


@dataclass(frozen=True, slots=True)
class Lead:
    """`maybe_endpoint`: catalogs often give the endpoint itself."""

    source: Source
    url: str
    maybe_endpoint: bool


@lru_cache(maxsize=4)  # several readers of one grading call it
def leads(evidence: Evidence) -> tuple[Lead, ...]:
    """At most three, in order, https or on the home page's host."""
    home = evidence.first(Purpose.HOME)
    host = host_of(home.final_url) if home else evidence.host
    found: dict[str, Lead] = {}
    for lead in _named(evidence):
        if lead.url.startswith("https://") or host_of(lead.url) == host:
            found.setdefault(lead.url, lead)
    return tuple(found.values())[:MAX_LEADS]


def home_links(evidence: Evidence) -> tuple[Link, ...]:
    page = evidence.first(Purpose.HOME)
    if page is None or not page.ok or unreadable(page) is not None:
        return ()
    return (*link_header(page.header("link"), page.final_url), *html.links(page, evidence))


def catalog_links(evidence: Evidence) -> tuple[Link, ...]:
    """Nothing if the catalog is a soft 404."""
    catalog = evidence.first(Purpose.API_CATALOG)
    if catalog is None or not is_own_document(catalog, evidence):
        return ()
    found = linkset.read(catalog)
    return found.links if found else ()


def is_own_document(exchange: Exchange, evidence: Evidence) -> bool:
    if no_document(exchange) is not None:
        return False
    return not is_soft_404(exchange, *evidence.all(Purpose.CONTROL_WELL_KNOWN))


def names_card(link: Link) -> bool:
    return link.type in CARD_TYPES or "mcp-server-card" in link.rel


def _named(evidence: Evidence) -> Iterator[Lead]:
    for source, purpose in (
        (Source.ARD, Purpose.ARD),
        (Source.AI_CATALOG, Purpose.AI_CATALOG),
        (Source.SERVER_CARD, Purpose.MCP_CARD),
    ):
        for exchange in evidence.all(purpose):
            if is_own_document(exchange, evidence):
                yield from (
                    Lead(source, e.url, maybe_endpoint=True) for e in entries(exchange) if e.is_mcp and e.url
                )
    for source, links in (
        (Source.API_CATALOG, catalog_links(evidence)),
        (Source.LINK, home_links(evidence)),
    ):
        yield from (Lead(source, link.href, maybe_endpoint=False) for link in links if names_card(link))
