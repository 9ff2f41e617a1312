"""Recognises Markdown replies."""

import re
from collections.abc import Set as AbstractSet
from typing import Final

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.error_pages import error_in
from probes.readers.html import Page
from probes.readers.json_text import load
from probes.readers.markdown_html import CONSTRUCT, is_html_text
from probes.readers.mdx import without_mdx
from probes.readers.prose import body_of
from probes.readers.replies import HTML_TYPES, looks_like_html, unreadable

__all__ = [
    "MARKDOWN_TYPES",
    "PAST_A_CACHE",
    "is_html_text",
    "is_markdown_reply",
    "looks_like_markdown",
]

MARKDOWN_TYPES: Final = frozenset({"text/markdown", "text/x-markdown"})
PAST_A_CACHE: Final = "nocache="
MIN_CHARACTERS: Final = 100

_NOT_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_MOST_NOT_TEXT: Final = 0.01


def looks_like_markdown(text: str) -> bool:
    """Plain sentences, HTML, JSON and what is no text don't count."""
    body = body_of(text)
    if not CONSTRUCT.search(body) or is_html_text(text) or not _is_text(text):
        return False
    return body.lstrip()[:1] not in {"{", "["} or load(body) is None


def _is_text(text: str) -> bool:
    return len(_NOT_TEXT.findall(text)) <= _MOST_NOT_TEXT * len(text)


def is_markdown_reply(
    exchange: Exchange, types: AbstractSet[str] | None = None, page: Page | None = None
) -> Reason | None:
    """Why a reply isn't a Markdown document of one of these types, or None.

    Without `types` any will do but those of HTML. `page`, its HTML counterpart, sets the minimum length.
    """
    if (why := unreadable(exchange)) is not None:
        return why
    if exchange.status == 406:
        return Reason.NOT_ACCEPTABLE
    if not exchange.ok:
        return Reason.NOT_FOUND
    labelled = exchange.media_type in HTML_TYPES
    if (labelled and looks_like_html(exchange)) or is_html_text(exchange.text):
        return Reason.IS_HTML
    if types is not None and exchange.media_type not in types:
        return Reason.WRONG_MEDIA_TYPE
    if why := _of_text(exchange, page):
        return why
    return Reason.WRONG_MEDIA_TYPE if types is None and labelled else None


def _of_text(exchange: Exchange, page: Page | None) -> Reason | None:
    text = exchange.text
    if why := error_in(text, page, exchange.final_url):
        return why
    length = len(" ".join(without_mdx(text).split()))
    if length < MIN_CHARACTERS and length < max(20, len(page.text) // 2 if page else MIN_CHARACTERS):
        return Reason.TOO_SHORT
    return None if looks_like_markdown(text) else Reason.NOT_MARKDOWN
