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

from index.models import Site
from probes.evidence import page_evidence
from probes.grading.judging import TornEvidence
from probes.models import ProbeRun
from probes.publishing.graders import ToGrade, grade_visits
from probes.publishing.publish import GradedVisit, publish_visits
from probes.schedule import schedule

logger = logging.getLogger(__name__)

_EVER: Final = datetime.max.replace(tzinfo=UTC)
_NEWEST: Final = """
SELECT asked.host, newest.id, newest.packed
FROM unnest(%s::text[], %s::timestamptz[]) AS asked(host, before) CROSS JOIN LATERAL (
    SELECT run.id, kept.packed
    FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
    WHERE run.host = asked.host AND run.started_at < asked.before AND run.stage <> 'browser'
    ORDER BY run.started_at DESC LIMIT 1
) AS newest
"""
_PLACE: Final = re.compile(r'File "([^"]+)", line (\d+)')


@dataclass(slots=True)
class Regraded:
    """How hosts were graded again: how many changed, and a line about each whose evidence is torn, or that we fail on."""

    changed: int = 0
    torn: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)
    """By host; the others were graded all the same."""


@dataclass(slots=True)
class _Host:
    """A host's visits that were graded: from the newest that says something on, in the order of time."""

    visits: list[GradedVisit] = field(default_factory=list)
    torn: str = ""
    failed: Exception | None = None


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
    graded = _graded_again(names)
    whole = {host: one for host, one in graded.items() if not one.torn and not one.failed}
    done = Regraded(torn=[one.torn for one in graded.values() if one.torn])
    done.failed = {host: _why(one.failed) for host, one in graded.items() if one.failed}
    try:
        done.changed, left = _publish_again(whole)
    except (OperationalError, InterfaceError):
        raise
    except Exception:
        logger.exception("%d hosts are graded one by one", len(whole))
        left = set(whole)
    for host in sorted(left):
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


@transaction.atomic
def _publish_again(graded: dict[str, _Host]) -> tuple[int, set[str]]:
    """Publish what is said of these hosts; return how many changed, and those of which something newer is stored."""
    schedule.locked(graded)
    before = _standing(graded)
    left = publish_visits({host: one.visits for host, one in graded.items()}, again=True)
    after = _standing(graded)
    return sum(after[host] != before.get(host) for host in after), left


@transaction.atomic
def regrade(host: str) -> bool:
    """Publish what today's rubric says of a host's newest visit that says anything; say whether that changed a thing.

    A host that an operator blocked stays out. The page run that stands beside the visit is graded with it. A visit that
    says nothing (any more) gives way to the one before; when none is left the site is unlisted. Raises TornEvidence, and
    what grading fails with.
    """
    schedule.locked([host])
    one = _graded_again([host])[host]
    if one.torn:
        raise TornEvidence(one.torn)
    if one.failed:
        raise one.failed
    changed, _ = _publish_again({host: one})
    return changed > 0


def _graded_again(names: list[str]) -> dict[str, _Host]:
    """Grade the visits of these hosts, of each back to the first that says something."""
    pages, hosts = page_evidence.newest(names), {host: _Host() for host in names}
    before = dict.fromkeys(names, _EVER)
    while before:
        rows = _newest(before)
        before = {}
        said = grade_visits([ToGrade(host, bytes(packed)) for host, _, packed in rows], pages)
        for (host, run_id, _), graded in zip(rows, said, strict=True):
            if isinstance(graded, TornEvidence):
                hosts[host].torn = f"the evidence of {host}, run {run_id}, cannot be read: {graded}"
            elif isinstance(graded, Exception):
                hosts[host].failed = graded
            else:
                page = pages.get(host)
                hosts[host].visits.insert(0, GradedVisit(run_id, graded, page.run_id if page else None))
                if not graded.speaks:
                    before[host] = graded.started
    return hosts


def _newest(before: dict[str, datetime]) -> list[Any]:
    """Read of each host the newest visit that began before then."""
    with connection.cursor() as cursor:
        cursor.execute(_NEWEST, [list(before), list(before.values())])
        rows: list[Any] = cursor.fetchall()
        return rows


def _standing(names: Iterable[str]) -> dict[str, object]:
    """How these sites stand for a reader."""
    rows = Site.objects.filter(host__in=list(names)).values_list(
        "host", "listed", "declined", "tier", "checks"
    )
    return {
        host: (listed, declined, tier, {check: entry["answer"] for check, entry in checks.items()})
        for host, listed, declined, tier, checks in rows
    }
