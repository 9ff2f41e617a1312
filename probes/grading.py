"""The queue of grading: stored visits that nobody has graded yet. It needs processor time and no network.

PostgreSQL holds the queue, as it holds the schedule. A claim counts before the work begins, so that a page which
kills its grader, or keeps it busy until its time limit, is given up after a few tries instead of stopping the rest.
Several visits are claimed and published together; one whose first try came to nothing is claimed alone, so that it
takes no other with it again.
"""

import logging
import time
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from typing import Any, Final, NamedTuple

from django.db import DatabaseError, close_old_connections, connection

from index.reasons import OutcomeReason
from index.vocabulary import Outcome
from probes import page_evidence, verdicts
from probes.evidence import Evidence
from probes.grade import ungraded
from probes.models import ProbeRun
from probes.page_evidence import PageRunOf
from probes.settling import GradedVisit, settle
from probes.verdicts import Graded

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
    """Grade claimed visits, publish them together, and keep what was said of them."""
    pages = page_evidence.newest(one.host for one in claimed)
    torn: list[Outcome] = []
    visits: list[GradedVisit] = []
    said: list[Graded] = []
    for one in claimed:
        try:
            evidence = Evidence.unpack(bytes(one.packed or b""))
        except (ValueError, KeyError, TypeError):
            logger.exception("the evidence of run %s of %s cannot be read", one.run_id, one.host)
            _give_up(one)
            torn.append(Outcome.COULD_NOT_ASK)
            continue
        page = pages.get(one.host)
        graded = _graded(one, evidence, page)
        if graded is not None and graded.speaks:
            said.append(graded)
        finding = graded.finding if graded else ungraded(evidence)
        visits.append(GradedVisit(one.run_id, evidence, page.run_id if page else None, finding))
    settle(visits)
    verdicts.store(said)
    return [*torn, *(visit.finding.outcome for visit in visits)]


def _graded(one: Claimed, evidence: Evidence, page: PageRunOf | None) -> Graded | None:
    """Grade one visit with the page run beside it; None when that fails, which says nothing about the site."""
    if one.attempts > TRIES:
        logger.error("grading run %s of %s was begun %d times and never ended", one.run_id, one.host, TRIES)
        return None
    try:
        return Graded(page_evidence.beside_newest(evidence, page), {})
    except DatabaseError:
        raise
    except Exception:
        logger.exception("grading %s failed", one.host)
        return None


def _give_up(one: Claimed) -> None:
    given_up = {"outcome": Outcome.COULD_NOT_ASK, "outcome_reason": OutcomeReason.NOT_GRADED}
    ProbeRun.objects.filter(pk=one.run_id).update(grade_due_at=None, **given_up)
