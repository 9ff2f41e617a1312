"""What robots.txt lets us request, for visits and sources alike."""

from collections.abc import Mapping

from index.values.reasons import OutcomeReason
from probes.consent import Robots
from probes.evidence.evidence import Ending, Exchange, Purpose
from probes.net.http.client import Client, Gate

_MOST = 500 * 1024  # Bytes of a robots.txt
# Reasons that make the whole host unreadable.
_NO_WAY: Mapping[OutcomeReason | None, Ending] = {
    OutcomeReason(ending.value): ending
    for ending in (Ending.DNS_FAILED, Ending.CONNECT_FAILED, Ending.TLS_FAILED, Ending.ADDRESS_REFUSED)
}


async def request_robots(client: Client, origin: str, gate: Gate | None = None) -> Exchange:
    """Request the robots.txt of an origin; `gate` may stop it and its redirects."""
    return await client.exchange(
        Purpose.ROBOTS,
        "GET",
        f"{origin}/robots.txt",
        headers={"accept": "text/plain, */*;q=0.1"},
        gate=gate,
        body_bytes=_MOST,
    )


def forbidden_by(robots: Robots, url: str) -> Ending | None:
    """Return how a request to this URL of the robots' origin ends, or None if it may be sent."""
    if not robots.readable:
        return _NO_WAY.get(robots.reason, Ending.ROBOTS_UNREADABLE)
    return None if robots.refusal is None and robots.allows(url) else Ending.ROBOTS_DISALLOWED


def origin_in(url: str) -> str:
    """Return the origin of an absolute URL that has a path."""
    return url[: url.index("/", url.index("://") + 3)]
