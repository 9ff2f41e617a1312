"""Markdown as text: what precedes it, what in it is code, its heading, its links (CommonMark 0.31). Pure.

Everything here is linear in the length of the text.
"""

import re
from typing import Final

from probes.readers.texts import clean

READ: Final = 256 * 1024
"""How many characters are read."""
MAX_LINKS: Final = 300
MAX_LINE: Final = 1000
"""How much of a line is looked at for a heading."""

_FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})(.*)")
_FRONTMATTER_LINES = 200
_ATX = re.compile(r" {0,3}#{1,6}(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*")
_H1 = re.compile(r" {0,3}#[ \t]+(\S.*?)(?:[ \t]+#+)?[ \t]*")
_SETEXT = re.compile(r" {0,3}={2,}[ \t]*")
_IMAGE = re.compile(r"!\[[^\[\]]{0,1000}\]\([^()\n]{0,2000}\)")
_INLINE = re.compile(r"(?<!\\)\]\([ \t]*<?([^\s()<>]{1,2000})")
_DEFINITION = re.compile(r"^ {0,3}\[[^\[\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,2000})", re.MULTILINE)
_AUTOLINK = re.compile(r"<(https?://[^\s<>]{1,2000})>", re.IGNORECASE)


def without_frontmatter(text: str) -> str:
    """The text after its byte order mark and its YAML or TOML block."""
    text = text[:READ].lstrip("\ufeff")
    lines = text.lstrip().split("\n", _FRONTMATTER_LINES)
    mark = lines[0].strip()
    if mark not in {"---", "+++"}:
        return text
    for number, line in enumerate(lines[1:_FRONTMATTER_LINES], start=1):
        if line.strip() == mark or (mark == "---" and line.strip() == "..."):
            return "\n".join(lines[number + 1 :])
    return text


def without_comments(text: str) -> str:
    """The text without its HTML comments; an open one is kept."""
    parts, position = [], 0
    while (start := text.find("<!--", position)) >= 0 and (end := text.find("-->", start + 4)) >= 0:
        parts.append(text[position:start])
        position = end + 3
    return "".join((*parts, text[position:]))


def prose(text: str) -> str:
    """The text without frontmatter, comments, fenced code and code spans, line by line."""
    kept, fence = [], ""
    for line in without_frontmatter(text).splitlines():
        match = _FENCE.fullmatch(line)
        if not fence and match:
            fence = match[1]
        elif not fence:
            kept.append(line)
        elif match and match[1].startswith(fence) and not match[2].strip():
            fence = ""
    return without_comments(re.sub(r"`[^`\n]+`", " ", "\n".join(kept)))


def h1(text: str) -> str:
    """The words of the H1 that the first line is, "" when the first line is none.

    Blank lines, frontmatter and comments before it do not count.
    """
    lines = without_comments(without_frontmatter(text)).lstrip("\ufeff \t\r\n\v\f").split("\n", 2)
    first = lines[0].partition("\r")[0][:MAX_LINE]
    if match := _H1.fullmatch(first):
        return clean(match[1], 200)
    second = lines[1] if len(lines) > 1 else ""
    return clean(first, 200) if first.strip() and _SETEXT.fullmatch(second[:MAX_LINE].rstrip("\r")) else ""


def first_words(text: str) -> str:
    """The first line that says anything, without its heading marks."""
    for line in prose(text).splitlines():
        match = _ATX.fullmatch(line[:MAX_LINE])
        words = clean((match[1] or "") if match else line, 300)
        if words:
            return words
    return ""


def link_targets(text: str) -> tuple[str, ...]:
    """Where the markdown links outside code lead, as written: inline, by definition, in angle brackets.

    Images and fragments are no links; other schemes than http(s) do not count.
    """
    plain = _IMAGE.sub("image", prose(text))
    inline = (m[1] for m in _INLINE.finditer(plain) if "[" in plain[max(0, m.start() - 1000) : m.start()])
    others = (m[1] for pattern in (_DEFINITION, _AUTOLINK) for m in pattern.finditer(plain))
    found = (target for source in (inline, others) for target in source if _leads_somewhere(target))
    return tuple(target for target, _ in zip(found, range(MAX_LINKS), strict=False))


def _leads_somewhere(target: str) -> bool:
    scheme, colon, _ = target.partition(":")
    if target.startswith("#"):
        return False
    return not colon or scheme.lower() in {"http", "https"} or not scheme.isalpha()
