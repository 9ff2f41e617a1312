"""Operators' decisions about sources. Take effect at the next turn."""

from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from typing import Any, TypedDict

from django.conf import settings
from django.db import connection
from django.db.models import F, Min, Sum
from django.utils import timezone
from django.utils.text import slugify

from probes.models import HostSource, SourceDay
from probes.net.guard import UrlRefusal, check_url
from probes.sources import ADDRESSED_KINDS
from probes.sources.kind import SourceKind

LOOKED_BACK = timedelta(days=31)
FIGURES = ("asked", "answered", "declined", "could_not_ask", "listed", "kept")

_DAY = timedelta(days=1)
_COUNT = """
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
    day = _first_open(today)
    while day <= today:
        _count(day, now)
        day += _DAY


def _first_open(today: date) -> date:
    final = SourceDay.objects.filter(counted_at__date__gt=F("day"), day=today - _DAY).exists()
    if final:
        return today
    open_ = SourceDay.objects.filter(day__gte=today - LOOKED_BACK, counted_at__date=F("day"))
    return open_.aggregate(first=Min("day"))["first"] or today - _DAY


def _count(day: date, now: datetime) -> None:
    begin = datetime.combine(day, time(), UTC)
    with connection.cursor() as cursor:
        cursor.execute(_COUNT, {"day": day, "now": now, "begin": begin, "end": begin + _DAY})


def counts_of_today() -> list[dict[str, Any]]:
    rows = SourceDay.objects.filter(day=timezone.now().astimezone(UTC).date())
    return [dict(row) for row in rows.order_by("source").values("source", *FIGURES)]


class SourcesLately(TypedDict):
    """FIGURES summed per source, and by day, newest first."""

    since: date | None
    sources: list[dict[str, Any]]
    days: list[dict[str, Any]]


def recent_counts(days: int = 30) -> SourcesLately:
    since = timezone.now().astimezone(UTC).date() - timedelta(days=days - 1)
    rows = SourceDay.objects.filter(day__gte=since)
    sums = (
        rows.values("source").annotate(**{name: Sum(name) for name in FIGURES}).order_by("-asked", "source")
    )
    by_day = rows.order_by("-day", "-asked", "source").values("day", "source", *FIGURES)
    days_of_sources = [dict(row) for row in by_day]
    return {
        "since": days_of_sources[-1]["day"] if days_of_sources else None,
        "sources": [dict(row) for row in sums],
        "days": days_of_sources,
    }


# Names that figures use for hosts without a source.
RESERVED_NAMES = frozenset({"file", "operator", "sample", "submission", "registry", "list", "named"})


class RefusedSource(ValueError):  # noqa: N818 - reads as what it is
    """The operator's request is refused; the message says why."""


def kind_of(row: HostSource) -> SourceKind:
    """Raises RefusedSource if the kind no longer exists."""
    if row.kind not in ADDRESSED_KINDS:
        raise RefusedSource(f"there is no kind of source named {row.kind!r}")
    return ADDRESSED_KINDS[row.kind]


def check_source(name: str, *, kind: str, address: str) -> None:
    if slugify(name) != name or not name or name in RESERVED_NAMES:
        raise RefusedSource(f"{name!r} is not a source name: use lower-case letters, digits and hyphens")
    if kind not in ADDRESSED_KINDS:
        raise RefusedSource(f"{kind!r} is none of {', '.join(ADDRESSED_KINDS)}")
    if HostSource.objects.filter(name=name).exists():
        raise RefusedSource(f"there is a source {name!r} already")
    _check_address(address, ADDRESSED_KINDS[kind])


def add_source(name: str, *, kind: str, address: str, most: int | None) -> HostSource:
    """Raises RefusedSource."""
    check_source(name, kind=kind, address=address)
    most = ADDRESSED_KINDS[kind].most if most is None else most
    return HostSource.objects.create(name=name, kind=kind, address=address, most=most, due_at=timezone.now())


def _check_address(address: str, kind: SourceKind) -> None:
    if "://" in address:
        checked = check_url(address, connect_to=settings.PROBE_CONNECT_TO)
        if isinstance(checked, UrlRefusal):
            raise RefusedSource(f"{address} cannot be asked: {checked.reason}")
    elif kind.entries is None:
        raise RefusedSource(f"{address!r} is not a URL")
    elif not Path(address).is_absolute():
        raise RefusedSource(f"{address!r} is neither a URL nor an absolute path")


def check_terms(row: HostSource) -> None:
    """Raise RefusedSource unless the terms permit use or were accepted (the source is enabled)."""
    terms = kind_of(row).terms
    if terms is not None and not terms.permits and not row.enabled:
        raise RefusedSource(
            f"its terms must be accepted first ({terms.text} {terms.url}); if you may use it, say so: "
            f"sources enable {row.name} --accept-terms"
        )


def enable(row: HostSource, *, accepting_terms: bool = False) -> None:
    """Make a source due at once. Raises RefusedSource unless its terms permit."""
    if not accepting_terms:
        check_terms(row)
    HostSource.objects.filter(pk=row.pk).update(enabled=True, due_at=timezone.now(), fails=0, trouble="")


def disable(row: HostSource) -> None:
    HostSource.objects.filter(pk=row.pk).update(enabled=False)


def restart(row: HostSource) -> None:
    """Make the next reading start over and ask for everything."""
    HostSource.objects.filter(pk=row.pk).update(
        position="", seen=b"", began_at=None, since=None, whole_since=None
    )
