"""A machine-wide file lock, released when its process ends."""

import asyncio
import fcntl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

_LOOK_EVERY: Final = 0.1


@asynccontextmanager
async def machine_lock(path: Path, *, seconds: float) -> AsyncIterator[bool]:
    """Yield whether the lock was acquired within `seconds`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        yield await _lock(file.fileno(), seconds)


async def _lock(descriptor: int, seconds: float) -> bool:
    ends_at = asyncio.get_running_loop().time() + seconds
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if asyncio.get_running_loop().time() >= ends_at:
                return False
            await asyncio.sleep(_LOOK_EVERY)
        else:
            return True
