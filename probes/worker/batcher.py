"""Batches concurrent calls into one (group commit)."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

A = TypeVar("A")
R = TypeVar("R")


class Batcher(Generic[A, R]):
    """Calls `work` with up to `most` items; it returns a result or an exception for each.

    A call that finds no batch running waits `linger` seconds. For one event loop.
    """

    def __init__(
        self,
        work: Callable[[Sequence[A]], Awaitable[Sequence[R | Exception]]],
        *,
        most: int,
        linger: float = 0.0,
    ) -> None:
        self._work = work
        self._most = most
        self._linger = linger
        self._waiting: list[tuple[A, asyncio.Future[R]]] = []
        self._running: asyncio.Task[None] | None = None

    async def __call__(self, one: A) -> R:
        """Calls cancelled before their batch are left out."""
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append((one, future))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await future

    async def _run(self) -> None:
        if self._linger and len(self._waiting) < self._most:
            await asyncio.sleep(self._linger)
        while self._waiting:
            wanted = [call for call in self._waiting if not call[1].done()]
            batch, self._waiting = wanted[: self._most], wanted[self._most :]
            results = await self._results([one for one, _ in batch])
            for (_, future), result in zip(batch, results, strict=True):
                if future.done():
                    continue
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)
        self._running = None

    async def _results(self, batch: Sequence[A]) -> Sequence[R | Exception]:
        if not batch:
            return []
        try:
            return await self._work(batch)
        except Exception as error:  # noqa: BLE001 - it is the result of each
            return [error] * len(batch)
