"""How likely a page is of each kind: logistic regressions on its hints and words (docs/adr/0040).

`training/kinds.py` learns the weights from labelled pages.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from index.values.vocabulary import EntityType
from probes.facts.kind_weights import BIASES, HINTS, WORDS
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

Hints = Mapping[tuple[str, EntityType], float]
"""Weight by source and kind."""


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


def likelihoods(page: Page, hints: Hints, firm: float) -> dict[EntityType, float]:
    """For each kind the probability, 0 to 1, that a careful reader could call the site so.

    Empty for a page of fewer than 40 different words.
    """
    said = words(page)
    if len(said["text"].own) < FEWEST:
        return {}
    scores: list[float] = [*BIASES]
    _add_hints(scores, hints, firm)
    _add_words(scores, said)
    return {kind: 1 / (1 + exp(-score / SCALE)) for kind, score in zip(_KINDS, scores, strict=True)}


def _add_hints(scores: list[float], hints: Hints, firm: float) -> None:
    for (source, kind), value in (*hints.items(), (("firm", EntityType.BUSINESS), firm)):
        for place, weight in _HINTS.get(f"{source}:{kind.value}", ()):
            scores[place] += weight * value


def _add_words(scores: list[float], said: Mapping[str, TextWords]) -> None:
    for field, found in said.items():
        known = _WORDS[field]
        each = 1 / sqrt(len(found.own) or 1)
        for word in (found.own | found.english) & known.keys():
            for place, weight in known[word]:
                scores[place] += weight * each


def _words_of(text: str) -> TextWords:
    folded = text.casefold()
    different = " ".join(set(folded.split()))
    stems = frozenset(word[:STEM] for word in set(_WORD.findall(different)))
    return TextWords(stems, english(folded, stems))


Weights = dict[str, tuple[tuple[int, int], ...]]
"""For each feature (place of a kind, weight) pairs."""


def _unpacked(lines: Mapping[str, str]) -> Weights:
    found: dict[str, list[tuple[int, int]]] = {}
    for kind, line in lines.items():
        place = _KINDS.index(EntityType(kind))
        for feature, _, weight in (pair.rpartition("=") for pair in line.split()):
            found.setdefault(feature, []).append((place, int(weight)))
    return {feature: tuple(pairs) for feature, pairs in found.items()}


_HINTS: Final = _unpacked(HINTS)
_WORDS: Final = {field: _unpacked(lines) for field, lines in WORDS.items()}
