"""Live checks of hosts: taken from a caller, and describe_check for programs."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple, cast

from django.conf import settings
from django.http import HttpRequest
from django.utils import timezone

from agentauth import quota
from agentauth.caller import caller_of, network_name
from index.checks import CHECKS
from index.reports.site_report import brief_checks
from index.values.vocabulary import CheckId
from probes.live import queue
from probes.live.queue import NotTaken, QueueClosed, QueuePosition
from probes.live.result import CheckStage, progress, spent_cap
from probes.models import LiveCheck
from probes.schedule import submit as submissions
from protocols import errors, limits
from protocols.errors import Code, ErrorObject, ErrorRaised, Family
from protocols.origins import other_origin
from protocols.schemas.pages import CheckProgress, LiveCheckState, LiveOutcome, LiveStatus

RATE = "10/h"  # Live checks per caller
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
_WHOLE = ("tools", "webmcp_tools_full")  # Fields that a brief result leaves out


class TakenCheck(NamedTuple):
    """A check that a caller's day paid for; `headers` say what is left of it."""

    check: LiveCheck
    headers: Mapping[str, str]


def take(request: HttpRequest, host: str) -> TakenCheck:
    """Queue a host, or return its recent check. Raises ErrorRaised."""
    headers = _pay(request)
    return TakenCheck(_ask(request, host), headers)


def take_again(request: HttpRequest, check: LiveCheck) -> TakenCheck:
    """Queue the host of a check, or keep the wish until it may be checked anew. Raises ErrorRaised."""
    headers = _pay(request)
    try:
        return TakenCheck(queue.ask_again(check, network=network_name(request)), headers)
    except NotTaken as why:
        raise ErrorRaised(not_taken(why)) from why


def _pay(request: HttpRequest) -> Mapping[str, str]:
    """What is left of a caller's day after one more check."""
    if why := queue.why_closed():
        raise ErrorRaised(not_taken(why))
    if over := _over_rate(request):
        raise ErrorRaised(over)
    left = quota.take(caller_of(request))
    if left is not None and left.exceeded:
        raise ErrorRaised(errors.rate_limited(left))
    return left.headers if left else {}


def beside_report(request: HttpRequest, text: str, *, is_full: bool) -> Mapping[str, Any]:
    """The live check of a host for a call that its caller's day has paid for.

    An existing check costs none of the hour's. Where none is taken, `outcome` is refused and `note` says why.
    """
    try:
        check = _beside_report(request, text)
    except ErrorRaised as refused:
        said = refused.error.body_with_wait()
        wait = {"retry_after": said["retry_after"]} if "retry_after" in said else {}
        note = f"{said['error']} {said['hint']}"
        return {"host": text[:300], "status": "done", "outcome": "refused", "note": note, **wait}
    found = describe_check(check, queue.place_in_line(check), queue.result_of_check(check))
    return found if is_full else _brief(found)


def _beside_report(request: HttpRequest, text: str) -> LiveCheck:
    if other_origin(request):
        raise ErrorRaised(of_another_origin())
    try:
        host = submissions.parse_submitted_host(text)
    except submissions.RejectedHost as rejected:
        raise ErrorRaised(no_public_host(str(rejected))) from rejected
    if not queue.has_check_to_share(host) and (over := _over_rate(request)):
        raise ErrorRaised(over)
    return _ask(request, host)


def _ask(request: HttpRequest, host: str) -> LiveCheck:
    try:
        return queue.ask(host, network=network_name(request))
    except NotTaken as why:
        raise ErrorRaised(not_taken(why)) from why


def _over_rate(request: HttpRequest) -> ErrorObject | None:
    return limits.over_limit(request, group="live_check", rate=RATE, what="live checks")


def _brief(state: LiveCheckState) -> dict[str, Any]:
    result = state["result"]
    if result is None:
        return dict(state)
    kept = {name: value for name, value in result.items() if name not in _WHOLE}
    return {**state, "result": {**kept, "checks": brief_checks(kept["checks"], state["host"])}}


def address(check: LiveCheck) -> str:
    return f"{settings.BASE_URL}/check/{check.id}"


def describe_check(check: LiveCheck, place: QueuePosition | None, found: Mapping[str, Any]) -> LiveCheckState:
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
        "kept_until": moment(check.finished_at + queue.KEPT_FOR) if check.finished_at else None,
        "again_at": moment(check.again_at),
        "wished": check.wished,
        "next": f"{settings.BASE_URL}/check/{check.next_id}" if check.next_id else None,
        "place": place.place if place else None,
        "seconds": place.seconds if place else None,
        "requests": check.requests,
        "progress": None if done else _progress(check),
        "would_be_listed": found.get("would_be_listed"),
        "why": found.get("why"),
        "result": found.get("probe"),
        "note": " ".join(filter(None, (_SEEN[LiveCheck.State(check.state)], _wait(check), _NOTE))),
    }


def is_recent(check: LiveCheck) -> bool:
    """Whether everybody who asks for the host still gets this result."""
    return check.again_at is not None and check.again_at > timezone.now()


def put_off_until(check: LiveCheck) -> datetime | None:
    """When a wish that could not be met in time is tried again, if that is still to come."""
    due = check.wish_due_at if check.wished else None
    return due if due and due > timezone.now() else None


def _wait(check: LiveCheck) -> str:
    if put_off := put_off_until(check):
        return f"The host cannot be checked again yet: the wish waits until {put_off:%Y-%m-%d %H:%M:%S} UTC."
    if not (check.again_at and check.finished_at and is_recent(check)):
        return ""
    until = f"until {check.again_at:%Y-%m-%d %H:%M:%S} UTC whoever asks for the host gets it"
    then = "then it is checked again" if check.wished else "POST to its address to have it checked again then"
    return f"This is the result of {check.finished_at:%H:%M:%S} UTC: {until}; {then}."


def moment(at: datetime | None) -> str | None:
    return at.isoformat(timespec="seconds") if at else None


def not_taken(why: NotTaken) -> ErrorObject:
    """The 503, or 429 for a busy domain, with Retry-After."""
    match why.why:
        case QueueClosed.DOMAIN_BUSY:
            return errors.too_often(
                spent_cap(why.detail),
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
    known = queue.early_answers(check)
    order = (*known, *(id_ for id_ in CheckId if id_ not in known))
    return [
        {
            "check": id_,
            "label": CHECKS[id_].label,
            "state": CheckStage.ASKED if id_ in known else reached[id_],
            "answer": known.get(id_),
        }
        for id_ in order
    ]


def of_another_origin() -> ErrorObject:
    return ErrorObject(
        status=403,
        code=Code.INVALID_FILTER_VALUE,
        error="A page of another origin starts no live check.",
        hint="Call from a program, or use the form at the address in see.",
        see="/check",
    )


def no_public_host(message: str) -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error=f"{message}.",
        hint="A live check takes the host name or the http(s) URL of a public website.",
        see="/check",
    )
