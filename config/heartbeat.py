"""A worker's sign of life in Redis: whether one lives is then one read, not a question to all of them."""

import logging
from typing import Any, Final

import redis
from celery import bootsteps
from django.conf import settings

from config.redis_access import DOWN, Outage, connect, reason

logger = logging.getLogger(__name__)

EVERY: Final = 5.0
"""Seconds between two signs."""
LASTS: Final = 20
"""Seconds until a worker without a sign counts as dead."""

PROBING: Final = "celery"
GRADING: Final = "grade"
INDEXING: Final = "index"
"""Kinds of workers, by what they read."""

_KEY: Final = "worker:alive"
"""A sorted set: worker name, scored with the Redis server's own time of its last sign."""


def give_sign(client: redis.Redis, worker: str) -> None:
    """Say that this worker lives."""
    now = client.time()[0]
    with client.pipeline() as pipe:
        pipe.zadd(_KEY, {worker: now})
        pipe.zremrangebyscore(_KEY, "-inf", now - LASTS)
        pipe.expire(_KEY, LASTS)
        pipe.execute()


def withdraw(client: redis.Redis, worker: str) -> None:
    """Say that this worker ends."""
    client.zrem(_KEY, worker)


def count(client: redis.Redis, kind: str) -> int:
    """How many workers of a kind live: the part of their names before the @. Raises what `redis_access.DOWN` names."""
    alive: list[Any] = client.zrangebyscore(_KEY, client.time()[0] - LASTS, "+inf")
    return sum(name.startswith(f"{kind}@".encode()) for name in alive)


class Heartbeat(bootsteps.StartStopStep):
    """Gives the signs from the worker's own event loop: a worker that hangs gives none."""

    requires = ("celery.worker.components:Timer",)

    def __init__(self, parent: Any, **_: Any) -> None:
        """Connect lazily; the worker's name is `celery@host` or what `--hostname` says."""
        super().__init__(parent)
        self.client = connect(settings.REDIS_URL, seconds=2)
        self.outage = Outage(
            logger, "Redis fails: no sign of life is given", "Redis is back: signs of life are given again"
        )
        self.entry: Any = None

    def start(self, parent: Any) -> None:
        """Give the first sign, then one every few seconds."""
        self._sign(parent.hostname)
        self.entry = parent.timer.call_repeatedly(EVERY, self._sign, (parent.hostname,))

    def stop(self, parent: Any) -> None:
        """Withdraw at once, so that nobody waits for the last sign to run out."""
        if self.entry is not None:
            self.entry.cancel()
        try:
            withdraw(self.client, parent.hostname)
        except DOWN as error:
            logger.warning("Redis %s: the last sign of life runs out by itself", reason(error))

    def _sign(self, worker: str) -> None:
        try:
            give_sign(self.client, worker)
        except DOWN as error:
            self.outage.failed(error)
        else:
            self.outage.ended()
