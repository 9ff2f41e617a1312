"""Heartbeats of workers in Redis."""

from typing import Any, Final

import redis

EVERY: Final = 5.0
"""Seconds between heartbeats."""
LASTS: Final = 20
"""Seconds until a silent worker counts as dead."""

PROBING: Final = "celery"
GRADING: Final = "grade"
INDEXING: Final = "index"

_KEY: Final = "worker:alive"
"""Sorted set of worker names by Redis's time of the last heartbeat."""


def send(client: redis.Redis, worker: str) -> None:
    now = client.time()[0]
    with client.pipeline() as pipe:
        pipe.zadd(_KEY, {worker: now})
        pipe.zremrangebyscore(_KEY, "-inf", now - LASTS)
        pipe.expire(_KEY, LASTS)
        pipe.execute()


def withdraw(client: redis.Redis, worker: str) -> None:
    client.zrem(_KEY, worker)


def count(client: redis.Redis, kind: str) -> int:
    """Count live workers named `kind@…`. Raises the errors in `redis_access.DOWN`."""
    alive: list[Any] = client.zrangebyscore(_KEY, client.time()[0] - LASTS, "+inf")
    return sum(name.startswith(f"{kind}@".encode()) for name in alive)
