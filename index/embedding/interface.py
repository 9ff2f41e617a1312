"""What a model of sentences is to the rest of the index."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class ModelUnavailable(Exception):  # noqa: N818 - a state, not a mistake: search goes on by words
    """The model cannot be loaded; the message says why."""


class Embedder(Protocol):
    """A model of sentences. Vectors of two ids are never compared."""

    @property
    def id(self) -> str:
        """Model, number format and version of our conversion, e.g. `minilm-l6-v2:int8:1`."""

    @property
    def dimensions(self) -> int:
        """Length of a vector."""

    def __hash__(self) -> int:
        """By identity: what was embedded may be kept by model."""

    def knows(self, word: str) -> bool:
        """Whether a word in lower case is one that the model was taught as a whole, and so is no typing error."""

    def reads(self, text: str) -> bool:
        """Whether the text is in a script that the model was taught; of others its vectors say nothing."""

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return shape (len(texts), dimensions), each row of length 1, so that a dot product is the cosine."""

    def embed_at_once(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return the same of a few short texts, at least one, sooner where the model can; they may differ as its noise does."""
