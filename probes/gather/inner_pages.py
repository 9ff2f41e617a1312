"""Asks up to three inner pages for markdown, until two of them agree."""

from collections.abc import Callable
from dataclasses import replace

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.gather import home_page
from probes.gather.requests import HTML, accept_for_markdown
from probes.gather.visit import Visit
from probes.isolation import processes
from probes.readers import inner_pages
from probes.readers.alternates import alternates_of
from probes.readers.inner_pages import MAX_PAGES, MIN_AGREEING, choose_pages, copies_of
from probes.readers.markdown import MARKDOWN_TYPES, is_markdown_reply

_MOST = 256 * 1024  # Bytes
# What names inner pages, and what tells whether it does.
_NAMING = (
    *(Purpose.HOME, Purpose.HOME_FOLLOWED, Purpose.LLMS_TXT, Purpose.SITEMAP),
    Purpose.CONTROL_WELL_KNOWN,
)


async def gather_inner_pages(visit: Visit) -> None:
    agreed = {True: 0, False: 0}
    for url in choose_pages(visit.host, await _candidates(visit)):
        has_markdown = await _ask(visit, url)
        if has_markdown is not None:
            agreed[has_markdown] += 1
        if MIN_AGREEING in agreed.values():
            return


async def _candidates(visit: Visit) -> list[str]:
    """Pages of llms.txt, of the home page where it has too few, of the sitemap where both have."""
    named = await _read(_of_overview_and_home, visit)
    if len(named) < MAX_PAGES:
        await visit.ask(Purpose.SITEMAP, "/sitemap.xml", body_bytes=_MOST)
        named += await _read(_of_sitemap, visit)
    return named


async def _read(pages_in: Callable[[Evidence], list[str]], visit: Visit) -> list[str]:
    seen = visit.so_far
    try:
        return await processes.run_async(pages_in, replace(seen, exchanges=seen.all(*_NAMING)))
    except processes.OverBudget:
        return []


def _of_overview_and_home(evidence: Evidence) -> list[str]:
    named = [*dict.fromkeys(inner_pages.pages_of_overview(evidence))]
    return named if len(named) >= MAX_PAGES else [*named, *inner_pages.pages_of_home(evidence)]


def _of_sitemap(evidence: Evidence) -> list[str]:
    sitemap = evidence.first(Purpose.SITEMAP)
    return [] if sitemap is None else [*inner_pages.pages_of_sitemap(sitemap, evidence)]


async def _ask(visit: Visit, url: str) -> bool | None:
    """Return whether it seems to be served as markdown; None if the page does not answer."""
    reply = await _get(visit, Purpose.INNER_MARKDOWN, url, accept_for_markdown(visit.so_far))
    page = reply
    if reply.ok and reply.media_type in MARKDOWN_TYPES:
        page = await _get(visit, Purpose.INNER_PAGE, url, HTML)
        if page.ok and await home_page.is_copy(reply, page):
            return True
    if not page.ok:
        return None
    await visit.read_links(page)
    for address in dict.fromkeys((*alternates_of([page], visit.so_far), *copies_of(url))):
        copy = await visit.ask(Purpose.INNER_TWIN, address, body_bytes=_MOST)
        if is_markdown_reply(copy) is None and await home_page.is_copy(copy, page):
            return True
    return False


async def _get(visit: Visit, purpose: Purpose, url: str, accept: str) -> Exchange:
    return await visit.ask(purpose, url, accept=accept, body_bytes=_MOST)
