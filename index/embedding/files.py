"""The converted models on disk, verified on use."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from index.embedding.interface import ModelUnavailable
from index.embedding.weights import MODEL_ID, TOKENIZER, read_verified

_STEM = MODEL_ID.replace(":", "-") + "-many"
MODEL_PACKAGES = ("onnx", "safetensors")  # Packages of the extra `model`
SECOND_FILES = ("model.onnx", "words.npy", "keys.npy", "ids.npy", "scores.npy", "frame.npy")
_WITHIN = 1800  # Seconds to download 90 MB and convert
_DIGITS = 16  # Of a digest, in a name


def read_model(folder: Path) -> tuple[bytes, bytes]:
    """Model and tokenizer. Raises ModelUnavailable."""
    try:
        model = _stored(folder)
    except OSError as error:
        raise ModelUnavailable(f"the model in {folder} cannot be read: {error.strerror or error}") from error
    if model is None:
        raise ModelUnavailable(f"{folder} holds no model (the command `model` makes it)")
    return model, read_verified(TOKENIZER, folder)


def make_model(folder: Path) -> bool:
    """Make the model if missing or damaged, one process at a time; return whether it was made.

    Raises ModelUnavailable.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with _locked(folder):
            with suppress(ModelUnavailable):
                read_model(folder)
                return False
            for path in folder.glob("*.onnx"):
                path.unlink()  # damaged, or of an older format
            _make(folder)
            return True
    except OSError as error:
        raise ModelUnavailable(f"the model cannot be kept in {folder}: {error.strerror or error}") from error


def name_of(content: bytes) -> str:
    return f"{_STEM}.{hashlib.sha256(content).hexdigest()[:_DIGITS]}.onnx"


def second_folder(folder: Path, model: str) -> Path | None:
    """Where the second model lies, every byte verified; None if it's missing or damaged."""
    stem = _stem(model)
    return next(
        (path for path in sorted(folder.glob(f"{stem}.*")) if path.name == name_of_second(path, model)), None
    )


def name_of_second(place: Path, model: str) -> str:
    """The name that a folder with these files must have."""
    digest = hashlib.sha256()
    for name in SECOND_FILES:
        try:
            with (place / name).open("rb") as file:
                digest.update(hashlib.file_digest(file, "sha256").digest())
        except OSError:
            return ""
    return f"{_stem(model)}.{digest.hexdigest()[:_DIGITS]}"


def is_second_there(folder: Path, model: str) -> bool:
    """Whether a second model lies there; nothing is read."""
    return any(folder.glob(f"{_stem(model)}.*"))


def make_second(folder: Path, model: str) -> bool:
    """As `make_model`, the second model. Raises ModelUnavailable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with _locked(folder, "lock-second"):
            if second_folder(folder, model) is not None:
                return False
            for path in folder.glob(f"{_stem(model)}.*"):
                shutil.rmtree(path)  # damaged
            _make(folder, "second")
            return True
    except OSError as error:
        raise ModelUnavailable(f"the model cannot be kept in {folder}: {error.strerror or error}") from error


def _stem(model: str) -> str:
    return model.replace(":", "-")


def _stored(folder: Path) -> bytes | None:
    """The model; None if damaged or of an older format."""
    found = ((path.name, path.read_bytes()) for path in folder.glob("*.onnx"))
    return next((content for name, content in found if name == name_of(content)), None)


def _make(folder: Path, *which: str) -> None:
    """Convert in a child process, so that its 700 MB are returned to the system."""
    if any(find_spec(name) is None for name in MODEL_PACKAGES):
        raise ModelUnavailable(
            f"making the model needs the packages {' and '.join(MODEL_PACKAGES)} (the extra `model`)"
        )
    command = [sys.executable, "-m", "index.embedding.conversion", str(folder), *which]
    root = Path(__file__).parent.parent.parent
    try:
        done = subprocess.run(  # noqa: S603 - our own module
            command, cwd=root, capture_output=True, text=True, check=False, timeout=_WITHIN
        )
    except subprocess.TimeoutExpired as error:
        raise ModelUnavailable(f"making the model took longer than {_WITHIN} s") from error
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        raise ModelUnavailable(lines[-1])


@contextmanager
def _locked(folder: Path, name: str = "lock") -> Iterator[None]:
    """Hold the folder's lock; the kernel releases it if the process dies."""
    handle = os.open(folder / name, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
