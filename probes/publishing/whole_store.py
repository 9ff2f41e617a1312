"""The whole store graded again, in batches and by several processes; whoever calls may stop after any batch."""

import os
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from typing import Final

from django.db import connections

from probes.grading.rubric import RUBRIC_VERSION
from probes.isolation import pool
from probes.publishing import regrade

BATCH: Final = 100
"""Hosts that are read together."""
WORTH: Final = 2 * BATCH
"""Hosts from which on further processes are started."""

_AHEAD: Final = 3
"""Batches a process that wait or are done before it is their turn to be told of."""


@dataclass(frozen=True, slots=True)
class Done:
    """One batch: how many hosts, the last of them, how many changed, and a line about each that could not be graded."""

    hosts: int
    last: str
    changed: int
    torn: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)


def work() -> str:
    """Name the grading of the whole store by the rubric of today: another one begins anew."""
    return f"regrade {RUBRIC_VERSION}"


def processes_for(hosts: int) -> int:
    """How many processes so many hosts are worth: one a core, or only this one."""
    return len(os.sched_getaffinity(0)) if hosts >= WORTH else 1


def batches(names: Iterable[str], *, processes: int) -> Iterator[Done]:
    """Grade these hosts, and yield each batch in their order. With more than one process this one only hands them out.

    Call it before any thread is begun: the further processes are made then, of this one.
    """
    waiting = iter(names)
    cut = iter(lambda: list(islice(waiting, BATCH)), [])
    return map(_batch, cut) if processes == 1 else _by_several(cut, _executor(processes), _AHEAD * processes)


def _executor(processes: int) -> ProcessPoolExecutor:
    """Processes that have read all code already, as this one has, and share no connection with it."""
    connections.close_all()
    executor = ProcessPoolExecutor(processes, get_context("fork"), pool.begin, (os.getpid(),))
    executor.submit(os.getpid)  # with the first thing to do all of them begin
    return executor


def _by_several(cut: Iterable[list[str]], executor: ProcessPoolExecutor, ahead: int) -> Iterator[Done]:
    running: deque[Future[Done]] = deque()
    try:
        for batch in cut:
            running.append(executor.submit(_batch, batch))
            if len(running) == ahead:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _batch(names: list[str]) -> Done:
    done = regrade.regrade_all(names)
    return Done(len(names), names[-1], done.changed, done.torn, done.failed)
