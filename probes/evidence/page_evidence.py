"""Finds page runs to grade together with an HTTP visit."""

from collections.abc import Iterable
from typing import NamedTuple

from django.db import connection

from probes.evidence import homes
from probes.evidence.homes import COLUMNS, EvidencePlace
from probes.models import ProbeRun

_LOOKED_AT = 8
_PLACE = ("evidence__packed", "evidence__key", "evidence__sha256", "evidence__size")
_NEWEST = f"""
SELECT DISTINCT ON (run.host) run.host, run.id, {COLUMNS}
FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
WHERE run.host = ANY(%s) AND run.stage IN ('browser', 'both') ORDER BY run.host, run.started_at DESC
"""  # noqa: S608 - constants only


class StoredPageRun(NamedTuple):
    run_id: int
    packed: bytes


def newest_page_runs(hosts: Iterable[str]) -> dict[str, StoredPageRun]:
    """Raises EvidenceUnavailable; a run that is lost is left out."""
    with connection.cursor() as cursor:
        cursor.execute(_NEWEST, [list(hosts)])
        rows = cursor.fetchall()
    found = homes.load_found({run_id: EvidencePlace(*place) for _, run_id, *place in rows}, what="run")
    return {host: StoredPageRun(run_id, found[run_id]) for host, run_id, *_ in rows if run_id in found}


def recent_page_runs(host: str) -> list[bytes]:
    """Newest first, at most `_LOOKED_AT`. Raises EvidenceUnavailable; a run that is lost is left out."""
    stages = (ProbeRun.Stage.BROWSER, ProbeRun.Stage.BOTH)
    stored = ProbeRun.objects.filter(host=host, stage__in=stages, evidence__isnull=False)
    rows = stored.order_by("-started_at").values_list("pk", *_PLACE)[:_LOOKED_AT]
    places = {run_id: EvidencePlace(*place) for run_id, *place in rows}
    return [*homes.load_found(places, what="run").values()]
