"""What a visit asks for besides MCP: the home page, controls, documents, links, the site's search."""

import secrets
from collections.abc import Iterable

from index.values.reasons import Reason
from probes.consent import home_refusal, may_hide_refusal
from probes.consent.robots import redirect_refusal
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.gather import home_page
from probes.gather.home_page import is_copy
from probes.gather.routes import JSON
from probes.gather.visit import Visit
from probes.readers import documents
from probes.readers.alternates import markdown_alternates
from probes.readers.catalogs import held_by_catalogs, named_by_catalogs
from probes.readers.home_site import off_site_home, shown_home
from probes.readers.linkset import catalog_targets, overview_targets
from probes.readers.markdown import MARKDOWN_TYPES, PAST_A_CACHE, is_markdown_reply
from probes.readers.mcp_replies import MODERN_HEADERS, tools_list
from probes.readers.mcp_routes import catalog_links, home_links, is_own_document
from probes.readers.oauth import challenged_metadata
from probes.readers.overview import is_overview, overview_of
from probes.readers.replies import accept_of, is_from_cache, looks_like_html, why_unreadable
from probes.readers.search_action import SearchWord
from probes.readers.urls import origin_of, path_of, same_address, same_site

LINKSET = "application/linkset+json, application/json;q=0.5, */*;q=0.1"
TWINS = ("/index.md", "/index.html.md")


async def gather_documents(visit: Visit) -> None:
    await _overview(visit)
    await _twins(visit)
    await visit.ask(Purpose.API_CATALOG, "/.well-known/api-catalog", accept=LINKSET)


async def _overview(visit: Visit) -> None:
    """Request /llms.txt, and where that is none the one that the home page describes itself by."""
    if is_overview(await visit.ask(Purpose.LLMS_TXT, "/llms.txt")):
        return
    named = (link.href for link in home_links(visit.so_far) if "describedby" in link.rel)
    own = [url for url in named if same_site(url, visit.origin) and path_of(url).endswith("/llms.txt")]
    for url in dict.fromkeys(own[:1]):
        if not visit.has_asked(Purpose.LLMS_TXT, url):
            await visit.ask(Purpose.LLMS_TXT, url)


async def _twins(visit: Visit) -> None:
    """Request Markdown files until one is a copy of the home page."""
    home = shown_home(visit.so_far)
    for address in dict.fromkeys((*markdown_alternates(visit.so_far), *TWINS)):
        twin = await visit.ask(Purpose.MARKDOWN_TWIN, address)
        if is_markdown_reply(twin) is None and (home is None or await is_copy(twin, home)):
            break


HTML = "text/html,application/xhtml+xml,*/*;q=0.1"
MARKDOWN = "text/markdown, text/plain;q=0.5, */*;q=0.1"
MARKDOWN_ALONE = "text/markdown"  # Some servers compare the whole header with this string

# A host that refuses its home page may still serve agents.
_GO_ON = {None, Reason.REFUSED_ACCESS, Reason.ROBOTS_DISALLOWED}


async def gather_home(visit: Visit) -> bool:
    """Return whether the visit may go on."""
    home = await visit.ask_page(Purpose.HOME, "/", accept=HTML)
    if why_unreadable(home) not in _GO_ON:
        return False
    if _refuses(home) or redirect_refusal(visit.so_far) is not None:
        return False
    await visit.read_home_page(home)
    followed = await _follow(visit)
    if followed is not None and _refuses(followed):
        return False
    if home.answered:
        await _as_markdown(visit, home.final_url)
    if followed is not None and followed.ok and not _negotiates(visit):
        await _as_markdown(visit, followed.final_url)
    return not visit.is_refused


def _refuses(page: Exchange) -> bool:
    """What was not read may be a refusal."""
    return home_refusal(page) is not None or may_hide_refusal(page)


async def _follow(visit: Visit) -> Exchange | None:
    """Request the page that a meta refresh or script leads to."""
    if not (url := visit.home_page.leads_to):
        return None
    followed = await visit.ask_page(Purpose.HOME_FOLLOWED, url, accept=HTML)
    await visit.read_links(followed)
    return followed


def _negotiates(visit: Visit) -> bool:
    asked = visit.so_far.all(Purpose.HOME_MARKDOWN)
    return any(reply.ok and reply.media_type in MARKDOWN_TYPES for reply in asked)


async def _as_markdown(visit: Visit, url: str) -> None:
    for accept in (MARKDOWN, MARKDOWN_ALONE):
        reply = await visit.ask(Purpose.HOME_MARKDOWN, url, accept=accept)
        if why_unreadable(reply) is not None or reply.media_type in MARKDOWN_TYPES:
            return
    if is_from_cache(reply):
        await visit.ask(Purpose.HOME_MARKDOWN, _past_the_cache(url), accept=MARKDOWN)
    elif not same_address(root := origin_of(url), url):  # the root may redirect, for instance by language
        await visit.ask(Purpose.HOME_MARKDOWN, root, accept=MARKDOWN)


def _past_the_cache(url: str) -> str:
    return f"{url}{'&' if '?' in url else '?'}{PAST_A_CACHE}{secrets.token_hex(8)}"


async def gather_controls(visit: Visit, token: str) -> None:
    page = await visit.ask(Purpose.CONTROL_PAGE, f"/{token}", accept=HTML)
    well_known = await visit.ask(Purpose.CONTROL_WELL_KNOWN, f"/.well-known/{token}.json", accept=JSON)
    visit.follow_host_redirect(visit.so_far.first(Purpose.HOME), page, well_known)
    await visit.ask(Purpose.CONTROL_TXT, f"/{token}.txt")
    await visit.ask(Purpose.CONTROL_MD, f"/{token}.md")
    await visit.ask(Purpose.CONTROL_MARKDOWN, f"/{token}", accept=accept_for_markdown(visit.so_far))
    await post_control(visit, f"/{token}")


def accept_for_markdown(seen: Evidence) -> str:
    """Return the Accept that the home page answered with Markdown: some servers compare it whole."""
    gave = (e for e in seen.all(Purpose.HOME_MARKDOWN) if e.ok and e.media_type in MARKDOWN_TYPES)
    return next((accept_of(reply) for reply in gave), "") or MARKDOWN


async def post_control(visit: Visit, place: str) -> Exchange:
    """POST `tools/list` to a random address, again where a 301 or 302 led it."""
    reply = await _post(visit, place)
    there, token = reply.final_url, path_of(reply.url).strip("/")
    moved = any(hop.status in {301, 302} for hop in reply.hops) and there != reply.url
    if moved and same_site(there, reply.url) and path_of(there).strip("/").endswith(token):
        return await _post(visit, there)
    return reply


async def _post(visit: Visit, place: str) -> Exchange:
    return await visit.ask(
        Purpose.CONTROL_POST,
        place,
        method="POST",
        headers=MODERN_HEADERS,
        body=tools_list(secrets.randbelow(1_000_000) + 2),
    )


_WELL_KNOWN = "/.well-known/"
# Servers that respect weights (RFC 9110 §12.4.2) answer this with HTML.
MARKDOWN_LEAST = "text/html, text/markdown;q=0.1"


async def gather_quality(visit: Visit) -> None:
    seen = visit.so_far
    if url := _markdown_url(seen):
        for accept in (MARKDOWN_LEAST, HTML):  # a cache may serve the Markdown to browsers, too
            reply = await visit.ask(Purpose.HOME_WEIGHTED, url, accept=accept)
            if not (reply.ok and reply.media_type in MARKDOWN_TYPES):
                break
    if any(_needs_control(exchange) for exchange in seen.exchanges):
        await visit.ask(Purpose.CONTROL_WELL_KNOWN, f"{_WELL_KNOWN}{secrets.token_hex(12)}", accept=JSON)
    await _try_links(visit, Purpose.CATALOG_LINK, catalog_targets(catalog_links(seen)))
    overview = overview_of(seen)
    if overview is not None and is_own_document(overview, seen):
        await _try_links(visit, Purpose.LLMS_LINK, overview_targets(overview))


async def _try_links(visit: Visit, purpose: Purpose, urls: Iterable[str]) -> None:
    for url in urls:
        if not visit.has_asked(None, url):
            await visit.ask(purpose, url, enough=bool)


def _markdown_url(seen: Evidence) -> str:
    gave = (e for e in seen.all(Purpose.HOME_MARKDOWN) if e.ok and e.media_type in MARKDOWN_TYPES)
    return next((exchange.url.partition(PAST_A_CACHE)[0].rstrip("?&") for exchange in gave), "")


def _needs_control(exchange: Exchange) -> bool:
    """The .json control doesn't cover an address without file extension."""
    if not exchange.ok or exchange.method != "GET" or _WELL_KNOWN not in exchange.url:
        return False
    path = path_of(exchange.url)
    here = path.startswith(_WELL_KNOWN) and "." not in path.rpartition("/")[2]
    return here and not looks_like_html(exchange)


async def gather_search(visit: Visit, search_word: SearchWord) -> None:
    home = visit.so_far.first(Purpose.HOME)
    if home is None or not visit.home_page.may_search or off_site_home(visit.so_far):
        return
    if targets := await home_page.declared_search(home, search_word):
        word, *nonsense = targets
        await visit.ask(Purpose.SEARCH_WORD, word, accept=HTML)
        for made_up in nonsense:
            await visit.ask(Purpose.SEARCH_NONSENSE, made_up, accept=HTML)


AGENT_CARDS = ("/.well-known/agent-card.json", documents.LEGACY)
X402_ADDRESSES = ("/.well-known/x402", "/.well-known/x402.json")
MAX_NAMED = 1  # Of each kind, of what catalogs name beside the usual addresses
MAX_PAID = 3
PAYMENT_REQUIRED = 402
SKILL_INDEXES = ("/.well-known/agent-skills/index.json", "/.well-known/skills/index.json")


async def gather_wellknown(visit: Visit) -> None:
    await _resource_metadata(visit)
    await visit.ask(Purpose.OAUTH_SERVER, "/.well-known/oauth-authorization-server", accept=JSON)
    await visit.ask(Purpose.AUTH_MD, "/auth.md", accept="text/markdown, text/plain;q=0.9, */*;q=0.1")
    await _agent_card(visit)
    await _skills(visit)
    await visit.ask(Purpose.WEB_BOT_AUTH, "/.well-known/http-message-signatures-directory")
    await _openapi(visit)
    await _x402(visit)


async def _resource_metadata(visit: Visit) -> None:
    """Follow a protected endpoint's metadata URL on this site (RFC 9728 §5.1)."""
    for challenge in visit.so_far.all(Purpose.MCP):
        named = challenged_metadata(challenge)
        if same_site(named, visit.origin) and not visit.has_asked(Purpose.OAUTH_RESOURCE, named):
            await visit.ask(Purpose.OAUTH_RESOURCE, named, accept=JSON)
            return


async def _agent_card(visit: Visit) -> None:
    named = named_by_catalogs(visit.so_far, Purpose.A2A_CARD)
    for address in dict.fromkeys((*AGENT_CARDS, *named[:MAX_NAMED])):
        card = await visit.ask(Purpose.A2A_CARD, address, accept=JSON)
        if card.ok and documents.read_agent_card(card).fault is None:
            break


async def _skills(visit: Visit) -> None:
    """Request an index and its first skills, and without one the first skills that catalogs name."""
    named = named_by_catalogs(visit.so_far, Purpose.SKILLS_INDEX)
    for address in dict.fromkeys((*SKILL_INDEXES, *named[:MAX_NAMED])):
        found = documents.skills_of_index(await visit.ask(Purpose.SKILLS_INDEX, address, accept=JSON))
        if found:
            break
    else:
        held = held_by_catalogs(visit.so_far, Purpose.SKILLS_INDEX)
        found = next(filter(None, map(documents.skills_of_index, held)), ())
    alone = () if found else named_by_catalogs(visit.so_far, Purpose.SKILL)
    for url in (*(skill.url for skill in found), *alone)[: documents.MAX_FETCHED]:
        await visit.ask(Purpose.SKILL, url)


async def _openapi(visit: Visit) -> None:
    links = (*catalog_links(visit.so_far), *home_links(visit.so_far))
    linked = [link.href for link in links if "service-desc" in link.rel]
    own = [url for url in linked if same_site(url, visit.origin)]
    elsewhere = [*named_by_catalogs(visit.so_far, Purpose.OPENAPI), *linked][:MAX_NAMED]
    for address in dict.fromkeys((*own[:1], "/openapi.json", *elsewhere)):
        document = await visit.ask(Purpose.OPENAPI, address, accept="application/json, */*;q=0.5")
        if document.ok and documents.read_openapi(document).fault is None:
            break


async def _x402(visit: Visit) -> None:
    """Request the document, then what it lists, until one asks to be paid. We never pay."""
    for address in X402_ADDRESSES:
        document = await visit.ask(Purpose.X402, address, accept=JSON)
        if documents.read_x402(document).fault is None:
            break
    for url in documents.paid_resources(document)[:MAX_PAID]:
        if (await visit.ask(Purpose.X402_RESOURCE, url, accept=JSON)).status == PAYMENT_REQUIRED:
            return
