"""Web links (RFC 8288) from Link headers and link elements."""

import re
from itertools import islice

from probes.evidence.link import Link
from probes.readers.urls import absolute_url

MAX_LINKS = 1000
_READ = ("rel", "type", "anchor", "hreflang")

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
        rel, media_type, anchor, hreflang = (params.get(name, "") for name in _READ)
        link = make_link(rel, target[1], media_type, base, anchor=anchor, hreflang=hreflang)
        if link:
            found.append(link)
    return tuple(found)


def header_targets(value: str) -> tuple[str, ...]:
    """The targets as they are written, without parameters."""
    found = (match[1].strip() for match in _TARGET.finditer(value))
    return tuple(islice(found, MAX_LINKS))


def make_link(  # noqa: PLR0913 - a link has this many attributes
    rel: str, href: str, media_type: str, base: str, *, anchor: str = "", hreflang: str = ""
) -> Link | None:
    rels = frozenset(rel.lower().split())
    if not rels or not (target := absolute_url(href, base)):
        return None
    about = absolute_url(anchor, base) if anchor else ""
    languages = frozenset(hreflang.lower().split())
    return Link(rels, target, media_type.partition(";")[0].strip().lower(), about, languages)


def _params(value: str, position: int) -> tuple[dict[str, str], int]:
    params: dict[str, str] = {}
    while match := _PARAM.match(value, position):
        position = match.end()
        quoted, token = match["quoted"], match["token"]
        text = re.sub(r"\\(.)", r"\1", quoted) if quoted is not None else token or ""
        name = match["name"].lower()
        if name == "hreflang" and name in params:  # the one that may be repeated (RFC 8288 §3.4.1)
            params[name] += f" {text}"
        params.setdefault(name, text)
    return params, position
