"""Whether a folder's disk has room left, and how to say that it has none."""

import errno
import os
from pathlib import Path
from typing import Final

NEEDED: Final = 64 * 1024**2
"""Bytes below which a disk counts as full: PostgreSQL writes its log in files of 16 MB and needs several."""

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})


def is_full(folder: Path) -> bool:
    """Whether the disk of this folder, or of the nearest one above that exists, has less room than is needed."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    try:
        found = os.statvfs(folder)
    except OSError:
        return False
    return found.f_bavail * found.f_frsize < NEEDED or (found.f_files > 0 and found.f_favail == 0)


def says_full(error: BaseException) -> bool:
    """Whether this error means that a disk or a quota is full."""
    return isinstance(error, OSError) and error.errno in _FULL


def message(data_dir: Path) -> str:
    """One line for the person at the terminal."""
    return f"The disk of DATA_DIR={data_dir} is full: {NEEDED // 1024**2} MB must be free"
