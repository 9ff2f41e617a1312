"""The queue of grading: stored visits that nobody has graded yet. It needs processor time and no network.

PostgreSQL holds the queue, as it holds the schedule. Grading itself runs in a process that can be ended
(`probes.isolation.isolated`): a page that takes more than its processor time costs its own visit alone. A claim counts before the
work begins, so that a visit which brings down the grader itself is given up after a few tries. Several visits are
claimed and published together; one whose first try came to nothing is claimed alone, so that it takes no other with it
again.
"""

import logging
import time
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from typing import Any, Final, NamedTuple

from django.db import close_old_connections, connection

from config.worklist import DATABASE_GONE, each
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.evidence import page_evidence
from probes.grading.judging import Graded, TornEvidence, failed
from probes.isolation.isolated import OverBudget
from probes.models import ProbeRun
from probes.publishing.graders import Visit, grade_visits
from probes.publishing.settling import GradedVisit, settle

logger = logging.getLogger(__name__)

LEASE: Final = timedelta(minutes=3)
"""Longer than grading what is claimed together; a dead worker's runs are due again after it."""
TRIES: Final = 3
AT_ONCE: Final = 20
"""Visits that are claimed together."""

_CLAIM: Final = """
WITH due AS MATERIALIZED (
    SELECT id, grade_due_at, grade_attempts FROM probes_proberun WHERE grade_due_at <= now()
    ORDER BY grade_due_at, id LIMIT %(at_once)s FOR UPDATE SKIP LOCKED
), placed AS (
    SELECT id, row_number() OVER w AS place, max(grade_attempts) OVER w AS tried FROM due WINDOW w AS (ORDER BY grade_due_at, id)
)
UPDATE probes_proberun AS run SET grade_due_at = now() + %(lease)s, grade_attempts = grade_attempts + 1
FROM placed LEFT JOIN probes_storedevidence AS kept ON kept.run_id = placed.id
WHERE run.id = placed.id AND (placed.place = 1 OR placed.tried = 0)
RETURNING run.id, run.host, run.grade_attempts, kept.packed
"""


class Claimed(NamedTuple):
    """One visit that is to be graded."""

    run_id: int
    host: str
    attempts: int
    packed: bytes | None


def grade_due(*, seconds: float, stopping: Callable[[], bool] = lambda: False) -> dict[Outcome, int]:
    """Grade what is due until nothing is, or the time is over, or `stopping` says so. Returns how it came out."""
    outcomes = Counter(dict.fromkeys(Outcome, 0))
    ends_at = time.monotonic() + seconds
    close_old_connections()
    while time.monotonic() < ends_at and not stopping() and (claimed := _claim()):
        outcomes.update(_grade(claimed))
    return dict(outcomes)


def _claim() -> list[Claimed]:
    given: Any = {"at_once": AT_ONCE, "lease": LEASE}
    with connection.cursor() as cursor:
        cursor.execute(_CLAIM, given)
        return sorted(Claimed(*row) for row in cursor.fetchall())


def _grade(claimed: list[Claimed]) -> list[Outcome]:
    """Grade claimed visits, and publish them together."""
    pages = page_evidence.newest(one.host for one in claimed)
    hopeful = [one for one in claimed if one.attempts <= TRIES]
    said = grade_visits([Visit(one.host, bytes(one.packed or b"")) for one in hopeful], pages)
    graded = dict(zip((one.run_id for one in hopeful), said, strict=True))
    outcomes: list[Outcome] = []
    visits: list[GradedVisit] = []
    for one in claimed:
        page = pages.get(one.host)
        if (settled := _settled(one, graded.get(one.run_id))) is not None:
            visits.append(GradedVisit(one.run_id, page.run_id if page else None, settled))
            outcomes.append(settled.finding.outcome)
        else:
            _give_up(one.run_id)
            outcomes.append(Outcome.COULD_NOT_ASK)
    _publish(visits)
    return outcomes


def _publish(visits: list[GradedVisit]) -> None:
    """Publish them together; when that fails, one by one: a visit that cannot be published is given up."""
    try:
        settle(visits)
    except DATABASE_GONE:
        raise
    except Exception:
        logger.exception("%d visits are published one by one", len(visits))
        for visit in visits:
            if not each([visit], lambda one: settle([one]), what="publishing", name=_host):
                _give_up(visit.run_id)


def _host(visit: GradedVisit) -> str:
    return visit.graded.host


def _settled(one: Claimed, graded: Graded | Exception | None) -> Graded | None:
    """What is said of a visit, graded or not; None when its evidence cannot be read. A failure says nothing about the site."""
    if isinstance(graded, Graded):
        return graded
    if isinstance(graded, TornEvidence):
        logger.error("the evidence of run %s of %s cannot be read: %s", one.run_id, one.host, graded)
        return None
    if graded is None:
        logger.error("grading run %s of %s was begun %d times and never ended", one.run_id, one.host, TRIES)
    elif isinstance(graded, OverBudget):
        logger.warning("grading run %s of %s was ended: %s", one.run_id, one.host, graded)
    else:
        logger.error("grading run %s of %s failed", one.run_id, one.host, exc_info=graded)
    try:
        return failed(bytes(one.packed or b""), too_costly=isinstance(graded, OverBudget))
    except Exception:
        logger.exception("the evidence of run %s of %s cannot be read", one.run_id, one.host)
        return None


def _give_up(run_id: int) -> None:
    given_up = {"outcome": Outcome.COULD_NOT_ASK, "outcome_reason": OutcomeReason.NOT_GRADED}
    ProbeRun.objects.filter(pk=run_id).update(grade_due_at=None, **given_up)
