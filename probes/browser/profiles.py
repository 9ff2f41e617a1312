"""Where each Chromium keeps its files: a folder of its own, gone with it, and swept when its owner was killed."""

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
_EVERYBODYS: Final = "/tmp"  # noqa: S108 - the folder below it has a random name and is private


class Profile:
    """A fresh folder for a browser that runs as `account`. Whoever made it holds a lock on it for as long as it lives."""

    def __init__(self, account: Account) -> None:
        """Make the folder where temporary files of ours are; for another user where everybody's are."""
        ours = account.uid == os.getuid()
        self.path = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=None if ours else _EVERYBODYS))
        self._lock = os.open(self.path / _LOCK, os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW, 0o600)
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        if account.uid != os.getuid():
            os.chown(self.path, account.uid, account.gid)

    def remove(self) -> None:
        """Remove it with all that is in it."""
        shutil.rmtree(self.path, ignore_errors=True)
        os.close(self._lock)


def sweep() -> None:
    """Remove the folders whose makers are dead: nobody holds their lock. What cannot be removed is left."""
    for folder in {tempfile.gettempdir(), _EVERYBODYS}:
        for entry in os.scandir(folder):
            if (
                entry.name.startswith(_PREFIX)
                and entry.is_dir(follow_symlinks=False)
                and _is_left(entry.path)
            ):
                shutil.rmtree(entry.path, ignore_errors=True)


def _is_left(folder: str) -> bool:
    """Whether a folder has a lock that nobody holds; one that is being made has none yet."""
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
