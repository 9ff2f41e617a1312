"""Answers changed by each rubric version."""

from collections import defaultdict
from functools import lru_cache
from typing import Final, TypedDict

from django.db import connection
from django.db.models import Max

from index.checks import CHECKS
from index.models import ListingEvent
from index.values.vocabulary import Cause, CheckId

_MOVED: Final = """
SELECT event.rubric_version, moved.key, moved.value ->> 0, moved.value ->> 1, count(DISTINCT event.host)
FROM index_listingevent AS event CROSS JOIN LATERAL jsonb_each(event.detail -> 'answers') AS moved
WHERE event.cause = %s AND event.detail ? 'answers' AND moved.key = ANY(%s)
GROUP BY 1, 2, 3, 4 ORDER BY array_position(%s, moved.key), 5 DESC, 3, 4
"""
"""Skips removed checks, which have no label."""


class RubricMove(TypedDict):
    """How many sites one check answered otherwise; `check` is its label."""

    check: str
    before: str
    after: str
    sites: int


def moves() -> dict[str, list[RubricMove]]:
    """By rubric version."""
    newest = ListingEvent.objects.filter(cause=Cause.RUBRIC).aggregate(newest=Max("pk"))["newest"]
    return _moves(newest) if newest is not None else {}


@lru_cache(maxsize=1)
def _moves(_newest: int) -> dict[str, list[RubricMove]]:
    checks = [check.value for check in CheckId]
    with connection.cursor() as cursor:
        cursor.execute(_MOVED, [Cause.RUBRIC.value, checks, checks])
        rows = cursor.fetchall()
    found: dict[str, list[RubricMove]] = defaultdict(list)
    for version, check, before, after, sites in rows:
        label = CHECKS[CheckId(check)].label
        found[version].append({"check": label, "before": before, "after": after, "sites": sites})
    return dict(found)
