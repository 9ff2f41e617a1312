"""Queues live checks of hosts (/check) and shows them (/check/<id>)."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils import timezone
from rest_framework import serializers

from index.checks import CHECKS
from index.pages.renderers import HTML
from probes.live import queue
from probes.models import LiveCheck
from probes.schedule import submit as submissions
from protocols import live_checks
from protocols.errors import Code, ErrorObject
from protocols.live_checks import RATE, TakenCheck, address, describe_check
from protocols.pages import forms
from protocols.pages.submit import PublicHost, public_host
from protocols.schemas.pages import FormDescribed

EXAMPLE = "www.python.org"


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


def _answer_to_post(request: HttpRequest, check: LiveCheck) -> HttpResponseBase:
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


def ran_out() -> ErrorObject:
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="There is no result at this address.",
        hint="Results are kept for 7 days and then deleted. Check the host again at /check.",
        see="/check",
    )


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
        context["kept_words"] = f"{check.finished_at + queue.KEPT_FOR:%Y-%m-%d}"
    return forms.page(request, "live_check", context, answer=answer)


def _as_report(found: Mapping[str, Any]) -> dict[str, Any]:
    probe = {name: value for name, value in found["probe"].items() if name != "found_via"}
    checks = {id_: probe["checks"][id_] for id_ in CHECKS}
    return {**probe, "checks": checks, "hinted_tools": found.get("tools", {}), "live": True}
