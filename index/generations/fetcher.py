"""Keeps the newest generation on this machine: one process of it fetches, the others read how that stands."""

import fcntl
import logging
import os
import time
from collections.abc import Sequence
from pathlib import Path

from django.conf import settings

from config import data_dir
from config.object_store import NoSuchObject, StoreError, reason
from index.generations import files, store
from index.generations.files import BrokenError, NotReadableError
from index.models import Generation

RETRY = 5.0  # Seconds after a failure
RETRY_DAMAGED = 60.0  # Seconds after a damaged one
ASK_EVERY = 10.0  # Seconds between questions whether the store answers, while there is nothing to fetch

OK = "ok"
STORE = "the store"  # How a state begins that is the store's fault
_TRIED = 3  # Generations to try, newest first: those that the store has
_SUPERSEDED = 100  # Rows whose folders may go
_STATE_BYTES = 200

logger = logging.getLogger(__name__)


def store_state() -> str:
    """What is being fetched, or why nothing can be; "ok", or "" where no store is configured."""
    if not settings.GENERATIONS_URL:
        return ""
    try:
        with _path().open("rb") as file:
            return file.read(_STATE_BYTES).decode().strip()
    except OSError:
        return ""


class Fetcher:
    """Call `look` once a second in a thread of each web process."""

    def __init__(self) -> None:
        self._handle: int | None = None
        self._state = ""
        self._is_failing = False
        self._not_before = self._asked_at = 0.0
        self._for_others: set[int] = set()
        """Generations of other releases."""
        self._damaged: dict[int, float] = {}
        """Generations that are damaged in the store, and until when they are left."""

    def look(self) -> None:
        """Fetch the newest generation if this process is the machine's fetcher. Raises DatabaseError."""
        if not self._is_fetcher() or time.monotonic() < self._not_before:
            return
        newest = store.newest_generations(_TRIED)
        if not newest:
            return
        try:
            why = self._bring(newest) or self._ask(newest[0])
        except (StoreError, OSError) as error:
            self._not_before = time.monotonic() + RETRY
            self._fail(error)
        else:
            if not why and self._is_failing:
                self._is_failing = False
                logger.warning("the store of generations answers again")
            self._say(why or OK)

    def _bring(self, rows: Sequence[Generation]) -> str:
        """Fetch the first that neither is here nor has a fault; return the newest one's fault."""
        why = ""
        for row in rows:
            if files.is_whole(row.folder):
                break
            if row.pk in self._for_others:
                continue
            if time.monotonic() < self._damaged.get(row.pk, 0.0):
                why = why or _damage(row)
                continue
            try:
                self._fetch(row)
                break
            except NoSuchObject:
                why = why or f"generation {row.pk} is not in the store yet"
            except NotReadableError:
                self._for_others.add(row.pk)
                logger.info("generation %s is for another release", row.pk)
            except BrokenError as error:
                self._damaged[row.pk] = time.monotonic() + RETRY_DAMAGED
                self._is_failing = True
                logger.warning("%s: %s", _damage(row), error)
                why = why or _damage(row)
        return why

    def _fetch(self, row: Generation) -> None:
        started = time.monotonic()
        reported_at = 0.0

        def report(here: int, size: int) -> None:
            nonlocal reported_at
            if time.monotonic() - reported_at > 1:
                reported_at = time.monotonic()
                self._say(f"generation {row.pk} is being fetched: {here // 10**6} of {size // 10**6} MB")

        size = store.fetch(row, report)
        seconds = time.monotonic() - started
        logger.info("generation %s is fetched: %d MB in %.1f s", row.pk, size // 10**6, seconds)
        rows = store.newest_generations(_SUPERSEDED)
        keep = files.folders_to_keep(row.folder for row in rows)
        for name in files.remove_fetched({row.folder for row in rows} - keep, keep):
            logger.info("removed %s", name)

    def _ask(self, newest: Generation) -> str:
        """Whether the store still answers, though nothing is to be fetched; return the newest one's fault."""
        if self._state == OK and time.monotonic() - self._asked_at < ASK_EVERY:
            return ""
        is_there = store.is_stored(newest)
        self._asked_at = time.monotonic()
        return "" if is_there else f"generation {newest.pk} is not in the store yet"

    def _fail(self, error: StoreError | OSError) -> None:
        state = f"{STORE} {error}" if isinstance(error, StoreError) else str(error)
        if state != self._state or not self._is_failing:
            self._is_failing = True
            more = reason(error) if isinstance(error, StoreError) else error
            logger.warning("no generation can be fetched, the one before goes on: %s", more)
        self._say(state)

    def _say(self, state: str) -> None:
        if state != self._state and self._handle is not None:
            self._state = state
            os.pwrite(self._handle, state.encode()[:_STATE_BYTES].ljust(_STATE_BYTES), 0)

    def _is_fetcher(self) -> bool:
        """Whether this process holds the machine's lock, which ends with it."""
        if self._handle is not None:
            return True
        data_dir.make_data_dir(Path(settings.DATA_DIR))
        handle = os.open(_path(), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            return False
        self._handle = handle
        return True


def _damage(row: Generation) -> str:
    return f"generation {row.pk} in the store is damaged"


def _path() -> Path:
    return Path(settings.DATA_DIR) / "generations.state"
