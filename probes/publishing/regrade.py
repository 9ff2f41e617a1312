"""Grade stored evidence again, under the rubric of today, without a request."""

import logging
import re
import traceback
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from django.db import InterfaceError, OperationalError, connection, transaction
from django.db.models import QuerySet

from index.listing.publish import publish_all, withdraw
from index.models import Site
from probes.evidence import page_evidence
from probes.grading.judging import Graded, TornEvidence
from probes.models import ProbeRun, Target
from probes.publishing.graders import Visit, grade_visits
from probes.schedule import schedule

logger = logging.getLogger(__name__)

_EVER: Final = datetime.max.replace(tzinfo=UTC)
_NEWEST: Final = """
SELECT asked.host, newest.id, newest.outcome, newest.outcome_reason, newest.rubric_version, newest.packed
FROM unnest(%s::text[], %s::timestamptz[]) AS asked(host, before) CROSS JOIN LATERAL (
    SELECT run.id, run.outcome, run.outcome_reason, run.rubric_version, kept.packed
    FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
    WHERE run.host = asked.host AND run.started_at < asked.before AND run.stage <> 'browser'
    ORDER BY run.started_at DESC LIMIT 1
) AS newest
"""
_NEWER: Final = """
SELECT asked.host FROM unnest(%s::text[], %s::bigint[], %s::bigint[]) AS asked(host, visit, page)
WHERE EXISTS (
    SELECT FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
    WHERE run.host = asked.host AND (
        (run.stage <> 'browser' AND run.started_at > (SELECT started_at FROM probes_proberun WHERE id = asked.visit))
        OR (run.stage IN ('browser', 'both') AND (asked.page IS NULL
            OR run.started_at > (SELECT started_at FROM probes_proberun WHERE id = asked.page)))
    )
)
"""
_PLACE: Final = re.compile(r'File "([^"]+)", line (\d+)')
_NOTE: Final = """
UPDATE probes_proberun AS run SET outcome = new.outcome, outcome_reason = new.reason, rubric_version = new.version
FROM unnest(%s::bigint[], %s::text[], %s::text[], %s::text[]) AS new(id, outcome, reason, version)
WHERE run.id = new.id
"""


@dataclass(slots=True)
class Regraded:
    """How hosts were graded again: how many changed, and a line about each whose evidence is torn, or that we fail on."""

    changed: int = 0
    torn: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)
    """By host; the others were graded all the same."""


@dataclass(frozen=True, slots=True)
class _Visit:
    """A stored visit: what its run says, and what is said of it today."""

    run_id: int
    said: tuple[str, str, str]
    """Outcome, its reason and the version of the rubric, as stored."""
    graded: Graded

    @property
    def says(self) -> tuple[str, str, str]:
        """The same, as of today."""
        finding = self.graded.finding
        return finding.outcome.value, finding.outcome_reason.value, finding.rubric_version


@dataclass(slots=True)
class _Host:
    """A host's visits that were graded: those that say nothing, newest first, up to the first that says something."""

    visits: list[_Visit] = field(default_factory=list)
    page_run_id: int | None = None
    torn: str = ""
    failed: Exception | None = None

    @property
    def speaking(self) -> _Visit | None:
        """The visit that the site rests on, None when none says anything."""
        return self.visits[-1] if self.visits and self.visits[-1].graded.speaks else None


def hosts(after: str = "") -> QuerySet[ProbeRun, str]:
    """Every host that has stored evidence, in order, behind one of them."""
    stored = ProbeRun.objects.exclude(stage=ProbeRun.Stage.BROWSER).filter(evidence__isnull=False)
    return stored.filter(host__gt=after).order_by("host").values_list("host", flat=True).distinct()


def regrade_all(names: list[str]) -> Regraded:
    """Grade these hosts again. A fault of ours costs the host that it happens with, and no other.

    Nothing is locked while they are graded. They are published together under locks, those of which nothing newer is
    stored by then; the few others are graded one by one. Whoever is stopped may begin again: what is done already says
    the same.
    """
    graded = _graded(names)
    whole = {host: one for host, one in graded.items() if not one.torn and not one.failed}
    done = Regraded(torn=[one.torn for one in graded.values() if one.torn])
    done.failed = {host: _why(one.failed) for host, one in graded.items() if one.failed}
    try:
        done.changed, alone = _together(whole)
    except (OperationalError, InterfaceError):
        raise
    except Exception:
        logger.exception("%d hosts are graded one by one", len(whole))
        alone = list(whole)
    for host in alone:
        try:
            done.changed += regrade(host)
        except TornEvidence as error:
            done.torn.append(str(error))
        except (OperationalError, InterfaceError):
            raise
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            done.failed[host] = _why(error)
    return done


def _why(error: Exception) -> str:
    """What went wrong, and where, in one line. The traceback of the process that graded comes as the text of a cause."""
    told = "".join(traceback.format_exception(error, chain=False)) + str(error.__cause__ or "")
    file, line = _PLACE.findall(told)[-1]
    return f"{type(error).__name__}: {error} ({Path(file).name}:{line})"


def _together(graded: dict[str, _Host]) -> tuple[int, list[str]]:
    """Publish what is said of these hosts; return how many changed, and those that must be graded alone."""
    silent = [host for host, one in graded.items() if one.speaking is None]
    alone = list(Site.objects.listed().filter(host__in=silent).values_list("host", flat=True))
    _note(visit for host in silent if host not in alone for visit in graded[host].visits)
    changed, moved = _publish({host: one for host, one in graded.items() if one.speaking})
    return changed, [*alone, *moved]


@transaction.atomic
def regrade(host: str) -> bool:
    """Publish what today's rubric says of a host's newest visit that says anything; say whether that changed a thing.

    A host that an operator blocked stays out. The page run that stands beside the visit is graded with it. A visit that
    says nothing (any more) gives way to the one before; when none is left the site is unlisted. Raises TornEvidence, and
    what grading fails with.
    """
    target = schedule.locked([host])[host]
    if target.state == Target.State.BLOCKED:
        return False
    one = _graded([host])[host]
    if one.torn:
        raise TornEvidence(one.torn)
    if one.failed:
        raise one.failed
    before = _standing([host])
    _note(one.visits)
    if (visit := one.speaking) is not None:
        publish_all(findings=[(visit.graded.finding, schedule.found_via(target))], again=True)
    else:
        withdraw(host=host)
    return _standing([host]) != before


@transaction.atomic
def _publish(graded: dict[str, _Host]) -> tuple[int, set[str]]:
    """Publish what is said of these hosts; return how many changed, and those of which something newer is stored."""
    if not graded:
        return 0, set()
    targets = schedule.locked(graded)
    blocked = {host for host, target in targets.items() if target.state == Target.State.BLOCKED}
    moved = _moved(graded)
    to_publish = {host: one for host, one in graded.items() if host not in blocked and host not in moved}
    before = _standing(to_publish)
    _note(visit for one in to_publish.values() for visit in one.visits)
    publish_all(
        findings=[
            (visit.graded.finding, schedule.found_via(targets[host]))
            for host, one in to_publish.items()
            if (visit := one.speaking)
        ],
        again=True,
    )
    after = _standing(to_publish)
    return sum(after[host] != before.get(host) for host in after), moved - blocked


def _moved(graded: dict[str, _Host]) -> set[str]:
    """Those hosts of which a visit or a page run is stored that is newer than what was graded."""
    rows = [(host, one.visits[0].run_id, one.page_run_id) for host, one in graded.items()]
    with connection.cursor() as cursor:
        cursor.execute(_NEWER, [list(column) for column in zip(*rows, strict=True)])
        return {host for (host,) in cursor.fetchall()}


def _graded(names: list[str]) -> dict[str, _Host]:
    """Grade the visits of these hosts, of each back to the first that says something."""
    pages = page_evidence.newest(names)
    hosts = {host: _Host(page_run_id=pages[host].run_id if host in pages else None) for host in names}
    before = dict.fromkeys(names, _EVER)
    while before:
        silent = {}
        rows = _newest(before)
        visits = [Visit(host, bytes(packed)) for host, *_, packed in rows]
        for (host, run_id, *said, _), graded in zip(rows, grade_visits(visits, pages), strict=True):
            if isinstance(graded, TornEvidence):
                hosts[host].torn = f"the evidence of {host}, run {run_id}, cannot be read: {graded}"
                continue
            if not isinstance(graded, Graded):
                hosts[host].failed = graded
                continue
            visit = _Visit(run_id, tuple(said), graded)
            hosts[host].visits.append(visit)
            if not graded.speaks:
                silent[host] = graded.started
        before = silent
    return hosts


def _newest(before: dict[str, datetime]) -> list[Any]:
    """Read of each host the newest visit that began before then."""
    with connection.cursor() as cursor:
        cursor.execute(_NEWEST, [list(before), list(before.values())])
        rows: list[Any] = cursor.fetchall()
        return rows


def _note(visits: Iterable[_Visit]) -> None:
    """Note at the runs what is said of them today, where that is something else."""
    rows = [(visit.run_id, *visit.says) for visit in visits if visit.says != visit.said]
    if rows:
        with connection.cursor() as cursor:
            cursor.execute(_NOTE, [list(column) for column in zip(*sorted(rows), strict=True)])


def _standing(names: Iterable[str]) -> dict[str, object]:
    """How these sites stand for a reader."""
    rows = Site.objects.filter(host__in=list(names)).values_list(
        "host", "listed", "declined", "tier", "checks"
    )
    return {
        host: (listed, declined, tier, {check: entry["answer"] for check, entry in checks.items()})
        for host, listed, declined, tier, checks in rows
    }
