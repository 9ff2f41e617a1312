"""Submitted hosts: parsing and queueing."""

from django.conf import settings

from index.values import hosts
from probes.models import Target
from probes.net.guard import UrlRefusal, check_url
from probes.schedule import schedule

MAX_INPUT = 2048
"""Characters read of a submission; no host name needs more."""


class RejectedHost(ValueError):  # noqa: N818 - reads as what it is at every raise and except
    """The text names no public website; the message says why."""


def read(text: str) -> str:
    """Return the host of a host name or http(s) URL. Raises RejectedHost.

    Uses only the text and PROBE_CONNECT_TO, so the answer reveals nothing about the index.
    """
    given = text.strip()
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
    """Queue a host; an existing target keeps its date."""
    schedule.register([host], origin=Target.Origin.SUBMISSION)
