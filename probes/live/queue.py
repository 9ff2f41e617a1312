"""The queue of live checks, in PostgreSQL (ADR 35); the only writer of LiveCheck.

A check waits, runs under a lease, and is done. Claims honour the schedule's caps on concurrent visits, and
scheduled visits avoid hosts being checked.
"""

import json
import os
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from math import ceil
from typing import Any

from django.conf import settings
from django.db import connection, transaction
from django.db.models import Avg, Count, Exists, F, Min, OuterRef, Q
from django.utils import timezone

from config.database.clock import put_back
from index.checks import SCORED_CHECKS
from index.models import Site
from index.values import hosts
from index.values.vocabulary import Answer, CheckId, Outcome
from probes.live.line import ENDED_COUNT_FOR, MAX_AN_HOUR, WaitingLine, checks_of_kind, claimable, must_wait
from probes.live.turns import free_slots
from probes.models import LiveCheck, Pause, Target

AGAIN_AFTER = timedelta(minutes=10)  # Until then the last result is returned
AGAIN_AFTER_NO = timedelta(minutes=2)  # If a scored check said no: its owner may be mending it
AN_HOUR_OF_HOST = 6  # Checks
WISH_AGAIN_AFTER = timedelta(minutes=1)  # If no check could be made of it
KEPT_FOR = timedelta(days=7)
PAGE_KEPT = timedelta(hours=1)  # For the caps; its caller has the answer
HOME_PAGE = "/"
MAX_WAITING = 500
MAX_OF_NETWORK = 50  # Waiting checks of callers in one network
LEASE = timedelta(seconds=30)  # Renewed every second; then a dead worker's checks are claimed again
MAX_ATTEMPTS = 3
# An Outcome; refused by a limit or an operator; or failed by an internal error.
OUTCOMES = ("answered", "declined", "could_not_ask", "refused", "failed")
_SHARED_OUTCOMES = OUTCOMES[:3]
USUAL = 20.0  # Seconds assumed before any check has ended

_HOUR = timedelta(hours=1)
_LOCK = 0x6C697665  # "live"
_FREE: dict[str, Any] = {"held_until": None, "held_by": "", "answers": ""}


class QueueClosed(StrEnum):
    """Why no check is accepted."""

    OFF = "off"
    PAUSED = "paused"
    FULL = "full"
    DOMAIN_BUSY = "domain_busy"
    NETWORK_BUSY = "network_busy"


class NotTaken(Exception):  # noqa: N818 - reads as what it is
    """`detail` is the operator's reason for a pause, or the busy domain."""

    def __init__(self, why: QueueClosed, detail: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.detail = detail


@dataclass(frozen=True, slots=True)
class QueuePosition:
    """Position in the queue (1 is next), and seconds until the expected result."""

    place: int
    seconds: int


@dataclass(frozen=True, slots=True)
class LiveProgress:
    """How far a running check is; `answers` in the order in which they came."""

    step: str = ""
    requests: int = 0
    answers: Mapping[CheckId, Answer] = field(default_factory=dict)


@transaction.atomic
def ask(host: str, *, network: str = "") -> LiveCheck:
    """A host's unfinished check, recent result, or new check. Raises NotTaken.

    Serialised, so that limits hold and callers of one host share a check. `network`: opaque name of the
    caller's network, or "".
    """
    _serialise()
    now = timezone.now()
    if shared := _check_to_share(host, now):
        return _shared(shared, network)
    return _create(host, "", network, now)


@transaction.atomic
def ask_again(check: LiveCheck, *, network: str = "") -> LiveCheck:
    """The host's unfinished or new check; or its recent one, which is then repeated when its time ends.

    Raises NotTaken.
    """
    _serialise()
    now = timezone.now()
    shared = _check_to_share(check.host, now)
    following = _shared(shared, network) if shared else _create(check.host, "", network, now)
    if following.state == LiveCheck.State.DONE:
        following.wished = True
        following.save(update_fields=["wished"])
    if following.pk != check.pk:
        LiveCheck.objects.filter(pk=check.pk).update(next_id=following.pk)
    return following


@transaction.atomic
def ask_page(host: str, url: str, *, network: str = "") -> LiveCheck:
    """The unfinished check of a URL ("" for the home page), or a new one. Raises NotTaken."""
    _serialise()
    page = url or HOME_PAGE
    if same := LiveCheck.objects.filter(~Q(state=LiveCheck.State.DONE), host=host, page=page).first():
        return _shared(same, network)
    return _create(host, page, network, timezone.now())


def withdraw(check: LiveCheck) -> bool:
    """Delete a check that nobody waits for, if no worker has it."""
    return bool(LiveCheck.objects.filter(pk=check.pk, state=LiveCheck.State.WAITING).delete()[0])


def why_closed() -> NotTaken | None:
    try:
        _must_be_open()
    except NotTaken as why:
        return why
    return None


def find(id_: str) -> LiveCheck | None:
    kept = LiveCheck.objects.filter(_kept(timezone.now()), pk=id_, page="")
    return kept.exclude(_was_refused()).first()


def place_in_line(check: LiveCheck) -> QueuePosition | None:
    """None once the check runs or is done."""
    if check.state != LiveCheck.State.WAITING:
        return None
    now = timezone.now()
    line = WaitingLine.from_checks(checks_of_kind(pages=False).filter(claimable(now)), pages=False, now=now)
    order = [row.pk for row in (*line.ready, *line.late)]
    if check.pk not in order:  # it began meanwhile
        return None
    ahead = order.index(check.pk)
    slots = max(1, settings.LIVE_CHECKS)
    rounds = ceil((ahead + 1 + slots - min(slots, free_slots(line.running, slots, now))) / slots)
    return QueuePosition(ahead + 1, max(1, round(rounds * usual_seconds())))


def result_of_check(check: LiveCheck) -> dict[str, Any]:
    """Empty until the check is done."""
    found: dict[str, Any] = json.loads(check.result) if check.result else {}
    return found


def early_answers(check: LiveCheck) -> dict[CheckId, Answer]:
    """Those known so far of a check that runs, in the order in which they came."""
    known: dict[str, str] = json.loads(check.answers) if check.answers else {}
    return {CheckId(id_): Answer(answer) for id_, answer in known.items()}


def usual_seconds() -> float:
    newest = LiveCheck.objects.filter(state=LiveCheck.State.DONE, started_at__isnull=False, page="")
    ids = newest.order_by("-finished_at").values("pk")[:20]
    took = LiveCheck.objects.filter(pk__in=ids).aggregate(mean=Avg(F("finished_at") - F("started_at")))
    return float(took["mean"].total_seconds()) if took["mean"] else USUAL


def has_work() -> bool:
    now = timezone.now()
    return LiveCheck.objects.filter(claimable(now) | _wished(now)).exists()


def claim(limit: int, *, pages: bool = False) -> list[LiveCheck]:
    """Lease up to `limit` checks of hosts, or of pages, by turns; empty while paused.

    Hosts held by a scheduled visit, or above the caps, wait. Wishes that are due are met first.
    """
    with transaction.atomic():
        if limit <= 0 or _paused():
            return []
        _serialise()
        now = timezone.now()
        if not pages:
            _repeat_wished(now)
        unfinished = checks_of_kind(pages=pages).select_for_update().filter(claimable(now))
        _fail(unfinished.filter(attempts__gte=MAX_ATTEMPTS))
        return [
            _lease(row, now)
            for row in WaitingLine.from_checks(unfinished, pages=pages, now=now).ready[:limit]
        ]


@transaction.atomic
def admit(check: LiveCheck, address: str) -> bool:
    """Store a running check's address; False if others go first, and the check waits again."""
    if not address or check.address == address:
        return True
    _serialise()
    waits = must_wait(check, address, timezone.now())
    _ours(check).update(address=address)
    if waits:
        release(check)
    return not waits


def renew(running: Mapping[str, LiveProgress]) -> set[str]:
    """Renew leases and store progress; return the ids that are still ours."""
    until, ours = timezone.now() + LEASE, set()
    for id_, seen in running.items():
        held = LiveCheck.objects.filter(pk=id_, state=LiveCheck.State.RUNNING, held_by=holder())
        answers = json.dumps(dict(seen.answers)) if seen.answers else ""
        if held.update(held_until=until, step=seen.step, requests=seen.requests, answers=answers):
            ours.add(id_)
    return ours


@transaction.atomic
def finish(check: LiveCheck, outcome: str, result: Mapping[str, Any]) -> None:
    """Store a result, unless the check was cancelled or another worker holds it.

    A refusal deletes the host's earlier results.
    """
    now = timezone.now()
    done = {"state": LiveCheck.State.DONE, "finished_at": now, "outcome": outcome}
    if outcome in _SHARED_OUTCOMES and not check.page:
        done["again_at"] = _again_at(check.host, result, now)
    requests = result.get("probe", {}).get("requests", check.requests)
    ended = _ours(check).update(**done, **_FREE, requests=requests, result=json.dumps(result))
    if ended and outcome == Outcome.DECLINED:
        earlier = LiveCheck.objects.filter(host=check.host, state=LiveCheck.State.DONE)
        earlier.exclude(pk=check.pk).delete()


def release(check: LiveCheck) -> None:
    """Put the check back in its old place."""
    waiting = {"state": LiveCheck.State.WAITING, "step": "", "requests": 0, "started_at": None}
    _ours(check).update(**waiting, **_FREE, attempts=F("attempts") - 1)


def release_all() -> int:
    """Requeue all running checks; only at a start when no worker runs."""
    running = LiveCheck.objects.filter(state=LiveCheck.State.RUNNING)
    waiting = {"state": LiveCheck.State.WAITING, "step": "", "requests": 0, "started_at": None, "attempts": 0}
    return running.update(**waiting, **_FREE)


def cancel(ids: Iterable[str], *, why: str) -> int:
    return _end(LiveCheck.objects.filter(~Q(state=LiveCheck.State.DONE), pk__in=list(ids)), "refused", why)


def delete_checks(ids: Iterable[str]) -> int:
    return LiveCheck.objects.filter(pk__in=list(ids)).delete()[0]


def delete_old_checks() -> int:
    now = timezone.now()
    old = Q(finished_at__lt=now - KEPT_FOR) | Q(finished_at__lt=now - PAGE_KEPT) & ~Q(page="")
    return LiveCheck.objects.filter(old | _was_refused()).delete()[0]


def forget_networks() -> int:
    """Forget who asked for checks whose turns no longer count."""
    over = LiveCheck.objects.filter(finished_at__lt=timezone.now() - ENDED_COUNT_FOR).exclude(network="")
    return over.update(network="")


def put_back_times() -> int:
    """Put back times that a clock stored while it ran ahead."""
    checks = LiveCheck.objects.all()
    happened = sum(put_back(checks, column) for column in ("asked_at", "started_at", "finished_at"))
    return (
        happened
        + put_back(checks, "held_until", longest=LEASE)
        + put_back(checks, "again_at", longest=_HOUR)
        + put_back(checks, "wish_due_at", longest=WISH_AGAIN_AFTER)
    )


def gauges() -> dict[str, Any]:
    """`{states, outcomes, seconds, oldest_waits}` for monitoring.

    Counts by state and, of the last hour, by outcome; median and 95th percentile of seconds to the result;
    seconds that the oldest one waits.
    """
    now, states = timezone.now(), [LiveCheck.State.WAITING, LiveCheck.State.RUNNING]
    unfinished = LiveCheck.objects.filter(~Q(state=LiveCheck.State.DONE))
    by_state = dict(unfinished.values_list("state").annotate(n=Count("pk")).order_by())
    lately = LiveCheck.objects.filter(finished_at__gt=now - _HOUR)
    by_outcome = dict(lately.values_list("outcome").annotate(n=Count("pk")).order_by())
    took = sorted(
        (ended - asked).total_seconds() if ended else 0.0
        for asked, ended in lately.order_by("-finished_at").values_list("asked_at", "finished_at")[:1000]
    )
    oldest = unfinished.filter(state=LiveCheck.State.WAITING).aggregate(at=Min("asked_at"))["at"]
    return {
        "states": {state.value: by_state.get(state.value, 0) for state in states},
        "outcomes": {outcome: by_outcome.get(outcome, 0) for outcome in OUTCOMES},
        "seconds": {str(part): took[int(part * (len(took) - 1))] if took else 0.0 for part in (0.5, 0.95)},
        "oldest_waits": (now - oldest).total_seconds() if oldest else 0.0,
    }


def holder() -> str:
    return f"{os.uname().nodename}:{os.getpid()}"[:80]


def has_check_to_share(host: str) -> bool:
    """Whether `ask` would return a check that is there already."""
    return _check_to_share(host, timezone.now()) is not None


def _check_to_share(host: str, now: datetime) -> LiveCheck | None:
    unfinished, lately = ~Q(state=LiveCheck.State.DONE), Q(again_at__gt=now)
    rows = LiveCheck.objects.filter(unfinished | lately, host=host, page="")
    return rows.order_by(F("finished_at").desc(nulls_first=True)).first()


def _again_at(host: str, result: Mapping[str, Any], now: datetime) -> datetime:
    """When the host may be checked anew, a whole second, so that what is shown is exact."""
    checks = result.get("probe", {}).get("checks", {})
    has_no = any(checks.get(check, {}).get("answer") == Answer.NO for check in SCORED_CHECKS)
    at = now + (AGAIN_AFTER_NO if has_no else AGAIN_AFTER)
    lately = LiveCheck.objects.filter(host=host, page="", started_at__gt=now - _HOUR).order_by("-started_at")
    begun = list(lately.values_list("started_at", flat=True)[:AN_HOUR_OF_HOST])
    if len(begun) == AN_HOUR_OF_HOST and begun[-1]:
        at = max(at, begun[-1] + _HOUR)
    return at.replace(microsecond=0) + timedelta(seconds=1)


def _wished(now: datetime) -> Q:
    is_due = Q(wish_due_at__isnull=True) | Q(wish_due_at__lte=now)
    return Q(is_due, wished=True, again_at__lte=now)


def _repeat_wished(now: datetime) -> None:
    """Make the checks whose time has come; what is not taken is put off, and others come first."""
    for check in LiveCheck.objects.filter(_wished(now)).order_by("again_at")[:MAX_OF_NETWORK]:
        try:
            following = _check_to_share(check.host, now) or _create(check.host, "", "", now)
        except NotTaken:
            wished = LiveCheck.objects.filter(host=check.host, wished=True)
            wished.update(wish_due_at=now + WISH_AGAIN_AFTER)
        else:
            _follow(check.host, following)


def _follow(host: str, following: LiveCheck) -> None:
    """Wishes for the host are met by this check."""
    wished = LiveCheck.objects.filter(host=host, wished=True).exclude(pk=following.pk)
    wished.update(wished=False, wish_due_at=None, next_id=following.pk)


def _was_refused() -> Q:
    """Results of hosts that a later visit was refused by, or that an operator excluded later."""
    later = Q(declined=True, heard_at__gt=OuterRef("finished_at")) | Q(
        excluded_at__gt=OuterRef("finished_at")
    )
    return Q(Exists(Site.objects.filter(later, host=OuterRef("host"))))


def _shared(check: LiveCheck, network: str) -> LiveCheck:
    """The check, which waits for whichever of its callers has fewer checks in the queue."""
    if network and check.state == LiveCheck.State.WAITING and check.network != network:
        others = LiveCheck.objects.exclude(state=LiveCheck.State.DONE).exclude(pk=check.pk)
        mine, theirs = (others.filter(network=name).count() for name in (network, check.network))
        if not check.network or mine < theirs:
            LiveCheck.objects.filter(pk=check.pk).update(network=network)
    return check


def _create(host: str, page: str, network: str, now: datetime) -> LiveCheck:
    _must_be_open()
    waiting = LiveCheck.objects.filter(state=LiveCheck.State.WAITING)
    if waiting.count() >= MAX_WAITING:
        raise NotTaken(QueueClosed.FULL)
    if network and waiting.filter(network=network).count() >= MAX_OF_NETWORK:
        raise NotTaken(QueueClosed.NETWORK_BUSY)
    if _is_spent(host, now):
        raise NotTaken(QueueClosed.DOMAIN_BUSY, hosts.owner_domain(host))
    check = LiveCheck.objects.create(
        id=secrets.token_hex(16),
        host=host,
        page=page,
        domain=hosts.registrable_domain(host),
        network=network,
        asked_at=now,
    )
    if not page:
        _follow(host, check)
    return check


def _must_be_open() -> None:
    if not settings.LIVE_CHECKS:
        raise NotTaken(QueueClosed.OFF)
    if pause := _paused():
        raise NotTaken(QueueClosed.PAUSED, pause.reason)


def _paused() -> Pause | None:
    return Pause.objects.filter(work=Target.Work.LIVE).first()


def _is_spent(host: str, now: datetime) -> bool:
    """Whether the hosts of its owner had their hourly number of checks."""
    cap, owner = settings.PROBE_PER_PLATFORM, hosts.owner_domain(host)
    lately = LiveCheck.objects.filter(domain=hosts.registrable_domain(host), asked_at__gt=now - _HOUR)
    return (
        bool(cap)
        and lately.filter(Q(host=owner) | Q(host__endswith=f".{owner}")).count() >= MAX_AN_HOUR * cap
    )


def _kept(now: datetime) -> Q:
    return Q(finished_at__isnull=True) | Q(finished_at__gt=now - KEPT_FOR)


def _lease(row: LiveCheck, now: datetime) -> LiveCheck:
    row.state, row.held_until, row.held_by = LiveCheck.State.RUNNING, now + LEASE, holder()
    row.attempts += 1
    row.started_at, row.step, row.requests, row.answers = now, "", 0, ""
    row.save()
    return row


def _ours(check: LiveCheck) -> Any:
    return LiveCheck.objects.filter(
        pk=check.pk, state=LiveCheck.State.RUNNING, held_by=check.held_by, attempts=check.attempts
    )


def _fail(rows: Any) -> None:
    _end(rows, "failed", "The check failed by an error of ours.")


def _end(rows: Any, outcome: str, why: str) -> int:
    done = {"state": LiveCheck.State.DONE, "finished_at": timezone.now(), "outcome": outcome}
    ended: int = rows.update(**done, **_FREE, result=json.dumps({"why": why}))
    return ended


def _serialise() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
