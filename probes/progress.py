"""How far long works have come, saved with each step, so that a killed one resumes there."""

import time
from collections.abc import Callable
from typing import Any

from probes.models import Progress


class Elsewhere(RuntimeError):  # noqa: N818 - reads as what it is
    """Somebody else does the same work at this moment."""


def saved(work: str) -> Progress:
    """The progress of a work: new, or where it was left."""
    return Progress.objects.get_or_create(work=work[:200])[0]


def move(progress: Progress, position: str, counts: dict[str, Any]) -> None:
    """Note where the work is now, in the caller's transaction. Raises Elsewhere if another moved it."""
    mine = Progress.objects.filter(pk=progress.pk, position=progress.position)
    if not mine.update(position=position, counts=counts):
        raise Elsewhere(progress.work)
    progress.position, progress.counts = position, counts


def advance(
    work: str,
    step: Callable[[Progress], int | None],
    *,
    seconds: float,
    stopping: Callable[[], bool],
) -> int:
    """Take steps until one returns None, the time is over, or `stopping`; return the sum of what they did.

    Each step moves the progress that it is given. Ends without an error when another process does the work.
    """
    ends_at, did = time.monotonic() + seconds, 0
    progress = saved(work)
    while time.monotonic() < ends_at and not stopping():
        try:
            one = step(progress)
        except Elsewhere:
            break
        if one is None:
            break
        did += one
    return did


def forget(progress: Progress) -> None:
    """The work is done, or is to begin anew."""
    Progress.objects.filter(pk=progress.pk).delete()
