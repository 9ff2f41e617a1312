"""Visits graded in a process that can be ended, each beside its host's page run."""

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from index.values.findings import Finding
from index.values.reasons import OutcomeReason
from probes.evidence import page_evidence
from probes.evidence.evidence import Evidence
from probes.evidence.page_evidence import StoredPageRun
from probes.grading.grade import grade, ungraded
from probes.grading.judging import Graded, judge
from probes.isolation import isolated

logger = logging.getLogger(__name__)


class Visit(NamedTuple):
    """A packed visit that is to be graded."""

    host: str
    packed: bytes


def grade_visits(
    visits: Sequence[Visit], pages: Mapping[str, StoredPageRun], told: Mapping[str, Mapping[str, Any]]
) -> list[Graded | Exception]:
    """Grade each of these visits beside the newest page run of its host that says something.

    `pages` are the hosts' newest page runs, `told` is what is stored of the hosts. Of a visit that cannot be graded return why:
    TornEvidence, isolated.OverBudget, or a fault of ours. What one visit costs is no other's.
    """
    newest = [(pages[visit.host].packed,) if visit.host in pages else () for visit in visits]
    work = [
        (visit.packed, runs, told.get(visit.host, {})) for visit, runs in zip(visits, newest, strict=True)
    ]
    said = isolated.run_each(judge, work)
    return [
        _beside_an_older_page(visit, told) if graded is None else graded
        for visit, graded in zip(visits, said, strict=True)
    ]


def finding_of(evidence: Evidence) -> Finding:
    """Grade what was just seen, without a database. What cannot be graded says nothing about the site."""
    try:
        return isolated.run(grade, evidence)
    except isolated.OverBudget:
        return ungraded(evidence, OutcomeReason.TOO_COSTLY)
    except Exception:
        logger.exception("grading %s failed", evidence.host)
        return ungraded(evidence, OutcomeReason.NOT_GRADED)


def _beside_an_older_page(visit: Visit, told: Mapping[str, Mapping[str, Any]]) -> Graded | Exception:
    """Look at all page runs of the host, when the newest says nothing."""
    runs = page_evidence.recent(visit.host)
    work = visit.packed, runs, told.get(visit.host, {})
    (graded,) = isolated.run_each(partial(judge, whole=True), [work])
    return graded if graded is not None else AssertionError("no page run was left to look for")
