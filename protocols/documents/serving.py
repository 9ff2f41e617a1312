"""Views of documents, cacheable for an hour."""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.views.decorators.csrf import csrf_exempt

from protocols import errors
from protocols.jsonrpc import compact

ALLOW = "GET, HEAD, OPTIONS"
CACHE_CONTROL = "public, max-age=3600"  # Cache-Control of documents that name no site

View = Callable[..., HttpResponseBase]


def document(
    content_type: str,
    build: Callable[[], str | dict[str, Any]],
    *,
    headers: Callable[[], Mapping[str, str]] = dict,
) -> Callable[[HttpRequest], HttpResponseBase]:
    """A view of what `build` returns: text, or an object as JSON."""

    @only_read
    def view(_request: HttpRequest) -> HttpResponseBase:
        content = build()
        body = content if isinstance(content, str) else compact(content)
        return HttpResponse(
            body, content_type=content_type, headers={"Cache-Control": CACHE_CONTROL, **headers()}
        )

    return view


def only_read(view: View) -> View:
    """Accept only GET and HEAD."""

    @csrf_exempt
    @wraps(view)
    def read(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if request.method not in {"GET", "HEAD"}:
            return errors.method_not_allowed(ALLOW).response()
        return view(request, *args, **kwargs)

    return read
