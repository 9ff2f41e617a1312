"""CORS (Fetch §3.2), and the guard against DNS rebinding."""

import re
from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from ipaddress import ip_address
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.http.request import split_domain_port
from django.views.decorators.csrf import csrf_exempt

from config.middleware import in_admin
from protocols import errors

ALLOW = "POST, OPTIONS"

# URLs that write or use an allowance: only for programs and our own pages.
_CLOSED = re.compile(
    r"/(?:admin|metrics|agent/auth|submit|check|watch(?!/leave/[0-9a-f]{32}$)|site/[^/]+/(?:again|wrong))(?:[./]|$)"
)
# CORS headers, never with credentials.
_READ = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "A2A-Version, ETag, Link, Mcp-Session-Id, RateLimit, RateLimit-Policy, "
    "Retry-After, WWW-Authenticate",
}
_ASKED_FIRST = {
    "Access-Control-Allow-Headers": "A2A-Extensions, A2A-Version, Accept, Authorization, Content-Type, "
    "If-None-Match, Last-Event-ID, Mcp-Method, Mcp-Name, MCP-Protocol-Version, Mcp-Session-Id",
    "Access-Control-Max-Age": "86400",
}

_View = Callable[[HttpRequest], HttpResponseBase]


class OriginsMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Reject POST from another origin to a closed URL; add CORS headers elsewhere."""
        closed = _CLOSED.match(request.path_info)
        if closed and request.method == "POST" and other_origin(request):
            return errors.answer(request, errors.origin_refused(), "Not open")
        response = _with_options(request, self.get_response(request))
        if not closed:
            _open(request, response)
        return response


def _open(request: HttpRequest, response: HttpResponseBase) -> None:
    headers = dict(_READ)
    if request.method == "OPTIONS" and (allow := response.headers.get("Allow")):
        headers |= {**_ASKED_FIRST, "Access-Control-Allow-Methods": allow}
    for name, value in headers.items():
        response.headers[name] = value


def _with_options(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    """Answer OPTIONS instead of a 405, and add it to Allow."""
    allow = response.headers.get("Allow", "")
    if not allow or in_admin(request):
        return response
    if "OPTIONS" not in allow:
        allow = f"{allow}, OPTIONS"
    if request.method == "OPTIONS" and response.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        response = HttpResponse(status=204)
        del response.headers["Content-Type"]
    response.headers["Allow"] = allow
    return response


def other_origin(request: HttpRequest) -> str:
    """The origin if it is not ours, else ""."""
    origin = request.headers.get("Origin", "")
    base = urlsplit(settings.BASE_URL)
    ours = {f"{base.scheme}://{base.netloc}", f"{request.scheme}://{request.get_host()}"}
    return "" if origin in ours else origin


def post_only(view: _View) -> _View:
    """Accept only POST, from programs and welcome origins; the answer is uncacheable."""

    @csrf_exempt
    @wraps(view)
    def opened(request: HttpRequest) -> HttpResponseBase:
        response = _answer(request, view)
        response.headers["Cache-Control"] = "no-store"
        return response

    return opened


def _answer(request: HttpRequest, view: _View) -> HttpResponseBase:
    if not welcome(request.headers.get("Origin"), request.get_host()):
        return errors.origin_refused().response()
    if request.method != "POST":
        return errors.method_not_allowed(ALLOW).response()
    return view(request)


def welcome(origin: str | None, host: str) -> bool:
    """Whether this origin may send requests to this host: all may, as nothing depends on cookies.

    On loopback only loopback origins may, so that web pages can't reach a developer's machine (MCP
    2026-07-28).
    """
    return origin is None or not _is_loopback(split_domain_port(host)[0]) or on_loopback(origin)


def on_loopback(origin: str) -> bool:
    try:
        parts = urlsplit(origin)
        name, _port = parts.hostname, parts.port
    except ValueError:
        return False
    if parts.scheme not in {"http", "https"} or origin != f"{parts.scheme}://{parts.netloc}" or "@" in origin:
        return False
    return bool(name) and _is_loopback(str(name))


def _is_loopback(name: str) -> bool:
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
