"""Notes the hosts that listed sites name, from stored evidence.

Names are untrusted, so every count is capped: hosts per document (`readers.named_addresses`), naming site and
named domain, and mentions per naming domain.
"""

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta
from itertools import takewhile
from typing import Any, Final, NamedTuple

from django.conf import settings
from django.db import connection, transaction
from django.utils import timezone

from index.values import hosts as names
from probes import progress
from probes.isolation import isolated
from probes.models import HostSource, ProbeRun, Progress
from probes.net.guard import CheckedUrl, check_url
from probes.readers.named_addresses import NamedAddress, named_in_visit

logger = logging.getLogger(__name__)

NAME: Final = "frontier"
"""Names the source and its kind."""
MIN_AGE: Final = timedelta(hours=1)
"""By then a visit is graded."""
A_SITE: Final = 60
"""Hosts per naming site."""
OF_A_DOMAIN: Final = 3
"""Of them, hosts of one registrable domain."""
KEPT_OF_A_DOMAIN: Final = 20
"""Waiting hosts of one registrable domain."""
BY_A_DOMAIN: Final = 1000
"""Mentions by all sites of one registrable domain."""
COUNTED: Final = 1000
"""Naming sites noted per host; more would not change its rank."""
AT_A_PLACE: Final = 3
"""Domains and sites that count per IP address, and sites per domain."""

_STEP: Final = 20
"""Visits per transaction; one may have a megabyte."""
_MAX_SEEN_IN: Final = 250

_VISITS: Final = """
SELECT DISTINCT ON (run.host) run.host, kept.packed, coalesce(target.address, '')
FROM probes_proberun AS run
JOIN probes_storedevidence AS kept ON kept.run_id = run.id
JOIN index_site AS site ON site.host = run.host AND site.listed
LEFT JOIN probes_target AS target ON target.host = run.host
WHERE run.id = ANY(%s) AND run.stage IN ('http', 'both') AND run.outcome = 'answered'
    AND run.grade_due_at IS NULL
ORDER BY run.host, run.started_at DESC
"""
_ADD_HOSTS: Final = """
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
_MENTIONED: Final = """
SELECT host.id AS host_id, site, named.domain, place FROM unnest(%(hosts)s::text[], %(sites)s::text[],
    %(domains)s::text[], %(places)s::text[]) AS named(host, site, domain, place)
JOIN probes_frontierhost AS host USING (host)
"""
_FORGET_MENTIONS: Final = """
DELETE FROM probes_frontiermention AS old WHERE site = ANY(%(visited)s)
AND NOT EXISTS (SELECT FROM ({mentioned}) AS new WHERE new.host_id = old.host_id AND new.site = old.site)
RETURNING host_id
"""
_ADD_MENTIONS: Final = """
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
_RECOUNT: Final = """
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
_FORGET_HOSTS: Final = "DELETE FROM probes_frontierhost WHERE id = ANY(%s) AND sites = 0"


class HostMention(NamedTuple):
    """A host that `site` names; `place` is the site's IP address, else its domain."""

    host: str
    host_domain: str
    seen_in: str
    site: str
    domain: str
    place: str


def note(*, seconds: float, stopping: Callable[[], bool] = lambda: False) -> int:
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
    visits = _visits(ids)
    read = list(_read(visits))
    mentions = [one for host, addresses, ip in read for one in mentions_of(host, addresses, ip)]
    with transaction.atomic():
        progress.move(done, str(ids[-1]), {})
        keep([host for host, _, _ in read], mentions)
    return len(visits)


def _visits(ids: list[int]) -> list[tuple[str, bytes, str]]:
    with connection.cursor() as cursor:
        cursor.execute(_VISITS, [ids])
        return [(host, bytes(packed), address) for host, packed, address in cursor.fetchall()]


def _read(visits: Sequence[tuple[str, bytes, str]]) -> Iterable[tuple[str, tuple[NamedAddress, ...], str]]:
    """Yield host, named addresses and IP address, read in a killable process."""
    results = isolated.run_each(named_in_visit, [(packed,) for _, packed, _ in visits])
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
        if host_domain == domain or of_domain[host_domain] == OF_A_DOMAIN:
            continue
        of_domain[host_domain] += 1
        seen_in = named_in[:_MAX_SEEN_IN]
        found[checked.host] = HostMention(checked.host, host_domain, seen_in, site, domain, ip or domain)
        if len(found) == A_SITE:
            break
    return list(found.values())


def keep(visited: Sequence[str], mentions: Sequence[HostMention]) -> None:
    """Replace the mentions by the visited sites, and recount. Needs a transaction."""
    given: dict[str, Any] = {
        "visited": list(visited),
        "hosts": [one.host for one in mentions],
        "host_domains": [one.host_domain for one in mentions],
        "seen_in": [one.seen_in for one in mentions],
        "sites": [one.site for one in mentions],
        "domains": [one.domain for one in mentions],
        "places": [one.place for one in mentions],
        "kept_of_a_domain": KEPT_OF_A_DOMAIN,
        "by_a_domain": BY_A_DOMAIN,
        "counted": COUNTED,
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
