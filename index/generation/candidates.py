"""What of a view may match a question: the nearest by meaning, and the best by words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from index.generation.facts import Wanted
from index.generation.meanings import Cosines, Mask, Rows
from index.generation.parts import Part, parts
from index.generation.view import View
from index.questions import Question
from index.relevance import NEAREST, Candidates

_STEPS: Final = (0.6, 0.3, 0.0)
"""Parts of the best score by words down which rows are gathered: to sort the scores of a million takes too long."""

_Columns = tuple[NDArray[Any], ...]
"""As the fields of Candidates."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """Candidates, and the highest likeness that anything else can have."""

    candidates: Candidates
    reached: float
    """0 when nothing else can match."""
    nearest: list[float]
    """The NEAREST highest cosines of what passes the filter."""


def nearest(view: View, vector: Cosines) -> list[float]:
    """Return the NEAREST highest cosines over all listed sites, whatever a filter leaves."""
    meant = [part for part in parts(view) if part.meant]
    return _highest([part.nearest(vector, NEAREST, part.passing(Wanted()))[1] for part in meant])


def _highest(cosines: Sequence[Cosines]) -> list[float]:
    return sorted((float(cosine) for some in cosines for cosine in some[:NEAREST]), reverse=True)[:NEAREST]


def is_known_by_meaning(view: View) -> bool:
    """Whether most sites have a vector."""
    return sum(part.meant for part in parts(view)) * 2 > view.listed


def gather(view: View, question: Question, wanted: Wanted, *, most: int, floor: float) -> Gathered:
    """Return from each part about `most` candidates by meaning and as many by words, of those that pass a filter.

    By meaning only what reaches the cosine `floor`. A site that is not among them is less like the question
    than `reached`, or holds none of its words.
    """
    every = [_of_part(part, question, wanted, most, floor) for part in parts(view)]
    columns = (
        np.concatenate(column, axis=-1) for column in zip(*(found for found, *_ in every), strict=True)
    )
    reached = max(reached for _, reached, _ in every)
    return Gathered(Candidates(*columns), reached, _highest([cosines for *_, cosines in every]))


def _of_part(
    part: Part, question: Question, wanted: Wanted, most: int, floor: float
) -> tuple[_Columns, float, Cosines]:
    """Return the candidates of a part, the highest likeness of any other, and the cosines of the nearest."""
    passing = part.passing(wanted)
    asked = part.words.again(question.asked)
    scores = part.words.scores(asked)
    if passing is not None:
        scores[~passing] = 0
    rows, all_words = _best(scores, most)
    reached, cosines = 0.0 if all_words else 1.0, np.empty(0, np.float32)
    if question.vector is not None:
        near, cosines, reached = _near(part, question.vector, most, passing)
        rows = np.union1d(rows, near[cosines >= floor])
    columns = (
        part.pks(rows),
        np.zeros(len(rows), np.float32) if question.vector is None else part.cosines(question.vector, rows),
        scores[rows],
        part.words.holding(asked, rows),
        part.places(rows),
        part.tool_sets(rows),
    )
    return columns, reached, cosines


def _best(scores: Cosines, most: int) -> tuple[Rows, bool]:
    """Return the `most` rows with the highest scores above 0, and whether there are no others."""
    highest = float(scores.max(initial=0))
    rows = np.empty(0, np.int64)
    for part in _STEPS if highest else ():
        rows = np.flatnonzero(scores > highest * part)
        if len(rows) >= most:
            break
    if len(rows) <= most:
        return rows, True
    return np.sort(rows[np.argpartition(-scores[rows], most)[:most]]), False


def _near(part: Part, vector: Cosines, most: int, passing: Mask | None) -> tuple[Rows, Cosines, float]:
    """Return the nearest rows with their cosines, best first, and the highest cosine that another row can have."""
    if not part.meant:
        return np.empty(0, np.int64), np.empty(0, np.float32), 0.0
    rows, cosines = part.nearest(vector, most, passing)
    reached = 0.0 if len(rows) < most else float(cosines[-1])
    return rows, cosines, max(reached, 0.0)
