"""Reads words of other languages as the English words that they mean on websites (docs/adr/0040)."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from probes.facts.translations import LANGUAGES

STEM: Final = 6
"""Letters of a word that are read: enough for its meaning, few enough for its endings."""
_WORD: Final = re.compile(r"\w+")
_UNPARTED: Final = re.compile("[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+")
"""Thai, Japanese, Chinese and Korean, whose words don't stand alone."""
_VIETNAMESE: Final = re.compile("[\u01a1\u01b0\u0111\u1ea0-\u1ef9]")
_ACCENTS: Final = re.compile("[\u0300-\u036f]+")

Meanings = Mapping[str, list[str]]
"""Beginnings of English words by what stands for them."""


class Translations(NamedTuple):
    stems: Meanings
    pieces: Meanings
    longest: int
    """Characters of a piece."""


def english(text: str, stems: frozenset[str]) -> frozenset[str]:
    """Beginnings of the English words that a case-folded text means, given those of its own words."""
    known = _translations()
    found = {meaning for stem in stems & known.stems.keys() for meaning in known.stems[stem]}
    if not text.isascii():
        said = (*_runs(text, known.longest), *_pairs(text))
        found.update(meaning for piece in said for meaning in known.pieces.get(piece, ()))
    return frozenset(found)


def _runs(text: str, longest: int) -> Iterator[str]:
    """Every piece that may be a word, where nothing parts words."""
    for run in set(_UNPARTED.findall(text)):
        for start in range(len(run)):
            yield from (run[start:end] for end in range(start + 1, min(start + longest, len(run)) + 1))


def _pairs(text: str) -> Iterator[str]:
    """Words of two syllables."""
    if _VIETNAMESE.search(text):
        yield from {f"{first}_{second}" for first, second in pairwise(_WORD.findall(text))}


@cache
def _translations() -> Translations:
    stems: dict[str, list[str]] = {}
    pieces: dict[str, list[str]] = {}
    for told in LANGUAGES:
        for line in told.splitlines():
            meaning, *words = line.split()
            for word in words:
                if "_" in word or _UNPARTED.match(word):
                    pieces.setdefault(word, []).append(meaning[:STEM])
                    continue
                for stem in {word[:STEM], _plain(word[:STEM])}:
                    stems.setdefault(stem, []).append(meaning[:STEM])
    return Translations(stems, pieces, max(map(len, pieces), default=0))


def _plain(stem: str) -> str:
    """Without accents, as addresses have it."""
    return stem if stem.isascii() else _ACCENTS.sub("", unicodedata.normalize("NFD", stem))
