"""The pipeline as it stands now: what is due, who works, how fast, and what could not be asked."""

from datetime import datetime, timedelta
from typing import Any, Final

from django.db import connection
from django.db.models import Count, Min, Q
from django.utils import timezone

from index.vocabulary import Outcome
from probes import page_schedule, robots_schedule, schedule
from probes.leases import Queue
from probes.models import Pause, ProbeRun, Target

MINUTE: Final = timedelta(minutes=1)
HOUR: Final = timedelta(hours=1)

LOOKED_AT: Final = 1000
"""Visits whose answers are counted: as many as a look every two seconds can afford."""

_UNKNOWN: Final = """
SELECT answer ->> 'reason' AS reason, count(*) AS n
FROM index_site, jsonb_each(checks) AS each_check(id, answer)
WHERE host IN (
    SELECT host FROM (SELECT host, stage FROM probes_proberun ORDER BY id DESC LIMIT %s) AS newest
    WHERE stage IN ('http', 'both')
) AND outcome = 'answered' AND answer ->> 'answer' = 'unknown'
GROUP BY 1 ORDER BY 2 DESC, 1
"""
_QUEUES: Final = (schedule.VISITS, page_schedule.PAGES, robots_schedule.READINGS)


def state() -> dict[str, Any]:
    """Return the state, ready for JSON; moments are ISO 8601 in UTC, waits are seconds.

    `work` has for each of probe, browse, sweep and grade `{due, oldest_due, oldest_waits}` and, but for grade,
    `in_flight` (claimed, lease not over), `leases_over` (claimed by a worker that never came back) and `paused` (null,
    or `{since, reason}`). `last_minute` and `last_hour` count visits by how they ended, `could_not_ask` the last hour's
    by reason, `unknown` the unknown answers of the sites of the last thousand visits by reason.
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
            **{queue.work.value: _work(queue, paused, now) for queue in _QUEUES},
            "grade": _due(ProbeRun.objects.filter(grade_due_at__lte=now), "grade_due_at", now),
        },
        "dead": states.get(Target.State.DEAD, 0),
        "blocked": states.get(Target.State.BLOCKED, 0),
        "last_minute": _outcomes(now - MINUTE),
        "last_hour": _outcomes(now - HOUR),
        "could_not_ask": _reasons(now - HOUR),
        "unknown": unknown(),
    }


def _work(queue: Queue, paused: dict[str, Pause], now: datetime) -> dict[str, Any]:
    held = Target.objects.filter(held_until__isnull=False, held_for=queue.work).aggregate(
        in_flight=Count("id", filter=Q(held_until__gt=now)),
        leases_over=Count("id", filter=Q(held_until__lte=now)),
    )
    pause = paused.get(queue.work)
    rests = {"since": _moment(pause.since), "reason": pause.reason} if pause else None
    return {**_due(Target.objects.filter(queue.waiting), queue.due, now), **held, "paused": rests}


def _due(rows: Any, column: str, now: datetime) -> dict[str, Any]:
    found = rows.aggregate(due=Count("id"), oldest=Min(column))
    oldest = found["oldest"]
    return {
        "due": found["due"],
        "oldest_due": _moment(oldest) if oldest else None,
        "oldest_waits": round((now - oldest).total_seconds()) if oldest else None,
    }


def _visits(since: datetime) -> Any:
    visits = ProbeRun.objects.filter(started_at__gte=since)
    return visits.exclude(stage__in=(ProbeRun.Stage.BROWSER, ProbeRun.Stage.SWEEP))


def _outcomes(since: datetime) -> dict[str, int]:
    counted = dict(_visits(since).values_list("outcome").annotate(n=Count("id")).order_by())
    return {outcome.value: counted.get(outcome.value, 0) for outcome in Outcome}


def _reasons(since: datetime) -> dict[str, int]:
    unasked = _visits(since).filter(outcome=Outcome.COULD_NOT_ASK)
    return dict(
        unasked.values_list("outcome_reason").annotate(n=Count("id")).order_by("-n", "outcome_reason")
    )


def unknown() -> dict[str, int]:
    """Count the unknown answers of the sites of the last LOOKED_AT visits, by reason."""
    with connection.cursor() as cursor:
        cursor.execute(_UNKNOWN, [LOOKED_AT])
        return dict(cursor.fetchall())


def _moment(at: datetime) -> str:
    return at.isoformat(timespec="seconds")
