"""A stranger suggests a host: how the text is read, and the place in the queue that it gets."""

from django.conf import settings

from index.values import hosts
from probes.models import Target
from probes.net.guard import Refusal, check_url
from probes.schedule import schedule

MAX_INPUT = 2048
"""Characters of a suggestion that are read; no host name needs more."""


class Refused(ValueError):  # noqa: N818 - reads as what it is at every raise and except
    """A text that names no public website; the message says why, from the text alone."""


def read(text: str) -> str:
    """Return the host of a host name or an http(s) URL that the probe may ask. Raises Refused.

    It looks at nothing but the text and the operator's own PROBE_CONNECT_TO, so that an answer tells
    nothing about the index.
    """
    given = text.strip()
    if len(given) > MAX_INPUT:
        raise Refused(f"The text is longer than {MAX_INPUT} characters")
    try:
        url = given if "://" in given else f"https://{hosts.normalise(given)}/"
        hosts.from_host_or_url(url)
    except hosts.BadHost as error:
        raise Refused(str(error)) from error
    checked = check_url(url, connect_to=settings.PROBE_CONNECT_TO)
    if isinstance(checked, Refusal):
        reason = checked.reason
        raise Refused(reason[0].upper() + reason[1:])
    return checked.host


def suggest(host: str) -> None:
    """Put a host into the queue. One that is a target already keeps its one place and its date."""
    schedule.register([host], origin=Target.Origin.SUBMISSION)
