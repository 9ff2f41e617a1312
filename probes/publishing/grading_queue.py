"""Queue of stored visits to grade, in PostgreSQL.

Claims count before work begins, so a visit that kills the grader is given up; after one failure it is claimed
alone.
"""

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from operator import itemgetter
from typing import Any

from django.db import close_old_connections, connection

from config.database.clock import put_back
from config.worklist import DATABASE_GONE, process_each
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.evidence import homes, page_evidence
from probes.evidence.homes import COLUMNS, EvidenceLost, EvidencePlace, EvidenceUnavailable
from probes.grading.stored_visit import GradedVisit, UnreadableEvidence
from probes.models import ProbeRun
from probes.publishing.graders import PackedVisit, grade_visits, graded_or_failure
from probes.publishing.publish import publish_visits
from probes.schedule.back_pressure import GRADING_LEASE

logger = logging.getLogger(__name__)

TRIES = 3
AT_ONCE = 20

_CLAIM = f"""
WITH due AS MATERIALIZED (
    SELECT id, grade_due_at, grade_attempts FROM probes_proberun WHERE grade_due_at <= now()
    ORDER BY grade_due_at, id LIMIT %(at_once)s FOR UPDATE SKIP LOCKED
), placed AS (
    SELECT id, row_number() OVER w AS place, max(grade_attempts) OVER w AS tried FROM due
    WINDOW w AS (ORDER BY grade_due_at, id)
)
UPDATE probes_proberun AS run SET grade_due_at = now() + %(lease)s, grade_attempts = grade_attempts + 1
FROM placed LEFT JOIN probes_storedevidence AS kept ON kept.run_id = placed.id
WHERE run.id = placed.id AND (placed.place = 1 OR placed.tried = 0)
RETURNING run.id, run.host, run.started_at, run.grade_attempts, {COLUMNS}
"""  # noqa: S608 - constants only
# They are due again when their lease ends, as if they had not been claimed.
_UNCOUNT = """
UPDATE probes_proberun SET grade_attempts = greatest(grade_attempts - 1, 0)
WHERE id = ANY(%s) AND grade_due_at IS NOT NULL
"""


class NeverEnded(Exception):  # noqa: N818 - reads as what it is
    """Every grader of this visit died."""


def grade_due(*, seconds: float, stopping: Callable[[], bool] = lambda: False) -> dict[Outcome, int]:
    outcomes = Counter(dict.fromkeys(Outcome, 0))
    ends_at = time.monotonic() + seconds
    close_old_connections()
    while time.monotonic() < ends_at and not stopping() and (claimed := _claim()):
        outcomes.update(_grade(claimed))
    return dict(outcomes)


def put_back_due() -> int:
    """Put back due times that a clock stored while it ran ahead."""
    return put_back(
        ProbeRun.objects.filter(grade_due_at__isnull=False), "grade_due_at", longest=GRADING_LEASE
    )


def _claim() -> list[PackedVisit]:
    """Visits whose evidence cannot be had now are left to a later claim."""
    given: Any = {"at_once": AT_ONCE, "lease": GRADING_LEASE}
    with connection.cursor() as cursor:
        cursor.execute(_CLAIM, given)
        rows = sorted(cursor.fetchall(), key=itemgetter(0))
    claimed, postponed = list[PackedVisit](), dict[int, EvidenceUnavailable]()
    contents = homes.load_each([EvidencePlace(*place) for _, _, _, _, *place in rows])
    for (run, host, started, attempts, *_), packed in zip(rows, contents, strict=True):
        if isinstance(packed, EvidenceLost):
            logger.error("the evidence of run %s of %s is lost: %s", run, host, packed)
            if attempts > TRIES:
                claimed.append(PackedVisit(run, host, started, attempts, b""))
        elif isinstance(packed, EvidenceUnavailable):
            postponed[run] = packed
        else:
            claimed.append(PackedVisit(run, host, started, attempts, packed))
    _postpone(postponed)
    return claimed


def _postpone(unavailable: Mapping[int, EvidenceUnavailable]) -> None:
    """An attempt that the store of evidence prevents does not count: it says nothing about the visit."""
    if not unavailable:
        return
    why = next(iter(unavailable.values()))
    logger.warning("%d visits are graded later: %s", len(unavailable), why)
    with connection.cursor() as cursor:
        cursor.execute(_UNCOUNT, [list(unavailable)])


def _grade(claimed: list[PackedVisit]) -> list[Outcome]:
    try:
        pages = page_evidence.newest_page_runs(claimed_visit.host for claimed_visit in claimed)
    except EvidenceUnavailable as error:
        _postpone({claimed_visit.run_id: error for claimed_visit in claimed})
        return []
    hopeful = [claimed_visit for claimed_visit in claimed if claimed_visit.attempts <= TRIES]
    results = grade_visits(hopeful, pages)
    graded = dict(zip((claimed_visit.run_id for claimed_visit in hopeful), results, strict=True))
    outcomes: list[Outcome] = []
    visits: list[GradedVisit] = []
    postponed: dict[int, EvidenceUnavailable] = {}
    for one in claimed:
        page, what = pages.get(one.host), f"run {one.run_id} of {one.host}"
        result = graded.get(one.run_id, NeverEnded(f"it was begun {TRIES} times and never ended"))
        try:
            visit = graded_or_failure(result, one.packed, what=what)
        except EvidenceUnavailable as error:
            postponed[one.run_id] = error
        except UnreadableEvidence as error:
            logger.error("the evidence of %s cannot be read: %s", what, error)  # noqa: TRY400 - one line
            _give_up(one.run_id)
            outcomes.append(Outcome.COULD_NOT_ASK)
        else:
            visits.append(visit.as_stored(one.run_id, one.started, page.run_id if page else None))
            outcomes.append(visit.finding.outcome)
    _publish(visits)
    _postpone(postponed)
    return outcomes


def _publish(visits: list[GradedVisit]) -> None:
    try:
        publish_visits(_by_host(visits))
    except DATABASE_GONE:
        raise
    except Exception:
        logger.exception("%d visits are published one by one", len(visits))
        for visit in visits:
            if not process_each(
                [visit], lambda one: publish_visits(_by_host([one])), what="publishing", name=_host
            ):
                _give_up(visit.run_id)


def _by_host(visits: Iterable[GradedVisit]) -> dict[str, list[GradedVisit]]:
    grouped: dict[str, list[GradedVisit]] = {}
    for visit in sorted(visits, key=lambda visit: visit.started):
        grouped.setdefault(visit.host, []).append(visit)
    return grouped


def _host(visit: GradedVisit) -> str:
    return visit.host


def _give_up(run_id: int) -> None:
    given_up = {"outcome": Outcome.COULD_NOT_ASK, "outcome_reason": OutcomeReason.NOT_GRADED}
    ProbeRun.objects.filter(pk=run_id).update(grade_due_at=None, **given_up)
