"""The model named by EMBEDDING_MODEL and the second model, loaded once per process."""

import logging
import threading
from functools import lru_cache
from pathlib import Path
from typing import cast

from django.conf import settings

from index.embedding.interface import Embedder, ModelUnavailable, SecondEmbedder

logger = logging.getLogger(__name__)

# Model -> an earlier conversion with nearly the same vectors (cosine 0.99).
_ASKS_ALSO = {"minilm-l6-v2:int8:2": "minilm-l6-v2:int8:1"}

_SECOND = "second"

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


def second_model() -> SecondEmbedder | None:
    """The second model, if it is wanted and was made."""
    if not settings.SECOND_MODEL or not _is_second_loaded_or_there():
        return None
    found = _load(_SECOND)
    return None if isinstance(found, str) else cast("SecondEmbedder", found)


def second_by_id(model: str) -> SecondEmbedder | None:
    """The second model if it can query these vectors; never waits: a thread loads it meanwhile."""
    if not settings.SECOND_MODEL or not model:
        return None
    found = _loaded.get((_SECOND, _folder()))
    if found is None and _is_second_loaded_or_there() and not _lock.locked():
        threading.Thread(target=second_model, name="second model", daemon=True).start()
    if found is None or isinstance(found, str) or found.id != model:
        return None
    return cast("SecondEmbedder", found)


def second_state() -> str:
    """Return "ok", "off" or why it isn't used, for /readyz; never waits for loading."""
    if not settings.SECOND_MODEL:
        return "off"
    found = _loaded.get((_SECOND, _folder()))
    if found is None:
        there = _is_second_loaded_or_there()
        return "the model is not loaded yet" if there else "there is none yet (the command `model` makes it)"
    return found if isinstance(found, str) else "ok"


def _is_second_loaded_or_there() -> bool:
    """Unlike the first, it may be made while processes run."""
    from index.embedding.files import is_second_there  # noqa: PLC0415
    from index.embedding.languages import E5_ID  # noqa: PLC0415

    return (_SECOND, _folder()) in _loaded or is_second_there(_folder(), E5_ID)


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
                if name == _SECOND:
                    logger.warning("the second model cannot be loaded, so search goes on without: %s", error)
                else:
                    logger.warning(
                        "EMBEDDING_MODEL=%s cannot be loaded, so search goes on by words alone: %s",
                        name,
                        error,
                    )
                _loaded[key] = str(error)
        return _loaded[key]


def _open(name: str, folder: Path) -> Embedder:
    """Import lazily: only searching processes pay for it."""
    if name == "minilm":
        from index.embedding.files import read_model  # noqa: PLC0415
        from index.embedding.minilm import MiniLM  # noqa: PLC0415

        return MiniLM(*read_model(folder))
    if name == _SECOND:
        from index.embedding.e5 import E5  # noqa: PLC0415
        from index.embedding.files import second_folder  # noqa: PLC0415
        from index.embedding.languages import E5_ID  # noqa: PLC0415

        if (place := second_folder(folder, E5_ID)) is None:
            raise ModelUnavailable(
                f"the second model in {folder} is damaged (the command `model` makes it anew)"
            )
        return E5.from_folder(place)
    from index.embedding.hub import HubModel  # noqa: PLC0415

    return HubModel(name)
