"""Requests documents that may name an MCP endpoint.

Cards are tried until one names an endpoint; more follow if none answers.
"""

import re

from probes.evidence.evidence import Exchange, Purpose
from probes.gather.visit import Visit
from probes.readers.catalogs import catalog_entries, catalogs_of
from probes.readers.mcp_cards import endpoints_of_card, is_card, server_cards
from probes.readers.mcp_routes import CARD_PATHS, home_links, leads
from probes.readers.urls import absolute_url, host_of, same_site

JSON = "application/json, */*;q=0.5"
CARD = "application/mcp-server-card+json, application/json;q=0.9, */*;q=0.5"
CATALOG = "application/ai-catalog+json, application/json;q=0.9, */*;q=0.5"

MAX_NAMED = 2
MAX_NESTED = 3
_AGENTMAP = re.compile(r"^[ \t]*agentmap[ \t]*:[ \t]*([^\s#]{1,2048})", re.IGNORECASE | re.MULTILINE)

_CATALOGS = (
    (Purpose.ARD, "ard", "/.well-known/ard.json"),
    (Purpose.AI_CATALOG, "ai-catalog", "/.well-known/ai-catalog.json"),
)


async def gather_routes(visit: Visit) -> None:
    await _known_cards(visit, first_only=True)
    await visit.ask(Purpose.UCP, "/.well-known/ucp", accept=JSON)
    for purpose, relation, address in _CATALOGS:
        await _catalog(visit, purpose, relation, address)
    await _nested_catalogs(visit)
    await visit.ask(Purpose.OAUTH_RESOURCE, "/.well-known/oauth-protected-resource", accept=JSON)
    await _named_cards(visit)


async def gather_other_routes(visit: Visit) -> None:
    await _known_cards(visit, first_only=False)
    await _named_cards(visit)


async def gather_card_below(visit: Visit, endpoint: str) -> None:
    """Request `<endpoint>/server-card` (SEP-2127) if no card was found."""
    if not server_cards(visit.so_far) and same_site(endpoint, visit.origin):
        await _card(visit, endpoint.partition("?")[0].rstrip("/") + "/server-card")


async def _known_cards(visit: Visit, *, first_only: bool) -> None:
    addresses = (*CARD_PATHS, *(["/server-card"] if visit.host.startswith("mcp.") else []))
    found = first_only and _names_endpoint(visit)
    for address in addresses:
        if found:
            break
        reply = await _card(visit, address)
        found = first_only and reply is not None and is_card(reply) and _names_endpoint(visit)


def _names_endpoint(visit: Visit) -> bool:
    return any(map(endpoints_of_card, server_cards(visit.so_far)))


async def _named_cards(visit: Visit) -> None:
    for lead in leads(visit.so_far):
        await _card(visit, lead.url)


async def _card(visit: Visit, address: str) -> Exchange | None:
    if visit.has_asked(Purpose.MCP_CARD, address):
        return None
    return await visit.ask(Purpose.MCP_CARD, address, accept=CARD)


async def _catalog(visit: Visit, purpose: Purpose, relation: str, address: str) -> None:
    linked = [
        link.href
        for link in home_links(visit.so_far)
        if relation in link.rel and (link.href.startswith("https://") or host_of(link.href) == visit.host)
    ]
    named = (*linked, *(_agentmaps(visit) if purpose is Purpose.ARD else ()))
    for place in dict.fromkeys((*named[:MAX_NAMED], address)):
        if catalog_entries(await visit.ask(purpose, place, accept=CATALOG)):
            break


def _agentmaps(visit: Visit) -> list[str]:
    own = (robots for origin, robots in visit.robots.items() if same_site(origin, visit.origin))
    named = [absolute_url(m[1], robots.url) for robots in own for m in _AGENTMAP.finditer(robots.text)]
    return [url for url in named if url.startswith("https://") or host_of(url) == visit.host]


async def _nested_catalogs(visit: Visit) -> None:
    for _ in range(MAX_NESTED):
        read = catalogs_of(visit.so_far)
        listed = (
            e.url for x in read for e in catalog_entries(x) if e.is_catalog and e.url.startswith("https://")
        )
        url = next((url for url in listed if not visit.has_asked(None, url)), None)
        if url is None:
            return
        await visit.ask(Purpose.AI_CATALOG, url, accept=CATALOG)
