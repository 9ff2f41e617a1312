"""Runs pure functions on untrusted input in a process that can be killed.

Nothing else stops lxml and regular expressions, which hold the GIL.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong
from multiprocessing import current_process, get_context, process
from multiprocessing.util import Finalize
from typing import Any, Final, TypeVar

from pebble import ProcessExpired, ProcessPool

from probes.isolation.budget import CPU_SECONDS, GRACE_SECONDS, CpuTimeExceeded

T = TypeVar("T")

WALL_SECONDS: Final = 60.0
"""Kills a stalled process; CPU_SECONDS take less even on a busy machine."""

_ours: Final = current_process()
_lock = threading.Lock()
_pools: dict[int, ProcessPool] = {}
"""A forked process needs its own pool."""


class OverBudget(Exception):  # noqa: N818 - reads as what it is
    """The work exceeded its processor time."""


def run(function: Callable[..., T], *args: Any) -> T:
    """Raises OverBudget and the function's errors. Function and arguments are pickled."""
    return _result(_start(function, args))


def run_each(function: Callable[..., T], arguments: Iterable[Sequence[Any]]) -> list[T | Exception]:
    """Results in order; exceptions are results too."""
    results: list[T | Exception] = []
    for started in [_start(function, args) for args in arguments]:
        try:
            results.append(_result(started))
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            results.append(error)
    return results


async def run_async(function: Callable[..., T], *args: Any) -> T:
    """`run` without blocking the event loop."""
    try:
        return await asyncio.wrap_future(_start(function, args))
    except (ProcessExpired, TookTooLong, CpuTimeExceeded) as error:
        raise OverBudget(_WHY) from error


_WHY: Final = f"more than {CPU_SECONDS:g} s of processor time"


def _start(function: Callable[..., T], args: Sequence[Any]) -> "Future[T]":
    started: Future[T] = _pool().schedule(_bounded, args=[function, args], timeout=WALL_SECONDS)
    return started


def _result(started: "Future[T]") -> T:
    try:
        return started.result()
    except (ProcessExpired, TookTooLong, CpuTimeExceeded) as error:
        raise OverBudget(_WHY) from error


def _pool() -> ProcessPool:
    with _lock:
        if (pool := _pools.get(os.getpid())) is None or not pool.active:
            if not isinstance(current_process(), process.BaseProcess):
                _restore_current_process()
            pool = ProcessPool(1, initializer=_begin, context=get_context("spawn"))
            _pools[os.getpid()] = pool
            # Without this a forked process would wait for its worker when it ends.
            Finalize(pool, _end, [pool], exitpriority=10)
        return pool


def _restore_current_process() -> None:
    """Celery's billiard replaces it by one that may have no children."""
    process._current_process = _ours  # type: ignore[attr-defined]  # noqa: SLF001 - billiard sets the same


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # the library has types for what it is asked, not for this
    pool.join()


def _begin() -> None:
    """The parent handles Ctrl-C; if it dies, the closed pipe ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGVTALRM, _interrupt)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)


def _interrupt(*_: Any) -> None:
    raise CpuTimeExceeded


def _bounded(function: Callable[..., T], args: Sequence[Any]) -> T:
    signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS + GRACE_SECONDS)
    try:
        return function(*args)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)
