"""Text embeddings; `current_model()` is the configured model, `second_model()` the one for every language."""

from index.embedding.interface import Embedder, ModelUnavailable, QueryVector, SecondEmbedder
from index.embedding.loading import (
    current_model,
    model_by_id,
    model_state,
    second_by_id,
    second_model,
    second_state,
)

__all__ = [
    "Embedder",
    "ModelUnavailable",
    "QueryVector",
    "SecondEmbedder",
    "current_model",
    "model_by_id",
    "model_state",
    "second_by_id",
    "second_model",
    "second_state",
]
