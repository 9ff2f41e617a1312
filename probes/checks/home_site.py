"""Whose site the home page is on: a domain that only redirects to another owner's has nothing of its own."""

from index.values.reasons import Reason
from probes.checks.verdict import Verdict, no
from probes.evidence.evidence import Ending, Evidence, Purpose
from probes.readers.replies import seen
from probes.readers.urls import same_site
from probes.readers.walls import led_to_wall


def left(evidence: Evidence) -> Verdict | None:
    """No, when the home page redirects to another site; None when it stays, or when nothing is known.

    That the other site's robots.txt keeps us out changes nothing about the redirect.
    """
    home = evidence.first(Purpose.HOME)
    if home is None or led_to_wall(home) or not (home.answered or home.ending is Ending.ROBOTS_DISALLOWED):
        return None
    ended = home.hops[-1].location if home.hops else home.final_url
    if same_site(f"https://{evidence.host}/", ended):
        return None
    detail = f"{seen(home)}: the home page is on another site, which answers for itself."
    return no(Reason.LEFT_THE_SITE, detail, home)
