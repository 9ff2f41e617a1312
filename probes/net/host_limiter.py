"""Limits concurrent requests to one host and pauses between them, per process."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

MAX_PAUSES = 10_000


@dataclass(slots=True)
class _HostQueue:
    semaphore: asyncio.Semaphore
    users: int = 0


class HostLimiter:
    def __init__(self, width: int = 1) -> None:
        self._width = width
        self._queues: dict[str, _HostQueue] = {}
        self._free_at: dict[str, float] = {}

    @asynccontextmanager
    async def hold(self, host: str, *, delay: float) -> AsyncIterator[None]:
        """Pause the host for `delay` seconds after the block."""
        await self.acquire(host)
        try:
            yield
        finally:
            self.release(host, delay=delay)

    async def acquire(self, host: str) -> None:
        """The caller must `release` the host."""
        queue = self._queues.get(host)
        if queue is None:
            queue = self._queues[host] = _HostQueue(asyncio.Semaphore(self._width))
        queue.users += 1
        try:
            await queue.semaphore.acquire()
        except BaseException:
            self._end(host, queue)
            raise
        try:
            free_at = self._free_at.get(host, 0.0)
            # The loop may wake early: its clock is coarser than time.monotonic.
            while (wait := free_at - time.monotonic()) > 0:  # noqa: ASYNC110 - time is what is waited for
                await asyncio.sleep(wait)
        except BaseException:
            queue.semaphore.release()
            self._end(host, queue)
            raise

    def release(self, host: str, *, delay: float) -> None:
        """Pause the host for `delay` seconds."""
        self._free_at[host] = time.monotonic() + delay
        queue = self._queues[host]
        queue.semaphore.release()
        self._end(host, queue)

    def _end(self, host: str, queue: _HostQueue) -> None:
        queue.users -= 1
        if not queue.users:  # semaphores belong to an event loop, pauses to the host
            del self._queues[host]
            self._forget()

    def _forget(self) -> None:
        if len(self._free_at) > MAX_PAUSES:
            now = time.monotonic()
            self._free_at = {host: free for host, free in self._free_at.items() if free > now}
