"""Drops what MDX adds to Markdown: modules' imports and exports, expressions and components (mdxjs.com, 3).

None of it says anything to who reads the source. In linear time.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from probes.readers.fences import markdown_parts

_MAY_HAVE = re.compile(r"^(?:import|export)\b|^\{|\{/\*|</?[A-Z]|<>|</>", re.MULTILINE)
_NAMES = r"(?:[\w$]+|\*\s+as\s+[\w$]+|\{[^{}]{0,2000}\})"
_IMPORT = re.compile(
    rf"^import\s+(?:type\s+)?(?:{_NAMES}(?:\s*,\s*{_NAMES})?\s*from\s*)?(?:\"[^\"\s]{{1,300}}\"|'[^'\s]{{1,300}}')"
    r"[ \t]*;?[ \t]*$",
    re.MULTILINE,
)
_STATEMENT = re.compile(
    r"export\s+(?:(?:const|let|var|function|class|async|default|type|interface|enum)\b|[{*])"
    r"|\{[ \t]*[A-Za-z_$(!<]"
)
_OPENING, _CLOSING = "{([", "})]"
_GOES_ON = ("=", "=>", ",")
_STATEMENT_LINES = 200
# Not HTML in capitals, which is known by these.
_TAG_START = re.compile(
    r"(?:</|(?<!\w)<)(?:(?!(?i:html|head|body)\b|(?:TITLE|META|LINK|SCRIPT|STYLE|BASE|NOSCRIPT|IFRAME|H1)\b)"
    r"[A-Z][\w.]*(?=[\s/>{])|(?=>))"
)
_TAG_MARK = re.compile(r"[\"'{}<>`]|\n[ \t]*\n")
_MAX_TAG = 4000  # Characters
_MAX_TAGS = 5000


@lru_cache(maxsize=8)
def without_mdx(text: str) -> str:
    """Keep code, and what components enclose."""
    plain = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not _MAY_HAVE.search(plain):
        return text
    return "".join(part.text if part.is_code else _markdown_of(part.text) for part in markdown_parts(plain))


def _markdown_of(text: str) -> str:
    text = _IMPORT.sub("", _without_comments(text))
    return "".join(_without_tags("\n".join(_without_statements(text.split("\n")))))


def _without_comments(text: str) -> str:
    kept, position = [], 0
    while (start := text.find("{/*", position)) >= 0 and (end := text.find("*/}", start + 3)) >= 0:
        kept.append(text[position:start])
        position = end + 3
    return "".join((*kept, text[position:]))


def _without_statements(lines: list[str]) -> Iterator[str]:
    number = 0
    while number < len(lines):
        length, dropped = _statement(lines, number) if _STATEMENT.match(lines[number]) else (1, 0)
        yield from lines[number + dropped : number + length]
        number += length


def _statement(lines: list[str], first: int) -> tuple[int, int]:
    """How many lines were looked at, and how many of them it has.

    An export whose brackets are never closed has those up to a blank one.
    """
    is_export, depth, block = lines[first].startswith("export"), 0, 0
    for length, line in enumerate(lines[first : first + _STATEMENT_LINES], start=1):
        depth += sum(map(line.count, _OPENING)) - sum(map(line.count, _CLOSING))
        written = line.rstrip(" \t;")
        if depth <= 0 and not written.endswith(_GOES_ON):
            return length, length if is_export or written.endswith("}") else 0
        block = length if block == length - 1 and written else block
    return length, block if is_export else 0


def _without_tags(text: str) -> Iterator[str]:
    position = count = 0
    while count < _MAX_TAGS and (found := _TAG_START.search(text, position)):
        count += 1
        end, is_tag = _tag_end(text, found.end())
        yield text[position : found.start() if is_tag else end]
        position = end
    yield text[position:]


def _tag_end(text: str, start: int) -> tuple[int, bool]:
    """Where a tag ends, or where what only begins like one was given up."""
    depth, quote = 0, ""
    for found in _TAG_MARK.finditer(text, start, start + _MAX_TAG):
        mark = found[0]
        if quote:
            quote = "" if mark == quote else quote
        elif mark in "\"'`":
            quote = mark
        elif mark in "{}":
            depth += 1 if mark == "{" else -1
        elif not depth:
            return (found.end(), True) if mark == ">" else (found.start(), False)
    return min(len(text), start + _MAX_TAG), False
