"""How long an answer waits for a database that is frozen: neither gone, which is an error at once, nor answering.

No setting of PostgreSQL or of TCP notices that: the server's kernel goes on acknowledging. So the client counts.
"""

import threading
import time
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import psycopg

from config.database import limits
from config.database.limits import Limits

SILENCE: Final = 1.0
"""Seconds after a wait in vain in which nobody else waits; then one tries whether the database answers again."""

_T = TypeVar("_T")


class NoAnswerError(psycopg.OperationalError):
    """The database did not answer in the time that there was."""


@dataclass(slots=True)
class Patience:
    """Seconds that are left for waiting, of all statements of an answer together; what else it does is not counted."""

    left: float
    limits: Limits = limits.NONE
    """What the server is told."""


class _Silence:
    """What the answers of a process know of a database that does not answer any of them."""

    def __init__(self) -> None:
        self._lock, self._until, self._answered = threading.Lock(), 0.0, 0.0

    def check(self) -> None:
        """Raise NoAnswerError while nobody waits; when that is over, the caller tries and the others do not."""
        if self._until:
            with self._lock:
                now = time.monotonic()
                if now < self._until:
                    raise NoAnswerError("the database did not answer a moment ago")
                self._until = now + SILENCE

    def begin(self, since: float) -> None:
        """Somebody waited since then in vain; when others had an answer meanwhile, only that statement is slow."""
        if self._answered < since:
            self._until = time.monotonic() + SILENCE

    def end(self) -> None:
        """The database answered."""
        self._answered, self._until = time.monotonic(), 0.0


_silence = _Silence()


def limited(waiting: Generator[Any, Any, _T], patience: Patience) -> Generator[Any, Any, _T]:
    """Pass on what psycopg waits for, until patience ends: psycopg looks in ten times a second. Raises NoAnswerError."""
    _silence.check()
    started, ready = time.monotonic(), None
    try:
        while True:
            ready = yield waiting.send(ready)
            if not ready and time.monotonic() - started > patience.left:
                _silence.begin(started)
                raise NoAnswerError("the database does not answer")
    except StopIteration as done:
        _silence.end()
        return done.value  # type: ignore[no-any-return]
    finally:
        patience.left -= time.monotonic() - started
