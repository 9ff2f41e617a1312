"""Refusals of the home page, in headers and as `noai` in robots meta tags."""

import re
from collections.abc import Iterator

from index.values.reasons import OutcomeReason
from probes.consent.headers import OURS, header_refusal
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.readers.html import is_html, meta_elements, shows_whole_head
from probes.readers.urls import same_site

# The home page, in each form that a visit asks for.
HOME_PAGES = frozenset({Purpose.HOME, Purpose.HOME_FOLLOWED, Purpose.HOME_MARKDOWN, Purpose.HOME_WEIGHTED})

_KINDS = ("name", "property", "http-equiv")
# A, I, N or O as a character reference.
_NUMBERED = re.compile(rb"&#(?:0*(?:65|73|7[89]|97|105|11[01])(?![0-9])|[xX]0*[46][19eEfF](?![0-9a-fA-F]))")


def home_refusal(exchange: Exchange) -> OutcomeReason | None:
    """Why the home page refuses us, at any status; `noimageai` and `noindex` aren't refusals."""
    if not (exchange.answered or exchange.ending is Ending.REFUSED_BY_HEADER):
        return None
    if refusal := header_refusal(exchange.headers):
        return refusal
    if (
        _may_say_noai(exchange.body)
        and is_html(exchange)
        and any("noai" in _words(content) for content in _for_us(exchange))
    ):
        return OutcomeReason.NOAI_META
    return None


def site_refusal(evidence: Evidence) -> OutcomeReason | None:
    """Refusal by any form of the home page; the browser's counts until the next visit."""
    for page in evidence.all(*HOME_PAGES):
        if refusal := home_refusal(page):
            return refusal
    home, shown = evidence.first(Purpose.HOME), evidence.first(Purpose.PAGE)
    return page_refusal(evidence) if home and shown and shown.at > home.at else None


def page_refusal(evidence: Evidence) -> OutcomeReason | None:
    """Refusal by the page that a browser was given, unless it lies on another site."""
    shown = evidence.first(Purpose.PAGE)
    if shown is None or not same_site(shown.final_url, f"https://{evidence.host}/"):
        return None
    return home_refusal(shown)


def may_hide_refusal(exchange: Exchange) -> bool:
    """Whether the page was cut within its head, where robots meta tags stand."""
    return exchange.truncated and is_html(exchange) and not shows_whole_head(exchange)


def _may_say_noai(body: bytes) -> bool:
    """Whether the word may occur: plain, with character references, or in a wide encoding."""
    return b"\0" in body or b"noai" in body.lower() or (b"&#" in body and _NUMBERED.search(body) is not None)


def _for_us(exchange: Exchange) -> Iterator[str]:
    """Uses no capped tree: no refusal may be missed."""
    for meta in meta_elements(exchange):
        if any(meta.get(kind, "").strip().lower() in OURS for kind in _KINDS):
            yield meta.get("content", "")


def _words(text: str) -> list[str]:
    return [word.strip("\"'") for word in re.split(r"[\s,;]+", text.lower())]
