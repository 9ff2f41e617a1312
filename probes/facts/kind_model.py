"""How likely a page is of each kind: logistic regressions on its hints, words and lexicon (docs/adr/0040).

`training/kinds.py` learns the weights from labelled pages.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from index.values.vocabulary import EntityType
from probes.facts.kind_lexicon import LEXICON
from probes.facts.kind_weights import BIASES, HINTS, TOPICS, WORDS
from probes.facts.translated import STEM, english
from probes.readers.html import Page

BEGINNING: Final = 6_000
END: Final = 3_000
"""Characters read at each end of the text."""
FEWEST: Final = 40
SCALE: Final = 100
"""The weights are stored as whole numbers of this fraction."""
_WORD: Final = re.compile(r"\w+")
_SITE: Final = re.compile(r"^https?://[^/]*")
_ADDRESS: Final = 200
"""Characters."""
_KINDS: Final = tuple(EntityType)
_VALUES: Final = tuple(kind.value for kind in EntityType)  # a plain string is hashed in a third of the time

Hints = Mapping[tuple[str, EntityType], float]
"""Weight by source and kind."""
Weights = dict[str, tuple[tuple[int, int], ...]]
"""For each feature (place of a kind, weight) pairs."""


@dataclass(frozen=True, slots=True)
class TextWords:
    """Beginnings of the distinct words of a text, and of the English words that they mean."""

    own: frozenset[str]
    english: frozenset[str]


def words(page: Page) -> dict[str, TextWords]:
    """Words of titles, labels, addresses of links, and text."""
    described = page.meta.get("description", ())[:1]
    labels = (*page.headings, *(anchor.text for anchor in page.anchors), *page.buttons)
    addresses = (_SITE.sub("", anchor.href[:_ADDRESS]).replace("_", " ") for anchor in page.anchors)
    text = page.text if len(page.text) <= BEGINNING + END else f"{page.text[:BEGINNING]} {page.text[-END:]}"
    return {
        "title": _words_of(" ".join((page.title, page.h1, *described))),
        "label": _words_of(" ".join(labels)),
        "address": _words_of(" ".join(addresses)),
        "text": _words_of(text),
    }


def topics(said: TextWords) -> dict[str, float]:
    """What the lexicon says of words: by value of a kind, the sum of their weights over √(distinct words)."""
    found = dict.fromkeys(_VALUES, 0.0)
    for word in (said.own | said.english) & _LEXICON.keys():
        for kind, weight in _LEXICON[word]:
            found[kind] += weight
    size = sqrt(len(said.own) or 1)
    return {kind: value / size for kind, value in found.items()}


def likelihoods(page: Page, hints: Hints) -> dict[EntityType, float]:
    """For each kind the probability, 0 to 1, that a careful reader could call the site so.

    Empty for a page of fewer than 40 different words.
    """
    said = words(page)
    if len(said["text"].own) < FEWEST:
        return {}
    scores: list[float] = [*BIASES]
    _add(scores, _HINTS, {f"{source}:{kind.value}": weight for (source, kind), weight in hints.items()})
    for field, found in said.items():
        each = 1 / sqrt(len(found.own) or 1)
        _add(scores, _WORDS[field], dict.fromkeys((found.own | found.english) & _WORDS[field].keys(), each))
        _add(scores, _TOPICS[field], topics(found))
    return {kind: 1 / (1 + exp(-score / SCALE)) for kind, score in zip(_KINDS, scores, strict=True)}


def _add(scores: list[float], weights: Weights, features: Mapping[str, float]) -> None:
    for name, value in features.items():
        for place, weight in weights.get(name, ()):
            scores[place] += weight * value


def _words_of(text: str) -> TextWords:
    folded = text.casefold()
    different = " ".join(set(folded.split()))
    stems = frozenset(word[:STEM] for word in set(_WORD.findall(different)))
    return TextWords(stems, english(folded, stems))


def _unpacked(lines: Mapping[str, str]) -> Weights:
    found: dict[str, list[tuple[int, int]]] = {}
    for kind, line in lines.items():
        place = _KINDS.index(EntityType(kind))
        for feature, _, weight in (pair.rpartition("=") for pair in line.split()):
            found.setdefault(feature, []).append((place, int(weight)))
    return {feature: tuple(pairs) for feature, pairs in found.items()}


_HINTS: Final = _unpacked(HINTS)
_WORDS: Final = {field: _unpacked(lines) for field, lines in WORDS.items()}
_TOPICS: Final = {field: _unpacked(lines) for field, lines in TOPICS.items()}


def _by_stem() -> dict[str, tuple[tuple[str, float], ...]]:
    found: dict[str, dict[str, float]] = {}
    for kind, value in zip(_KINDS, _VALUES, strict=True):
        for weight, line in LEXICON[kind]:
            for word in line.split():
                found.setdefault(word[:STEM], {})[value] = weight
    return {word: tuple(kinds.items()) for word, kinds in found.items()}


_LEXICON: Final = _by_stem()
"""(kind, weight) pairs by the beginning of a word."""
