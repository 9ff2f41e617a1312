"""A key in a query string is taken out before anything could log, show or link it."""

from collections.abc import Callable
from urllib.parse import unquote_plus

from django.http import HttpRequest, HttpResponseBase

QUERY_KEY = "agentauth.query_key"
"""Where `caller_of` finds it."""


class QueryKeyMiddleware:
    """Move `key` from the query string to a place that no log line and no page reads."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        """Wrap the next layer."""
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Take it out, then go on."""
        query = request.META.get("QUERY_STRING", "")
        if "key" in query or "%" in query:  # a name may be percent-encoded
            parts = query.split("&")
            keys = [part for part in parts if unquote_plus(part.partition("=")[0]) == "key"]
            request.META[QUERY_KEY] = unquote_plus(keys[0].partition("=")[2]) if keys else ""
            request.META["QUERY_STRING"] = "&".join(part for part in parts if part not in keys)
        return self.get_response(request)
