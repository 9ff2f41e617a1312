"""Keeps recent and decisive evidence whole, and only digests of the rest.

Kept whole, per host and separately for visits, page runs and sweeps: ungraded runs, the last two, the last
two that said something (for the report and the next grading), and those at each change of listing.
"""

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.db import connection, transaction
from django.utils import timezone

from index.listing.events import cut_stored_events
from probes import progress
from probes.evidence import cleaning, digests, homes, orphans
from probes.evidence.evidence import Evidence
from probes.evidence.homes import EvidenceUnavailable
from probes.models import ProbeRun, Progress, StoredDigests, StoredEvidence

logger = logging.getLogger(__name__)

LAST = 2
MIN_AGE = timedelta(hours=1)  # By then a run's page has run and it is graded

_WORK = "retention"
_EVENTS = "listing events"
_STEP = 200  # Runs looked at in one transaction
_LOADED = 20  # Evidence in memory at the same time

_EXPENDABLE = """
WITH kinds AS (
    SELECT id, host, started_at, grade_due_at, outcome = 'could_not_ask' AS silent,
        CASE stage WHEN 'both' THEN 'http' ELSE stage END AS kind,
        stage = 'both' AS has_page, stage IN ('browser', 'both') AS page
    FROM probes_proberun WHERE host = ANY(%(hosts)s)
), placed AS (
    SELECT *,
        row_number() OVER (PARTITION BY host, kind ORDER BY started_at DESC) AS nth,
        row_number() OVER (PARTITION BY host, kind, silent ORDER BY started_at DESC) AS nth_such,
        row_number() OVER (PARTITION BY host, page ORDER BY started_at DESC) AS nth_page,
        lead(started_at) OVER (PARTITION BY host, kind ORDER BY started_at) AS next_at
    FROM kinds
)
SELECT placed.id FROM placed JOIN probes_storedevidence AS kept ON kept.run_id = placed.id
WHERE grade_due_at IS NULL AND nth > %(last)s AND (silent OR nth_such > %(last)s)
    AND NOT (has_page AND nth_page <= %(last)s)
    AND NOT EXISTS (
        SELECT 1 FROM index_listingevent AS event WHERE event.host = placed.host
        AND event.at >= placed.started_at AND (next_at IS NULL OR event.at < next_at)
    )
ORDER BY placed.id
"""
_TABLES = """
SELECT relname, n_live_tup, pg_table_size(relid), pg_indexes_size(relid)
FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY pg_total_relation_size(relid) DESC
"""
_BLOBS = """
SELECT count(*), coalesce(sum({size}), 0), count(DISTINCT host) FROM {table} AS blob
JOIN probes_proberun AS run ON run.id = blob.run_id
"""


def thin_evidence(*, seconds: float = float("inf"), stopping: Callable[[], bool] = lambda: False) -> int:
    """Replace expendable evidence by digests, continuing where the last call ended; return how many."""
    return progress.advance(_WORK, _step, seconds=seconds, stopping=stopping)


def cut_events(*, seconds: float = float("inf"), stopping: Callable[[], bool] = lambda: False) -> int:
    """Cut the tools of listing events stored before these had a limit; return how many."""
    return progress.advance(_EVENTS, _cut_events, seconds=seconds, stopping=stopping)


@transaction.atomic
def _cut_events(done: Progress) -> int | None:
    cut = cut_stored_events(int(done.position or 0))
    if cut is None:
        return None
    last, count = cut
    progress.store_position(done, str(last), {})
    return count


def count_waiting(*, at_most: int | None = None) -> int:
    """Runs that `thin_evidence` has yet to look at."""
    done = Progress.objects.filter(work=_WORK).first()
    settled = ProbeRun.objects.filter(started_at__lt=timezone.now() - MIN_AGE)
    return settled.filter(pk__gt=int(done.position or 0) if done else 0)[:at_most].count()


def _step(done: Progress) -> int | None:
    """Return how many were replaced, None at the end or while the store of evidence is of no use."""
    try:
        return _thin_runs(done)
    except EvidenceUnavailable as error:
        logger.warning("evidence is thinned later: %s", error)
        return None


@transaction.atomic
def _thin_runs(done: Progress) -> int | None:
    runs = list(ProbeRun.objects.filter(pk__gt=int(done.position or 0)).order_by("pk")[:_STEP])
    settled = timezone.now() - MIN_AGE
    young = next((number for number, run in enumerate(runs) if run.started_at > settled), len(runs))
    if not young:
        return None
    replaced = _replace_by_digests(sorted({run.host for run in runs[:young]}))
    progress.store_position(done, str(runs[young - 1].pk), {})
    return replaced


def _replace_by_digests(hosts: list[str]) -> int:
    with connection.cursor() as cursor:
        cursor.execute(_EXPENDABLE, {"hosts": hosts, "last": LAST})
        ids = [pk for (pk,) in cursor.fetchall()]
    gone = []
    for at in range(0, len(ids), _LOADED):
        kept = StoredEvidence.objects.filter(run_id__in=ids[at : at + _LOADED]).order_by("run_id")
        places = {row.run_id: homes.place_of(row) for row in kept}
        for run_id, content in homes.load_found(places, what="run").items():
            try:
                packed = digests.pack(Evidence.unpack(content))
            except Exception:
                logger.exception("the evidence of run %s cannot be read, and is kept as it is", run_id)
                continue
            gone.append(StoredDigests(run_id=run_id, packed=packed))
    StoredDigests.objects.bulk_create(gone, ignore_conflicts=True)
    StoredEvidence.objects.filter(run_id__in=[run.run_id for run in gone]).delete()
    return len(gone)


def storage_sizes() -> dict[str, Any]:
    """Sizes in bytes: `tables`, largest first, with estimated `rows`; packed `evidence` and `digests`.

    `object_cleaner` says which server deletes objects (`cleaning.describe_cleaning`), "" without a store.
    """
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_database_size(current_database())")
        ((total,),) = cursor.fetchall()
        cursor.execute(_TABLES)
        names = ("table", "rows", "bytes", "index_bytes")
        tables = [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]
        return {
            "database_bytes": total,
            "tables": tables,
            "evidence": _blobs(cursor, "probes_storedevidence", "coalesce(size, octet_length(packed))"),
            "digests": _blobs(cursor, "probes_storeddigests", "octet_length(packed)"),
            "in_store": StoredEvidence.objects.exclude(key="").count(),
            "objects_to_delete": orphans.discarded_objects().count(),
            "object_cleaner": cleaning.describe_cleaning() if settings.EVIDENCE_URL else "",
            "waiting": count_waiting(),
        }


def _blobs(cursor: Any, table: str, size: str) -> dict[str, int]:
    cursor.execute(_BLOBS.format(table=table, size=size))
    ((runs, total, hosts),) = cursor.fetchall()
    return {
        "runs": runs,
        "hosts": hosts,
        "bytes": int(total),
        "bytes_a_run": round(total / runs) if runs else 0,
        "bytes_a_host": round(total / hosts) if hosts else 0,
    }
