"""multilingual-e5-small under onnxruntime: 384 dimensions, about a hundred languages.

A vector is centred, and what tells languages apart is taken away (`languages.py`), so that a text is near
its translation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from index.embedding.interface import QueryVector
from index.embedding.languages import E5_ID, Frame
from index.embedding.minilm import open_session
from index.embedding.pieces import Pieces
from index.embedding.weights import WIDTH

MAX_TOKENS = 256
_MOST_CHARS = 2_000  # More than MAX_TOKENS pieces of most texts
_BEGIN, _END = 0, 2
_BLOCK = 32  # Weights that share a scale (Q4_0)

QUERY, PASSAGE = "query: ", "passage: "  # What the model was trained to see before texts


@dataclass(frozen=True, slots=True)
class WordTable:
    """The mapped table of word vectors, as 4-bit blocks."""

    blocks: NDArray[np.uint8]
    """Shape (words, bytes)."""

    def vectors(self, ids: Sequence[int]) -> NDArray[np.float32]:
        return unpack_blocks(self.blocks[np.asarray(ids)])


def unpack_blocks(packed: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Rows of Q4_0 blocks as numbers: an fp16 scale, then 32 nibbles, each less 8."""
    blocks = packed.reshape(len(packed), -1, 2 + _BLOCK // 2)
    scales = np.ascontiguousarray(blocks[:, :, :2]).view("<f2").astype(np.float32)
    nibbles = np.concatenate([blocks[:, :, 2:] & 15, blocks[:, :, 2:] >> 4], axis=2)
    return ((nibbles.astype(np.float32) - 8) * scales).reshape(len(packed), -1)


class RawE5:
    """The model as it was trained, whose vectors are much alike and apart by language. Thread-safe."""

    def __init__(self, model: bytes | str, words: WordTable, pieces: Pieces) -> None:
        self._session = open_session(model)
        self._words, self._pieces = words, pieces

    def embed(self, lead: str, texts: Sequence[str]) -> NDArray[np.float32]:
        vectors = np.empty((len(texts), WIDTH), np.float32)
        for row, text in enumerate(texts):
            vectors[row] = self._vector(lead + text)
        return vectors

    def _vector(self, text: str) -> NDArray[np.float32]:
        ids = [_BEGIN, *self._pieces.encode(text[:_MOST_CHARS])[: MAX_TOKENS - 2], _END]
        given = {
            "words": self._words.vectors(ids)[np.newaxis],
            "texts": np.zeros((1, len(ids)), np.int64),
            "places": np.arange(len(ids))[np.newaxis],
        }
        (vectors,) = self._session.run(["vectors"], given)
        return np.asarray(vectors[0])


class E5:
    """The loaded model; its tables are mapped, and shared by processes. Thread-safe."""

    id: str = E5_ID
    dimensions: int = WIDTH

    def __init__(self, raw: RawE5, frame: Frame) -> None:
        self._raw, self._frame = raw, frame

    @classmethod
    def from_folder(cls, folder: Path) -> "E5":
        words, keys, ids, scores, frame = (
            np.asarray(np.load(folder / f"{name}.npy", mmap_mode="r"))
            for name in ("words", "keys", "ids", "scores", "frame")
        )
        model = str(folder / "model.onnx")  # by its path: 22 MB less than by its content
        return cls(RawE5(model, WordTable(words), Pieces(keys, ids, scores)), Frame(frame))

    def rank(self, word: str) -> int | None:  # noqa: ARG002 - pieces are no words
        return None

    def reads(self, text: str) -> bool:  # noqa: ARG002 - any script
        return True

    def reads_well(self, text: str) -> bool:  # noqa: ARG002 - any language
        return True

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Vectors of what sites say."""
        return self._frame.of_passages(self._raw.embed(PASSAGE, texts))

    def embed_at_once(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Vectors of queries."""
        return self._frame.of_queries(self._raw.embed(QUERY, texts))

    def embed_query(self, text: str) -> QueryVector:
        raw = self._raw.embed(QUERY, [text])
        return QueryVector(self._frame.of_queries(raw)[0], self._frame.is_foreign(raw[0]))
