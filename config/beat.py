"""Beat's scheduler, for a machine whose clock is set back."""

from datetime import timedelta
from typing import Any, Final

from celery.beat import PersistentScheduler

_AHEAD: Final = timedelta(seconds=30)
"""What was sent that far in the future was sent by another clock."""


class Scheduler(PersistentScheduler):
    """Celery's own waits until the time of the last message comes round again, for a clock set back by a day a day long."""

    def tick(self, *args: Any, **kwargs: Any) -> float:
        """Send what is due; return the seconds until the next look."""
        self._mend()
        return float(super().tick(*args, **kwargs))

    def _mend(self) -> None:
        now = self.app.now()
        late = [
            entry
            for entry in self.schedule.values()
            if entry.last_run_at and entry.last_run_at - now > _AHEAD
        ]
        for entry in late:
            entry.last_run_at = now
        if late:
            self._heap = None  # is made anew from the entries
