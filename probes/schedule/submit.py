"""Parses and queues submitted hosts."""

from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from index.models import Site
from index.values import hosts
from probes.models import ProbeRun, Target
from probes.net.guard import UrlRefusal, check_url
from probes.schedule import schedule

MAX_INPUT = 2048  # Characters


AN_HOUR = timedelta(hours=1)  # Between suggested visits; doubles for each visit without a change
AT_MOST = timedelta(days=1)
MAX_VISITS_A_DAY = 3  # Visits in 24 hours after which suggestions wait
LOOKED_BACK = timedelta(days=7)
MOST_LOOKED_AT = 10


class RejectedHost(ValueError):  # noqa: N818 - reads as what it is at every raise and except
    """The text names no public website; the message says why."""


def parse_submitted_host(text: str) -> str:
    """The host of a host name or http(s) URL. Raises RejectedHost.

    Uses only the text and PROBE_CONNECT_TO, so the answer reveals nothing about the index.
    """
    given = hosts.with_scheme(text[: MAX_INPUT + 1]).strip()
    if len(given) > MAX_INPUT:
        raise RejectedHost(f"The text is longer than {MAX_INPUT} characters")
    try:
        url = given if "://" in given else f"https://{hosts.normalise(given)}/"
        hosts.from_host_or_url(url)
    except hosts.BadHost as error:
        raise RejectedHost(str(error)) from error
    checked = check_url(url, connect_to=settings.PROBE_CONNECT_TO)
    if isinstance(checked, UrlRefusal):
        reason = checked.reason
        raise RejectedHost(reason[0].upper() + reason[1:])
    return checked.host


def suggest(host: str) -> None:
    """A new host is visited soon, a known one as soon as its caps let it: within a day."""
    first = _has_room(hosts.registrable_domain(host))
    if not schedule.register([host], origin=Target.Origin.SUBMISSION, first=first):
        schedule.hasten(host, _free_at(host, timezone.now()), first=first)


def _has_room(domain: str) -> bool:
    """Only as many hosts of a domain wait as suggestions as are visited at once; more wait with the rest."""
    cap = settings.PROBE_PER_PLATFORM
    waiting = Target.objects.filter(domain=domain, first=True, state=Target.State.ACTIVE)
    return not cap or waiting[:cap].count() < cap


def _free_at(host: str, now: datetime) -> datetime:
    """Suggestions bring fewer visits while these see no change."""
    runs = ProbeRun.objects.filter(host=host, started_at__gt=now - LOOKED_BACK)
    visits = runs.filter(stage__in=(ProbeRun.Stage.HTTP, ProbeRun.Stage.BOTH))
    lately: list[datetime] = list(
        visits.order_by("-started_at").values_list("started_at", flat=True)[:MOST_LOOKED_AT]
    )
    if not lately:
        return now
    changed_on = _last_change(host)
    unchanged = sum(changed_on is None or at.date().isoformat() > changed_on for at in lately)
    free_at = max(now, lately[0] + min(AN_HOUR * (1 << unchanged), AT_MOST))
    if len(lately) < MAX_VISITS_A_DAY:
        return free_at
    return max(free_at, lately[MAX_VISITS_A_DAY - 1] + timedelta(days=1))


def _last_change(host: str) -> str | None:
    site = Site.objects.filter(host=host).only("checks").first()
    days = [entry["since"] for entry in site.checks.values() if entry.get("since")] if site else []
    return max(days, default=None)
