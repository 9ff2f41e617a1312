"""Redis access with short timeouts and without retries."""

import logging
import time

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

REDIS_ERRORS = (redis.RedisError, OSError)  # Raised when Redis is gone, hangs or refuses a command

PAUSE_SECONDS = 1.0  # Without requests to a hanging Redis
_TEST_KEY = "written-to-see-whether-it-can-be"
_TEST_KEY_SECONDS = 60


def connect(url: str, *, seconds: float) -> redis.Redis:
    return redis.Redis.from_url(
        url, socket_timeout=seconds, socket_connect_timeout=seconds, retry=Retry(NoBackoff(), 0)
    )


def prove_writable(client: redis.Redis) -> None:
    """Write one key: a full server or a replica still answers reads. Raises the errors in REDIS_ERRORS."""
    client.set(_TEST_KEY, 1, ex=_TEST_KEY_SECONDS)


def describe_error(error: Exception) -> str:
    if isinstance(error, redis.ResponseError | redis.AuthenticationError | redis.BusyLoadingError):
        return f"refuses: {' '.join(str(error).split())[:80]}"
    return "does not answer"


class RedisOutage:
    """Logs an outage once; a hanging Redis gets a pause."""

    def __init__(self, log: logging.Logger, failing: str, over: str) -> None:
        self._log, self._failing, self._over = log, failing, over
        self._is_down, self._paused_until = False, 0.0

    @property
    def is_paused(self) -> bool:
        return time.monotonic() < self._paused_until

    def note_failure(self, error: Exception) -> None:
        if isinstance(error, TimeoutError | redis.TimeoutError):
            self._paused_until = time.monotonic() + PAUSE_SECONDS
        if not self._is_down:
            self._is_down = True
            self._log.warning("%s: %s", self._failing, describe_error(error))

    def note_recovery(self) -> None:
        if self._is_down:
            self._is_down, self._paused_until = False, 0.0
            self._log.warning(self._over)
