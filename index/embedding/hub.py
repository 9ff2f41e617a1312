"""Other models through fastembed, installed separately."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from index.embedding.interface import ModelUnavailable


class HubModel:
    """A model by its fastembed name, e.g. `intfloat/multilingual-e5-large`."""

    def __init__(self, name: str) -> None:
        """Raises ModelUnavailable if the model, its hub or fastembed is missing."""
        try:
            from fastembed import TextEmbedding  # noqa: PLC0415 - an optional package
        except ImportError as error:
            raise ModelUnavailable("it needs the package fastembed (pip install fastembed)") from error
        try:
            self._model: Any = TextEmbedding(name, threads=1)
            self.dimensions = int(self.embed(["dimensions"]).shape[1])
        except Exception as error:
            raise ModelUnavailable(f"fastembed: {error}") from error
        self.id = f"{name}:fastembed:1"

    def rank(self, word: str) -> int | None:  # noqa: ARG002 - fastembed does not show its vocabularies
        """None: any word may be a typing error."""
        return None

    def reads(self, text: str) -> bool:  # noqa: ARG002 - nor its scripts
        return True

    def reads_well(self, text: str) -> bool:  # noqa: ARG002 - nor its languages
        return True

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        vectors = np.array(list(self._model.embed(list(texts))), np.float32).reshape(len(texts), -1)
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        return np.asarray(vectors / np.maximum(lengths, 1e-12), np.float32)

    def embed_at_once(self, texts: Sequence[str]) -> NDArray[np.float32]:
        return self.embed(texts)
