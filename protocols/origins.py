"""Who may knock where agents post: methods, origins (DNS rebinding) and what a browser needs to read the answer."""

from collections.abc import Callable
from functools import wraps
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.http.request import split_domain_port
from django.views.decorators.csrf import csrf_exempt

from protocols import errors

ALLOW: Final = "POST, OPTIONS"

_View = Callable[[HttpRequest], HttpResponseBase]


def post_only(*, allow_headers: str, expose_headers: str) -> Callable[[_View], _View]:
    """Take POST from programs and from pages of welcome origins, and nothing else."""
    headers = {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Methods": ALLOW,
        "Access-Control-Allow-Headers": f"Authorization, Content-Type, Accept, {allow_headers}",
        "Access-Control-Expose-Headers": f"RateLimit, RateLimit-Policy, Retry-After, {expose_headers}",
        "Access-Control-Max-Age": "86400",
        "Cache-Control": "no-store",
    }

    def decorate(view: _View) -> _View:
        @csrf_exempt
        @wraps(view)
        def opened(request: HttpRequest) -> HttpResponseBase:
            response = _answer(request, view)
            for name, value in headers.items():
                response.headers[name] = value
            return response

        return opened

    return decorate


def _answer(request: HttpRequest, view: _View) -> HttpResponseBase:
    if not welcome(request.headers.get("Origin"), request.get_host()):
        return errors.origin_refused().response()
    if request.method == "OPTIONS":
        return HttpResponse(status=204, headers={"Allow": ALLOW})
    if request.method != "POST":
        return errors.method_not_allowed(ALLOW).response()
    return view(request)


def welcome(origin: str | None, host: str) -> bool:
    """Whether a page of this origin may ask at this host.

    Any http(s) origin may, because nothing here rests on cookies or on the caller's network place. A
    service on loopback takes only loopback origins: a page from elsewhere must not reach into a
    developer's machine (MCP 2026-07-28, Streamable HTTP, security).
    """
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
        name, _port = parts.hostname, parts.port
    except ValueError:
        return False
    if not name or parts.scheme not in {"http", "https"} or origin != f"{parts.scheme}://{parts.netloc}":
        return False
    return "@" not in origin and (not _is_loopback(split_domain_port(host)[0]) or _is_loopback(name))


def _is_loopback(name: str) -> bool:
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
