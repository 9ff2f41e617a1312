"""The error object of every machine surface, `{code, class, error, hint, valid?, see}`, and error pages.

`code` and `class` are contract, `error` and `hint` are prose.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Annotated, Any, NotRequired

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from pydantic import Field
from rest_framework.exceptions import MethodNotAllowed, ParseError, UnsupportedMediaType
from rest_framework.response import Response
from typing_extensions import TypedDict

from agentauth.quota import Quota
from index.filters import FILTERS
from index.pages.renderers import HTML, JSON, MARKDOWN, preferred_type, render_markdown
from index.shapes import Shape, Url
from index.values.errors import FindError, InvalidFilterValue, MissingParam, Unavailable

RETRY_AFTER = 30  # Seconds to wait after a 503

_MACHINE_SURFACES = (
    "/api",
    "/mcp",
    "/a2a",
    "/agent",
    "/.well-known",
    "/search",
    "/explore",
    "/agents",
    "/v0.1",
)

_SUFFIXES = {".json": JSON, ".md": MARKDOWN}

logger = logging.getLogger(__name__)


class Code(StrEnum):
    """Stable codes."""

    MISSING_PARAM = "MISSING_PARAM"
    INVALID_FILTER_VALUE = "INVALID_FILTER_VALUE"
    NOT_FOUND = "NOT_FOUND"
    FORBIDDEN = "FORBIDDEN"
    METHOD_NOT_ALLOWED = "METHOD_NOT_ALLOWED"
    RATE_LIMITED = "RATE_LIMITED"
    UNAVAILABLE = "UNAVAILABLE"


class Family(StrEnum):
    """The `class` of an error."""

    BAD_REQUEST = "bad_request"
    RATE_LIMITED = "rate_limited"
    UNAVAILABLE = "unavailable"


_Kind = TypedDict("_Kind", {"code": Code, "class": Family})


class ErrorResponse(Shape, _Kind):
    """Every error."""

    error: Annotated[str, Field(description="Prose for people; it may be reworded.")]
    hint: Annotated[str, Field(description="Prose for people; it may be reworded.")]
    valid: NotRequired[
        Annotated[list[str], Field(description="The vocabulary that the value must come from.")]
    ]
    see: Url


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorObject:
    status: int
    code: Code
    error: str
    hint: str
    family: Family = Family.BAD_REQUEST
    valid: Sequence[str] = ()
    headers: Mapping[str, str] = field(default_factory=dict)
    see: str = "/openapi.json"

    def body(self) -> ErrorResponse:
        said: ErrorResponse = {
            "code": self.code,
            "class": self.family,
            "error": self.error,
            "hint": self.hint,
            "valid": list(self.valid),
            "see": f"{settings.BASE_URL}{self.see}",
        }
        if not self.valid:
            del said["valid"]
        return said

    def body_with_wait(self) -> dict[str, Any]:
        """The object for JSON-RPC, with `retry_after` in seconds instead of a header."""
        wait = self.headers.get("Retry-After")
        return {**self.body(), **({"retry_after": int(wait)} if wait else {})}

    def response(self) -> JsonResponse:
        headers = {"Cache-Control": "no-store", **self.headers}
        return JsonResponse(self.body(), status=self.status, headers=headers)


class ErrorRaised(Exception):  # noqa: N818 - what is wrong is in its error object
    def __init__(self, error: ErrorObject) -> None:
        super().__init__(error.error)
        self.error = error


def from_exception(error: Exception) -> ErrorObject:
    """An exception's error object; unexpected ones are logged and become UNAVAILABLE."""
    match error:
        case ErrorRaised():
            return error.error
        case MissingParam():
            return missing_param(error)
        case InvalidFilterValue():
            return invalid_value(error)
        case Http404():
            return nothing_here()
        case SuspiciousOperation():
            return malformed_error()
        case Unavailable():
            logger.error("a request could not be answered: %s", error)
            return unavailable()
    logger.error("a request could not be answered", exc_info=error)
    return unavailable()


def missing_param(error: MissingParam) -> ErrorObject:
    if error.name:
        return ErrorObject(
            status=400, code=Code.MISSING_PARAM, error=f"{error}.", hint=f"Give {error.name}, as text."
        )
    other_name = f"{error.given_as} is called {error.query} here. " if error.given_as else ""
    return ErrorObject(
        status=400,
        code=Code.MISSING_PARAM,
        error="Neither a query nor a narrowing filter was given.",
        hint=f"{other_name}Give {error.query}, or at least one of "
        f"{', '.join(filter_.narrowing for filter_ in FILTERS)}. "
        "A boolean filter narrows only when it is true.",
    )


def invalid_value(error: InvalidFilterValue) -> ErrorObject:
    taken = error.taken or ("one of the values in valid" if error.valid else "text")
    hint = error.hint or f"Give {error.name} once, as {taken}."
    if error.near:
        hint = f"Did you mean {' or '.join(error.near)}? {hint}"
    return ErrorObject(
        status=400, code=Code.INVALID_FILTER_VALUE, error=f"{error}.", hint=hint, valid=error.valid
    )


def malformed_error() -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error="The request is malformed.",
        hint="Check the host name, the size and the number of parameters.",
    )


def body_too_slow(seconds: int) -> ErrorObject:
    return ErrorObject(
        status=408,
        code=Code.INVALID_FILTER_VALUE,
        error=f"The body did not arrive within {seconds} seconds.",
        hint="Send the whole body again. Nothing was processed.",
    )


def body_too_large(most: int) -> ErrorObject:
    return ErrorObject(
        status=413,
        code=Code.INVALID_FILTER_VALUE,
        error=f"The body is larger than {most} bytes.",
        hint="Most addresses accept at most 16 KB; the documentation states each limit.",
    )


def nothing_here() -> ErrorObject:
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="Nothing exists at this address.",
        hint="The document at see lists all addresses of the service.",
    )


def unknown_tool(name: object, valid: Sequence[str]) -> ErrorObject:
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error=f"There is no {InvalidFilterValue('tool', name).quoted}.",
        hint="Use one of the names in valid.",
        valid=valid,
    )


def no_identifier() -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error="This is no identifier of an entry.",
        hint="Give the identifier that a search gave, URL-encoded, or the host of a site.",
    )


def no_such_agent() -> ErrorObject:
    """The 404 of a registry, whatever the reason."""
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="There is no such entry in the index.",
        hint="This says nothing about any site. Entries are found by POST /search; their identifiers end in "
        "a host.",
    )


def no_such_server() -> ErrorObject:
    """The 404 of the MCP registry, whatever the reason."""
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="There is no such server, or no such version of it, in this registry.",
        hint="This says nothing about any site. GET /v0.1/servers names the servers; each has one version, "
        "which latest stands for.",
    )


def not_offered() -> ErrorObject:
    """The 501 for an optional operation of a protocol."""
    return ErrorObject(
        status=501,
        code=Code.NOT_FOUND,
        error="This operation is not supported.",
        hint="The figures of the index are at /api/stats; entries are found by POST /search.",
    )


def origin_refused() -> ErrorObject:
    return ErrorObject(
        status=403,
        code=Code.FORBIDDEN,
        error="Requests from this origin are not allowed.",
        hint="A service on loopback takes only loopback origins. Registration, suggestions and live checks "
        "are for programs, which send no Origin, and for the pages of this service.",
    )


def method_not_allowed(allow: str) -> ErrorObject:
    return ErrorObject(
        status=405,
        code=Code.METHOD_NOT_ALLOWED,
        error="This address does not support that method.",
        hint=f"Use {allow}.",
        headers={"Allow": allow},
    )


def forbidden() -> ErrorObject:
    return ErrorObject(
        status=403,
        code=Code.FORBIDDEN,
        error="This address is not open to you.",
        hint="Reading needs no credential; the document at see lists what is open to everyone.",
    )


def cross_site() -> ErrorObject:
    """The 403 for a form that no page of ours sent."""
    return ErrorObject(
        status=403,
        code=Code.FORBIDDEN,
        error="This form was not sent from a page of this service.",
        hint="Reload the page with cookies allowed and send the form again; for programs, see the document "
        "at see.",
    )


def too_often(error: str, hint: str, *, seconds: int, see: str = "/openapi.json") -> ErrorObject:
    """The 429 with `Retry-After` in seconds."""
    return ErrorObject(
        status=429,
        code=Code.RATE_LIMITED,
        family=Family.RATE_LIMITED,
        error=error,
        hint=hint,
        headers={"Retry-After": str(seconds)},
        see=see,
    )


def rate_limited(quota: Quota) -> ErrorObject:
    """The 429 for a spent daily quota."""
    spent = too_often(
        f"Daily limit of {quota.limit} requests reached.",
        f"The count resets at midnight UTC, in {quota.resets_in} seconds. A key raises the limit: see the "
        "address in see.",
        seconds=quota.resets_in,
        see="/auth.md",
    )
    return replace(spent, headers={**spent.headers, **quota.headers})


def registrations_spent(quota: Quota) -> ErrorObject:
    return too_often(
        f"Each caller may register {quota.limit} times a day.",
        "Use a key that you already have: keys do not expire. You can register again after midnight UTC, in "
        f"{quota.resets_in} seconds.",
        seconds=quota.resets_in,
        see="/auth.md",
    )


def not_json() -> ErrorObject:
    return ErrorObject(
        status=415,
        code=Code.INVALID_FILTER_VALUE,
        error="The Content-Type is not application/json.",
        hint="Send a JSON object with Content-Type: application/json.",
        valid=("application/json",),
        see="/auth.md",
    )


def no_object() -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error="The body is not a JSON object of at most 16 KB.",
        hint="Send a JSON object in UTF-8 with its Content-Length.",
    )


def unavailable() -> ErrorObject:
    return ErrorObject(
        status=503,
        code=Code.UNAVAILABLE,
        family=Family.UNAVAILABLE,
        error="The service could not answer.",
        hint=f"This says nothing about any site. Try again in {RETRY_AFTER} seconds.",
        headers={"Retry-After": str(RETRY_AFTER)},
    )


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001 - Django's signature
    return answer(request, malformed_error(), "Bad request")


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001 - Django's signature
    return answer(request, forbidden(), "Not open")


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:  # noqa: ARG001 - Django's signature
    return answer(request, cross_site(), "Not sent from here")


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001 - Django's signature
    return answer(request, nothing_here(), "Not found")


def server_error(request: HttpRequest) -> HttpResponse:
    """Return 503; Django has logged the exception."""
    return answer(request, unavailable(), "Unavailable")


def media(request: HttpRequest) -> str:
    """The media type: by surface, else by suffix, else by Accept."""
    path = request.path_info
    if any(path == surface or path.startswith(surface + "/") for surface in _MACHINE_SURFACES):
        return JSON
    if suffix := next((suffix for suffix in _SUFFIXES if path.endswith(suffix)), ""):
        return _SUFFIXES[suffix]
    offered = (JSON, HTML, MARKDOWN) if request.content_type == JSON else (HTML, MARKDOWN, JSON)
    return preferred_type(request.headers.get("Accept", ""), offered)


def answer(request: HttpRequest, error: ErrorObject, title: str) -> HttpResponse:
    """The object, or a page rendered without the request, which may be the cause."""
    kind = media(request)
    if kind == JSON:
        return error.response()
    message = f"{error.error} {error.hint}" if "Retry-After" in error.headers else error.error
    said = {"status": error.status, "title": title, "message": message, "base_url": settings.BASE_URL}
    page = render_markdown("error.md", said) if kind == MARKDOWN else render_to_string("error.html", said)
    headers = {"Cache-Control": "no-store", **error.headers}
    return HttpResponse(page, status=error.status, content_type=f"{kind}; charset=utf-8", headers=headers)


def handle(error: Exception, context: dict[str, Any]) -> HttpResponse | None:
    """Answer a wrong method and errors of views; None leaves the rest to Django."""
    match error:
        case FindError() | Unavailable() | ErrorRaised():
            return from_exception(error).response()
        case UnsupportedMediaType():
            return not_json().response()
        case ParseError():
            return no_object().response()
    if not isinstance(error, MethodNotAllowed):
        return None
    refused = method_not_allowed(", ".join(context["view"].allowed_methods))
    return Response(
        refused.body(), status=refused.status, headers={"Cache-Control": "no-store", **refused.headers}
    )
