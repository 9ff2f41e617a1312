"""Recognises Markdown replies, and addresses that pages name for them."""

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Final

from index.values.reasons import Reason
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import html
from probes.readers.error_pages import error_in
from probes.readers.html import Page
from probes.readers.json_text import load
from probes.readers.links import link_header
from probes.readers.markdown_html import CONSTRUCT, is_html_text
from probes.readers.prose import body_of
from probes.readers.replies import HTML_TYPES, looks_like_html, unreadable
from probes.readers.urls import path_of, same_address, same_site

__all__ = [
    "FILE_TYPES",
    "MARKDOWN_TYPES",
    "PAST_A_CACHE",
    "alternates",
    "is_html_text",
    "is_markdown_reply",
    "looks_like_markdown",
]

MARKDOWN_TYPES: Final = frozenset({"text/markdown", "text/x-markdown"})
FILE_TYPES: Final = (
    MARKDOWN_TYPES
    | HTML_TYPES
    | {"text/plain", "text/vnd.daringfireball.markdown", "text/x-web-markdown", "application/markdown"}
    | {
        "application/x-markdown",
        "application/octet-stream",
        "binary/octet-stream",
        "application/x-genesis-rom",
    }
    | {""}
)

PAST_A_CACHE: Final = "nocache="
MAX_ALTERNATES: Final = 8
MIN_CHARACTERS: Final = 100

_FILE = re.compile(r"(?:(?<=/)index)?(?:\.html?)?(?:\.(?:md|markdown|txt))?$")


def alternates(evidence: Evidence) -> tuple[str, ...]:
    """At most eight same-site URLs, the page's own path first."""
    pages = (e for e in evidence.all(Purpose.HOME, Purpose.HOME_FOLLOWED) if e.ok and not unreadable(e))
    named = {url: _is_own(url, page) for page in pages for url in _named_by(page, evidence)}
    return tuple(sorted(named, key=lambda url: not named[url]))[:MAX_ALTERNATES]


def _is_own(url: str, page: Exchange) -> bool:
    own, named = (_FILE.sub("", path_of(one)).rstrip("/") for one in (page.final_url, url))
    return own == named


def _named_by(page: Exchange, evidence: Evidence) -> Iterator[str]:
    for link in (*link_header(page.header("link"), page.final_url), *html.links(page, evidence)):
        if (
            "alternate" in link.rel
            and link.type in MARKDOWN_TYPES
            and (not link.anchor or same_address(link.anchor, page.final_url))
            and same_site(link.href, page.final_url)
            and not same_address(link.href, page.final_url)
        ):
            yield link.href


def looks_like_markdown(text: str) -> bool:
    """Plain sentences, HTML and JSON don't count."""
    body = body_of(text)
    if not CONSTRUCT.search(body) or is_html_text(text):
        return False
    return body.lstrip()[:1] not in {"{", "["} or load(body) is None


def is_markdown_reply(
    exchange: Exchange, types: AbstractSet[str] = MARKDOWN_TYPES, page: Page | None = None
) -> Reason | None:
    """Why a reply isn't a Markdown document of one of these types, or None.

    `page`, its HTML counterpart, sets the minimum length.
    """
    if (why := unreadable(exchange)) is not None:
        return why
    if exchange.status == 406:
        return Reason.NOT_ACCEPTABLE
    if not exchange.ok:
        return Reason.NOT_FOUND
    return _as_document(exchange, types, page)


def _as_document(exchange: Exchange, types: AbstractSet[str], page: Page | None) -> Reason | None:
    labelled = exchange.media_type in HTML_TYPES
    if (labelled and looks_like_html(exchange)) or is_html_text(text := exchange.text):
        return Reason.IS_HTML
    if exchange.media_type not in types:
        return Reason.WRONG_MEDIA_TYPE
    if why := error_in(text, page):
        return why
    length = len(" ".join(text.split()))
    if length < MIN_CHARACTERS and length < max(20, len(page.text) // 2 if page else MIN_CHARACTERS):
        return Reason.TOO_SHORT
    return None if looks_like_markdown(text) else Reason.NOT_MARKDOWN
