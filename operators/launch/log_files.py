"""The log files of `make run`, each kept within bounds.

Children append to their file themselves. A thread that pumped their output through pipes would stop all of them
whenever the disk is slow or full. A file that has grown too large is copied and then emptied; because every writer
appends (O_APPEND), it goes on at the new end. Lines written between the copy and the emptying are lost.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 10 * 1024**2
"""Size of one file at which it is emptied."""
KEPT: Final = 2
"""Older files beside it: `name.log.1` is the newest of them."""

_CHUNK: Final = 1024**2


def begin(log: Path) -> None:
    """Give a new run an empty log: the last run's becomes the first of the older ones."""
    log.parent.mkdir(parents=True, exist_ok=True)
    if log.exists():
        _make_room(log)
        log.replace(_older(log, 1))


def bound(log: Path) -> None:
    """Empty a log that has grown too large, after copying its end. On a full disk the copy is left out."""
    try:
        if log.stat().st_size <= MOST_BYTES:
            return
        _make_room(log)
        try:
            _copy_end(log, _older(log, 1))
        except OSError:
            _older(log, 1).unlink(missing_ok=True)
        os.truncate(log, 0)
    except OSError:  # the next look tries again
        return


def last_lines(log: Path, count: int = 15) -> str:
    """The end of a log file, "" when there is none."""
    try:
        with log.open("rb") as file:
            file.seek(max(0, log.stat().st_size - 16_384))
            lines = file.read().decode(errors="replace").splitlines()
    except OSError:
        return ""
    return "\n".join(lines[-count:])


def _older(log: Path, number: int) -> Path:
    return log.with_name(f"{log.name}.{number}")


def _make_room(log: Path) -> None:
    """Move each older file up by one; the oldest is dropped."""
    for number in range(KEPT, 1, -1):
        with suppress(FileNotFoundError):
            _older(log, number - 1).replace(_older(log, number))


def _copy_end(log: Path, copy: Path) -> None:
    with log.open("rb") as source, copy.open("wb") as target:
        source.seek(max(0, log.stat().st_size - MOST_BYTES))
        left = MOST_BYTES
        while left and (chunk := source.read(min(_CHUNK, left))):
            target.write(chunk)
            left -= len(chunk)
