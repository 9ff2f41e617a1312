"""A memory-mapped generation, shared by all processes."""

import os
import weakref
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from index import fulltext
from index.fulltext import FullTextIndex
from index.generations import columns, files, site_bits
from index.generations.site_bits import FieldMask, PackedFields
from index.generations.source import ListedSite
from index.generations.vectors import SECOND, Passages, VectorIndex, load_passages, load_vectors
from index.models import Generation

UNHEARD_OF = -1  # State of a host never probed

Key = tuple[int, str]  # Sort key of the fixed order


@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False)
class MappedGeneration:
    """Files of a generation, mapped into memory; rows are numbered in the fixed order."""

    id: int
    at: datetime | None
    snapshot: str | None
    """PostgreSQL's snapshot; None if everything has changed since."""
    arrays: dict[str, NDArray[Any]]
    sums: dict[str, Any]
    model: str = ""
    full_text: FullTextIndex = field(default_factory=lambda: fulltext.in_memory(()))
    vectors: VectorIndex | None = None
    passages: Passages | None = None
    second_model: str = ""
    second: VectorIndex | None = None
    """Vectors of the second model."""

    @property
    def facts(self) -> PackedFields:
        return self.arrays["facts"]

    def __len__(self) -> int:
        return len(self.arrays["pks"])

    def rows(self, pks: Sequence[int]) -> NDArray[np.int64]:
        """Rows; NOT_LISTED where there is none."""
        return self._look_up("known_rows", pks, columns.NOT_LISTED)

    def states(self, pks: Sequence[int]) -> NDArray[np.int64]:
        """States; UNHEARD_OF where never probed."""
        return self._look_up("known_states", pks, UNHEARD_OF)

    def _look_up(self, name: str, pks: Sequence[int], otherwise: int) -> NDArray[np.int64]:
        known, wanted = self.arrays["known_pks"], np.array(pks, dtype=np.int64)
        if not len(known):
            return np.full(len(wanted), otherwise, dtype=np.int64)
        places = np.minimum(np.searchsorted(known, wanted), len(known) - 1)
        return np.where(known[places] == wanted, self.arrays[name][places].astype(np.int64), otherwise)

    def host(self, row: int) -> str:
        ends = self.arrays["host_ends"]
        start = int(ends[row - 1]) if row else 0
        return bytes(self.arrays["host_bytes"][start : int(ends[row])]).decode()

    def date(self, row: int) -> tuple[int, str]:
        day, rubric = self.sums["dates"][int(self.arrays["dated"][row])]
        return day, rubric

    def key(self, row: int) -> Key:
        return site_bits.order_key(int(self.facts[row]), self.date(row)[0]), self.host(row)

    def place(self, key: Key) -> int:
        """Number of rows before a key."""
        low, high = 0, len(self)
        while low < high:
            middle = (low + high) // 2
            if self.key(middle) < key:
                low = middle + 1
            else:
                high = middle
        return low

    def count(self, wanted: FieldMask) -> int:
        """Count matching sites, from the rollup where possible."""
        if wanted.mask & ~site_bits.FILTER_BITS:
            return int(np.count_nonzero(wanted.passing(self.facts)))
        return int(self.arrays["cube_sites"][wanted.passing(self.arrays["cube"])].sum())

    def tally_among(self, names: Sequence[str], wanted: FieldMask) -> dict[str, NDArray[np.int64]]:
        """Sites per value of columns of filters, of matching sites, from the rollup."""
        chosen = wanted.passing(self.arrays["cube"])
        cube, sites = self.arrays["cube"][chosen], self.arrays["cube_sites"][chosen]
        return {name: site_bits.FACTS.tally(cube, name, sites) for name in names}

    def tools(self, without: NDArray[np.int64]) -> NDArray[np.uint64]:
        """Name numbers of WebMCP tools, one per site and tool."""
        kept = ~np.isin(self.arrays["tool_rows"], without)
        return self.arrays["tool_names"][kept]


def key_of(site: ListedSite) -> Key:
    return site_bits.order_key(site.facts, site.day), site.host


EMPTY_GENERATION = MappedGeneration(0, None, None, *columns.empty())  # In use before the first generation


def open_generation(row: Generation) -> MappedGeneration:
    """Verify, lock and map the files, until the last reference ends. Raises BrokenError."""
    folder = files.home() / row.folder
    handle = files.use(folder)
    try:
        generation = _map(row, folder)
    except files.BrokenError:
        os.close(handle)
        raise
    except Exception as error:  # faiss and numpy, when a file changes after verification
        os.close(handle)
        raise files.BrokenError(f"{folder}: {error}") from error
    weakref.finalize(generation, os.close, handle)
    return generation


def _map(row: Generation, folder: Path) -> MappedGeneration:
    sums = files.check(folder, row.manifest)
    meant = load_vectors(folder) if sums.get("meant") else None
    arrays = {name: files.load(folder, name) for name in columns.ARRAYS}
    return MappedGeneration(
        row.pk,
        row.at,
        row.snapshot,
        arrays,
        sums,
        row.model,
        fulltext.load(folder),
        meant,
        load_passages(folder, meant.dimensions) if meant and sums.get("passages") else None,
        row.second_model,
        load_vectors(folder, SECOND) if sums.get("second_meant") else None,
    )
