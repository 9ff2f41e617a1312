"""Objections to a report, and probes ahead of schedule."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from django.http import HttpRequest, HttpResponseBase, JsonResponse
from django.utils import timezone
from rest_framework.request import Request

from index.checks import CHECKS
from index.models import Objection as ObjectionRow
from index.models import Site
from index.pages.site import read_only
from index.reports import objections, site_report
from index.shapes import SiteReport
from index.templatetags.reported import host_address
from index.values import hosts
from index.values.addresses import report_url
from index.values.vocabulary import CheckId
from probes.schedule import schedule
from protocols import limits, live_checks
from protocols.errors import Code, ErrorObject, ErrorRaised
from protocols.pages import forms
from protocols.schemas.pages import (
    REQUIRED_TEXT,
    FormDescribed,
    Objection,
    ObjectionState,
    ObjectionTaken,
    TestQueued,
)

OBJECTIONS = "5/h"  # Objections per caller
AGAIN = "20/h"  # Probes ahead of schedule per caller

_CHECKS = [("", "The report as a whole"), *((one.value, CHECKS[one].label) for one in CheckId)]
Act = Callable[[HttpRequest, SiteReport], HttpResponseBase]


def _about_a_report(act: Act) -> Callable[..., HttpResponseBase]:
    """A view of a listed host's report; others get the same 404."""

    @forms.form_or_json
    def view(request: HttpRequest, name: str) -> HttpResponseBase:
        report = site_report.report_without_history(name)
        if not report["found"]:
            return forms.page(request, "not_found", {"data": report}, status=404, answer=report)
        return act(request, report)

    return view


def _wrong(request: HttpRequest, report: SiteReport) -> HttpResponseBase:
    """Show the form, or store an objection: 200, 400, 429 or 503."""
    context = {"data": report, "checks": _CHECKS, "rate": OBJECTIONS.partition("/")[0]}
    if request.method != "POST":
        filled = {**context, "given": {"check": request.GET.get("check", "")}}
        return forms.page(request, "wrong", filled, answer=about_wrong(report["host"]))
    try:
        context["given"] = given = forms.texts(request, "check", "message", "contact")
    except ErrorRaised as wrong:
        return forms.refuse(request, "wrong", context, wrong.error)
    asked = Objection(data=given)
    if not asked.is_valid():
        problems = {name: " ".join(map(str, said)) for name, said in asked.errors.items()}
        return forms.refuse(request, "wrong", {**context, "problems": problems}, unfit(problems))
    if over := limits.over_limit(request, group="objection", rate=OBJECTIONS, what="objections"):
        return forms.refuse(request, "wrong", context, over)
    read = asked.validated_data
    kept = objections.store_objection(
        report=report, check=read["check"], message=read["message"], contact=read["contact"]
    )
    answer = take_objection(report["host"], read["check"], objections.page_address(kept))
    return forms.page(request, "wrong", {**context, "taken": answer}, answer=answer)


def about_wrong(host: str) -> FormDescribed:
    return forms.describe_form(
        f"/site/{host}/wrong",
        what="Tell the operator which answer of the report is wrong and why. It changes no answer and no "
        "placement by itself.",
        fields={
            "message": f"What is wrong: text, at most {objections.MAX_MESSAGE} characters.",
            "check": f"One of {', '.join(CheckId)}; left out for the report as a whole.",
            "contact": "An e-mail address, if you want an answer.",
        },
        answer="200 once it is kept for the operator, with what the report says at that moment.",
        limit=f"Each caller may send {OBJECTIONS.partition('/')[0]} objections an hour.",
    )


def take_objection(host: str, check: str, address: str) -> ObjectionTaken:
    return {
        "status": "taken",
        "host": host,
        "check": check,
        "report": report_url(host),
        "address": address,
        "note": "An operator will read your message together with the current report and its evidence. Your "
        "message by itself changes no answer and no placement: answers come from the probe alone.",
    }


@forms.read_form
@forms.forbid_indexing
def objection(request: HttpRequest, id: str) -> HttpResponseBase:  # noqa: A002 - as the address names it
    """The state of an objection, and the operator's answer; 404 if unknown or forgotten."""
    kept = ObjectionRow.objects.filter(public_id=id).first()
    if kept is None:
        return forms.not_found(request, no_objection())
    answer = describe_objection(kept)
    label = CHECKS[CheckId(kept.check_id)].label if kept.check_id else "the report as a whole"
    shown = {"objection": answer, "label": label}
    return forms.page(request, "objection", shown, answer=answer)


def describe_objection(kept: ObjectionRow) -> ObjectionState:
    return {
        "host": kept.host,
        "check": kept.check_id,
        "sent_at": kept.at.isoformat(timespec="seconds"),
        "state": "closed" if kept.closed_at else "open",
        "closed_at": live_checks.moment(kept.closed_at),
        "answer": kept.answer,
        "report": report_url(kept.host),
    }


def no_objection() -> ErrorObject:
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="There is no objection at this address.",
        hint="Closed ones are forgotten after a year.",
    )


def unfit(problems: dict[str, str]) -> ErrorObject:
    """The 400; `problems` are sentences by field."""
    missing = problems == {"message": REQUIRED_TEXT}
    return ErrorObject(
        status=400,
        code=Code.MISSING_PARAM if missing else Code.INVALID_FILTER_VALUE,
        error=" ".join(f"{name}: {said}" for name, said in problems.items()),
        hint=f"Give message (text, at most {objections.MAX_MESSAGE} characters); check is the id of one, or "
        "left out for the whole report; contact is an e-mail address, if you want an answer.",
        valid=[check.value for check in CheckId] if "check" in problems else (),
    )


def _again(request: HttpRequest, report: SiteReport) -> HttpResponseBase:
    """Explain, or queue a probe, within the hour for its end: 200, 202, 429 or 503."""
    context: dict[str, Any] = {
        "data": report,
        "free_at": live_checks.moment(schedule.free_at(report["host"])),
    }
    if request.method != "POST":
        return forms.page(request, "again", context, answer=about_again(report))
    try:
        forms.texts(request)  # no field is read, but the body must be an object
    except ErrorRaised as wrong:
        return forms.refuse(request, "again", context, wrong.error)
    if over := limits.over_limit(request, group="again", rate=AGAIN, what="tests out of turn"):
        return forms.refuse(request, "again", context, over)
    since = _probed_at(report["host"])
    later = schedule.make_due(report["host"])
    answer = answer_to_retest(report["host"], since, later or timezone.now())
    context["is_later"] = later is not None
    return forms.page(request, "again", {**context, "queued": answer}, status=202, answer=answer)


def about_again(report: SiteReport) -> FormDescribed:
    return forms.describe_form(
        f"/site/{report['host']}/again",
        what="Test the site ahead of schedule: now, or an hour after its last test. Last probed on "
        f"{report['verified']['verified_at']}.",
        fields={},
        answer="202 with at, when it is tested; watch probed_at at the address in state.",
        limit=f"Once an hour per host; {AGAIN.partition('/')[0]} an hour per caller.",
    )


def answer_to_retest(host: str, since: str | None, at: datetime) -> TestQueued:
    """The answer to a queued probe; `probed_at` changes when it is done."""
    return {
        "status": "queued",
        "host": host,
        "at": at.isoformat(timespec="seconds"),
        "report": report_url(host),
        "state": host_address(host, "state"),
        "probed_at": since,
        "note": f"The probe visits the site at {at:%Y-%m-%d %H:%M:%S} UTC or shortly after. It reads "
        "robots.txt first. When probed_at at the address in state changes, the report is new.",
    }


@read_only
def state(_request: Request, name: str) -> JsonResponse:
    """Whether a host is listed, and its last probe."""
    try:
        host = hosts.parse_host(name)
    except hosts.BadHost:
        host = ""
    at = _probed_at(host)
    return JsonResponse({"listed": at is not None, "probed_at": at}, headers={"Cache-Control": "no-store"})


def _probed_at(host: str) -> str | None:
    site = Site.objects.listed().filter(host=host).only("probed_at").first()
    return site.probed_at.isoformat() if site and site.probed_at else None


wrong = _about_a_report(_wrong)
again = _about_a_report(_again)
