"""Burst limits per address, and per foreign page (django-ratelimit)."""

import logging
from collections.abc import Callable
from dataclasses import replace

from django.http import HttpRequest
from django_ratelimit.core import get_usage

from agentauth.caller import address_name
from config.redis_access import REDIS_ERRORS, RedisOutage
from protocols import errors
from protocols.errors import ErrorObject
from protocols.origins import on_loopback, other_origin

logger = logging.getLogger(__name__)
_outage = RedisOutage(
    logger, "the store of burst limits is down, only reading goes on", "the store of burst limits is back"
)
_SPANS = {"s": "a second", "m": "a minute", "h": "an hour", "d": "a day"}


def _address(_group: str, request: HttpRequest) -> str:
    return address_name(request)


def over_limit(
    request: HttpRequest,
    *,
    group: str,
    rate: str,
    what: str,
    key: Callable[[str, HttpRequest], str] = _address,
) -> ErrorObject | None:
    """Count one request; return the error if it exceeds the limit or cannot be counted.

    `rate` is django-ratelimit's, e.g. `10/h`; `what`: a plural for the message; `key`: whose count. Visitors
    of a page of another origin share a limit.
    """
    over = _count(request, group=group, rate=rate, what=what, key=key)
    origin = other_origin(request)
    if over or not origin or on_loopback(origin):
        return over
    return _count(
        request, group=f"{group} from pages", rate=rate, what=what, key=lambda *_: origin, whose="origin"
    )


def over_reading_limit(request: HttpRequest, *, group: str, rate: str, what: str) -> ErrorObject | None:
    """As `over_limit`, but a request that cannot be counted goes on."""
    over = over_limit(request, group=group, rate=rate, what=what)
    if over is None or over.status != 429:
        return None
    wait = over.headers["Retry-After"]
    return replace(over, hint=f"Try again in {wait} seconds. Programs can use /api/find.")


def _count(  # noqa: PLR0913 - as above, and whose it is
    request: HttpRequest,
    *,
    group: str,
    rate: str,
    what: str,
    key: Callable[[str, HttpRequest], str],
    whose: str = "caller",
) -> ErrorObject | None:
    if _outage.is_paused:
        return errors.unavailable()
    try:
        usage = get_usage(request, group=group, key=key, rate=rate, increment=True)
    except REDIS_ERRORS as error:
        _outage.note_failure(error)
        return errors.unavailable()
    _outage.note_recovery()
    if usage is None or usage["time_left"] < 0:  # its two ways to say that the store gave no count
        return errors.unavailable()
    seconds = max(1, int(usage["time_left"]))
    return too_many(rate, what, seconds, whose=whose) if usage["should_limit"] else None


def too_many(rate: str, what: str, seconds: int, *, whose: str = "caller") -> ErrorObject:
    most, _, span = rate.partition("/")
    return errors.too_often(
        f"{most} {what} {_SPANS[span]} are taken from one {whose}.",
        f"Ask again in {seconds} seconds. Nothing was stored.",
        seconds=seconds,
    )
