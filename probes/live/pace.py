"""Bounds on the time of a live check."""

from typing import Final

VISIT_SECONDS: Final = 90.0
"""After this a visit sends no request; what is still unasked is unknown."""
MOST_SECONDS: Final = 150.0
"""Of a whole check: a host that never ends costs no more."""
PAGE_WAITS: Final = 20.0
"""Seconds that a page waits for the machine's one slot of live pages."""
HOST_DELAY: Final = 0.25
"""Most seconds between requests to a host: half of the usual pause, since somebody waits."""
