"""/docs/try: Swagger UI over /openapi.json, from files that django-ninja's package brings."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string

from config.middleware import CONTENT_SECURITY_POLICY, accepts_gzip
from protocols.documents.serving import CACHE_CONTROL, only_read

_TYPES: Mapping[str, str] = {
    "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
    "swagger-ui.css": "text/css; charset=utf-8",
}
# Its sheet holds its icons as data: URLs. Nothing else of it needs more than other pages have.
_POLICY = CONTENT_SECURITY_POLICY.replace("img-src 'self'", "img-src 'self' data:")


@only_read
def viewer(_request: HttpRequest) -> HttpResponse:
    page = render_to_string("docs_try.html", {"base_url": settings.BASE_URL})
    return HttpResponse(page, headers={"Content-Security-Policy": _POLICY})


@only_read
def viewer_file(request: HttpRequest, name: str) -> HttpResponse:
    """A file of Swagger UI; 404 for others."""
    if name not in _TYPES:
        raise Http404
    headers = {"Cache-Control": CACHE_CONTROL}
    if not accepts_gzip(request):
        return HttpResponse(_text(name), content_type=_TYPES[name], headers=headers)
    headers["Content-Encoding"] = "gzip"
    return HttpResponse(_packed(name), content_type=_TYPES[name], headers=headers)


@lru_cache(maxsize=len(_TYPES))
def _packed(name: str) -> bytes:
    """Packed once: 1.5 MB take 50 ms."""
    return gzip.compress(_text(name).encode(), mtime=0)


def _text(name: str) -> str:
    text = files("ninja").joinpath("static", "ninja", name).read_text("utf-8")
    # It is shown in a shadow root, whose rules see no <html>.
    return text.replace("html.dark-mode", ":host(.dark-mode)")
