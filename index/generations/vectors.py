"""Vectors of the tools, skills and sections of sites."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import faiss
import numpy as np
from numpy.typing import NDArray

from index.embedding.vectors import step
from index.embedding.weights import WIDTH
from index.generations.files import load as load_column
from index.generations.files import save

Mask = NDArray[np.bool_]
Rows = NDArray[np.int64]
Cosines = NDArray[np.float32]

EXACT_UP_TO = 50_000  # Sites up to which all are compared (1.6 ms); lists miss 0.1 % of the top ten


@dataclass(frozen=True, slots=True)
class StoredKind:
    """How a model's vectors are stored: as numbers that `unit` makes components of."""

    file: str
    faiss: int
    numpy: str
    unit: float = 1.0


FIRST = StoredKind("meanings.faiss", faiss.ScalarQuantizer.QT_fp16, "<f2")
SECOND = StoredKind("second.faiss", faiss.ScalarQuantizer.QT_8bit_direct_signed, "i1", step(WIDTH))

_LISTS_OF = 500  # Approximate vectors per list
_SEEN_PER_LIST = 40  # Training vectors per centroid
_ROUNDS = 10  # Iterations of k-means; more gained nothing
_LOOK_INTO = 1.0  # Lists probed without a filter, times the square root of their number
_FEW = 0.001  # Share of sites below which all filtered rows are compared
_BATCH = 10_000

faiss.omp_set_num_threads(1)  # web processes have their own threads


class VectorIndex:
    """Mapped vectors; row n is the n-th written. Thread-safe."""

    def __init__(self, index: Any, unit: float = 1.0) -> None:
        self._index = index
        self._unit, self._whole = np.float32(unit), unit != 1
        self._lists: int = getattr(index, "nlist", 0)
        self._unfiltered = faiss.SearchParametersIVF(nprobe=self._probes(1.0)) if self._lists else None
        self._codes, self._places = _stored(index)

    @property
    def dimensions(self) -> int:
        return int(self._index.d)

    def nearest(self, vector: Cosines, most: int, passing: Mask | None = None) -> tuple[Rows, Cosines]:
        """At most `most` rows and cosines, best first; ties by row."""
        if passing is not None and np.count_nonzero(passing) <= len(passing) * _FEW:
            rows = np.flatnonzero(passing)
            return _best_first(rows, self.cosines(vector, rows), most)
        return self._sorted(vector, most, self._how(passing))

    def exactly(self, vector: Cosines, most: int, passing: Mask | None = None) -> tuple[Rows, Cosines]:
        return self._sorted(vector, most, self._how(passing, every=True))

    def cosines(self, vector: Cosines, rows: Rows) -> Cosines:
        return cosines_of(self._decoded(rows), self._asked(vector)) * self._scale

    def vectors(self, rows: Rows) -> NDArray[np.float32]:
        return self._decoded(rows) * self._unit

    def _decoded(self, rows: Rows) -> NDArray[np.float32]:
        vectors = np.empty((len(rows), self.dimensions), np.float32)
        if len(rows):
            codes = self._codes[self._places[rows]]
            self._index.sq.decode_c(faiss.swig_ptr(codes.view(np.uint8)), faiss.swig_ptr(vectors), len(rows))
        return vectors

    def _sorted(self, vector: Cosines, most: int, how: Any) -> tuple[Rows, Cosines]:
        if not self._index.ntotal:
            return np.empty(0, np.int64), np.empty(0, np.float32)
        asked = self._asked(vector).reshape(1, -1)
        found = self._index.search(asked, min(most, self._index.ntotal), params=how)
        cosines, rows = found[0][0], found[1][0]
        there = rows >= 0
        return _best_first(rows[there], cosines[there] * self._scale, most)

    def _asked(self, vector: Cosines) -> Cosines:
        """A vector as faiss must have it: where rows are whole numbers, it cuts fractions off."""
        return np.clip(np.rint(vector / self._unit), -127, 127) if self._whole else vector

    @property
    def _scale(self) -> np.float32:
        return np.float32(self._unit * self._unit)

    def _how(self, passing: Mask | None, *, every: bool = False) -> Any:
        if passing is None and not every:
            return self._unfiltered
        selector = _selector(passing)
        if not self._lists:
            return faiss.SearchParameters(sel=selector) if selector else None
        share = 1.0 if passing is None else np.count_nonzero(passing) / len(passing)
        return faiss.SearchParametersIVF(sel=selector, nprobe=self._lists if every else self._probes(share))

    def _probes(self, share: float) -> int:
        return max(1, min(self._lists, round(_LOOK_INTO * math.sqrt(self._lists / share))))


def _stored(index: Any) -> tuple[NDArray[np.void], Rows]:
    """The memory that holds the vectors, one from each byte on, and the first byte of each row's.

    Decoding some at once takes a third of faiss's time, which prepares anew for each.
    """
    size, count = index.sq.code_size, index.ntotal
    if not count:
        return np.empty(0, f"V{size}"), np.empty(0, np.int64)
    if not hasattr(index, "invlists"):
        first, places = index.codes.data(), np.arange(count) * size
    else:
        lists = [number for number in range(index.nlist) if index.invlists.list_size(number)]
        begins = [int(index.invlists.get_codes(number)) for number in lists]
        first, places = index.invlists.get_codes(lists[int(np.argmin(begins))]), np.empty(count, np.int64)
        for number, begin in zip(lists, begins, strict=True):
            held = index.invlists.list_size(number)
            rows = faiss.rev_swig_ptr(index.invlists.get_ids(number), held)
            places[rows] = begin - min(begins) + size * np.arange(held)
    memory = faiss.rev_swig_ptr(first, int(places.max()) + size)
    codes = np.ndarray(len(memory) - size + 1, f"V{size}", memory, strides=(1,))
    codes.flags.writeable = False
    return codes, places


def is_among(rows: Rows, ascending: Rows) -> Mask:
    """Which rows are among others; np.isin takes ten times as long."""
    if not len(ascending):
        return np.zeros(len(rows), np.bool_)
    places = np.searchsorted(ascending, rows)
    places[places == len(ascending)] = 0
    found: Mask = ascending[places] == rows
    return found


def cosines_of(vectors: NDArray[np.float32], vector: Cosines) -> Cosines:
    """Compute row by row: a matrix product rounds by position."""
    found: Cosines = np.vecdot(vectors, vector)
    return found


def _best_first(rows: Rows, cosines: Cosines, most: int) -> tuple[Rows, Cosines]:
    order = np.lexsort((rows, -cosines))[:most]
    return rows[order], cosines[order]


def write_vectors(
    folder: Path, vectors: Iterable[bytes | None], dimensions: int, count: int, kind: StoredKind = FIRST
) -> int:
    """Write `count` vectors, zeros for None; return how many exist. Raises OSError."""
    index = _flat(dimensions, kind) if count <= EXACT_UP_TO else _lists(dimensions, count, kind)
    batches, there = _batches(vectors, dimensions, kind), 0
    if index.is_trained:
        for batch in batches:
            there += int(batch.any(axis=1).sum())
            index.add(batch.astype(np.float32))
    else:
        every = np.concatenate(list(batches))
        there = int(every.any(axis=1).sum())
        _fill(index, every)
    _save(index, folder / kind.file)
    return there


def _save(index: Any, path: Path) -> None:
    """Write through Python: faiss doesn't report a full disk on close."""
    try:
        with path.open("wb") as file:
            faiss.write_index(index, faiss.PyCallbackIOWriter(file.write))
    except RuntimeError as error:  # faiss wraps our OSError
        raise OSError(f"{path} cannot be written: {error}") from error


def load_vectors(folder: Path, kind: StoredKind = FIRST) -> VectorIndex:
    return VectorIndex(faiss.read_index(str(folder / kind.file), faiss.IO_FLAG_MMAP_IFC), kind.unit)


def _flat(dimensions: int, kind: StoredKind) -> Any:
    return faiss.IndexScalarQuantizer(dimensions, kind.faiss, faiss.METRIC_INNER_PRODUCT)


def _lists(dimensions: int, count: int, kind: StoredKind) -> Any:
    centroids, metric = faiss.IndexFlatIP(dimensions), faiss.METRIC_INNER_PRODUCT
    index = faiss.IndexIVFScalarQuantizer(centroids, dimensions, count // _LISTS_OF, kind.faiss, metric)
    index.by_residual = False  # store the vectors themselves
    index.cp.niter = _ROUNDS
    return index


def _fill(index: Any, vectors: NDArray[Any]) -> None:
    seen = np.random.default_rng(0).choice(
        len(vectors), min(len(vectors), index.nlist * _SEEN_PER_LIST), replace=False
    )
    index.train(vectors[np.sort(seen)].astype(np.float32))
    for start in range(0, len(vectors), _BATCH):
        index.add(vectors[start : start + _BATCH].astype(np.float32))


def _batches(vectors: Iterable[bytes | None], dimensions: int, kind: StoredKind) -> Iterator[NDArray[Any]]:
    none = bytes(np.dtype(kind.numpy).itemsize * dimensions)
    vectors = iter(vectors)
    while some := [vector or none for vector in islice(vectors, _BATCH)]:
        yield np.frombuffer(b"".join(some), kind.numpy).reshape(-1, dimensions)


BYTES = "passages.bin"
LISTS = "passages.faiss"

_LIST = 2_000  # Approximate passages per list
_PROBES = 16  # Lists probed without a filter: 32,000 passages
_MOST_PROBES = 24  # Lists probed when a filter leaves few sites
_MOST_FOUND = 1_000  # Passages found by a search
_TRAINING_PER_LIST = 40
_PASSAGE_BATCH = 20_000


class Passages:
    """A generation's passages. Thread-safe."""

    def __init__(self, vectors: NDArray[np.int8], starts: NDArray[np.int64], lists: Any) -> None:
        """`starts`: the first passage of each row, and one more."""
        self._vectors, self._starts, self._lists = vectors, starts, lists
        self._step = np.float32(step(vectors.shape[1]))
        self._unfiltered = faiss.SearchParametersIVF(nprobe=self._probes(len(starts) - 1))

    def __len__(self) -> int:
        return len(self._vectors)

    def counts(self, rows: Rows) -> Rows:
        return self._starts[rows + 1] - self._starts[rows]

    def nearest(self, vector: Cosines, most: int, passing: Mask | None = None) -> Rows:
        """Passing rows with one of about `most` nearest passages, unordered."""
        how = self._unfiltered
        if passing is not None:
            probes = self._probes(int(np.count_nonzero(passing)))
            how = faiss.SearchParametersIVF(nprobe=probes, sel=_selector(passing))
        _, found = self._lists.search(vector.reshape(1, -1), min(most, _MOST_FOUND, len(self)), params=how)
        return np.unique(found[found >= 0])

    def best(self, vector: Cosines, rows: Rows, otherwise: Cosines) -> Cosines:
        """Cosine of each row's nearest passage; `otherwise` for rows without any."""
        found, counts = otherwise.copy(), self.counts(rows)
        those = np.flatnonzero(counts)
        if len(those):
            at, starts = self._positions(rows[those], counts[those])
            found[those] = np.maximum.reduceat(self._cosines(vector, at), starts)
        return found

    def every(self, vector: Cosines, rows: Rows) -> list[Cosines]:
        if not len(rows):
            return []
        at, starts = self._positions(rows, self.counts(rows))
        return np.split(self._cosines(vector, at), starts[1:])

    def _positions(self, rows: Rows, counts: Rows) -> tuple[Rows, Rows]:
        """The rows' passages, concatenated, and where each row's start."""
        ends = np.cumsum(counts)
        starts = ends - counts
        return np.arange(ends[-1]) + np.repeat(self._starts[rows] - starts, counts), starts

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


def write_passages(folder: Path, passages: Iterable[bytes | None], dimensions: int) -> NDArray[np.int64]:
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
        while batch := [site_passages or b"" for site_passages in islice(passages, _PASSAGE_BATCH)]:
            counts += [len(site_passages) // dimensions for site_passages in batch]
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
    for start in range(0, len(vectors), _PASSAGE_BATCH):
        some = slice(start, start + _PASSAGE_BATCH)
        index.add_with_ids(vectors[some].astype(np.float32) * scale, rows[some])
    try:
        with (folder / LISTS).open("wb") as file:
            faiss.write_index(index, faiss.PyCallbackIOWriter(file.write))
    except RuntimeError as error:  # faiss wraps our OSError
        raise OSError(f"{folder / LISTS} cannot be written: {error}") from error


def load_passages(folder: Path, dimensions: int) -> Passages | None:
    """Map the passages; None if there are none."""
    starts = load_column(folder, "passage_starts")
    if not starts[-1]:
        return None
    lists = faiss.read_index(str(folder / LISTS), faiss.IO_FLAG_MMAP_IFC)
    return Passages(_mapped(folder, dimensions), starts, lists)


def _mapped(folder: Path, dimensions: int) -> NDArray[np.int8]:
    return np.asarray(np.memmap(folder / BYTES, np.int8, "r")).reshape(-1, dimensions)
