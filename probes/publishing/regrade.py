"""Regrades stored evidence, without requests."""

import logging
import os
import re
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from django.db import InterfaceError, OperationalError, connection, connections, transaction
from django.db.models import QuerySet

from probes.evidence import homes, page_evidence
from probes.evidence.homes import COLUMNS, EvidencePlace, EvidenceUnavailable
from probes.grading.rubric import RUBRIC_VERSION
from probes.grading.stored_visit import GradedVisit, UnreadableEvidence
from probes.isolation.processes import set_up_grader
from probes.models import ProbeRun
from probes.publishing.graders import PackedVisit, grade_visits
from probes.publishing.publish import publish_visits
from probes.schedule import schedule

logger = logging.getLogger(__name__)

_EVER = datetime.max.replace(tzinfo=UTC)
_NEWEST = f"""
SELECT asked.host, newest.id, newest.started_at, newest.packed, newest.key, newest.sha256, newest.size
FROM unnest(%s::text[], %s::timestamptz[]) AS asked(host, before) CROSS JOIN LATERAL (
    SELECT run.id, run.started_at, {COLUMNS}
    FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
    WHERE run.host = asked.host AND run.started_at < asked.before AND run.stage <> 'browser'
    ORDER BY run.started_at DESC LIMIT 1
) AS newest
"""  # noqa: S608 - constants only
_PLACE = re.compile(r'File "([^"]+)", line (\d+)')


@dataclass(slots=True)
class RegradeCounts:
    changed: int = 0
    unreadable: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class _Host:
    visits: list[GradedVisit] = field(default_factory=list)
    unreadable: str = ""
    failed: Exception | None = None


def hosts_to_regrade(after: str = "") -> QuerySet[ProbeRun, str]:
    stored = ProbeRun.objects.exclude(stage=ProbeRun.Stage.BROWSER).filter(evidence__isnull=False)
    return stored.filter(host__gt=after).order_by("host").values_list("host", flat=True).distinct()


def regrade_all(names: list[str]) -> RegradeCounts:
    """Regrade hosts without locks and publish them together; those with newer evidence one by one.

    Internal errors affect only their host. Safe to repeat.
    """
    graded = _graded_again(names)
    whole = {
        host: graded_visit
        for host, graded_visit in graded.items()
        if not graded_visit.unreadable and not graded_visit.failed
    }
    done = RegradeCounts(
        unreadable=[graded_visit.unreadable for graded_visit in graded.values() if graded_visit.unreadable]
    )
    done.failed = {
        host: _why(graded_visit.failed) for host, graded_visit in graded.items() if graded_visit.failed
    }
    try:
        visits = {host: graded_visit.visits for host, graded_visit in whole.items()}
        changed, left = publish_visits(visits, again=True)
        done.changed = len(changed)
    except (OperationalError, InterfaceError):
        raise
    except Exception:
        logger.exception("%d hosts are graded one by one", len(whole))
        left = set(whole)
    for host in sorted(left):
        try:
            done.changed += regrade(host)
        except UnreadableEvidence as error:
            done.unreadable.append(str(error))
        except (OperationalError, InterfaceError):
            raise
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            done.failed[host] = _why(error)
    return done


def _why(error: Exception) -> str:
    """The grading process passes its traceback as the cause's text."""
    trace = "".join(traceback.format_exception(error, chain=False)) + str(error.__cause__ or "")
    file, line = _PLACE.findall(trace)[-1]
    return f"{type(error).__name__}: {error} ({Path(file).name}:{line})"


@transaction.atomic
def regrade(host: str, *, new_page: bool = False) -> bool:
    """Regrade a host's newest conclusive visit, or unlist a site without one; return whether it changed.

    `new_page`: a page ran since. Raises UnreadableEvidence and grading errors.
    """
    schedule.lock_targets([host])
    one = _graded_again([host])[host]
    if one.unreadable:
        raise UnreadableEvidence(one.unreadable)
    if one.failed:
        raise one.failed
    return host in publish_visits({host: one.visits}, again=True, new_page=new_page).changed


def _graded_again(names: list[str]) -> dict[str, _Host]:
    hosts, before = {host: _Host() for host in names}, dict.fromkeys(names, _EVER)
    try:
        pages = page_evidence.newest_page_runs(names)
    except EvidenceUnavailable as error:
        return {host: _Host(failed=error) for host in names}
    while before:
        visits = list[PackedVisit]()
        rows = _newest(before)
        contents = homes.load_each([EvidencePlace(*place) for _, _, _, *place in rows])
        for (host, run_id, at, *_), packed in zip(rows, contents, strict=True):
            if isinstance(packed, EvidenceUnavailable):
                hosts[host].failed = packed
            else:
                visits.append(PackedVisit(run_id, host, at, 0, packed))
        before = {}
        results = grade_visits(visits, pages)
        for (run_id, host, started, *_), graded in zip(visits, results, strict=True):
            if isinstance(graded, UnreadableEvidence):
                hosts[host].unreadable = f"the evidence of {host}, run {run_id}, cannot be read: {graded}"
            elif isinstance(graded, Exception):
                hosts[host].failed = graded
            else:
                page = pages.get(host)
                visit = graded.as_stored(run_id, started, page.run_id if page else None)
                hosts[host].visits.insert(0, visit)
                if not graded.is_conclusive:
                    before[host] = started
    return hosts


def _newest(before: dict[str, datetime]) -> list[Any]:
    with connection.cursor() as cursor:
        cursor.execute(_NEWEST, [list(before), list(before.values())])
        rows: list[Any] = cursor.fetchall()
        return rows


BATCH = 100
WORTH = 2 * BATCH

_AHEAD = 3


@dataclass(frozen=True, slots=True)
class RegradedBatch:
    hosts: int
    last: str
    changed: int
    unreadable: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)


def work_name() -> str:
    """A new rubric version starts over."""
    return f"regrade {RUBRIC_VERSION}"


def processes_for(hosts: int) -> int:
    return len(os.sched_getaffinity(0)) if hosts >= WORTH else 1


def regrade_in_batches(names: Iterable[str], *, processes: int) -> Iterator[RegradedBatch]:
    """With several processes, this one only distributes.

    Forks, so call it before starting threads.
    """
    waiting = iter(names)
    cut = iter(lambda: list(islice(waiting, BATCH)), [])
    return map(_batch, cut) if processes == 1 else _by_several(cut, _executor(processes), _AHEAD * processes)


def _executor(processes: int) -> ProcessPoolExecutor:
    connections.close_all()
    executor = ProcessPoolExecutor(processes, get_context("fork"), set_up_grader, (os.getpid(),))
    executor.submit(os.getpid)  # the first task starts all processes
    return executor


def _by_several(
    cut: Iterable[list[str]], executor: ProcessPoolExecutor, ahead: int
) -> Iterator[RegradedBatch]:
    running: deque[Future[RegradedBatch]] = deque()
    try:
        for batch in cut:
            running.append(executor.submit(_batch, batch))
            if len(running) == ahead:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _batch(names: list[str]) -> RegradedBatch:
    done = regrade_all(names)
    return RegradedBatch(len(names), names[-1], done.changed, done.unreadable, done.failed)
