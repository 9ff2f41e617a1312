"""URLs that take a form or JSON, and answer in three media types."""

from collections.abc import Callable, Mapping
from functools import wraps
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.utils.encoding import escape_uri_path
from django.views.decorators.csrf import csrf_exempt, csrf_protect

from index.pages.renderers import HTML, JSON, MARKDOWN, preferred_type, render_markdown
from index.values.addresses import link_header
from index.values.errors import InvalidFilterValue
from protocols import errors
from protocols.bodies import posted_object
from protocols.errors import ErrorObject, ErrorRaised
from protocols.schemas.pages import FormDescribed

_METHODS = "GET, HEAD, POST"
_READING = "GET, HEAD"
_TWINS = {".md": MARKDOWN, ".json": JSON}
View = Callable[..., HttpResponseBase]


def read_form(view: View) -> View:
    """Accept GET and HEAD; link the twins."""

    @csrf_exempt
    @wraps(view)
    def read(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if request.method not in _READING.split(", "):
            return errors.method_not_allowed(_READING).response()
        return _with_twins(request, view(request, *args, **kwargs))

    return read


def form_or_json(view: View) -> View:
    """Accept GET, HEAD and POST (at the twins no POST); link the twins.

    Forms need a CSRF token. JSON needs a CORS preflight (Fetch §4.8) instead, which these URLs never allow.
    """
    protected = csrf_protect(view)

    @csrf_exempt
    @wraps(view)
    def taken(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        suffix = _split(request.path_info)[1]
        allowed = _READING if suffix else _METHODS
        if request.method not in allowed.split(", "):
            return errors.method_not_allowed(allowed).response()
        return _with_twins(
            request, (view if request.content_type == JSON else protected)(request, *args, **kwargs)
        )

    return taken


def one_click(view: View) -> View:
    """As `form_or_json`, without a token: whoever knows the URL may POST anything to it (RFC 8058)."""

    @csrf_exempt
    @wraps(view)
    def clicked(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if request.method not in _METHODS.split(", "):
            return errors.method_not_allowed(_METHODS).response()
        return view(request, *args, **kwargs)

    return clicked


def _with_twins(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    if response.status_code != HTTPStatus.NOT_FOUND:
        # URL-encoded: a header with a control character would fail.
        address = f"{settings.BASE_URL}{escape_uri_path(_split(request.path_info)[0])}"
        response.headers["Link"] = link_header(address, md=f"{address}.md", json=f"{address}.json")
    return response


def _split(path: str) -> tuple[str, str]:
    suffix = next((suffix for suffix in _TWINS if path.endswith(suffix)), "")
    return path.removesuffix(suffix), suffix


def describe_form(
    path: str, *, what: str, fields: Mapping[str, str], answer: str, limit: str
) -> FormDescribed:
    return {
        "what": what,
        "address": f"{settings.BASE_URL}{path}",
        "method": "POST",
        "content_type": JSON,
        "fields": dict(fields),
        "answer": answer,
        "limit": limit,
        "see": f"{settings.BASE_URL}/openapi.json",
    }


def texts(request: HttpRequest, *names: str) -> dict[str, str]:
    """Posted fields of these names, from a form or a JSON object.

    Raises ErrorRaised if the body is not an object or a value not text; null, false and {} count as absent.
    """
    if request.content_type != JSON:
        return {name: str(request.POST[name]) for name in names if name in request.POST}
    given = posted_object(request)
    return {name: _text(name, given[name]) for name in names if name in given}


def _text(name: str, value: object) -> str:
    if not isinstance(value, str) or any("\ud800" <= character <= "\udfff" for character in value):
        raise ErrorRaised(errors.invalid_value(InvalidFilterValue(name, value, why="it is text")))
    return value


def media(request: HttpRequest) -> str:
    if suffix := _split(request.path_info)[1]:
        return _TWINS[suffix]
    posted = request.method == "POST" and request.content_type == JSON
    offered = (JSON, HTML, MARKDOWN) if posted else (HTML, MARKDOWN, JSON)
    return preferred_type(request.headers.get("Accept", ""), offered)


def page(
    request: HttpRequest,
    template: str,
    context: Mapping[str, Any],
    *,
    status: int = 200,
    answer: Mapping[str, Any],
) -> HttpResponse:
    """A page with a CSRF token, or `answer` as JSON."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept, Cookie"}
    kind = media(request)
    if kind == JSON:
        return JsonResponse(answer, status=status, headers=headers)
    known = {"base_url": settings.BASE_URL, **context}
    if kind == MARKDOWN:
        text = render_markdown(f"{template}.md", known)
    else:
        kind = HTML
        text = render_to_string(f"{template}.html", {**known, "csrf_token": get_token(request)})
    return HttpResponse(text, status=status, content_type=f"{kind}; charset=utf-8", headers=headers)


def forbid_indexing(view: View) -> View:
    """For a page that only those find who know its address."""

    @wraps(view)
    def marked(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        response = view(request, *args, **kwargs)
        response.headers["X-Robots-Tag"] = "noindex"
        return response

    return marked


def not_found(request: HttpRequest, error: ErrorObject) -> HttpResponseBase:
    """The page of an address that leads to nothing."""
    shown = {"status": 404, "title": "Not found", "message": f"{error.error} {error.hint}"}
    return page(request, "error", shown, status=404, answer=error.body())


def refuse(
    request: HttpRequest, template: str, context: Mapping[str, Any], error: ErrorObject
) -> HttpResponseBase:
    if media(request) == JSON:
        return error.response()
    shown = {**context, "error": error.body()}
    response = page(request, template, shown, status=error.status, answer=error.body())
    for name, value in error.headers.items():
        response[name] = value
    return response
