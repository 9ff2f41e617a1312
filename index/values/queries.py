"""What a caller's words say: a text without a character that shows says nothing, and is the same as none. Pure."""

import unicodedata
from typing import Final

MAX_QUERY: Final = 300
"""Characters of a query that are read; the rest is cut off."""

_READ: Final = 4_096
"""Characters in which the first that shows is looked for."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\ufffd")
"""Letters and signs without a shape of their own: fillers of Hangul, the empty cell of Braille, what stands for lost bytes."""
_UNREADABLE: Final = {0: " ", **dict.fromkeys(range(0xD800, 0xE000), " ")}
"""NUL and lone surrogates: no text that PostgreSQL or JSON could carry."""


def meant(text: str) -> str:
    """Return a query without what does not show around it, at most MAX_QUERY long; "" when it says nothing.

    Blanks, controls, format characters, combining marks on nothing and unassigned characters say nothing.
    """
    read = text[:_READ]
    first = next((place for place, char in enumerate(read) if _shows(char)), None)
    if first is None:
        return ""
    cut = read[first : first + MAX_QUERY]
    while _trails(cut[-1]):
        cut = cut[:-1]
    return cut.translate(_UNREADABLE)


def _shows(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in _BLANK


def _trails(char: str) -> bool:
    return unicodedata.category(char)[0] in "ZC" or char in _BLANK
