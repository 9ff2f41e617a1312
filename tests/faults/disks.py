"""A disk that can be filled to the last byte."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

_FILLER = "filler"


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """Mount a file system; skip the test where that is not allowed."""
    folder.mkdir(exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tmpfs", str(folder)]
    if os.geteuid() or subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("it needs root, to mount a small file system")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> int:
    """Return how many bytes were free."""
    handle, written = os.open(folder / _FILLER, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 0
    try:
        for size in (1 << 20, 4096, 1):
            with suppress(OSError):
                while True:
                    written += os.write(handle, bytes(size))
    finally:
        os.close(handle)
    return written


def make_room(folder: Path) -> None:
    (folder / _FILLER).unlink(missing_ok=True)
