"""What the addresses with a form share: they take a form of our own pages or JSON, and answer in three media types."""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.views.decorators.csrf import csrf_exempt, csrf_protect

from index.addresses import link_header
from index.errors import InvalidFilterValue
from index.renderers import HTML, JSON, MARKDOWN, preferred, render_markdown
from protocols import errors
from protocols.errors import ErrorObject
from protocols.parsing import MAX_BODY, BadField, json_object

_METHODS: Final = "GET, HEAD, POST"
View = Callable[..., HttpResponseBase]


def form_or_json(view: View) -> View:
    """Take GET, HEAD and POST. Everything but JSON must come from a form of our own pages.

    JSON no page of another origin can send unasked: a browser asks first (a CORS preflight, Fetch §4.8), and
    these addresses never say that it may.
    """
    protected = csrf_protect(view)

    @csrf_exempt
    @wraps(view)
    def taken(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if request.method not in {"GET", "HEAD", "POST"}:
            return errors.method_not_allowed(_METHODS).response()
        return (view if request.content_type == JSON else protected)(request, *args, **kwargs)

    return taken


def twinned(view: View) -> View:
    """Name the markdown twin of a form's page, at its address with .md."""

    @wraps(view)
    def named(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        response = view(request, *args, **kwargs)
        address = f"{settings.BASE_URL}{request.path_info.removesuffix('.md')}"
        response.headers["Link"] = link_header(address, md=f"{address}.md")
        return response

    # Django looks for the exemption on the view itself; `form_or_json` protects inside.
    named.csrf_exempt = getattr(view, "csrf_exempt", False)  # type: ignore[attr-defined]
    return named


def texts(request: HttpRequest, *names: str) -> dict[str, str]:
    """Return the fields of these names that were posted: of a form, or of a JSON object, where no body is an empty one.

    Raises BadField for a body that is no object, and for a value that is not text: null, false and {} are none.
    """
    if request.content_type != JSON:
        return {name: str(request.POST[name]) for name in names if name in request.POST}
    try:
        given = json_object(request.read(MAX_BODY + 1) or b"{}")
    except ValueError as error:
        raise BadField(errors.no_object()) from error
    return {name: _text(name, given[name]) for name in names if name in given}


def _text(name: str, value: object) -> str:
    if not isinstance(value, str) or any("\ud800" <= character <= "\udfff" for character in value):
        raise BadField(errors.invalid_value(InvalidFilterValue(name, value, why="it is text")))
    return value


def media(request: HttpRequest) -> str:
    """Return the media type of the answer: GET is a page; a POST is answered as it came unless Accept says otherwise."""
    if request.path_info.endswith(".md"):
        return MARKDOWN
    offered = [HTML, MARKDOWN]
    if request.method == "POST":
        offered.insert(0 if request.content_type == JSON else 2, JSON)
    return preferred(request.headers.get("Accept", ""), offered)


def page(
    request: HttpRequest,
    template: str,
    context: Mapping[str, Any],
    *,
    status: int = 200,
    answer: Mapping[str, Any] | None = None,
) -> HttpResponse:
    """Return a page of one of the templates, with a token for its form; or `answer`, where JSON is asked for."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept, Cookie"}
    kind = media(request)
    if kind == JSON and answer is not None:
        return JsonResponse(answer, status=status, headers=headers)
    known = {"base_url": settings.BASE_URL, **context}
    if kind == MARKDOWN:
        text = render_markdown(f"{template}.md", known)
    else:
        kind = HTML
        text = render_to_string(f"{template}.html", {**known, "csrf_token": get_token(request)})
    return HttpResponse(text, status=status, content_type=f"{kind}; charset=utf-8", headers=headers)


def refuse(
    request: HttpRequest, template: str, context: Mapping[str, Any], error: ErrorObject
) -> HttpResponseBase:
    """Return an error as the object, or as the page with the form, whose template finds it as `error`."""
    if media(request) == JSON:
        return error.response()
    response = page(request, template, {**context, "error": error.body()}, status=error.status)
    for name, value in error.headers.items():
        response[name] = value
    return response
