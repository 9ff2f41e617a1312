"""Parses the home page in an isolated process."""

from typing import NamedTuple

from probes.evidence.evidence import Exchange
from probes.evidence.link import Link
from probes.isolation import processes
from probes.net.http.body import Body
from probes.readers import html
from probes.readers.copies import why_no_copy
from probes.readers.lighten import lighten
from probes.readers.markdown import is_markdown_reply
from probes.readers.search_action import SearchWord, search_target
from probes.readers.stubs import redirect_target

MOST = 4 * html.READ_BYTES  # Bytes that are read of a page; html.READ_BYTES are kept


class HomePageLeads(NamedTuple):
    """`<link>` elements, whether a search may be declared, and the redirect target."""

    links: tuple[Link, ...] = ()
    may_search: bool = False
    leads_to: str = ""


async def lighten_body(body: Body) -> Body:
    """Keep what readers use of a page above their limit; if that takes too long, its beginning."""
    try:
        kept, is_whole = await processes.run_async(lighten, body.data, html.READ_BYTES)
    except processes.OverBudget:
        kept, is_whole = body.data[: html.READ_BYTES], False
    return Body(kept, truncated=body.truncated or not is_whole, received=body.size)


async def read_home_page(home: Exchange) -> HomePageLeads:
    """Empty if it isn't HTML or exceeds the CPU limit."""
    if not html.is_html(home):
        return HomePageLeads()
    try:
        return await processes.run_async(_read, home)
    except processes.OverBudget:
        return HomePageLeads()


def _read(home: Exchange) -> HomePageLeads:
    found = html.signposts(home)
    may_search = any("potentialAction" in entity for entity in found.json_ld)
    return HomePageLeads(found.links, may_search, redirect_target(home))


async def declared_search(home: Exchange, search_word: SearchWord) -> tuple[str, str, str] | None:
    """Return None if no search is declared or reading exceeds the CPU limit."""
    try:
        return await processes.run_async(_searches, home, search_word)
    except processes.OverBudget:
        return None


def _searches(home: Exchange, search_word: SearchWord) -> tuple[str, str, str] | None:
    return search_target(html.parse_page(home), home.final_url, search_word)


async def is_copy(reply: Exchange, home: Exchange) -> bool:
    """Also True if comparing exceeds the CPU limit."""
    try:
        return await processes.run_async(_is_copy, reply, home)
    except processes.OverBudget:
        return True


def _is_copy(reply: Exchange, home: Exchange) -> bool:
    page = html.parse_page(home)
    return is_markdown_reply(reply, page=page) is None and why_no_copy(reply.text, page) is None
