"""End of a visit: store, grade, publish and schedule the next; each step is atomic.

Visits are graded from the queue; refusals are published in the storing transaction.
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
    evidence: Evidence
    target: Target
    outcome: Outcome
    reason: OutcomeReason


def record(evidence: Evidence, target: Target) -> Finding:
    """If grading fails, the evidence is graded again later. Raises leases.LeaseLost."""
    evidence = affordable(evidence, _end(evidence)[0])
    graded, page_run_id = grade_now(evidence)
    stage = ProbeRun.Stage.HTTP if evidence.page is None else ProbeRun.Stage.BOTH
    _publish_at_once(evidence, target, graded, page_run_id=page_run_id, stage=stage)
    return graded.finding


def record_refusal(evidence: Evidence, target: Target, *, stage: ProbeRun.Stage) -> None:
    """Store and publish without grading. Raises leases.LeaseLost."""
    _publish_at_once(evidence, target, refused(evidence), page_run_id=None, stage=stage)


def record_all(visits: Sequence[tuple[Evidence, Target]]) -> list[Outcome | Exception]:
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
    return _Ended(affordable(evidence, outcome), target, outcome, reason)


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
        keep_all(held, stage=ProbeRun.Stage.HTTP, to_grade=True)
        schedule.leave_for_grading(ours)
    return ours


@transaction.atomic
def _publish_at_once(
    evidence: Evidence, target: Target, graded: Graded, *, page_run_id: int | None, stage: ProbeRun.Stage
) -> None:
    leases.lock(target)
    finding = graded.finding
    run = keep(evidence, finding.outcome, finding.outcome_reason, stage=stage, to_grade=True)
    schedule.leave_for_grading([target.pk])
    visit = GradedVisit(run.pk, graded.as_stored(run.started_at), page_run_id)
    publish_visits({target.host: [visit]})
