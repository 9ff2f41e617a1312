"""What became of the hosts of each source, by day: the only writer of SourceDay."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Any, TypedDict

from django.db import connection
from django.db.models import F, Min, Sum
from django.utils import timezone

from probes.models import SourceDay

RECOUNTED_TIME = timedelta(days=31)
COUNTED_OUTCOMES = ("asked", "answered", "declined", "could_not_ask", "listed", "kept")

_DAY = timedelta(days=1)
_COUNT_DAY = """
INSERT INTO probes_sourceday
    (source, day, asked, answered, declined, could_not_ask, listed, kept, counted_at)
SELECT coalesce(nullif(target.source, ''), target.origin), %(day)s, count(*),
    count(*) FILTER (WHERE visit.outcome = 'answered'),
    count(*) FILTER (WHERE visit.outcome = 'declined'),
    count(*) FILTER (WHERE visit.outcome = 'could_not_ask'),
    count(*) FILTER (WHERE site.listed),
    count(*) FILTER (WHERE site.listed AND site.listed_since < %(day)s),
    %(now)s
FROM (
    SELECT DISTINCT ON (host) host, outcome FROM probes_proberun
    WHERE started_at >= %(begin)s AND started_at < %(end)s AND stage IN ('http', 'both')
    ORDER BY host, started_at DESC
) AS visit
JOIN probes_target AS target ON target.host = visit.host
LEFT JOIN index_site AS site ON site.host = visit.host
GROUP BY 1
ON CONFLICT (day, source) DO UPDATE SET asked = excluded.asked, answered = excluded.answered,
    declined = excluded.declined, could_not_ask = excluded.could_not_ask, listed = excluded.listed,
    kept = excluded.kept, counted_at = excluded.counted_at
"""


def count_sources() -> None:
    now = timezone.now()
    today = now.astimezone(UTC).date()
    day = _first_open_day(today)
    while day <= today:
        _count_day(day, now)
        day += _DAY


def _first_open_day(today: date) -> date:
    final = SourceDay.objects.filter(counted_at__date__gt=F("day"), day=today - _DAY).exists()
    if final:
        return today
    open_ = SourceDay.objects.filter(day__gte=today - RECOUNTED_TIME, counted_at__date=F("day"))
    return open_.aggregate(first=Min("day"))["first"] or today - _DAY


def _count_day(day: date, now: datetime) -> None:
    begin = datetime.combine(day, time(), UTC)
    with connection.cursor() as cursor:
        cursor.execute(_COUNT_DAY, {"day": day, "now": now, "begin": begin, "end": begin + _DAY})


def counts_of_today() -> list[dict[str, Any]]:
    rows = SourceDay.objects.filter(day=timezone.now().astimezone(UTC).date())
    return [dict(row) for row in rows.order_by("source").values("source", *COUNTED_OUTCOMES)]


class RecentCounts(TypedDict):
    """COUNTED_OUTCOMES summed per source, and by day, newest first."""

    since: date | None
    sources: list[dict[str, Any]]
    days: list[dict[str, Any]]


def recent_counts(days: int = 30) -> RecentCounts:
    since = timezone.now().astimezone(UTC).date() - timedelta(days=days - 1)
    rows = SourceDay.objects.filter(day__gte=since)
    sums = (
        rows.values("source")
        .annotate(**{name: Sum(name) for name in COUNTED_OUTCOMES})
        .order_by("-asked", "source")
    )
    by_day = rows.order_by("-day", "-asked", "source").values("day", "source", *COUNTED_OUTCOMES)
    days_of_sources = [dict(row) for row in by_day]
    return {
        "since": days_of_sources[-1]["day"] if days_of_sources else None,
        "sources": [dict(row) for row in sums],
        "days": days_of_sources,
    }
