"""What of a view may match a question: the nearest by meaning, and the best by words."""

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


def nearest(view: View, question: Question) -> list[float] | None:
    """Return the highest cosines over all listed sites, whatever a filter leaves.

    None, and then words alone are compared, without a model and until most sites have their vectors.
    """
    meant = [part for part in parts(view) if part.meant]
    if question.vector is None or not is_known_by_meaning(view):
        return None
    found = [part.nearest(question.vector, NEAREST, part.passing(Wanted()))[1] for part in meant]
    return sorted((float(cosine) for cosines in found for cosine in cosines), reverse=True)[:NEAREST]


def is_known_by_meaning(view: View) -> bool:
    """Whether most sites have a vector."""
    return sum(part.meant for part in parts(view)) * 2 > view.listed


def gather(view: View, question: Question, wanted: Wanted, *, most: int, floor: float) -> Gathered:
    """Return from each part about `most` candidates by meaning and as many by words, of those that pass a filter.

    By meaning only what reaches the cosine `floor`. A site that is not among them is less like the question
    than `reached`, or holds none of its words.
    """
    every = [_of_part(part, question, wanted, most, floor) for part in parts(view)]
    columns = (np.concatenate(column, axis=-1) for column in zip(*(found for found, _ in every), strict=True))
    return Gathered(Candidates(*columns), max(reached for _, reached in every))


def _of_part(
    part: Part, question: Question, wanted: Wanted, most: int, floor: float
) -> tuple[_Columns, float]:
    passing = part.passing(wanted)
    asked = part.words.again(question.asked)
    scores = part.words.scores(asked)
    if passing is not None:
        scores[~passing] = 0
    rows, all_words = _best(scores, most)
    reached = 0.0 if all_words else 1.0
    if question.vector is not None:
        near, reached = _near(part, question.vector, most, passing, floor)
        rows = np.union1d(rows, near)
    columns = (
        part.pks(rows),
        np.zeros(len(rows), np.float32) if question.vector is None else part.cosines(question.vector, rows),
        scores[rows],
        part.words.holding(asked, rows),
        part.places(rows),
        part.tool_sets(rows),
    )
    return columns, reached


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


def _near(part: Part, vector: Cosines, most: int, passing: Mask | None, floor: float) -> tuple[Rows, float]:
    """Return the nearest rows down to a floor, and the highest cosine that another row can have."""
    if not part.meant:
        return np.empty(0, np.int64), 0.0
    rows, cosines = part.nearest(vector, most, passing)
    reached = 0.0 if len(rows) < most else float(cosines[-1])
    return rows[cosines >= floor], max(reached, 0.0)
