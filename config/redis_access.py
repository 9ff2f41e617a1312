"""Redis access with short timeouts and without retries."""

import logging
import time

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

DOWN = (redis.RedisError, OSError)  # Raised when Redis is gone, hangs or refuses a command

QUIET = 1.0  # Seconds without requests to a hanging Redis
_PROOF = "written-to-see-whether-it-can-be"
_KEPT = 60  # Seconds that the test key is kept


def connect(url: str, *, seconds: float) -> redis.Redis:
    return redis.Redis.from_url(
        url, socket_timeout=seconds, socket_connect_timeout=seconds, retry=Retry(NoBackoff(), 0)
    )


def prove_writable(client: redis.Redis) -> None:
    """Write one key: a full server or a replica still answers reads. Raises the errors in DOWN."""
    client.set(_PROOF, 1, ex=_KEPT)


def reason(error: Exception) -> str:
    if isinstance(error, redis.ResponseError | redis.AuthenticationError | redis.BusyLoadingError):
        return f"refuses: {' '.join(str(error).split())[:80]}"
    return "does not answer"


class RedisOutage:
    """Logs an outage once; a hanging Redis gets a pause."""

    def __init__(self, log: logging.Logger, failing: str, over: str) -> None:
        self._log, self._failing, self._over = log, failing, over
        self._on, self._quiet_until = False, 0.0

    @property
    def quiet(self) -> bool:
        return time.monotonic() < self._quiet_until

    def failed(self, error: Exception) -> None:
        if isinstance(error, TimeoutError | redis.TimeoutError):
            self._quiet_until = time.monotonic() + QUIET
        if not self._on:
            self._on = True
            self._log.warning("%s: %s", self._failing, reason(error))

    def ended(self) -> None:
        if self._on:
            self._on, self._quiet_until = False, 0.0
            self._log.warning(self._over)
