"""Finds page runs to grade together with an HTTP visit."""

import logging
from collections.abc import Iterable
from typing import NamedTuple, TypeGuard

from django.db import connection

from probes.evidence import homes
from probes.evidence.homes import COLUMNS, EvidenceLost, EvidencePlace, EvidenceUnavailable
from probes.models import ProbeRun

_LOOKED_AT = 8
_PLACE = ("evidence__packed", "evidence__key", "evidence__sha256", "evidence__size")
_NEWEST = f"""
SELECT DISTINCT ON (run.host) run.host, run.id, {COLUMNS}
FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
WHERE run.host = ANY(%s) AND run.stage IN ('browser', 'both') ORDER BY run.host, run.started_at DESC
"""  # noqa: S608 - constants only


logger = logging.getLogger(__name__)


class StoredPageRun(NamedTuple):
    run_id: int
    packed: bytes


def newest_page_runs(hosts: Iterable[str]) -> dict[str, StoredPageRun]:
    """Raises EvidenceUnavailable; a run that is lost is left out."""
    with connection.cursor() as cursor:
        cursor.execute(_NEWEST, [list(hosts)])
        rows = cursor.fetchall()
    found = homes.load_each([EvidencePlace(*place) for _, _, *place in rows])
    return {
        host: StoredPageRun(run_id, packed)
        for (host, run_id, *_), packed in zip(rows, found, strict=True)
        if _is_there(packed)
    }


def recent_page_runs(host: str) -> list[bytes]:
    """Newest first, at most `_LOOKED_AT`. Raises EvidenceUnavailable; a run that is lost is left out."""
    stages = (ProbeRun.Stage.BROWSER, ProbeRun.Stage.BOTH)
    stored = ProbeRun.objects.filter(host=host, stage__in=stages, evidence__isnull=False)
    rows = stored.order_by("-started_at").values_list(*_PLACE)[:_LOOKED_AT]
    return [packed for packed in homes.load_each([EvidencePlace(*row) for row in rows]) if _is_there(packed)]


def _is_there(packed: bytes | EvidenceUnavailable) -> TypeGuard[bytes]:
    """Raises EvidenceUnavailable unless it is lost, as one is left out that is damaged."""
    if isinstance(packed, EvidenceLost):
        logger.error("a page run is lost: %s", packed)
        return False
    if isinstance(packed, EvidenceUnavailable):
        raise packed
    return True
