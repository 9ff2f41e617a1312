"""Closed lists of words, written as a reader writes them, and words as a host name writes them."""

import re
import unicodedata
from typing import Final

_NEITHER: Final = re.compile(r"[\W_]+")
"""What is neither letter nor digit."""


def words(*lines: str) -> frozenset[str]:
    """Give the words of the lines, which spaces separate."""
    return frozenset(word for line in lines for word in line.split())


def squashed(text: str) -> str:
    """Give letters and digits alone, without case and accents, `&` as "and": how a host label writes a name."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("&", " and "))
    return _NEITHER.sub("", plain)
