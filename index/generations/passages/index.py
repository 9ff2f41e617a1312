"""Vectors of passages in two mapped files: int8 in the order of sites, and inverted lists.

The lists hold one bit per component (RaBitQ, Gao and Long 2024); what they yield is compared as int8.
"""

import math
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any, Final

import faiss
import numpy as np
from numpy.typing import NDArray

from index.embedding.passages import step
from index.generations.files import load as load_column
from index.generations.files import save
from index.generations.vector_index import Cosines, Mask, Rows, cosines_of

BYTES: Final = "passages.bin"
LISTS: Final = "passages.faiss"

_LIST: Final = 2_000
"""Approximate passages per list."""
_PROBES: Final = 16
"""Lists probed without a filter: 32,000 passages."""
_MOST_PROBES: Final = 24
"""Lists probed when a filter leaves few sites."""
_MOST_FOUND: Final = 1_000
"""Passages found by a search."""
_TRAINING_PER_LIST: Final = 40
_ROUNDS: Final = 10
_BATCH: Final = 20_000


class Passages:
    """A generation's passages. Thread-safe."""

    def __init__(self, vectors: NDArray[np.int8], starts: NDArray[np.int64], lists: Any) -> None:
        """`starts`: the first passage of each row, and one more."""
        self._vectors, self._starts, self._lists = vectors, starts, lists
        self._step = np.float32(step(vectors.shape[1]))

    def __len__(self) -> int:
        return len(self._vectors)

    def counts(self, rows: Rows) -> Rows:
        return self._starts[rows + 1] - self._starts[rows]

    def nearest(self, vector: Cosines, most: int, passing: Mask | None = None) -> Rows:
        """Passing rows with one of about `most` nearest passages, unordered."""
        left = len(self._starts) - 1 if passing is None else int(np.count_nonzero(passing))
        how = faiss.SearchParametersIVF(nprobe=self._probes(left), sel=_selector(passing))
        _, found = self._lists.search(vector.reshape(1, -1), min(most, _MOST_FOUND, len(self)), params=how)
        return np.unique(found[found >= 0])

    def best(self, vector: Cosines, rows: Rows) -> Cosines:
        """Cosine of each row's nearest passage, or 0."""
        found = np.zeros(len(rows), np.float32)
        those = np.flatnonzero(self.counts(rows))
        if len(those):
            at, starts = self._positions(rows[those])
            found[those] = np.maximum.reduceat(self._cosines(vector, at), starts)
        return found

    def every(self, vector: Cosines, rows: Rows) -> list[Cosines]:
        if not len(rows):
            return []
        at, starts = self._positions(rows)
        return np.split(self._cosines(vector, at), starts[1:])

    def _positions(self, rows: Rows) -> tuple[Rows, Rows]:
        """The rows' passages, concatenated, and where each row's start."""
        counts = self.counts(rows)
        starts = np.cumsum(counts) - counts
        return np.arange(counts.sum()) + np.repeat(self._starts[rows] - starts, counts), starts

    def _cosines(self, vector: Cosines, at: Rows) -> Cosines:
        found: Cosines = cosines_of(self._vectors.take(at, axis=0).astype(np.float32), vector) * self._step
        return found

    def _probes(self, left: int) -> int:
        wider = math.sqrt(max(len(self._starts) - 1, 1) / max(left, 1))
        return min(int(self._lists.nlist), _MOST_PROBES, round(_PROBES * wider))


def _selector(passing: Mask | None) -> Any:
    if passing is None:
        return None
    bits = np.packbits(passing, bitorder="little")
    selector = faiss.IDSelectorBitmap(len(bits), faiss.swig_ptr(bits))
    selector.kept = bits  # the selector holds only a pointer; keep the array alive
    return selector


def write(folder: Path, passages: Iterable[bytes | None], dimensions: int) -> NDArray[np.int64]:
    """The number of passages per row. Raises OSError."""
    counts = _write_bytes(folder / BYTES, passages, dimensions)
    starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
    save(folder, passage_starts=starts)
    if starts[-1]:
        _write_lists(folder, counts, dimensions)
    return counts


def _write_bytes(path: Path, passages: Iterable[bytes | None], dimensions: int) -> NDArray[np.int64]:
    counts: list[int] = []
    passages = iter(passages)
    with path.open("wb") as file:
        while batch := [one or b"" for one in islice(passages, _BATCH)]:
            counts += [len(one) // dimensions for one in batch]
            file.write(b"".join(batch))
    return np.array(counts, np.int64)


def _write_lists(folder: Path, counts: NDArray[np.int64], dimensions: int) -> None:
    vectors = _mapped(folder, dimensions)
    lists = max(1, len(vectors) // _LIST)
    index = faiss.IndexIVFRaBitQ(faiss.IndexFlatIP(dimensions), dimensions, lists, faiss.METRIC_INNER_PRODUCT)
    index.cp.niter, index.cp.min_points_per_centroid = _ROUNDS, 1  # small indexes have few
    sample = np.random.default_rng(0).choice(
        len(vectors), min(len(vectors), lists * _TRAINING_PER_LIST), replace=False
    )
    scale = np.float32(step(dimensions))
    index.train(vectors[np.sort(sample)].astype(np.float32) * scale)
    rows = np.repeat(np.arange(len(counts)), counts)
    for start in range(0, len(vectors), _BATCH):
        some = slice(start, start + _BATCH)
        index.add_with_ids(vectors[some].astype(np.float32) * scale, rows[some])
    try:
        with (folder / LISTS).open("wb") as file:
            faiss.write_index(index, faiss.PyCallbackIOWriter(file.write))
    except RuntimeError as error:  # faiss wraps our OSError
        raise OSError(f"{folder / LISTS} cannot be written: {error}") from error


def load(folder: Path, dimensions: int) -> Passages | None:
    """Map the passages; None if there are none."""
    starts = load_column(folder, "passage_starts")
    if not starts[-1]:
        return None
    lists = faiss.read_index(str(folder / LISTS), faiss.IO_FLAG_MMAP_IFC)
    return Passages(_mapped(folder, dimensions), starts, lists)


def _mapped(folder: Path, dimensions: int) -> NDArray[np.int8]:
    return np.asarray(np.memmap(folder / BYTES, np.int8, "r")).reshape(-1, dimensions)
