"""Locks on a data folder: one owner, shared users."""

import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from config.data_dir import make_data_dir
from operators.embedded.errors import BusyError, EmbeddedError


@contextmanager
def own_data_dir(data_dir: Path) -> Iterator[None]:
    """Hold DATA_DIR/lock until we end. Raises BusyError with the holder's pid."""
    with _opened(data_dir / "lock") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BusyError(f"{holder(data_dir)} already uses {data_dir}") from error
        os.ftruncate(handle, 0)
        os.pwrite(handle, f"{os.getpid()} {_command()}\n".encode(errors="replace"), 0)
        yield


def holder(data_dir: Path) -> str:
    text = ""
    with suppress(OSError):
        text = (data_dir / "lock").read_text(errors="replace")
    pid, _, command = text.strip().partition(" ")
    return f"process {pid} ({command})" if pid.isdigit() else "another process"


@contextmanager
def share_servers(data_dir: Path) -> Iterator[bool]:
    """Register as a user of the servers; yields False while they stop."""
    with _opened(data_dir / "users") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
            return
        yield True


@contextmanager
def exclude_others(data_dir: Path) -> Iterator[None]:
    """Wait until nobody else uses the servers; keep others out."""
    with _opened(data_dir / "users") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.stderr.write("Waiting for other commands that use the embedded servers to end …\n")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


@contextmanager
def _opened(path: Path) -> Iterator[int]:
    try:
        make_data_dir(path.parent)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise EmbeddedError(f"DATA_DIR={path.parent} cannot be used: {error.strerror}") from error
    try:
        yield handle
    finally:
        os.close(handle)


def _command() -> str:
    return " ".join([Path(sys.argv[0]).name, *sys.argv[1:2]])
