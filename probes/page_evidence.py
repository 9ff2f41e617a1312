"""Which page run stands beside a visit over HTTP: the two are made apart and graded together."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from django.db import connection

from index.vocabulary import Answer
from probes.checks import webmcp
from probes.evidence import Evidence, Purpose
from probes.models import ProbeRun

STANDS: Final = timedelta(days=45)
"""How much older than the visit a run may be: more than the longest pause between two visits of a site."""

_LOOKED_AT: Final = 8
_NEWEST: Final = """
SELECT DISTINCT ON (run.host) run.host, run.id, kept.packed
FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
WHERE run.host = ANY(%s) AND run.stage IN ('browser', 'both') ORDER BY run.host, run.started_at DESC
"""


class PageRunOf(NamedTuple):
    """The newest page run of a host, packed."""

    run_id: int
    packed: bytes


def newest(hosts: Iterable[str]) -> dict[str, PageRunOf]:
    """Return the newest page run of each of these hosts that has one."""
    with connection.cursor() as cursor:
        cursor.execute(_NEWEST, [list(hosts)])
        return {host: PageRunOf(run_id, bytes(packed)) for host, run_id, packed in cursor.fetchall()}


def beside_newest(evidence: Evidence, page: PageRunOf | None) -> Evidence:
    """Return what `beside` does, without a look into the database when the host's newest page run says yes or no."""
    if evidence.page is not None or page is None:
        return evidence
    with suppress(ValueError, KeyError, TypeError):
        run = Evidence.unpack(page.packed)
        if run.started >= stands_from(evidence) and says(run):
            return joined(evidence, run)
    return beside(evidence)


def beside(evidence: Evidence) -> Evidence:
    """Return the visit with the page run that stands beside it.

    That is its own; else the host's newest run that said yes or no; else the newest at all, for its reason. So a new
    visit loses no verdict, a run that could not be made changes none, and none outlives its 45 days.
    """
    if evidence.page is not None:
        return evidence
    newest = None
    for run in _runs(evidence.host, not_before=stands_from(evidence)):
        if says(run):
            return joined(evidence, run)
        newest = newest or run
    return joined(evidence, newest) if newest else evidence


def stands_from(evidence: Evidence) -> datetime:
    """How old a page run may be to stand beside this visit."""
    return evidence.started - STANDS


def joined(evidence: Evidence, run: Evidence) -> Evidence:
    """Return the visit with the page of another evidence of the same host."""
    return replace(evidence, page=run.page, exchanges=(*evidence.exchanges, *run.all(Purpose.PAGE)))


def says(run: Evidence) -> bool:
    """Whether a page run says yes or no."""
    return webmcp.grade(run).answer is not Answer.UNKNOWN


def _runs(host: str, *, not_before: datetime) -> Iterator[Evidence]:
    """Yield the host's newest page runs, newest first; blobs that cannot be read are no runs."""
    stored = ProbeRun.objects.filter(
        host=host,
        stage__in=(ProbeRun.Stage.BROWSER, ProbeRun.Stage.BOTH),
        started_at__gte=not_before,
        evidence__isnull=False,
    )
    for run in stored.order_by("-started_at").select_related("evidence")[:_LOOKED_AT]:
        with suppress(ValueError, KeyError, TypeError):
            yield Evidence.unpack(bytes(run.evidence.packed))
