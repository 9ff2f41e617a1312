"""Chromium's profile folders; a sweep removes those of killed owners."""

import fcntl
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from config.processes import Account

_PREFIX: Final = "ari-browser-"
_LOCK: Final = ".owner"
_SHARED_TMP: Final = "/tmp"  # noqa: S108 - the folder below it has a random name and is private


class BrowserProfile:
    """A folder owned by `account` and locked by this process."""

    def __init__(self, account: Account) -> None:
        ours = account.uid == os.getuid()
        self.path = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=None if ours else _SHARED_TMP))
        self._lock = os.open(self.path / _LOCK, os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW, 0o600)
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        if account.uid != os.getuid():
            os.chown(self.path, account.uid, account.gid)

    def remove(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)
        os.close(self._lock)


def sweep() -> None:
    for folder in {tempfile.gettempdir(), _SHARED_TMP}:
        for entry in os.scandir(folder):
            if (
                entry.name.startswith(_PREFIX)
                and entry.is_dir(follow_symlinks=False)
                and _is_left(entry.path)
            ):
                shutil.rmtree(entry.path, ignore_errors=True)


def _is_left(folder: str) -> bool:
    """A folder that is being created has no lock file yet."""
    with suppress(OSError):
        lock = os.open(Path(folder, _LOCK), os.O_RDWR | os.O_NOFOLLOW)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        finally:
            os.close(lock)
        return True
    return False
