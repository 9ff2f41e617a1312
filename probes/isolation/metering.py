"""Measures a visit's CPU time, and interrupts steps that take too long."""

import atexit
import signal
import threading
import time
from collections.abc import Coroutine, Generator
from types import FrameType
from typing import Any, TypeVar

from probes.isolation.budget import CPU_SECONDS, STEP_SECONDS, CpuTimeExceeded

T = TypeVar("T")

_LOOK_EVERY = 0.1  # CPU seconds


class _Watched:
    began: float | None = None


_in_main_thread = _Watched()


class Meter:
    def __init__(self) -> None:
        self.seconds = 0.0

    @property
    def is_over(self) -> bool:
        return self.seconds > CPU_SECONDS

    def run(self, work: Coroutine[Any, Any, T]) -> "_Metered[T]":
        """Steps over STEP_SECONDS get CpuTimeExceeded, except in C code (see `processes`)."""
        return _Metered(self, work)


class _Metered(Generator[Any, Any, T]):
    def __init__(self, meter: Meter, work: Coroutine[Any, Any, T]) -> None:
        self._meter = meter
        self._work = work
        self._watched = _Watched()
        if threading.current_thread() is threading.main_thread():  # signals reach only the main thread
            self._watched = _in_main_thread
            _watch()

    def __await__(self) -> Generator[Any, Any, T]:
        return self

    def send(self, value: Any) -> Any:
        return self._step(self._work.send, value)

    def throw(self, *error: Any) -> Any:
        return self._step(self._work.throw, *error)

    def close(self) -> None:
        self._work.close()

    def _step(self, step: Any, *given: Any) -> Any:
        began = self._watched.began = time.thread_time()
        try:
            return step(*given)
        finally:
            self._watched.began = None
            self._meter.seconds += time.thread_time() - began


def _watch() -> None:
    if signal.getsignal(signal.SIGVTALRM) is not _look:
        signal.signal(signal.SIGVTALRM, _look)
        signal.setitimer(signal.ITIMER_VIRTUAL, _LOOK_EVERY, _LOOK_EVERY)
        # Python removes its handlers before it exits.
        atexit.register(signal.setitimer, signal.ITIMER_VIRTUAL, 0)


def _look(_number: int, _frame: FrameType | None) -> None:
    began = _in_main_thread.began
    if began is not None and time.thread_time() - began > STEP_SECONDS:
        _in_main_thread.began = None
        raise CpuTimeExceeded
