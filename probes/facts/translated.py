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
_UNPARTED: Final = re.compile("[\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+")
"""Thai, Japanese, Chinese, Korean: words don't stand alone. Hindi: signs of vowels aren't letters."""
_ACCENTS: Final = re.compile("[\u0300-\u036f]+")

Meanings = Mapping[str, list[str]]
"""Beginnings of English words by what stands for them."""


class Translations(NamedTuple):
    stems: Meanings
    pieces: Meanings
    longest: int
    """Characters of a piece."""
    pairs: Meanings
    firsts: frozenset[str]
    """First words of pairs."""


def english(text: str, stems: frozenset[str]) -> frozenset[str]:
    """Beginnings of the English words that a case-folded text means, given those of its own words."""
    known = _translations()
    found = {meaning for stem in stems & known.stems.keys() for meaning in known.stems[stem]}
    if not known.firsts.isdisjoint(words := _WORD.findall(text)):
        pairs = {f"{one}_{other}" for one, other in pairwise(words) if one in known.firsts}
        found.update(meaning for pair in pairs & known.pairs.keys() for meaning in known.pairs[pair])
    if not text.isascii():
        runs = _runs(text, known.longest)
        found.update(meaning for piece in runs for meaning in known.pieces.get(piece, ()))
    return frozenset(found)


def _runs(text: str, longest: int) -> Iterator[str]:
    """Every piece that may be a word, where nothing parts words."""
    for run in set(_UNPARTED.findall(text)):
        for start in range(len(run)):
            yield from (run[start:end] for end in range(start + 1, min(start + longest, len(run)) + 1))


@cache
def _translations() -> Translations:
    stems: dict[str, list[str]] = {}
    pieces: dict[str, list[str]] = {}
    pairs: dict[str, list[str]] = {}
    for told in LANGUAGES:
        for line in told.splitlines():
            meaning, *words = line.split()
            for word in words:
                if _UNPARTED.match(word):
                    pieces.setdefault(word.replace("_", " "), []).append(meaning[:STEM])
                elif "_" in word:
                    pairs.setdefault(word, []).append(meaning[:STEM])
                else:
                    for stem in {word[:STEM], _plain(word[:STEM])}:
                        stems.setdefault(stem, []).append(meaning[:STEM])
    firsts = frozenset(pair.partition("_")[0] for pair in pairs)
    return Translations(stems, pieces, max(map(len, pieces)), pairs, firsts)


def _plain(stem: str) -> str:
    """Without accents, as addresses have it."""
    return stem if stem.isascii() else _ACCENTS.sub("", unicodedata.normalize("NFD", stem))
