"""Whether the home page stays on its site."""

from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.readers.replies import why_unreadable
from probes.readers.urls import same_site
from probes.readers.walls import is_redirected_to_wall


def off_site_home(evidence: Evidence) -> Exchange | None:
    """The home page request if redirected to another site, even one that disallows us."""
    home = evidence.first(Purpose.HOME)
    if (
        home is None
        or is_redirected_to_wall(home)
        or not (home.answered or home.ending is Ending.ROBOTS_DISALLOWED)
    ):
        return None
    ended = home.hops[-1].location if home.hops else home.final_url
    return None if same_site(f"https://{evidence.host}/", ended) else home


def shown_home(evidence: Evidence) -> Exchange | None:
    followed = evidence.first(Purpose.HOME_FOLLOWED)
    gone = followed is None or (why_unreadable(followed) is None and not followed.ok)
    return evidence.first(Purpose.HOME) if gone else followed
