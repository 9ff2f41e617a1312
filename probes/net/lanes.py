"""Taking turns: one request a host at a time, and a pause after each."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Lanes:
    """The pace of one visit. `delay` is in seconds, from the end of a request to the next one's start."""

    def __init__(self, delay: float) -> None:
        """Every host is free at first."""
        self._delay = delay
        self._locks: dict[str, asyncio.Lock] = {}
        self._free_at: dict[str, float] = {}

    @asynccontextmanager
    async def turn(self, host: str) -> AsyncIterator[None]:
        """Wait for this host's turn, hold it, and start its pause at the end."""
        async with self._locks.setdefault(host, asyncio.Lock()):
            await self._pause(self._free_at.get(host, 0.0))
            try:
                yield
            finally:
                self._free_at[host] = time.monotonic() + self._delay

    @staticmethod
    async def _pause(until: float) -> None:
        # A loop may wake a little early: its clock is coarser than ours.
        while (wait := until - time.monotonic()) > 0:  # noqa: ASYNC110 - time is what is waited for
            await asyncio.sleep(wait)
