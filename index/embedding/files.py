"""The converted model on disk: made once a data folder by whoever comes first, and looked at before it is used."""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from index.embedding.interface import ModelUnavailable
from index.embedding.minilm import MODEL_ID

_STEM: Final = MODEL_ID.replace(":", "-") + "-many"
"""Whose vectors, and which inputs it takes: those of `graph`, of several texts."""
_WITHIN: Final = 300
"""Seconds that the conversion may take; measured 3."""


def model_bytes(folder: Path) -> bytes:
    """Return the converted model in the folder, making it when there is none or it is damaged.

    Processes that start at once wait for the first. Raises ModelUnavailable when it cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with _alone(folder):
            return _sound(folder) or _made(folder)
    except OSError as error:
        raise ModelUnavailable(f"the model cannot be kept in {folder}: {error.strerror or error}") from error


def name_of(content: bytes) -> str:
    """Return the file's name, which holds its digest."""
    return f"{_STEM}.{hashlib.sha256(content).hexdigest()[:16]}.onnx"


def _sound(folder: Path) -> bytes | None:
    """Return the model that is there; what is torn, altered or of an older form is removed."""
    for path in folder.glob("*.onnx"):
        content = path.read_bytes()
        if path.name == name_of(content):
            return content
        path.unlink()
    return None


def _made(folder: Path) -> bytes:
    """Convert in a process of its own: the 700 MB that it takes for 3 seconds are nobody's afterwards."""
    command = [sys.executable, "-m", "index.embedding.conversion", str(folder)]
    root = Path(__file__).parent.parent.parent
    try:
        done = subprocess.run(  # noqa: S603 - our own module
            command, cwd=root, capture_output=True, text=True, check=False, timeout=_WITHIN
        )
    except subprocess.TimeoutExpired as error:
        raise ModelUnavailable(f"its conversion took longer than {_WITHIN} s") from error
    content = _sound(folder)
    if done.returncode or content is None:
        said = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        raise ModelUnavailable(f"its conversion failed: {said[-1]}")
    return content


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the folder's lock, which the kernel drops when we die."""
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
