"""Removes keys from query strings before they are logged, shown or linked."""

from collections.abc import Callable
from urllib.parse import unquote_plus

from django.http import HttpRequest, HttpResponseBase

QUERY_KEY = "agentauth.query_key"


class QueryKeyMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        query = request.META.get("QUERY_STRING", "")
        if "key" in query or "%" in query:  # a name may be percent-encoded
            parts = query.split("&")
            keys = [part for part in parts if unquote_plus(part.partition("=")[0]) == "key"]
            request.META[QUERY_KEY] = unquote_plus(keys[0].partition("=")[2]) if keys else ""
            request.META["QUERY_STRING"] = "&".join(part for part in parts if part not in keys)
        return self.get_response(request)
