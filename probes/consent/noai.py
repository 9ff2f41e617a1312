"""`noai` on the home page: robots meta tags and X-Robots-Tag, for everybody or by our name."""

import re
from collections.abc import Iterator
from typing import Final

from index.reasons import OutcomeReason
from probes.consent.groups import TOKEN
from probes.evidence import Exchange
from probes.readers import html

_OURS: Final = frozenset({"robots", "*", TOKEN.lower()})
_VALUED: Final = frozenset({"unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"})
"""Directives that have a colon themselves, so that what stands before it is no robot's name."""


def home_refusal(exchange: Exchange) -> OutcomeReason | None:
    """Why the home page refuses us, or None. Only a page with status 200 is the home page.

    `noimageai`, `noindex` and what is said to other robots by name are no refusal.
    """
    if not exchange.ok:
        return None
    tags = (value for name, value in exchange.headers if name == "x-robots-tag")
    if any(name in _OURS and directive == "noai" for tag in tags for name, directive in _header(tag)):
        return OutcomeReason.NOAI_HEADER
    meta = html.parse(exchange).meta
    contents = (text for name in meta if name.strip().lower() in _OURS for text in meta[name])
    if any("noai" in _words(content) for content in contents):
        return OutcomeReason.NOAI_META
    return None


def _header(tag: str) -> Iterator[tuple[str, str]]:
    """(robot, directive) pairs; a robot's name holds until the next one in the same header line."""
    robot = "robots"
    for part in re.split(r"[,;]", tag.lower()):
        name, colon, rest = part.strip(" \t\"'").partition(":")
        if colon and name.strip() in _VALUED:
            continue
        if colon:
            robot = name.strip()
        for word in _words(rest if colon else name):
            yield robot, word


def _words(text: str) -> list[str]:
    return [word.strip("\"'") for word in re.split(r"[\s,;]+", text.lower())]
