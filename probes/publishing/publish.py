"""Publishes graded visits, several per transaction: the only way into the index."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from django.db import connection, transaction

from index.listing.publish import PublishedFindings, publish_all, withdraw
from index.models import Site
from index.values.vocabulary import Outcome
from probes.grading import rubric
from probes.grading.stored_visit import GradedVisit
from probes.models import ProbeRun, Target
from probes.schedule import learning, pages, schedule

_NEWER = """
SELECT asked.host FROM unnest(%(hosts)s::text[], %(visits)s::bigint[], %(pages)s::bigint[]) AS asked(host,
visit, page)
WHERE EXISTS (
    SELECT FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
    WHERE run.host = asked.host AND run.id <> asked.visit AND (
        (%(again)s AND run.stage <> 'browser'
            AND run.started_at > (SELECT started_at FROM probes_proberun WHERE id = asked.visit))
        OR (run.stage IN ('browser', 'both') AND (asked.page IS NULL
            OR run.started_at > (SELECT started_at FROM probes_proberun WHERE id = asked.page)))
    )
)
"""
_REQUEUE = "UPDATE probes_proberun SET grade_due_at = now(), grade_attempts = 0 WHERE id = ANY(%s)"
_WRITE_RESULTS = """
UPDATE probes_proberun AS run SET outcome = new.outcome, outcome_reason = new.reason,
rubric_version = new.version,
    grade_due_at = CASE WHEN %(again)s THEN run.grade_due_at END
FROM unnest(%(runs)s::bigint[], %(outcomes)s::text[], %(reasons)s::text[], %(versions)s::text[])
    AS new(id, outcome, reason, version)
WHERE run.id = new.id AND (NOT %(again)s
    OR (run.outcome, run.outcome_reason, run.rubric_version) <> (new.outcome, new.reason, new.version))
"""


Visits = Mapping[str, Sequence[GradedVisit]]  # In order of time


class PublishedVisits(NamedTuple):
    """Hosts that changed in the index, and hosts that were skipped."""

    changed: frozenset[str]
    skipped: set[str]


@transaction.atomic
def publish_visits(visits: Visits, *, again: bool = False, new_page: bool = False) -> PublishedVisits:
    """Publish visits, but none of hosts of which newer evidence was stored since grading.

    Locks targets, runs and sites in this order, by id. Skips blocked hosts. A first grading schedules the
    next visits and requeues those of skipped hosts. `again` schedules nothing: the newest conclusive visit
    counts, and sites without any are unlisted. `new_page`: a page ran since grading.
    """
    targets = schedule.lock_targets(visits)
    visits = visits if again else _still_to_grade(visits)
    skipped = _with_newer_evidence(visits, again=again)
    if not again:
        _requeue(chain.from_iterable(visits[host] for host in skipped))
    whole = {host: seen for host, seen in visits.items() if host not in skipped}
    _write_results(list(chain.from_iterable(whole.values())), again=again)
    open_ = {host: seen for host, seen in whole.items() if targets[host].state != Target.State.BLOCKED}
    to_publish = [visit for seen in open_.values() for visit in seen if visit.is_conclusive or not again]
    found_via = {host: schedule.found_via(targets[host]) for host in open_}
    early = schedule.early_visits(targets[host] for host in open_)
    sites, changed, moves = publish_all(
        findings=[(visit.finding, found_via[visit.host]) for visit in to_publish],
        again=again,
        seen_before=again and not new_page,
        early=early,
    )
    if new_page:
        learning.note_change(host for (host, _), has_changed in moves.items() if has_changed)
    if again:
        changed |= _unlist(open_.keys() - sites.keys())
    else:
        _set_next(targets, to_publish, PublishedFindings(sites, changed, moves))
    return PublishedVisits(changed, skipped)


def _still_to_grade(visits: Visits) -> dict[str, list[GradedVisit]]:
    """Lock the runs still to be graded; return their visits."""
    named = [visit.run_id for visit in chain.from_iterable(visits.values())]
    runs = ProbeRun.objects.select_for_update().filter(grade_due_at__isnull=False, pk__in=named)
    waiting = set(runs.order_by("pk").values_list("pk", flat=True))
    still = {host: [visit for visit in seen if visit.run_id in waiting] for host, seen in visits.items()}
    return {host: seen for host, seen in still.items() if seen}


def _with_newer_evidence(visits: Visits, *, again: bool) -> set[str]:
    """Refusals don't depend on pages."""
    asked = {
        host: seen[-1]
        for host, seen in visits.items()
        if seen and (again or any(visit.finding.outcome is not Outcome.DECLINED for visit in seen))
    }
    given: dict[str, Any] = {
        "hosts": list(asked),
        "visits": [visit.run_id for visit in asked.values()],
        "pages": [visit.page_run_id for visit in asked.values()],
        "again": again,
    }
    with connection.cursor() as cursor:
        cursor.execute(_NEWER, given)
        return {host for (host,) in cursor.fetchall()}


def _requeue(visits: chain[GradedVisit]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(_REQUEUE, [[visit.run_id for visit in visits]])


def _write_results(visits: Sequence[GradedVisit], *, again: bool) -> None:
    given: dict[str, Any] = {
        "runs": [visit.run_id for visit in visits],
        "outcomes": [visit.finding.outcome.value for visit in visits],
        "reasons": [visit.finding.outcome_reason.value for visit in visits],
        "versions": [visit.finding.rubric_version for visit in visits],
        "again": again,
    }
    with connection.cursor() as cursor:
        cursor.execute(_WRITE_RESULTS, given)


def _unlist(hosts: set[str]) -> frozenset[str]:
    """Return those that were listed."""
    listed = Site.objects.listed().filter(host__in=hosts).order_by("id").values_list("host", flat=True)
    for host in listed:
        withdraw(host=host, by_rubric=rubric.RUBRIC_VERSION)
    return frozenset(listed)


def _set_next(
    targets: Mapping[str, Target], visits: Sequence[GradedVisit], published: PublishedFindings
) -> None:
    expected = learning.expected_changes() if visits else {}
    for visit in visits:
        target, site = targets[visit.host], published.sites[visit.host]
        columns = schedule.after_grading(
            target,
            finding=visit.finding,
            site=site,
            not_before=visit.not_before,
            has_changed=published.moves.get((visit.host, visit.finding.probed_at)),
            expected=expected,
        )
        for name, value in (columns | pages.schedule_page_run(visit)).items():
            setattr(target, name, value)
    schedule.save(targets[host] for host in sorted({visit.host for visit in visits}))
