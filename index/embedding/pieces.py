"""Pieces of words by the unigram model of SentencePiece (Kudo 2018), over mapped tables."""

import unicodedata
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

LONGEST = 16  # Characters of a piece
UNKNOWN = 3
_SPACE = "\u2581"
_UNKNOWN_COSTS = 10.0  # Below the least likely piece, as SentencePiece has it
_FACTOR = np.uint64(0x9E3779B97F4A7C15)

# What SentencePiece's rules do besides NFKC: controls vanish, what shows nothing is a blank.
_BLANKS = "\t\n\f\r\u1680\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u2581\ufeff\ufffd"
_RULES = dict.fromkeys((*range(0x20), 0x7F, 0x8F, 0x9F), "") | dict.fromkeys(map(ord, _BLANKS), " ")


class Pieces:
    """A vocabulary: keys of pieces, ascending, with their ids and logarithms of likelihood."""

    def __init__(self, keys: NDArray[np.uint64], ids: NDArray[np.int32], scores: NDArray[np.float32]) -> None:
        self._keys, self._ids, self._scores = keys, ids, scores
        self._unknown = float(scores.min()) - _UNKNOWN_COSTS

    def encode(self, text: str) -> list[int]:
        """Ids of the likeliest pieces (Viterbi); unknown ones in a row are one."""
        chars = np.frombuffer(prepare(text).encode("utf-32-le"), "<u4").astype(np.uint64)
        if not len(chars):
            return []
        best, back = [0.0] + [-np.inf] * len(chars), [(0, 0)] * (len(chars) + 1)
        for start, end, piece, score in self._known(chars):
            if best[start] + score > best[end]:
                best[end], back[end] = best[start] + score, (start, piece)
        found: list[int] = []
        end = len(chars)
        while end:
            end, piece = back[end]
            if not found or (piece, found[-1]) != (UNKNOWN, UNKNOWN):
                found.append(piece)
        return found[::-1]

    def _known(self, chars: NDArray[np.uint64]) -> Sequence[tuple[int, int, int, float]]:
        """Start, end, id and score of every piece in a text, by start; unknown characters among them."""
        keys = list(prefix_keys(chars))
        sizes = [len(of_length) for of_length in keys]
        every = np.concatenate(keys)
        places = np.minimum(np.searchsorted(self._keys, every), len(self._keys) - 1)
        hits = np.flatnonzero(self._keys[places] == every)
        lengths = np.repeat(np.arange(1, len(sizes) + 1), sizes)[hits]
        starts = np.concatenate([np.arange(size) for size in sizes])[hits]
        places = places[hits]
        strange = np.setdiff1d(np.arange(len(chars)), starts[lengths == 1])
        columns = (
            np.concatenate([starts, strange]),
            np.concatenate([starts + lengths, strange + 1]),
            np.concatenate([self._ids[places], np.full(len(strange), UNKNOWN)]),
            np.concatenate([self._scores[places], np.full(len(strange), self._unknown)]),
        )
        order = np.argsort(columns[0], kind="stable")
        return list(zip(*(column[order].tolist() for column in columns), strict=True))


def prefix_keys(chars: NDArray[np.uint64]) -> Sequence[NDArray[np.uint64]]:
    """Keys of all substrings, by length up to LONGEST and then by start."""
    keys, key = [], np.zeros(len(chars), np.uint64)
    for length in range(1, min(LONGEST, len(chars)) + 1):
        key = _add_char(key[: len(chars) - length + 1], chars[length - 1 :])
        keys.append(key)
    return keys


def keys_of_pieces(pieces: Sequence[str]) -> NDArray[np.uint64]:
    """Keys of pieces of at most LONGEST characters."""
    chars = np.array(pieces, f"<U{LONGEST}").view("<u4").reshape(-1, LONGEST).astype(np.uint64)
    keys = np.zeros(len(pieces), np.uint64)
    for column in chars.T:
        keys = np.where(column > 0, _add_char(keys, column), keys)
    return keys


def _add_char(keys: NDArray[np.uint64], chars: NDArray[np.uint64]) -> NDArray[np.uint64]:
    longer = (keys + chars + np.uint64(1)) * _FACTOR
    return longer ^ (longer >> np.uint64(29))


def prepare(text: str) -> str:
    """Normalised text with marks for spaces, one at its beginning; "" if nothing is left."""
    said = (
        unicodedata.normalize("NFKC", text.encode("utf-8", "replace").decode()).translate(_RULES).split(" ")
    )
    return "".join(_SPACE + word for word in said if word)
