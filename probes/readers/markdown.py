"""Recognises Markdown replies and compares them with the HTML page. Pure."""

import re
from collections.abc import Set as AbstractSet
from typing import Final

from index.values.reasons import Reason
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import html
from probes.readers.error_pages import error_in
from probes.readers.html import Page
from probes.readers.json_text import load
from probes.readers.links import link_header
from probes.readers.prose import body_of, prose
from probes.readers.replies import HTML_TYPES, looks_like_html, starts_like_html, unreadable
from probes.readers.texts import words
from probes.readers.urls import same_address, same_site

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
"""Media types with which hosts label Markdown files, rightly or not."""

PAST_A_CACHE: Final = "nocache="
"""Query parameter that makes a URL unknown to caches."""
MAX_ALTERNATES: Final = 2
MIN_CHARACTERS: Final = 100

_CONSTRUCT = re.compile(
    r"""
    ^[ ]{0,3}\#{1,6}[ \t]+\S | ^[ \t]*[-*+][ \t]+\S | ^[ \t]*\d{1,3}[.)][ \t]+\S | ^[ ]{0,3}>[ \t]?\S
  | ^[ \t]*\|.*\| | ^[ ]{0,3}(?:={3,}|-{3,})[ \t]*$ | \]\([^)\s] | \*\*\w | ^[ \t]*(?:```|~~~)
    """,
    re.VERBOSE | re.MULTILINE,
)
_TAG = re.compile(r"</?[a-z][a-z0-9]*(?:\s[^<>]*)?>")
"""Components of MDX begin with a capital and aren't HTML."""
_DOCUMENT = re.compile(r"^[ \t]*<(?:!doctype\s+html|html|head|body)[\s>]", re.IGNORECASE | re.MULTILINE)
_AROUND_CODE = 40
_SEPARATOR = re.compile(r"\s[-\u2013\u2014|\u00b7\u2022:]+\s|\|")
_COMMON = frozenset(
    {"home", "homepage", "index", "page", "welcome", "the", "and", "website", "site", "official"}
)


def alternates(evidence: Evidence) -> tuple[str, ...]:
    """Return the same-site URLs that the home page names as its Markdown version, at most two."""
    home = evidence.first(Purpose.HOME)
    if home is None or not home.ok or unreadable(home):
        return ()
    named = (*link_header(home.header("link"), home.final_url), *html.links(home, evidence))
    twins = (
        link.href
        for link in named
        if "alternate" in link.rel
        and link.type in MARKDOWN_TYPES
        and (not link.anchor or same_address(link.anchor, home.final_url))
        and same_site(link.href, home.final_url)
        and not same_address(link.href, home.final_url)
    )
    return tuple(dict.fromkeys(twins))[:MAX_ALTERNATES]


def looks_like_markdown(text: str) -> bool:
    """Whether a text has Markdown constructs and isn't HTML or JSON; plain sentences don't count."""
    body = body_of(text)
    if not _CONSTRUCT.search(body) or is_html_text(text):
        return False
    return body.lstrip()[:1] not in {"{", "["} or load(body) is None


def is_html_text(text: str) -> bool:
    """Whether a text is HTML, even after a heading or frontmatter; inline HTML isn't enough."""
    if starts_like_html(body_of(text)):
        return True
    plain = prose(text)
    if _DOCUMENT.search(plain):
        return True
    if len(plain.strip()) < _AROUND_CODE and _DOCUMENT.search(body_of(text)):
        return True  # the whole page is one code block
    tags = len(_TAG.findall(plain))
    constructs = sum(1 for _ in _CONSTRUCT.finditer(plain))
    if not constructs:
        return tags >= 3 and plain.lstrip().startswith("<")
    return tags > max(10, 5 * len(plain) / 1024) and tags > 2 * constructs


def is_markdown_reply(
    exchange: Exchange, types: AbstractSet[str] = MARKDOWN_TYPES, page: Page | None = None
) -> Reason | None:
    """Return why a reply isn't a Markdown document of one of these types, or None.

    `page` is its HTML counterpart; it determines how short is too short.
    """
    if (why := unreadable(exchange)) is not None:
        return why
    if exchange.status == 406:
        return Reason.NOT_ACCEPTABLE
    if not exchange.ok:
        return Reason.NOT_FOUND
    return _as_document(exchange, types, page)


def tells_of(text: str, page: Page) -> bool:
    """Whether a text is about the page: it has its title or heading, or enough of its words.

    One part of a title like "Name | Motto" is enough. A page without text can't be compared; the result is
    then True.
    """
    text_words, page_words = words(prose(text)) | words(text[:2000]), words(page.text)
    for name in (page.h1, *_SEPARATOR.split(page.title)):
        named = words(name) - _COMMON
        if named and len(named & text_words) >= 0.6 * len(named):
            return True
    if len(page_words) < 5:
        return True
    shared = len(text_words & page_words)
    return shared >= 0.3 * len(page_words) or (len(text_words) >= 30 and shared >= 0.6 * len(text_words))


def retells(exchange: Exchange | None, page: Page) -> bool:
    """Whether a random address repeats most of the page's words: such a host converts any address."""
    if exchange is None or not exchange.ok or unreadable(exchange) or looks_like_html(exchange):
        return False
    page_words = words(page.text)
    return len(page_words) >= 10 and len(words(prose(exchange.text)) & page_words) >= 0.6 * len(page_words)


def _as_document(exchange: Exchange, types: AbstractSet[str], page: Page | None) -> Reason | None:
    if looks_like_html(exchange) or is_html_text(text := exchange.text):
        return Reason.IS_HTML
    if exchange.media_type not in types:
        return Reason.WRONG_MEDIA_TYPE
    if why := error_in(text, page):
        return why
    length = len(" ".join(text.split()))
    if length < MIN_CHARACTERS and length < max(20, len(page.text) // 2 if page else MIN_CHARACTERS):
        return Reason.TOO_SHORT
    return None if looks_like_markdown(text) else Reason.NOT_MARKDOWN
