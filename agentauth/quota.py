"""The daily quota: one count a caller and UTC day, shared by every surface that costs something."""

import logging
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from math import ceil
from typing import Final

from django.conf import settings
from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

ANONYMOUS_DAILY: Final = 500
"""Requests a UTC day of a caller without a credential."""

_DAY: Final = 86_400
_POLICY: Final = "daily"
_STORE_TIMEOUT: Final = 0.5
"""Seconds after which a counting store that does not answer is down: a read never waits longer for it."""
_CLOCK_SKEW: Final = timedelta(hours=1)
"""A counter outlives its day by this much, so that a store whose clock is ahead does not forget it early."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Quota:
    """What is left of a caller's day after this request."""

    limit: int
    used: int
    resets_in: int
    """Seconds to midnight UTC, at least 1."""

    @property
    def exceeded(self) -> bool:
        """Whether this request is over the limit."""
        return self.used > self.limit

    @property
    def headers(self) -> dict[str, str]:
        """RateLimit-Policy and RateLimit as draft-ietf-httpapi-ratelimit-headers-10 writes them."""
        return {
            "RateLimit-Policy": f'"{_POLICY}";q={self.limit};w={_DAY}',
            "RateLimit": f'"{_POLICY}";r={max(0, self.limit - self.used)};t={self.resets_in}',
        }


def take(caller: str, *, limit: int = ANONYMOUS_DAILY, now: datetime | None = None) -> Quota | None:
    """Count one request of a caller (the name that `caller_of` gives) and say what is left.

    The count is atomic: of concurrent requests no two see the same number. None when the counting
    store is down: reads go on uncounted, and the log says so.
    """
    at = now or datetime.now(UTC)
    midnight = datetime.combine(at.astimezone(UTC).date() + timedelta(days=1), time(), UTC)
    key = f"quota:{midnight - timedelta(days=1):%Y-%m-%d}:{caller}"
    try:
        with _store(settings.REDIS_URL).pipeline(transaction=True) as pipe:
            pipe.incr(key)
            pipe.expireat(key, midnight + _CLOCK_SKEW)
            used = int(pipe.execute()[0])
    except (RedisError, OSError) as error:
        logger.warning("the counting store is down, requests go uncounted: %s", error)
        return None
    return Quota(limit=limit, used=used, resets_in=max(1, ceil((midnight - at).total_seconds())))


@lru_cache(maxsize=4)
def _store(url: str) -> Redis:
    """One client, and so one pool of connections, a process and address."""
    return Redis.from_url(
        url,
        socket_timeout=_STORE_TIMEOUT,
        socket_connect_timeout=_STORE_TIMEOUT,
        retry=Retry(NoBackoff(), 0),
    )
