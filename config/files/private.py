"""Makes files under DATA_DIR private."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

UMASK: Final = 0o077


def begin(data_dir: Path) -> None:
    """Set the umask, and close what an earlier release left open."""
    os.umask(UMASK)
    with suppress(OSError):  # the error is reported where the folder is needed
        if data_dir.is_dir():
            _close(data_dir)


def make(data_dir: Path) -> None:
    """Raises OSError."""
    if data_dir.is_dir():
        return
    before = os.umask(0o022)  # parent folders keep ordinary permissions
    try:
        data_dir.mkdir(_mode(), parents=True, exist_ok=True)
    finally:
        os.umask(before)


def _mode() -> int:
    """Others may traverse the folder, as the user of root's embedded servers must, but not list it."""
    return 0o711 if os.geteuid() == 0 else 0o700


def _close(data_dir: Path) -> None:
    """Remove others' permissions; skip shared folders like /tmp."""
    mode = data_dir.stat().st_mode
    if mode & stat.S_ISVTX:
        return
    data_dir.chmod(_mode())
    for entry in os.scandir(data_dir):
        with suppress(OSError):
            if not entry.is_symlink() and entry.stat().st_mode & UMASK:
                Path(entry.path).chmod(stat.S_IMODE(entry.stat().st_mode) & ~UMASK)
