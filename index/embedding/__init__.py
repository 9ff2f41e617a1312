"""Text to vector, behind one small interface. `current()` is the model that this service is set to."""

from index.embedding.interface import Embedder, ModelUnavailable
from index.embedding.loading import current, state

__all__ = ["Embedder", "ModelUnavailable", "current", "state"]
