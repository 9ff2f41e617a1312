"""Queues live checks of hosts (/check) and shows them (/check/<id>)."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, cast

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils import timezone
from rest_framework import serializers

from agentauth import quota
from agentauth.caller import caller_of, network_name
from index.checks import CHECKS
from index.pages.renderers import HTML
from index.values.vocabulary import CheckId
from probes.live import queue
from probes.live.queue import NotTaken, Place, QueueClosed
from probes.live.result import progress
from probes.models import LiveCheck
from probes.schedule import submit as submissions
from protocols import errors, limits
from protocols.errors import Code, ErrorObject, ErrorRaised, Family
from protocols.pages import forms
from protocols.pages.submit import PublicHost, public_host
from protocols.schemas.pages import CheckProgress, FormDescribed, LiveCheckState, LiveOutcome, LiveStatus

RATE = "10/h"  # Live checks per caller
EXAMPLE = "www.python.org"
FULL_FOR = 120  # Retry-After in seconds while the queue is full

_NOTE = (
    "This check isn't part of the index and changes nothing in it. The result is kept for 7 days at this "
    "address, for anyone who knows it."
)
_SEEN = {
    LiveCheck.State.WAITING: "It waits for its turn.",
    LiveCheck.State.RUNNING: "The probe asks the host now.",
    LiveCheck.State.DONE: "It is done.",
}


class HostToCheck(serializers.Serializer[dict[str, str]]):
    """A host that is to be checked now."""

    host = PublicHost(max_length=submissions.MAX_INPUT, help_text="A host name or an http(s) URL.")


def take(request: HttpRequest, given: Mapping[str, str]) -> LiveCheck:
    """Queue a host, or return its recent check. Raises ErrorRaised, at no cost for an invalid host."""
    host = public_host(HostToCheck(data=given), EXAMPLE)
    if why := queue.why_closed():
        raise ErrorRaised(not_taken(why))
    if over := limits.over_limit(request, group="live_check", rate=RATE, what="live checks"):
        raise ErrorRaised(over)
    left = quota.take(caller_of(request))
    if left is not None and left.exceeded:
        raise ErrorRaised(errors.rate_limited(left))
    try:
        return queue.ask(host, network=network_name(request))
    except NotTaken as why:
        raise ErrorRaised(not_taken(why)) from why


def answer_to_post(request: HttpRequest, check: LiveCheck) -> HttpResponseBase:
    """Redirect a form (303); return the state to a program: 202, or 200 when done."""
    if forms.media(request) == HTML:
        return HttpResponseRedirect(f"/check/{check.id}", status=303, headers={"Cache-Control": "no-store"})
    response = _page_of(request, check)
    response.status_code = 200 if check.state == LiveCheck.State.DONE else 202
    response.headers["Location"] = address(check)
    return response


@forms.read_form
def result(request: HttpRequest, id: str) -> HttpResponseBase:  # noqa: A002 - as the address names it
    """Show progress or result; 404 if unknown or expired."""
    check = queue.find(id)
    if check is None:
        wrong = ran_out()
        response = forms.page(request, "live_gone", {"error": wrong.body()}, status=404, answer=wrong.body())
    else:
        response = _page_of(request, check)
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def address(check: LiveCheck) -> str:
    return f"{settings.BASE_URL}/check/{check.id}"


def describe_check(check: LiveCheck, place: Place | None, found: Mapping[str, Any]) -> LiveCheckState:
    """A check for programs: progress, then the result."""
    done = check.state == LiveCheck.State.DONE
    return {
        "id": check.id,
        "address": address(check),
        "host": check.host,
        "status": cast("LiveStatus", check.state),
        "outcome": cast("LiveOutcome", check.outcome) if check.outcome else None,
        "asked_at": check.asked_at.isoformat(timespec="seconds"),
        "started_at": moment(check.started_at),
        "finished_at": moment(check.finished_at),
        "kept_until": moment(check.finished_at + queue.KEPT) if check.finished_at else None,
        "again_at": moment(check.finished_at + queue.AGAIN_AFTER) if check.finished_at else None,
        "place": place.place if place else None,
        "seconds": place.seconds if place else None,
        "requests": check.requests,
        "progress": None if done else _progress(check),
        "would_be_listed": found.get("would_be_listed"),
        "why": found.get("why"),
        "result": found.get("probe"),
        "note": f"{_SEEN[LiveCheck.State(check.state)]} {_NOTE}",
    }


def moment(at: datetime | None) -> str | None:
    return at.isoformat(timespec="seconds") if at else None


def about() -> FormDescribed:
    return forms.describe_form(
        "/check",
        what="Check one host now, all checks, robots.txt first. The result is the same whether the host is "
        "listed or not, and is never part of the index. With url instead of host: ask one page whether it "
        "registers WebMCP tools.",
        fields={
            "host": "A host name or an http(s) URL of the host to check.",
            "url": "Instead of host: a page, for its WebMCP tools alone.",
        },
        answer="202 with id, address, place and seconds; look at the address until status is done. 200 when "
        "the host was checked in the last 10 minutes: that result. For url: 200 with the verdict of the tool "
        "check_webmcp.",
        limit=f"Each caller may ask for {RATE.partition('/')[0]} live checks an hour; each counts one of the "
        "day.",
    )


def not_taken(why: NotTaken) -> ErrorObject:
    """The 503, or 429 for a busy domain, with Retry-After."""
    match why.why:
        case QueueClosed.DOMAIN_BUSY:
            return errors.too_often(
                f"Too many hosts of {why.detail} were checked within the hour.",
                "Ask again later. Nothing was queued.",
                seconds=600,
            )
        case QueueClosed.NETWORK_BUSY:
            return errors.too_often(
                "Too many checks that your network asked for are waiting.",
                "Ask again later. Nothing was queued.",
                seconds=FULL_FOR,
            )
        case QueueClosed.FULL:
            return _unavailable("The queue of live checks is full.", FULL_FOR)
        case QueueClosed.PAUSED:
            return _unavailable("The operator has paused live checks.", 3600)
    return _unavailable("Live checks are switched off on this service.", 86_400)


def ran_out() -> ErrorObject:
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="There is no result at this address.",
        hint="Results are kept for 7 days and then deleted. Check the host again at /check.",
        see="/check",
    )


def _unavailable(error: str, seconds: int) -> ErrorObject:
    return ErrorObject(
        status=503,
        code=Code.UNAVAILABLE,
        family=Family.UNAVAILABLE,
        error=error,
        hint="Nothing was queued. Try again later.",
        headers={"Retry-After": str(seconds)},
        see="/check",
    )


def _progress(check: LiveCheck) -> list[CheckProgress]:
    reached = progress(check.step if check.state == LiveCheck.State.RUNNING else "")
    return [{"check": id_, "label": CHECKS[id_].label, "state": reached[id_]} for id_ in CheckId]


def _page_of(request: HttpRequest, check: LiveCheck) -> HttpResponse:
    found = queue.result_of_check(check)
    answer = describe_check(check, queue.place_in_line(check), found)
    context: dict[str, Any] = {"live": answer, "address": address(check)}
    if found.get("probe"):
        context["data"] = _as_report(found)
    if check.finished_at:
        free = check.finished_at + queue.AGAIN_AFTER
        context["may_again"] = free <= timezone.now()
        context["again_words"] = f"{free:%H:%M} UTC"
        context["kept_words"] = f"{check.finished_at + queue.KEPT:%Y-%m-%d}"
    return forms.page(request, "live_check", context, answer=answer)


def _as_report(found: Mapping[str, Any]) -> dict[str, Any]:
    probe = {name: value for name, value in found["probe"].items() if name != "found_via"}
    checks = {id_: probe["checks"][id_] for id_ in CHECKS}
    return {**probe, "checks": checks, "tools": found.get("tools", {}), "live": True}
