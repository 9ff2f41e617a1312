"""Which model is in use: the one that EMBEDDING_MODEL names, loaded once a process."""

import logging
import threading
from typing import Final

from django.conf import settings

from index.embedding.interface import Embedder, ModelUnavailable

logger = logging.getLogger(__name__)

_lock: Final = threading.Lock()
_loaded: dict[str, Embedder | str] = {}
"""By EMBEDDING_MODEL: the model, or why there is none."""


def current() -> Embedder | None:
    """Return the model, or None when it cannot be loaded, which is logged once; search then goes on by words."""
    found = _load(settings.EMBEDDING_MODEL)
    return None if isinstance(found, str) else found


def by_id(model: str) -> Embedder | None:
    """Return the model that made some vectors, by its id, so that they can be searched; None when it is not to be had."""
    kind = model.partition(":")[0]
    found = _load("minilm" if kind == "minilm-l6-v2" else kind)
    return found if not isinstance(found, str) and found.id == model else None


def state() -> str:
    """Return "ok", or why there is no model, as /readyz says it. It waits for nothing: a model may be loading."""
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
    """Import only what the model needs: a process that never searches pays for none."""
    if name == "minilm":
        from index.embedding.files import read  # noqa: PLC0415
        from index.embedding.minilm import MiniLM  # noqa: PLC0415

        return MiniLM(*read(settings.DATA_DIR / "models"))
    from index.embedding.hub import HubModel  # noqa: PLC0415

    return HubModel(name)
