"""Statement limits that PostgreSQL enforces: it doesn't notice that a waiting client is gone."""

import threading
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import psycopg

LOCK_SECONDS = 1.0  # To wait for a lock; less than PATIENCE, so that the connection survives the error
IDLE_SECONDS = 60.0  # Between the statements of a response's transaction


@dataclass(frozen=True, slots=True)
class StatementLimits:
    """Limits in seconds; 0 means none."""

    statement: float = 0.0
    lock: float = 0.0
    idle: float = 0.0

    def settings(self) -> Iterator[tuple[str, str]]:
        yield "statement_timeout", f"{self.statement * 1000:.0f}"
        yield "lock_timeout", f"{self.lock * 1000:.0f}"
        yield "idle_in_transaction_session_timeout", f"{self.idle * 1000:.0f}"


NO_LIMITS = StatementLimits()  # For commands and migrations, which somebody watches
# Longer than any statement of a worker; ends those of killed ones.
WORKER_LIMITS = StatementLimits(statement=3600.0)


_of_process = [NO_LIMITS]


def set_process_limits(limits: StatementLimits) -> None:
    _of_process[0] = limits


def process_limits() -> StatementLimits:
    return _of_process[0]


# Sets nothing behind a pooler, which would pass the settings to the next client (docs/operations.md).
SET_LIMITS = """
    SELECT set_config(name, setting, false) FROM unnest(%s::text[], %s::text[]) AS given (name, setting)
    WHERE pg_backend_pid() = %s
"""


SILENCE_SECONDS = 1.0  # After a vain wait in which others fail at once

_T = TypeVar("_T")


class NoAnswerError(psycopg.OperationalError):
    """The database did not answer in time."""


@dataclass(slots=True)
class WaitBudget:
    """Seconds, shared by all statements of a response."""

    seconds_left: float
    limits: StatementLimits = NO_LIMITS


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
                self._until = now + SILENCE_SECONDS

    def note_timeout(self, since: float) -> None:
        if self._answered < since:
            self._until = time.monotonic() + SILENCE_SECONDS

    def note_answer(self) -> None:
        self._answered, self._until = time.monotonic(), 0.0


_silence = _Silence()


def limit_wait(waiting: Generator[Any, Any, _T], budget: WaitBudget) -> Generator[Any, Any, _T]:
    """Wrap psycopg's wait generator. Raises NoAnswerError."""
    _silence.check()
    started, ready = time.monotonic(), None
    try:
        while True:
            ready = yield waiting.send(ready)
            if not ready and time.monotonic() - started > budget.seconds_left:
                _silence.note_timeout(started)
                raise NoAnswerError("the database does not answer")
    except StopIteration as done:
        _silence.note_answer()
        return done.value  # type: ignore[no-any-return]
    finally:
        budget.seconds_left -= time.monotonic() - started
