"""The OpenAPI operations of the pages with forms, and of evidence."""

from datetime import UTC, datetime
from typing import Any

from django.conf import settings

from index.reports.site_report import NOT_FOUND_NOTE
from index.shapes import SiteReport
from index.values.addresses import report_url, service_url
from index.values.vocabulary import CheckId
from probes.live.conclusions import NOTES
from probes.live.queue import NotTaken, QueueClosed, QueuePosition
from probes.live.shapes import PageVerdict, WebmcpCheck
from probes.models import LiveCheck
from protocols import errors, limits, live_checks
from protocols.documents.openapi import samples
from protocols.documents.openapi.parts import (
    ETAG,
    JSON,
    PAGES,
    answer,
    body,
    error,
    example,
    forged_form_response,
    host,
    link,
    not_modified_response,
    reference,
)
from protocols.pages import corrections, live_check
from protocols.pages.check import PageToCheck, both
from protocols.pages.live_check import HostToCheck
from protocols.pages.submit import EXAMPLE, invalid, missing
from protocols.schemas.pages import (
    EvidenceOfCheck,
    FormDescribed,
    LiveCheckState,
    Objection,
    ObjectionState,
    ObjectionTaken,
    TestQueued,
)
from protocols.tools import CHECK_WEBMCP

SHAPES = (
    WebmcpCheck,
    PageToCheck,
    HostToCheck,
    LiveCheckState,
    TestQueued,
    Objection,
    ObjectionState,
    ObjectionTaken,
    EvidenceOfCheck,
    FormDescribed,
)

_HOST = host("Host name, as it is listed.", samples.HOST)
_PAGE = f"https://{EXAMPLE}/"
_FILLED = {"check": "llms_txt", "url": _PAGE, "host": EXAMPLE}
_CHECK = {
    "name": "check",
    "in": "path",
    "required": True,
    "description": "The id of a check.",
    "schema": {"type": "string", "enum": [check.value for check in CheckId]},
}


def operations() -> dict[str, Any]:
    return {
        "/check": {
            "get": form_page(
                "check_page_form",
                "What a live check is, and its forms",
                live_check.about(),
                field_parameter("host"),
                field_parameter("url"),
            ),
            "post": _check(),
        },
        "/check/{id}": {"post": _repeat()},
        "/check/{id}.json": {"get": _live()},
        "/site/{host}/again": {
            "get": form_page(
                "test_again_page",
                "What a test out of turn is, and a form",
                corrections.about_again(samples.report()),
                _HOST,
            ),
            "post": _again(),
        },
        "/site/{host}/wrong": {
            "get": form_page(
                "object_page",
                "What an objection is, and a form",
                corrections.about_wrong(samples.HOST),
                _HOST,
                field_parameter("check"),
            ),
            "post": _wrong(),
        },
        "/objection/{id}.json": {"get": _objection()},
        "/site/{host}/evidence/{check}.json": {"get": _evidence()},
    }


def form_page(name: str, summary: str, about: FormDescribed, *parameters: dict[str, Any]) -> dict[str, Any]:
    """The operation that shows a form, or `about` as JSON; 404 for unlisted hosts."""
    shown = answer(
        "The page, by Accept; HTML without one.",
        reference(FormDescribed),
        {"form": example("What it asks for", about)},
    )
    absent = _absent()
    for one in (shown, absent):
        one["content"] = PAGES | one["content"]
    return {
        "operationId": name,
        "summary": summary,
        "description": "A page with a form for people, or a description of it as JSON, by Accept. Sending it "
        "is the POST of this address.",
        "parameters": list(parameters),
        "responses": {
            "200": shown,
            "400": error("The address or the Host header cannot be read.", errors.malformed_error),
            **({"404": absent} if _HOST in parameters else {}),
        },
    }


def field_parameter(name: str) -> dict[str, Any]:
    """The query parameter that fills a field."""
    return {
        "name": name,
        "in": "query",
        "description": "Filled into the form.",
        "allowEmptyValue": True,
        "schema": {"type": "string"},
        "examples": {"filled": {"value": _FILLED[name]}},
    }


def _check() -> dict[str, Any]:
    asked = {
        "host": example("A host, all checks", {"host": EXAMPLE}),
        "page": example("A page, for WebMCP tools alone", {"url": _PAGE}),
    }
    said = {
        "verdict": "could_not_ask", "host": EXAMPLE, "url": _PAGE,
        "checked_at": "2026-11-20T08:30:00+00:00",
        "reason": "timed_out", "note": NOTES[PageVerdict.COULD_NOT_ASK], "tools": [], "tool_count": 0,
        "evidence": [], "retry_after": None,
    }  # fmt: skip
    progress = {
        "progress": link("get_live_check", "How far the check is, and its result.", id="$response.body#/id")
    }
    either = {"oneOf": [reference(WebmcpCheck), reference(LiveCheckState)]}
    return {
        "operationId": "check_page",
        "summary": "Check a host, or ask one page for its WebMCP tools, now",
        "description": f"With host: all checks of one host, {live_checks.RATE.partition('/')[0]} an hour; "
        "each counts one request of the caller's day. The answer is 202, or 200 with a result until its "
        "again_at. With url: the tool check_webmcp without a protocol around it; "
        f"{CHECK_WEBMCP.rate.partition('/')[0]} calls a minute of both together, not counted against the "
        "day.",
        "requestBody": body({"oneOf": [reference(HostToCheck), reference(PageToCheck)]}, asked),
        "responses": {
            "200": answer(
                "What the page says; or the result of a host that was checked lately.",
                either,
                {
                    "unknown": example("A page that could not be asked", said),
                    "lately": example("A host checked lately", _state("done")),
                },
            ),
            "202": {
                **answer(
                    "The host is in the queue.",
                    reference(LiveCheckState),
                    {"queued": example("Queued", _state("waiting"))},
                ),
                "links": progress,
            },
            "400": error(
                "The host or page cannot be read, is of no public website, or both were given.",
                lambda: missing("host", EXAMPLE), lambda: invalid("This is an IP address"), both,
                errors.no_object, errors.malformed_error,
            ),
            "403": forged_form_response(),
            **_not_taken(),
        },
    }  # fmt: skip


def _not_taken() -> dict[str, Any]:
    """Responses where a live check is not taken."""
    paused = NotTaken(QueueClosed.PAUSED)
    return {
        "429": error(
            "Too many checks.",
            lambda: limits.too_many(live_checks.RATE, "live checks", 1800),
            samples.too_often,
        ),
        "503": error(
            "The service could not answer, or takes no live checks now.",
            errors.unavailable,
            lambda: live_checks.not_taken(paused),
        ),
    }


_EXAMPLE_ID = "0123456789abcdef" * 2
_ID = {
    "name": "id",
    "in": "path",
    "required": True,
    "description": "The id of a live check: anyone who knows it may read the result.",
    "schema": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
    "examples": {"id": {"value": _EXAMPLE_ID}},
}


def _objection() -> dict[str, Any]:
    id_ = {**_ID, "description": "The id of an objection: anyone who knows it may read its state."}
    state: ObjectionState = {
        "host": samples.HOST,
        "check": "llms_txt",
        "sent_at": "2026-11-20T08:30:00+00:00",
        "state": "closed",
        "closed_at": "2026-11-21T09:00:00+00:00",
        "answer": "It is there since Monday: the site was probed again.",
        "report": report_url(samples.HOST),
    }
    return {
        "operationId": "get_objection",
        "summary": "The state of an objection, and the operator's answer",
        "description": "At the address that POST /site/{host}/wrong gave. Not counted against the day.",
        "parameters": [id_],
        "responses": {
            "200": answer("The objection.", reference(ObjectionState), {"closed": example("Decided", state)}),
            "400": error("The address cannot be read.", errors.malformed_error),
            "404": error("There is no objection at this address.", corrections.no_objection),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _repeat() -> dict[str, Any]:
    shown = {"queued": example("Queued", _state("waiting")), "wished": example("Kept", _state("done"))}
    return {
        "operationId": "repeat_live_check",
        "summary": "Check the host of a live check again",
        "description": "Now, or, before again_at, at that time: the wish is kept (wished), once a check, and "
        "next then names the new one. No body is needed. It counts as POST /check does.",
        "parameters": [_ID],
        "requestBody": {
            "content": {JSON: {"schema": {"type": "object"}, "examples": {"empty": example("Nothing", {})}}}
        },
        "responses": {
            "202": answer("The new check, or the one that keeps the wish.", reference(LiveCheckState), shown),
            "400": error("The body is not an object.", errors.no_object, errors.malformed_error),
            "403": forged_form_response(),
            "404": error("There is no result at this address, or no longer.", live_check.ran_out),
            **_not_taken(),
        },
    }


def _live() -> dict[str, Any]:
    shown = {"running": example("Under way", _state("running")), "done": example("Done", _state("done"))}
    return {
        "operationId": "get_live_check",
        "summary": "How far a live check is, and its result",
        "description": "Read it every few seconds until status is done. Kept for 7 days. "
        "Not counted against the day.",
        "parameters": [_ID],
        "responses": {
            "200": answer("The check.", reference(LiveCheckState), shown),
            "400": error("The address cannot be read.", errors.malformed_error),
            "404": error("There is no result at this address, or no longer.", live_check.ran_out),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _state(status: str) -> LiveCheckState:
    """An example of a live check."""
    at_ = datetime(2026, 11, 20, 8, 30, tzinfo=UTC)
    check = LiveCheck(
        id="0123456789abcdef" * 2, host=EXAMPLE, domain="python.org", asked_at=at_, state=status
    )
    if status != "waiting":
        check.started_at, check.step, check.requests = at_, "documents", 14
    place, found = QueuePosition(3, 25) if status == "waiting" else None, {}
    if status == "done":
        check.finished_at, check.outcome = at_, "could_not_ask"
        found = {"why": "We could not ask: no answer in time. That says nothing about the site."}
    return live_checks.describe_check(check, place, found)


def _again() -> dict[str, Any]:
    queued = {
        "queued": example(
            "In the queue",
            corrections.answer_to_retest(
                samples.HOST, "2026-11-20T08:30:00+00:00", datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
            ),
        )
    }
    return {
        "operationId": "test_again",
        "summary": "Have a listed site tested ahead of schedule",
        "description": "Now, or an hour after its last test: the answer says when. No body is "
        "needed. Not counted against the day.",
        "parameters": [_HOST],
        "requestBody": {"content": {JSON: {"schema": {"type": "object"},
                    "examples": {"empty": example("Nothing", {})}}}},
        "responses": {
            "202": answer("The site is tested at the time in at.", reference(TestQueued), queued),
            "400": error("The body is not an object.", errors.no_object, errors.malformed_error),
            "403": forged_form_response(),
            "404": _absent(),
            "429": error("Too many tests.",
                lambda: limits.too_many(corrections.AGAIN, "tests out of turn", 1800)),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }  # fmt: skip


def _wrong() -> dict[str, Any]:
    given = {"check": "llms_txt", "message": "It is there since Monday.", "contact": "owner@books.example"}
    taken = {
        "taken": example(
            "An operator reads it",
            corrections.take_objection(
                samples.HOST, "llms_txt", f"{settings.BASE_URL}/objection/{_EXAMPLE_ID}"
            ),
        )
    }
    return {
        "operationId": "dispute_report",
        "summary": "Tell the operator that a report is wrong",
        "description": f"{corrections.OBJECTIONS.partition('/')[0]} an hour. It changes no answer and no "
                       "placement. Not counted against the day.",
        "parameters": [_HOST],
        "requestBody": body(reference(Objection), {"check": example("About one check", given)}),
        "responses": {
            "200": answer("It was taken.", reference(ObjectionTaken), taken),
            "400": error(
                "A field cannot be taken.",
                lambda: corrections.unfit({"message": "This field is required."}), errors.no_object,
                errors.malformed_error,
            ),
            "403": forged_form_response(),
            "404": _absent(),
            "429": error("Too many objections.", lambda: limits.too_many(corrections.OBJECTIONS, "objections",
                    1800)),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }  # fmt: skip


def _evidence() -> dict[str, Any]:
    url = f"https://{samples.HOST}/llms.txt"
    shown = {
        "host": samples.HOST, "check": "llms_txt", "label": "llms.txt", "answer": "yes", "reason": "served",
        "detail": "", "since": "2026-11-20",
        "verified_at": "2026-11-20", "rubric_version": "1.3", "report": service_url(f"/site/{samples.HOST}"),
        "address": service_url(f"/site/{samples.HOST}/evidence/llms_txt"),
        "exchanges": [{
            "method": "GET", "url": url, "final_url": url, "status": 200, "content_type": "text/plain",
            "bytes": 24, "sha256": "9f86d081" * 8,
            "at": "2026-11-20T08:30:01+00:00", "note": "", "stored": True, "hops": [], "sent": {},
            "headers": {"content-type": "text/plain"},
            "excerpt": "# Books [all](/all.md)", "cut": False, "curl": f"curl -gsSi {url}",
        }],
    }  # fmt: skip
    return {
        "operationId": "get_evidence",
        "summary": "The exchanges that show one answer, with an excerpt of each",
        "description": "What the site sent is its own words: quoted, cut short, not verified. Not counted "
        "against the day.",
        "parameters": [_HOST, _CHECK],
        "responses": {
            "200": answer(
                "The exchanges.", reference(EvidenceOfCheck), {"shown": example("One request", shown)}, ETAG
            ),
            "304": not_modified_response(),
            "400": error("The address cannot be read.", errors.malformed_error),
            "404": _absent(),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _absent() -> dict[str, Any]:
    gone = {"found": False, "host": "never.example", "note": NOT_FOUND_NOTE, "see": service_url("/submit")}
    return answer(
        "The host is not in the index: the same for every such host.",
        reference(SiteReport),
        {"absent": example("Not in the index", gone)},
    )
