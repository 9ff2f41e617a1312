"""Moves stored evidence from one home to the other, while the service runs.

A row lets go of its bytes only when the other home has returned the same: they are read back and compared,
and a trigger compares the digest again. What was moved is not looked at again, so a stop costs nothing.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from django.db.models import Q
from django.db.models.query import QuerySet

from config.object_store import StoreError, reason
from probes.evidence import homes
from probes.evidence.homes import DATABASE, EvidenceLost, EvidencePlace, EvidenceUnavailable, place_of
from probes.models import StoredEvidence

_STEP = 40  # Rows at a time; one may have a megabyte

logger = logging.getLogger(__name__)


class CannotMove(Exception):  # noqa: N818 - reads as what it is
    """A home does not take or give; what was moved is moved."""


class MovedRows(NamedTuple):
    last: int
    """Key of the last row that was looked at."""
    moved: int
    lost: int


def rows_to_move(home: str) -> QuerySet[StoredEvidence]:
    in_database = Q(key="")
    return StoredEvidence.objects.filter(~in_database if home == DATABASE else in_database)


def move_some(home: str, after: int) -> MovedRows | None:
    """Move the next rows to a home; None at the end. Raises CannotMove."""
    rows = list(rows_to_move(home).filter(pk__gt=after).order_by("pk")[:_STEP])
    if not rows:
        return None
    moved, lost = _to_database(rows) if home == DATABASE else _to_store(rows)
    return MovedRows(rows[-1].pk, moved, lost)


def _to_store(rows: Sequence[StoredEvidence]) -> tuple[int, int]:
    places = homes.upload_each([bytes(row.packed or b"") for row in rows])
    stored = [place for place in places if isinstance(place, EvidencePlace)]
    moved = set[EvidencePlace]()
    try:
        for error in places:
            if isinstance(error, StoreError):
                raise CannotMove(f"the store {reason(error)}") from error
        for row, place, content in zip(rows, stored, homes.load_each(stored), strict=True):
            if content != bytes(row.packed or b""):
                raise CannotMove(f"the store does not return what it was given ({place.key})")
            if _move(row, place):
                moved.add(place)
    finally:
        # What no row names, because it failed or the row is gone; the sweep finds what cannot be deleted now.
        with suppress(StoreError):
            homes.evidence_store().delete([place.key for place in stored if place not in moved])
    return len(moved), 0


def _to_database(rows: Sequence[StoredEvidence]) -> tuple[int, int]:
    moved = lost = 0
    for row, content in zip(rows, homes.load_each([place_of(row) for row in rows]), strict=True):
        if isinstance(content, EvidenceLost):
            logger.error("the evidence of run %s is lost, and its row is kept: %s", row.run_id, content)
            lost += 1
        elif isinstance(content, EvidenceUnavailable):
            raise CannotMove(str(content)) from content
        else:
            moved += _move(row, EvidencePlace(content))
    return moved, lost


def _move(row: StoredEvidence, place: EvidencePlace) -> bool:
    """Whether the row was still there, and in its old home."""
    return bool(StoredEvidence.objects.filter(pk=row.pk, key=row.key).update(**place._asdict()))
