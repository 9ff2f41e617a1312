"""Progress of long work, so that a killed one resumes there."""

import time
from collections.abc import Callable
from typing import Any

from probes.models import Progress


class MovedElsewhere(RuntimeError):  # noqa: N818 - reads as what it is
    """Another process does the same work."""


def stored_progress(work: str) -> Progress:
    return Progress.objects.get_or_create(work=work[:200])[0]


def store_position(progress: Progress, position: str, counts: dict[str, Any]) -> None:
    """Store the position in the caller's transaction. Raises Elsewhere if another process moved it."""
    mine = Progress.objects.filter(pk=progress.pk, position=progress.position)
    if not mine.update(position=position, counts=counts):
        raise MovedElsewhere(progress.work)
    progress.position, progress.counts = position, counts


def advance(
    work: str,
    step: Callable[[Progress], int | None],
    *,
    seconds: float,
    stopping: Callable[[], bool],
) -> int:
    """Repeat `step` until it returns None, time is over, or `stopping`; return the sum of its results.

    Each step moves the progress that it is given. Ends silently if another process does the work.
    """
    ends_at, did = time.monotonic() + seconds, 0
    progress = stored_progress(work)
    while time.monotonic() < ends_at and not stopping():
        try:
            one = step(progress)
        except MovedElsewhere:
            break
        if one is None:
            break
        did += one
    return did


def delete_progress(progress: Progress) -> None:
    Progress.objects.filter(pk=progress.pk).delete()
