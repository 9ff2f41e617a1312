"""Answers requests whose body was not read to its end."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from django.http import HttpRequest, HttpResponseBase

from protocols import errors

MAX_BODY: Final = 512 * 1024
"""Bytes: twice what a surface takes."""
SECONDS: Final = 10.0
"""Seconds for a body to arrive."""
HELD: Final = 64 * 1024 * 1024
"""Bytes of unfinished bodies per process."""
REFUSED: Final = "readiness.body_refused"
"""WSGI environment key with the reason."""


class Refused(StrEnum):
    TOO_SLOW = "too slow"
    TOO_LARGE = "too large"
    TOO_MANY = "too many"


class RefusedBodyMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        match request.META.get(REFUSED):
            case Refused.TOO_SLOW:
                return errors.body_too_slow(int(SECONDS)).response()
            case Refused.TOO_LARGE:
                return errors.body_too_large(MAX_BODY).response()
            case Refused.TOO_MANY:
                return errors.unavailable().response()
        return self.get_response(request)
