"""Whose page is due in the browser: after a visit over HTTP that was answered, those first that speak of WebMCP."""

from datetime import timedelta
from typing import Final

from django.db.models import F
from django.utils import timezone

from probes.models import Target

LEASE: Final = timedelta(minutes=5)
"""Longer than the longest run; a dead worker's pages are due again after it."""

RETRY_AFTER: Final = timedelta(days=1)
TRIES: Final = 3
"""Runs in a row that said nothing, before it waits for the next visit over HTTP."""

_CLAIM = """
UPDATE probes_target SET page_due_at = now() + %s, page_attempts = page_attempts + 1
WHERE id IN (
    SELECT id FROM probes_target WHERE page_due_at <= now() ORDER BY page_first DESC, page_due_at, id
    LIMIT %s FOR UPDATE SKIP LOCKED
)
RETURNING *
"""


def follow(target: Target, *, url: str, first: bool) -> None:
    """Make the page at `url` due now, and before others when something speaks for WebMCP there."""
    Target.objects.filter(pk=target.pk).update(
        page_due_at=timezone.now(), page_url=url, page_first=first, page_attempts=0
    )


def drop(target: Target) -> None:
    """Let no run follow: the site let us not ask."""
    Target.objects.filter(pk=target.pk).update(page_due_at=None, page_attempts=0)


def claim(limit: int) -> list[Target]:
    """Lease up to `limit` due pages in one statement; no two claims return the same one."""
    return list(Target.objects.raw(_CLAIM, [LEASE, limit]))


def finish(target: Target, *, said: bool) -> None:
    """Take the page off the list; one that could not be run is tried again, a few times."""
    if said or target.page_attempts >= TRIES:
        drop(target)
    else:
        Target.objects.filter(pk=target.pk).update(page_due_at=timezone.now() + RETRY_AFTER)


def postpone(target: Target) -> None:
    """Set the next try after a fault of ours: twice as late each time, at most a day."""
    wait = min(LEASE * 2 ** min(target.page_attempts, 10), RETRY_AFTER)
    Target.objects.filter(pk=target.pk).update(page_due_at=timezone.now() + wait)


def release(target: Target) -> None:
    """Give a claimed page back untouched: it is due again at once."""
    Target.objects.filter(pk=target.pk).update(
        page_due_at=timezone.now(), page_attempts=F("page_attempts") - 1
    )
