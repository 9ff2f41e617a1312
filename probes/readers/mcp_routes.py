"""Every way in which a site leads to an MCP endpoint, strongest first. Pure."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import islice
from typing import Final
from urllib.parse import urlsplit

from probes.evidence import Evidence, Exchange, Purpose
from probes.readers import html, linkset
from probes.readers.links import Link, link_header
from probes.readers.mcp_cards import CARD_SUFFIX, cards, endpoints_of_card
from probes.readers.replies import is_soft_404, looks_like_html, unreadable
from probes.readers.urls import absolute, host_of, same_site

MAX_ROUTES: Final = 5
GUESS: Final = "/mcp"

_READ = 256 * 1024
_ADDRESS = re.compile(r"""https?://[^\s"'`<>()\[\]{}|\\*]{4,2000}""")
_CARD_TYPES = frozenset({"application/mcp-server-card+json", "application/mcp-server+json"})
_ENDPOINT_PATH = re.compile(r"/(?:mcp|sse)(?:/(?:sse|http|v\d+))?/?$")
_PAGE_PATH = re.compile(r"\.(?:md|mdx|html?|txt|json|ya?ml|pdf|png|svg)$", re.IGNORECASE)


class Source(StrEnum):
    """Where an endpoint is named."""

    SERVER_CARD = "server_card"
    API_CATALOG = "api_catalog"
    LINK = "link"
    LLMS_TXT = "llms_txt"
    GUESS = "guess"


@dataclass(frozen=True, slots=True)
class Route:
    """One endpoint to try, and where it is named."""

    source: str
    url: str


@lru_cache(maxsize=8)  # several checks of one grading ask
def routes(evidence: Evidence) -> tuple[Route, ...]:
    """The endpoints to try in order, each once, at most five; the last is a guess at /mcp.

    All are https, or http on the home page's own host. A site's text may speak of anybody's server, so
    llms.txt counts only for the site's own.
    """
    home = _home_url(evidence)
    found: dict[str, Route] = {}
    for route in _named(evidence, home):
        if _may_try(route.url, home):
            found.setdefault(route.url.rstrip("/"), route)
    guess = Route(Source.GUESS, absolute(GUESS, home))
    named = [route for route in found.values() if route.url.rstrip("/") != guess.url]
    if guess.url in found:
        return tuple(found.values())[:MAX_ROUTES]
    return (*named[: MAX_ROUTES - 1], *([guess] if guess.url else []))


def _home_url(evidence: Evidence) -> str:
    home = evidence.first(Purpose.HOME)
    return home.final_url if home and home.answered else f"https://{evidence.host}/"


def _may_try(url: str, home: str) -> bool:
    return url.startswith("https://") or host_of(url) == host_of(home)


def _named(evidence: Evidence, home: str) -> Iterator[Route]:
    for card in cards(evidence):
        yield from (Route(Source.SERVER_CARD, url) for url in endpoints_of_card(card))
    catalog = evidence.first(Purpose.API_CATALOG)
    control = evidence.first(Purpose.CONTROL_WELL_KNOWN)
    if catalog and _is_document(catalog) and not is_soft_404(catalog, control):
        yield from (Route(Source.API_CATALOG, url) for url in _of_catalog(catalog))
    page = evidence.first(Purpose.HOME)
    if page and page.ok and unreadable(page) is None:
        links = (*link_header(page.header("link"), page.final_url), *html.parse(page).links)
        yield from (Route(Source.LINK, url) for link in links if (url := _of_link(link)))
    llms = evidence.first(Purpose.LLMS_TXT)
    if llms and _is_document(llms):
        yield from (Route(Source.LLMS_TXT, url) for url in _mentions(llms.text[:_READ], home))


def _is_document(exchange: Exchange) -> bool:
    return exchange.ok and unreadable(exchange) is None and not looks_like_html(exchange)


def _of_catalog(catalog: Exchange) -> Iterator[str]:
    found = linkset.read(catalog)
    for link in found.links if found else ():
        if url := _of_link(link):
            yield url
        for url in (link.href, link.anchor):
            if url and _looks_like_endpoint(url):
                yield url


def _of_link(link: Link) -> str:
    """The endpoint that a link names: by its relation, or as the place below which its card lies."""
    if link.type in _CARD_TYPES or "mcp-server-card" in link.rel:
        bare = CARD_SUFFIX.sub("", link.href)
        return bare if bare != link.href and "/.well-known/" not in link.href else ""
    return link.href if any("mcp" in re.split(r"[^a-z0-9]+", rel) for rel in link.rel) else ""


def _mentions(text: str, home: str) -> list[str]:
    """The likeliest first: a host of its own, then the shortest path, so that pages about MCP come last."""
    written = (match[0].rstrip(".,;:!?") for match in _ADDRESS.finditer(text))
    likely = islice((raw for raw in written if "mcp" in raw or "sse" in raw), 100)
    urls = dict.fromkeys(url for raw in likely if (url := absolute(raw, home)))
    found = [url for url in urls if _looks_like_endpoint(url) and same_site(url, home)]
    return sorted(found, key=lambda url: (not host_of(url).startswith("mcp."), urlsplit(url).path.count("/")))


def _looks_like_endpoint(url: str) -> bool:
    path = urlsplit(url).path
    if _ENDPOINT_PATH.search(path):
        return True
    return host_of(url).startswith("mcp.") and not _PAGE_PATH.search(path)
