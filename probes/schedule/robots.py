"""Schedule of daily robots.txt readings."""

import random
from datetime import datetime, timedelta

from django.db.models.functions import Now
from django.utils import timezone

from probes.models import Target
from probes.schedule import leases

EVERY = timedelta(days=1)
EARLIEST = timedelta(hours=20)
RETRY_AFTER = timedelta(hours=4)

READINGS = leases.Queue(
    work=Target.Work.SWEEP,
    due="robots_due_at",
    attempts="robots_attempts",
    term=timedelta(minutes=5),  # longer than the longest reading
    pace=timedelta(seconds=2),
    dead=True,  # a dead host may be listed, and refuse
    dead_letter={"robots_due_at": Now() + EVERY, "robots_attempts": 0},
)


def next_reading_at(now: datetime) -> datetime:
    return now + random.uniform(EARLIEST / EVERY, 1) * EVERY  # noqa: S311 - no secret


def claim(limit: int) -> list[Target]:
    return leases.claim(READINGS, limit)


def finish(target: Target, *, read: bool) -> None:
    """End a reading without refusal. Raises leases.LeaseLost."""
    now = timezone.now()
    if read:
        changes = {"robots_due_at": next_reading_at(now), "robots_read_at": now}
    else:
        changes = {"robots_due_at": now + RETRY_AFTER}
    leases.end(target, robots_attempts=0, **changes)


def is_due_soon() -> bool:
    free = Target.objects.exclude(state=Target.State.BLOCKED).filter(held_until__isnull=True)
    return free.filter(robots_due_at__lte=timezone.now() + timedelta(minutes=10)).exists()


def make_all_due() -> int:
    return Target.objects.filter(robots_due_at__isnull=False).update(robots_due_at=timezone.now())
