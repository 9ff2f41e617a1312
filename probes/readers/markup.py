"""Limits attributes per tag and depth, which slow parsers down.

Tokenises as in WHATWG HTML §13.2.5: quotes may hold `>`; comments, scripts and raw text hold no tags.
"""

import re
from collections.abc import Set as AbstractSet
from typing import Final

MAX_ATTRIBUTES: Final = 256

_BLANK: Final = r"[\t\n\f\r /]"
_VALUE: Final = r"""(?:"[^"]*+"|'[^']*+'|[^\t\n\f\r >]*+)"""
_ATTRIBUTE: Final = rf"[^\t\n\f\r />][^\t\n\f\r />=]*+(?:[\t\n\f\r ]*+=[\t\n\f\r ]*+{_VALUE})?+"
_SOME: Final = rf"(?:{_BLANK}*+{_ATTRIBUTE}){{0,{MAX_ATTRIBUTES}}}+{_BLANK}*+"
_NAME: Final = r"[a-z][^\t\n\f\r />]*+"
_END: Final = rf"(?:{_BLANK}|>)"
_IN_SCRIPT: Final = rf"(?:[^<-]++|-(?!->)|<(?!/script{_END}))*+"
_ESCAPED: Final = (
    rf"<!--(?!-?>)(?:[^<-]++|-(?!->)|<script(?={_END}){_IN_SCRIPT}(?:</script)?+|<(?!/?script{_END}))*+"
)
"""In an HTML comment a nested `<script>` has its own end tag."""
_UNTIL_END: Final = {
    name: rf"(?:[^<]++|<(?!/{name}{_END}))*+"
    for name in ("style", "title", "textarea", "iframe", "noembed", "noframes", "xmp")
} | {"script": rf"(?:[^<]++|{_ESCAPED}|<(?!/script{_END}))*+", "plaintext": r"(?s:.)*+"}
_TEXTS: Final = "|".join(
    rf"<{name}(?={_END}){_SOME}(?:>{content}|\Z)" for name, content in _UNTIL_END.items()
)
_IS_RAW: Final = rf"(?:{'|'.join(_UNTIL_END)}){_END}"
_COMMENT: Final = r"<!--(?:(?!-?>)(?:[^-]++|-(?!-!?>))*+)?+"
_BOGUS: Final = r"<(?:!(?!--)|\?|/(?![a-z]))[^>]*+"
"""Declarations, processing instructions, CDATA sections and end tags without a name."""
_TAG: Final = rf"<(?!{_IS_RAW})/?+{_NAME}{_SOME}(?:>|\Z)"
_FINE: Final = re.compile(
    rf"(?:[^<]++|<(?![/!?a-z])|{_TAG}|{_COMMENT}|{_BOGUS}|{_TEXTS})*+".encode(), re.IGNORECASE
)
_TOKEN: Final = re.compile(
    rf"{_COMMENT}|{_BOGUS}|{_TEXTS}|</?+(?P<name>{_NAME}){_SOME}(?:>|\Z)".encode(), re.IGNORECASE
)
_FULL: Final = re.compile(rf"(</?+{_NAME}{_SOME})(?:{_BLANK}++|{_ATTRIBUTE})*+".encode(), re.IGNORECASE)
"""A tag with too many attributes: the part to keep, and the rest."""


def bounded(markup: bytes) -> bytes:
    at = _end_of_fine(markup, 0)
    if at == len(markup):  # the usual case
        return markup
    parts = [markup[:at]]
    while at < len(markup):
        found = _FULL.match(markup, at)
        parts.append(found[1] if found else markup[at : at + 1])
        start = found.end() if found else at + 1
        at = _end_of_fine(markup, start)
        parts.append(markup[start:at])
    return b"".join(parts)


def flat(markup: bytes, kept: AbstractSet[bytes]) -> bytes:
    return _TOKEN.sub(
        lambda token: token[0] if token["name"] is None or token["name"].lower() in kept else b" ", markup
    )


def _end_of_fine(markup: bytes, start: int) -> int:
    found = _FINE.match(markup, start)
    return found.end() if found else start
