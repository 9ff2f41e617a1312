"""Detects full disks."""

import errno
import os
from pathlib import Path
from typing import Final

NEEDED: Final = 64 * 1024**2
"""Free bytes: PostgreSQL needs several log files of 16 MB."""

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})


def is_full(folder: Path) -> bool:
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    try:
        found = os.statvfs(folder)
    except OSError:
        return False
    return found.f_bavail * found.f_frsize < NEEDED or (found.f_files > 0 and found.f_favail == 0)


def says_full(error: BaseException) -> bool:
    return isinstance(error, OSError) and error.errno in _FULL


def message(data_dir: Path) -> str:
    return f"The disk of DATA_DIR={data_dir} is full: {NEEDED // 1024**2} MB must be free"
