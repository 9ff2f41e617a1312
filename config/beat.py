"""Beat's scheduler, for a machine whose clock is set back, whose disk is full, or whose Redis refuses."""

import logging
import pickle
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

from celery.beat import PersistentScheduler, SchedulingError
from kombu.exceptions import OperationalError

from config.redis_access import DOWN, Outage

_AHEAD: Final = timedelta(seconds=30)
"""What was sent that far in the future was sent by another clock."""

logger = logging.getLogger(__name__)


class _Kept(dict[str, Any]):
    """When each task was sent last, kept from one run to the next: shelve's interface, as far as the scheduler asks.

    shelve itself loses what it has on a full disk and ends the scheduler, and some kinds of it map their files.
    """

    def __init__(self, name: str) -> None:
        """Read what the last run wrote; nothing when it is not there, or not whole."""
        self._path, self._failing = Path(name), False
        with suppress(Exception):  # pickle may raise anything
            self.update(pickle.loads(self._path.read_bytes()))  # noqa: S301 - our own file

    def sync(self) -> None:
        """Write the file anew; on a full disk the next time."""
        new = self._path.with_name(self._path.name + ".new")
        try:
            new.write_bytes(pickle.dumps(dict(self)))
            new.replace(self._path)
        except OSError as error:
            if not self._failing:
                logger.warning("the schedule is kept in memory alone: %s", error)
            self._failing = True
            with suppress(OSError):
                new.unlink(missing_ok=True)
        else:
            self._failing = False

    close = sync


class _Files:
    """What the scheduler opens."""

    @staticmethod
    def open(name: str, **_: object) -> _Kept:
        return _Kept(name)


class Scheduler(PersistentScheduler):
    """Celery's own waits until the time of the last message comes round again, for a clock set back by a day a day long."""

    persistence = _Files  # type: ignore[assignment]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Read the schedule of the last run, if there was one."""
        self._outage = Outage(logger, "no task is sent: Redis", "tasks are sent again")
        super().__init__(*args, **kwargs)

    def setup_schedule(self) -> None:
        """Open the file, whose folder need not be there yet."""
        Path(self.schedule_filename).parent.mkdir(parents=True, exist_ok=True)  # type: ignore[attr-defined]
        super().setup_schedule()

    def tick(self, *args: Any, **kwargs: Any) -> float:
        """Send what is due; return the seconds until the next look."""
        self._mend()
        return float(super().tick(*args, **kwargs))

    def apply_entry(self, entry: Any, producer: Any = None) -> None:
        """Send one task. What cannot be sent comes round again; an outage is said once."""
        logger.info("Scheduler: Sending due task %s (%s)", entry.name, entry.task)
        try:
            self.apply_async(entry, producer=producer, advance=False)
        except SchedulingError as error:
            if isinstance(error.__context__, (*DOWN, OperationalError)):
                self._outage.failed(error.__context__)
            else:
                logger.exception("%s is not sent", entry.name)
        else:
            self._outage.ended()

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
