"""What an owner of a site can do about its report: object to it, and have it tested again."""

from collections.abc import Callable
from typing import Any, Final

from django import forms
from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.utils.cache import add_never_cache_headers
from django.views.decorators.csrf import csrf_protect
from django.views.decorators.http import require_safe

from index import hosts, objections, reports
from index.models import Site
from index.vocabulary import CHECK_TEXTS, CheckId
from probes import schedule
from protocols import bursts, errors

OBJECTIONS: Final = "5/h"
"""Objections of one caller."""
AGAIN: Final = "20/h"
"""Visits out of turn that one caller may ask for."""

_CHECKS: Final = [("", "The report as a whole"), *((one.value, CHECK_TEXTS[one].label) for one in CheckId)]
_METHODS: Final = "GET, HEAD, POST"
Act = Callable[[HttpRequest, dict[str, Any]], HttpResponse]


class ObjectionForm(forms.Form):
    """What is wrong, and with which check."""

    check = forms.ChoiceField(required=False, choices=_CHECKS)
    message = forms.CharField(max_length=objections.MAX_MESSAGE)
    contact = forms.EmailField(required=False)


def _about_a_report(act: Act) -> Callable[..., HttpResponseBase]:
    """Return a view that acts on the report of a listed host; every other host gets the same not found."""

    @csrf_protect
    def view(request: HttpRequest, name: str) -> HttpResponseBase:
        if request.method not in {"GET", "HEAD", "POST"}:
            return errors.method_not_allowed(_METHODS).response()
        report = reports.site_report(name)
        response = act(request, report) if report["found"] else _page("not_found", {"data": report}, 404)
        add_never_cache_headers(response)
        return response

    return view


def _wrong(request: HttpRequest, report: dict[str, Any]) -> HttpResponse:
    """Show the form, or take what it says: 200, 400, 429 or 503."""
    if request.method != "POST":
        return _form(request, report, ObjectionForm())
    form = ObjectionForm(request.POST)
    if not form.is_valid():
        return _form(request, report, form, status=400)
    if over := bursts.over_limit(request, group="objection", rate=OBJECTIONS, what="objections"):
        return _form(request, report, form, status=over.status, refused=f"{over.error} {over.hint}")
    given = form.cleaned_data
    objections.keep(report=report, check=given["check"], message=given["message"], contact=given["contact"])
    return _page("wrong", {"data": report, "taken": True}, 200)


def _form(
    request: HttpRequest, report: dict[str, Any], form: ObjectionForm, *, status: int = 200, refused: str = ""
) -> HttpResponse:
    given = request.POST if request.method == "POST" else {"check": request.GET.get("check", "")}
    context = {"data": report, "form": form, "given": given, "refused": refused, "checks": _CHECKS}
    return _page("wrong", {**context, "csrf_token": get_token(request)}, status)


def _again(request: HttpRequest, report: dict[str, Any]) -> HttpResponse:
    """Say what a test out of turn is, or queue one: 200, 202, 429 or 503."""
    context: dict[str, Any] = {"data": report, "csrf_token": get_token(request)}
    if request.method != "POST":
        return _page("again", context, 200)
    if over := bursts.over_limit(request, group="again", rate=AGAIN, what="tests out of turn"):
        return _page("again", {**context, "refused": f"{over.error} {over.hint}"}, over.status)
    if free := schedule.again(report["host"]):
        said = f"It was tested within the hour. It may be tested again at {free:%Y-%m-%d %H:%M} UTC."
        return _page("again", {**context, "refused": said}, 429)
    return _page("again", {**context, "queued": True, "since": _probed_at(report["host"])}, 202)


@require_safe
def state(_request: HttpRequest, name: str) -> JsonResponse:
    """Tell whether a host is listed and when it was probed last: no more than its report tells, for a page that waits."""
    try:
        host = hosts.from_host_or_url(name)
    except hosts.BadHost:
        host = ""
    at = _probed_at(host)
    return JsonResponse({"listed": at is not None, "probed_at": at}, headers={"Cache-Control": "no-store"})


def _probed_at(host: str) -> str | None:
    site = Site.objects.filter(host=host, listed=True).only("probed_at").first()
    return site.probed_at.isoformat() if site and site.probed_at else None


def _page(template: str, context: dict[str, Any], status: int) -> HttpResponse:
    return HttpResponse(
        render_to_string(f"{template}.html", {"base_url": settings.BASE_URL, **context}), status=status
    )


wrong = _about_a_report(_wrong)
again = _about_a_report(_again)
