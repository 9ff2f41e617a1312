"""How every part asks Redis: one short try, and an error that Redis answers is the same as no answer."""

import logging
import time
from typing import Final

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

DOWN: Final = (redis.RedisError, OSError)
"""What is raised when Redis is gone, hangs, or refuses: out of memory, a replica, still loading, a wrong password."""

QUIET: Final = 1.0
"""Seconds for which nobody asks a Redis that hangs."""
_PROOF: Final = "written-to-see-whether-it-can-be"
_KEPT: Final = 60
"""Seconds."""


def connect(url: str, *, seconds: float) -> redis.Redis:
    """Return a client whose every command waits so long at most, connecting apart, and is tried once."""
    return redis.Redis.from_url(
        url, socket_timeout=seconds, socket_connect_timeout=seconds, retry=Retry(NoBackoff(), 0)
    )


def prove_writable(client: redis.Redis) -> None:
    """Write one key. Raises what DOWN names: a server without memory, or a replica, still answers what only reads."""
    client.set(_PROOF, 1, ex=_KEPT)


def reason(error: Exception) -> str:
    """Say in a phrase what is wrong: that Redis is gone or hangs, or what it answers."""
    if isinstance(error, redis.ResponseError | redis.AuthenticationError | redis.BusyLoadingError):
        return f"refuses: {' '.join(str(error).split())[:80]}"
    return "does not answer"


class Outage:
    """What a process knows of a Redis that fails: it says so once, and leaves one that hangs alone for a moment."""

    def __init__(self, log: logging.Logger, failing: str, over: str) -> None:
        """`failing` and `over` are what the log says when it begins and when it ends."""
        self._log, self._failing, self._over = log, failing, over
        self._on, self._quiet_until = False, 0.0

    @property
    def quiet(self) -> bool:
        """Whether to ask nothing now: a moment ago somebody waited in vain."""
        return time.monotonic() < self._quiet_until

    def failed(self, error: Exception) -> None:
        """Note a failure. One that took its time is not tried again by everybody."""
        if isinstance(error, TimeoutError | redis.TimeoutError):
            self._quiet_until = time.monotonic() + QUIET
        if not self._on:
            self._on = True
            self._log.warning("%s: %s", self._failing, reason(error))

    def ended(self) -> None:
        """Note a success."""
        if self._on:
            self._on, self._quiet_until = False, 0.0
            self._log.warning(self._over)
