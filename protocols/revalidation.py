"""What caches may keep: each answer has a validator of its own, and who has it gets 304 (RFC 9110 §13)."""

import hashlib
from collections.abc import Callable
from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.utils.http import parse_etags

_ASK_AGAIN: Final = "private, no-cache"
"""A site that refuses must be gone from the next answer, whoever keeps the one before."""
_OF_THE_BODY: Final = ("Content-Type", "Content-Length", "Content-Digest")


class RevalidationMiddleware:
    """Let nothing be kept without asking again unless it says otherwise, and answer 304 to whoever has it.

    The validator is made of the body that was just made, so that no 304 stands for a site that was removed.
    A view may set an ETag that names the state of the index it read: it becomes a part. All are weak:
    the layer above may compress the same answer.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        """Wrap the next layer."""
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer, or say that the caller has the answer."""
        response = self.get_response(request)
        if request.method not in {"GET", "HEAD"}:
            return response
        response.headers.setdefault("Cache-Control", _ASK_AGAIN)
        if response.status_code == 200 and isinstance(response, HttpResponse):
            _validate(request, response)
        return response


def _validate(request: HttpRequest, response: HttpResponse) -> None:
    if "no-store" in response.headers["Cache-Control"]:
        return
    state = response.headers.get("ETag", "").encode()
    tag = f'"{hashlib.sha256(state + b" " + response.content).hexdigest()[:32]}"'
    response.headers["ETag"] = f"W/{tag}"
    patch_vary_headers(response, ["Accept-Encoding"])
    if not _has(request, tag):
        return
    response.status_code, response.content = 304, b""
    for name in _OF_THE_BODY:
        response.headers.pop(name, None)


def _has(request: HttpRequest, tag: str) -> bool:
    """Whether If-None-Match names it. Django's own would add a 412 to If-Match, which is of no use here."""
    given = parse_etags(request.headers.get("If-None-Match", ""))
    return given == ["*"] or tag in {one.removeprefix("W/") for one in given}
