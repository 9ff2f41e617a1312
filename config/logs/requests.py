"""Request ids, access log and metrics: URL patterns, never who asked or for what."""

import logging
import re
import secrets
import time
from collections.abc import Callable
from http import HTTPStatus

from django.http import HttpRequest, HttpResponseBase
from prometheus_client import Counter, Histogram

from config.logs.formats import request_id
from config.observability import Describe, span

HEADER = "X-Request-ID"
_WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{8,64}")
_SURFACES = {
    "api": "rest", "mcp": "mcp", "a2a": "a2a", "search": "ard", "explore": "ard", "agents": "ard",
    "v0.1": "registry", "agent": "keys",
    "submit": "submit", "check": "check", "watch": "watch", "site": "site",
    "admin": "admin", "static": "static",
    "healthz": "operations", "readyz": "operations", "metrics": "operations",
    ".well-known": "documents", "openapi.json": "documents", "llms.txt": "documents",
    "llms-full.txt": "documents",
    "robots.txt": "documents", "webmcp.js": "documents", "auth.md": "documents", "sitemap": "documents",
    "sitemap.xml": "documents",
}  # fmt: skip
_METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"})

REQUESTS = Counter(
    "readiness_requests", "Requests answered, by door, method and status.", ["door", "method", "status"]
)
SECONDS = Histogram(
    "readiness_request_seconds",
    "Seconds from the first middleware to the answer, by door.",
    ["door"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
)

logger = logging.getLogger(__name__)


class RequestLogMiddleware:
    """Logs every request under an id; must be the first middleware."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Keep a given id of 8 to 64 letters, digits, - or _."""
        given = request.headers.get(HEADER, "")
        name = given if _WELL_FORMED.fullmatch(given) else secrets.token_hex(8)
        token = request_id.set(name)
        began = time.perf_counter()
        parent, state = (request.headers.get(header, "") for header in ("traceparent", "tracestate"))
        try:
            with span("SERVER", traceparent=parent, tracestate=state) as describe:
                response = self.get_response(request)
                response.headers[HEADER] = name
                _note(request, response, time.perf_counter() - began, describe)
        finally:
            request_id.reset(token)
        return response


def surface_of(path: str) -> str:
    return _SURFACES.get(path.strip("/").partition("/")[0], "pages")


def _note(request: HttpRequest, response: HttpResponseBase, seconds: float, describe: Describe) -> None:
    surface = surface_of(request.path_info)
    method = request.method if request.method in _METHODS else "other"
    REQUESTS.labels(surface, method, response.status_code).inc()
    SECONDS.labels(surface).observe(seconds)
    matched = request.resolver_match
    route = f"/{matched.route}" if matched else ("/static/…" if surface == "static" else "-")
    describe(
        f"{method} {route}",
        failed=response.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR,
        http__request__method=method,
        http__route=route,
        http__response__status_code=response.status_code,
    )
    is_routine = surface == "operations" and response.status_code < HTTPStatus.BAD_REQUEST
    logger.log(
        logging.DEBUG if is_routine else logging.INFO,
        "%s %s %s %.0f ms",
        method,
        route,
        response.status_code,
        seconds * 1000,
        extra={
            "fields": {
                "door": surface,
                "method": method,
                "route": route,
                "status": response.status_code,
                "seconds": round(seconds, 4),
            }
        },
    )
