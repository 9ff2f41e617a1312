"""All routes from a site to an MCP endpoint."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.evidence.link import Link
from probes.readers import mcp_mentions, ucp
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
from probes.readers.mcp_mentions import MAX_CLAIMS, EndpointMention, looks_like_endpoint
from probes.readers.replies import unreadable
from probes.readers.urls import absolute, host_of, path_of, same_address, same_site

MAX_ROUTES: Final = 8
MAX_WEAK: Final = 8
GUESS: Final = "/mcp"
FURTHER_GUESSES: Final = ("/api/mcp", "/sse")

_READ = 256 * 1024
_SAYS_MCP = re.compile(rb"[Mm](?:(?<![\w-][Mm])(?:(?<=M)CP|(?<=m)cp)(?![\w-])|odel [Cc]ontext [Pp]rotocol)")
"""Looking behind the first letter: a search for a letter is fast, one that looks behind each place is not."""
_IN_MCP = ((b"MCP",), (b"mcp",), (b"odel ", b"rotocol"))
"""Cheap pre-test: every match has all of one of these."""
_SPEAKING = (
    *(Purpose.HOME, Purpose.HOME_MARKDOWN, Purpose.LLMS_TXT, Purpose.MARKDOWN_TWIN, Purpose.API_CATALOG),
    *(Purpose.UCP, Purpose.ARD, Purpose.AI_CATALOG, Purpose.MCP_CARD, Purpose.OAUTH_RESOURCE),
)
_FRAMEWORKS = (
    ((b"gradio_config", b"<gradio-app"), "gradio_api/mcp/"),
    ((b"datasette.io", b"datasette-manager"), "-/mcp"),
)


@dataclass(frozen=True, slots=True)
class Route:
    """`weak`: perhaps an ordinary page; counts only if it answers as MCP."""

    source: Source
    url: str
    weak: bool = False


@lru_cache(maxsize=4)  # several checks of one grading call it
def routes(evidence: Evidence) -> tuple[Route, ...]:
    """At most eight endpoints: named, then guesses at /mcp, then weak ones."""
    found: dict[str, Route] = {}
    weak: dict[str, Route] = {}
    for route in named(evidence):
        (weak if route.weak else found).setdefault(route.url.rstrip("/"), route)
    guesses = [Route(Source.GUESS, url) for url in guessed(evidence) if url not in found]
    sure = (*list(found.values())[: MAX_ROUTES - len(guesses)], *guesses)
    known = {route.url.rstrip("/") for route in sure}
    return (*sure, *[route for url, route in weak.items() if url not in known][:MAX_WEAK])


@lru_cache(maxsize=4)
def named(evidence: Evidence) -> tuple[Route, ...]:
    """Every endpoint that the site names, strongest source first, with duplicates.

    All are https or on the home page's host. Those from llms.txt, pages or resource metadata are on the site
    or name it in their address.
    """
    home = _home_url(evidence)
    return tuple(route for route in _named(evidence, home) if _may_try(route.url, home))


@lru_cache(maxsize=4)
def claims(evidence: Evidence) -> tuple[Route, ...]:
    """Other sites' endpoints that this one mentions; they count only if they name this site."""
    home = _home_url(evidence)
    found: dict[str, Route] = {}
    for source in (Source.LLMS_TXT, Source.LINK):
        for mention in _mentions(evidence, home, source):
            if mention.is_claim:
                found.setdefault(mention.url, Route(source, mention.url))
    return tuple(found.values())[:MAX_CLAIMS]


def guessed(evidence: Evidence) -> tuple[str, ...]:
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
    yield from _routes_mentioned(evidence, home, Source.LLMS_TXT)
    frameworks = _framework_urls(evidence)
    yield from (Route(Source.GUESS, url, weak=True) for url in frameworks)
    if frameworks or _speaks_of_mcp(evidence):
        yield from (Route(Source.GUESS, absolute(path, home), weak=True) for path in FURTHER_GUESSES)
    yield from _routes_mentioned(evidence, home, Source.LINK)


def _routes_of_cards(evidence: Evidence, led: tuple[Lead, ...]) -> Iterator[Route]:
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
    for lead in led:
        if lead.source is source:
            asked = (e for e in evidence.all(Purpose.MCP_CARD) if same_address(e.url, lead.url))
            card = next((e for e in asked if unreadable(e) is None and is_card(e)), None)
            if card is not None and (urls := endpoints_of_card(card)):
                yield from urls
            elif (url := without_card(lead.url)) and (
                lead.maybe_endpoint or (card is None and _lay_below(lead.url))
            ):
                yield url


def _lay_below(card: str) -> bool:
    return "/.well-known/" not in card and CARD_SUFFIX.search(card) is not None


def _urls_of_ucp(evidence: Evidence) -> tuple[str, ...]:
    profile, controls = evidence.first(Purpose.UCP), evidence.all(Purpose.CONTROL_WELL_KNOWN)
    if profile is None or not is_own_document(profile, evidence) or any(map(ucp.read, controls)):
        return ()
    return ucp.mcp_endpoints(profile)


def _urls_of_link(link: Link, source: Source) -> Iterator[str]:
    if names_card(link):
        return
    if any("mcp" in re.split(r"[^a-z0-9]+", rel) for rel in link.rel):
        yield link.href
    if source is Source.API_CATALOG:
        yield from (url for url in (link.href, link.anchor) if url and looks_like_endpoint(url))


def _urls_of_resource(evidence: Evidence, home: str) -> Iterator[str]:
    """The protected resource (RFC 9728) if it has its own path or host on this site."""
    for metadata in evidence.all(Purpose.OAUTH_RESOURCE):
        if is_own_document(metadata, evidence) and not metadata.truncated:
            resource = load_object(metadata.text).get("resource")
            url = absolute(resource, home) if isinstance(resource, str) and "://" in resource else ""
            apart = path_of(url) != "/" or host_of(url).startswith("mcp.")
            if url and apart and same_site(url, home):
                yield url


def _routes_mentioned(evidence: Evidence, home: str, source: Source) -> Iterator[Route]:
    mentions = _mentions(evidence, home, source)
    return (Route(source, m.url, weak=m.weak) for m in mentions if not m.is_claim)


def _mentions(evidence: Evidence, home: str, source: Source) -> tuple[EndpointMention, ...]:
    if source is Source.LLMS_TXT:
        llms = evidence.first(Purpose.LLMS_TXT)
        return _in_text(llms, home) if llms and is_own_document(llms, evidence) else ()
    page = evidence.first(Purpose.HOME)
    return _in_page(page) if page and _is_page(page) and _says_mcp(page) else ()


@lru_cache(maxsize=16)  # called again after every few replies
def _in_text(llms: Exchange, home: str) -> tuple[EndpointMention, ...]:
    return mcp_mentions.in_text(llms.text, home)


@lru_cache(maxsize=16)
def _in_page(page: Exchange) -> tuple[EndpointMention, ...]:
    return mcp_mentions.in_page(page.text[:_READ], page.final_url)


def _framework_urls(evidence: Evidence) -> tuple[str, ...]:
    page = evidence.first(Purpose.HOME)
    if page is None or not _is_page(page):
        return ()
    read = page.body[:_READ]
    below = (path for marks, path in _FRAMEWORKS if any(mark in read for mark in marks))
    return tuple(url for path in below if (url := absolute(path, page.final_url)))


def _is_page(page: Exchange) -> bool:
    return page.ok and unreadable(page) is None


def _speaks_of_mcp(evidence: Evidence) -> bool:
    read = (e for e in evidence.all(*_SPEAKING) if e.ok)
    return any(_says_mcp(e) and (e.purpose is Purpose.HOME or is_own_document(e, evidence)) for e in read)


@lru_cache(maxsize=64)
def _says_mcp(exchange: Exchange) -> bool:
    body = exchange.body[:_READ]
    may_say = any(all(part in body for part in parts) for parts in _IN_MCP)
    return may_say and _SAYS_MCP.search(body) is not None
