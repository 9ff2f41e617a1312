"""One counter per caller and UTC day."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from math import ceil
from typing import Any, TypeVar

from django.conf import settings
from prometheus_client import Counter

from agentauth.caller import ANONYMOUS_DAILY, Caller
from agentauth.models import Registration
from config.redis_access import REDIS_ERRORS, RedisOutage, connect

__all__ = [
    "ANONYMOUS_DAILY",
    "REGISTRATIONS_DAILY",
    "Quota",
    "take",
    "take_registration",
    "used_lately",
    "used_today",
]

REGISTRATIONS_DAILY = 3  # Per UTC day and address

_DAY = 86_400
_POLICY = "daily"
_STORE_TIMEOUT = 0.5  # Seconds before Redis counts as down
_TOTALS_KEPT = timedelta(hours=1)
# Counts requests, callers, and callers over their limit.
_COUNT = """
local calls = tonumber(ARGV[5])
local used = redis.call('INCRBY', KEYS[1], calls)
local kind, limit = ARGV[1], tonumber(ARGV[2])
redis.call('HINCRBY', KEYS[2], kind, calls)
if used == calls then
    redis.call('HINCRBY', KEYS[2], kind .. ':callers', 1)
end
if used > limit and used - calls <= limit then
    redis.call('HINCRBY', KEYS[2], kind .. ':used_up', 1)
end
redis.call('EXPIREAT', KEYS[1], ARGV[3])
redis.call('EXPIREAT', KEYS[2], ARGV[4])
return used
"""
_KINDS = {"anonymous": "without a key", "key": "with a key", "registrations": "registering a key"}

_T = TypeVar("_T")

logger = logging.getLogger(__name__)

_COUNTED = Counter(
    "readiness_quota",
    "Requests that a quota counted: within the limit, over it, or not counted since Redis was down.",
    ["quota", "outcome"],
)


@dataclass(frozen=True, slots=True)
class Quota:
    """What is left of a caller's day."""

    limit: int
    used: int
    resets_in: int
    """Seconds to midnight UTC, at least 1."""

    @property
    def exceeded(self) -> bool:
        return self.used > self.limit

    @property
    def headers(self) -> dict[str, str]:
        """As in draft-ietf-httpapi-ratelimit-headers-10."""
        return {
            "RateLimit-Policy": f'"{_POLICY}";q={self.limit};w={_DAY}',
            "RateLimit": f'"{_POLICY}";r={max(0, self.limit - self.used)};t={self.resets_in}',
        }


def take(caller: Caller, *, calls: int = 1, now: datetime | None = None) -> Quota | None:
    """Count a request, as so many; None if Redis is down: requests are then allowed.

    Atomic: concurrent requests see different counts.
    """
    at = now or datetime.now(UTC)
    day = _day(at)
    midnight = datetime.combine(day + timedelta(days=1), time(), UTC)
    ends = (int((midnight + kept).timestamp()) for kept in (caller.kept_for, _TOTALS_KEPT))
    keys = [_counter(caller, day), _totals(day)]
    args: list[str | int] = [caller.kind, caller.daily_limit, *ends, calls]
    used = _query_store(lambda store: int(store.count(keys=keys, args=args)))
    if used is None:
        _COUNTED.labels(caller.kind, "uncounted").inc()
        return None
    quota = Quota(
        limit=caller.daily_limit, used=used, resets_in=max(1, ceil((midnight - at).total_seconds()))
    )
    _COUNTED.labels(caller.kind, "over" if quota.exceeded else "within").inc()
    return quota


def take_registration(address: str, *, now: datetime | None = None) -> Quota | None:
    """Count a registration (see `address_name`); None if Redis is down."""
    return take(Caller(f"registering:{address}", REGISTRATIONS_DAILY, kind="registrations"), now=now)


def used_today(*, now: datetime | None = None) -> list[dict[str, Any]] | None:
    """Today's `{label, callers, requests, used_up}` by kind of caller; None if Redis is down.

    `used_up`: callers over their limit; refused requests count, too.
    """
    totals = _totals(_day(now or datetime.now(UTC)))
    counts: Any = _query_store(lambda store: store.client.hgetall(totals))
    if counts is None:
        return None
    return [
        {
            "label": label,
            "requests": int(counts.get(kind.encode(), 0)),
            "callers": int(counts.get(f"{kind}:callers".encode(), 0)),
            "used_up": int(counts.get(f"{kind}:used_up".encode(), 0)),
        }
        for kind, label in _KINDS.items()
    ]


def used_lately(
    registration: Registration, *, days: int, now: datetime | None = None
) -> list[tuple[date, int]] | None:
    """Requests per day, today first; None if Redis is down."""
    today = _day(now or datetime.now(UTC))
    dates = [today - timedelta(days=ago) for ago in range(days)]
    counters = [_counter(Caller.registered(registration), day) for day in dates]
    counts: Any = _query_store(lambda store: store.client.mget(counters))
    if counts is None:
        return None
    return [(day, int(count or 0)) for day, count in zip(dates, counts, strict=True)]


def _totals(day: date) -> str:
    return f"quota:{day:%Y-%m-%d}:totals"


def _day(at: datetime) -> date:
    return at.astimezone(UTC).date()


def _counter(caller: Caller, day: date) -> str:
    return f"quota:{day:%Y-%m-%d}:{caller.name}"


class _Store:
    def __init__(self, url: str) -> None:
        self.client = connect(url, seconds=_STORE_TIMEOUT)
        self.count = self.client.register_script(_COUNT)  # sent again after a server restart
        self.outage = RedisOutage(
            logger, "the counting store is down, requests go uncounted", "the counting store is back"
        )


@lru_cache(maxsize=4)
def _store(url: str) -> _Store:
    return _Store(url)


def _query_store(ask: Callable[[_Store], _T]) -> _T | None:
    store = _store(settings.REDIS_URL)
    if store.outage.is_paused:
        return None
    try:
        answer = ask(store)
    except REDIS_ERRORS as error:
        store.outage.note_failure(error)
        return None
    store.outage.note_recovery()
    return answer
