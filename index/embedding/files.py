"""The converted model on disk: made once a data folder by the command `model`, and looked at before it is used."""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from index.embedding.interface import ModelUnavailable
from index.embedding.minilm import MODEL_ID
from index.embedding.weights import checked

_STEM: Final = MODEL_ID.replace(":", "-") + "-many"
"""Whose vectors, and which inputs it takes: those of `graph`, of several texts."""
TOKENIZER: Final = "tokenizer.json"
NEEDED: Final = ("onnx", "safetensors")
"""Packages of the extra `model`."""
_WITHIN: Final = 1800
"""Seconds that fetching 90 MB and converting them may take; measured 3 for the conversion."""


def read(folder: Path) -> tuple[bytes, bytes]:
    """Return the converted model in the folder and its tokenizer. Raises ModelUnavailable when there is none, or it is damaged."""
    try:
        model = _sound(folder)
    except OSError as error:
        raise ModelUnavailable(f"the model in {folder} cannot be read: {error.strerror or error}") from error
    if model is None:
        raise ModelUnavailable(f"{folder} holds no model (the command `model` makes it)")
    return model, checked(TOKENIZER, folder)


def make(folder: Path) -> bool:
    """Make the model when there is none or it is damaged; return whether it had to be made.

    Processes that start at once wait for the first. Raises ModelUnavailable when it cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with _alone(folder):
            with suppress(ModelUnavailable):
                read(folder)
                return False
            for path in folder.glob("*.onnx"):
                path.unlink()  # torn, altered, or of an older form
            _make(folder)
            return True
    except OSError as error:
        raise ModelUnavailable(f"the model cannot be kept in {folder}: {error.strerror or error}") from error


def name_of(content: bytes) -> str:
    """Return the file's name, which holds its digest."""
    return f"{_STEM}.{hashlib.sha256(content).hexdigest()[:16]}.onnx"


def _sound(folder: Path) -> bytes | None:
    """Return the model that is there, None for what is torn, altered or of an older form."""
    found = ((path.name, path.read_bytes()) for path in folder.glob("*.onnx"))
    return next((content for name, content in found if name == name_of(content)), None)


def _make(folder: Path) -> None:
    """Convert in a process of its own: the 700 MB that it takes for 3 seconds are nobody's afterwards."""
    if any(find_spec(name) is None for name in NEEDED):
        raise ModelUnavailable(
            f"making the model needs the packages {' and '.join(NEEDED)} (the extra `model`)"
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
        said = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        raise ModelUnavailable(said[-1])


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the folder's lock, which the kernel drops when we die."""
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
