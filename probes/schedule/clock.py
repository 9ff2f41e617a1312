"""Times of the schedule that a clock stored while it ran ahead."""

from datetime import timedelta

from django.db.models.functions import Now, Random

from config.database.clock import put_back
from index.models import AskedEndpoint
from probes.models import Target
from probes.schedule import asking, cadence, pages, robots, schedule

# Over this the hosts that were put back become due, so that they don't all at once.
_SPREAD = timedelta(days=1)


def put_back_targets() -> int:
    soon = Now() + Random() * _SPREAD
    active = Target.objects.filter(state=Target.State.ACTIVE)
    dead = Target.objects.filter(state=Target.State.DEAD)
    terms = (schedule.VISITS.term, pages.PAGES.term, robots.READINGS.term)
    return (
        put_back(active, "due_at", longest=cadence.OTHER_DAYS.longest * cadence.DAY, to=soon)
        + put_back(Target.objects.all(), "not_before", longest=schedule.RETRY_AT_MOST)
        + put_back(Target.objects.all(), "compared_since")
        + put_back(dead, "due_at", longest=schedule.REVIVED_AFTER, to=soon)
        + put_back(Target.objects.all(), "page_due_at", longest=pages.RETRY_AFTER, to=soon)
        + put_back(Target.objects.all(), "robots_due_at", longest=robots.EVERY, to=soon)
        + put_back(Target.objects.all(), "held_until", longest=max(terms))
        + put_back(AskedEndpoint.objects.all(), "due_at", longest=2 * asking.EVERY, to=soon)
        + put_back(AskedEndpoint.objects.all(), "held_until", longest=asking.TERM)
    )
