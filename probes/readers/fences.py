"""Splits Markdown into text and fenced code (CommonMark 0.31 §4.5)."""

import re
from collections.abc import Iterator
from typing import NamedTuple

_FENCE = re.compile(r"^[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})(.*)$", re.MULTILINE)


class MarkdownPart(NamedTuple):
    """The parts of a text, joined, are the text."""

    text: str
    is_code: bool


def markdown_parts(text: str) -> Iterator[MarkdownPart]:
    """A fence that is never closed reaches to the end."""
    fence, start = "", 0
    for match in _FENCE.finditer(text):
        if not fence:
            yield MarkdownPart(text[start : match.start()], is_code=False)
            fence, start = match[1], match.start()
        elif match[1].startswith(fence) and not match[2].strip():
            end = match.end() + 1
            yield MarkdownPart(text[start:end], is_code=True)
            fence, start = "", end
    if start < len(text):
        yield MarkdownPart(text[start:], is_code=bool(fence))
