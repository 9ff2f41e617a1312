"""Compares Markdown with its HTML page."""

import re

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.html import Page
from probes.readers.likeness import echoes, redirects_to
from probes.readers.mdx import without_mdx
from probes.readers.prose import plain_prose
from probes.readers.replies import why_no_document
from probes.readers.texts import MAX_READ, word_set

FEW = 10  # Words
MOST = 0.6
_OWN_WORDS = 0.1
_BEGINNING = 2000

_SEPARATOR = re.compile(r"\s[-\u2013\u2014|\u00b7\u2022:]+\s|\|")
_COMMON = frozenset(
    {"home", "homepage", "index", "page", "welcome", "the", "and", "website", "site", "official"}
)
# Liquid, Jinja, Handlebars, Vue, Hugo, ERB and EJS.
_PLACEHOLDER = re.compile(r"\{\{[^{}\n]{1,200}\}\}|\{%[^%\n]{1,200}%\}|<%[^%\n]{1,200}%>")


def why_no_copy(text: str, page: Page) -> Reason | None:
    if is_template(text, page):
        return Reason.TEMPLATE
    if tells_of(text, page):
        return None
    was_compared = not page.is_cut or len(page.text) >= MAX_READ
    return Reason.OTHER_PAGE if was_compared else Reason.TOO_LARGE


def is_template(text: str, page: Page) -> bool:
    plain = plain_prose(text)
    if not _PLACEHOLDER.search(plain) or _PLACEHOLDER.search(page.text):
        return False
    page_words = word_set(page.text)
    if len(page_words) < FEW:
        return not page.is_cut
    return len(word_set(_PLACEHOLDER.sub(" ", plain)) & page_words) < MOST * len(page_words)


def tells_of(text: str, page: Page) -> bool:
    """Whether a text has the title (a part suffices), heading or enough words.

    True for a page without text, unless only its beginning was read.
    """
    text_words = word_set(plain_prose(text)) | word_set(without_mdx(text[:_BEGINNING]))
    page_words = word_set(page.text)
    for name in (page.h1, *_SEPARATOR.split(page.title)):
        named = word_set(name) - _COMMON
        if named and len(named & text_words) >= MOST * len(named):
            return True
    if len(page_words) < 5:
        return not page.is_cut
    shared = len(text_words & page_words)
    return shared >= 0.3 * len(page_words) or (len(text_words) >= 30 and shared >= MOST * len(text_words))


def repeats_page(exchange: Exchange | None, page: Page) -> bool:
    """Whether a random address repeats the page's words: such a host converts any address."""
    if exchange is None or why_no_document(exchange) is not None:
        return False
    page_words = word_set(page.text)
    return len(page_words) >= FEW and len(word_set(plain_prose(exchange.text)) & page_words) >= MOST * len(
        page_words
    )


def repeats_control(reply: Exchange, control: Exchange | None, page: Page) -> bool:
    """Whether a random address gives most of the reply: the host's "not found" in any language."""
    if control is None or why_no_document(control) is not None or redirects_to(control, reply.url):
        return False
    said, elsewhere = word_set(plain_prose(reply.text)), word_set(plain_prose(control.text))
    elsewhere |= word_set(" ".join(echoes(reply) | echoes(control)))
    if not said or len(said & elsewhere) < MOST * len(said):
        return False
    page_words = (word_set(page.text) | word_set(page.h1) | word_set(page.title)) - elsewhere
    return len((said - elsewhere) & page_words) <= _OWN_WORDS * len(page_words)
