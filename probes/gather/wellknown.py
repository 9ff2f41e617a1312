"""Requests other well-known resources for agents, likeliest address first."""

import re
from typing import Final

from probes.evidence.evidence import Purpose
from probes.gather.routes import JSON
from probes.gather.visit import Visit
from probes.readers import agent_cards, openapi, skills
from probes.readers.catalogs import entries
from probes.readers.mcp_leads import catalog_links, home_links
from probes.readers.urls import same_site

AGENT_CARDS: Final = ("/.well-known/agent-card.json", agent_cards.LEGACY)
SKILL_INDEXES: Final = ("/.well-known/agent-skills/index.json", "/.well-known/skills/index.json")

_METADATA = re.compile(r'resource_metadata="?([^\s",]{1,2000})')


async def gather(visit: Visit) -> None:
    await _resource_metadata(visit)
    await visit.ask(Purpose.OAUTH_SERVER, "/.well-known/oauth-authorization-server", accept=JSON)
    await visit.ask(Purpose.AUTH_MD, "/auth.md", accept="text/markdown, text/plain;q=0.9, */*;q=0.1")
    await _agent_card(visit)
    await _skills(visit)
    await visit.ask(Purpose.WEB_BOT_AUTH, "/.well-known/http-message-signatures-directory")
    await _openapi(visit)
    await visit.ask(Purpose.X402, "/.well-known/x402", accept=JSON)


async def _resource_metadata(visit: Visit) -> None:
    """Follow a protected endpoint's metadata URL on this site (RFC 9728 §5.1)."""
    for challenge in visit.so_far.all(Purpose.MCP):
        found = _METADATA.search(challenge.header("www-authenticate"))
        if (
            found
            and same_site(found[1], visit.origin)
            and not visit.has_asked(Purpose.OAUTH_RESOURCE, found[1])
        ):
            await visit.ask(Purpose.OAUTH_RESOURCE, found[1], accept=JSON)
            return


async def _agent_card(visit: Visit) -> None:
    seen = visit.so_far
    listed = [
        e.url for x in seen.all(Purpose.ARD, Purpose.AI_CATALOG) for e in entries(x) if e.is_a2a and e.url
    ]
    own = [url for url in listed if same_site(url, visit.origin)]
    for address in dict.fromkeys((*own[:1], *AGENT_CARDS)):
        card = await visit.ask(Purpose.A2A_CARD, address, accept=JSON)
        if card.ok and agent_cards.read(card).fault is None:
            break


async def _skills(visit: Visit) -> None:
    for address in SKILL_INDEXES:
        found = skills.listed(await visit.ask(Purpose.SKILLS_INDEX, address, accept=JSON))
        for skill in found[: skills.MAX_FETCHED]:
            await visit.ask(Purpose.SKILL, skill.url)
        if found:
            break


async def _openapi(visit: Visit) -> None:
    links = (*catalog_links(visit.so_far), *home_links(visit.so_far))
    named = [link.href for link in links if "service-desc" in link.rel and same_site(link.href, visit.origin)]
    for address in dict.fromkeys((*named[:1], "/openapi.json")):
        document = await visit.ask(Purpose.OPENAPI, address, accept="application/json, */*;q=0.5")
        if document.ok and openapi.read(document).fault is None:
            break
