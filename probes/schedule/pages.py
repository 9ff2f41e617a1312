"""Schedule of page runs after answered visits; pages that mention WebMCP have most of the slots."""

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from django.db.models import Q
from django.utils import timezone

from index.values.vocabulary import Outcome
from probes.models import Target
from probes.schedule import leases
from probes.schedule.shares import SlotShare

if TYPE_CHECKING:
    from probes.grading.stored_visit import GradedVisit

SOON = timedelta(minutes=15)  # After a failure that a busy machine may have caused
RETRY_AFTER = timedelta(days=1)
TRIES = 3

PAGES = leases.Queue(
    work=Target.Work.BROWSE,
    due="page_due_at",
    attempts="page_attempts",
    term=timedelta(minutes=5),  # longer than the longest run
    pace=timedelta(seconds=10),
    shares=(SlotShare("webmcp", Q(page_first=True), 70), SlotShare("others", Q(page_first=False), 30)),
    dead_letter={"page_due_at": None, "page_attempts": 0},
)


NO_PAGE_RUN: dict[str, Any] = {"page_due_at": None, "page_attempts": 0}


def schedule_page_run(visit: "GradedVisit") -> dict[str, Any]:
    """Schedule the page run, if the page was readable and not run."""
    if visit.finding.outcome is Outcome.DECLINED or visit.has_page:
        return NO_PAGE_RUN
    if page := visit.page:
        return {
            "page_due_at": timezone.now(),
            "page_url": page.url,
            "page_first": page.first,
            "page_attempts": 0,
        }
    return {}


def claim(limit: int) -> list[Target]:
    return leases.claim(PAGES, limit)


def finish(target: Target, *, conclusive: bool, maybe_ours: bool = False) -> None:
    """End the lease; retry an inconclusive run a few times.

    `maybe_ours`: the failure may be ours, so the first retry comes soon. Raises leases.LeaseLost.
    """
    if conclusive or target.page_attempts >= TRIES:
        leases.end(target, **NO_PAGE_RUN)
    else:
        wait = SOON if maybe_ours and target.page_attempts <= 1 else RETRY_AFTER
        leases.end(target, page_due_at=timezone.now() + wait)
