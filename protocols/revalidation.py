"""HTTP caching with ETags (RFC 9110 §13)."""

import hashlib
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.utils.http import parse_etags

_ASK_AGAIN = "private, no-cache"  # A site that opts out must be missing from the next answer
_OF_THE_BODY = ("Content-Type", "Content-Length", "Content-Digest")


class RevalidationMiddleware:
    """Requires revalidation unless a view says otherwise, and answers 304.

    ETags hash the new body, so no 304 stands for a removed site; they are weak, as answers are compressed
    later.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
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
    """Whether If-None-Match has the tag; Django's own would add a 412 for If-Match."""
    given = parse_etags(request.headers.get("If-None-Match", ""))
    return given == ["*"] or tag in {one.removeprefix("W/") for one in given}
