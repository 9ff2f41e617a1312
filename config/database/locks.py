"""Statements that wait for a lock in vain: one caller at a time finds out whether it is still held."""

import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

from django.db import OperationalError
from psycopg.errors import LockNotAvailable

PAUSE: Final = 1.0
"""Seconds after a wait in vain in which the same statement is not tried; then one caller tries."""
_MOST: Final = 256
"""Statements that are remembered. Only those that waited in vain are, and by their text without values."""

_T = TypeVar("_T")


class Locks:
    """What the callers of a process know of the statements that wait for a lock; others go on meanwhile."""

    def __init__(self) -> None:
        """Begin without any."""
        self._lock, self._until = threading.Lock(), dict[str, float]()

    def heed(self, statement: str, run: Callable[[], _T]) -> _T:
        """Run a statement. Raises OperationalError, at once while the lock that it needs was held a moment ago."""
        known = statement in self._until
        if known:
            self._wait_for_nobody(statement)
        try:
            done = run()
        except OperationalError as error:
            if isinstance(error.__cause__, LockNotAvailable):
                self._note(statement)
            raise
        if known:
            self._until.pop(statement, None)
        return done

    def _wait_for_nobody(self, statement: str) -> None:
        with self._lock:
            now = time.monotonic()
            if now < self._until.get(statement, 0.0):
                raise OperationalError("a lock that this needs was held a moment ago")
            self._until[statement] = now + PAUSE

    def _note(self, statement: str) -> None:
        with self._lock:
            if len(self._until) >= _MOST:
                self._until.clear()
            self._until[statement] = time.monotonic() + PAUSE
