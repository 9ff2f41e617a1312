"""End of a visit: store, grade, publish and schedule the next; each step is atomic.

Visits are graded from the queue; refusals are published in the storing transaction.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from functools import cached_property
from typing import Any

from django.db import connection, transaction
from django.db.models.functions import Now
from django.utils import timezone

from config.database.clock import SKEW
from index.values.findings import Finding
from index.values.hosts import owner_domain
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.evidence import budget, homes
from probes.evidence.evidence import Evidence
from probes.evidence.homes import EvidencePlace, EvidenceUnavailable
from probes.grading import rubric
from probes.grading.finding import outcome_of
from probes.grading.stored_visit import GradedVisit, grade_refusal
from probes.models import ProbeRun, StoredEvidence, Target
from probes.publishing.graders import finding_of, grade_now
from probes.publishing.publish import publish_visits
from probes.schedule import leases, schedule

LARGE = 128 * 1024  # Packed bytes
# Packed bytes of all hosts of an owner's domain; above it, visits are cut to LARGE.
SITE_A_DAY = 16 * 1024 * 1024
DAY = timedelta(days=1)
_TICK = timedelta(microseconds=1)

_STORED = """
SELECT coalesce(sum(coalesce(kept.size, octet_length(kept.packed))), 0)
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


@dataclass(frozen=True)
class EndedVisit:
    """A visit to be stored."""

    evidence: Evidence
    outcome: Outcome
    reason: StrEnum

    @cached_property
    def packed(self) -> bytes:
        return self.evidence.pack()


def store_visit(
    evidence: Evidence, outcome: Outcome, reason: StrEnum, *, stage: ProbeRun.Stage, to_grade: bool = False
) -> ProbeRun:
    visit = EndedVisit(evidence, outcome, reason)
    (run,) = store_visits([visit], place_visits([visit]), stage=stage, to_grade=to_grade)
    return run


def place_visits(visits: Sequence[EndedVisit]) -> list[EvidencePlace]:
    """Where each one's evidence lies: decided, and stored elsewhere, before anything is locked."""
    return homes.store_each([visit.packed for visit in visits])


def store_visits(
    visits: Sequence[EndedVisit], places: Sequence[EvidencePlace], *, stage: ProbeRun.Stage, to_grade: bool
) -> list[ProbeRun]:
    newest = _newest_runs({visit.evidence.host for visit in visits})
    runs = ProbeRun.objects.bulk_create(
        _run(visit, stage, newest.get(visit.evidence.host), to_grade=to_grade) for visit in visits
    )
    StoredEvidence.objects.bulk_create(
        StoredEvidence(run=run, **place._asdict()) for run, place in zip(runs, places, strict=True)
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


def _run(visit: EndedVisit, stage: ProbeRun.Stage, newest: datetime | None, *, to_grade: bool) -> ProbeRun:
    """A host's visits never overlap, so one that ends later is never older, whatever a clock says."""
    evidence = visit.evidence
    is_behind = newest is not None and evidence.started < newest
    return ProbeRun(
        stage=stage,
        host=evidence.host,
        started_at=newest + _TICK if newest and is_behind else evidence.started,
        seconds=round(evidence.seconds, 3),
        requests=evidence.requests,
        prober=evidence.prober,
        outcome=visit.outcome,
        outcome_reason=visit.reason,
        rubric_version=rubric.RUBRIC_VERSION,
        grade_due_at=Now() if to_grade else None,
    )


logger = logging.getLogger(__name__)


def record_visit(evidence: Evidence, target: Target) -> Finding:
    """If grading fails, the evidence is graded again later. Raises leases.LeaseLost."""
    ended = _ended_visit(evidence)
    evidence = ended.evidence
    try:
        graded, page_run_id = grade_now(evidence)
    except EvidenceUnavailable as error:
        logger.warning("the visit to %s is graded later: %s", target.host, error)
        if not _store([(ended, target)]):
            raise leases.LeaseLost(target.host) from None
        return finding_of(evidence)
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
    ended = [(_ended_visit(evidence), target) for evidence, target in visits]
    to_grade = [(visit, target) for visit, target in ended if visit.outcome is not Outcome.DECLINED]
    stored: set[int] = set()
    if len(to_grade) > 1:
        try:
            stored = _store(to_grade)
        except Exception:
            logger.exception("%d visits are stored one by one", len(to_grade))
    return [visit.outcome if target.pk in stored else _record_alone(visit, target) for visit, target in ended]


def _ended_visit(evidence: Evidence) -> EndedVisit:
    outcome, reason = _outcome_of(evidence)
    return EndedVisit(within_daily_budget(evidence, outcome), outcome, reason)


def _outcome_of(evidence: Evidence) -> tuple[Outcome, OutcomeReason]:
    """Internal failures are left to grading."""
    try:
        return outcome_of(evidence)
    except Exception:
        logger.exception("how the visit to %s ended cannot be told", evidence.host)
        return Outcome.COULD_NOT_ASK, OutcomeReason.NOT_GRADED


def _record_alone(visit: EndedVisit, target: Target) -> Outcome | Exception:
    try:
        if visit.outcome is Outcome.DECLINED:
            record_refusal(visit.evidence, target, stage=ProbeRun.Stage.HTTP)
            return visit.outcome
        return visit.outcome if _store([(visit, target)]) else leases.LeaseLost(target.host)
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        return error


def _store(visits: Sequence[tuple[EndedVisit, Target]]) -> set[int]:
    """Store visits still leased to us and end their leases, atomically; return their target ids."""
    placed = list(zip(visits, place_visits([visit for visit, _ in visits]), strict=True))
    with transaction.atomic():
        ours = leases.lock_all(target for _, target in visits)
        ended = [(visit, place) for (visit, target), place in placed if target.pk in ours]
        store_visits(
            [visit for visit, _ in ended],
            [place for _, place in ended],
            stage=ProbeRun.Stage.HTTP,
            to_grade=True,
        )
        schedule.leave_for_grading(ours)
    return ours


def _publish_at_once(
    evidence: Evidence, target: Target, graded: GradedVisit, *, page_run_id: int | None, stage: ProbeRun.Stage
) -> None:
    visit = EndedVisit(evidence, graded.finding.outcome, graded.finding.outcome_reason)
    _publish_placed(visit, place_visits([visit]), target, graded, page_run_id=page_run_id, stage=stage)


@transaction.atomic
def _publish_placed(  # noqa: PLR0913 - what is stored and published together, by name
    visit: EndedVisit,
    places: Sequence[EvidencePlace],
    target: Target,
    graded: GradedVisit,
    *,
    page_run_id: int | None,
    stage: ProbeRun.Stage,
) -> None:
    leases.lock(target)
    (run,) = store_visits([visit], places, stage=stage, to_grade=True)
    schedule.leave_for_grading([target.pk])
    publish_visits({target.host: [graded.as_stored(run.pk, run.started_at, page_run_id)]})
