"""Heading and link targets of llms.txt (llmstxt.org).

Ignores plug-ins' text above the heading, and robots.txt lines.
"""

import re
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.prose import (
    AUTOLINK,
    MAX_LINKS,
    MAX_READ,
    body_of,
    h1,
    heading_in,
    link_targets,
    plain_prose,
    states_error,
)
from probes.readers.replies import looks_like_html
from probes.readers.texts import clean_text

HEADING_LINES = 20

_ROBOTS_LINE = re.compile(
    r"(?:^|\r)[\ufeff \t]*+(?:user-?[ ]?agent|allow|disallow|site-?maps?|host|crawl-?delay"
    r"|content-(?:signal|usage)|request-rate|visit-time|noindex|clean-param|cache-delay|agentmap"
    r"|schemamap)[ \t]*+:",
    re.IGNORECASE | re.MULTILINE,
)
_SHOWN = re.compile(r"<(?:img|source|video|audio|iframe|svg|script|link)\b[^<>]{0,2000}>?", re.IGNORECASE)
_LINKED = re.compile(r"\]\([^()\s]{0,2000}")
_DEFINED = re.compile(r"^ {0,3}\[(?!\^)[^\[\]\n]{1,200}\]:[^\n]*", re.MULTILINE)
_BARE = re.compile(
    r"(?<![\w/])https?://[^\s<>()\[\]{}\"'`|\\^\u3001\u3002\uff08-\uff0c\uff1a-\uff1f\u300c-\u3011]{1,2000}",
    re.IGNORECASE,
)
_AFTER_IT = ".,;:!?*_~"  # GitHub Flavored Markdown §6.9


def is_overview(reply: Exchange) -> bool:
    """Whether a reply has a heading that leads on, as llms.txt has."""
    if not reply.ok or looks_like_html(reply):
        return False
    return bool(overview_heading(reply.text) and linked_targets(reply.text))


def overview_of(evidence: Evidence) -> Exchange | None:
    """The llms.txt at the root, or the one that the home page names where that one is none."""
    asked = evidence.all(Purpose.LLMS_TXT)
    return next(filter(is_overview, asked), next(iter(asked), None))


@lru_cache(maxsize=8)
def without_robots_lines(text: str) -> str:
    """Drop robots.txt lines and comments between them; "" for a robots.txt under this name."""
    if not _ROBOTS_LINE.search(text):
        return text
    kept: list[str] = []
    pending: list[str] = []
    among_rules = False
    for line in text[:MAX_READ].replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        if _ROBOTS_LINE.match(line) and "](" not in line:
            pending, among_rules = [], True
        elif among_rules and _is_comment(line):
            pending.append(line)
        else:
            kept += [*pending, line]
            pending, among_rules = [], False
    said = "\n".join([*kept, *pending])
    return "" if all(map(_is_comment, body_of(said).split("\n"))) else said


def _is_comment(line: str) -> bool:
    return line.lstrip("\ufeff \t")[:1] in {"", "#"}


def overview_heading(text: str) -> str:
    said = without_robots_lines(text)
    if first := h1(said or text):
        return first
    lines = plain_prose(said).split("\n")
    spoken = (n for n, line in enumerate(lines) if line.strip())
    for n in islice(spoken, HEADING_LINES):
        if found := heading_in(lines[n], lines[n + 1] if n + 1 < len(lines) else ""):
            return found
    return ""


def has_summary(text: str) -> bool:
    """Whether a quotation follows the heading, as llmstxt.org has it, and says nothing of an error."""
    lines = [line for line in plain_prose(without_robots_lines(text)).split("\n") if line.strip()]
    quote = next((line.lstrip() for line in lines[1:2]), "")
    return quote.startswith(">") and not states_error(quote.lstrip("> \t"))


def linked_targets(text: str) -> tuple[str, ...]:
    said = without_robots_lines(text)
    linked = link_targets(said)
    known = set(linked)
    return (*linked, *(url for url in bare_addresses(said) if url not in known))[:MAX_LINKS]


def bare_addresses(text: str) -> tuple[str, ...]:
    plain = _LINKED.sub("](", _DEFINED.sub("", AUTOLINK.sub(" ", _SHOWN.sub(" ", plain_prose(text)))))
    found = dict.fromkeys(match[0].rstrip(_AFTER_IT) for match in _BARE.finditer(plain))
    return tuple(found)[:MAX_LINKS]


MOST = 60
_LINES = 40  # Lines of a section
_LINE = 400  # Characters
_HEADING = re.compile(r" {0,3}(#{1,6})[ \t]+(\S.*)")
_IMAGE_OR_LINK = re.compile(r"!?\[([^\[\]]{0,300})\](?:\([^()\s]{0,2000}[^()]{0,300}\)|\[[^\[\]]{0,200}\])?")
_ADDRESS = re.compile(r"<?https?://[^\s<>]{1,2000}>?", re.IGNORECASE)
_ITEM = re.compile(r"[ \t]*(?:[-*+>]|\d{1,9}[.)])[ \t]+")
_EMPHASIS = re.compile(r"[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}")
_RULE = re.compile(r"[-=*_|:\s]*")


class Section(NamedTuple):
    """A heading ("" before the first) and the plain text below it."""

    heading: str
    text: str


def overview_sections(text: str, cap: int) -> tuple[Section, ...]:
    found: list[Section] = []
    heading, lines = "", list[str]()
    for line in (*plain_prose(text).split("\n"), "# "):
        title = _HEADING.match(line[:_LINE]) if line.lstrip(" ").startswith("#") else None
        if title or line == "# ":
            said = clean_text(" ".join(filter(None, map(plain_line, lines))), cap)
            if said or heading:
                found.append(Section(heading, said))
            if len(found) == MOST:
                break
            heading, lines = clean_text(plain_line(title[2].rstrip(" \t#")), 120) if title else "", []
        elif len(lines) < _LINES and line.strip():
            lines.append(line)
    return tuple(found)


def plain_line(line: str) -> str:
    """Link texts stay, addresses and markup go."""
    line = line[:_LINE]
    if _RULE.fullmatch(line):
        return ""
    line = _ADDRESS.sub(" ", _IMAGE_OR_LINK.sub(r"\1", line))
    said = _EMPHASIS.sub("", line[item.end() :] if (item := _ITEM.match(line)) else line)
    return " ".join(said.replace("|", " ").split())
