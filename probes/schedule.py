"""Who is due: PostgreSQL owns the schedule, so queue messages may be lost or doubled without harm."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from django.db.models import F
from django.utils import timezone

from index.findings import Finding
from index.models import Site
from index.vocabulary import FoundVia, Outcome
from probes.models import Target

LEASE: Final = timedelta(minutes=10)
"""Longer than the longest visit; a dead worker's targets are due again after it."""

AGAIN_AFTER: Final = timedelta(hours=1)
"""A host is asked out of turn at most this often, whoever wants it."""

LISTED_EVERY: Final = timedelta(days=7)
UNLISTED_EVERY: Final = timedelta(days=30)
RETRY_AFTER: Final = timedelta(days=1)
"""When a host that could not be asked is asked again."""

_CLAIM = """
UPDATE probes_target SET due_at = now() + %s, attempts = attempts + 1
WHERE id IN (
    SELECT id FROM probes_target WHERE due_at <= now() ORDER BY due_at, id
    LIMIT %s FOR UPDATE SKIP LOCKED
)
RETURNING *
"""


def register(hosts: Iterable[str], *, origin: Target.Origin) -> int:
    """Make hosts due now; a host that is already a target keeps its place. Returns how many are new."""
    now = timezone.now()
    before = Target.objects.count()
    Target.objects.bulk_create(
        (Target(host=host, origin=origin, due_at=now) for host in hosts),
        ignore_conflicts=True,
        batch_size=1000,
    )
    return Target.objects.count() - before


def again(host: str) -> datetime | None:
    """Make a host due now; return when it may be asked again, if it was probed within the hour, else None.

    One that is due, or that a worker holds, keeps its place: no host is ever visited twice at once.
    """
    target = target_of(host, origin=Target.Origin.OPERATOR)
    now = timezone.now()
    if target.probed_at is not None and (free := target.probed_at + AGAIN_AFTER) > now:
        return free
    Target.objects.filter(pk=target.pk, attempts=0, due_at__gt=now).update(due_at=now)
    return None


def claim(limit: int) -> list[Target]:
    """Lease up to `limit` due targets in one statement; no two claims return the same one."""
    return list(Target.objects.raw(_CLAIM, [LEASE, limit]))


def target_of(host: str, *, origin: Target.Origin) -> Target:
    """The target of a host, made with this origin when it is new."""
    return Target.objects.get_or_create(host=host, defaults={"origin": origin, "due_at": timezone.now()})[0]


def finish(target: Target, *, finding: Finding, site: Site, not_before: datetime | None) -> None:
    """Set the next visit over HTTP. `not_before` is what a Retry-After asked for."""
    now = timezone.now()
    due = now + _pause(finding, site)
    Target.objects.filter(pk=target.pk).update(
        due_at=max(due, not_before) if not_before else due, probed_at=now, attempts=0
    )


def progress(origin: Target.Origin) -> tuple[int, int]:
    """How many targets of this origin were probed at least once, of how many."""
    targets = Target.objects.filter(origin=origin)
    return targets.filter(probed_at__isnull=False).count(), targets.count()


def postpone(target: Target) -> None:
    """Set the next try after a fault of ours: twice as late each time, at most a day."""
    wait = min(LEASE * 2 ** min(target.attempts, 10), RETRY_AFTER)
    Target.objects.filter(pk=target.pk).update(due_at=timezone.now() + wait)


def release(target: Target) -> None:
    """Give a claimed target back untouched: it is due again at once."""
    Target.objects.filter(pk=target.pk).update(due_at=timezone.now(), attempts=F("attempts") - 1)


def found_via(target: Target) -> FoundVia:
    """How a site with this target came to us, unless it declared agent access itself."""
    return FoundVia.SUBMISSION if target.origin == Target.Origin.SUBMISSION else FoundVia.PROBE_DISCOVERY


def _pause(finding: Finding, site: Site) -> timedelta:
    if finding.outcome is Outcome.COULD_NOT_ASK:
        return RETRY_AFTER
    return LISTED_EVERY if site.listed else UNLISTED_EVERY
