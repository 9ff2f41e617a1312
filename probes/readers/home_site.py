"""Whose site the home page is on. Pure."""

from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.readers.urls import same_site
from probes.readers.walls import led_to_wall


def elsewhere(evidence: Evidence) -> Exchange | None:
    """The request for the home page when it was redirected to another site; None when it stays, or when nothing is known.

    That the other site's robots.txt keeps us out changes nothing about the redirect.
    """
    home = evidence.first(Purpose.HOME)
    if home is None or led_to_wall(home) or not (home.answered or home.ending is Ending.ROBOTS_DISALLOWED):
        return None
    ended = home.hops[-1].location if home.hops else home.final_url
    return None if same_site(f"https://{evidence.host}/", ended) else home
