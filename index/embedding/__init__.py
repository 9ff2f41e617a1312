"""Text to vector, behind one small interface. `current()` is the model that this service is set to."""

from index.embedding.interface import Embedder, ModelUnavailable
from index.embedding.loading import by_id, current, state

__all__ = ["Embedder", "ModelUnavailable", "by_id", "current", "state"]
