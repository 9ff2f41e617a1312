"""When to restart an ended process."""

import time
from dataclasses import dataclass, field
from typing import Final

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds before a restart; doubles each time."""
STABLE_AFTER: Final = 15.0
"""Seconds until a start counts as successful."""
MOST_DEATHS: Final = 5
"""Failures in a row before a process is given up."""


@dataclass(slots=True)
class Restarts:
    began: float = field(default_factory=time.monotonic)
    deaths: int = 0
    _pause: float = FIRST_PAUSE

    def ended(self, *, excused: bool) -> float | None:
        """Seconds until the next start, or None to give up; an `excused` end doesn't count."""
        if self.has_run(STABLE_AFTER):
            self.deaths, self._pause = 0, FIRST_PAUSE
        self.deaths = 0 if excused else self.deaths + 1
        if self.deaths >= MOST_DEATHS:
            return None
        pause = self._pause
        self._pause = min(2 * pause, LONGEST_PAUSE)
        return pause

    def has_run(self, seconds: float) -> bool:
        return time.monotonic() - self.began >= seconds

    def started(self) -> None:
        self.began = time.monotonic()
