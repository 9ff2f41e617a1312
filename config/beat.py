"""Beat's scheduler, robust against clock changes, full disks and Redis outages."""

import logging
import pickle
import signal
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, NoReturn, TypeGuard

from celery.apps.beat import Beat
from celery.beat import PersistentScheduler, SchedulingError, Service
from kombu.exceptions import OperationalError

from config.redis_access import REDIS_ERRORS, RedisOutage

_AHEAD = timedelta(seconds=30)  # A last run further in the future was recorded by a wrong clock

logger = logging.getLogger(__name__)


class _ScheduleFile(dict[str, Any]):
    """Last run of each task; shelve loses data on a full disk and ends the scheduler."""

    def __init__(self, name: str) -> None:
        self._path, self._failing = Path(name), False
        with suppress(Exception):  # pickle may raise anything
            self.update(pickle.loads(self._path.read_bytes()))  # noqa: S301 - our own file

    def sync(self) -> None:
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
    @staticmethod
    def open(name: str, **_: object) -> _ScheduleFile:
        return _ScheduleFile(name)


class Scheduler(PersistentScheduler):
    """Corrects Celery's scheduler, which stalls for a day if the clock is set back by a day."""

    persistence = _Files  # type: ignore[assignment]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._outage = RedisOutage(logger, "no task is sent: Redis", "tasks are sent again")
        super().__init__(*args, **kwargs)

    def setup_schedule(self) -> None:
        Path(self.schedule_filename).parent.mkdir(parents=True, exist_ok=True)  # type: ignore[attr-defined]
        super().setup_schedule()

    def tick(self, *args: Any, **kwargs: Any) -> float:
        self._correct_clock()
        return float(super().tick(*args, **kwargs))

    def apply_entry(self, entry: Any, producer: Any = None) -> None:
        logger.debug("Scheduler: Sending due task %s (%s)", entry.name, entry.task)
        try:
            self.apply_async(entry, producer=producer, advance=False)
        except SchedulingError as error:
            if _is_outage(error.__context__):
                self._outage.note_failure(error.__context__)
            else:
                logger.exception("%s is not sent", entry.name)
        else:
            self._outage.note_recovery()

    def _correct_clock(self) -> None:
        now = self.app.now()
        late = [
            entry
            for entry in self.schedule.values()
            if entry.last_run_at and entry.last_run_at - now > _AHEAD
        ]
        for entry in late:
            entry.last_run_at = now
        if late:
            self._heap = None  # rebuilt from the entries


def _is_outage(error: BaseException | None) -> TypeGuard[Exception]:
    # kombu publishes on a channel that a lost connection has just closed: None has no client.
    closed = isinstance(error, AttributeError) and (error.name, error.obj) == ("client", None)
    return closed or isinstance(error, (*REDIS_ERRORS, OperationalError))


class BeatProcess(Beat):
    """Sends tasks by name: importing them would take a second and 60 MB."""

    def init_loader(self) -> None:
        self.app.finalize()  # type: ignore[union-attr]

    def install_sync_handler(self, service: Service) -> None:
        """End at a signal; should its exception be lost, as in a destructor, the loop ends after its tick."""

        def end(*_: object) -> NoReturn:
            service.stop()
            service.sync()
            raise SystemExit

        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, end)
