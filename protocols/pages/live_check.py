"""Queues live checks of hosts (/check) and shows them (/check/<id>)."""

import re
from collections.abc import Mapping
from math import ceil
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils import timezone
from rest_framework import serializers

from index.checks import CHECKS
from index.pages.renderers import HTML
from index.reports import site_report
from index.reports.differences import compare_answers
from index.values.vocabulary import Outcome
from probes.live import queue
from probes.models import LiveCheck
from probes.schedule import submit as submissions
from protocols import live_checks
from protocols.errors import Code, ErrorObject, ErrorRaised
from protocols.live_checks import RATE, TakenCheck, address, describe_check
from protocols.pages import forms
from protocols.pages.submit import PublicHost, public_host
from protocols.schemas.pages import FormDescribed, LiveCheckState

EXAMPLE = "www.python.org"

_ID = re.compile(r"[0-9a-f]{32}")


class HostToCheck(serializers.Serializer[dict[str, str]]):
    """A host that is to be checked now."""

    host = PublicHost(max_length=submissions.MAX_INPUT, help_text="A host name or an http(s) URL.")


def take(request: HttpRequest, given: Mapping[str, str]) -> TakenCheck:
    """Queue a host, or return its recent check. Raises ErrorRaised, at no cost for an invalid host."""
    return live_checks.take(request, public_host(HostToCheck(data=given), EXAMPLE))


def answer_to_post(request: HttpRequest, taken: TakenCheck) -> HttpResponseBase:
    """Redirect a form (303); return the state to a program: 202, or 200 when done."""
    response = _answer_to_post(request, taken.check)
    for name, value in taken.headers.items():
        response.headers[name] = value
    return response


def _answer_to_post(request: HttpRequest, check: LiveCheck, since: str = "") -> HttpResponseBase:
    if forms.media(request) == HTML:
        path = f"/check/{check.id}{f'?since={since}' if since not in {'', check.id} else ''}"
        return HttpResponseRedirect(path, status=303, headers={"Cache-Control": "no-store"})
    response = _page_of(request, check)
    response.status_code = 200 if check.state == LiveCheck.State.DONE and not check.wished else 202
    response.headers["Location"] = address(check)
    return response


@forms.form_or_json
@forms.forbid_indexing
def result(request: HttpRequest, id: str) -> HttpResponseBase:  # noqa: A002 - as the address names it
    """Show progress or result, or have the host checked again (POST); 404 if unknown or expired."""
    check = queue.find(id)
    if check is None:
        wrong = ran_out()
        return forms.page(request, "live_gone", {"error": wrong.body()}, status=404, answer=wrong.body())
    return _repeat(request, check) if request.method == "POST" else _page_of(request, check)


def _repeat(request: HttpRequest, check: LiveCheck) -> HttpResponseBase:
    try:
        forms.texts(request)  # no field is read, but the body must be an object
        taken = live_checks.take_again(request, check)
    except ErrorRaised as refused:
        return forms.refuse(request, "live_check", _context_of(check)[1], refused.error)
    response = _answer_to_post(request, taken.check, since=check.id)
    for name, value in taken.headers.items():
        response.headers[name] = value
    return response


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
        "the host was checked lately: that result, which says when it can be checked again; POST to its "
        "address to have that done. For url: 200 with the verdict of the tool check_webmcp.",
        limit=f"Each caller may ask for {RATE.partition('/')[0]} live checks an hour; each counts one of the "
        "day.",
    )


def ran_out() -> ErrorObject:
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="There is no result at this address.",
        hint="Results are kept for 7 days and then deleted. Check the host again at /check.",
        see="/check",
    )


def _page_of(request: HttpRequest, check: LiveCheck) -> HttpResponse:
    answer, context = _context_of(check)
    if earlier := _earlier(request.GET.get("since", ""), check):
        context["since"] = earlier
    return forms.page(request, "live_check", context, answer=answer)


def _context_of(check: LiveCheck) -> tuple[LiveCheckState, dict[str, Any]]:
    found = queue.result_of_check(check)
    answer = describe_check(check, queue.place_in_line(check), found)
    context: dict[str, Any] = {"live": answer, "address": address(check), "next_id": check.next_id}
    if answer["progress"]:
        context["known"] = sum(one["answer"] is not None for one in answer["progress"])
    if found.get("probe"):
        context["data"] = _as_report(found)
    if check.outcome == Outcome.ANSWERED:
        context["beside"] = _beside_report(found["probe"])
    if check.finished_at:
        context["kept_words"] = f"{check.finished_at + queue.KEPT_FOR:%Y-%m-%d}"
        context["wait"] = _wait(check)
    return answer, context


def _wait(check: LiveCheck) -> dict[str, Any] | None:
    """When the host may be checked again, or a wish that was put off is tried again, if that isn't now."""
    now, put_off = timezone.now(), live_checks.put_off_until(check)
    until = put_off or check.again_at
    if not until or until <= now:
        return None
    return {
        "until": until.isoformat(),
        "words": f"{until:%H:%M:%S} UTC",
        "is_put_off": put_off is not None,
        "now": now.isoformat(timespec="milliseconds"),
        "seconds": ceil((until - now).total_seconds()),
    }


def _earlier(id_: str, check: LiveCheck) -> dict[str, Any] | None:
    """How an earlier check of the host, whose address the reader knows, differs from this one."""
    earlier = queue.find(id_) if _ID.fullmatch(id_) else None
    if earlier is None or earlier.host != check.host:
        return None
    if not earlier.finished_at or not check.finished_at or earlier.finished_at >= check.finished_at:
        return None
    before, after = (queue.result_of_check(one).get("probe") for one in (earlier, check))
    if not before or not after or {earlier.outcome, check.outcome} != {Outcome.ANSWERED}:
        return None
    return {
        "compared": compare_answers(before, after),
        "at": earlier.finished_at.isoformat(),
        "path": f"/check/{earlier.id}",
    }


def _beside_report(probe: Mapping[str, Any]) -> dict[str, Any] | None:
    """How the report of a host that is listed now differs; None for any other host."""
    report = site_report.report_without_history(probe["host"])
    if not report["found"]:
        return None
    return {"report": report, "compared": compare_answers(report, probe)}


def _as_report(found: Mapping[str, Any]) -> dict[str, Any]:
    probe = {name: value for name, value in found["probe"].items() if name != "found_via"}
    checks = {id_: probe["checks"][id_] for id_ in CHECKS}
    return {**probe, "checks": checks, "hinted_tools": found.get("tools", {}), "live": True}
