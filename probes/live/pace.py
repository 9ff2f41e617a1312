"""Time limits of a live check."""

from typing import Final

VISIT_SECONDS: Final = 90.0
"""Then the visit stops, and open checks are unknown."""
MOST_SECONDS: Final = 150.0
PAGE_WAITS: Final = 20.0
"""Seconds to wait for the machine's only slot of live pages."""
HOST_DELAY: Final = 0.25
"""Seconds: half of the usual pause, since somebody waits."""
PAGE_CHECK_SECONDS = 45.0
"""From the call of check_webmcp, whose caller waits, to its answer."""
PAGE_CHECKS = 4
"""Checks of one page at a time, beside the checks of hosts, which may take long."""
