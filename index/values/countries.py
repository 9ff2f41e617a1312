"""What people and agents call a country."""

import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache

from index.values.data_files import read_rows
from index.values.vocabulary import COUNTRIES

MAX_LIKE = 3
MAX_NAME = 60  # Characters compared


def country_code(text: str) -> str | None:
    """The alpha-2 code of a country by its code, alpha-3 code or English name; None if it is none."""
    return _codes().get(_plain(text)) if len(text) <= MAX_NAME and text.isprintable() else None


def countries_like(text: str) -> tuple[str, ...]:
    """Up to three countries whose code or name is spelled alike, such as "GB (United Kingdom)"."""
    spellings = get_close_matches(_plain(text[:MAX_NAME]), list(_codes()), n=4 * MAX_LIKE, cutoff=0.7)
    codes = dict.fromkeys(_codes()[spelling] for spelling in spellings)
    return tuple(f"{code} ({COUNTRIES[code]})" for code in list(codes)[:MAX_LIKE])


@cache
def _codes() -> dict[str, str]:
    return {_plain(name): code for code, name in _names()}


def _names() -> Iterator[tuple[str, str]]:
    for code, alpha_3, others in read_rows("index.values", "countries.tsv"):
        yield from ((code, name) for name in (alpha_3, *filter(None, others.split("|"))))
    for code, name in COUNTRIES.items():
        yield from ((code, name), (code, code))


def _plain(name: str) -> str:
    """Lower-case letters without accents, and "st" for "saint"."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    words = "".join(char if char.isalnum() else " " for char in letters if not unicodedata.combining(char))
    return " ".join({"saint": "st", "and": "&"}.get(word, word) for word in words.split())
