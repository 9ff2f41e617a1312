"""Text embeddings; `current()` is the configured model."""

from index.embedding.interface import Embedder, ModelUnavailable
from index.embedding.loading import by_id, current, state

__all__ = ["Embedder", "ModelUnavailable", "by_id", "current", "state"]
