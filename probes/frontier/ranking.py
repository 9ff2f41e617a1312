"""Ranks the hosts that listed sites name, and limits how many are visited a day.

Those named by most unrelated domains come first.
"""

from datetime import timedelta
from typing import Any, Final, NamedTuple

from django.db import connection, transaction
from django.utils import timezone

from probes.frontier.noting import NAME, recount
from probes.models import Pause, Target
from probes.schedule import schedule

A_DAY: Final = 1000
"""Hosts scheduled in 24 hours."""
A_READING: Final = 50
MAY_WAIT: Final = timedelta(hours=1)
"""No host is added while one has been due for longer."""
OF_A_DOMAIN: Final = 5
"""Hosts of one registrable domain in LATELY."""
LATELY: Final = timedelta(days=30)
BY_A_DOMAIN: Final = 3
"""Hosts of one reading that one registrable domain named first."""
WELL_KNOWN: Final = 3
"""Unrelated naming domains that exempt a host from BY_A_DOMAIN."""
MOST: Final = 1_000_000
"""The lowest-ranked are deleted."""

_BEST: Final = """
WITH lately AS MATERIALIZED (
    SELECT domain, count(*) AS taken FROM probes_target
    WHERE source = %(source)s AND created_at > %(since)s AND created_at <= now() GROUP BY domain
), shut AS MATERIALIZED (
    SELECT regexp_replace(host, '^www\\.', '') AS name FROM probes_target WHERE state = 'blocked'
    UNION SELECT regexp_replace(host, '^www\\.', '') FROM index_site
    WHERE excluded_at IS NOT NULL OR declined
), free AS MATERIALIZED (
    SELECT waiting.* FROM probes_frontierhost AS waiting
    LEFT JOIN probes_target AS target USING (host)
    LEFT JOIN index_site AS site USING (host)
    LEFT JOIN shut ON shut.name = regexp_replace(waiting.host, '^www\\.', '')
    WHERE target.host IS NULL AND site.host IS NULL AND shut.name IS NULL
), ranked AS (
    SELECT host, domain, seen_in, sites, domains, id,
        row_number() OVER (PARTITION BY domain ORDER BY domains DESC, sites DESC, id) AS of_domain,
        row_number() OVER (PARTITION BY seen_by, domains >= %(well_known)s
            ORDER BY domains DESC, sites DESC, id) AS by_domain
    FROM free
)
SELECT host, seen_in, sites, domains FROM ranked LEFT JOIN lately USING (domain)
WHERE of_domain + coalesce(taken, 0) <= %(of_a_domain)s
    AND (by_domain <= %(by_a_domain)s OR domains >= %(well_known)s)
ORDER BY domains DESC, sites DESC, id LIMIT %(limit)s
"""
_UNLISTED: Final = """
DELETE FROM probes_frontiermention AS mention
WHERE NOT EXISTS (SELECT FROM index_site AS site WHERE site.host = mention.site AND site.listed)
RETURNING host_id
"""
_NOT_WAITING: Final = """
SELECT waiting.id FROM probes_frontierhost AS waiting
JOIN probes_target AS known ON known.host = waiting.host
"""
_LOWEST: Final = """
SELECT id FROM probes_frontierhost ORDER BY domains DESC, sites DESC, id OFFSET %s
"""
_FORGET: Final = """
WITH gone AS ({gone}), forgotten AS (
    DELETE FROM probes_frontiermention WHERE host_id IN (SELECT id FROM gone)
)
DELETE FROM probes_frontierhost WHERE id IN (SELECT id FROM gone)
"""


class BestHost(NamedTuple):
    """`seen_in` is the first document that named it."""

    host: str
    seen_in: str
    sites: int
    domains: int


def best(limit: int) -> list[BestHost]:
    """Best hosts first; none is known, blocked or excluded."""
    given: dict[str, Any] = {
        "source": NAME,
        "since": timezone.now() - LATELY,
        "of_a_domain": OF_A_DOMAIN,
        "by_a_domain": BY_A_DOMAIN,
        "well_known": WELL_KNOWN,
        "limit": limit,
    }
    with connection.cursor() as cursor:
        cursor.execute(_BEST, given)
        return [BestHost(*row) for row in cursor.fetchall()]


def budget() -> int:
    """0 while the schedule is paused or behind."""
    now = timezone.now()
    late = Target.objects.filter(schedule.VISITS.waiting, due_at__lt=now - MAY_WAIT)
    if late.exists() or Pause.objects.filter(work=Target.Work.PROBE).exists():
        return 0
    taken = Target.objects.filter(source=NAME, created_at__range=(now - timedelta(days=1), now)).count()
    return max(0, min(A_READING, A_DAY - taken))


@transaction.atomic
def tidy() -> None:
    """Delete mentions by delisted sites, hosts that are targets now, and the lowest-ranked."""
    with connection.cursor() as cursor:
        cursor.execute(_UNLISTED)
        recount(pk for (pk,) in cursor.fetchall())
        cursor.execute(_FORGET.format(gone=_NOT_WAITING))
        cursor.execute(_FORGET.format(gone=_LOWEST), [MOST])
