"""Parses the home page in an isolated process."""

from typing import Final, NamedTuple

from probes.evidence.evidence import Exchange
from probes.evidence.link import Link
from probes.facts.search_action import search_target
from probes.isolation import isolated
from probes.net.http.body import Body
from probes.readers import html
from probes.readers.copies import no_copy
from probes.readers.lighten import lighten
from probes.readers.markdown import FILE_TYPES, is_markdown_reply
from probes.readers.stubs import leads_to

MOST: Final = 4 * html.READ
"""Bytes that are read of a page; html.READ are kept."""


class HomePageLeads(NamedTuple):
    """`<link>` elements, three search URLs if a search is declared, and the redirect target."""

    links: tuple[Link, ...] = ()
    searches: tuple[str, str, str] | None = None
    leads_to: str = ""


async def lightened(body: Body) -> Body:
    """Keep what readers use of a page above their limit; if that takes too long, its beginning."""
    try:
        kept, is_whole = await isolated.run_async(lighten, body.data, html.READ)
    except isolated.OverBudget:
        kept, is_whole = body.data[: html.READ], False
    return Body(kept, truncated=body.truncated or not is_whole, received=body.size)


async def read(home: Exchange) -> HomePageLeads:
    """Return empty leads if it isn't HTML or exceeds the CPU limit."""
    if not html.is_html(home):
        return HomePageLeads()
    try:
        return await isolated.run_async(_read, home)
    except isolated.OverBudget:
        return HomePageLeads()


def _read(home: Exchange) -> HomePageLeads:
    found = html.signposts(home)
    searches = any("potentialAction" in entity for entity in found.json_ld)
    search = search_target(html.parse(home), home.final_url) if searches else None
    return HomePageLeads(found.links, search, leads_to(home))


async def is_copy(reply: Exchange, home: Exchange) -> bool:
    """Return True if comparing exceeds the CPU limit."""
    try:
        return await isolated.run_async(_is_copy, reply, home)
    except isolated.OverBudget:
        return True


def _is_copy(reply: Exchange, home: Exchange) -> bool:
    page = html.parse(home)
    return is_markdown_reply(reply, FILE_TYPES, page) is None and no_copy(reply.text, page) is None
