"""Judged queries, asked of indexes of several sizes: some of the sites, all, or more, mixed from them."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from index.embedding import Embedder, SecondEmbedder
from index.fulltext import QueryTerm
from index.place_names import name_places
from index.search import questions
from index.search.candidates import as_first
from index.search.feedback import SITES, mean_of_nearest
from index.search.line import FittedLine, Inquiry, QueryLine
from index.search.relevance import contained_share
from index.values import search_text
from training.sites import SitesInMemory

NEAREST = 10


class ModelChoice(Enum):
    """By which models queries are compared."""

    FIRST = "first"
    BOTH = "both"
    SECOND = "second"


BEST = 12  # Rows by likeness, and by words


@dataclass(frozen=True)
class QueryScores:
    """A query with what every site shows of it."""

    need: str
    """What it has in common with its translations."""
    relevant: NDArray[np.int64]
    text: str
    length: int
    terms: Sequence[QueryTerm]
    places: Sequence[Sequence[int]]
    cosines: NDArray[np.float32]
    seconds: NDArray[np.float32]
    """Of the second model beside the first; 0 where one is compared."""
    by_feedback: bool
    """Whether the first model is asked what the second finds, which depends on the sites there are."""
    weights: NDArray[np.float32]
    """BM25 per unit of idf, by term and site."""
    has_place: NDArray[np.bool_]


@dataclass(frozen=True)
class QueryAtSize:
    """What an index of some size shows of a query."""

    query: QueryScores
    size: int
    without: bool
    """Whether the sites that serve it were taken out."""
    cosines: NDArray[np.float32]
    seconds: NDArray[np.float32]
    weights: NDArray[np.float32]
    has_place: NDArray[np.bool_]
    serves: NDArray[np.bool_]

    @property
    def served(self) -> bool:
        return bool(len(self.query.relevant)) and not self.without

    def inquiry(self) -> Inquiry:
        contains, listed = self.weights > 0, len(self.cosines)
        terms = [
            replace(term, idf=_idf(listed, held), place=0 if held else -1)
            for term, held in zip(self.query.terms, contains.sum(axis=1).tolist(), strict=True)
        ]
        nearest = np.argsort(-self.cosines)[:NEAREST]
        held = float(contained_share(contains[:, nearest], terms).max())
        return Inquiry(terms, self.query.places, self.query.length, listed, held)

    def best(self, inquiry: Inquiry) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """Rows that may be the most likely, and their BM25."""
        bm25 = np.array([term.idf for term in inquiry.terms], np.float32) @ self.weights
        best = [np.argsort(-scores)[:BEST] for scores in (self.cosines, bm25, self.seconds) if scores.any()]
        rows = np.unique(np.concatenate(best))
        return rows, bm25[rows]

    def chance(self, line: FittedLine) -> float:
        """The highest chance of a row."""
        inquiry = self.inquiry()
        rows, bm25 = self.best(inquiry)
        drawn = QueryLine(line, inquiry)
        contains, cosines, seconds = self.weights[:, rows] > 0, self.cosines[rows], self.seconds[rows]
        return float(drawn.chances(contains, bm25, cosines, seconds, self.has_place[rows]).max())


def read_queries(
    index: SitesInMemory, path: Path, model: Embedder, second: SecondEmbedder, compared: ModelChoice
) -> Iterator[QueryScores]:
    """The queries of a file that are so compared; the first model alone is asked in English only."""
    places = {site: row for row, site in enumerate(index.ids)}
    also = None if compared is ModelChoice.FIRST else second
    for entry in json.loads(path.read_text()):
        english = not entry.get("language") and entry.get("kind") != "lang"
        question = questions.parse_query(search_text.clean_query(entry["query"]), index.words, model, also)
        if not question.terms or (question.vector is None) != (compared is ModelChoice.SECOND):
            continue
        if compared is ModelChoice.FIRST and not english:
            continue
        if compared is ModelChoice.BOTH and "of" in entry:  # translations that look English: six French ones
            continue
        none = np.zeros(len(index.ids), np.float32)
        seconds = none if question.second is None else index.second @ question.second
        if question.vector is None:
            cosines, seconds = as_first(seconds), none
        else:
            cosines = index.cosines(question.vector)
        relevant = sorted(places[site] for site, grade in entry["relevant"].items() if grade)
        alone = [index.words.scores([replace(term, idf=1.0)]) for term in question.terms]
        yield QueryScores(
            " ".join(sorted(entry["relevant"])) or entry.get("of", entry["query"]),
            np.array(relevant, np.int64),
            question.text,
            question.length,
            question.terms,
            name_places(question.terms, question.text),
            cosines,
            seconds,
            compared is ModelChoice.SECOND,
            np.stack(alone),
            index.has_place,
        )


def vary_sizes(
    index: SitesInMemory, queries: Sequence[QueryScores], sizes: Sequence[int]
) -> Iterator[QueryAtSize]:
    """Each query at each size, and again without the sites that serve it.

    Sites beyond those of the index are mixed from two in vector space: the sum of their vectors, and half of
    the words of each. None is mixed from one that serves the query.
    """
    chance = np.random.default_rng(0)
    count = len(index.ids)
    for size in sizes:
        parents = chance.integers(0, count, (2, max(size - count, 0)))
        norms = np.linalg.norm(index.own[parents[0]] + index.own[parents[1]], axis=1)
        also = np.linalg.norm(index.second[parents[0]] + index.second[parents[1]], axis=1)
        for one in queries:
            for without in (False, True) if len(one.relevant) else (False,):
                yield _shown(
                    index,
                    one,
                    min(size, count),
                    chance,
                    parents,
                    norms=np.stack([norms, also]),
                    without=without,
                )


def _shown(  # noqa: PLR0913 - an index has this many sides
    index: SitesInMemory,
    one: QueryScores,
    size: int,
    chance: np.random.Generator,
    parents: NDArray[np.int64],
    *,
    norms: NDArray[np.float32],
    without: bool,
) -> QueryAtSize:
    rows = _drawn(one, size, chance, without=without)
    kept = ~np.isin(parents, one.relevant).any(axis=0)
    more, seconds, of_both = _mixed(one, parents[:, kept], norms[:, kept], chance)
    cosines, seconds = np.concatenate([one.cosines[rows], more]), np.concatenate([one.seconds[rows], seconds])
    if one.by_feedback:
        seconds = _by_feedback(index, cosines, rows, parents[:, kept], norms[0, kept])
    return QueryAtSize(
        one,
        size + parents.shape[1],
        without,
        cosines,
        seconds,
        np.hstack([one.weights[:, rows], of_both]),
        np.concatenate([one.has_place[rows], one.has_place[parents[0, kept]]]),
        np.append(np.isin(rows, one.relevant), np.zeros(len(more), np.bool_)),
    )


def _by_feedback(
    index: SitesInMemory,
    cosines: NDArray[np.float32],
    rows: NDArray[np.int64],
    parents: NDArray[np.int64],
    norms: NDArray[np.float32],
) -> NDArray[np.float32]:
    """Cosines to what the first model says of the nearest sites."""
    nearest = np.argsort(-cosines, kind="stable")[:SITES]
    ours, others = nearest[nearest < len(rows)], nearest[nearest >= len(rows)] - len(rows)
    first, second = parents[:, others]
    mixed = (index.own[first] + index.own[second]) / norms[others, np.newaxis]
    nearest = np.concatenate([ours, others + len(rows)])
    vector = mean_of_nearest(np.concatenate([index.own[rows[ours]], mixed]), cosines[nearest])
    assert vector is not None
    every = index.cosines(vector)
    return np.concatenate([every[rows], (every[parents[0]] + every[parents[1]]) / norms])


def _drawn(one: QueryScores, size: int, chance: np.random.Generator, *, without: bool) -> NDArray[np.int64]:
    """Random sites; of those that serve, at least one and about the root of the size's share."""
    count, serving = len(one.cosines), len(one.relevant)
    others = np.setdiff1d(np.arange(count), one.relevant)
    if size < count:
        others = chance.permutation(others)[:size]
        serving = max(1, round(serving * (size / count) ** 0.5)) if serving else 0
    kept = one.relevant[:0] if without else chance.permutation(one.relevant)[:serving]
    return np.concatenate([others, kept])


def _mixed(
    one: QueryScores, parents: NDArray[np.int64], norms: NDArray[np.float32], chance: np.random.Generator
) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    first, second = parents
    cosines, seconds = (
        (found[first] + found[second]) / norm
        for found, norm in zip((one.cosines, one.seconds), norms, strict=True)
    )
    from_first = chance.random((len(one.terms), norms.shape[1])) < 0.5
    return cosines, seconds, np.where(from_first, one.weights[:, first], one.weights[:, second])


def _idf(listed: int, holding: int) -> float:
    """As the full-text index has it."""
    return float(np.log1p((max(listed, 1) - (holding or 1) + 0.5) / ((holding or 1) + 0.5)))
