"""Size limits of log files, to which children append directly: a pipe would stall them on a full disk."""

import os
from contextlib import suppress
from pathlib import Path

MOST_BYTES = 10 * 1024**2  # Bytes at which a file is truncated
FILES_KEPT = 2  # Older files kept: `name.log.1` is the newest

_CHUNK = 1024**2


def begin(log: Path) -> None:
    log.parent.mkdir(parents=True, exist_ok=True)
    if log.exists():
        _make_room(log)
        log.replace(_older(log, 1))


def bound(log: Path) -> None:
    """Copy the end of a large log unless the disk is full, then truncate the log."""
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
    for number in range(FILES_KEPT, 1, -1):
        with suppress(FileNotFoundError):
            _older(log, number - 1).replace(_older(log, number))


def _copy_end(log: Path, copy: Path) -> None:
    with log.open("rb") as source, copy.open("wb") as target:
        source.seek(max(0, log.stat().st_size - MOST_BYTES))
        left = MOST_BYTES
        while left and (chunk := source.read(min(_CHUNK, left))):
            target.write(chunk)
            left -= len(chunk)
