"""Bodies that were not read to their end: the caller gets the error object instead of a view."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from django.http import HttpRequest, HttpResponseBase

from protocols import errors

MAX_BODY: Final = 512 * 1024
"""Bytes of a body that is read at all: twice what the largest surface takes
(`protocols.jsonrpc.envelope`)."""
SECONDS: Final = 10.0
"""A body has so long to arrive, however it comes."""
HELD: Final = 64 * 1024 * 1024
"""Bytes of unfinished bodies in one process, of all callers together."""
REFUSED: Final = "readiness.body_refused"
"""Where the web server puts why, in the environment of a request."""


class Refused(StrEnum):
    """Why a body was not read."""

    TOO_SLOW = "too slow"
    TOO_LARGE = "too large"
    TOO_MANY = "too many"


class RefusedBodyMiddleware:
    """Answer for an unread body, below the layers that log answers and add their headers."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        """Wrap the next layer."""
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer, or go on."""
        match request.META.get(REFUSED):
            case Refused.TOO_SLOW:
                return errors.body_too_slow(int(SECONDS)).response()
            case Refused.TOO_LARGE:
                return errors.body_too_large(MAX_BODY).response()
            case Refused.TOO_MANY:
                return errors.unavailable().response()
        return self.get_response(request)
