"""Refusal by the target of the home page's redirect."""

from urllib.parse import urlsplit

from index.values.reasons import OutcomeReason
from probes.consent.robots import read_robots
from probes.evidence.evidence import Ending, Evidence, Purpose
from probes.readers.urls import origin_of, same_site


def redirect_refusal(evidence: Evidence) -> OutcomeReason | None:
    """Refusal of the whole site in the robots.txt of a target on the same site."""
    home = evidence.first(Purpose.HOME)
    if home is None or home.ending is not Ending.ROBOTS_DISALLOWED or not home.hops:
        return None
    target = home.hops[-1].location
    if not same_site(target, home.url):
        return None
    for exchange in evidence.all(Purpose.ROBOTS):
        if origin_of(exchange.url) == origin_of(target) and urlsplit(exchange.url).path == "/robots.txt":
            return read_robots(exchange).refusal
    return None
