"""Finds page runs to grade together with an HTTP visit."""

from collections.abc import Iterable
from typing import NamedTuple

from django.db import connection

from probes.models import ProbeRun

_LOOKED_AT = 8
_NEWEST = """
SELECT DISTINCT ON (run.host) run.host, run.id, kept.packed
FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
WHERE run.host = ANY(%s) AND run.stage IN ('browser', 'both') ORDER BY run.host, run.started_at DESC
"""


class StoredPageRun(NamedTuple):
    run_id: int
    packed: bytes


def newest_page_runs(hosts: Iterable[str]) -> dict[str, StoredPageRun]:
    with connection.cursor() as cursor:
        cursor.execute(_NEWEST, [list(hosts)])
        return {host: StoredPageRun(run_id, bytes(packed)) for host, run_id, packed in cursor.fetchall()}


def recent_page_runs(host: str) -> list[bytes]:
    """Newest first, at most `_LOOKED_AT`."""
    stages = (ProbeRun.Stage.BROWSER, ProbeRun.Stage.BOTH)
    stored = ProbeRun.objects.filter(host=host, stage__in=stages, evidence__isnull=False)
    return [
        bytes(packed)
        for packed in stored.order_by("-started_at").values_list("evidence__packed", flat=True)[:_LOOKED_AT]
    ]
