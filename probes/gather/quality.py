"""What could be better about things that are there: a few requests more, only where there is something."""

from typing import Final

from probes.evidence import Purpose
from probes.gather.home import HTML
from probes.gather.visit import Visit
from probes.readers.linkset import catalog_targets
from probes.readers.markdown import MARKDOWN_TYPES
from probes.readers.mcp_leads import catalog_links

MARKDOWN_LEAST: Final = "text/html, text/markdown;q=0.1"
"""Whoever heeds weights (RFC 9110 §12.4.2) answers this with HTML."""


async def gather(visit: Visit) -> None:
    """Ask for HTML before markdown where markdown is served, and for a few links of the API catalog."""
    seen = visit.so_far
    if any(reply.ok and reply.media_type in MARKDOWN_TYPES for reply in seen.all(Purpose.HOME_MARKDOWN)):
        home = seen.first(Purpose.HOME)
        for accept in (MARKDOWN_LEAST, HTML):  # a cache may have kept the markdown for browsers, too
            reply = await visit.ask(Purpose.HOME_WEIGHTED, home.final_url if home else "/", accept=accept)
            if not (reply.ok and reply.media_type in MARKDOWN_TYPES):
                break
    for url in catalog_targets(catalog_links(seen)):
        if not visit.has_asked(None, url):
            await visit.ask(Purpose.CATALOG_LINK, url, enough=bool)
