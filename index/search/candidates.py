"""Candidates of a view: the nearest by meaning and the best by words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from index.fulltext import QueryTerm
from index.generations.parts import Part, parts
from index.generations.site_bits import Wanted
from index.generations.vector_index import Cosines, Mask, Rows
from index.generations.view import View
from index.search.questions import Query
from index.search.relevance import NEAREST, READ, Candidates, Near, held_share

_STEPS: Final = (0.6, 0.3, 0.0)
"""Fractions of the best BM25 score to collect rows down to; sorting all scores takes too long."""

_MOST_NAMED: Final = 5_000
"""Rows of the rarest word to check for all the others."""

_Columns = tuple[NDArray[Any], ...]
"""The fields of Candidates."""
_Read = tuple[Cosines, Cosines]
"""Of the nearest sites, best first: cosines, and the share of the query that each contains."""
_NONE: Final = (np.empty(0, np.float32), np.empty(0, np.float32))


@dataclass(frozen=True, slots=True)
class Gathered:
    """Candidates, and an upper bound for the likeness of all other sites."""

    candidates: Candidates
    reached: float
    """0 when nothing else can match."""
    named: bool
    """Whether no other site can be shown for its words alone."""
    near: Near
    """How near the filtered sites are to the question."""


def nearest(view: View, vector: Cosines, asked: Sequence[QueryTerm]) -> Near:
    """Return how near all listed sites are to the question, ignoring filters."""
    return _nearest(
        [
            _read(part, part.words.again(asked), *part.nearest(vector, READ, part.passing(Wanted())))
            for part in parts(view)
            if part.meant
        ]
    )


def _read(part: Part, asked: Sequence[QueryTerm], rows: Rows, cosines: Cosines) -> _Read:
    return cosines[:READ], held_share(part.words.holding(asked, rows[:READ]), asked)


def _nearest(read: Sequence[_Read]) -> Near:
    cosines, shares = (np.concatenate(column) for column in zip(_NONE, *read, strict=True))
    order = np.argsort(-cosines, kind="stable")[:READ]
    return Near(cosines[order[:NEAREST]].tolist(), float(shares[order].max(initial=0.0)))


def is_known_by_meaning(view: View) -> bool:
    """Whether most sites have a vector."""
    return sum(part.meant for part in parts(view)) * 2 > view.listed


def gather(view: View, question: Query, wanted: Wanted, *, most: int, floor: float) -> Gathered:
    """Return about `most` passing candidates by meaning (cosine `floor` or more) and by words from each part.

    Others are less like the question than `reached`, or contain none of its words.
    """
    every = [_of_part(part, question, wanted, most, floor) for part in parts(view)]
    columns = (
        np.concatenate(column, axis=-1) for column in zip(*(found for found, *_ in every), strict=True)
    )
    _, reached, named, read = zip(*every, strict=True)
    return Gathered(Candidates(*columns), max(reached), all(named), _nearest(read))


def _of_part(
    part: Part, question: Query, wanted: Wanted, most: int, floor: float
) -> tuple[_Columns, float, bool, _Read]:
    """Return the candidates, `reached` and `named` of a part, and its nearest sites as read."""
    passing = part.passing(wanted)
    asked = part.words.again(question.asked)
    scores = part.words.scores(asked)
    if passing is not None:
        scores *= passing  # 15 times faster than assigning 0 to the others
    rows, all_words = _best(scores, most)
    reached, read = 0.0 if all_words else 1.0, _NONE
    if question.vector is not None and part.meant:
        near, cosines = part.nearest(question.vector, max(most, READ), passing)
        read = _read(part, asked, near, cosines)
        rows = np.union1d(rows, near[:most][cosines[:most] >= floor])
        reached = 0.0 if len(near) < most else max(float(cosines[most - 1]), 0.0)
    elif question.vector is not None:
        reached = 0.0
    columns = (
        part.pks(rows),
        np.zeros(len(rows), np.float32) if question.vector is None else part.cosines(question.vector, rows),
        scores[rows],
        part.words.holding(asked, rows),
        part.places(rows),
        part.tool_sets(rows),
    )
    return columns, reached, all_words or _all_named(part, asked, rows, passing), read


def _all_named(part: Part, asked: Sequence[QueryTerm], rows: Rows, passing: Mask | None) -> bool:
    """Whether `rows` include every row that contains all words; False if some row has no vector."""
    if part.meant < len(part.words):
        return False
    named = part.words.holding_all(asked, _MOST_NAMED)
    if named is None:
        return False
    return bool(np.isin(named if passing is None else named[passing[named]], rows).all())


def _best(scores: Cosines, most: int) -> tuple[Rows, bool]:
    """Return the `most` rows with the highest positive scores, and whether there are no others."""
    highest = float(scores.max(initial=0))
    rows = np.empty(0, np.int64)
    for part in _STEPS if highest else ():
        rows = np.flatnonzero(scores > highest * part)
        if len(rows) >= most:
            break
    if len(rows) <= most:
        return rows, True
    return np.sort(rows[np.argpartition(-scores[rows], most)[:most]]), False
