"""all-MiniLM-L6-v2 under onnxruntime: 384 dimensions, mainly English, 1 ms of one core per query."""

from collections.abc import Sequence

import numpy as np
import onnxruntime
from numpy.typing import NDArray
from tokenizers import Tokenizer

from index.embedding.weights import MODEL_ID, WIDTH

_AFTER_LATIN = "\u0250"
_MOST_PIECES = 1.2  # A word
MAX_TOKENS = 256  # The model's training length; longer texts are truncated


class MiniLM:
    """The loaded model, about 60 MB. Thread-safe."""

    id: str = MODEL_ID
    dimensions: int = WIDTH

    def __init__(self, model: bytes, tokenizer: bytes) -> None:
        self._session = open_session(model)
        self._tokenizer = Tokenizer.from_buffer(tokenizer)
        self._tokenizer.enable_truncation(MAX_TOKENS)
        self._tokenizer.no_padding()

    def rank(self, word: str) -> int | None:
        found: int | None = self._tokenizer.token_to_id(word)
        return found

    def reads(self, text: str) -> bool:
        """Whether at least half of the letters are Latin; others become unknown tokens."""
        letters = [letter for letter in text if letter.isalpha()]
        return 2 * sum(letter < _AFTER_LATIN for letter in letters) >= len(letters)

    def reads_well(self, text: str) -> bool:
        """Whether words are mostly whole in the vocabulary, which is English."""
        pieces = len(self._tokenizer.encode(_printable(text), add_special_tokens=False).ids)
        return pieces < _MOST_PIECES * len(text.split())

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        vectors = np.empty((len(texts), WIDTH), np.float32)
        for row, text in enumerate(texts):
            vectors[row] = self.embed_at_once([text])
        return vectors

    def embed_at_once(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One run: a third faster for two short texts."""
        tokens = [self._tokenizer.encode(_printable(text)).ids for text in texts]
        lengths = [len(ids) for ids in tokens]
        given = {
            "ids": np.concatenate(tokens, dtype=np.int64),
            "texts": np.repeat(np.arange(len(texts)), lengths),
            "places": np.concatenate([np.arange(length) for length in lengths]),
        }
        (vectors,) = self._session.run(["vectors"], {name: row[np.newaxis] for name, row in given.items()})
        return np.asarray(vectors)


def open_session(model: bytes | str) -> onnxruntime.InferenceSession:
    """From a model's content or path."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = (
        1  # requests run in parallel instead of using several cores each
    )
    options.log_severity_level = 3
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])


def _printable(text: str) -> str:
    return text.encode("utf-8", "replace").decode()
