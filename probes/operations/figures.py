"""Pipeline figures for monitoring, at a cost independent of the number of hosts."""

from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any

from django.db import connection
from django.db.models import Count, Q
from django.utils import timezone

from config.printable import strip_controls
from index.models import AskedEndpoint
from index.values.vocabulary import Outcome
from probes.models import HostSource, LiveCheck, Pause, ProbeRun, Target
from probes.schedule import pages, robots, schedule
from probes.schedule.leases import Queue
from probes.sources import ADDRESSED_KINDS
from probes.sources.reading import ReadingCounts


def source_rows() -> list[dict[str, Any]]:
    """A JSON-ready row per source; times are ISO 8601 in UTC.

    `state` is off, reading, trouble, "day full" (a cap makes it wait until tomorrow) or waiting. `counts`
    belong to the current reading, or the last.
    """
    now = timezone.now()
    return [
        {
            "name": row.name,
            "kind": row.kind,
            "address": row.address,
            "state": _state(row, now),
            "most": row.most,
            "counts": asdict(ReadingCounts(**row.counts)),
            "due_at": _iso_moment(row.due_at) if row.enabled else None,
            "read_at": _iso_moment(row.read_at),
            "hours": None if row.read_at is None else round((now - row.read_at).total_seconds() / 3600, 1),
            "trouble": strip_controls(row.trouble),
            "permits": None
            if not (kind := ADDRESSED_KINDS.get(row.kind)) or not kind.terms
            else kind.terms.permits,
        }
        for row in HostSource.objects.order_by("-enabled", "name")
    ]


def _state(row: HostSource, now: Any) -> str:
    if row.held_until is not None and row.held_until > now:
        return "reading"
    if not row.enabled:
        return "off"
    if row.trouble:
        return "trouble"
    return "day full" if row.counts.get("postponed") else "waiting"


def _iso_moment(at: Any) -> str | None:
    return at.isoformat(timespec="seconds") if at else None


MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)

LOOKED_AT = 1000  # Affordable every two seconds

_UNKNOWN = """
SELECT answer ->> 'reason' AS reason, count(*) AS n
FROM index_site, jsonb_each(checks) AS each_check(id, answer)
WHERE host IN (
    SELECT host FROM (SELECT host, stage FROM probes_proberun ORDER BY id DESC LIMIT %s) AS newest
    WHERE stage IN ('http', 'both')
) AND outcome = 'answered' AND answer ->> 'answer' = 'unknown'
GROUP BY 1 ORDER BY 2 DESC, 1
"""
_QUEUES = (schedule.VISITS, pages.PAGES, robots.READINGS)


def pipeline_state(*, at_most: int | None = None) -> dict[str, Any]:
    """The JSON-ready state; times are ISO 8601 in UTC, waits are seconds.

    Counts at most `at_most` due rows per kind of work. `work` has for probe, browse, sweep, ask, live and
    grade `{due, oldest_due, oldest_waits}`, and except for grade `in_flight` (lease running), `leases_over`
    (lease expired), `paused` (null, or `{since, reason}`) and, but for ask and live, `held_back` (waits for
    graders).
    `last_minute` and `last_hour` count visits by outcome, `could_not_ask` the last hour's by reason,
    `unknown` the unknown answers of the last thousand visits by reason. `sources` has `paused` and the rows
    of `source_rows`.
    """
    now = timezone.now()
    paused = {pause.work: pause for pause in Pause.objects.all()}
    states = dict(
        Target.objects.exclude(state=Target.State.ACTIVE)
        .values_list("state")
        .annotate(n=Count("id"))
        .order_by()
    )
    return {
        "at": _moment(now),
        "work": {
            **{queue.work.value: _work(queue, paused, now, at_most) for queue in _QUEUES},
            Target.Work.ASK.value: _ask(paused, now, at_most),
            Target.Work.LIVE.value: _live(paused, now, at_most),
            "grade": _due(ProbeRun.objects.filter(grade_due_at__lte=now), "grade_due_at", now, at_most),
        },
        "dead": states.get(Target.State.DEAD, 0),
        "blocked": states.get(Target.State.BLOCKED, 0),
        **_visits(now),
        "unknown": count_unknown(),
        "sources": {"paused": _paused(paused.get(Target.Work.SOURCE)), "rows": source_rows()},
    }


def _work(queue: Queue, paused: dict[str, Pause], now: datetime, at_most: int | None) -> dict[str, Any]:
    held = _leases(Target.objects.filter(held_until__isnull=False, held_for=queue.work), now)
    due = _due(Target.objects.filter(queue.waiting), queue.due, now, at_most)
    return {**due, **held, "paused": _paused(paused.get(queue.work)), "held_back": queue.is_held_back()}


def _ask(paused: dict[str, Pause], now: datetime, at_most: int | None) -> dict[str, Any]:
    due = _due(AskedEndpoint.objects.filter(due_at__lte=now), "due_at", now, at_most)
    held = _leases(AskedEndpoint.objects.filter(held_until__isnull=False), now)
    return {**due, **held, "paused": _paused(paused.get(Target.Work.ASK))}


def _live(paused: dict[str, Pause], now: datetime, at_most: int | None) -> dict[str, Any]:
    waiting, running = (LiveCheck.objects.filter(state=one) for one in ("waiting", "running"))
    due = _due(waiting, "asked_at", now, at_most)
    return {**due, **_leases(running, now), "paused": _paused(paused.get(Target.Work.LIVE))}


def _leases(rows: Any, now: datetime) -> dict[str, int]:
    counted: dict[str, int] = rows.aggregate(
        in_flight=Count("pk", filter=Q(held_until__gt=now)),
        leases_over=Count("pk", filter=Q(held_until__lte=now)),
    )
    return counted


def _paused(pause: Pause | None) -> dict[str, str] | None:
    return {"since": _moment(pause.since), "reason": pause.reason} if pause else None


def _due(rows: Any, column: str, now: datetime, at_most: int | None) -> dict[str, Any]:
    first = oldest_due(rows, column)
    return {
        "due": rows[:at_most].count(),
        "oldest_due": _moment(first) if first else None,
        "oldest_waits": round((now - first).total_seconds()) if first else None,
    }


def oldest_due(rows: Any, column: str) -> datetime | None:
    # The index of pages starts with page_first: query each value separately.
    kinds = [rows.filter(page_first=first) for first in (True, False)] if column == "page_due_at" else [rows]
    found = [kind.order_by(column).values_list(column, flat=True).first() for kind in kinds]
    return min((moment for moment in found if moment), default=None)


def _visits(now: datetime) -> dict[str, dict[str, int]]:
    counted = (
        ProbeRun.objects.filter(started_at__gte=now - HOUR)
        .exclude(stage__in=(ProbeRun.Stage.BROWSER, ProbeRun.Stage.SWEEP))
        .values_list("outcome", "outcome_reason")
        .annotate(hour=Count("id"), minute=Count("id", filter=Q(started_at__gte=now - MINUTE)))
        .order_by("-hour", "outcome_reason")
    )
    minute, hour = ({outcome.value: 0 for outcome in Outcome} for _ in range(2))
    reasons: dict[str, int] = {}
    for outcome, reason, in_hour, in_minute in counted:
        hour[outcome] += in_hour
        minute[outcome] += in_minute
        if outcome == Outcome.COULD_NOT_ASK:
            reasons[reason] = in_hour
    return {"last_minute": minute, "last_hour": hour, "could_not_ask": reasons}


def count_unknown() -> dict[str, int]:
    with connection.cursor() as cursor:
        cursor.execute(_UNKNOWN, [LOOKED_AT])
        return dict(cursor.fetchall())


def _moment(at: datetime) -> str:
    return at.isoformat(timespec="seconds")


MOST_COUNTED = 10_000
_NEWEST = 20_000  # For up to 330 visits per second

_LAST_MINUTE = """
SELECT outcome, outcome_reason, count(*) FROM (
    SELECT outcome, outcome_reason, stage, started_at + make_interval(secs => seconds) AS ended
    FROM probes_proberun ORDER BY id DESC LIMIT %s
) AS newest WHERE ended >= %s AND stage IN ('http', 'both') GROUP BY 1, 2
"""


def pipeline_gauges() -> dict[str, Any]:
    """`{work, asked, visits, could_not_ask, unknown, states}`. Raises DatabaseError.

    `work` has for probe, browse, sweep, ask and grade `{due, oldest_waits}`, and except for grade
    `{in_flight, leases_over, paused}` and, but for ask, `held_back`: counts up to MOST_COUNTED, seconds (0 if
    nothing is due), bools. `asked` counts endpoints of the last hour by what became of it. `visits` counts
    the last minute's by outcome, `could_not_ask` by reason; `unknown` is that of `count_unknown`; `states`
    counts dead and blocked hosts.
    """
    now = timezone.now()
    paused = set(Pause.objects.values_list("work", flat=True))
    to_grade = ProbeRun.objects.filter(grade_due_at__lte=now)
    visits, reasons = _last_minute(now - timedelta(minutes=1))
    return {
        "work": {
            **{
                queue.work.value: {
                    **_due_gauges(Target.objects.filter(queue.waiting), queue.due, now),
                    "in_flight": _count(_leased(queue.work).filter(held_until__gt=now)),
                    "leases_over": _count(_leased(queue.work).filter(held_until__lte=now)),
                    "paused": queue.work.value in paused,
                    "held_back": queue.is_held_back(),
                }
                for queue in _QUEUES
            },
            Target.Work.ASK.value: {
                **_due_gauges(AskedEndpoint.objects.filter(due_at__lte=now), "due_at", now),
                "in_flight": _count(AskedEndpoint.objects.filter(held_until__gt=now)),
                "leases_over": _count(AskedEndpoint.objects.filter(held_until__lte=now)),
                "paused": Target.Work.ASK.value in paused,
            },
            "grade": _due_gauges(to_grade, "grade_due_at", now),
        },
        "asked": _asked_last_hour(now - HOUR),
        "visits": visits,
        "could_not_ask": reasons,
        "unknown": count_unknown(),
        "states": {
            name.value: _count(Target.objects.filter(state=name))
            for name in (Target.State.DEAD, Target.State.BLOCKED)
        },
    }


_ASKED = """
SELECT count(*) FILTER (WHERE is_kept AND ms >= 0), count(*) FILTER (WHERE is_kept AND ms < 0),
    count(*) FILTER (WHERE NOT is_kept)
FROM (
    SELECT days[cardinality(days)] AS ms, coalesce(days[cardinality(days) - 1]
        = (asked_at AT TIME ZONE 'UTC')::date - date '1970-01-01', false) AS is_kept
    FROM index_askedendpoint WHERE asked_at > %s ORDER BY asked_at DESC LIMIT %s
) AS newest
"""


def _asked_last_hour(since: datetime) -> dict[str, int]:
    """Of `ours_failed` nothing was kept, since half of all gave nothing back."""
    with connection.cursor() as cursor:
        cursor.execute(_ASKED, [since, MOST_COUNTED])
        (counted,) = cursor.fetchall()
        return dict(zip(("answered", "silent", "ours_failed"), counted, strict=True))


def _leased(work: Target.Work) -> Any:
    return Target.objects.filter(held_until__isnull=False, held_for=work)


def _count(rows: Any) -> int:
    return int(rows[:MOST_COUNTED].count())


def _due_gauges(rows: Any, column: str, now: Any) -> dict[str, float]:
    oldest = oldest_due(rows, column)
    waits = (now - oldest).total_seconds() if oldest else 0.0
    return {"due": _count(rows), "oldest_waits": max(0.0, waits)}


def _last_minute(since: Any) -> tuple[dict[str, int], dict[str, int]]:
    outcomes = {outcome.value: 0 for outcome in Outcome}
    reasons: dict[str, int] = {}
    with connection.cursor() as cursor:
        cursor.execute(_LAST_MINUTE, [_NEWEST, since])
        for outcome, reason, number in cursor.fetchall():
            outcomes[outcome] = outcomes.get(outcome, 0) + number
            if outcome == Outcome.COULD_NOT_ASK:
                reasons[reason] = reasons.get(reason, 0) + number
    return outcomes, reasons
