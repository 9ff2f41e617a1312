"""The interface of sentence models."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class ModelUnavailable(Exception):  # noqa: N818 - a state, not a mistake: search goes on by words
    """The model can't be loaded; the message says why."""


class Embedder(Protocol):
    """A sentence model. Vectors with different ids are never compared."""

    @property
    def id(self) -> str:
        """Model, number format and conversion version, e.g. `minilm-l6-v2:int8:1`."""

    @property
    def dimensions(self) -> int:
        pass

    def __hash__(self) -> int:
        """By identity, so that results can be cached per model."""

    def knows(self, word: str) -> bool:
        """Whether a lower-case word is in the model's vocabulary, so not a typing error."""

    def reads(self, text: str) -> bool:
        """Whether the model was trained on the text's script; other vectors are meaningless."""

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return unit vectors of shape (len(texts), dimensions): dot products are cosines."""

    def embed_at_once(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Embed one or more short texts, faster where the model can; may differ slightly from `embed`."""
