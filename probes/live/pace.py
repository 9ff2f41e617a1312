"""Time limits of a live check."""

from typing import Final

VISIT_SECONDS: Final = 90.0
"""After this a visit sends no request; open checks are unknown."""
MOST_SECONDS: Final = 150.0
"""Seconds of a whole check."""
PAGE_WAITS: Final = 20.0
"""Seconds that a page waits for the machine's only slot of live pages."""
HOST_DELAY: Final = 0.25
"""Maximum seconds between requests to a host: half of the usual pause, since somebody waits."""
