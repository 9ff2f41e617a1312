"""All routes from a site to an MCP endpoint."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from html import unescape
from itertools import islice
from urllib.parse import parse_qsl, unquote, urlsplit

from index.values.catalog_ids import EntryType
from index.values.hosts import owner_domain, registrable_domain
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.evidence.link import Link
from probes.readers import catalogs, html, linkset
from probes.readers.catalogs import CATALOGS, catalog_entries, page_catalog
from probes.readers.json_text import load_object
from probes.readers.likeness import is_soft_404
from probes.readers.links import link_header
from probes.readers.marks import has_any
from probes.readers.mcp_cards import (
    CARD_SUFFIX,
    endpoints_of_card,
    is_card,
    server_cards,
    without_card,
)
from probes.readers.overview import overview_of
from probes.readers.replies import why_no_document, why_unreadable
from probes.readers.urls import MAX_LENGTH, absolute_url, host_of, path_of, same_address, same_site

MCP_JSON = "/.well-known/mcp.json"
# Likeliest first.
CARD_PATHS = (
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

MAX_LEADS = 3

CARD_TYPES = frozenset({EntryType.MCP.value, "application/mcp-server+json"})


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
    for lead in _named_leads(evidence):
        if lead.url.startswith("https://") or host_of(lead.url) == host:
            found.setdefault(lead.url, lead)
    return tuple(found.values())[:MAX_LEADS]


def home_links(evidence: Evidence) -> tuple[Link, ...]:
    page = evidence.first(Purpose.HOME)
    if page is None or not page.ok or why_unreadable(page) is not None:
        return ()
    return (*link_header(page.header("link"), page.final_url), *html.links(page, evidence))


def catalog_links(evidence: Evidence) -> tuple[Link, ...]:
    """Nothing if the catalog is a soft 404."""
    catalog = evidence.first(Purpose.API_CATALOG)
    if catalog is None or not is_own_document(catalog, evidence):
        return ()
    found = linkset.read_linkset(catalog)
    return found.links if found else ()


def is_own_document(exchange: Exchange, evidence: Evidence) -> bool:
    if why_no_document(exchange) is not None:
        return False
    return not is_soft_404(exchange, *evidence.all(Purpose.CONTROL_WELL_KNOWN))


def names_card(link: Link) -> bool:
    return link.type in CARD_TYPES or "mcp-server-card" in link.rel


def _named_leads(evidence: Evidence) -> Iterator[Lead]:
    for source, purpose in (
        (Source.ARD, Purpose.ARD),
        (Source.AI_CATALOG, Purpose.AI_CATALOG),
        (Source.SERVER_CARD, Purpose.MCP_CARD),
    ):
        for exchange in evidence.all(purpose):
            if is_own_document(exchange, evidence):
                yield from (
                    Lead(source, e.url, maybe_endpoint=True)
                    for e in catalog_entries(exchange)
                    if e.is_mcp and e.url
                )
    in_page = (entry for catalog in page_catalog(evidence) for entry in catalog_entries(catalog))
    yield from (Lead(Source.LINK, e.url, maybe_endpoint=True) for e in in_page if e.is_mcp and e.url)
    for source, links in (
        (Source.API_CATALOG, catalog_links(evidence)),
        (Source.LINK, home_links(evidence)),
    ):
        yield from (Lead(source, link.href, maybe_endpoint=False) for link in links if names_card(link))


MAX_READ = 256 * 1024
_MAX_WEAK_MENTIONS = 3
MAX_CLAIMS = 2  # A text with more is a list of third-party servers

_MAX_CANDIDATES = 100
_ADDRESS = re.compile(r"""https?://[^\s"'`<>()\[\]{}|\\*]{4,2000}""")
_PATH = re.compile(
    r"""(?:^|[\s"'`(<:=])(/[\w~.-]{1,80}(?:/[\w~.-]{1,80}){0,7}/?)(?=$|[\s"'`)>,;:!?])""", re.MULTILINE
)
# As in "MCP endpoint: /ai/rpc".
_LABELLED = re.compile(
    r"""
    (?<![\w/.-])(?:MCP|model\ context\ protocol)(?![\w/.-]) [^\n/]{0,60}?
    (?:\b(?:endpoint|server|url|uri|address|transport|http|at|is|post)\b|[:=|\u2192>]) [\s`"'(<*_:|=]{1,8}
    (https?://[^\s"'`<>()\[\]{}|\\*]{4,2000} | /[\w~.-]{1,80}(?:/[\w~.-]{1,80}){0,7}/?) (?=$|[\s"'`)>,;:!?|])
    """,
    re.IGNORECASE | re.MULTILINE | re.VERBOSE,
)
# What clients are given to connect: a block of settings, a command.
_CONFIGURED = re.compile(
    r"""["']mcpServers["'](?:[^`]{0,1500}) | \bmcp\ add(?:-json)?\b(?:[^\n`\\]|\\\n|\\[^\n]){0,400}
    | (?<![\w-])(?:mcp-remote|add-mcp)(?![\w-])(?:@[\w.-]{1,20})?[^\n`]{0,300}""",
    re.VERBOSE,
)
_LINK = re.compile(r"\[([^\[\]\n]{1,200})\]\(\s{0,3}<?([^()<>\s]{1,2000})")
_HREF = re.compile(r"""\bhref\s{0,5}=\s{0,5}["']?([^"'\s<>]{1,2000})""", re.IGNORECASE)
_ANCHOR_TEXT, _ANCHOR_TAG = 400, 2048
_MAX_BLOCKS = 20
_MAX_OCCURRENCES = 500
SAYS_MCP = re.compile(r"\bMCP\b|\bmodel context protocol\b|(?<![\w-])mcp(?![\w-])", re.IGNORECASE)

_NAMED_AS_ENDPOINT = re.compile(
    r"/(?:mcp|sse|mcp[-_]?server)(?:/(?:sse|https?|server|stream|streamable(?:[-_]?http)?|rpc|endpoint"
    r"|v\d+))?/?$",
    re.IGNORECASE,
)
_PART_OF_PATH = re.compile(r"/(?:mcp|mcp[-_]server)(?:/|$)", re.IGNORECASE)
_PAGE_PATH = re.compile(
    r"\.(?:mdx?|html?|txt|json|ya?ml|xml|pdf|png|svg|jpe?g|gif|webp|js|css|zip|gz|mcpb|dxt)$", re.IGNORECASE
)

_LIKELY = re.compile(r"mcp|/sse", re.IGNORECASE)
_SHORT_NAME = 3
_ANYBODYS = frozenset(
    {"mcp", "api", "www", "app", "apps", "docs", "agent", "agents", "server", "servers", "tools", "shop"}
    | {"store", "site", "sites", "web", "dev", "test", "demo", "cloud", "hosting", "public"}
)


@dataclass(frozen=True, slots=True)
class EndpointMention:
    """`weak`: may be an ordinary page. `is_claim`: counts only if the server names the site."""

    url: str
    weak: bool = False
    is_claim: bool = False


def mentions_in_text(text: str, base: str) -> tuple[EndpointMention, ...]:
    text = text[:MAX_READ]
    linked = ((m[2], SAYS_MCP.search(m[1]) is not None) for m in _LINK.finditer(text))
    written = ((m[0].rstrip(".,;:!?"), False) for m in _ADDRESS.finditer(text))
    paths = ((m[1].rstrip("."), False) for m in _PATH.finditer(text))
    labelled = ((m[1].rstrip(".,;:!?"), True) for m in _LABELLED.finditer(text))
    configured = ((raw, True) for raw in _configured(text))
    return _ranked(
        [one for some in (linked, written, paths, labelled, configured) for one in _likely(some)], base
    )


def _configured(text: str) -> Iterator[str]:
    blocks = islice(_CONFIGURED.finditer(text), _MAX_BLOCKS)
    return (m[0].rstrip(".,;:!?") for block in blocks for m in _ADDRESS.finditer(block[0]))


def mentions_in_page(markup: str, base: str) -> tuple[EndpointMention, ...]:
    """All are weak, except on hosts like mcp.example.com."""
    written = ((m[0].rstrip(".,;:!?"), False) for m in _ADDRESS.finditer(markup))
    found = _ranked([*_likely(_anchors(markup)), *_likely(written)], base)
    return tuple(EndpointMention(m.url, m.weak or not _has_mcp_host(m.url), m.is_claim) for m in found)


def looks_like_endpoint(url: str) -> bool:
    """Whether it ends in /mcp, /sse, /mcp/server etc., or its host is like mcp.example.com."""
    path = path_of(url)
    if _NAMED_AS_ENDPOINT.search(path):
        return True
    return _has_mcp_host(url) and not _PAGE_PATH.search(path)


def names_host(url: str, host: str) -> bool:
    """Whether another site's address names the host in path, label or query value.

    A label may lack the suffix: `acme.agents.example` for acme.com.
    """
    host = host.removeprefix("www.")
    names = {host, host.replace(".", "-")}
    try:
        parts = urlsplit(url)
        asked = [value for _, value in parse_qsl(parts.query, max_num_fields=20)]
    except ValueError:
        return False
    values = [host_of(value) if "://" in value else value.strip("/").lower() for value in asked]
    segments = [unquote(part).lower() for part in parts.path.split("/")]
    if any(one.removeprefix("www.") in names for one in (*values, *segments)):
        return True
    there = host_of(url)
    tenant = there.removesuffix(registrable_domain(there)).strip(".")
    return any(f".{name}." in f".{tenant}." for name in {*names, own_name(host)} - {""})


def names_site(website: str, title: str, host: str) -> bool:
    if website:
        return same_site(website, f"https://{host}/")
    return _title_names(title.lower(), host.removeprefix("www."))


def own_name(host: str) -> str:
    """For www.acme.co.uk "acme"; "" for a generic label."""
    label = owner_domain(host.removeprefix("www.")).partition(".")[0]
    return label if len(label) >= _SHORT_NAME and label not in _ANYBODYS else ""


def _title_names(text: str, host: str) -> bool:
    if re.search(rf"(?<![\w.-]){re.escape(host)}(?![\w-]|\.\w)", text):
        return True
    name, words = own_name(host).replace("-", ""), re.findall(r"[^\W_]+", text)[:10]
    return bool(name) and name in ("".join(words[:end]) for end in range(1, len(words) + 1))


def _likely(written: Iterator[tuple[str, bool]]) -> Iterator[tuple[str, bool]]:
    return islice((one for one in written if one[1] or _LIKELY.search(one[0])), _MAX_CANDIDATES)


def _ranked(written: list[tuple[str, bool]], base: str) -> tuple[EndpointMention, ...]:
    said: dict[str, bool] = {}
    for raw, says in written:
        if len(raw) <= MAX_LENGTH and (url := absolute_url(raw, base)):
            said[url] = said.get(url, False) or says
    found = [m for url, says in said.items() if (m := _mention(url, base, says=says)) is not None]
    found.sort(key=lambda m: (not _has_mcp_host(m.url), path_of(m.url).count("/")))
    claims = [m for m in found if m.is_claim]
    return (
        *(m for m in found if not m.weak and not m.is_claim),
        *[m for m in found if m.weak][:_MAX_WEAK_MENTIONS],
        *(claims if len(claims) <= MAX_CLAIMS else ()),
    )


def _mention(url: str, base: str, *, says: bool) -> EndpointMention | None:
    endpoint, path = looks_like_endpoint(url), path_of(url)
    page = _PAGE_PATH.search(path) is not None or same_address(url, base)
    if same_site(url, base):
        weak = not page and (says or _PART_OF_PATH.search(path) is not None)
        return EndpointMention(url, weak=not endpoint) if endpoint or weak else None
    if names_host(url, host_of(base)):
        return EndpointMention(url, weak=not endpoint) if endpoint or (says and not page) else None
    return EndpointMention(url, is_claim=True) if endpoint and url.startswith("https://") else None


def _has_mcp_host(url: str) -> bool:
    return host_of(url).startswith("mcp.")


def _anchors(markup: str) -> Iterator[tuple[str, bool]]:
    for word in islice(SAYS_MCP.finditer(markup), _MAX_OCCURRENCES):
        start = max(0, word.start() - _ANCHOR_TEXT - _ANCHOR_TAG)
        before = markup[start : word.start()].lower()
        opened = before.rfind("<a ")
        if opened < 0 or before.find("</a", opened) >= 0:
            continue
        end = markup.find(">", start + opened, start + opened + _ANCHOR_TAG)
        if end > 0 and (href := _HREF.search(markup[start + opened : end])):
            yield unescape(href[1]), end < word.start()


MAX_ROUTES = 8
MAX_WEAK = 8
GUESS = "/mcp"
FURTHER_GUESSES = ("/api/mcp", "/sse")

_READ = 256 * 1024
# Looking behind the first letter: a search for a letter is fast, one that looks behind each place is not.
_SAYS_MCP = re.compile(rb"[Mm](?:(?<![\w-][Mm])(?:(?<=M)CP|(?<=m)cp)(?![\w-])|odel [Cc]ontext [Pp]rotocol)")
# Cheap pre-test: every match has one of these.
_IN_MCP = (b"MCP", b"mcp", b"ontext Protocol", b"ontext protocol")
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
    for route in named_routes(evidence):
        (weak if route.weak else found).setdefault(route.url.rstrip("/"), route)
    guesses = [Route(Source.GUESS, url) for url in guessed_urls(evidence) if url not in found]
    sure = (*list(found.values())[: MAX_ROUTES - len(guesses)], *guesses)
    known = {route.url.rstrip("/") for route in sure}
    return (*sure, *[route for url, route in weak.items() if url not in known][:MAX_WEAK])


@lru_cache(maxsize=4)
def named_routes(evidence: Evidence) -> tuple[Route, ...]:
    """Every endpoint that the site names, strongest source first, with duplicates.

    All are https or on the home page's host. Those from llms.txt, pages or resource metadata are on the site
    or name it in their address.
    """
    home = _home_url(evidence)
    return tuple(route for route in _named_routes(evidence, home) if _may_try(route.url, home))


@lru_cache(maxsize=4)
def claimed_routes(evidence: Evidence) -> tuple[Route, ...]:
    """Other sites' endpoints that this one mentions; they count only if they name this site."""
    home = _home_url(evidence)
    found: dict[str, Route] = {}
    for source in (Source.LLMS_TXT, Source.LINK):
        for mention in _mentions(evidence, home, source):
            if mention.is_claim:
                found.setdefault(mention.url, Route(source, mention.url))
    return tuple(found.values())[:MAX_CLAIMS]


def guessed_urls(evidence: Evidence) -> tuple[str, ...]:
    base, home = _home_url(evidence), evidence.first(Purpose.HOME)
    left = home is not None and same_site(home.url, base) and host_of(home.url) != host_of(base)
    bases = (base, home.url) if home is not None and left else (base,)
    return tuple(url for one in bases if (url := absolute_url(GUESS, one)))


def _home_url(evidence: Evidence) -> str:
    home = evidence.first(Purpose.HOME)
    return home.final_url if home and home.answered else f"https://{evidence.host}/"


def _may_try(url: str, home: str) -> bool:
    return url.startswith("https://") or host_of(url) == host_of(home)


def _named_routes(evidence: Evidence, home: str) -> Iterator[Route]:
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
        yield from (Route(Source.GUESS, absolute_url(path, home), weak=True) for path in FURTHER_GUESSES)
    yield from _routes_mentioned(evidence, home, Source.LINK)


def _routes_of_cards(evidence: Evidence, led: tuple[Lead, ...]) -> Iterator[Route]:
    for card in server_cards(evidence):
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
            card = next((e for e in asked if why_unreadable(e) is None and is_card(e)), None)
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
    if profile is None or not is_own_document(profile, evidence) or any(map(catalogs.read_profile, controls)):
        return ()
    return catalogs.mcp_endpoints(profile)


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
            url = absolute_url(resource, home) if isinstance(resource, str) and "://" in resource else ""
            apart = path_of(url) != "/" or host_of(url).startswith("mcp.")
            if url and apart and same_site(url, home):
                yield url


def _routes_mentioned(evidence: Evidence, home: str, source: Source) -> Iterator[Route]:
    mentions = _mentions(evidence, home, source)
    return (Route(source, m.url, weak=m.weak) for m in mentions if not m.is_claim)


def _mentions(evidence: Evidence, home: str, source: Source) -> tuple[EndpointMention, ...]:
    if source is Source.LLMS_TXT:
        llms = overview_of(evidence)
        return _in_text(llms, home) if llms and is_own_document(llms, evidence) else ()
    page = evidence.first(Purpose.HOME)
    return _in_page(page) if page and _is_page(page) and _says_mcp(page) else ()


@lru_cache(maxsize=16)  # called again after every few replies
def _in_text(llms: Exchange, home: str) -> tuple[EndpointMention, ...]:
    return mentions_in_text(llms.text, home)


@lru_cache(maxsize=16)
def _in_page(page: Exchange) -> tuple[EndpointMention, ...]:
    return mentions_in_page(page.text[:_READ], page.final_url)


def _framework_urls(evidence: Evidence) -> tuple[str, ...]:
    page = evidence.first(Purpose.HOME)
    if page is None or not _is_page(page):
        return ()
    read = page.body[:_READ]
    below = (path for marks, path in _FRAMEWORKS if has_any(read, marks))
    return tuple(url for path in below if (url := absolute_url(path, page.final_url)))


def _is_page(page: Exchange) -> bool:
    return page.ok and why_unreadable(page) is None


def _speaks_of_mcp(evidence: Evidence) -> bool:
    read = (e for e in evidence.all(*_SPEAKING) if e.ok)
    return any(_says_mcp(e) and (e.purpose is Purpose.HOME or is_own_document(e, evidence)) for e in read)


@lru_cache(maxsize=64)
def _says_mcp(exchange: Exchange) -> bool:
    body = exchange.body[:_READ]
    return has_any(body, _IN_MCP) and _SAYS_MCP.search(body) is not None
