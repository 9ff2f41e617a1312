"""Sources of hosts as operators see them."""

from dataclasses import asdict
from typing import Any

from django.utils import timezone

from config.printable import plain
from probes.intake.readings import Read
from probes.models import HostSource
from probes.sources import ADDRESSED


def sources() -> list[dict[str, Any]]:
    """A JSON-ready row per source; times are ISO 8601 in UTC.

    `state` is off, reading, trouble, "day full" (a cap makes it wait until tomorrow) or waiting. `counts`
    belong to the current reading, or the last.
    """
    now = timezone.now()
    return [
        {
            "name": row.name,
            "kind": row.kind,
            "address": row.address,
            "state": _state(row, now),
            "most": row.most,
            "counts": asdict(Read(**row.counts)),
            "due_at": _moment(row.due_at) if row.enabled else None,
            "read_at": _moment(row.read_at),
            "hours": None if row.read_at is None else round((now - row.read_at).total_seconds() / 3600, 1),
            "trouble": plain(row.trouble),
            "permits": None
            if not (kind := ADDRESSED.get(row.kind)) or not kind.terms
            else kind.terms.permits,
        }
        for row in HostSource.objects.order_by("-enabled", "name")
    ]


def _state(row: HostSource, now: Any) -> str:
    if row.held_until is not None and row.held_until > now:
        return "reading"
    if not row.enabled:
        return "off"
    if row.trouble:
        return "trouble"
    return "day full" if row.counts.get("postponed") else "waiting"


def _moment(at: Any) -> str | None:
    return at.isoformat(timespec="seconds") if at else None
