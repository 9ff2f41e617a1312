"""Regrades the whole store in batches and processes; stoppable after any batch."""

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
WORTH: Final = 2 * BATCH

_AHEAD: Final = 3


@dataclass(frozen=True, slots=True)
class Done:
    hosts: int
    last: str
    changed: int
    unreadable: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)


def work() -> str:
    """A new rubric version starts over."""
    return f"regrade {RUBRIC_VERSION}"


def processes_for(hosts: int) -> int:
    return len(os.sched_getaffinity(0)) if hosts >= WORTH else 1


def batches(names: Iterable[str], *, processes: int) -> Iterator[Done]:
    """With several processes, this one only distributes.

    Forks, so call it before starting threads.
    """
    waiting = iter(names)
    cut = iter(lambda: list(islice(waiting, BATCH)), [])
    return map(_batch, cut) if processes == 1 else _by_several(cut, _executor(processes), _AHEAD * processes)


def _executor(processes: int) -> ProcessPoolExecutor:
    connections.close_all()
    executor = ProcessPoolExecutor(processes, get_context("fork"), pool.begin, (os.getpid(),))
    executor.submit(os.getpid)  # the first task starts all processes
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
    return Done(len(names), names[-1], done.changed, done.unreadable, done.failed)
