"""Heartbeats of workers in Redis."""

import logging
from typing import Any

import redis
from celery import bootsteps
from django.conf import settings

from config.redis_access import REDIS_ERRORS, RedisOutage, connect, describe_error

EVERY = 5.0  # Seconds between heartbeats
LASTS = 20  # Seconds until a silent worker counts as dead

PROBING = "celery"
GRADING = "grade"
INDEXING = "index"

_KEY = "worker:alive"  # Sorted set of worker names by Redis's time of the last heartbeat


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
    """Count live workers named `kind@…`. Raises the errors in `redis_access.REDIS_ERRORS`."""
    alive: list[Any] = client.zrangebyscore(_KEY, client.time()[0] - LASTS, "+inf")
    return sum(name.startswith(f"{kind}@".encode()) for name in alive)


logger = logging.getLogger(__name__)


class Heartbeat(bootsteps.StartStopStep):
    """Sends heartbeats from the worker's event loop, so a hung worker sends none."""

    requires = ("celery.worker.components:Timer",)

    def __init__(self, parent: Any, **_: Any) -> None:
        super().__init__(parent)
        self.client = connect(settings.REDIS_URL, seconds=2)
        self.outage = RedisOutage(
            logger, "Redis fails: no heartbeat is sent", "Redis is back: heartbeats are sent again"
        )
        self.entry: Any = None

    def start(self, parent: Any) -> None:
        self._sign(parent.hostname)
        self.entry = parent.timer.call_repeatedly(EVERY, self._sign, (parent.hostname,))

    def stop(self, parent: Any) -> None:
        if self.entry is not None:
            self.entry.cancel()
        try:
            withdraw(self.client, parent.hostname)
        except REDIS_ERRORS as error:
            logger.warning("Redis %s: the last heartbeat expires by itself", describe_error(error))

    def _sign(self, worker: str) -> None:
        try:
            send(self.client, worker)
        except REDIS_ERRORS as error:
            self.outage.note_failure(error)
        else:
            self.outage.note_recovery()
