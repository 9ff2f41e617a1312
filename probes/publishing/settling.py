"""Stored visits that were graded are published, and their next visits set: several at once, all or none."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.db import connection, transaction

from index.listing.publish import publish_all
from index.values.findings import Finding
from probes.evidence import page_evidence
from probes.grading.judging import Graded
from probes.models import ProbeRun, Target
from probes.schedule import pages, schedule

_GRADED: Final = """
UPDATE probes_proberun SET outcome = new.outcome, outcome_reason = new.reason, rubric_version = new.version, grade_due_at = NULL
FROM unnest(%s::bigint[], %s::text[], %s::text[], %s::text[]) AS new(id, outcome, reason, version)
WHERE probes_proberun.id = new.id
"""


_AGAIN: Final = """
UPDATE probes_proberun SET grade_due_at = now(), grade_attempts = 0 WHERE id = ANY(%s)
"""


@dataclass(frozen=True, slots=True)
class GradedVisit:
    """A stored visit and what is said of it, with the host's newest page run at that time, None when there is none."""

    run_id: int
    page_run_id: int | None
    graded: Graded

    @property
    def finding(self) -> Finding:
        """What grading found."""
        return self.graded.finding


@transaction.atomic
def settle(visits: Sequence[GradedVisit]) -> None:
    """Publish what stored visits were graded to, and set the next ones. A blocked host is published no more.

    Targets are locked first, then runs, then sites, each in the order of their numbers, as whoever publishes does. What
    somebody else graded meanwhile is left as it is; a visit beside which a page has run meanwhile is graded again with it.
    """
    targets = schedule.locked(visit.graded.host for visit in visits)
    waiting = ProbeRun.objects.select_for_update().filter(grade_due_at__isnull=False).order_by("pk")
    still = set(waiting.filter(pk__in=[visit.run_id for visit in visits]).values_list("pk", flat=True))
    left = _without_new_pages([visit for visit in visits if visit.run_id in still])
    left.sort(key=lambda visit: visit.finding.probed_at)
    _note(left)
    open_ = [visit for visit in left if targets[visit.graded.host].state != Target.State.BLOCKED]
    found_via = {host: schedule.found_via(target) for host, target in targets.items()}
    sites = publish_all(findings=[(visit.finding, found_via[visit.graded.host]) for visit in open_])
    for visit in open_:
        graded, target = visit.graded, targets[visit.graded.host]
        site = sites[target.host]
        columns = schedule.graded(target, finding=graded.finding, site=site, not_before=graded.not_before)
        _set(target, columns | pages.after(graded))
    schedule.save(targets[host] for host in sorted({visit.graded.host for visit in open_}))


def _set(target: Target, columns: Mapping[str, Any]) -> None:
    for name, value in columns.items():
        setattr(target, name, value)


def _without_new_pages(visits: Sequence[GradedVisit]) -> list[GradedVisit]:
    """Return the visits beside which no page has run meanwhile; the others go back to the queue."""
    newest = page_evidence.newest(visit.graded.host for visit in visits)
    seen = {host: page.run_id for host, page in newest.items()}
    again = [visit for visit in visits if seen.get(visit.graded.host) != visit.page_run_id]
    with connection.cursor() as cursor:
        cursor.execute(_AGAIN, [[visit.run_id for visit in again]])
    return [visit for visit in visits if visit not in again]


def _note(visits: Sequence[GradedVisit]) -> None:
    rows = [
        (run.run_id, run.finding.outcome.value, run.finding.outcome_reason.value, run.finding.rubric_version)
        for run in visits
    ]
    with connection.cursor() as cursor:
        cursor.execute(_GRADED, [list(column) for column in zip(*rows, strict=True)] or [[], [], [], []])
