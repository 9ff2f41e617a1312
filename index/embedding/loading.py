"""The model named by EMBEDDING_MODEL, loaded once per process."""

import logging
import threading
from functools import lru_cache
from pathlib import Path

from django.conf import settings

from index.embedding.interface import Embedder, ModelUnavailable

logger = logging.getLogger(__name__)

# Model -> an earlier conversion with nearly the same vectors (cosine 0.99).
_ASKS_ALSO = {"minilm-l6-v2:int8:2": "minilm-l6-v2:int8:1"}

_lock = threading.Lock()
# EMBEDDING_MODEL, and the folder of models -> the model, or the error; folders that link to one share it.
_loaded: dict[tuple[str, Path], Embedder | str] = {}


def current_model() -> Embedder | None:
    """The model; None, logged once, if it can't be loaded."""
    found = _load(settings.EMBEDDING_MODEL)
    return None if isinstance(found, str) else found


def model_by_id(model: str) -> Embedder | None:
    """The model that can query these vectors; None if unavailable."""
    kind = model.partition(":")[0]
    found = _load("minilm" if kind == "minilm-l6-v2" else kind)
    if isinstance(found, str):
        return None
    return found if model in (found.id, _ASKS_ALSO.get(found.id)) else None


def model_state() -> str:
    """Return "ok" or the error, for /readyz; never waits for loading."""
    found = _loaded.get((settings.EMBEDDING_MODEL, _folder()))
    if found is None:
        return "the model is not loaded yet"
    return f"search by words alone: {found}" if isinstance(found, str) else "ok"


def _folder() -> Path:
    return _resolved(settings.DATA_DIR)


@lru_cache(maxsize=4)  # each search looks
def _resolved(data_dir: Path) -> Path:
    return (data_dir / "models").resolve()


def _load(name: str) -> Embedder | str:
    with _lock:
        key = name, _folder()
        if key not in _loaded:
            try:
                _loaded[key] = _open(*key)
            except ModelUnavailable as error:
                logger.warning(
                    "EMBEDDING_MODEL=%s cannot be loaded, so search goes on by words alone: %s", name, error
                )
                _loaded[key] = str(error)
        return _loaded[key]


def _open(name: str, folder: Path) -> Embedder:
    """Import lazily: only searching processes pay for it."""
    if name == "minilm":
        from index.embedding.files import read_model  # noqa: PLC0415
        from index.embedding.minilm import MiniLM  # noqa: PLC0415

        return MiniLM(*read_model(folder))
    from index.embedding.hub import HubModel  # noqa: PLC0415

    return HubModel(name)
