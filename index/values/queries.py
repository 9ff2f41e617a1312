"""Cleaning of queries. Pure."""

import unicodedata
from typing import Final

MAX_QUERY: Final = 300
"""Characters; longer queries are cut."""

_READ: Final = 4_096
"""Characters searched for the first visible one."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\ufffd")
"""Invisible letters and symbols."""
_UNREADABLE: Final = {0: " ", **dict.fromkeys(range(0xD800, 0xE000), " ")}
"""NUL and lone surrogates, which PostgreSQL rejects."""


def cleaned(text: str) -> str:
    """At most MAX_QUERY characters, without invisible ones around; "" if none is visible.

    Invisible: blanks, controls, format and unassigned characters, leading combining marks.
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
