"""A thread for the ORM beside an event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from django.db import close_old_connections, connections

T = TypeVar("T")


class DatabaseThread:
    """Does one thing after the other, on connections of its own, which a call drops if they are of no use."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)

    async def __call__(self, work: Callable[[], T]) -> T:
        def with_usable_connections() -> T:
            close_old_connections()
            return work()

        return await asyncio.get_running_loop().run_in_executor(self._pool, with_usable_connections)

    async def close(self) -> None:
        await self(connections.close_all)
        self._pool.shutdown()
