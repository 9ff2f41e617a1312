"""How many answers each version of the rubric moved, counted from the stored changes of listed sites."""

from collections import defaultdict
from functools import lru_cache
from typing import Any, Final

from django.db import connection
from django.db.models import Max

from index.checks import CHECKS
from index.models import ListingEvent
from index.values.vocabulary import Cause, CheckId

_MOVED: Final = """
SELECT event.rubric_version, moved.key, moved.value ->> 0, moved.value ->> 1, count(*)
FROM index_listingevent AS event CROSS JOIN LATERAL jsonb_each(event.detail -> 'answers') AS moved
WHERE event.cause = %s AND event.detail ? 'answers'
GROUP BY 1, 2, 3, 4
"""


def moves() -> dict[str, list[dict[str, Any]]]:
    """Return `{check, before, after, sites}` by rubric version, in the order of the checks, most sites first."""
    newest = ListingEvent.objects.filter(cause=Cause.RUBRIC).aggregate(newest=Max("pk"))["newest"]
    return _moves(newest) if newest is not None else {}


@lru_cache(maxsize=1)
def _moves(_newest: int) -> dict[str, list[dict[str, Any]]]:
    with connection.cursor() as cursor:
        cursor.execute(_MOVED, [Cause.RUBRIC.value])
        rows = cursor.fetchall()
    order = list(CheckId)
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for version, check, before, after, sites in sorted(rows, key=lambda row: (order.index(row[1]), -row[4])):
        label = CHECKS[CheckId(check)].label
        found[version].append({"check": label, "before": before, "after": after, "sites": sites})
    return dict(found)
