"""The converted model on disk, verified on use."""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from index.embedding.interface import ModelUnavailable
from index.embedding.weights import MODEL_ID, read_verified

_STEM = MODEL_ID.replace(":", "-") + "-many"
TOKENIZER = "tokenizer.json"
MODEL_PACKAGES = ("onnx", "safetensors")  # Packages of the extra `model`
_WITHIN = 1800  # Seconds to download 90 MB and convert


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
    return f"{_STEM}.{hashlib.sha256(content).hexdigest()[:16]}.onnx"


def _stored(folder: Path) -> bytes | None:
    """The model; None if damaged or of an older format."""
    found = ((path.name, path.read_bytes()) for path in folder.glob("*.onnx"))
    return next((content for name, content in found if name == name_of(content)), None)


def _make(folder: Path) -> None:
    """Convert in a child process, so that its 700 MB are returned to the system."""
    if any(find_spec(name) is None for name in MODEL_PACKAGES):
        raise ModelUnavailable(
            f"making the model needs the packages {' and '.join(MODEL_PACKAGES)} (the extra `model`)"
        )
    command = [sys.executable, "-m", "index.embedding.conversion", str(folder)]
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
def _locked(folder: Path) -> Iterator[None]:
    """Hold the folder's lock; the kernel releases it if the process dies."""
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
