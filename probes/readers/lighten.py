"""Takes out of a large page what no reader uses. Linear time.

Styles, drawings, comments, embedded files and long scripts can fill megabytes before the first word.
"""

import re

from probes.readers.html import ATTRIBUTES, BOGUS, COMMENT, END, NAME, TAG, UNTIL_END

SHORT = 2048  # Bytes that stay of a comment, a script or an attribute
LONG = 256 * 1024  # Bytes of a script that may be read: the head of the page must not end in it

_PAGE = re.compile(rb"[\xef\xbb\xbf\s]*+<")
_TEXTS = "|".join(
    rf"<{name}(?={END}){ATTRIBUTES}(?:>{content}|\Z)"
    for name, content in UNTIL_END.items()
    if name not in {"style", "script"}
)
_LIGHT_TEXT = re.compile(
    rf"(?:<(?![/!?a-z])|(?!<svg{END}){TAG}|{BOGUS}|{_TEXTS}|[^<]++)*+".encode(), re.IGNORECASE
)
_HEAVY_TOKEN = re.compile(
    rf"(?P<comment>{COMMENT}(?:--!?>)?)|(?P<style><style(?={END}){ATTRIBUTES}>?+){UNTIL_END['style']}"
    rf"|(?P<script><script(?={END}){ATTRIBUTES}>?+)(?P<code>{UNTIL_END['script']})|(?P<svg><svg(?={END}){ATTRIBUTES}>?+)"
    rf"|</?+{NAME}{ATTRIBUTES}|<".encode(),
    re.IGNORECASE,
)
_LONG_ATTRIBUTE = re.compile(
    rb"""\bdata:[!#-&*-;=?-~]*+ | (?<=\s)(?:data-[\w:.-]{1,100}|style|srcset)=(?:"[^"]*+"|'[^']*+')""",
    re.IGNORECASE | re.VERBOSE,
)
_SVG_END = re.compile(rb"</svg", re.IGNORECASE)
_SVG_TITLE = re.compile(rb"<title(?:\s[^<>]{0,200})?>[^<>]{0,200}</title>", re.IGNORECASE)
_READ_CODE = re.compile(rb"ld\+json|modelContext|webmcp|@mcp-b/", re.IGNORECASE)
_MAX_CODE_BYTES = 200  # Bytes of a long script that stay: frameworks name themselves there
_TOOL_MARK = b"modelContext"


def lighten(page: bytes, most: int) -> tuple[bytes, bool]:
    """Return at most `most` bytes, and whether this is all of the page but for what was taken out.

    Text that is no page is only cut. Without a script that may register tools it is not all of the page.
    """
    if not _PAGE.match(page):
        return page[:most], len(page) <= most
    parts: list[bytes] = []
    last_end = page.lower().rfind(b"</svg")
    size = position = 0
    lost = False
    while position < len(page) and size <= most:
        light = _LIGHT_TEXT.match(page, position)
        end = light.end() if light else position
        kept, after = _lighten_token(page, end, last_end)
        parts += [_LONG_ATTRIBUTE.sub(_short_value, page[position:end]), kept]
        size += len(parts[-2]) + len(kept)
        lost = lost or (after - end > LONG and _TOOL_MARK in page[end:after])
        position = after
    return b"".join(parts)[:most], position >= len(page) and size <= most and not lost


def _lighten_token(page: bytes, at: int, last_end: int) -> tuple[bytes, int]:
    """Return what stays of the token at this place, and where the next begins."""
    found = _HEAVY_TOKEN.match(page, at)
    if found is None:
        return b"", at
    kind = found.lastgroup if found.lastgroup != "code" else "script"
    if kind == "svg":
        return _lighten_drawing(page, found, last_end)
    size = found.end() - at
    if kind is None or size <= SHORT or (kind == "script" and size <= LONG and _READ_CODE.search(found[0])):
        return found[0], found.end()
    return _lighten_element(found, kind), found.end()


def _lighten_element(heavy: re.Match[bytes], kind: str) -> bytes:
    if kind == "comment":
        return b""
    code = (heavy["code"] or b"")[:_MAX_CODE_BYTES]
    return _LONG_ATTRIBUTE.sub(_short_value, heavy[kind]) + (b"" if b"<" in code else code)


def _lighten_drawing(page: bytes, start: re.Match[bytes], last_end: int) -> tuple[bytes, int]:
    """Keep the title, which may name a link; after `last_end` none is closed."""
    opening = _LONG_ATTRIBUTE.sub(_short_value, start[0])
    closed = _SVG_END.search(page, start.end()) if start.end() <= last_end else None
    if closed is None:
        return opening, start.end()
    title = _SVG_TITLE.search(page, start.end(), closed.start())
    return opening + (title[0] if title else b""), closed.start()


def _short_value(value: re.Match[bytes]) -> bytes:
    return value[0] if len(value[0]) <= SHORT else b""
