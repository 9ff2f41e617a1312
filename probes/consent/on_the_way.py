"""A refusal that a home page's redirect ran into. Pure."""

from urllib.parse import urlsplit

from index.values.reasons import OutcomeReason
from probes.consent.robots import read_robots
from probes.evidence.evidence import Ending, Evidence, Purpose
from probes.readers.urls import origin_of, same_site


def refusal_on_the_way(evidence: Evidence) -> OutcomeReason | None:
    """The refusal in the robots.txt of the place where the home page redirects to, when it is the same site.

    A path that is merely disallowed there, or another owner's refusal, says nothing about this site.
    """
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
