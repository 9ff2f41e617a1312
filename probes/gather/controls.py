"""Negative controls: requests for paths that can't exist."""

import secrets

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.gather.home import HTML, MARKDOWN
from probes.gather.routes import JSON
from probes.gather.visit import Visit
from probes.readers.jsonrpc import MODERN_HEADERS, tools_list
from probes.readers.markdown import MARKDOWN_TYPES
from probes.readers.replies import accept_of
from probes.readers.urls import path_of, same_site


async def gather(visit: Visit, token: str) -> None:
    page = await visit.ask(Purpose.CONTROL_PAGE, f"/{token}", accept=HTML)
    well_known = await visit.ask(Purpose.CONTROL_WELL_KNOWN, f"/.well-known/{token}.json", accept=JSON)
    visit.follow_host_redirect(visit.so_far.first(Purpose.HOME), page, well_known)
    await visit.ask(Purpose.CONTROL_TXT, f"/{token}.txt")
    await visit.ask(Purpose.CONTROL_MD, f"/{token}.md")
    await visit.ask(Purpose.CONTROL_MARKDOWN, f"/{token}", accept=_accept_for_markdown(visit.so_far))
    await post(visit, f"/{token}")


def _accept_for_markdown(seen: Evidence) -> str:
    """Return the Accept that the home page answered with Markdown: some servers compare it whole."""
    gave = (e for e in seen.all(Purpose.HOME_MARKDOWN) if e.ok and e.media_type in MARKDOWN_TYPES)
    return next((accept_of(reply) for reply in gave), "") or MARKDOWN


async def post(visit: Visit, place: str) -> Exchange:
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
