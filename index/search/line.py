"""Whether a site does what is asked, decided row by row with fitted weights (ADR 9).

The chance rises with cosine and BM25, so that what wasn't gathered has an upper bound.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from django.conf import settings
from numpy.typing import NDArray

from index.fulltext import K1, QueryTerm
from index.values.data_files import read_rows

_LENGTHS = (4, 8)  # Query words at which cosines are neither raised nor lowered, and from which no further
_DECADES = 4  # Decimal logarithm of the number of sites from which it makes no difference
_TINY = 1e-6

Column = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Words:
    """What rows hold of a query, as columns; each is at most 1."""

    bm25: Column
    """Relative to the most that the query could reach."""
    share: Column
    """Of the query, weighted by idf."""
    rarest: Column
    """The idf of the rarest word that the row holds, relative to the query's rarest."""
    missing: Column
    """The idf of the rarest word that the row lacks, relative to the query's rarest."""
    elsewhere: Column
    """1 for rows that lack a word of a place that the query names."""
    other_place: Column
    """1 for rows that hold none of these places, and whose own text names another."""

    @classmethod
    def from_terms(
        cls,
        terms: Sequence[QueryTerm],
        places: Sequence[Sequence[int]],
        contains: NDArray[np.bool_],
        bm25: Column,
        has_place: NDArray[np.bool_],
    ) -> "Words":
        idf = np.array([query_term.idf for query_term in terms], np.float32)
        total, most = max(float(idf.sum()), _TINY), max(float(idf.max(initial=0)), _TINY)
        column = idf[:, None]
        size = (len(places), contains.shape[1])
        held = np.array([contains[list(name)].all(axis=0) for name in places], np.bool_).reshape(size)
        return cls(
            bm25=np.float32(1 / (total * (K1 + 1))) * bm25,
            share=(idf @ contains) / np.float32(total),
            rarest=np.where(contains, column, 0).max(axis=0, initial=0) / np.float32(most),
            missing=np.where(contains, 0, column).max(axis=0, initial=0) / np.float32(most),
            elsewhere=np.asarray(~held.all(axis=0), np.float32),
            other_place=np.asarray(has_place & ~held.any(axis=0) & bool(places), np.float32),
        )


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What the whole index, regardless of filters, shows of a query."""

    terms: Sequence[QueryTerm]
    places: Sequence[Sequence[int]]
    """The places that it names, as positions of their terms."""
    length: int
    """Query words."""
    listed: int
    held: float
    """The largest share of the query in one of the nearest."""

    def facts(self) -> dict[str, float]:
        total = max(sum(query_term.idf for query_term in self.terms), _TINY)
        usual, most = _LENGTHS
        return {
            "always": 1.0,
            "held": self.held,
            "unknown": sum(query_term.idf for query_term in self.terms if query_term.place < 0) / total,
            "length": float(min(self.length, most) - usual),
            "long": math.log(max(self.length, 1)),
            "size": min(math.log10(max(self.listed, 1)), _DECADES),
        }


@dataclass(frozen=True, slots=True)
class FittedLine:
    """Weights of row features and query facts for one model."""

    weights: Mapping[str, float]
    chance: float
    """That one site must have for the query to be answered."""
    row: float
    """From which further sites then match."""
    margin: float
    """How far below `chance` sites are possible, where none reaches it."""

    def logit_of_query(self, inquiry: Inquiry) -> float:
        return sum(self.weights.get(name, 0.0) * value for name, value in inquiry.facts().items())

    def logits_of_words(self, words: Words) -> Column:
        total = np.zeros_like(words.bm25)
        for name in Words.__slots__:
            total += np.float32(self.weights.get(name, 0.0)) * getattr(words, name)
        return total


@dataclass(frozen=True, slots=True)
class QueryLine:
    """A line, drawn for one query."""

    line: FittedLine
    inquiry: Inquiry

    def least_cosines(
        self, contains: NDArray[np.bool_], bm25: Column, seconds: Column, has_place: NDArray[np.bool_]
    ) -> Column:
        """The cosine from which each row matches, where the query is answered."""
        rest = (
            self._words(contains, bm25, has_place)
            + self._second * seconds
            + np.float32(self.line.logit_of_query(self.inquiry))
        )
        wanted = np.float32(logit(self.line.row)) - rest
        return np.asarray(wanted / np.float32(self.line.weights["cosine"]), np.float32)

    def chances(
        self,
        contains: NDArray[np.bool_],
        bm25: Column,
        cosines: Column,
        seconds: Column,
        has_place: NDArray[np.bool_],
    ) -> Column:
        """`seconds`: cosines of the second model, 0 where it isn't searched beside the first."""
        raised = (
            self._words(contains, bm25, has_place)
            + self._second * seconds
            + np.float32(self.line.weights["cosine"]) * cosines
        )
        logits = raised + np.float32(self.line.logit_of_query(self.inquiry))
        return np.asarray(1 / (1 + np.exp(-logits)), np.float32)

    @property
    def _second(self) -> np.float32:
        return np.float32(self.line.weights.get("second", 0.0))

    def _words(self, contains: NDArray[np.bool_], bm25: Column, has_place: NDArray[np.bool_]) -> Column:
        asked = self.inquiry
        return self.line.logits_of_words(
            Words.from_terms(asked.terms, asked.places, contains, bm25, has_place)
        )


def logit(chance: float) -> float:
    """The inverse of the logistic function, finite at 0 and 1."""
    held = min(max(chance, _TINY), 1 - _TINY)
    return math.log(held / (1 - held))


def name_of_both(first: str, second: str) -> str:
    """Of the line where both models are compared."""
    return f"{first}+{second}"


def line_of_model(model: str | None) -> FittedLine | None:
    """The line of a model or of both, with the operator's overrides; None where floors decide."""
    line = None if model is None or settings.SEARCH_BY_FLOORS else _fitted().get(model)
    if line is None:
        return None
    if settings.SEARCH_CHANCE is not None:
        chance = settings.SEARCH_CHANCE
        line = replace(line, chance=chance, row=min(line.row, chance))
    if settings.SEARCH_POSSIBLE_MARGIN is not None:
        line = replace(line, margin=settings.SEARCH_POSSIBLE_MARGIN)
    return line


@cache
def _fitted() -> Mapping[str, FittedLine]:
    """The lines of `line.tsv` by model."""
    weights: dict[str, dict[str, float]] = {}
    for model, name, weight in read_rows("index.search", "line.tsv"):
        weights.setdefault(model, {})[name] = float(weight)
    return {
        name: FittedLine(found, found.pop("chance"), found.pop("row"), found.pop("margin"))
        for name, found in weights.items()
    }
