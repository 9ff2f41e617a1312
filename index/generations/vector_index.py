"""The vectors of a generation: fp16, in one file that is mapped, compared by cosine.

Up to `EXACT_UP_TO` sites every vector is compared. Above, they lie in lists around centroids (an inverted file), of
which a query looks into the nearest; into more of them the fewer sites a filter leaves. Few sites are compared one by one.
"""

import math
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import faiss
import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.bool_]
Rows = NDArray[np.int64]
Cosines = NDArray[np.float32]

EXACT_UP_TO: Final = 50_000
"""Sites whose vectors are all compared. Here that takes 1.6 ms, and lists 0.5 for all but one in a thousand of the first ten
(measured with the vectors of `manage.py seed_index`; at half as many sites lists miss one in fifty)."""
FILE: Final = "meanings.faiss"

_LISTS_OF: Final = 500
"""Vectors in a list, about."""
_SEEN_PER_LIST: Final = 40
"""Vectors that a centroid is trained on."""
_ROUNDS: Final = 10
"""Of k-means; more gain nothing that is measured."""
_LOOK_INTO: Final = 1.0
"""Lists that a query looks into, as a multiple of the square root of their number, when nothing is filtered."""
_FEW: Final = 0.001
"""Of the sites: when a filter leaves no more, each of them is fetched, which costs less than to look for them in the lists."""
_BATCH: Final = 10_000

faiss.omp_set_num_threads(1)  # a web process has threads of its own


class Meanings:
    """Mapped vectors; row n is the n-th that was written. Reading changes nothing, so threads may share it."""

    def __init__(self, index: Any) -> None:
        """Take an opened index."""
        self._index = index
        self._lists: int = getattr(index, "nlist", 0)

    def nearest(self, vector: Cosines, most: int, passing: Mask | None = None) -> tuple[Rows, Cosines]:
        """Return at most `most` rows that pass and their cosines, best first; of equal ones the first row first."""
        if passing is not None and np.count_nonzero(passing) <= len(passing) * _FEW:
            rows = np.flatnonzero(passing)
            return _best_first(rows, self.cosines(vector, rows), most)
        return self._sorted(vector, most, self._how(passing))

    def exactly(self, vector: Cosines, most: int, passing: Mask | None = None) -> tuple[Rows, Cosines]:
        """Return the same after comparing every vector that passes."""
        return self._sorted(vector, most, self._how(passing, every=True))

    def cosines(self, vector: Cosines, rows: Rows) -> Cosines:
        """Return the cosine of each row."""
        if not len(rows):
            return np.empty(0, np.float32)
        found: Cosines = self._index.reconstruct_batch(rows) @ vector
        return found

    def _sorted(self, vector: Cosines, most: int, how: Any) -> tuple[Rows, Cosines]:
        if not self._index.ntotal:
            return np.empty(0, np.int64), np.empty(0, np.float32)
        found = self._index.search(vector.reshape(1, -1), min(most, self._index.ntotal), params=how)
        cosines, rows = found[0][0], found[1][0]
        return _best_first(rows[rows >= 0], cosines[rows >= 0], most)

    def _how(self, passing: Mask | None, *, every: bool = False) -> Any:
        selector = None
        if passing is not None:
            bits = np.packbits(passing, bitorder="little")
            selector = faiss.IDSelectorBitmap(len(bits), faiss.swig_ptr(bits))
            selector.kept = bits  # the selector holds a pointer, and Python must keep what it points to
        if not self._lists:
            return faiss.SearchParameters(sel=selector) if selector else None
        share = 1.0 if passing is None else np.count_nonzero(passing) / len(passing)
        return faiss.SearchParametersIVF(sel=selector, nprobe=self._lists if every else self._probes(share))

    def _probes(self, share: float) -> int:
        """Return how many lists to look into when a filter leaves this share of the sites."""
        return max(1, min(self._lists, round(_LOOK_INTO * math.sqrt(self._lists / share))))


def _best_first(rows: Rows, cosines: Cosines, most: int) -> tuple[Rows, Cosines]:
    order = np.lexsort((rows, -cosines))[:most]
    return rows[order], cosines[order]


def write(folder: Path, vectors: Iterable[bytes | None], dimensions: int, count: int) -> int:
    """Write `count` vectors as they are stored (fp16, little-endian); none is one of zeros, near to nothing.

    Returns how many there are. Raises OSError.
    """
    index = _flat(dimensions) if count <= EXACT_UP_TO else _lists(dimensions, count)
    batches, there = _batches(vectors, dimensions), 0
    if index.is_trained:
        for batch in batches:
            there += int(batch.any(axis=1).sum())
            index.add(batch.astype(np.float32))
    else:
        every = np.concatenate(list(batches))
        there = int(every.any(axis=1).sum())
        _fill(index, every)
    _save(index, folder / FILE)
    return there


def _save(index: Any, path: Path) -> None:
    """Write through Python: faiss itself tells nobody that the disk was full when it closed the file."""
    try:
        with path.open("wb") as file:
            faiss.write_index(index, faiss.PyCallbackIOWriter(file.write))
    except RuntimeError as error:  # what faiss makes of an error of ours
        raise OSError(f"{path} cannot be written: {error}") from error


def load(folder: Path) -> Meanings:
    """Map the vectors in a folder."""
    index = faiss.read_index(str(folder / FILE), faiss.IO_FLAG_MMAP_IFC)
    if hasattr(index, "make_direct_map"):
        index.make_direct_map()
    return Meanings(index)


def _flat(dimensions: int) -> Any:
    return faiss.IndexScalarQuantizer(dimensions, faiss.ScalarQuantizer.QT_fp16, faiss.METRIC_INNER_PRODUCT)


def _lists(dimensions: int, count: int) -> Any:
    centroids = faiss.IndexFlatIP(dimensions)
    kind, metric = faiss.ScalarQuantizer.QT_fp16, faiss.METRIC_INNER_PRODUCT
    index = faiss.IndexIVFScalarQuantizer(centroids, dimensions, count // _LISTS_OF, kind, metric)
    index.by_residual = False  # what is stored is the vector itself
    index.cp.niter = _ROUNDS
    return index


def _fill(index: Any, vectors: NDArray[np.float16]) -> None:
    seen = np.random.default_rng(0).choice(
        len(vectors), min(len(vectors), index.nlist * _SEEN_PER_LIST), replace=False
    )
    index.train(vectors[np.sort(seen)].astype(np.float32))
    for start in range(0, len(vectors), _BATCH):
        index.add(vectors[start : start + _BATCH].astype(np.float32))


def _batches(vectors: Iterable[bytes | None], dimensions: int) -> Iterator[NDArray[np.float16]]:
    none = bytes(2 * dimensions)
    vectors = iter(vectors)
    while some := [vector or none for vector in islice(vectors, _BATCH)]:
        yield np.frombuffer(b"".join(some), "<f2").reshape(-1, dimensions)
