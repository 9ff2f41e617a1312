"""The home page, as HTML and as Markdown."""

import secrets
from typing import Final

from index.values.reasons import Reason
from probes.consent import home_refusal, may_hide_refusal
from probes.consent.on_the_way import redirect_refusal
from probes.evidence.evidence import Exchange, Purpose
from probes.gather.visit import Visit
from probes.readers.markdown import MARKDOWN_TYPES, PAST_A_CACHE
from probes.readers.replies import from_cache, unreadable
from probes.readers.urls import origin_of, same_address

HTML: Final = "text/html,application/xhtml+xml,*/*;q=0.1"
MARKDOWN: Final = "text/markdown, text/plain;q=0.5, */*;q=0.1"
MARKDOWN_ALONE: Final = "text/markdown"
"""Some servers compare the whole header with this string."""

_GO_ON: Final = {None, Reason.REFUSED_ACCESS, Reason.ROBOTS_DISALLOWED}
"""A host that refuses its home page may still serve agents."""


async def gather(visit: Visit) -> bool:
    """Return whether the visit may go on."""
    home = await visit.ask_page(Purpose.HOME, "/", accept=HTML)
    if unreadable(home) not in _GO_ON:
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
    await visit.read_followed(followed)
    return followed


def _negotiates(visit: Visit) -> bool:
    asked = visit.so_far.all(Purpose.HOME_MARKDOWN)
    return any(reply.ok and reply.media_type in MARKDOWN_TYPES for reply in asked)


async def _as_markdown(visit: Visit, url: str) -> None:
    for accept in (MARKDOWN, MARKDOWN_ALONE):
        reply = await visit.ask(Purpose.HOME_MARKDOWN, url, accept=accept)
        if unreadable(reply) is not None or reply.media_type in MARKDOWN_TYPES:
            return
    if from_cache(reply):
        await visit.ask(Purpose.HOME_MARKDOWN, _past_the_cache(url), accept=MARKDOWN)
    elif not same_address(root := origin_of(url), url):  # the root may redirect, for instance by language
        await visit.ask(Purpose.HOME_MARKDOWN, root, accept=MARKDOWN)


def _past_the_cache(url: str) -> str:
    return f"{url}{'&' if '?' in url else '?'}{PAST_A_CACHE}{secrets.token_hex(8)}"
