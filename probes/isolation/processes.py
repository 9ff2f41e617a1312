"""Runs functions within bounded processor time, each in a process that is loaded before Django: no models."""

import asyncio
import ctypes
import gc
import os
import signal
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong
from multiprocessing import current_process, get_context, process
from multiprocessing.util import Finalize
from typing import Any, TypeVar

import django
from pebble import ProcessExpired, ProcessPool

from probes.isolation.budget import CPU_SECONDS, GRACE_SECONDS, CpuTimeExceeded

T = TypeVar("T")
R = TypeVar("R")

WALL_SECONDS = 60.0  # Kills a stalled process; CPU_SECONDS take less even on a busy machine

_ARGUMENTS_A_CALL = 10

_own_process = current_process()
_lock = threading.Lock()
_pools: dict[int, ProcessPool] = {}  # A forked process needs its own pool


class OverBudget(Exception):  # noqa: N818 - reads as what it is
    """The work exceeded its processor time."""


def run(function: Callable[..., T], *args: Any) -> T:
    """Raises OverBudget and the function's errors. Function and arguments are pickled."""
    return _result(_submit(function, args))


def run_each(function: Callable[..., T], arguments: Iterable[Sequence[Any]]) -> list[T | Exception]:
    """Results in order; exceptions are results too.

    Handed over by tens, since handing over costs too; what fails or never ends is run once more, alone.
    """
    given = list(arguments)
    tens = [given[at : at + _ARGUMENTS_A_CALL] for at in range(0, len(given), _ARGUMENTS_A_CALL)]
    results: list[T | Exception] = []
    for ten, started in [(ten, _schedule(_run_each_bounded, function, ten, CPU_SECONDS)) for ten in tens]:
        try:
            done = _result(started)
        except Exception:  # noqa: BLE001 - whose it is shows when each is alone
            done = [None] * len(ten)
        results += [
            result[0] if result else _run_alone(function, args)
            for result, args in zip(done, ten, strict=True)
        ]
    return results


def _run_alone(function: Callable[..., T], args: Sequence[Any]) -> T | Exception:
    try:
        return _result(_submit(function, args))
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        return error


async def run_async(function: Callable[..., T], *args: Any) -> T:
    """`run` without blocking the event loop."""
    try:
        return await asyncio.wrap_future(_submit(function, args))
    except (ProcessExpired, TookTooLong, CpuTimeExceeded) as error:
        raise OverBudget(_OVER_BUDGET) from error


_OVER_BUDGET = f"more than {CPU_SECONDS:g} s of processor time"


def _submit(function: Callable[..., T], args: Sequence[Any]) -> "Future[T]":
    return _schedule(_run_bounded, function, args, CPU_SECONDS)


def _schedule(work: Callable[..., R], *given: Any) -> "Future[R]":
    started: Future[R] = _pool().schedule(work, args=given, timeout=WALL_SECONDS)
    return started


def _result(started: "Future[T]") -> T:
    try:
        return started.result()
    except (ProcessExpired, TookTooLong, CpuTimeExceeded) as error:
        raise OverBudget(_OVER_BUDGET) from error


def _pool() -> ProcessPool:
    with _lock:
        if (pool := _pools.get(os.getpid())) is None or not pool.active:
            if not isinstance(current_process(), process.BaseProcess):
                _restore_current_process()
            pool = ProcessPool(1, initializer=_set_up_pool_process, context=get_context("spawn"))
            _pools[os.getpid()] = pool
            # Without this a forked process would wait for its worker when it ends.
            Finalize(pool, _stop_pool, [pool], exitpriority=10)
        return pool


def _restore_current_process() -> None:
    """Celery's billiard replaces it by one that may have no children."""
    process._current_process = _own_process  # type: ignore[attr-defined]  # noqa: SLF001 - billiard sets the same


def _stop_pool(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # the library has types for what it is asked, not for this
    pool.join()


def _set_up_pool_process() -> None:
    """The parent handles Ctrl-C; if it dies, the closed pipe ends this process."""
    gc.set_threshold(50_000, 20, 20)  # with Python's default of 700, 10, 10 grading takes 7 % longer
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGVTALRM, _raise_cpu_time_exceeded)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)


def _raise_cpu_time_exceeded(*_: Any) -> None:
    raise CpuTimeExceeded


def _run_each_bounded(
    function: Callable[..., T], arguments: Iterable[Sequence[Any]], seconds: float
) -> list[tuple[T] | None]:
    """The result of each, None for a failure."""
    results: list[tuple[T] | None] = []
    for args in arguments:
        try:
            results.append((_run_bounded(function, args, seconds),))
        except (Exception, CpuTimeExceeded):  # noqa: BLE001 - it is run once more, alone
            results.append(None)
    return results


def _run_bounded(function: Callable[..., T], args: Sequence[Any], seconds: float) -> T:
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    signal.setitimer(signal.ITIMER_PROF, seconds + GRACE_SECONDS)
    try:
        return function(*args)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)


_PR_SET_PDEATHSIG = 1


def set_up_grader(parent: int) -> None:
    """The parent handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGTERM))
    if os.getppid() != parent:
        os._exit(1)
    django.setup()
