"""REST: /api/find and /api/stats."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.views.decorators.csrf import csrf_exempt
from ninja import Query
from ninja.decorators import decorate_view

from agentauth import quota
from agentauth.caller import caller_of
from index.reports import stats
from index.search import find
from index.search.request import FindRequest
from index.shapes import FindResponse, StatsResponse
from protocols import errors
from protocols.errors import ErrorResponse
from protocols.rest.api import Operations
from protocols.schemas.wire import FindParameters

API_VERSION: Final = "1.7.0"
"""Version of the machine-readable description (`info.version`), which is not the software's."""

METHODS: Final = "GET, HEAD, OPTIONS"

_View = Callable[..., HttpResponseBase]
_FAILURES: Final = {400: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse}
_OPEN: Final = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Expose-Headers": "RateLimit, RateLimit-Policy, Retry-After",
    "Access-Control-Max-Age": "86400",
}
_NOT_STORED: Final = {"Cache-Control": "no-store"}
"""Answers carry the caller's own quota, and a site that refuses must be gone from the next answer."""

api = Operations(
    title="Agent-Readiness Index",
    version=API_VERSION,
    description=(
        "A search index of websites whose agent-facing capabilities an automated probe has checked. Reading needs no "
        f"account: {quota.ANONYMOUS_DAILY} requests a UTC day and caller (an IPv4 address or an IPv6 /64). A failed "
        "request counts too. Empty parameters are the same as absent ones, unknown ones are ignored."
    ),
    servers=[{"url": settings.BASE_URL}],
)


def counted(run: _View) -> _View:
    """Take one request from the caller's day before an operation runs, whatever comes of it."""

    @wraps(run)
    def counting(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        left = quota.take(caller_of(request))
        if left is None:
            return run(request, *args, **kwargs)
        response = errors.rate_limited(left).response() if left.exceeded else run(request, *args, **kwargs)
        for name, value in left.headers.items():
            response[name] = value
        return response

    return counting


def open_to_browsers(view: _View) -> _View:
    """Let pages of any origin read every answer, preflights and refused methods included (the Fetch standard)."""

    @csrf_exempt
    @wraps(view)
    def opened(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if request.method == "OPTIONS":
            response: HttpResponseBase = HttpResponse(status=204)
        elif request.method == "HEAD":
            response = _head(view, request, *args, **kwargs)
        else:
            response = view(request, *args, **kwargs)
        if response.status_code == 405:
            response = errors.method_not_allowed(METHODS).response()
        for name, value in {**_OPEN, **_NOT_STORED}.items():
            response[name] = value
        return response

    return opened


def _head(view: _View, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
    """Answer as to GET (RFC 9110 §9.3.2); the web server leaves out the body, once its headers are made of it."""
    request.method = "GET"
    try:
        return view(request, *args, **kwargs)
    finally:
        request.method = "HEAD"


@api.get(
    "/find",
    operation_id="find_capability",
    summary="Who can do this: search and filter the index",
    response={200: FindResponse, **_FAILURES},
    exclude_unset=True,
    by_alias=True,
)
@decorate_view(counted)
def find_capability(request: HttpRequest, parameters: Query[FindParameters]) -> FindResponse:  # noqa: ARG001
    """Rank listed sites by relevance to q, or list those that match the filters in a fixed order."""
    return find.find_stamped(FindRequest.read(parameters.given()))


@api.get(
    "/stats",
    operation_id="stats",
    summary="The figures of the index",
    response={200: StatsResponse, **{status: _FAILURES[status] for status in (429, 503)}},
    by_alias=True,
)
@decorate_view(counted)
def index_stats(request: HttpRequest) -> StatsResponse:  # noqa: ARG001 - ninja's signature
    """Count listed sites by tier, score, check, kind, country and route."""
    return stats.stats()
