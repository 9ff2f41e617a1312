"""Lets one caller at a time retry a statement that waited for a lock in vain."""

import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

from django.db import OperationalError
from psycopg.errors import LockNotAvailable

PAUSE: Final = 1.0
"""Seconds in which the statement fails at once."""
_MOST: Final = 256
"""Statements remembered, by text without values."""

_T = TypeVar("_T")


class LockWaits:
    def __init__(self) -> None:
        self._lock, self._until = threading.Lock(), dict[str, float]()

    def run(self, statement: str, run: Callable[[], _T]) -> _T:
        """Raises OperationalError at once if the statement's lock was held a moment ago."""
        known = statement in self._until
        if known:
            self._fail_or_try(statement)
        try:
            done = run()
        except OperationalError as error:
            if isinstance(error.__cause__, LockNotAvailable):
                self._note(statement)
            raise
        if known:
            self._until.pop(statement, None)
        return done

    def _fail_or_try(self, statement: str) -> None:
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
