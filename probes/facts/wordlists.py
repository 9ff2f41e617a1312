"""Closed lists of words, written as a reader writes them, and words as a host name writes them."""

import re
import unicodedata
from typing import Final

_NEITHER: Final = re.compile(r"[\W_]+")
"""What is neither letter nor digit."""
_ASCII_NEITHER: Final = bytes(code for code in range(128) if not chr(code).isalnum())


def words(*lines: str) -> frozenset[str]:
    """Give the words of the lines, which spaces separate."""
    return frozenset(word for line in lines for word in line.split())


def squashed(text: str) -> str:
    """Give letters and digits alone, without case and accents, `&` as "and": how a host label writes a name."""
    plain = text.casefold().replace("&", " and ")
    if plain.isascii():
        return plain.encode().translate(None, _ASCII_NEITHER).decode()
    return _NEITHER.sub("", unicodedata.normalize("NFKD", plain))
