"""Processor time that one visit takes of an event loop, counted step by step, and the steps that take too long ended."""

import atexit
import signal
import threading
import time
from collections.abc import Coroutine, Generator
from types import FrameType
from typing import Any, Final, TypeVar

from probes.isolation.budget import CPU_SECONDS, STEP_SECONDS, Spent

T = TypeVar("T")

_LOOK_EVERY: Final = 0.1
"""Seconds of processor time between two looks at the step that is under way."""


class _Watched:
    """The step that is under way in a thread, by the processor time at which it began."""

    began: float | None = None


_in_main_thread: Final = _Watched()


class Meter:
    """What one visit took of its event loop so far, in seconds of processor time."""

    def __init__(self) -> None:
        """Nothing was taken yet."""
        self.seconds = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the visit may ask nothing more."""
        return self.seconds > CPU_SECONDS

    def run(self, work: Coroutine[Any, Any, T]) -> "_Metered[T]":
        """Return the work, to be awaited. Spent is raised in a step of it that takes more than STEP_SECONDS, if it runs Python.

        C code that does not look for signals (lxml) goes on: it belongs into `probes.isolation.isolated`.
        """
        return _Metered(self, work)


class _Metered(Generator[Any, Any, T]):
    """The steps of a coroutine, each with a clock beside it."""

    def __init__(self, meter: Meter, work: Coroutine[Any, Any, T]) -> None:
        self._meter = meter
        self._work = work
        self._watched = _Watched()
        if threading.current_thread() is threading.main_thread():  # only that can be interrupted
            self._watched = _in_main_thread
            _watch()

    def __await__(self) -> Generator[Any, Any, T]:
        return self

    def send(self, value: Any) -> Any:
        """Take the next step."""
        return self._step(self._work.send, value)

    def throw(self, *error: Any) -> Any:
        """Take it with an error."""
        return self._step(self._work.throw, *error)

    def close(self) -> None:
        """Take none any more."""
        self._work.close()

    def _step(self, step: Any, *given: Any) -> Any:
        began = self._watched.began = time.thread_time()
        try:
            return step(*given)
        finally:
            self._watched.began = None
            self._meter.seconds += time.thread_time() - began


def _watch() -> None:
    """Look at the steps of the main thread from now on."""
    if signal.getsignal(signal.SIGVTALRM) is not _look:
        signal.signal(signal.SIGVTALRM, _look)
        signal.setitimer(signal.ITIMER_VIRTUAL, _LOOK_EVERY, _LOOK_EVERY)
        # Python gives its handlers up before it ends.
        atexit.register(signal.setitimer, signal.ITIMER_VIRTUAL, 0)


def _look(_number: int, _frame: FrameType | None) -> None:
    began = _in_main_thread.began
    if began is not None and time.thread_time() - began > STEP_SECONDS:
        _in_main_thread.began = None
        raise Spent
