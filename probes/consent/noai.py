"""`noai` on the home page, in robots meta tags and X-Robots-Tag."""

import re
from collections.abc import Iterator
from typing import Final

from index.values.reasons import OutcomeReason
from probes.consent.groups import TOKEN
from probes.evidence.evidence import Exchange
from probes.readers.html import is_html
from probes.readers.metas import metas, shows_whole_head

_OURS: Final = frozenset({"robots", "*", TOKEN.lower()})
_KINDS: Final = ("name", "property", "http-equiv")
_VALUED: Final = frozenset({"unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"})
"""Directives whose colon doesn't follow a robot's name."""
_COLON: Final = re.compile(r"(?<!\d):|:(?!\d\d)")
"""A colon outside a time such as "13:09:53"."""
_NUMBERED: Final = re.compile(
    rb"&#(?:0*(?:65|73|7[89]|97|105|11[01])(?![0-9])|[xX]0*[46][19eEfF](?![0-9a-fA-F]))"
)
"""A, I, N or O as a character reference."""


def home_refusal(exchange: Exchange) -> OutcomeReason | None:
    """Why the home page refuses us, at any status; `noimageai` and `noindex` aren't refusals."""
    if not exchange.answered:
        return None
    tags = (value for name, value in exchange.headers if name == "x-robots-tag")
    if any(name in _OURS and directive == "noai" for tag in tags for name, directive in _header(tag)):
        return OutcomeReason.NOAI_HEADER
    if (
        _may_say_noai(exchange.body)
        and is_html(exchange)
        and any("noai" in _words(content) for content in _for_us(exchange))
    ):
        return OutcomeReason.NOAI_META
    return None


def may_hide_refusal(exchange: Exchange) -> bool:
    """Whether the page was cut within its head, where robots meta tags stand."""
    return exchange.truncated and is_html(exchange) and not shows_whole_head(exchange)


def _may_say_noai(body: bytes) -> bool:
    """Whether the word may occur: plain, with character references, or in a wide encoding."""
    return b"\0" in body or b"noai" in body.lower() or (b"&#" in body and _NUMBERED.search(body) is not None)


def _for_us(exchange: Exchange) -> Iterator[str]:
    """Uses no capped tree: no refusal may be missed."""
    for meta in metas(exchange):
        if any(meta.get(kind, "").strip().lower() in _OURS for kind in _KINDS):
            yield meta.get("content", "")


def _header(tag: str) -> Iterator[tuple[str, str]]:
    """Yield (robot, directive); a robot's name applies until the next."""
    robot = "robots"
    for part in filter(None, map(str.strip, re.split(r"[,;]", tag.lower()))):
        colon = _COLON.search(part) if ":" in part else None
        name = part[: colon.start()].strip(" \t\"'") if colon else ""
        if colon and name not in _VALUED:
            robot = name.partition("/")[0]  # without its version
        for word in (part[colon.end() :] if colon else part).split():
            yield robot, word.strip("\"'")


def _words(text: str) -> list[str]:
    return [word.strip("\"'") for word in re.split(r"[\s,;]+", text.lower())]
