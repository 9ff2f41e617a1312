"""What becomes of a visit that has ended: stored, graded, published, and the next one set. Each step is all, or nothing.

A visit is stored by who made it and graded by whoever reads the queue of grading. A refusal waits for nobody: it is
published in the same transaction that stores it.
"""

import logging
from collections.abc import Sequence
from typing import NamedTuple

from django.db import transaction

from index.values.findings import Finding
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.evidence.evidence import Evidence
from probes.grading.grade import outcome_of
from probes.grading.judging import Graded, refused
from probes.models import ProbeRun, Target
from probes.publishing.graders import grade_now
from probes.publishing.publish import GradedVisit, publish_visits
from probes.publishing.store import Kept, affordable, keep, keep_all
from probes.schedule import leases, schedule

logger = logging.getLogger(__name__)


class _Ended(NamedTuple):
    """A visit that has ended, and how."""

    evidence: Evidence
    target: Target
    outcome: Outcome
    reason: OutcomeReason


def record(evidence: Evidence, target: Target) -> Finding:
    """Store the evidence of one visit, grade it, publish the finding, end the lease and set the next visit.

    Evidence that our own grading fails on is stored all the same, to be graded again when that is mended.
    Raises leases.LeaseLost.
    """
    evidence = affordable(evidence, _end(evidence)[0])
    graded, page_run_id = grade_now(evidence)
    stage = ProbeRun.Stage.HTTP if evidence.page is None else ProbeRun.Stage.BOTH
    _publish_at_once(evidence, target, graded, page_run_id=page_run_id, stage=stage)
    return graded.finding


def record_refusal(evidence: Evidence, target: Target, *, stage: ProbeRun.Stage) -> None:
    """Do the same with a visit, or another look, that was refused: nothing of it is graded. Raises leases.LeaseLost."""
    _publish_at_once(evidence, target, refused(evidence), page_run_id=None, stage=stage)


def record_all(visits: Sequence[tuple[Evidence, Target]]) -> list[Outcome | Exception]:
    """Record visits that were refused; store the others, to be graded next, in one transaction.

    Returns how each ended, or why it could not be stored: leases.LeaseLost, or a fault of ours. What breaks the
    transaction of all costs no other its place: each is then stored alone.
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
    return _Ended(affordable(evidence, outcome), target, outcome, reason)


def _end(evidence: Evidence) -> tuple[Outcome, OutcomeReason]:
    """Say how a visit ended. One that we fail on is left to grading, where its failure is its own."""
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
    """Store visits for the queue of grading, and end their leases: all, or nothing.

    Returns the ids of those that we still held; no other is stored.
    """
    kept = [Kept(one.evidence, one.outcome, one.reason, one.evidence.pack()) for one in visits]
    with transaction.atomic():
        ours = leases.lock_all(one.target for one in visits)
        held = [row for row, one in zip(kept, visits, strict=True) if one.target.pk in ours]
        keep_all(held, stage=ProbeRun.Stage.HTTP, to_grade=True)
        schedule.leave_for_grading(ours)
    return ours


@transaction.atomic
def _publish_at_once(
    evidence: Evidence, target: Target, graded: Graded, *, page_run_id: int | None, stage: ProbeRun.Stage
) -> None:
    """Store a visit as for the queue of grading, and publish what was graded already."""
    leases.lock(target)
    finding = graded.finding
    run = keep(evidence, finding.outcome, finding.outcome_reason, stage=stage, to_grade=True)
    schedule.leave_for_grading([target.pk])
    publish_visits({target.host: [GradedVisit(run.pk, graded, page_run_id)]})
