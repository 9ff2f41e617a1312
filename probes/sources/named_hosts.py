"""Ranks the hosts that listed sites name, and limits how many are visited a day.

Those named by most unrelated domains come first.
"""

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta
from itertools import takewhile
from typing import Any, NamedTuple

from django.conf import settings
from django.db import connection, transaction
from django.utils import timezone

from index.values import hosts as names
from probes import progress
from probes.evidence import homes
from probes.evidence.homes import COLUMNS, EvidencePlace, EvidenceUnavailable
from probes.isolation import processes
from probes.models import HostSource, Pause, ProbeRun, Progress, Target
from probes.net.guard import CheckedUrl, check_url
from probes.readers.named_addresses import NamedAddress, named_in_visit
from probes.schedule import schedule

logger = logging.getLogger(__name__)

NAME = "frontier"  # Names the source and its kind
MIN_AGE = timedelta(hours=1)  # By then a visit is graded
A_SITE = 60  # Hosts per naming site
MAX_NAMED_OF_DOMAIN = 3  # Of them, hosts of one registrable domain
MAX_KEPT_OF_DOMAIN = 20  # Waiting hosts of one registrable domain
MAX_NAMED_BY_DOMAIN = 1000  # Mentions by all sites of one registrable domain
MAX_COUNTED = 1000  # Naming sites noted per host; more would not change its rank
AT_A_PLACE = 3  # Domains and sites that count per IP address, and sites per domain

_STEP = 20  # Visits per transaction; one may have a megabyte
_MAX_SEEN_IN = 250

_VISITS = f"""
SELECT DISTINCT ON (run.host) run.host, coalesce(target.address, ''), {COLUMNS}
FROM probes_proberun AS run
JOIN probes_storedevidence AS kept ON kept.run_id = run.id
JOIN index_site AS site ON site.host = run.host AND site.listed
LEFT JOIN probes_target AS target ON target.host = run.host
WHERE run.id = ANY(%s) AND run.stage IN ('http', 'both') AND run.outcome = 'answered'
    AND run.grade_due_at IS NULL
ORDER BY run.host, run.started_at DESC
"""  # noqa: S608 - constants only
_ADD_HOSTS = """
INSERT INTO probes_frontierhost (host, domain, seen_in, seen_by, seen_at, sites, domains)
SELECT host, domain, seen_in, seen_by, now(), 0, 0 FROM (
    SELECT new.*, row_number() OVER (PARTITION BY domain)
        + (SELECT count(*) FROM probes_frontierhost AS old WHERE old.domain = new.domain) AS nth
    FROM (
        SELECT DISTINCT ON (host) * FROM unnest(%(hosts)s::text[], %(host_domains)s::text[],
            %(seen_in)s::text[], %(domains)s::text[]) AS named(host, domain, seen_in, seen_by)
    ) AS new
    WHERE NOT EXISTS (SELECT FROM probes_target AS known WHERE known.host = new.host)
        AND NOT EXISTS (SELECT FROM index_site AS known WHERE known.host = new.host)
        AND NOT EXISTS (SELECT FROM probes_frontierhost AS known WHERE known.host = new.host)
) AS placed WHERE nth <= %(kept_of_a_domain)s
ON CONFLICT (host) DO NOTHING
"""
_MENTIONED = """
SELECT host.id AS host_id, site, named.domain, place FROM unnest(%(hosts)s::text[], %(sites)s::text[],
    %(domains)s::text[], %(places)s::text[]) AS named(host, site, domain, place)
JOIN probes_frontierhost AS host USING (host)
"""
_FORGET_MENTIONS = """
DELETE FROM probes_frontiermention AS old WHERE site = ANY(%(visited)s)
AND NOT EXISTS (SELECT FROM ({mentioned}) AS new WHERE new.host_id = old.host_id AND new.site = old.site)
RETURNING host_id
"""
_ADD_MENTIONS = """
INSERT INTO probes_frontiermention (host_id, site, domain, place)
SELECT host_id, site, domain, place FROM (
    SELECT new.*, row_number() OVER (PARTITION BY new.domain)
        + (SELECT count(*) FROM probes_frontiermention AS old WHERE old.domain = new.domain) AS nth
    FROM ({mentioned}) AS new JOIN probes_frontierhost AS host ON host.id = new.host_id
    WHERE host.sites < %(counted)s AND NOT EXISTS (SELECT FROM probes_frontiermention AS old
        WHERE old.host_id = new.host_id AND old.site = new.site)
) AS placed WHERE nth <= %(by_a_domain)s
ON CONFLICT (host_id, site) DO NOTHING RETURNING host_id
"""
_RECOUNT = """
WITH mentions AS (
    SELECT asked.host_id, domain, place, site FROM unnest(%(ids)s::bigint[]) AS asked(host_id)
    LEFT JOIN probes_frontiermention AS mention USING (host_id)
), by_domain AS (
    SELECT host_id, count(domain) AS domains, sum(least(sites, %(at_a_place)s)) AS sites
    FROM (SELECT host_id, domain, count(site) AS sites FROM mentions GROUP BY 1, 2) AS each GROUP BY 1
), by_place AS (
    SELECT host_id, sum(least(domains, %(at_a_place)s)) AS domains, sum(least(sites, %(at_a_place)s)) AS sites
    FROM (
        SELECT host_id, place, count(DISTINCT domain) AS domains, count(site) AS sites
        FROM mentions GROUP BY 1, 2
    ) AS each GROUP BY 1
)
UPDATE probes_frontierhost AS host SET sites = least(by_domain.sites, by_place.sites),
    domains = least(by_domain.domains, by_place.domains)
FROM by_domain JOIN by_place USING (host_id) WHERE host.id = host_id
"""
_FORGET_HOSTS = "DELETE FROM probes_frontierhost WHERE id = ANY(%s) AND sites = 0"


class HostMention(NamedTuple):
    """A host that `site` names; `place` is the site's IP address, else its domain."""

    host: str
    host_domain: str
    seen_in: str
    site: str
    domain: str
    place: str


def note_visits(*, seconds: float, stopping: Callable[[], bool] = lambda: False) -> int:
    """Read visits from where the last call ended; return how many. Does nothing while the source is off."""
    if not HostSource.objects.filter(kind=NAME, enabled=True).exists():
        return 0
    return progress.advance(NAME, _step, seconds=seconds, stopping=stopping)


def _step(done: Progress) -> int | None:
    """Read the next visits; None at the end."""
    settled = timezone.now() - MIN_AGE
    runs = ProbeRun.objects.filter(pk__gt=int(done.position or 0)).order_by("pk")
    rows = runs.values_list("pk", "started_at")[:_STEP]
    ids = [pk for pk, _ in takewhile(lambda row: row[1] <= settled, rows)]
    if not ids:
        return None
    try:
        visits = _visits(ids)
    except EvidenceUnavailable as error:
        logger.warning("hosts that sites name are noted later: %s", error)
        return None
    read = list(_read(visits))
    mentions = [mention for host, addresses, ip in read for mention in mentions_of(host, addresses, ip)]
    with transaction.atomic():
        progress.store_position(done, str(ids[-1]), {})
        store_mentions([host for host, _, _ in read], mentions)
    return len(visits)


def _visits(ids: list[int]) -> list[tuple[str, bytes, str]]:
    """Raises EvidenceUnavailable; what is lost is left out."""
    with connection.cursor() as cursor:
        cursor.execute(_VISITS, [ids])
        rows = cursor.fetchall()
    found = homes.load_found({host: EvidencePlace(*place) for host, _, *place in rows}, what="host")
    return [(host, found[host], address) for host, address, *_ in rows if host in found]


def _read(visits: Sequence[tuple[str, bytes, str]]) -> Iterable[tuple[str, tuple[NamedAddress, ...], str]]:
    """Yield host, named addresses and IP address, read in a killable process."""
    results = processes.run_each(named_in_visit, [(packed,) for _, packed, _ in visits])
    for (host, _, address), result in zip(visits, results, strict=True):
        if isinstance(result, Exception):
            logger.warning("what %s names cannot be read: %s", host, result)
        else:
            yield host, result, address


def mentions_of(site: str, addresses: Iterable[NamedAddress], ip: str) -> list[HostMention]:
    """Public hosts of other owners that a site names, within the caps."""
    domain = names.registrable_domain(site)
    of_domain: Counter[str] = Counter()
    found: dict[str, HostMention] = {}
    for url, named_in in addresses:
        checked = check_url(url, connect_to=settings.PROBE_CONNECT_TO)
        if not isinstance(checked, CheckedUrl) or checked.host in found:
            continue
        if checked.connect_to is None and names.is_public_suffix(checked.host):
            continue
        host_domain = names.registrable_domain(checked.host)
        if host_domain == domain or of_domain[host_domain] == MAX_NAMED_OF_DOMAIN:
            continue
        of_domain[host_domain] += 1
        seen_in = named_in[:_MAX_SEEN_IN]
        found[checked.host] = HostMention(checked.host, host_domain, seen_in, site, domain, ip or domain)
        if len(found) == A_SITE:
            break
    return list(found.values())


def store_mentions(visited: Sequence[str], mentions: Sequence[HostMention]) -> None:
    """Replace the mentions by the visited sites, and recount. Needs a transaction."""
    given: dict[str, Any] = {
        "visited": list(visited),
        "hosts": [mention.host for mention in mentions],
        "host_domains": [mention.host_domain for mention in mentions],
        "seen_in": [mention.seen_in for mention in mentions],
        "sites": [mention.site for mention in mentions],
        "domains": [mention.domain for mention in mentions],
        "places": [mention.place for mention in mentions],
        "kept_of_a_domain": MAX_KEPT_OF_DOMAIN,
        "by_a_domain": MAX_NAMED_BY_DOMAIN,
        "counted": MAX_COUNTED,
    }
    touched: set[int] = set()
    with connection.cursor() as cursor:
        cursor.execute(_ADD_HOSTS, given)
        for statement in (_FORGET_MENTIONS, _ADD_MENTIONS):
            cursor.execute(statement.format(mentioned=_MENTIONED), given)
            touched.update(pk for (pk,) in cursor.fetchall())
    recount(touched)


def recount(ids: Iterable[int]) -> None:
    """Count who names these hosts, and delete those that nobody names."""
    asked = sorted(set(ids))
    with connection.cursor() as cursor:
        cursor.execute(_RECOUNT, {"ids": asked, "at_a_place": AT_A_PLACE})
        cursor.execute(_FORGET_HOSTS, [asked])


MAX_TAKEN_A_DAY = 1000  # Hosts scheduled in 24 hours
MAX_TAKEN_A_READING = 50
MAY_WAIT = timedelta(hours=1)  # No host is added while one has been due for longer
MAX_TAKEN_OF_DOMAIN = 5  # Hosts of one registrable domain in TAKEN_TIME
TAKEN_TIME = timedelta(days=30)
MAX_TAKEN_BY_DOMAIN = 3  # Hosts of one reading that one registrable domain named first
WELL_KNOWN = 3  # Unrelated naming domains that exempt a host from BY_A_DOMAIN
MOST = 1_000_000  # The lowest-ranked are deleted

_BEST = """
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
_UNLISTED = """
DELETE FROM probes_frontiermention AS mention
WHERE NOT EXISTS (SELECT FROM index_site AS site WHERE site.host = mention.site AND site.listed)
RETURNING host_id
"""
_NOT_WAITING = """
SELECT waiting.id FROM probes_frontierhost AS waiting
JOIN probes_target AS known ON known.host = waiting.host
"""
_LOWEST = """
SELECT id FROM probes_frontierhost ORDER BY domains DESC, sites DESC, id OFFSET %s
"""
_FORGET = """
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


def best_hosts(limit: int) -> list[BestHost]:
    """Best hosts first; none is known, blocked or excluded."""
    given: dict[str, Any] = {
        "source": NAME,
        "since": timezone.now() - TAKEN_TIME,
        "of_a_domain": MAX_TAKEN_OF_DOMAIN,
        "by_a_domain": MAX_TAKEN_BY_DOMAIN,
        "well_known": WELL_KNOWN,
        "limit": limit,
    }
    with connection.cursor() as cursor:
        cursor.execute(_BEST, given)
        return [BestHost(*row) for row in cursor.fetchall()]


def host_budget() -> int:
    """0 while the schedule is paused or behind."""
    now = timezone.now()
    late = Target.objects.filter(schedule.VISITS.waiting, due_at__lt=now - MAY_WAIT)
    if late.exists() or Pause.objects.filter(work=Target.Work.PROBE).exists():
        return 0
    taken = Target.objects.filter(source=NAME, created_at__range=(now - timedelta(days=1), now)).count()
    return max(0, min(MAX_TAKEN_A_READING, MAX_TAKEN_A_DAY - taken))


@transaction.atomic
def delete_stale_hosts() -> None:
    """Delete mentions by delisted sites, hosts that are targets now, and the lowest-ranked."""
    with connection.cursor() as cursor:
        cursor.execute(_UNLISTED)
        recount(pk for (pk,) in cursor.fetchall())
        cursor.execute(_FORGET.format(gone=_NOT_WAITING))
        cursor.execute(_FORGET.format(gone=_LOWEST), [MOST])
