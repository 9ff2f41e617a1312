"""How a document is served: to anyone, from any origin, kept for an hour, and not sent twice (RFC 9110 §13)."""

import hashlib
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Final

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response
from django.views.decorators.csrf import csrf_exempt

from protocols import errors
from protocols.jsonrpc.envelope import compact

ALLOW: Final = "GET, HEAD, OPTIONS"
_HEADERS: Final = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": ALLOW,
    "Access-Control-Allow-Headers": "Authorization, Content-Type, If-None-Match",
    "Access-Control-Expose-Headers": "ETag, Link",
    "Cache-Control": "public, max-age=3600",
}


def document(
    content_type: str,
    build: Callable[[], str | dict[str, Any]],
    *,
    headers: Callable[[], Mapping[str, str]] = dict,
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Return a view of what `build` returns: text, or an object that is sent as JSON."""

    @open_to_readers
    def view(request: HttpRequest) -> HttpResponseBase:
        content = build()
        body = content if isinstance(content, str) else compact(content)
        return answer(request, HttpResponse(body, content_type=content_type, headers=headers()))

    return view


def open_to_readers(
    view: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Let programs and pages of any origin read, and do nothing else."""

    @csrf_exempt
    @wraps(view)
    def opened(request: HttpRequest) -> HttpResponseBase:
        if request.method == "OPTIONS":
            return HttpResponse(status=204, headers={**_HEADERS, "Allow": ALLOW})
        if request.method not in {"GET", "HEAD"}:
            return errors.method_not_allowed(ALLOW).response()
        return view(request)

    return opened


def answer(request: HttpRequest, response: HttpResponse) -> HttpResponseBase:
    """Add what every document carries; answer 304 to whoever has these bytes."""
    etag = f'"{hashlib.sha256(response.content).hexdigest()[:32]}"'
    for name, value in {**_HEADERS, "ETag": etag}.items():
        response.headers[name] = value
    return get_conditional_response(request, etag=etag, response=response) or response
