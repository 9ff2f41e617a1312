"""End of a visit: store, grade, publish and schedule the next; each step is atomic.

Visits are graded from the queue; refusals are published in the storing transaction.
"""

import logging
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, NamedTuple

from django.db import connection, transaction
from django.db.models.functions import Now
from django.utils import timezone

from config.database.clock import SKEW
from index.values.findings import Finding
from index.values.hosts import owner_domain
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.evidence import budget
from probes.evidence.evidence import Evidence
from probes.grading import rubric
from probes.grading.grade import outcome_of
from probes.grading.judging import Graded, grade_refusal
from probes.models import ProbeRun, StoredEvidence, Target
from probes.publishing.graders import grade_now
from probes.publishing.publish import GradedVisit, publish_visits
from probes.schedule import leases, schedule

LARGE = 128 * 1024  # Packed bytes
# Packed bytes of all hosts of an owner's domain; above it, visits are cut to LARGE.
SITE_A_DAY = 16 * 1024 * 1024
DAY = timedelta(days=1)
_TICK = timedelta(microseconds=1)

_STORED = """
SELECT coalesce(sum(octet_length(kept.packed)), 0)
FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
WHERE run.started_at > %(since)s AND (run.host = %(owner)s OR run.host LIKE %(below)s)
"""
_NEWEST = "SELECT host, max(started_at) FROM probes_proberun WHERE host = ANY(%s) GROUP BY host"
# In their order, and each at its own time (`run_once_a_visit`).
_AHEAD = """
UPDATE probes_proberun AS run SET started_at = now() - placed.nth * interval '1 microsecond'
FROM (
    SELECT id, row_number() OVER (ORDER BY started_at DESC) AS nth
    FROM probes_proberun WHERE started_at > now() + %(skew)s
) AS placed WHERE run.id = placed.id
"""


class Kept(NamedTuple):
    """Packed before anything is locked."""

    evidence: Evidence
    outcome: Outcome
    reason: StrEnum
    packed: bytes


def store_visit(
    evidence: Evidence, outcome: Outcome, reason: StrEnum, *, stage: ProbeRun.Stage, to_grade: bool = False
) -> ProbeRun:
    one = Kept(evidence, outcome, reason, evidence.pack())
    (run,) = store_visits([one], stage=stage, to_grade=to_grade)
    return run


def store_visits(kept: Iterable[Kept], *, stage: ProbeRun.Stage, to_grade: bool) -> list[ProbeRun]:
    rows = list(kept)
    newest = _newest_runs({one.evidence.host for one in rows})
    runs = ProbeRun.objects.bulk_create(
        _run(one, stage, newest.get(one.evidence.host), to_grade=to_grade) for one in rows
    )
    StoredEvidence.objects.bulk_create(
        StoredEvidence(run=run, packed=one.packed) for run, one in zip(runs, rows, strict=True)
    )
    return runs


def within_daily_budget(evidence: Evidence, outcome: Outcome) -> Evidence:
    """Reduce a large visit if its site stored much today; keep refusals whole."""
    if outcome is Outcome.DECLINED or budget.fits_budget(evidence, LARGE):
        return evidence
    small = budget.reduce_to_budget(evidence, LARGE)
    if small is evidence:
        return evidence
    return small if bytes_stored_lately(evidence.host) >= SITE_A_DAY else evidence


def bytes_stored_lately(host: str) -> int:
    """Packed bytes of the last day, of all hosts of its owner."""
    with connection.cursor() as cursor:
        owner = owner_domain(host)
        cursor.execute(_STORED, {"owner": owner, "below": f"%.{owner}", "since": timezone.now() - DAY})
        ((size,),) = cursor.fetchall()
        return int(size)


def put_back_start_times() -> int:
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


logger = logging.getLogger(__name__)


class _Ended(NamedTuple):
    evidence: Evidence
    target: Target
    outcome: Outcome
    reason: OutcomeReason


def record_visit(evidence: Evidence, target: Target) -> Finding:
    """If grading fails, the evidence is graded again later. Raises leases.LeaseLost."""
    evidence = within_daily_budget(evidence, _end(evidence)[0])
    graded, page_run_id = grade_now(evidence)
    stage = ProbeRun.Stage.HTTP if evidence.page is None else ProbeRun.Stage.BOTH
    _publish_at_once(evidence, target, graded, page_run_id=page_run_id, stage=stage)
    return graded.finding


def record_refusal(evidence: Evidence, target: Target, *, stage: ProbeRun.Stage) -> None:
    """Store and publish without grading. Raises leases.LeaseLost."""
    _publish_at_once(evidence, target, grade_refusal(evidence), page_run_id=None, stage=stage)


def record_visits(visits: Sequence[tuple[Evidence, Target]]) -> list[Outcome | Exception]:
    """Publish refusals; store other visits for grading, in one transaction or else one by one.

    Returns each outcome, or leases.LeaseLost or an internal error.
    """
    ended = [_ended(evidence, target) for evidence, target in visits]
    to_grade = [one for one in ended if one.outcome is not Outcome.DECLINED]
    stored: set[int] = set()
    if len(to_grade) > 1:
        try:
            stored = _store(to_grade)
        except Exception:
            logger.exception("%d visits are stored one by one", len(to_grade))
    return [one.outcome if one.target.pk in stored else _alone(one) for one in ended]


def _ended(evidence: Evidence, target: Target) -> _Ended:
    outcome, reason = _end(evidence)
    return _Ended(within_daily_budget(evidence, outcome), target, outcome, reason)


def _end(evidence: Evidence) -> tuple[Outcome, OutcomeReason]:
    """Internal failures are left to grading."""
    try:
        return outcome_of(evidence)
    except Exception:
        logger.exception("how the visit to %s ended cannot be told", evidence.host)
        return Outcome.COULD_NOT_ASK, OutcomeReason.NOT_GRADED


def _alone(one: _Ended) -> Outcome | Exception:
    try:
        if one.outcome is Outcome.DECLINED:
            record_refusal(one.evidence, one.target, stage=ProbeRun.Stage.HTTP)
            return one.outcome
        return one.outcome if _store([one]) else leases.LeaseLost(one.target.host)
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        return error


def _store(visits: Sequence[_Ended]) -> set[int]:
    """Store visits still leased to us and end their leases, atomically; return their target ids."""
    kept = [Kept(one.evidence, one.outcome, one.reason, one.evidence.pack()) for one in visits]
    with transaction.atomic():
        ours = leases.lock_all(one.target for one in visits)
        held = [row for row, one in zip(kept, visits, strict=True) if one.target.pk in ours]
        store_visits(held, stage=ProbeRun.Stage.HTTP, to_grade=True)
        schedule.leave_for_grading(ours)
    return ours


@transaction.atomic
def _publish_at_once(
    evidence: Evidence, target: Target, graded: Graded, *, page_run_id: int | None, stage: ProbeRun.Stage
) -> None:
    leases.lock(target)
    finding = graded.finding
    run = store_visit(evidence, finding.outcome, finding.outcome_reason, stage=stage, to_grade=True)
    schedule.leave_for_grading([target.pk])
    visit = GradedVisit(run.pk, graded.as_stored(run.started_at), page_run_id)
    publish_visits({target.host: [visit]})
