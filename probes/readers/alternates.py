"""Addresses that a page names for Markdown of itself."""

import re
from collections.abc import Iterable, Iterator

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.evidence.link import Link
from probes.readers import html
from probes.readers.links import link_header
from probes.readers.markdown import MARKDOWN_TYPES
from probes.readers.replies import why_unreadable
from probes.readers.urls import path_of, same_address, same_site

MAX_ALTERNATES = 8

_FILE = re.compile(r"(?:(?<=/)index)?(?:\.html?)?(?:\.(?:md|markdown|txt))?$")
_BEGINNING = 16_384  # Bytes
_HTML_TAG = re.compile(r"<html\b[^<>]{0,2000}", re.IGNORECASE)
_LANG = re.compile(
    r"""(?<![\w:-])(?:xml:)?lang\s*=\s*["']?\s*([a-z]{2,3}(?:[-_][a-z0-9]{1,8})*)""", re.IGNORECASE
)
_SEPARATOR = re.compile(r"[/.=&?]")


def markdown_alternates(evidence: Evidence) -> tuple[str, ...]:
    """At most eight same-site URLs, those of the home page's own path and language first."""
    return alternates_of(evidence.all(Purpose.HOME, Purpose.HOME_FOLLOWED), evidence)


def alternates_of(pages: Iterable[Exchange], evidence: Evidence) -> tuple[str, ...]:
    """The same for any page of the site, which may lead on to others."""
    ranks: dict[str, int] = {}
    for page in pages:
        if page.ok and not why_unreadable(page):
            language = declared_language(page)
            for link in _named_by(page, evidence):
                rank = _rank(link, page, language)
                ranks[link.href] = min(rank, ranks.get(link.href, rank))
    return tuple(sorted(ranks, key=lambda url: ranks[url]))[:MAX_ALTERNATES]


def declared_language(page: Exchange) -> str:
    """As declared, such as "en-us", or ""."""
    element = _HTML_TAG.search(page.body[:_BEGINNING].decode("utf-8-sig", errors="ignore"))
    declared = _LANG.search(element[0]) if element else None
    language = declared[1] if declared else page.header("content-language").partition(",")[0]
    return language.strip().lower().replace("_", "-")


def _named_by(page: Exchange, evidence: Evidence) -> Iterator[Link]:
    for link in (*link_header(page.header("link"), page.final_url), *html.links(page, evidence)):
        if (
            "alternate" in link.rel
            and link.type in MARKDOWN_TYPES
            and (not link.anchor or same_address(link.anchor, page.final_url))
            and same_site(link.href, page.final_url)
            and not same_address(link.href, page.final_url)
        ):
            yield link


def _rank(link: Link, page: Exchange, language: str) -> int:
    if _is_own(link.href, page):
        return 0
    languages = link.hreflang or set(_SEPARATOR.split(link.href.lower().replace("_", "-")))
    if language and language in languages:
        return 1
    if language and language.partition("-")[0] in {word for one in languages for word in one.split("-")}:
        return 2
    return 3 if not link.hreflang or "x-default" in link.hreflang else 4


def _is_own(url: str, page: Exchange) -> bool:
    own, named = (_FILE.sub("", path_of(one)).rstrip("/") for one in (page.final_url, url))
    return own == named
