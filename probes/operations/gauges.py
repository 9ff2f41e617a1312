"""Pipeline figures for monitoring, at a cost independent of the number of hosts."""

from datetime import timedelta
from typing import Any, Final

from django.db import connection
from django.utils import timezone

from index.values.vocabulary import Outcome
from probes.models import Pause, ProbeRun, Target
from probes.operations import state
from probes.schedule import pages, robots, schedule

MOST_COUNTED: Final = 10_000
_NEWEST: Final = 20_000
"""For up to 330 visits per second."""

_LAST_MINUTE: Final = """
SELECT outcome, outcome_reason, count(*) FROM (
    SELECT outcome, outcome_reason, stage, started_at + make_interval(secs => seconds) AS ended
    FROM probes_proberun ORDER BY id DESC LIMIT %s
) AS newest WHERE ended >= %s AND stage IN ('http', 'both') GROUP BY 1, 2
"""
_QUEUES: Final = (schedule.VISITS, pages.PAGES, robots.READINGS)


def gauges() -> dict[str, Any]:
    """`{work, visits, could_not_ask, unknown, states}`. Raises DatabaseError.

    `work` has for probe, browse, sweep and grade `{due, oldest_waits}`, and except for grade `{in_flight,
    leases_over, paused}`: counts up to MOST_COUNTED, seconds (0 if nothing is due), a bool. `visits` counts
    the last minute's by outcome, `could_not_ask` by reason; `unknown` is `probes.operations.state.unknown`;
    `states` counts dead and blocked hosts.
    """
    now = timezone.now()
    paused = set(Pause.objects.values_list("work", flat=True))
    to_grade = ProbeRun.objects.filter(grade_due_at__lte=now)
    visits, reasons = _last_minute(now - timedelta(minutes=1))
    return {
        "work": {
            **{
                queue.work.value: {
                    **_due(Target.objects.filter(queue.waiting), queue.due, now),
                    "in_flight": _count(_leased(queue.work).filter(held_until__gt=now)),
                    "leases_over": _count(_leased(queue.work).filter(held_until__lte=now)),
                    "paused": queue.work.value in paused,
                }
                for queue in _QUEUES
            },
            "grade": _due(to_grade, "grade_due_at", now),
        },
        "visits": visits,
        "could_not_ask": reasons,
        "unknown": state.unknown(),
        "states": {
            name.value: _count(Target.objects.filter(state=name))
            for name in (Target.State.DEAD, Target.State.BLOCKED)
        },
    }


def _leased(work: Target.Work) -> Any:
    return Target.objects.filter(held_until__isnull=False, held_for=work)


def _count(rows: Any) -> int:
    return int(rows[:MOST_COUNTED].count())


def _due(rows: Any, column: str, now: Any) -> dict[str, float]:
    oldest = state.oldest(rows, column)
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
