"""What a visit needs to know of a home page to go on, read in a process that can be ended."""

from typing import NamedTuple

from probes.evidence.evidence import Exchange
from probes.evidence.link import Link
from probes.facts.search_action import search_target
from probes.isolation import isolated
from probes.readers import html


class HomePage(NamedTuple):
    """The `<link>` elements of a page, and the three addresses that ask its search, None without one."""

    links: tuple[Link, ...] = ()
    searches: tuple[str, str, str] | None = None


async def read(home: Exchange) -> HomePage:
    """Read a home page; one that takes more processor time than it may leads nowhere. What is no HTML is read at once."""
    if not html.is_html(home):
        return HomePage()
    try:
        return await isolated.run_async(_read, home)
    except isolated.OverBudget:
        return HomePage()


def _read(home: Exchange) -> HomePage:
    found = html.signposts(home)
    searches = any("potentialAction" in entity for entity in found.json_ld)
    return HomePage(found.links, search_target(html.parse(home), home.final_url) if searches else None)
