"""Web links (RFC 8288) from Link headers and link elements."""

import re
from typing import Final

from probes.evidence.link import Link
from probes.readers.urls import absolute

MAX_LINKS: Final = 1000

_TARGET = re.compile(r"<([^<>]*)>")
_PARAM = re.compile(
    r"""\s*;\s*(?P<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*"""
    r"""(?:=\s*(?:"(?P<quoted>(?:[^"\\]|\\.)*)"|(?P<token>[^\s;,"<]*)))?"""
)


def link_header(value: str, base: str) -> tuple[Link, ...]:
    """At most 1,000, in order, without unreadable ones."""
    found: list[Link] = []
    position = 0
    while len(found) < MAX_LINKS and (target := _TARGET.search(value, position)):
        params, position = _params(value, target.end())
        link = make_link(
            params.get("rel", ""), target[1], params.get("type", ""), base, params.get("anchor", "")
        )
        if link:
            found.append(link)
    return tuple(found)


def make_link(rel: str, href: str, media_type: str, base: str, anchor: str = "") -> Link | None:
    rels = frozenset(rel.lower().split())
    if not rels or not (target := absolute(href, base)):
        return None
    about = absolute(anchor, base) if anchor else ""
    return Link(rels, target, media_type.partition(";")[0].strip().lower(), about)


def _params(value: str, position: int) -> tuple[dict[str, str], int]:
    params: dict[str, str] = {}
    while match := _PARAM.match(value, position):
        position = match.end()
        quoted, token = match["quoted"], match["token"]
        text = re.sub(r"\\(.)", r"\1", quoted) if quoted is not None else token or ""
        params.setdefault(match["name"].lower(), text)
    return params, position
