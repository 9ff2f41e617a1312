"""Words one typing error away (Damerau 1964)."""

import numpy as np
from numpy.typing import NDArray


def one_edit_away(word: bytes, vocabulary: NDArray[np.bytes_]) -> NDArray[np.int64]:
    """Positions of entries one insertion, deletion, replacement or swap away, compared as bytes."""
    letters = vocabulary.view(np.uint8).reshape(len(vocabulary), vocabulary.itemsize)
    lengths = np.count_nonzero(letters, axis=1)
    given = np.frombuffer(word, np.uint8)
    found = [np.empty(0, np.int64)]
    for length in range(max(len(word) - 1, 1), len(word) + 2):
        places = np.flatnonzero(lengths == length)
        found.append(places[_near(given, letters[places, :length])])
    return np.sort(np.concatenate(found))


def _near(given: NDArray[np.uint8], entries: NDArray[np.uint8]) -> NDArray[np.bool_]:
    shorter, longer = sorted((len(given), entries.shape[1]))
    begin = _same(given[:shorter], entries[:, :shorter])
    end = _same(given[::-1][:shorter], entries[:, ::-1][:, :shorter])
    near: NDArray[np.bool_] = (begin < longer) & (begin + end >= longer - 1)
    if shorter == longer:
        swapped = np.flatnonzero(begin + end == longer - 2)
        at = begin[swapped]
        near[swapped] = (entries[swapped, at] == given[at + 1]) & (entries[swapped, at + 1] == given[at])
    return near


def _same(given: NDArray[np.uint8], entries: NDArray[np.uint8]) -> NDArray[np.int64]:
    same: NDArray[np.int64] = np.cumprod(entries == given, axis=1, dtype=np.int64).sum(axis=1)
    return same
