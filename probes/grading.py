"""The queue of grading: stored visits that nobody has graded yet. It needs processor time and no network.

PostgreSQL holds the queue, as it holds the schedule. A claim counts before the work begins, so that a page which
kills its grader, or keeps it busy until its time limit, is given up after a few tries instead of stopping the rest.
"""

import logging
import time
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from django.db import close_old_connections, transaction

from index.reasons import OutcomeReason
from index.vocabulary import Outcome
from probes.evidence import Evidence
from probes.grade import ungraded
from probes.models import ProbeRun
from probes.recording import graded, settle

logger = logging.getLogger(__name__)

LEASE: Final = timedelta(minutes=3)
"""Longer than grading one visit; a dead worker's runs are due again after it."""
TRIES: Final = 3

_CLAIM: Final = """
UPDATE probes_proberun SET grade_due_at = now() + %s, grade_attempts = grade_attempts + 1
WHERE id IN (
    SELECT id FROM probes_proberun WHERE grade_due_at <= now() ORDER BY grade_due_at, id
    LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING *
"""


def grade_due(*, seconds: float, stopping: Callable[[], bool] = lambda: False) -> dict[Outcome, int]:
    """Grade what is due until nothing is, or the time is over, or `stopping` says so. Returns how it came out."""
    outcomes = dict.fromkeys(Outcome, 0)
    ends_at = time.monotonic() + seconds
    close_old_connections()
    while time.monotonic() < ends_at and not stopping() and (run := _claim()):
        outcomes[_grade(run)] += 1
    return outcomes


def _claim() -> ProbeRun | None:
    return next(iter(ProbeRun.objects.raw(_CLAIM, [LEASE])), None)


@transaction.atomic
def _grade(run: ProbeRun) -> Outcome:
    """Grade one claimed run, unless somebody did meanwhile."""
    waiting = ProbeRun.objects.select_for_update(of=("self",)).select_related("evidence")
    found = waiting.filter(pk=run.pk, grade_due_at__isnull=False).first()
    if found is None:
        return Outcome(run.outcome)
    try:
        evidence = Evidence.unpack(bytes(found.evidence.packed))
    except (ValueError, KeyError, TypeError):
        logger.exception("the evidence of %s cannot be read", run)
        given_up = {"outcome": Outcome.COULD_NOT_ASK, "outcome_reason": OutcomeReason.NOT_GRADED}
        ProbeRun.objects.filter(pk=run.pk).update(grade_due_at=None, **given_up)
        return Outcome.COULD_NOT_ASK
    if run.grade_attempts > TRIES:
        logger.error("grading %s was begun %d times and never ended", run, TRIES)
        finding = ungraded(evidence)
    else:
        finding = graded(evidence)
    settle(found, evidence, finding)
    return finding.outcome
