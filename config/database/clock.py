"""Times that a clock stored while it ran ahead."""

from datetime import timedelta
from typing import Any

from django.db.models import QuerySet
from django.db.models.functions import Now

SKEW = timedelta(minutes=1)  # More than the clocks of a fleet may differ
AT_ONCE = 1000  # Rows


def put_back(rows: QuerySet[Any], column: str, *, longest: timedelta = timedelta(), to: Any = None) -> int:
    """Put times further ahead than `longest` back, by default to now; return how many (AT_ONCE at most).

    Nothing waits longer than that, so only a clock that ran ahead stores such a time.
    """
    ahead = {f"{column}__gt": Now() + (longest + SKEW)}
    ids = list(rows.filter(**ahead).order_by("pk").values_list("pk", flat=True)[:AT_ONCE])
    return rows.filter(pk__in=ids, **ahead).update(**{column: to or Now()}) if ids else 0
