"""Burst limits: how often one caller may do in a short time what costs much, beside the day's quota."""

from django.http import HttpRequest
from django_ratelimit.core import get_usage
from redis import RedisError

from agentauth.caller import caller_of
from index.errors import Unavailable


def wait(request: HttpRequest, *, group: str, rate: str) -> int | None:
    """Count one use; return the seconds to wait when it is one too many, else None.

    Raises Unavailable when the counting store is down: what costs much is not done uncounted.
    """
    try:
        usage = get_usage(request, group=group, key=_caller, rate=rate, increment=True)
    except (RedisError, OSError) as error:
        raise Unavailable(f"the counting store is down: {error}") from error
    if usage is None or usage["time_left"] < 0:  # its two ways to say that the store gave no count
        raise Unavailable("the counting store gave no count")
    return max(1, int(usage["time_left"])) if usage["should_limit"] else None


def _caller(_group: str, request: HttpRequest) -> str:
    return caller_of(request)
