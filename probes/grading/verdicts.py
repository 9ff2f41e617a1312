"""What grading said of each host's evidence, kept beside it, so that the next grading judges only what code has changed.

A copy and no truth: it may be lost at any time, and then costs a grading in full.
"""

import json
from collections.abc import Iterable
from typing import Any

from isal import isal_zlib

from probes.evidence.evidence import DECOMPRESSION_ERROR
from probes.grading.judging import Graded
from probes.models import StoredVerdicts


def stored(hosts: Iterable[str]) -> dict[str, dict[str, Any]]:
    """What is stored of these hosts; one that cannot be read is not there."""
    rows = StoredVerdicts.objects.filter(host__in=list(hosts)).values_list("host", "packed")
    return {host: told for host, packed in rows if (told := _unpacked(bytes(packed)))}


def store(graded: Iterable[Graded]) -> None:
    """Keep what was said; of one host what was said last."""
    told = {one.host: one for one in graded if one.is_to_store}
    StoredVerdicts.objects.bulk_create(
        [_row(told[host]) for host in sorted(told)],
        update_conflicts=True,
        unique_fields=["host"],
        update_fields=["packed"],
    )


def _row(graded: Graded) -> StoredVerdicts:
    packed = isal_zlib.compress(json.dumps(graded.told, separators=(",", ":")).encode(), 1)
    return StoredVerdicts(host=graded.host, packed=packed)


def _unpacked(packed: bytes) -> dict[str, Any]:
    try:
        told = json.loads(isal_zlib.decompress(packed))
    except (ValueError, DECOMPRESSION_ERROR):
        return {}
    return told if isinstance(told, dict) and told.keys() == {"of", "finding", "parts"} else {}
