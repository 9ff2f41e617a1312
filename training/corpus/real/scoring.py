"""Counts of right answers, with Wilson's score interval of 95 %."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from training.corpus.labelled.scoring import Score, is_right, of_answers, of_sets
from training.corpus.real.asking import FactAnswers
from training.corpus.real.labels import FACTS, Truth
from training.corpus.real.manifest import RealFile

_Z = 1.959964  # How many standard deviations hold 95 %
HOME_FIELDS = (*FACTS, "transactional")


@dataclass(frozen=True, slots=True)
class AnsweredFile:
    file: RealFile
    truth: Truth
    said: FactAnswers
    actions: frozenset[str] = frozenset()

    def is_wrong(self, field: str) -> bool:
        """An answer left out is wrong where one could know."""
        return field in self.truth.fields and not is_right(self.said[field], self.truth.fields[field])


def interval(right: int, of: int) -> tuple[float, float]:
    if of == 0:
        return 0.0, 1.0
    share, z2 = right / of, _Z * _Z
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = _Z * sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def of_field(some: Iterable[AnsweredFile], field: str) -> Score:
    return of_answers(
        [(one.said[field], one.truth.fields[field]) for one in some if field in one.truth.fields]
    )


def of_actions(some: Iterable[AnsweredFile]) -> Score:
    """Arguable actions count neither for nor against."""
    return of_sets(
        [
            (one.actions - one.truth.arguable, one.truth.actions)
            for one in some
            if one.truth.actions is not None
        ]
    )


def of_verdicts(some: Sequence[AnsweredFile]) -> tuple[int, int]:
    labelled = [one for one in some if "verdict" in one.truth.fields]
    return sum(not one.is_wrong("verdict") for one in labelled), len(labelled)
