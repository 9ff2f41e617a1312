"""Word lists, and normalisation to host-name letters."""

import re
import unicodedata
from typing import Final

_NEITHER: Final = re.compile(r"[\W_]+")
_CYRILLIC: Final = "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўјљњћђџ"
_SPELT: Final = (
    "a b v g d e e zh z i i k l m n o p r s t u f h ts ch sh sch - y - e yu ya i i e g u j lj nj c dj dz"
)
_GREEK: Final = "αβγδεζηθικλμνξοπρσςτυφχψω"
_SPELT_GREEK: Final = "a v g d e z i th i k l m n x o p r s s t y f ch ps o"
_LATIN: Final = str.maketrans(
    {
        letter: spelt.strip("-")
        for letter, spelt in zip(_CYRILLIC + _GREEK, f"{_SPELT} {_SPELT_GREEK}".split(), strict=True)
    }
)
_ASCII_NEITHER: Final = bytes(code for code in range(128) if not chr(code).isalnum())


def words(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


def squashed(text: str) -> str:
    """Reduce to lower-case letters and digits without accents, `&` as "and", like a host label."""
    plain = text.casefold().replace("&", " and ")
    if plain.isascii():
        return plain.encode().translate(None, _ASCII_NEITHER).decode()
    return _NEITHER.sub("", unicodedata.normalize("NFKD", plain))


def latin(text: str) -> str:
    """`squashed`, with Cyrillic and Greek transliterated."""
    said = squashed(text)
    return said if said.isascii() else said.replace("\u03bf\u03c5", "ou").translate(_LATIN)
