"""Every way in which a site leads to an MCP endpoint, strongest first. Pure."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final

from probes.evidence.evidence import Evidence, Purpose
from probes.evidence.link import Link
from probes.readers import ucp
from probes.readers.json_text import load_object
from probes.readers.mcp_cards import (
    CARD_SUFFIX,
    CATALOGS,
    cards,
    endpoints_of_card,
    is_card,
    without_card,
)
from probes.readers.mcp_leads import (
    CARD_PATHS,
    MCP_JSON,
    Lead,
    Source,
    catalog_links,
    home_links,
    is_own_document,
    leads,
    names_card,
)
from probes.readers.replies import unreadable
from probes.readers.urls import absolute, host_of, path_of, same_address, same_site

MAX_ROUTES: Final = 8
GUESS: Final = "/mcp"

_READ = 256 * 1024
_ADDRESS = re.compile(r"""https?://[^\s"'`<>()\[\]{}|\\*]{4,2000}""")
_ENDPOINT_PATH = re.compile(r"/(?:mcp|sse)(?:/(?:sse|http|v\d+))?/?$")
_PAGE_PATH = re.compile(r"\.(?:md|mdx|html?|txt|json|ya?ml|pdf|png|svg)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Route:
    """An endpoint to try, and where it is named."""

    source: Source
    url: str


@lru_cache(maxsize=4)  # several checks of one grading ask
def routes(evidence: Evidence) -> tuple[Route, ...]:
    """Return the endpoints to try in order, at most eight; guesses at /mcp come last."""
    found: dict[str, Route] = {}
    for route in named(evidence):
        found.setdefault(route.url.rstrip("/"), route)
    guesses = [Route(Source.GUESS, url) for url in guessed(evidence) if url not in found]
    return (*list(found.values())[: MAX_ROUTES - len(guesses)], *guesses)


@lru_cache(maxsize=4)
def named(evidence: Evidence) -> tuple[Route, ...]:
    """Return every endpoint that the site names, strongest source first, with duplicates.

    All are https, or http on the home page's host. Endpoints named by llms.txt or resource metadata must be
    on the site itself.
    """
    home = _home_url(evidence)
    return tuple(route for route in _named(evidence, home) if _may_try(route.url, home))


def guessed(evidence: Evidence) -> tuple[str, ...]:
    """Return the likeliest endpoint addresses: on the home page's host and on the visited host.

    A bare name may redirect its pages to www and keep the rest.
    """
    base, home = _home_url(evidence), evidence.first(Purpose.HOME)
    left = home is not None and same_site(home.url, base) and host_of(home.url) != host_of(base)
    bases = (base, home.url) if home is not None and left else (base,)
    return tuple(url for one in bases if (url := absolute(GUESS, one)))


def _home_url(evidence: Evidence) -> str:
    home = evidence.first(Purpose.HOME)
    return home.final_url if home and home.answered else f"https://{evidence.host}/"


def _may_try(url: str, home: str) -> bool:
    return url.startswith("https://") or host_of(url) == host_of(home)


def _named(evidence: Evidence, home: str) -> Iterator[Route]:
    led = leads(evidence)
    at_known = tuple(_routes_of_cards(evidence, led))
    yield from (route for route in at_known if route.source is Source.SERVER_CARD)
    yield from (Route(Source.SERVER_CARD, url) for url in _urls_of_leads(evidence, led, Source.SERVER_CARD))
    yield from (Route(Source.UCP, url) for url in _urls_of_ucp(evidence))
    for source in (Source.ARD, Source.AI_CATALOG):
        yield from (route for route in at_known if route.source is source)
        yield from (Route(source, url) for url in _urls_of_leads(evidence, led, source))
    yield from (route for route in at_known if route.source is Source.MCP_JSON)
    for source, links in (
        (Source.API_CATALOG, catalog_links(evidence)),
        (Source.LINK, home_links(evidence)),
    ):
        yield from (Route(source, url) for url in _urls_of_leads(evidence, led, source))
        yield from (Route(source, url) for link in links for url in _urls_of_link(link, source))
    yield from (Route(Source.OAUTH_PROTECTED_RESOURCE, url) for url in _urls_of_resource(evidence, home))
    llms = evidence.first(Purpose.LLMS_TXT)
    if llms and is_own_document(llms, evidence):
        yield from (Route(Source.LLMS_TXT, url) for url in _mentions(llms.text[:_READ], home))


def _routes_of_cards(evidence: Evidence, led: tuple[Lead, ...]) -> Iterator[Route]:
    """Endpoints of the cards at well-known addresses, below an endpoint, or in a catalog."""
    for card in cards(evidence):
        if card.purpose in CATALOGS:
            source = Source.ARD if card.purpose is Purpose.ARD else Source.AI_CATALOG
        elif path_of(card.url) == MCP_JSON:
            source = Source.MCP_JSON
        elif path_of(card.url) in CARD_PATHS or not any(same_address(card.url, e.url) for e in led):
            source = Source.SERVER_CARD
        else:
            continue
        yield from (Route(source, url) for url in endpoints_of_card(card))


def _urls_of_leads(evidence: Evidence, led: tuple[Lead, ...], source: Source) -> Iterator[str]:
    """Endpoints of the cards named by documents of this kind; without a card, derived from its address."""
    for lead in led:
        if lead.source is source:
            asked = (e for e in evidence.all(Purpose.MCP_CARD) if same_address(e.url, lead.url))
            card = next((e for e in asked if unreadable(e) is None and is_card(e)), None)
            if card is not None:
                yield from endpoints_of_card(card)
            elif (url := without_card(lead.url)) and (lead.maybe_endpoint or _lay_below(lead.url)):
                yield url


def _lay_below(card: str) -> bool:
    return "/.well-known/" not in card and CARD_SUFFIX.search(card) is not None


def _urls_of_ucp(evidence: Evidence) -> tuple[str, ...]:
    profile, controls = evidence.first(Purpose.UCP), evidence.all(Purpose.CONTROL_WELL_KNOWN)
    if profile is None or not is_own_document(profile, evidence) or any(map(ucp.read, controls)):
        return ()
    return ucp.mcp_endpoints(profile)


def _urls_of_link(link: Link, source: Source) -> Iterator[str]:
    """The endpoint that a link names by relation or, in a catalog, by address."""
    if names_card(link):
        return
    if any("mcp" in re.split(r"[^a-z0-9]+", rel) for rel in link.rel):
        yield link.href
    if source is Source.API_CATALOG:
        yield from (url for url in (link.href, link.anchor) if url and looks_like_endpoint(url))


def _urls_of_resource(evidence: Evidence, home: str) -> Iterator[str]:
    """The protected resource (RFC 9728), if it has a path or host of its own on this site."""
    for metadata in evidence.all(Purpose.OAUTH_RESOURCE):
        if is_own_document(metadata, evidence) and not metadata.truncated:
            resource = load_object(metadata.text).get("resource")
            url = absolute(resource, home) if isinstance(resource, str) and "://" in resource else ""
            apart = path_of(url) != "/" or host_of(url).startswith("mcp.")
            if url and apart and same_site(url, home):
                yield url


def _mentions(text: str, home: str) -> list[str]:
    """Endpoints in the text, likeliest first: own hosts, then the shortest path, so pages about MCP come last."""
    written = (match[0].rstrip(".,;:!?") for match in _ADDRESS.finditer(text))
    likely = islice((raw for raw in written if "mcp" in raw or "sse" in raw), 100)
    urls = dict.fromkeys(url for raw in likely if (url := absolute(raw, home)))
    found = [url for url in urls if looks_like_endpoint(url) and same_site(url, home)]
    return sorted(found, key=lambda url: (not host_of(url).startswith("mcp."), path_of(url).count("/")))


def looks_like_endpoint(url: str) -> bool:
    """Whether the URL ends in /mcp or /sse, or has a host like mcp.example.com."""
    path = path_of(url)
    if _ENDPOINT_PATH.search(path):
        return True
    return host_of(url).startswith("mcp.") and not _PAGE_PATH.search(path)
