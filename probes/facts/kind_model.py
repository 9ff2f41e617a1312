"""How likely a page is of each kind: logistic regressions on its hints, words and lexicon (docs/adr/0040).

`training/kinds.py` learns the weights from labelled pages.
"""

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt
from typing import Final

from index.values.vocabulary import EntityType
from probes.facts.data_files import read_columns, read_rows
from probes.facts.translated import STEM, english
from probes.readers.html import Page

BEGINNING: Final = 6_000
END: Final = 3_000
"""Characters read at each end of the text."""
FEWEST: Final = 40
SCALE: Final = 100
"""The weights are stored as whole numbers of this fraction."""
FIELDS = ("title", "label", "address", "text")
PARTS = ("bias", "hint", *(f"{field} {of}" for of in ("topic", "word") for field in FIELDS))
"""What `kinds.tsv` has weights of."""
STRENGTHS = {"much": 0.9, "clearly": 0.4, "a_little": 0.1}
"""Weights of a word by the columns of `lexicon.tsv`."""
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
    lexicon = _lexicon()
    for word in (said.own | said.english) & lexicon.keys():
        for kind, weight in lexicon[word]:
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
    weights = _weights()
    scores = [float(bias) for _, bias in weights["bias"][""]]
    hinted = {f"{source}:{kind.value}": weight for (source, kind), weight in hints.items()}
    _add(scores, weights["hint"], hinted)
    for field, found in said.items():
        each = 1 / sqrt(len(found.own) or 1)
        of_words = weights[f"{field} word"]
        _add(scores, of_words, dict.fromkeys((found.own | found.english) & of_words.keys(), each))
        _add(scores, weights[f"{field} topic"], topics(found))
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


@cache
def _weights() -> dict[str, Weights]:
    """By part of a page, weights of its features; the columns are the kinds in the order of EntityType."""
    weights: dict[str, Weights] = {}
    for part, feature, *cells in read_rows("kinds.tsv"):
        pairs = tuple((place, int(cell)) for place, cell in enumerate(cells) if cell)
        weights.setdefault(part, {})[feature] = pairs
    return weights


@cache
def _lexicon() -> dict[str, tuple[tuple[str, float], ...]]:
    """(kind, weight) pairs by the beginning of a word, the greatest weight of words that begin so."""
    strengths = [STRENGTHS[column] for column in read_columns("lexicon.tsv")[1:]]
    lexicon = defaultdict[str, dict[str, float]](dict)
    for word, *cells in read_rows("lexicon.tsv"):
        kinds = lexicon[word[:STEM]]
        for weight, cell in zip(strengths, cells, strict=False):
            kinds |= {kind: max(weight, kinds.get(kind, 0.0)) for kind in cell.split()}
    return {
        stem: tuple((kind, kinds[kind]) for kind in _VALUES if kind in kinds)
        for stem, kinds in lexicon.items()
    }
