"""The model named by EMBEDDING_MODEL, loaded once per process."""

import logging
import threading
from typing import Final

from django.conf import settings

from index.embedding.interface import Embedder, ModelUnavailable

logger = logging.getLogger(__name__)

_ASKS_ALSO: Final = {"minilm-l6-v2:int8:2": "minilm-l6-v2:int8:1"}
"""Model -> an earlier conversion with nearly the same vectors (cosine 0.99)."""

_lock: Final = threading.Lock()
_loaded: dict[str, Embedder | str] = {}
"""EMBEDDING_MODEL -> the model, or the error."""


def current() -> Embedder | None:
    """The model; None, logged once, if it can't be loaded."""
    found = _load(settings.EMBEDDING_MODEL)
    return None if isinstance(found, str) else found


def by_id(model: str) -> Embedder | None:
    """The model that can query these vectors; None if unavailable."""
    kind = model.partition(":")[0]
    found = _load("minilm" if kind == "minilm-l6-v2" else kind)
    if isinstance(found, str):
        return None
    return found if model in (found.id, _ASKS_ALSO.get(found.id)) else None


def state() -> str:
    """Return "ok" or the error, for /readyz; never waits for loading."""
    found = _loaded.get(settings.EMBEDDING_MODEL)
    if found is None:
        return "the model is not loaded yet"
    return f"search by words alone: {found}" if isinstance(found, str) else "ok"


def _load(name: str) -> Embedder | str:
    with _lock:
        if name not in _loaded:
            try:
                _loaded[name] = _open(name)
            except ModelUnavailable as error:
                logger.warning(
                    "EMBEDDING_MODEL=%s cannot be loaded, so search goes on by words alone: %s", name, error
                )
                _loaded[name] = str(error)
        return _loaded[name]


def _open(name: str) -> Embedder:
    """Import lazily: only searching processes pay for it."""
    if name == "minilm":
        from index.embedding.files import read  # noqa: PLC0415
        from index.embedding.minilm import MiniLM  # noqa: PLC0415

        return MiniLM(*read(settings.DATA_DIR / "models"))
    from index.embedding.hub import HubModel  # noqa: PLC0415

    return HubModel(name)
