"""Whose page is due in the browser: after a visit over HTTP that was answered, those first that speak of WebMCP."""

from datetime import timedelta
from typing import Any, Final

from django.utils import timezone

from index.values.vocabulary import Outcome
from probes.grading.judging import Graded
from probes.models import Target
from probes.schedule import leases

SOON: Final = timedelta(minutes=15)
"""When a run is tried again that may have failed only because this machine was busy."""
RETRY_AFTER: Final = timedelta(days=1)
TRIES: Final = 3
"""Runs in a row that said nothing, before it waits for the next visit over HTTP."""

PAGES: Final = leases.Queue(
    work=Target.Work.BROWSE,
    due="page_due_at",
    attempts="page_attempts",
    term=timedelta(minutes=5),  # longer than the longest run
    pace=timedelta(seconds=10),
    first=("page_first",),
    hopeless={"page_due_at": None, "page_attempts": 0},
)


NONE: Final[dict[str, Any]] = {"page_due_at": None, "page_attempts": 0}
"""The columns when no run is to follow: the site let us not ask, or its page has run."""


def after(graded: Graded) -> dict[str, Any]:
    """Return the columns that let the page run in the browser after a visit, when it could be read and has not run already."""
    if graded.finding.outcome is Outcome.DECLINED or graded.has_page:
        return NONE
    if page := graded.page:
        return {
            "page_due_at": timezone.now(),
            "page_url": page.url,
            "page_first": page.first,
            "page_attempts": 0,
        }
    return {}


def claim(limit: int) -> list[Target]:
    """Lease up to `limit` due pages; no two claims return the same one."""
    return leases.claim(PAGES, limit)


def finish(target: Target, *, said: bool, maybe_ours: bool = False) -> None:
    """End the lease. The page is off the list; one that could not be run is tried again, a few times.

    `maybe_ours`: that it could not be run may be our own doing, so that the first try again comes soon. Raises
    leases.LeaseLost.
    """
    if said or target.page_attempts >= TRIES:
        leases.end(target, **NONE)
    else:
        wait = SOON if maybe_ours and target.page_attempts <= 1 else RETRY_AFTER
        leases.end(target, page_due_at=timezone.now() + wait)
