"""Follow-up requests about what was found."""

import secrets
from collections.abc import Iterable
from typing import Final

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.gather.home import HTML
from probes.gather.routes import JSON
from probes.gather.visit import Visit
from probes.readers.dead_links import overview_targets
from probes.readers.linkset import catalog_targets
from probes.readers.markdown import MARKDOWN_TYPES, PAST_A_CACHE
from probes.readers.mcp_leads import catalog_links, is_own_document
from probes.readers.replies import looks_like_html
from probes.readers.urls import path_of

_WELL_KNOWN: Final = "/.well-known/"
MARKDOWN_LEAST: Final = "text/html, text/markdown;q=0.1"
"""Servers that respect weights (RFC 9110 §12.4.2) answer this with HTML."""


async def gather(visit: Visit) -> None:
    seen = visit.so_far
    if url := _markdown_url(seen):
        for accept in (MARKDOWN_LEAST, HTML):  # a cache may serve the Markdown to browsers, too
            reply = await visit.ask(Purpose.HOME_WEIGHTED, url, accept=accept)
            if not (reply.ok and reply.media_type in MARKDOWN_TYPES):
                break
    if any(_needs_control(exchange) for exchange in seen.exchanges):
        await visit.ask(Purpose.CONTROL_WELL_KNOWN, f"{_WELL_KNOWN}{secrets.token_hex(12)}", accept=JSON)
    await _try_links(visit, Purpose.CATALOG_LINK, catalog_targets(catalog_links(seen)))
    overview = seen.first(Purpose.LLMS_TXT)
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
