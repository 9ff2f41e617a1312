"""Current state of the pipeline."""

from datetime import datetime, timedelta
from typing import Any, Final

from django.db import connection
from django.db.models import Count, Q
from django.utils import timezone

from index.values.vocabulary import Outcome
from probes.models import LiveCheck, Pause, ProbeRun, Target
from probes.operations.sources import sources
from probes.schedule import pages, robots, schedule
from probes.schedule.leases import Queue

MINUTE: Final = timedelta(minutes=1)
HOUR: Final = timedelta(hours=1)

LOOKED_AT: Final = 1000
"""Affordable every two seconds."""

_UNKNOWN: Final = """
SELECT answer ->> 'reason' AS reason, count(*) AS n
FROM index_site, jsonb_each(checks) AS each_check(id, answer)
WHERE host IN (
    SELECT host FROM (SELECT host, stage FROM probes_proberun ORDER BY id DESC LIMIT %s) AS newest
    WHERE stage IN ('http', 'both')
) AND outcome = 'answered' AND answer ->> 'answer' = 'unknown'
GROUP BY 1 ORDER BY 2 DESC, 1
"""
_QUEUES: Final = (schedule.VISITS, pages.PAGES, robots.READINGS)


def state(*, at_most: int | None = None) -> dict[str, Any]:
    """The JSON-ready state; times are ISO 8601 in UTC, waits are seconds.

    Counts at most `at_most` due rows per kind of work. `work` has for probe, browse, sweep, live and grade
    `{due, oldest_due, oldest_waits}`, and except for grade `in_flight` (lease running), `leases_over` (lease
    expired) and `paused` (null, or `{since, reason}`). `last_minute` and `last_hour` count visits by outcome,
    `could_not_ask` the last hour's by reason, `unknown` the unknown answers of the last thousand visits by
    reason. `sources` has `paused` and the rows of `probes.operations.sources`.
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
            Target.Work.LIVE.value: _live(paused, now, at_most),
            "grade": _due(ProbeRun.objects.filter(grade_due_at__lte=now), "grade_due_at", now, at_most),
        },
        "dead": states.get(Target.State.DEAD, 0),
        "blocked": states.get(Target.State.BLOCKED, 0),
        **_visits(now),
        "unknown": unknown(),
        "sources": {"paused": _paused(paused.get(Target.Work.SOURCE)), "rows": sources()},
    }


def _work(queue: Queue, paused: dict[str, Pause], now: datetime, at_most: int | None) -> dict[str, Any]:
    held = _leases(Target.objects.filter(held_until__isnull=False, held_for=queue.work), now)
    due = _due(Target.objects.filter(queue.waiting), queue.due, now, at_most)
    return {**due, **held, "paused": _paused(paused.get(queue.work))}


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
    first = oldest(rows, column)
    return {
        "due": rows[:at_most].count(),
        "oldest_due": _moment(first) if first else None,
        "oldest_waits": round((now - first).total_seconds()) if first else None,
    }


def oldest(rows: Any, column: str) -> datetime | None:
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


def unknown() -> dict[str, int]:
    with connection.cursor() as cursor:
        cursor.execute(_UNKNOWN, [LOOKED_AT])
        return dict(cursor.fetchall())


def _moment(at: datetime) -> str:
    return at.isoformat(timespec="seconds")
