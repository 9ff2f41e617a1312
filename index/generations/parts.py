"""The searchable parts of a view: the generation and each segment of changes. Rows are numbered within a part."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from index.fulltext import FullTextIndex
from index.generations.generation import Base
from index.generations.segments import Segment
from index.generations.site_bits import Wanted
from index.generations.vector_index import Cosines, Mask, Rows
from index.generations.view import View


class Part(Protocol):
    @property
    def words(self) -> FullTextIndex:
        pass

    @property
    def meant(self) -> int:
        """Number of sites with a vector."""

    def passing(self, wanted: Wanted) -> Mask | None:
        """Return a mask of current, matching rows; None if all are."""

    def nearest(self, vector: Cosines, most: int, passing: Mask | None) -> tuple[Rows, Cosines]:
        """Return at most `most` passing rows and their cosines, best first."""

    def cosines(self, vector: Cosines, rows: Rows) -> Cosines:
        """Return the cosine of each row, 0 without a vector."""

    def pks(self, rows: Rows) -> Rows:
        pass

    def places(self, rows: Rows) -> NDArray[np.float64]:
        """Return places in the fixed order of the whole view."""

    def tool_sets(self, rows: Rows) -> Rows:
        """Return the tool-set number of each row; 0 for none."""


def parts(view: View) -> Iterator[Part]:
    """Yield the parts of a view, the biggest first."""
    if len(view.base):
        yield _Mapped(view.base, view.dead)
    for segment in view.segments:
        yield _Beside(view, segment)


@dataclass(frozen=True)
class _Mapped:
    """The generation without rows that changed since."""

    base: Base
    dead: Rows

    @property
    def words(self) -> FullTextIndex:
        return self.base.words

    @property
    def meant(self) -> int:
        return int(self.base.sums.get("meant", 0))

    def passing(self, wanted: Wanted) -> Mask | None:
        if not wanted.mask and not len(self.dead):
            return None
        passing = np.concatenate(list(wanted.blocks(self.base.facts)))
        passing[self.dead] = False
        return passing

    def nearest(self, vector: Cosines, most: int, passing: Mask | None) -> tuple[Rows, Cosines]:
        if self.base.meanings is None:
            return np.empty(0, np.int64), np.empty(0, np.float32)
        return self.base.meanings.nearest(vector, most, passing)

    def cosines(self, vector: Cosines, rows: Rows) -> Cosines:
        if self.base.meanings is None:
            return np.zeros(len(rows), np.float32)
        return self.base.meanings.cosines(vector, rows)

    def pks(self, rows: Rows) -> Rows:
        return np.asarray(self.base.arrays["pks"][rows])

    def places(self, rows: Rows) -> NDArray[np.float64]:
        return rows.astype(np.float64)

    def tool_sets(self, rows: Rows) -> Rows:
        return np.asarray(self.base.arrays["tool_sets"][rows])


@dataclass(frozen=True)
class _Beside:
    """A segment of changes without those changed again."""

    view: View
    segment: Segment

    @property
    def words(self) -> FullTextIndex:
        return self.segment.words

    @property
    def meant(self) -> int:
        return sum(change.vector is not None for change in self.segment.changes)

    def passing(self, wanted: Wanted) -> Mask | None:
        newest = self.view.changes
        current = [newest[change.pk] is change for change in self.segment.changes]
        return wanted.passing(self.segment.facts) & np.array(current, np.bool_)

    def nearest(self, vector: Cosines, most: int, passing: Mask | None) -> tuple[Rows, Cosines]:
        rows = np.arange(len(self.segment.changes)) if passing is None else np.flatnonzero(passing)
        cosines = self.cosines(vector, rows)
        order = np.lexsort((rows, -cosines))[:most]
        return rows[order], cosines[order]

    def cosines(self, vector: Cosines, rows: Rows) -> Cosines:
        if not self.meant:
            return np.zeros(len(rows), np.float32)
        return np.asarray(self.segment.vectors[rows] @ vector)

    def pks(self, rows: Rows) -> Rows:
        return np.array([self.segment.changes[row].pk for row in rows], np.int64)

    def places(self, rows: Rows) -> NDArray[np.float64]:
        return np.array([self.view.place(self.segment.changes[row].pk) for row in rows], np.float64)

    def tool_sets(self, rows: Rows) -> Rows:
        sites = (self.segment.changes[row].listed for row in rows)
        return np.array([site.tool_set if site else 0 for site in sites], np.int64)
