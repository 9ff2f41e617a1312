"""What becomes of evidence: stored, graded, published, and the next visit set. Each step is all, or nothing.

A visit is stored by who made it and graded by whoever reads the queue of grading. A refusal waits for nobody: it is
published in the same transaction that stores it.
"""

import logging
from collections.abc import Sequence
from datetime import timedelta
from enum import StrEnum
from typing import Final

from django.db import connection, transaction
from django.db.models.functions import Now
from django.utils import timezone

from index.listing.publish import publish_all
from index.values.findings import Finding
from index.values.hosts import owner_domain
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.evidence import budget, page_evidence
from probes.evidence.evidence import Evidence
from probes.grading import rubric
from probes.grading.grade import outcome_of
from probes.grading.judging import Graded, failed
from probes.isolation.isolated import OverBudget
from probes.models import ProbeRun, StoredEvidence, Target
from probes.publishing.graders import Visit, grade_visits
from probes.schedule import leases, pages, schedule

logger = logging.getLogger(__name__)

LARGE: Final = 128 * 1024
"""Packed bytes of evidence that any visit may store. An ordinary visit takes a fraction."""
SITE_A_DAY: Final = 16 * 1024 * 1024
"""Packed bytes after which the visits of one site (all hosts of an owner's domain together) store no more than that each."""
DAY: Final = timedelta(days=1)

_STORED: Final = """
SELECT coalesce(sum(octet_length(kept.packed)), 0)
FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
WHERE run.started_at > %(since)s AND (run.host = %(owner)s OR run.host LIKE %(below)s)
"""

End = tuple[Outcome, OutcomeReason]
"""How a visit ended, and why."""


@transaction.atomic
def record(evidence: Evidence, target: Target) -> Finding:
    """Store the evidence of one visit, grade it, publish the finding, end the lease and set the next visit.

    Evidence that our own grading fails on is stored all the same, to be graded again when that is mended.
    Raises leases.LeaseLost.
    """
    leases.lock(target)
    evidence = affordable(evidence, _end(evidence)[0])
    said = graded(evidence)
    finding = said.finding
    keep(
        evidence,
        finding.outcome,
        finding.outcome_reason,
        stage=ProbeRun.Stage.HTTP if evidence.page is None else ProbeRun.Stage.BOTH,
    )
    site = publish_all(findings=[(finding, schedule.found_via(target))])[target.host]
    schedule.finish(target, finding=finding, site=site, not_before=said.not_before)
    if columns := pages.after(said):
        Target.objects.filter(pk=target.pk).update(**columns)
    return finding


def store(visits: Sequence[tuple[Evidence, Target]]) -> list[Outcome | Exception]:
    """Record visits that were refused; store the others, to be graded next, in one transaction.

    Returns how each ended, or why it could not be stored: leases.LeaseLost, or a fault of ours. What breaks the
    transaction of all costs no other its place: each is then stored alone.
    """
    ends = [_end(evidence) for evidence, _ in visits]
    visits = [
        (affordable(evidence, end[0]), target) for (evidence, target), end in zip(visits, ends, strict=True)
    ]
    to_grade = [
        (evidence, target, end)
        for (evidence, target), end in zip(visits, ends, strict=True)
        if end[0] is not Outcome.DECLINED
    ]
    stored: set[int] = set()
    if len(to_grade) > 1:
        try:
            stored = _store(to_grade)
        except Exception:
            logger.exception("%d visits are stored one by one", len(to_grade))
    return [
        end[0] if target.pk in stored else _alone(evidence, target, end)
        for (evidence, target), end in zip(visits, ends, strict=True)
    ]


def _end(evidence: Evidence) -> End:
    """Say how a visit ended. One that we fail on is left to grading, where its failure is its own."""
    try:
        return outcome_of(evidence)
    except Exception:
        logger.exception("how the visit to %s ended cannot be told", evidence.host)
        return Outcome.COULD_NOT_ASK, OutcomeReason.NOT_GRADED


def _alone(evidence: Evidence, target: Target, end: End) -> Outcome | Exception:
    try:
        if end[0] is Outcome.DECLINED:
            return record(evidence, target).outcome
        return end[0] if _store([(evidence, target, end)]) else leases.LeaseLost(target.host)
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        return error


def _store(visits: Sequence[tuple[Evidence, Target, End]]) -> set[int]:
    """Store visits for the queue of grading, and end their leases: all, or nothing.

    Returns the ids of those that we still held; no other is stored.
    """
    packed = {target.pk: evidence.pack() for evidence, target, _ in visits}
    with transaction.atomic():
        ours = leases.lock_all(target for _, target, _ in visits)
        kept = [(evidence, target, end) for evidence, target, end in visits if target.pk in ours]
        runs = [_run(evidence, *end, stage=ProbeRun.Stage.HTTP, to_grade=True) for evidence, _, end in kept]
        ProbeRun.objects.bulk_create(runs)
        StoredEvidence.objects.bulk_create(
            StoredEvidence(run=run, packed=packed[target.pk])
            for run, (_, target, _) in zip(runs, kept, strict=True)
        )
        schedule.leave_for_grading(ours)
    return ours


def keep(evidence: Evidence, outcome: Outcome, reason: StrEnum, *, stage: ProbeRun.Stage) -> ProbeRun:
    """Store one run with its evidence."""
    run = _run(evidence, outcome, reason, stage=stage)
    run.save(force_insert=True)
    StoredEvidence.objects.create(run=run, packed=evidence.pack())
    return run


def affordable(evidence: Evidence, outcome: Outcome) -> Evidence:
    """Return what of a visit may be stored: less of a large one when its site has stored much in the last day.

    What shows a refusal is kept whole.
    """
    if outcome is Outcome.DECLINED or budget.fits(evidence, LARGE):
        return evidence
    small = budget.within(evidence, LARGE)
    if small is evidence:
        return evidence
    return small if stored_lately(evidence.host) >= SITE_A_DAY else evidence


def stored_lately(host: str) -> int:
    """Packed bytes of evidence that a site, with all hosts of its owner, has stored in the last day."""
    with connection.cursor() as cursor:
        owner = owner_domain(host)
        cursor.execute(_STORED, {"owner": owner, "below": f"%.{owner}", "since": timezone.now() - DAY})
        ((size,),) = cursor.fetchall()
        return int(size)


def _run(
    evidence: Evidence, outcome: Outcome, reason: StrEnum, *, stage: ProbeRun.Stage, to_grade: bool = False
) -> ProbeRun:
    return ProbeRun(
        stage=stage,
        host=evidence.host,
        started_at=evidence.started,
        seconds=round(evidence.seconds, 3),
        requests=evidence.requests,
        prober=evidence.prober,
        outcome=outcome,
        outcome_reason=reason,
        rubric_version=rubric.RUBRIC_VERSION,
        grade_due_at=Now() if to_grade else None,
    )


def graded(evidence: Evidence) -> Graded:
    """Grade a visit with the page run beside it; a failure says nothing about the site."""
    visit = Visit(evidence.host, evidence.pack())
    (said,) = grade_visits([visit], page_evidence.newest([evidence.host]))
    if isinstance(said, Graded):
        return said
    logger.error("grading %s failed", evidence.host, exc_info=said)
    return failed(visit.packed, too_costly=isinstance(said, OverBudget))
