"""Client-side time limit for a frozen database, which no PostgreSQL or TCP setting detects."""

import threading
import time
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import psycopg

from config.database import limits
from config.database.limits import StatementLimits

SILENCE: Final = 1.0
"""Seconds after a vain wait in which others fail at once."""

_T = TypeVar("_T")


class NoAnswerError(psycopg.OperationalError):
    """The database did not answer in time."""


@dataclass(slots=True)
class WaitBudget:
    """Seconds, shared by all statements of a response."""

    left: float
    limits: StatementLimits = limits.NONE


class _Silence:
    def __init__(self) -> None:
        self._lock, self._until, self._answered = threading.Lock(), 0.0, 0.0

    def check(self) -> None:
        """Raise NoAnswerError during the pause; then let one caller through."""
        if self._until:
            with self._lock:
                now = time.monotonic()
                if now < self._until:
                    raise NoAnswerError("the database did not answer a moment ago")
                self._until = now + SILENCE

    def begin(self, since: float) -> None:
        if self._answered < since:
            self._until = time.monotonic() + SILENCE

    def end(self) -> None:
        self._answered, self._until = time.monotonic(), 0.0


_silence = _Silence()


def limited(waiting: Generator[Any, Any, _T], budget: WaitBudget) -> Generator[Any, Any, _T]:
    """Wrap psycopg's wait generator. Raises NoAnswerError."""
    _silence.check()
    started, ready = time.monotonic(), None
    try:
        while True:
            ready = yield waiting.send(ready)
            if not ready and time.monotonic() - started > budget.left:
                _silence.begin(started)
                raise NoAnswerError("the database does not answer")
    except StopIteration as done:
        _silence.end()
        return done.value  # type: ignore[no-any-return]
    finally:
        budget.left -= time.monotonic() - started
