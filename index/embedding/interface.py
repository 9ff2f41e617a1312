"""The interface of sentence models."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray


class ModelUnavailable(Exception):  # noqa: N818 - a state, not a mistake: search goes on by words
    """The model can't be loaded; the message says why."""


class Embedder(Protocol):
    """A sentence model. Vectors of different ids aren't comparable."""

    @property
    def id(self) -> str:
        """Model, number format and conversion version, e.g. `minilm-l6-v2:int8:2`."""

    @property
    def dimensions(self) -> int:
        pass

    def __hash__(self) -> int:
        """Hash by identity, so that results can be cached."""

    def rank(self, word: str) -> int | None:
        """The place of a lower-case word in the vocabulary, frequent ones first; None if it isn't there."""

    def reads(self, text: str) -> bool:
        """Whether the model knows the text's script; other vectors are meaningless."""

    def reads_well(self, text: str) -> bool:
        """Whether the model knows most of its words."""

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Unit vectors of shape (len(texts), dimensions)."""

    def embed_at_once(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Embed a few short texts faster; may differ slightly from `embed`."""


class QueryVector(NamedTuple):
    """What the second model says of a query."""

    vector: NDArray[np.float32]
    """Unit length."""
    foreign: bool
    """Whether it clearly isn't English."""


class SecondEmbedder(Embedder, Protocol):
    """A model that knows every language."""

    def embed_query(self, text: str) -> QueryVector:
        pass
