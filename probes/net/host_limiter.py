"""Taking turns: one request a host at a time (or `width`), and a pause after each, whichever visit it belongs to."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 10_000
"""Hosts whose pause is kept before those that are over are forgotten."""


@dataclass(slots=True)
class _Lane:
    turns: asyncio.Semaphore
    users: int = 0


class Lanes:
    """The pace of all visits of a process: several may lead to one host, such as a vendor's MCP server."""

    def __init__(self, width: int = 1) -> None:
        """Every host is free at first; `width` requests to one may be under way at a time."""
        self._width = width
        self._lanes: dict[str, _Lane] = {}
        self._free_at: dict[str, float] = {}

    @asynccontextmanager
    async def turn(self, host: str, *, delay: float) -> AsyncIterator[None]:
        """Wait for this host's turn, hold it, and start its pause of `delay` seconds at the end."""
        await self.enter(host)
        try:
            yield
        finally:
            self.leave(host, delay=delay)

    async def enter(self, host: str) -> None:
        """Wait for this host's turn; whoever has it must `leave`. A request is too short for a context manager of its own."""
        lane = self._lanes.get(host)
        if lane is None:
            lane = self._lanes[host] = _Lane(asyncio.Semaphore(self._width))
        lane.users += 1
        try:
            await lane.turns.acquire()
        except BaseException:
            self._end(host, lane)
            raise
        try:
            free_at = self._free_at.get(host, 0.0)
            # A loop may wake a little early: its clock is coarser than ours.
            while (wait := free_at - time.monotonic()) > 0:  # noqa: ASYNC110 - time is what is waited for
                await asyncio.sleep(wait)
        except BaseException:
            lane.turns.release()
            self._end(host, lane)
            raise

    def leave(self, host: str, *, delay: float) -> None:
        """Start this host's pause of `delay` seconds, and let the next one enter."""
        self._free_at[host] = time.monotonic() + delay
        lane = self._lanes[host]
        lane.turns.release()
        self._end(host, lane)

    def _end(self, host: str, lane: _Lane) -> None:
        lane.users -= 1
        if not lane.users:  # a semaphore belongs to one event loop, a pause to the host
            del self._lanes[host]
            self._forget()

    def _forget(self) -> None:
        if len(self._free_at) > REMEMBERED:
            now = time.monotonic()
            self._free_at = {host: free for host, free in self._free_at.items() if free > now}
