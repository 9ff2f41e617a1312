"""Splits Markdown into text and fenced code (CommonMark 0.31 §4.5)."""

import re
from collections.abc import Iterator
from typing import NamedTuple

_FENCE = re.compile(r"^[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})(.*)$", re.MULTILINE)


class Segment(NamedTuple):
    """The segments of a text, joined, are the text."""

    text: str
    is_code: bool


def segments(text: str) -> Iterator[Segment]:
    """A fence that is never closed reaches to the end."""
    fence, start = "", 0
    for match in _FENCE.finditer(text):
        if not fence:
            yield Segment(text[start : match.start()], is_code=False)
            fence, start = match[1], match.start()
        elif match[1].startswith(fence) and not match[2].strip():
            end = match.end() + 1
            yield Segment(text[start:end], is_code=True)
            fence, start = "", end
    if start < len(text):
        yield Segment(text[start:], is_code=bool(fence))
