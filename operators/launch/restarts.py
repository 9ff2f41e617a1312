"""When a process that ended is started again, and when that is given up."""

import time
from dataclasses import dataclass, field
from typing import Final

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds before a start. Each further one waits twice as long."""
SETTLED: Final = 15.0
"""Seconds after which a process counts as started well, and what was before is forgotten."""
MOST_DEATHS: Final = 5
"""A process that ended so often in a row, each time before it had settled, cannot live."""


@dataclass(slots=True)
class Restarts:
    """The starts of one process."""

    began: float = field(default_factory=time.monotonic)
    deaths: int = 0
    _pause: float = FIRST_PAUSE

    def ended(self, *, excused: bool) -> float | None:
        """Return the seconds until the next start, or None when it is given up.

        `excused`: the cause is known and passes, so that this end does not count. It only waits longer.
        """
        if self.has_run(SETTLED):
            self.deaths, self._pause = 0, FIRST_PAUSE
        self.deaths = 0 if excused else self.deaths + 1
        if self.deaths >= MOST_DEATHS:
            return None
        pause = self._pause
        self._pause = min(2 * pause, LONGEST_PAUSE)
        return pause

    def has_run(self, seconds: float) -> bool:
        """Whether the last start is so long ago."""
        return time.monotonic() - self.began >= seconds

    def started(self) -> None:
        """Note a start."""
        self.began = time.monotonic()
