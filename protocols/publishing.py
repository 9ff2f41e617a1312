"""How a document is served: to anyone, from any origin, kept for an hour, and not sent twice (RFC 9110 §13)."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response
from django.views.decorators.csrf import csrf_exempt

from protocols import errors
from protocols.jsonrpc import compact

ALLOW: Final = "GET, HEAD, OPTIONS"
_HEADERS: Final = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": ALLOW,
    "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
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

    @csrf_exempt
    def view(request: HttpRequest) -> HttpResponseBase:
        if request.method == "OPTIONS":
            return HttpResponse(status=204, headers={**_HEADERS, "Allow": ALLOW})
        if request.method not in {"GET", "HEAD"}:
            return errors.method_not_allowed(ALLOW).response()
        content = build()
        body = (content if isinstance(content, str) else compact(content)).encode()
        etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        sent = {**_HEADERS, **headers(), "ETag": etag}
        response = HttpResponse(body, content_type=content_type, headers=sent)
        return get_conditional_response(request, etag=etag, response=response) or response

    return view
