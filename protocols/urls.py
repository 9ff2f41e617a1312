"""Addresses of the machine surfaces."""

from django.urls import URLPattern, URLResolver, path

from protocols import rest
from protocols.mcp import mcp

_rest, _app, _namespace = rest.api.urls
for _pattern in _rest:
    if isinstance(_pattern, URLPattern):
        _pattern.callback = rest.open_to_browsers(_pattern.callback)

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/", (_rest, _app, _namespace)),
    # Clients post to either form; a redirect would lose the body of some.
    path("mcp", mcp, name="mcp"),
    path("mcp/", mcp),
    path("openapi.json", rest.open_to_browsers(rest.openapi), name="openapi"),
]
