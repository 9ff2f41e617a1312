"""Limits the attributes of HTML tags, because parsers compare each with all before it. Pure.

Tokenises as in WHATWG HTML §13.2.5: quotes may hold `>`; comments and scripts hold no tags. Linear time.
"""

import re
from typing import Final

MAX_ATTRIBUTES: Final = 256
"""Attributes kept per tag."""

_BLANK: Final = r"[\t\n\f\r /]"
_VALUE: Final = r"""(?:"[^"]*+"|'[^']*+'|[^\t\n\f\r >]*+)"""
_ATTRIBUTE: Final = rf"[^\t\n\f\r />][^\t\n\f\r />=]*+(?:[\t\n\f\r ]*+=[\t\n\f\r ]*+{_VALUE})?+"
_SOME: Final = rf"(?:{_BLANK}*+{_ATTRIBUTE}){{0,{MAX_ATTRIBUTES}}}+{_BLANK}*+"
_NAME: Final = r"[a-z][^\t\n\f\r />]*+"
_RAW: Final = ("script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp")
"""Elements whose content is text."""
_TEXTS: Final = "|".join(
    rf"<{name}(?={_BLANK}|>){_SOME}(?:>(?:[^<]++|<(?!/{name}(?:{_BLANK}|>)))*+|\Z)" for name in _RAW
)
_IS_RAW: Final = rf"(?:{'|'.join(_RAW)})(?:{_BLANK}|>)"
_COMMENT: Final = r"<!--(?:(?!-?>)(?:[^-]++|-(?!-!?>))*+)?+"
_TAG: Final = rf"<(?!{_IS_RAW})/?+{_NAME}{_SOME}(?:>|\Z)"
_FINE: Final = re.compile(
    rf"(?:[^<]++|<(?![/!a-z])|{_TAG}|{_COMMENT}|{_TEXTS}|<(?!/?[a-z]))*+".encode(), re.IGNORECASE
)
"""Everything up to a tag with too many attributes."""
_FULL: Final = re.compile(rf"(</?+{_NAME}{_SOME})(?:{_BLANK}++|{_ATTRIBUTE})*+".encode(), re.IGNORECASE)
"""Such a tag: the part to keep, and the rest."""


def bounded(markup: bytes) -> bytes:
    """Return the markup without attributes beyond a tag's 256th."""
    at = _end_of_fine(markup, 0)
    if at == len(markup):  # as nearly all are
        return markup
    parts = [markup[:at]]
    while at < len(markup):
        found = _FULL.match(markup, at)
        parts.append(found[1] if found else markup[at : at + 1])
        start = found.end() if found else at + 1
        at = _end_of_fine(markup, start)
        parts.append(markup[start:at])
    return b"".join(parts)


def _end_of_fine(markup: bytes, start: int) -> int:
    found = _FINE.match(markup, start)
    return found.end() if found else start
