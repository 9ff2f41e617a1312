"""Candidate sites: the nearest by meaning and the best by words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from index.fulltext import QueryTerm
from index.generations.parts import Nearest, Part, parts
from index.generations.site_bits import FieldMask
from index.generations.vectors import Cosines, Mask, Rows, is_among
from index.generations.view import View
from index.search.questions import Query
from index.search.relevance import NEAREST, Candidates, Near, contained_share

_STEPS = (0.6, 0.3, 0.0)  # Fractions of the best BM25 score

_MOST_NAMED = 5_000  # Rows of the rarest word that are checked

# From the second model's cosines to the first's: through the means of sites that serve a query and others.
_SLOPE, _OFFSET = np.float32(1.4), np.float32(-0.09)

_Columns = tuple[NDArray[Any], ...]
_Read = tuple[Cosines, Cosines]  # Cosines of the nearest sites, best first, and shares of the query contained
_NONE = (np.empty(0, np.float32), np.empty(0, np.float32))
_NO_ROWS = _NO_OWNERS = np.empty(0, np.int64)


@dataclass(frozen=True, slots=True)
class CandidatePool:
    candidates: Candidates
    reached: float
    """Upper bound for the likeness of all other sites; 0 when none can match."""
    reached_beside: float
    """Upper bound for their cosine of the other model."""
    bm25: float
    """Upper bound for the BM25 of all other sites."""
    contains: Mask
    """By term: whether another site may hold it."""
    named: Callable[[], bool]
    """Whether no other site contains all words of the query."""
    near: Near


@dataclass(frozen=True, slots=True)
class PartScores:
    """A part, its weighted query terms, and unfiltered BM25 scores by row."""

    part: Part
    terms: Sequence[QueryTerm]
    scores: Cosines


def score_parts(view: View, question: Query) -> list[PartScores]:
    asked = ((part, part.full_text.again(question.terms)) for part in parts(view))
    return [PartScores(part, terms, part.full_text.scores(terms)) for part, terms in asked]


def nearest_sites(scored: Sequence[PartScores], question: Query) -> Near:
    """How near all listed sites are to the question, ignoring filters."""
    found = (
        (one, _near(one.part, question, NEAREST, one.part.passing(FieldMask()), _NO_ROWS)) for one in scored
    )
    return _nearest(
        [_read(one.part, one.terms, near.rows, near.likeness) for one, near in found if near is not None],
        question,
    )


def _near(part: Part, question: Query, most: int, passing: Mask | None, beside: Rows) -> Nearest | None:
    """The nearest rows, by the first model or else by the second; None if there is nothing to compare."""
    if question.vector is not None:
        return part.nearest(question.vector, most, passing, beside=beside) if part.vector_count else None
    if question.second is None or not part.second_count:
        return None
    rows, cosines = part.second_nearest(question.second, most, passing)
    others = float(as_first(cosines[-1:])[0]) if len(rows) == most else 0.0
    rest = beside[~is_among(beside, np.sort(rows))]
    return Nearest(
        rows, as_first(cosines), others, rest, as_first(part.second_cosines(question.second, rest))
    )


def as_first(cosines: Cosines) -> Cosines:
    """Cosines of the second model, as the first's; 0 stays what has no vector."""
    return np.asarray(np.where(cosines == 0, 0, _SLOPE * cosines + _OFFSET), np.float32)


def _as_second(cosines: Cosines) -> Cosines:
    return np.asarray(np.where(cosines == 0, 0, (cosines - _OFFSET) / _SLOPE), np.float32)


def _read(part: Part, asked: Sequence[QueryTerm], rows: Rows, cosines: Cosines) -> _Read:
    return cosines[:NEAREST], contained_share(part.full_text.holding(asked, rows[:NEAREST]), asked)


def _nearest(read: Sequence[_Read], question: Query) -> Near:
    cosines, shares = (np.concatenate(column) for column in zip(_NONE, *read, strict=True))
    order = np.argsort(-cosines, kind="stable")[:NEAREST]
    return Near(cosines[order].tolist(), float(shares[order].max(initial=0.0)), question.length)


def is_known_by_meaning(view: View) -> bool:
    return sum(part.vector_count for part in parts(view)) * 2 > view.listed


def is_known_by_second(view: View) -> bool:
    return sum(part.second_count for part in parts(view)) * 2 > view.listed


def gather_candidates(  # noqa: PLR0913 - a search has this many sides
    scored: Sequence[PartScores],
    question: Query,
    wanted: FieldMask,
    *,
    most: int,
    floor: float,
    without: Rows = _NO_OWNERS,
) -> CandidatePool:
    """About `most` passing candidates of each part, by meaning (cosine >= `floor`) and by words.

    Others are less like the question than `reached`, contain none of its words, or are `without` owners'.
    """
    every = [_of_part(one, question, _passing(one.part, wanted, without), most, floor) for one in scored]
    columns = map(_joined, zip(*(found for found, *_ in every), strict=True))
    _, reached, reached_beside, bm25, contains, named, read = zip(*every, strict=True)
    return CandidatePool(
        Candidates(*columns),
        max(reached),
        max(reached_beside),
        max(bm25),
        np.any(contains, axis=0),
        lambda: all(one() for one in named),
        _nearest(read, question),
    )


def _joined(pieces: Sequence[NDArray[Any]]) -> NDArray[Any]:
    return pieces[0] if len(pieces) == 1 else np.concatenate(pieces, axis=-1)


def _passing(part: Part, wanted: FieldMask, without: Rows) -> Mask | None:
    passing = part.passing(wanted)
    if not len(without):
        return passing
    others = ~part.of_owners(without)
    return others if passing is None else passing & others


def _of_part(
    scored: PartScores, question: Query, passing: Mask | None, most: int, floor: float
) -> tuple[_Columns, float, float, float, Mask, Callable[[], bool], _Read]:
    part, asked = scored.part, scored.terms
    scores = scored.scores if passing is None else scored.scores * passing
    rows, all_words = _best(scores, most)
    bm25 = 0.0 if all_words else float(scores[rows].min())
    reached, read = 0.0 if all_words or question.by_meaning else 1.0, _NONE
    also, farthest = _nearest_beside(part, question, most, passing)
    rows = np.union1d(rows, also)
    likeness, seconds = np.zeros(len(rows), np.float32), np.zeros(len(rows), np.float32)
    near = _near(part, question, max(most, NEAREST), passing, rows)
    if near is not None:
        read, reached = _read(part, asked, near.rows, near.likeness), near.others
        rows, likeness = _with_words(near, rows, floor)
        seconds = _cosines_beside(part, question, rows, likeness)
    contains = part.full_text.holding(asked, rows)
    others = contains.sum(axis=1) < part.full_text.count_holding(asked, passing, _MOST_NAMED)
    columns = (
        part.pks(rows),
        likeness,
        scores[rows],
        contains,
        part.places(rows),
        part.tool_sets(rows),
        part.owners(rows),
        seconds,
        part.has_place(rows),
    )
    farthest = max(farthest, float(_guessed_beside(question, np.array([reached], np.float32))[0]))
    return (
        columns,
        reached,
        farthest,
        bm25,
        others,
        lambda: all_words or _all_named(part, asked, rows, passing),
        read,
    )


def _nearest_beside(part: Part, question: Query, most: int, passing: Mask | None) -> tuple[Rows, float]:
    """Rows that the other model finds, and the highest cosine of others."""
    if question.feedback is not None and part.vector_count:
        near = part.nearest(question.feedback, most, passing)
        return near.rows, near.others
    if question.vector is None or question.second is None or not part.second_count:
        return _NO_ROWS, 0.0
    rows, cosines = part.second_nearest(question.second, most, passing)
    return rows, float(cosines[-1]) if len(rows) == most else 0.0


def _cosines_beside(part: Part, question: Query, rows: Rows, likeness: Cosines) -> Cosines:
    """Cosines of the other model; sites without its vector are guessed by the one that is asked first."""
    if question.feedback is not None:
        cosines = part.likeness(question.feedback, rows)
    elif question.vector is not None and question.second is not None:
        cosines = part.second_cosines(question.second, rows)
    else:
        return np.zeros(len(rows), np.float32)
    return np.where(cosines == 0, _guessed_beside(question, likeness), cosines)


def _guessed_beside(question: Query, likeness: Cosines) -> Cosines:
    return likeness if question.feedback is not None else _as_second(likeness)


def _with_words(near: Nearest, by_words: Rows, floor: float) -> tuple[Rows, Cosines]:
    kept = (near.likeness >= floor) | is_among(near.rows, by_words)
    rows = np.concatenate([near.rows[kept], near.beside])
    likeness = np.concatenate([near.likeness[kept], near.beside_likeness])
    order = np.argsort(rows)
    return rows[order], likeness[order]


def _all_named(part: Part, asked: Sequence[QueryTerm], rows: Rows, passing: Mask | None) -> bool:
    """Whether `rows` have every row with all words; False if some lack a vector."""
    if part.vector_count < len(part.full_text):
        return False
    named = part.full_text.holding_all(asked, _MOST_NAMED)
    if named is None:
        return False
    return bool(is_among(named if passing is None else named[passing[named]], rows).all())


def _best(scores: Cosines, most: int) -> tuple[Rows, bool]:
    """The `most` rows with the highest positive scores, and whether these are all."""
    highest = float(scores.max(initial=0))
    rows = np.empty(0, np.int64)
    for part in _STEPS if highest else ():
        rows = np.flatnonzero(scores > highest * part)
        if len(rows) >= most:
            break
    if len(rows) <= most:
        return rows, True
    return np.sort(rows[np.argpartition(-scores[rows], most)[:most]]), False
