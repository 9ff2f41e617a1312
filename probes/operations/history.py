"""The history of one host."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, NotRequired, TypedDict

from django.db.models import QuerySet
from django.db.models.functions import Coalesce, Length
from django.utils import timezone

from index.checks import STRONG
from index.models import ListingEvent, Site
from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS
from index.values.tools import bytes_of, cut_tools
from index.values.vocabulary import Answer, CheckId, Tier
from probes.evidence import digests, homes
from probes.evidence.evidence import Evidence
from probes.evidence.homes import EvidenceUnavailable, place_of
from probes.models import Pause, ProbeRun, Target
from probes.schedule import cadence, learning

MAX_RUNS = 50
MAX_EVENTS = 200
MAX_EVENT_BYTES = 64 * 1024  # Of what they hold, all together
_CHUNK = 20

_TEXTS = {
    **{reason.value: text for reason, text in REASON_TEXTS.items()},
    **{reason.value: text for reason, text in OUTCOME_TEXTS.items()},
}


class ScheduleOfHost(TypedDict):
    """The row of a host in the schedule."""

    origin: str
    source: str
    seen_in: str
    state: str
    why: str
    domain: str
    address: str
    held_for: str
    held_by: str
    first: bool
    attempts: int
    fails: int
    created_at: str | None
    due_at: str | None
    probed_at: str | None
    held_until: str | None
    page_due_at: str | None
    robots_due_at: str | None
    robots_read_at: str | None


class ListingOfHost(TypedDict):
    """The row of a host in the index."""

    listed: bool
    listed_since: str | None
    declined: bool
    score: int
    tier: int | None
    tier_label: str | None
    missed_on: list[str]
    found_via: str
    heard_at: str | None
    verified_at: str | None
    rubric_version: str


class AnswerOfHost(TypedDict):
    """One check, and the run with its evidence."""

    check: str
    answer: str
    reason: str
    text: str
    since: str | None
    run: int | None


class RunOfHost(TypedDict):
    run: int
    stage: str
    started_at: str | None
    seconds: float
    requests: int
    outcome: str
    reason: str
    text: str
    graded: bool
    rubric_version: str
    evidence_bytes: int | None
    digests_kept: bool


class EventOfHost(TypedDict):
    at: str | None
    kind: str
    score: int
    tier: int | None
    detail: dict[str, Any]
    cause: str | None
    rubric_version: str | None


class HostHistory(TypedDict):
    """All that is known of one host; `standing` says in sentences how it stands and why."""

    host: str
    standing: list[str]
    target: ScheduleOfHost | None
    site: ListingOfHost | None
    checks: list[AnswerOfHost]
    runs: list[RunOfHost]
    runs_in_all: int
    events: list[EventOfHost]
    events_in_all: int
    exchanges: NotRequired[list[dict[str, Any]] | None]


def host_history(host: str) -> HostHistory:
    """Ready for JSON; runs and events newest first."""
    target = Target.objects.filter(host=host).first()
    site = Site.objects.filter(host=host).first()
    rows = ProbeRun.objects.filter(host=host).order_by("-started_at", "-pk")
    sized = rows.annotate(
        evidence_bytes=Coalesce("evidence__size", Length("evidence__packed")),
        digests_bytes=Length("digests__packed"),
    )
    runs = list(sized[:MAX_RUNS])
    events = ListingEvent.objects.filter(host=host).order_by("-at", "-pk")
    return {
        "host": host,
        "standing": [*_listing_status(site, runs), *_schedule_status(target), *_first_seen(target)],
        "target": _target(target) if target else None,
        "site": _site(site) if site else None,
        "checks": _checks(site, runs) if site else [],
        "runs": [_run(run) for run in runs],
        "runs_in_all": rows.count(),
        "events": list(_fitting(events)),
        "events_in_all": events.count(),
    }


def _listing_status(site: Site | None, runs: Sequence[ProbeRun]) -> list[str]:
    if site is None:
        waits = any(run.grade_due_at for run in runs)
        return ["It was visited, and is not graded yet." if waits else "It was never probed."]
    last = _last_visit(runs)
    sentences = [f"The last visit: {_TEXTS.get(last.outcome_reason, last.outcome_reason)}."] if last else []
    if site.listed:
        misses = ""
        if site.missed_on:
            misses = f" It missed the listing rule on {', '.join(site.missed_on)}; the third day drops it."
        return [f"Listed since {site.listed_since}, tier {site.tier}: {_signals(site)}.{misses}", *sentences]
    if site.excluded_at is not None:
        why = site.excluded_why or "no reason was given"
        return [f"Not listed: an operator excluded it at {_readable(site.excluded_at)}: {why}.", *sentences]
    if site.declined:
        return ["Not listed: it declines.", *sentences]
    if site.heard_at is None:
        return ["Not listed: nothing that it answered is known.", *sentences]
    return [f"Not listed: it does not meet the listing rule ({_signals(site)}).", *sentences]


def _signals(site: Site) -> str:
    words = []
    for answer in (Answer.YES, Answer.UNKNOWN):
        checks = [c for c in CheckId if site.checks.get(c.value, {}).get("answer") == answer.value]
        if checks:
            words.append(f"{answer.value}: {', '.join(c + ('*' if c in STRONG else '') for c in checks)}")
    return f"{'; '.join(words) or 'no signal is yes'}; * is a strong signal"


def _schedule_status(target: Target | None) -> list[str]:
    if target is None:
        return ["It is on no schedule."]
    if target.state != Target.State.ACTIVE:
        return [f"It is {target.state} and not visited: {target.why or 'no reason was given'}."]
    if target.held_until is not None and target.held_until > timezone.now():
        doing = {"probe": "visits it", "browse": "runs its page", "sweep": "reads its robots.txt"}
        return [f"{target.held_by} {doing[target.held_for]}, until {_readable(target.held_until)} at most."]
    why = "somebody waits for it" if target.first else _cadence(target)
    sentences = [f"The next visit is due {_readable(target.due_at)}: {why}."]
    if target.held_until is not None:
        sentences.append(
            f"{target.held_by} held it until {_readable(target.held_until)}, and never came back."
        )
    if pause := Pause.objects.filter(work=Target.Work.PROBE).first():
        sentences.append(
            f"All visits are paused since {_readable(pause.since)}: {pause.reason or 'no reason was given'}."
        )
    return sentences


def _first_seen(target: Target | None) -> list[str]:
    if target is None or not target.source:
        return []
    place = f", {target.seen_in}" if target.seen_in else ""
    return [f"It came from the source {target.source}{place}."]


def _cadence(target: Target) -> str:
    if target.attempts:
        return f"{_visits(target.attempts)} came to nothing by a fault of ours, so later each time"
    if target.probed_at is None:
        return "it was never visited"
    if target.fails:
        return f"{_visits(target.fails)} in a row could not ask, so later each time"
    listed = target.robots_due_at is not None
    pause = learning.usual_pause(
        target, listed=listed, until=target.probed_at, expected=learning.expected_changes()
    )
    every = f"{'a listed' if listed else 'an unlisted'} site is visited every {pause / cadence.DAY:.0f} days"
    if not target.visits_compared:
        return f"{every} until its changes are known"
    since = f"since {target.compared_since:%Y-%m-%d}"
    return f"{every} when {target.changes_seen} of {_visits(target.visits_compared)} {since} found a change"


def _visits(number: int) -> str:
    return "1 visit" if number == 1 else f"{number} visits"


def _target(target: Target) -> ScheduleOfHost:
    return {
        "origin": target.origin,
        "source": target.source,
        "seen_in": target.seen_in,
        "state": target.state,
        "why": target.why,
        "domain": target.domain,
        "address": target.address,
        "held_for": target.held_for,
        "held_by": target.held_by,
        "first": target.first,
        "attempts": target.attempts,
        "fails": target.fails,
        "created_at": _moment(target.created_at),
        "due_at": _moment(target.due_at),
        "probed_at": _moment(target.probed_at),
        "held_until": _moment(target.held_until),
        "page_due_at": _moment(target.page_due_at),
        "robots_due_at": _moment(target.robots_due_at),
        "robots_read_at": _moment(target.robots_read_at),
    }


def _site(site: Site) -> ListingOfHost:
    return {
        "listed": site.listed,
        "listed_since": site.listed_since.isoformat() if site.listed_since else None,
        "declined": site.declined,
        "score": site.score,
        "tier": site.tier,
        "tier_label": Tier(site.tier).label if site.tier else None,
        "missed_on": site.missed_on,
        "found_via": site.found_via,
        "heard_at": _moment(site.heard_at),
        "verified_at": _moment(site.verified_at),
        "rubric_version": site.rubric_version,
    }


def _checks(site: Site, runs: Sequence[ProbeRun]) -> list[AnswerOfHost]:
    found: list[AnswerOfHost] = []
    for check in CheckId:
        if (row := site.checks.get(check.value)) is None:
            continue
        seen_at = [line["at"] for line in row["evidence"] if line.get("at")]
        moment = datetime.fromisoformat(max(seen_at)) if seen_at else site.verified_at
        found.append(
            {
                "check": check.value,
                "answer": row["answer"],
                "reason": row["reason"],
                "text": _TEXTS.get(row["reason"], ""),
                "since": row["since"],
                "run": _run_at(runs, moment),
            }
        )
    return found


def _run_at(runs: Iterable[ProbeRun], moment: datetime | None) -> int | None:
    if moment is None:
        return None
    later = moment + timedelta(milliseconds=1)  # The time of an exchange is cut at milliseconds
    return next((run.pk for run in runs if run.started_at < later), None)


def _last_visit(runs: Iterable[ProbeRun]) -> ProbeRun | None:
    return next((run for run in runs if run.stage != ProbeRun.Stage.BROWSER), None)


def _run(run: Any) -> RunOfHost:
    return {
        "run": run.pk,
        "stage": run.stage,
        "started_at": _moment(run.started_at),
        "seconds": run.seconds,
        "requests": run.requests,
        "outcome": run.outcome,
        "reason": run.outcome_reason,
        "text": _TEXTS.get(run.outcome_reason, ""),
        "graded": run.grade_due_at is None,
        "rubric_version": run.rubric_version,
        "evidence_bytes": run.evidence_bytes,
        "digests_kept": run.digests_bytes is not None,
    }


def _fitting(newest_first: QuerySet[ListingEvent]) -> Iterator[EventOfHost]:
    size = 0
    for event in newest_first[:MAX_EVENTS].iterator(chunk_size=_CHUNK):
        detail = cut_tools(event.detail)
        size += bytes_of(detail)
        if size > MAX_EVENT_BYTES:
            return
        event.detail = dict(detail)
        yield _event(event)


def _event(event: ListingEvent) -> EventOfHost:
    return {
        "at": _moment(event.at),
        "kind": event.kind,
        "score": event.score,
        "tier": event.tier,
        "detail": event.detail,
        "cause": event.cause or None,
        "rubric_version": event.rubric_version or None,
    }


def _readable(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"


def _moment(at: datetime | None) -> str | None:
    return at.isoformat(timespec="seconds") if at else None


def exchanges_of_run(host: str, run: int) -> list[dict[str, Any]] | None:
    """As `probes.evidence.digests.digest_lines`; None if none are kept."""
    kept = ProbeRun.objects.filter(pk=run, host=host).select_related("evidence", "digests").first()
    try:
        if evidence := getattr(kept, "evidence", None):
            return digests.digest_lines(Evidence.unpack(homes.load(place_of(evidence))))
        if left := getattr(kept, "digests", None):
            return digests.unpack(bytes(left.packed))
    except (ValueError, KeyError, TypeError, EvidenceUnavailable):
        return None
    return None
