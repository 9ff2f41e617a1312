"""What evidence may be stored, and under which run."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final, NamedTuple

from django.db import connection
from django.db.models.functions import Now
from django.utils import timezone

from config.database.clock import SKEW
from index.values.hosts import owner_domain
from index.values.vocabulary import Outcome
from probes.evidence import budget
from probes.evidence.evidence import Evidence
from probes.grading import rubric
from probes.models import ProbeRun, StoredEvidence

LARGE: Final = 128 * 1024
"""Packed bytes."""
SITE_A_DAY: Final = 16 * 1024 * 1024
"""Packed bytes of all hosts of an owner's domain; above it, visits are cut to LARGE."""
DAY: Final = timedelta(days=1)
_TICK: Final = timedelta(microseconds=1)

_STORED: Final = """
SELECT coalesce(sum(octet_length(kept.packed)), 0)
FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
WHERE run.started_at > %(since)s AND (run.host = %(owner)s OR run.host LIKE %(below)s)
"""
_NEWEST: Final = "SELECT host, max(started_at) FROM probes_proberun WHERE host = ANY(%s) GROUP BY host"
_AHEAD: Final = """
UPDATE probes_proberun AS run SET started_at = now() - placed.nth * interval '1 microsecond'
FROM (
    SELECT id, row_number() OVER (ORDER BY started_at DESC) AS nth
    FROM probes_proberun WHERE started_at > now() + %(skew)s
) AS placed WHERE run.id = placed.id
"""
"""In their order, and each at its own time (`run_once_a_visit`)."""


class Kept(NamedTuple):
    """Packed before anything is locked."""

    evidence: Evidence
    outcome: Outcome
    reason: StrEnum
    packed: bytes


def keep(
    evidence: Evidence, outcome: Outcome, reason: StrEnum, *, stage: ProbeRun.Stage, to_grade: bool = False
) -> ProbeRun:
    one = Kept(evidence, outcome, reason, evidence.pack())
    (run,) = keep_all([one], stage=stage, to_grade=to_grade)
    return run


def keep_all(kept: Iterable[Kept], *, stage: ProbeRun.Stage, to_grade: bool) -> list[ProbeRun]:
    rows = list(kept)
    newest = _newest_runs({one.evidence.host for one in rows})
    runs = ProbeRun.objects.bulk_create(
        _run(one, stage, newest.get(one.evidence.host), to_grade=to_grade) for one in rows
    )
    StoredEvidence.objects.bulk_create(
        StoredEvidence(run=run, packed=one.packed) for run, one in zip(runs, rows, strict=True)
    )
    return runs


def affordable(evidence: Evidence, outcome: Outcome) -> Evidence:
    """Reduce a large visit if its site stored much today; keep refusals whole."""
    if outcome is Outcome.DECLINED or budget.fits(evidence, LARGE):
        return evidence
    small = budget.within(evidence, LARGE)
    if small is evidence:
        return evidence
    return small if stored_lately(evidence.host) >= SITE_A_DAY else evidence


def stored_lately(host: str) -> int:
    """Packed bytes of the last day, of all hosts of its owner."""
    with connection.cursor() as cursor:
        owner = owner_domain(host)
        cursor.execute(_STORED, {"owner": owner, "below": f"%.{owner}", "since": timezone.now() - DAY})
        ((size,),) = cursor.fetchall()
        return int(size)


def put_back_started() -> int:
    """Put back the times of runs that a clock stored while it ran ahead; return how many."""
    with connection.cursor() as cursor:
        given: dict[str, Any] = {"skew": SKEW}
        cursor.execute(_AHEAD, given)
        return int(cursor.rowcount)


def _newest_runs(hosts: set[str]) -> dict[str, datetime]:
    with connection.cursor() as cursor:
        cursor.execute(_NEWEST, [sorted(hosts)])
        return dict(cursor.fetchall())


def _run(one: Kept, stage: ProbeRun.Stage, newest: datetime | None, *, to_grade: bool) -> ProbeRun:
    """A host's visits never overlap, so one that ends later is never older, whatever a clock says."""
    evidence = one.evidence
    is_behind = newest is not None and evidence.started < newest
    return ProbeRun(
        stage=stage,
        host=evidence.host,
        started_at=newest + _TICK if newest and is_behind else evidence.started,
        seconds=round(evidence.seconds, 3),
        requests=evidence.requests,
        prober=evidence.prober,
        outcome=one.outcome,
        outcome_reason=one.reason,
        rubric_version=rubric.RUBRIC_VERSION,
        grade_due_at=Now() if to_grade else None,
    )
