"""Word lists, and text as host names write it."""

import re
import unicodedata
from typing import Final

_NEITHER: Final = re.compile(r"[\W_]+")
"""Neither letter nor digit."""
_ASCII_NEITHER: Final = bytes(code for code in range(128) if not chr(code).isalnum())


def words(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


def squashed(text: str) -> str:
    """Reduce to lower-case letters and digits without accents, `&` as "and", like a host label."""
    plain = text.casefold().replace("&", " and ")
    if plain.isascii():
        return plain.encode().translate(None, _ASCII_NEITHER).decode()
    return _NEITHER.sub("", unicodedata.normalize("NFKD", plain))
