"""Text embeddings; `current_model()` is the configured model."""

from index.embedding.interface import Embedder, ModelUnavailable
from index.embedding.loading import current_model, model_by_id, model_state

__all__ = ["Embedder", "ModelUnavailable", "current_model", "model_by_id", "model_state"]
