"""What a visit needs from the home page to continue, parsed in an isolated process."""

from typing import NamedTuple

from probes.evidence.evidence import Exchange
from probes.evidence.link import Link
from probes.facts.search_action import search_target
from probes.isolation import isolated
from probes.readers import html


class HomePageLeads(NamedTuple):
    """The `<link>` elements of the home page, and three search URLs if it declares a search."""

    links: tuple[Link, ...] = ()
    searches: tuple[str, str, str] | None = None


async def read(home: Exchange) -> HomePageLeads:
    """Parse the home page; empty if it isn't HTML or takes too much processor time."""
    if not html.is_html(home):
        return HomePageLeads()
    try:
        return await isolated.run_async(_read, home)
    except isolated.OverBudget:
        return HomePageLeads()


def _read(home: Exchange) -> HomePageLeads:
    found = html.signposts(home)
    searches = any("potentialAction" in entity for entity in found.json_ld)
    return HomePageLeads(found.links, search_target(html.parse(home), home.final_url) if searches else None)
