"""REST."""

from collections.abc import Callable
from functools import wraps
from typing import Any, NoReturn

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.urls import URLPattern
from ninja import NinjaAPI, Query
from ninja.decorators import decorate_view
from ninja.errors import HttpError, ValidationErrorContext
from ninja.parser import Parser
from ninja.renderers import BaseRenderer
from pydantic_core import to_json

from agentauth import quota
from agentauth.caller import caller_of
from index.reports import changes, stats
from index.reports.site_report import read_brief_report
from index.search import find
from index.search.request import FindRequest
from index.shapes import FindResponse, StatsResponse
from index.values.errors import MissingParam
from protocols import errors, ignored_parameters
from protocols.bodies import posted_object
from protocols.documents import serving
from protocols.documents.introduction import RELEASES
from protocols.documents.serving import View
from protocols.errors import ErrorRaised, ErrorResponse
from protocols.origins import post_only
from protocols.schemas.wire import (
    ChangesParameters,
    FindParameters,
    HostsToReport,
    IndexChanges,
    SiteReports,
)


class JsonBodies(Parser):
    def parse_body(self, request: HttpRequest) -> dict[str, Any]:
        return posted_object(request)


class Operations(NinjaAPI):
    def __init__(self, **about: Any) -> None:
        super().__init__(docs_url=None, openapi_url=None, parser=JsonBodies(), **about)

    def set_default_exception_handlers(self) -> None:
        self.exception_handler(Exception)(_failed)

    def validation_error_from_error_contexts(
        self, error_contexts: list[ValidationErrorContext[Any]]
    ) -> NoReturn:
        """Raise MissingParam for the first missing field; models reject invalid values themselves."""
        context = error_contexts[0]
        argument, *place = context.pydantic_validation_error.errors()[0]["loc"]
        body: Any = context.model.model_fields[str(argument)].annotation
        raise MissingParam(".".join(map(str, place)) or next(iter(body.model_fields)))

    def views(self) -> dict[str, Callable[..., HttpResponseBase]]:
        patterns = (pattern for pattern in self.urls[0] if isinstance(pattern, URLPattern))
        return {pattern.name: pattern.callback for pattern in patterns if pattern.name}


def _failed(request: HttpRequest, error: Exception) -> HttpResponse:  # noqa: ARG001 - ninja's signature
    """The error object; ninja wraps exceptions of reading the body."""
    wrapped = error.__cause__ if isinstance(error, HttpError) else None
    return errors.from_exception(wrapped if isinstance(wrapped, Exception) else error).response()


API_VERSION = "1.11.0"  # Version of the contract (`info.version`), not of the software

_RELEASES_TOLD = 2  # Releases whose changes the description tells

_FAILURES = {400: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse}

api = Operations(
    title="Agent-Readiness Index",
    version=API_VERSION,
    description=(
        "A search index of websites whose agent-facing capabilities an automated probe has checked. Reading "
        f"needs no account: {quota.ANONYMOUS_DAILY} requests a UTC day and caller (an IPv4 address or an "
        "IPv6 /64). A failed request counts too, and one that gets 304. Empty parameters are the same as "
        "absent ones; unknown ones are ignored and named in ignored.\n\n"
        + "\n\n".join(f"Release {release.version}: {release.text}" for release in RELEASES[:_RELEASES_TOLD])
    ),
    servers=[{"url": settings.BASE_URL}],
)


def count_requests(run: View) -> View:
    """Count a request before the operation runs."""

    @wraps(run)
    def counting(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        left = quota.take(caller_of(request))
        if left is None:
            return run(request, *args, **kwargs)
        response = errors.rate_limited(left).response() if left.exceeded else run(request, *args, **kwargs)
        for name, value in left.headers.items():
            response[name] = value
        return response

    return counting


def only_read(view: View) -> View:
    """Accept GET and HEAD, and answer HEAD as GET (RFC 9110 §9.3.2)."""

    @wraps(view)
    def as_get(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        method, request.method = request.method, "GET"
        try:
            return view(request, *args, **kwargs)
        finally:
            request.method = method

    return serving.only_read(as_get)


def guard_method(view: View, name: str | None) -> View:
    """Accept POST for reports, and GET and HEAD for anything else."""
    return post_only(view) if name == site_reports.__name__ else only_read(view)


@api.get(
    "/find",
    operation_id="find_capability",
    summary="Who can do this: search and filter the index",
    response={200: FindResponse, **_FAILURES},
    exclude_unset=True,
    by_alias=True,
)
@decorate_view(count_requests)
def find_capability(request: HttpRequest, parameters: Query[FindParameters]) -> HttpResponse:
    """Rank listed sites by relevance to q, or list those that match the filters in a fixed order."""
    found = find.find_stamped(_request_of(request, parameters))
    if "next" in found:
        found["next"] = f"{settings.BASE_URL}/api/find?{_page_query(request, found['next'])}"
    answer = {**ignored_parameters.name_ignored(request.GET, FindParameters.model_fields), **found}
    return api.create_response(request, answer, status=200)  # not validated: that is a third of the time here


def _request_of(request: HttpRequest, parameters: FindParameters) -> FindRequest:
    try:
        return FindRequest.parse(parameters.given())
    except MissingParam as error:
        if "query" in request.GET:  # its name over MCP and A2A
            error.given_as = "query"
        raise


def _page_query(request: HttpRequest, page: object) -> str:
    """The parameters of the next page, without the caller's key."""
    asked = request.GET.copy()
    asked.pop("key", None)
    asked["page"] = str(page)
    return asked.urlencode()


@api.post(
    "/reports",
    operation_id="get_site_reports",
    url_name="site_reports",
    summary="Reports on up to 100 hosts",
    response={200: SiteReports, **_FAILURES, 413: ErrorResponse, 415: ErrorResponse},
    exclude_unset=True,
    by_alias=True,
)
def site_reports(request: HttpRequest, response: HttpResponse, asked: HostsToReport) -> SiteReports:
    """Answer each host with its brief report or found: false, in their order; each counts one of the day."""
    left = quota.take(caller_of(request), calls=len(asked.hosts))
    if left is not None and left.exceeded:
        raise ErrorRaised(errors.rate_limited(left))
    for name, value in (left.headers if left else {}).items():
        response[name] = value
    return {"reports": [read_brief_report(host) for host in asked.hosts]}


@api.get(
    "/stats",
    operation_id="stats",
    summary="The figures of the index",
    response={200: StatsResponse, **{status: _FAILURES[status] for status in (429, 503)}},
    by_alias=True,
)
@decorate_view(count_requests)
def index_stats(request: HttpRequest) -> StatsResponse:  # noqa: ARG001 - ninja's signature
    """Count listed sites by tier, score, check, kind, country and route."""
    return stats.stats()


class FastJson(BaseRenderer):
    """Writes the 32,000 answers of a page of changes in half the time of json."""

    media_type = "application/json"

    def render(self, request: HttpRequest, data: Any, *, response_status: int) -> bytes:  # noqa: ARG002
        return to_json(data)


changes_api = Operations(urls_namespace="changes", renderer=FastJson())


@changes_api.get(
    "/api/changes",
    operation_id="list_changes",
    summary="Every listing, then what changes, for a mirror",
    response={200: IndexChanges, 400: ErrorResponse},
    url_name="changes",
)
@decorate_view(count_requests)
def list_changes(request: HttpRequest, parameters: Query[ChangesParameters]) -> HttpResponse:
    found = changes.read_changes(parameters.given())
    known = {*ChangesParameters.model_fields, "key"}
    answer = {**found, **ignored_parameters.name_ignored(request.GET, known)}
    return changes_api.create_response(request, answer, status=200)


_changes = only_read(changes_api.views()["changes"])


def changes_view(request: HttpRequest) -> HttpResponseBase:
    """Nothing unless the operator opens the data."""
    return _changes(request) if settings.OPEN_DATA else errors.nothing_here().response()
