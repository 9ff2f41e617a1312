"""Searchable parts of a view: the generation and segments."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from index.fulltext import FullTextIndex
from index.generations import site_bits
from index.generations.columns import NOT_LISTED
from index.generations.generation import MappedGeneration
from index.generations.site_bits import FieldMask
from index.generations.vectors import Cosines, Mask, Rows, cosines_of, is_among
from index.generations.view import Segment, View

_FEW = 500  # Up to this many sites, comparing all is cheaper


_NO_ROWS = np.empty(0, np.int64)
_NO_COSINES = np.empty(0, np.float32)


class Nearest(NamedTuple):
    """Rows and their likeness to a question, most like first."""

    rows: Rows = _NO_ROWS
    likeness: Cosines = _NO_COSINES
    others: float = 0.0
    """Upper bound for the likeness of all others."""
    beside: Rows = _NO_ROWS
    """Rows that were asked for and aren't among the nearest."""
    beside_likeness: Cosines = _NO_COSINES


class Part(Protocol):
    @property
    def full_text(self) -> FullTextIndex:
        pass

    @property
    def vector_count(self) -> int:
        """Sites with a vector."""

    @property
    def second_count(self) -> int:
        """Sites with a vector of the second model."""

    def passing(self, wanted: FieldMask) -> Mask | None:
        """Current, matching rows; None if all are."""

    def nearest(self, vector: Cosines, most: int, passing: Mask | None, beside: Rows = _NO_ROWS) -> Nearest:
        """The `most` nearest rows, those whose passages are nearest, and those `beside`, ascending.

        Likeness is the mean cosine of own vector and nearest passage; without passages, that of the own
        vector; without a vector, 0.
        """

    def likeness(self, vector: Cosines, rows: Rows) -> Cosines:
        """The likeness of these rows to the vector, as in `nearest`."""

    def vectors(self, rows: Rows) -> NDArray[np.float32]:
        """The first model's; zeros where there is none."""

    def second_nearest(self, vector: Cosines, most: int, passing: Mask | None) -> tuple[Rows, Cosines]:
        """The `most` nearest rows by the second model, best first."""

    def second_cosines(self, vector: Cosines, rows: Rows) -> Cosines:
        """Cosines of the second model; 0 without a vector."""

    def pks(self, rows: Rows) -> Rows:
        pass

    def places(self, rows: Rows) -> NDArray[np.float64]:
        """Places in the view's fixed order."""

    def tool_sets(self, rows: Rows) -> Rows:
        """Tool-set numbers; 0 for none."""

    def owners(self, rows: Rows) -> Rows:
        """Numbers of the owners' domains."""

    def of_owners(self, owners: Rows) -> Mask:
        """The rows of some owners."""

    def has_place(self, rows: Rows) -> Mask:
        """Which rows name a place in their own text."""


def parts(view: View) -> Iterator[Part]:
    """Yield the biggest first."""
    if len(view.generation):
        yield _Mapped(view.generation, view.dead)
    for segment in view.segments:
        yield _Beside(view, segment)


@dataclass(frozen=True)
class _Mapped:
    """The generation without changed rows."""

    generation: MappedGeneration
    dead: Rows

    @property
    def full_text(self) -> FullTextIndex:
        return self.generation.full_text

    @property
    def vector_count(self) -> int:
        return int(self.generation.sums.get("meant", 0))

    @property
    def second_count(self) -> int:
        return int(self.generation.sums.get("second_meant", 0))

    def passing(self, wanted: FieldMask) -> Mask | None:
        if not wanted.mask and not len(self.dead):
            return None
        passing = np.concatenate(list(wanted.blocks(self.generation.facts)))
        passing[self.dead] = False
        return passing

    def nearest(self, vector: Cosines, most: int, passing: Mask | None, beside: Rows = _NO_ROWS) -> Nearest:
        if self.generation.vectors is None:
            return Nearest(beside=beside, beside_likeness=self.likeness(vector, beside))
        if passing is not None and np.count_nonzero(passing) <= _FEW:
            rows = np.flatnonzero(passing)
            return _nearest_of(rows, self.likeness(vector, rows), most, beside)
        rows, cosines = self.generation.vectors.nearest(vector, most, passing)
        others = float(cosines[most - 1]) if len(rows) == most else 0.0
        ascending, more = np.sort(rows), _NO_ROWS
        if self.generation.passages is not None:
            more = self.generation.passages.nearest(vector, most, passing)
            more = more[~is_among(more, ascending)]
        rest = beside[~(is_among(beside, ascending) | is_among(beside, more))]
        near = np.concatenate([rows, more])
        likeness = self._likeness(vector, np.concatenate([near, rest]), cosines)
        return _most_like_first(near, likeness[: len(near)], others, rest, likeness[len(near) :])

    def likeness(self, vector: Cosines, rows: Rows) -> Cosines:
        return self._likeness(vector, rows)

    def vectors(self, rows: Rows) -> NDArray[np.float32]:
        if self.generation.vectors is None:
            return np.zeros((len(rows), 1), np.float32)
        return self.generation.vectors.vectors(rows)

    def _likeness(self, vector: Cosines, rows: Rows, known: Cosines = _NO_COSINES) -> Cosines:
        """The first rows' cosines are known."""
        if self.generation.vectors is None:
            return np.zeros(len(rows), np.float32)
        cosines = self.generation.vectors.cosines(vector, rows[len(known) :])
        return with_passages(self.generation, vector, np.concatenate([known, cosines]), rows)

    def second_nearest(self, vector: Cosines, most: int, passing: Mask | None) -> tuple[Rows, Cosines]:
        return (
            (_NO_ROWS, _NO_COSINES)
            if self.generation.second is None
            else self.generation.second.nearest(vector, most, passing)
        )

    def second_cosines(self, vector: Cosines, rows: Rows) -> Cosines:
        if self.generation.second is None:
            return np.zeros(len(rows), np.float32)
        return self.generation.second.cosines(vector, rows)

    def pks(self, rows: Rows) -> Rows:
        return np.asarray(self.generation.arrays["pks"][rows])

    def places(self, rows: Rows) -> NDArray[np.float64]:
        return rows.astype(np.float64)

    def tool_sets(self, rows: Rows) -> Rows:
        return np.asarray(self.generation.arrays["tool_sets"][rows])

    def owners(self, rows: Rows) -> Rows:
        return np.asarray(self.generation.arrays["owners"][rows])

    def of_owners(self, owners: Rows) -> Mask:
        return np.isin(self.generation.arrays["owners"], owners)

    def has_place(self, rows: Rows) -> Mask:
        return site_bits.has_place(self.generation.arrays["figures"][rows])


@dataclass(frozen=True)
class _Beside:
    """A segment of changes without those changed again."""

    view: View
    segment: Segment

    @property
    def full_text(self) -> FullTextIndex:
        return self.segment.full_text

    @property
    def vector_count(self) -> int:
        return sum(change.vector is not None for change in self.segment.changes)

    @property
    def second_count(self) -> int:
        return sum(change.second is not None for change in self.segment.changes)

    def passing(self, wanted: FieldMask) -> Mask | None:
        newest = self.view.changes
        current = [newest[change.pk] is change for change in self.segment.changes]
        return wanted.passing(self.segment.facts) & np.array(current, np.bool_)

    def nearest(self, vector: Cosines, most: int, passing: Mask | None, beside: Rows = _NO_ROWS) -> Nearest:
        rows = np.arange(len(self.segment.changes)) if passing is None else np.flatnonzero(passing)
        cosines = self._cosines(vector, rows)
        order = np.lexsort((rows, -cosines))
        others = float(cosines[order[most - 1]]) if len(rows) > most else 0.0
        rows = rows[order[:most]]
        rest = beside[~is_among(beside, np.sort(rows))]
        likeness = self.likeness(vector, np.concatenate([rows, rest]))
        return _most_like_first(rows, likeness[: len(rows)], others, rest, likeness[len(rows) :])

    def vectors(self, rows: Rows) -> NDArray[np.float32]:
        return self.segment.vectors[rows]

    def likeness(self, vector: Cosines, rows: Rows) -> Cosines:
        return with_passages(
            self.view.generation, vector, self._cosines(vector, rows), self._generation_rows(rows)
        )

    def _cosines(self, vector: Cosines, rows: Rows) -> Cosines:
        if not self.vector_count:
            return np.zeros(len(rows), np.float32)
        return cosines_of(self.segment.vectors[rows], vector)

    def second_nearest(self, vector: Cosines, most: int, passing: Mask | None) -> tuple[Rows, Cosines]:
        rows = np.arange(len(self.segment.changes)) if passing is None else np.flatnonzero(passing)
        cosines = self.second_cosines(vector, rows)
        order = np.lexsort((rows, -cosines))[:most]
        return rows[order], cosines[order]

    def second_cosines(self, vector: Cosines, rows: Rows) -> Cosines:
        if not self.second_count:
            return np.zeros(len(rows), np.float32)
        return cosines_of(self.segment.seconds[rows], vector)

    def _generation_rows(self, rows: Rows) -> Rows:
        """The generation's rows with these passages; NOT_LISTED if they changed."""
        before = self.view.generation.rows([self.segment.changes[row].pk for row in rows])
        sites = (self.segment.changes[row].listed for row in rows)
        now = np.array([site.passages if site else 0 for site in sites], np.int64)
        same = (before >= 0) & (now != 0)
        same[same] &= self.view.generation.arrays["passage_sets"][before[same]] == now[same]
        return np.where(same, before, NOT_LISTED)

    def pks(self, rows: Rows) -> Rows:
        return np.array([self.segment.changes[row].pk for row in rows], np.int64)

    def places(self, rows: Rows) -> NDArray[np.float64]:
        return np.array([self.view.place(self.segment.changes[row].pk) for row in rows], np.float64)

    def tool_sets(self, rows: Rows) -> Rows:
        sites = (self.segment.changes[row].listed for row in rows)
        return np.array([site.tool_set if site else 0 for site in sites], np.int64)

    def owners(self, rows: Rows) -> Rows:
        return self.segment.owners[rows]

    def of_owners(self, owners: Rows) -> Mask:
        return np.isin(self.segment.owners, owners)

    def has_place(self, rows: Rows) -> Mask:
        return site_bits.has_place(self.segment.figures[rows])


def passages_of(view: View, vector: Cosines, pks: Sequence[int]) -> dict[int, Cosines]:
    """Cosines of passages by primary key, in the order of `Site.passages`.

    Sites without current ones are absent.
    """
    generation = view.generation
    if generation.passages is None:
        return {}
    rows = generation.rows(pks)
    known = [place for place, pk in enumerate(pks) if _has_passages(view, pk, int(rows[place]))]
    every = generation.passages.every(vector, rows[known])
    return {pks[place]: cosines for place, cosines in zip(known, every, strict=True)}


def _has_passages(view: View, pk: int, row: int) -> bool:
    changed, held = view.changes.get(pk), view.generation.arrays["passage_sets"]
    if row == NOT_LISTED or changed is None:
        return row != NOT_LISTED
    return changed.listed is not None and changed.listed.passages == int(held[row])


def with_passages(generation: MappedGeneration, vector: Cosines, cosines: Cosines, rows: Rows) -> Cosines:
    """Means of `cosines` and those of the nearest passages.

    Sites without their own vector stay at 0.
    """
    if generation.passages is None:
        return cosines
    known = np.flatnonzero((rows != NOT_LISTED) & (cosines != 0))
    likeness, own = cosines.copy(), cosines[known]
    likeness[known] = (own + generation.passages.best(vector, rows[known], own)) / 2
    return likeness


def _nearest_of(rows: Rows, likeness: Cosines, most: int, beside: Rows) -> Nearest:
    """The nearest of all rows that pass."""
    every = _most_like_first(rows, likeness, 0.0)
    others = float(every.likeness[most]) if len(rows) > most else 0.0
    rest = most + np.flatnonzero(is_among(every.rows[most:], beside))
    return Nearest(every.rows[:most], every.likeness[:most], others, every.rows[rest], every.likeness[rest])


def _most_like_first(
    rows: Rows,
    likeness: Cosines,
    others: float,
    beside: Rows = _NO_ROWS,
    beside_likeness: Cosines = _NO_COSINES,
) -> Nearest:
    order = np.lexsort((rows, -likeness))
    return Nearest(rows[order], likeness[order], others, beside, beside_likeness)
