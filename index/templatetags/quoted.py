"""Crawled text on its way into a page: hostile until it has passed one of these filters.

Markdown has no autoescape, so every value in a `.md` template passes `md`, `md_code`, `md_json` or `md_url`
(CommonMark 0.31 §2.4, §6.1 and §6.5). In HTML `plain` comes before Django's own escaping.
"""

import json
import re
import unicodedata
from typing import Final
from urllib.parse import urlsplit

from django import template

register = template.Library()

CAP: Final = 300
"""Characters of one crawled value that a page shows."""

MAX_ADDRESS: Final = 2000
"""Characters of an address that a page links to or offers to repeat."""

_JOINERS: Final = "\u200c\u200d"
"""Format characters that Persian, Indic scripts and emoji need; every other one is dropped."""

_HIDDEN: Final = ("\U000e0100", "\U000e01ef")
"""From and to which character variation selectors carry hidden text and no glyph."""

_SPECIAL = re.compile(r"[\\`*_\[\]<>|#~&]|:(?=//)|(?<=www)\.|@")
_QUOTES = re.compile('["\u201c-\u201f\u00ab\u00bb\uff02]')
_LEADING = re.compile(r"^(?:([-+=])|(\d{1,9})([.)])(?= |$))")


@register.filter
def plain(value: object, cap: int = CAP) -> str:
    """Return one line without control, bidi, invisible or unassigned characters, at most `cap` long."""
    text = " ".join(str(value)[: cap * 4].split())
    if not _all_visible(text):
        text = "".join(c for c in text if _visible(c)).strip()
    return text if len(text) <= cap else text[: cap - 1] + "…"


@register.filter
def md(value: object, cap: int = CAP) -> str:
    """Return the text as inline markdown that means only itself."""
    text = _SPECIAL.sub(lambda mark: "\\" + mark[0], plain(value, cap))
    return _LEADING.sub(_escape_list_mark, text)


@register.filter
def md_quote(value: object, cap: int = CAP) -> str:
    """Return the text as a quotation that the text itself cannot end."""
    return '"' + md(_QUOTES.sub("'", plain(value, cap)), cap) + '"'


@register.filter
def md_code(value: object, cap: int = CAP) -> str:
    """Return the text as one inline code span, whose fence is longer than any run of backticks inside."""
    text = plain(value, cap)
    if not text:
        return ""
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", text)), default=0))
    pad = " " if "`" in (text[0], text[-1]) else ""
    return f"{fence}{pad}{text}{pad}{fence}"


@register.filter
def md_json(value: object) -> str:
    """Return data as a block of indented JSON, whose fence is longer than any run of backticks inside."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{fence}json\n{text}\n{fence}"


@register.filter
def md_url(value: object) -> str:
    """Return a web address as an autolink, anything else as code."""
    address = web_address(value)
    return f"<{address}>" if address else md_code(value)


@register.filter
def md_block(text: str) -> str:
    """Return lines of our own as a code block whose fence is longer than any run of backticks inside."""
    fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{fence}\n{text}\n{fence}"


@register.filter
def web_address(value: object) -> str:
    """Return the text when it is an http(s) address that is safe in an attribute or autolink, else ""."""
    text = str(value)
    if len(text) > MAX_ADDRESS:
        return ""
    try:
        parts = urlsplit(text)
        host = parts.hostname
    except ValueError:
        return ""
    odd = any(c in text for c in '<>"`\\ ')
    odd = odd or not (_all_visible(text) or all(_visible(c) and not c.isspace() for c in text))
    return text if host and parts.scheme in {"http", "https"} and not odd else ""


def _all_visible(text: str) -> bool:
    """Whether every character shows, as is usual: to look at each takes fifty times as long. Blanks must be spaces."""
    return text.isprintable() and max(text, default="") < _HIDDEN[0]


def _visible(char: str) -> bool:
    if char in _JOINERS:
        return True
    return unicodedata.category(char)[0] != "C" and not _HIDDEN[0] <= char <= _HIDDEN[1]


def _escape_list_mark(found: re.Match[str]) -> str:
    mark, number, end = found.groups()
    return f"\\{mark}" if mark else f"{number}\\{end}"
