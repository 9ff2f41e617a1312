"""Limits attributes per tag and depth, which slow parsers down.

Tokenises as in WHATWG HTML §13.2.5: quotes may hold `>`; comments, scripts and raw text hold no tags.
"""

import re
from collections.abc import Set as AbstractSet
from typing import Final

MAX_ATTRIBUTES: Final = 256

_BLANK: Final = r"[\t\n\f\r /]"
_VALUE: Final = r"""(?:"[^"]*+"|'[^']*+'|[^\t\n\f\r >]*+)"""
_ATTRIBUTE: Final = rf"[^\t\n\f\r />][^\t\n\f\r />=]*+(?>[\t\n\f\r ]*+=[\t\n\f\r ]*+{_VALUE}|)"
SOME: Final = rf"{_BLANK}*+(?:{_ATTRIBUTE}{_BLANK}*+){{0,{MAX_ATTRIBUTES}}}+"
NAME: Final = r"[a-z][^\t\n\f\r />]*+"
END: Final = rf"(?:{_BLANK}|>)"
_IN_SCRIPT: Final = rf"(?:-(?!->)|<(?!/script{END})|[^<-]++)*+"
_ESCAPED: Final = (
    rf"<!--(?!-?>)(?:-(?!->)|<script(?={END}){_IN_SCRIPT}(?:</script)?+|<(?!/?script{END})|[^<-]++)*+"
)
"""In an HTML comment a nested `<script>` has its own end tag."""
UNTIL_END: Final = {
    name: rf"(?:<(?!/{name}{END})|[^<]++)*+"
    for name in ("style", "title", "textarea", "iframe", "noembed", "noframes", "xmp")
} | {"script": rf"(?:{_ESCAPED}|<(?!/script{END})|[^<]++)*+", "plaintext": r"(?s:.)*+"}
_TEXTS: Final = "|".join(rf"<{name}(?={END}){SOME}(?:>{content}|\Z)" for name, content in UNTIL_END.items())
_IS_RAW: Final = rf"(?:{'|'.join(UNTIL_END)}){END}"
COMMENT: Final = r"<!--(?>(?!-?>)(?:-(?!-!?>)|[^-]++)*+|)"
BOGUS: Final = r"<(?:!(?!--)|\?|/(?![a-z]))[^>]*+"
"""Declarations, processing instructions, CDATA sections and end tags without a name."""
TAG: Final = rf"<(?!{_IS_RAW})/?+{NAME}{SOME}(?:>|\Z)"
_FINE: Final = re.compile(
    rf"(?:<(?![/!?a-z])|{TAG}|{COMMENT}|{BOGUS}|{_TEXTS}|[^<]++)*+".encode(), re.IGNORECASE
)
_TOKEN: Final = re.compile(
    rf"{COMMENT}|{BOGUS}|{_TEXTS}|</?+(?P<name>{NAME}){SOME}(?:>|\Z)".encode(), re.IGNORECASE
)
_FULL: Final = re.compile(rf"(</?+{NAME}{SOME})(?:{_BLANK}++|{_ATTRIBUTE})*+".encode(), re.IGNORECASE)
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
