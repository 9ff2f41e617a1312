"""One generation as a process uses it: files mapped into memory, shared with every other process that maps them."""

import os
import weakref
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from index.generation import columns, facts, files
from index.generation.facts import Facts, Wanted
from index.generation.source import Listed
from index.models import Generation

Key = tuple[int, str]
"""What the fixed order compares: all but the host as a number, then the host."""


@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False)
class Base:
    """A generation. Rows are numbered from 0 in the fixed order."""

    id: int
    at: datetime | None
    snapshot: str | None
    """None when there is no generation: everything has changed since then."""
    arrays: dict[str, NDArray[Any]]
    sums: dict[str, Any]
    days: NDArray[np.int64]
    """By the number that `dated` holds."""

    @property
    def facts(self) -> Facts:
        """By row."""
        return self.arrays["facts"]

    def __len__(self) -> int:
        """How many sites it lists."""
        return len(self.arrays["pks"])

    def known(self, pk: int) -> tuple[int | None, int] | None:
        """Return a host's row, if it is listed here, and its state; None when it was never probed."""
        place = int(np.searchsorted(self.arrays["known_pks"], pk))
        if place == len(self.arrays["known_pks"]) or self.arrays["known_pks"][place] != pk:
            return None
        row = int(self.arrays["known_rows"][place])
        return (None if row == columns.NOT_LISTED else row), int(self.arrays["known_states"][place])

    def host(self, row: int) -> str:
        """Return a row's host."""
        ends = self.arrays["host_ends"]
        start = int(ends[row - 1]) if row else 0
        return bytes(self.arrays["host_bytes"][start : int(ends[row])]).decode()

    def date(self, row: int) -> tuple[int, str]:
        """Return a row's day and rubric version."""
        day, rubric = self.sums["dates"][int(self.arrays["dated"][row])]
        return day, rubric

    def key(self, row: int) -> Key:
        """Return what the fixed order compares."""
        ordered = facts.order_keys(self.facts[row : row + 1], self.days[self.arrays["dated"][row : row + 1]])
        return int(ordered[0]), self.host(row)

    def place(self, key: Key) -> int:
        """Return how many rows stand before a site in the fixed order."""
        low, high = 0, len(self)
        while low < high:
            middle = (low + high) // 2
            if self.key(middle) < key:
                low = middle + 1
            else:
                high = middle
        return low

    def count(self, wanted: Wanted) -> int:
        """Return how many sites have what is wanted of the fields that a filter may ask."""
        return int(self.arrays["cube_sites"][wanted.passing(self.arrays["cube"])].sum())

    def tools(self, without: NDArray[np.int64]) -> NDArray[np.uint64]:
        """Return the numbers of the names of WebMCP tools, each as often as a site has it, but of some rows."""
        kept = ~np.isin(self.arrays["tool_rows"], without)
        return self.arrays["tool_names"][kept]


def key_of(site: Listed) -> Key:
    """Return what the fixed order compares of a site that is in no generation."""
    packed = np.array([site.facts], dtype=np.uint64)
    return int(facts.order_keys(packed, np.array([site.day]))[0]), site.host


NOTHING: Final = Base(0, None, None, *columns.empty(), np.empty(0, dtype=np.int64))
"""Before the first generation."""


def open_base(row: Generation) -> Base:
    """Check and map a generation's files; they are kept until the last use of them ends. Raises BrokenError."""
    folder = files.home() / row.folder
    handle = files.use(folder)
    try:
        base = _map(row, folder)
    except BaseException:
        os.close(handle)
        raise
    weakref.finalize(base, os.close, handle)
    return base


def _map(row: Generation, folder: Path) -> Base:
    sums = files.check(folder, row.manifest)
    arrays = {name: files.load(folder, name) for name in columns.ARRAYS}
    days = np.array([day for day, _ in sums["dates"]], dtype=np.int64)
    return Base(row.pk, row.at, row.snapshot, arrays, sums, days)
