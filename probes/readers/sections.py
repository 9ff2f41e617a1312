"""Splits Markdown into sections of plain words, in linear time."""

import re
from typing import Final, NamedTuple

from probes.readers.prose import prose
from probes.readers.texts import clean

MOST: Final = 60
_LINES: Final = 40
"""Lines of a section."""
_LINE: Final = 400
"""Characters."""
_HEADING: Final = re.compile(r" {0,3}(#{1,6})[ \t]+(\S.*)")
_IMAGE_OR_LINK: Final = re.compile(
    r"!?\[([^\[\]]{0,300})\](?:\([^()\s]{0,2000}[^()]{0,300}\)|\[[^\[\]]{0,200}\])?"
)
_ADDRESS: Final = re.compile(r"<?https?://[^\s<>]{1,2000}>?", re.IGNORECASE)
_ITEM: Final = re.compile(r"[ \t]*(?:[-*+>]|\d{1,9}[.)])[ \t]+")
_EMPHASIS: Final = re.compile(r"[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}")
_RULE: Final = re.compile(r"[-=*_|:\s]*")


class Section(NamedTuple):
    """A heading ("" before the first) and the plain text below it."""

    heading: str
    text: str


def sections(text: str, cap: int) -> tuple[Section, ...]:
    found: list[Section] = []
    heading, lines = "", list[str]()
    for line in (*prose(text).split("\n"), "# "):
        title = _HEADING.match(line[:_LINE]) if line.lstrip(" ").startswith("#") else None
        if title or line == "# ":
            said = clean(" ".join(filter(None, map(plain_line, lines))), cap)
            if said or heading:
                found.append(Section(heading, said))
            if len(found) == MOST:
                break
            heading, lines = clean(plain_line(title[2].rstrip(" \t#")), 120) if title else "", []
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
