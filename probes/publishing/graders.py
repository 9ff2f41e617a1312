"""Grades visits in a killable process."""

import logging
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

from index.values.findings import Finding
from index.values.reasons import OutcomeReason
from probes.evidence import page_evidence
from probes.evidence.evidence import Evidence
from probes.evidence.homes import EvidenceUnavailable
from probes.evidence.page_evidence import StoredPageRun
from probes.grading.finding import grade_evidence, ungraded_finding
from probes.grading.stored_visit import GradedVisit, UnreadableEvidence, grade_failure, grade_stored_visit
from probes.isolation import processes

logger = logging.getLogger(__name__)


class PackedVisit(NamedTuple):
    """A stored visit; `attempts` counts its gradings. `run_id` is 0 before it is stored."""

    run_id: int
    host: str
    started: datetime
    attempts: int
    packed: bytes


def grade_visits(
    visits: Sequence[PackedVisit], pages: Mapping[str, StoredPageRun]
) -> list[GradedVisit | Exception]:
    """Grade each visit with its host's newest conclusive page run, under its own CPU limit.

    `pages` are the newest runs by host. Failures are returned: UnreadableEvidence, EvidenceUnavailable,
    processes.OverBudget, or internal errors.
    """
    newest = [(pages[visit.host].packed,) if visit.host in pages else () for visit in visits]
    results = processes.run_each(
        grade_stored_visit, zip((visit.packed for visit in visits), newest, strict=True)
    )
    return [
        _beside_an_older_page(visit) if graded is None else graded
        for visit, graded in zip(visits, results, strict=True)
    ]


def grade_now(evidence: Evidence) -> tuple[GradedVisit, int | None]:
    """Also return the id of the page run used. Raises EvidenceUnavailable."""
    visit = PackedVisit(0, evidence.host, evidence.started, 0, evidence.pack())
    pages = page_evidence.newest_page_runs([visit.host])
    (result,) = grade_visits([visit], pages)
    run_id = pages[visit.host].run_id if pages else None
    return graded_or_failure(result, visit.packed, what=visit.host), run_id


def graded_or_failure(result: GradedVisit | Exception, packed: bytes, *, what: str) -> GradedVisit:
    """Turn failures into an unknown finding. Raises UnreadableEvidence and EvidenceUnavailable."""
    if isinstance(result, GradedVisit):
        return result
    if isinstance(result, UnreadableEvidence | EvidenceUnavailable):
        raise result
    if isinstance(result, processes.OverBudget):
        logger.warning("grading %s was ended: %s", what, result)
    else:
        logger.error("grading %s failed", what, exc_info=result)
    try:
        return grade_failure(packed, too_costly=isinstance(result, processes.OverBudget))
    except Exception as error:
        raise UnreadableEvidence(str(error)) from error


def finding_of(evidence: Evidence) -> Finding:
    """Needs no database; failures give an unknown finding."""
    try:
        return processes.run(grade_evidence, evidence)
    except processes.OverBudget:
        return ungraded_finding(evidence, OutcomeReason.TOO_COSTLY)
    except Exception:
        logger.exception("grading %s failed", evidence.host)
        return ungraded_finding(evidence, OutcomeReason.NOT_GRADED)


def _beside_an_older_page(visit: PackedVisit) -> GradedVisit | Exception:
    try:
        pages = page_evidence.recent_page_runs(visit.host)
    except EvidenceUnavailable as error:
        return error
    (graded,) = processes.run_each(partial(grade_stored_visit, whole=True), [(visit.packed, pages)])
    return graded if graded is not None else AssertionError("no page run was left to look for")
