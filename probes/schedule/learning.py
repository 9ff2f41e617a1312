"""What is learned of each host's changes, and what of all hosts decides about its next visit."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

from django.db import connection
from django.db.models import F
from django.db.models.functions import Least

from probes.models import Cadence, Target
from probes.schedule.cadence import (
    DAY,
    ComparedVisits,
    bounds_of,
    days_between,
    fit_expected_changes,
    usual_changes,
)

_SAMPLE = 50_000  # Rows
_KNOWN = """
SELECT robots_due_at IS NOT NULL, visits_compared, changes_seen,
    coalesce(extract(epoch FROM probed_at - compared_since) / 86400, 0)::float
FROM probes_target TABLESAMPLE SYSTEM (%s)
WHERE state = 'active' AND fails = 0 AND probed_at IS NOT NULL LIMIT %s
"""
_ROWS = "SELECT reltuples FROM pg_class WHERE oid = 'probes_target'::regclass"


def fit_cadence() -> None:
    """Fit both kinds to the hosts that there are today."""
    with connection.cursor() as cursor:
        cursor.execute(_ROWS)
        ((rows,),) = cursor.fetchall()
        given: list[Any] = [min(100.0, 100 * _SAMPLE / max(rows, 1)), _SAMPLE]
        cursor.execute(_KNOWN, given)
        known = cursor.fetchall()
    for listed in (True, False):
        hosts = [ComparedVisits(*row) for is_listed, *row in known if is_listed is listed]
        changes = fit_expected_changes(hosts, bounds_of(listed=listed))
        Cadence.objects.update_or_create(listed=listed, defaults={"expected_changes": changes})


def expected_changes() -> Mapping[bool, float]:
    """Of listed and of other hosts, as fitted last."""
    fitted = dict(Cadence.objects.values_list("listed", "expected_changes"))
    return {listed: fitted.get(listed) or usual_changes(bounds_of(listed=listed)) for listed in (True, False)}


def compared_visits(target: Target, until: datetime) -> ComparedVisits:
    if target.compared_since is None:
        return ComparedVisits()
    days = max(timedelta(0), until - target.compared_since) / DAY
    return ComparedVisits(target.visits_compared, target.changes_seen, days)


def usual_pause(
    target: Target, *, listed: bool, until: datetime, expected: Mapping[bool, float]
) -> timedelta:
    """Between visits that are answered, by what was learned `until` then."""
    return days_between(compared_visits(target, until), bounds_of(listed=listed), expected[listed]) * DAY


def learn(target: Target, *, has_changed: bool | None, at: datetime) -> None:
    """Note an answered visit in an unsaved row; `has_changed` is None if it cannot be compared."""
    if target.compared_since is None:
        target.compared_since = at
    if has_changed is not None:
        seen = compared_visits(target, at).after(0, has_changed=has_changed)
        target.visits_compared, target.changes_seen, days = seen
        target.compared_since = at - days * DAY


def note_change(hosts: Iterable[str]) -> None:
    """Count a change that came to light after the visit, when its page ran."""
    more = Least(F("changes_seen") + 1, F("visits_compared"))
    Target.objects.filter(host__in=hosts).update(changes_seen=more)
