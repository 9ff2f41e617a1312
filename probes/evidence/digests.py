"""What remains of a visit whose bodies are deleted: one line per exchange, in order."""

import json
import zlib
from typing import Any

from probes.evidence.evidence import Evidence


def digest_lines(evidence: Evidence) -> list[dict[str, Any]]:
    return [
        {
            "purpose": seen.purpose.value,
            "method": seen.method,
            "url": seen.url,
            "final_url": seen.final_url,
            "status": seen.status,
            "ending": seen.ending.value,
            "note": seen.note,
            "bytes": seen.size,
            "sha256": seen.sha256,
            "seconds": round(seen.seconds, 3),
            "at": seen.at,
        }
        for seen in evidence.exchanges
    ]


def pack(evidence: Evidence) -> bytes:
    rows = digest_lines(evidence)
    names = list(rows[0]) if rows else []
    values = [[row[name] for name in names] for row in rows]
    return zlib.compress(json.dumps([names, *values], separators=(",", ":")).encode(), 9)


def unpack(packed: bytes) -> list[dict[str, Any]]:
    """Raises ValueError if they are damaged."""
    try:
        names, *rows = json.loads(zlib.decompress(packed))
    except zlib.error as error:
        raise ValueError(f"digests are torn: {error}") from error
    return [dict(zip(names, row, strict=True)) for row in rows]
