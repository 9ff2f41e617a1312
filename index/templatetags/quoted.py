"""Filters for crawled text, which is hostile without one.

Markdown isn't autoescaped: in a `.md` template every value passes `md`, `md_code`, `md_json` or `md_url`
(CommonMark 0.31 §2.4, §6.1, §6.5). In HTML, `plain` precedes escaping.
"""

import json
import re
import unicodedata
from html import unescape
from urllib.parse import urlsplit

from django import template
from lxml.html.defs import tags

register = template.Library()

CAP = 300  # Characters shown of a crawled value

MAX_ADDRESS = 2000  # Characters of the longest linked URL

_JOINERS = "\u200c\u200d"  # Format characters that Persian, Indic scripts and emoji need

_HIDDEN = ("\U000e0100", "\U000e01ef")  # Variation selectors, which can carry hidden text

_SPECIAL = re.compile(r"[\\`*_\[\]<>|#~&]|:(?=//)|(?<=www)\.|@")
_TAG = re.compile(r"</?([A-Za-z][A-Za-z0-9]*)\b[^<>]*(?:>|$)|<!--.*?(?:-->|$)", re.DOTALL)
_WITHIN_WORDS = frozenset(
    "a abbr b code del em i ins kbd mark s small span strong sub sup u".split()  # noqa: SIM905 - reads better
)
_DEPTH = 4  # Tags within tags that are looked for
_QUOTES = re.compile('["\u201c-\u201f\u00ab\u00bb\uff02]')
_LEADING = re.compile(r"^(?:([-+=])|(\d{1,9})([.)])(?= |$))")


@register.filter
def plain(value: object, cap: int = CAP) -> str:
    """One line without control, bidi, invisible or unassigned characters."""
    text = " ".join(str(value)[: cap * 4].split())
    if not _all_visible(text):
        text = "".join(c for c in text if _visible(c)).strip()
    return text if len(text) <= cap else text[: cap - 1] + "…"


def without_tags(text: str) -> str:
    """Text without HTML: references read, elements left out, placeholders such as <id> kept."""
    text = unescape(text)
    for _ in range(_DEPTH):
        if "<" not in text or (rest := _TAG.sub(_space_or_nothing, text)) == text:
            return text
        text = rest  # which may hold a tag that stood around another
    return text.replace("<", " ")


def _space_or_nothing(found: re.Match[str]) -> str:
    name = (found[1] or "br").lower()
    if name not in tags:
        return found[0]
    return "" if name in _WITHIN_WORDS else " "


def shorten(text: str, cap: int) -> str:
    """At most `cap` characters, cut at a word where there is one, with an ellipsis."""
    if len(text) <= cap:
        return text
    return (text[:cap].rpartition(" ")[0].rstrip(" ,;:-") or text[: cap - 1]) + "…"


@register.filter
def md(value: object, cap: int = CAP) -> str:
    """Escape the text for inline markdown."""
    text = _SPECIAL.sub(lambda mark: "\\" + mark[0], plain(value, cap))
    return _LEADING.sub(_escape_list_mark, text)


@register.filter
def md_quote(value: object, cap: int = CAP) -> str:
    """The text in quotes that it can't close."""
    return '"' + md(_QUOTES.sub("'", plain(value, cap)), cap) + '"'


@register.filter
def md_code(value: object, cap: int = CAP) -> str:
    """Inline code, fenced by more backticks than it contains."""
    text = plain(value, cap)
    if not text:
        return ""
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", text)), default=0))
    pad = " " if "`" in (text[0], text[-1]) else ""
    return f"{fence}{pad}{text}{pad}{fence}"


@register.filter
def md_json(value: object) -> str:
    text = json.dumps(value, indent=2, ensure_ascii=False)
    fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{fence}json\n{text}\n{fence}"


@register.filter
def md_url(value: object) -> str:
    """An http(s) URL as an autolink, else code."""
    address = web_address(value)
    return f"<{address}>" if address else md_code(value)


@register.filter
def md_block(text: str) -> str:
    """Our own lines as a fenced code block."""
    fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{fence}\n{text}\n{fence}"


@register.filter
def web_address(value: object) -> str:
    """The text if it is a safe http(s) URL, or ""."""
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
    """Whether all is visible; 50 times faster than by character."""
    return text.isprintable() and max(text, default="") < _HIDDEN[0]


def _visible(char: str) -> bool:
    if char in _JOINERS:
        return True
    return unicodedata.category(char)[0] != "C" and not _HIDDEN[0] <= char <= _HIDDEN[1]


def _escape_list_mark(found: re.Match[str]) -> str:
    mark, number, end = found.groups()
    return f"\\{mark}" if mark else f"{number}\\{end}"
