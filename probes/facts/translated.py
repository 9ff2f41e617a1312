"""Reads words of other languages as the English words that they mean on websites (docs/adr/0040)."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import chain, pairwise
from typing import Final

from probes.facts.data_files import read_rows

LANGUAGES: Final = (
    *(
        "ar",
        "bg",
        "ca",
        "cs",
        "da",
        "de",
        "el",
        "en",
        "es",
        "et",
        "eu",
        "fa",
        "fi",
        "fr",
        "gl",
        "he",
        "hi",
        "hr",
    ),
    *(
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "lv",
        "nl",
        "no",
        "pl",
        "pt",
        "ro",
        "ru",
        "sk",
        "sl",
        "sv",
        "th",
        "tr",
    ),
    *("uk", "vi", "zh", "zh_hant"),
)
"""Files of `data/words`."""
STEM: Final = 6
"""Letters of a word that are read: enough for its meaning, few enough for its endings."""
_WORD: Final = re.compile(r"\w+")
_UNPARTED: Final = re.compile("[\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+")
"""Thai, Japanese, Chinese, Korean: words don't stand alone. Hindi: signs of vowels aren't letters."""
_ACCENTS: Final = re.compile("[\u0300-\u036f]+")

Meanings = Mapping[str, list[str]]
"""Beginnings of English words by what stands for them."""


class _Translations:
    """The words of all languages, read when they are first needed."""

    @cached_property
    def read(self) -> tuple[Meanings, Meanings, Meanings]:
        """By stems with and without accents, by pieces, and by pairs of words joined by `_`."""
        stems, pieces, pairs = (defaultdict[str, list[str]](list) for _ in range(3))
        rows = chain.from_iterable(read_rows(f"words/{language}.tsv") for language in LANGUAGES)
        for meaning, words in rows:
            for word in words.split():
                if _UNPARTED.match(word):
                    pieces[word].append(meaning[:STEM])
                elif "_" in word:
                    pairs[word].append(meaning[:STEM])
                else:
                    stems[word[:STEM]].append(meaning[:STEM])
                    if not word.isascii():  # addresses have no accents
                        stems[_plain(word[:STEM])].append(meaning[:STEM])
        return dict(stems), dict(pieces), dict(pairs)

    @cached_property
    def seconds(self) -> Mapping[str, set[str]]:
        """Beginnings of what follows in a pair, by that of its first word."""
        found = defaultdict[str, set[str]](set)
        for first, _, second in (pair.partition("_") for pair in self.read[2]):
            found[first[:STEM]].add(second[:STEM])
        return dict(found)

    @cached_property
    def longest(self) -> int:
        """Characters of a piece."""
        return max(map(len, self.read[1]))


_KNOWN: Final = _Translations()


def english(text: str, stems: frozenset[str]) -> frozenset[str]:
    """Beginnings of the English words that a case-folded text means, given those of its own words."""
    by_stem, by_piece, by_pair = _KNOWN.read
    found = {meaning for stem in stems & by_stem.keys() for meaning in by_stem[stem]}
    if any(not _KNOWN.seconds[first].isdisjoint(stems) for first in stems & _KNOWN.seconds.keys()):
        pairs = {f"{one}_{other}" for one, other in pairwise(_WORD.findall(text))}
        found.update(meaning for pair in pairs & by_pair.keys() for meaning in by_pair[pair])
    if not text.isascii():
        found.update(meaning for piece in _runs(text) for meaning in by_piece.get(piece, ()))
    return frozenset(found)


def _runs(text: str) -> Iterator[str]:
    """Every piece that may be a word, where nothing parts words."""
    longest = _KNOWN.longest
    for run in set(_UNPARTED.findall(text)):
        for start in range(len(run)):
            yield from (run[start:end] for end in range(start + 1, min(start + longest, len(run)) + 1))


def _plain(stem: str) -> str:
    return _ACCENTS.sub("", unicodedata.normalize("NFD", stem))
