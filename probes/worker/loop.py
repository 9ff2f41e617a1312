"""Claims due targets, keeps every slot full, records the results."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, TypeVar

from django.conf import settings

from config.database.threads import DatabaseThread
from index.values.vocabulary import Outcome
from probes.evidence.evidence import Evidence
from probes.facts.names import search_word
from probes.gather.probe import visit_host
from probes.models import Target
from probes.net.host_location import address_of
from probes.net.policy import Policy
from probes.publishing.record import record_visits
from probes.schedule import concurrency, control, leases, schedule

A = TypeVar("A")
R = TypeVar("R")


class Batcher(Generic[A, R]):
    """Calls `work` with up to `most` items; it returns a result or an exception for each.

    A call that finds no batch running waits `linger` seconds. For one event loop.
    """

    def __init__(
        self,
        work: Callable[[Sequence[A]], Awaitable[Sequence[R | Exception]]],
        *,
        most: int,
        linger: float = 0.0,
    ) -> None:
        self._work = work
        self._most = most
        self._linger = linger
        self._waiting: list[tuple[A, asyncio.Future[R]]] = []
        self._running: asyncio.Task[None] | None = None

    async def __call__(self, one: A) -> R:
        """Calls cancelled before their batch are left out."""
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append((one, future))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await future

    async def _run(self) -> None:
        if self._linger and len(self._waiting) < self._most:
            await asyncio.sleep(self._linger)
        while self._waiting:
            wanted = [call for call in self._waiting if not call[1].done()]
            batch, self._waiting = wanted[: self._most], wanted[self._most :]
            results = await self._results([one for one, _ in batch])
            for (_, future), result in zip(batch, results, strict=True):
                if future.done():
                    continue
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)
        self._running = None

    async def _results(self, batch: Sequence[A]) -> Sequence[R | Exception]:
        if not batch:
            return []
        try:
            return await self._work(batch)
        except Exception as error:  # noqa: BLE001 - it is the result of each
            return [error] * len(batch)


logger = logging.getLogger(__name__)

CLAIM_AT_ONCE = 50
RELOAD_EVERY = 30.0  # Seconds between reloads of the settings
LOOK_EVERY = 1.0  # Seconds

BATCH = 20  # Visits per transaction

EndedVisit = tuple[Evidence, Target]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    slots: int
    queue: leases.Queue
    visit: Callable[[Target], Awaitable[Evidence]]
    record: Callable[[Sequence[EndedVisit]], Sequence[Outcome | Exception]]
    """Each visit's outcome, or the exception that prevented recording."""
    address: Callable[[Target], Awaitable[str]] | None = None
    linger: float = 0.0
    reload: Callable[[], "Stage"] | None = None
    """Rebuilds the stage. Reads the database."""


class WorkerLoop:
    """Works until nothing is due, `seconds` have passed, or `stopping` returns True.

    On stopping, visits in progress get PROBE_DRAIN seconds; the rest are released. Database work has its own
    thread, so that a slow commit never blocks the sockets.
    """

    def __init__(
        self,
        stage: Stage,
        *,
        seconds: float,
        stopping: Callable[[], bool] = lambda: False,
        more: Callable[[], bool] = lambda: False,
    ) -> None:
        self.stage = stage
        self.seconds = seconds
        self.stopping = stopping
        self.more = more
        self.outcomes: dict[Outcome, int] = dict.fromkeys(Outcome, 0)
        self._database = DatabaseThread("record")
        self._record = Batcher(self._record_batch, most=BATCH, linger=stage.linger)
        self._admit = Batcher(self._admit_batch, most=BATCH)
        self._running: set[asyncio.Task[None]] = set()
        self._claim_at = self._reload_at = 0.0
        self._more_was_due = False

    async def run(self) -> dict[Outcome, int]:
        loop = asyncio.get_running_loop()
        ends_at, drained_at = loop.time() + self.seconds, None
        try:
            while True:
                if drained_at is None and self.stopping():
                    drained_at = loop.time() + settings.PROBE_DRAIN
                if drained_at is None and loop.time() < ends_at:
                    await self._fill()
                if drained_at is not None and (not self._running or loop.time() >= drained_at):
                    break
                if self._running:
                    _, self._running = await asyncio.wait(
                        self._running, timeout=LOOK_EVERY, return_when=asyncio.FIRST_COMPLETED
                    )
                elif loop.time() < ends_at and await self._database(self.more):
                    await asyncio.sleep(LOOK_EVERY)
                else:
                    break
        finally:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)
            await self._database.close()
        return self.outcomes

    async def _fill(self) -> None:
        """A claim costs the same for one host as for many, so wait for an eighth of the slots or a second."""
        free, now = self.stage.slots - len(self._running), asyncio.get_running_loop().time()
        worth_it = self._more_was_due and free >= min(CLAIM_AT_ONCE, max(1, self.stage.slots // 8))
        if self.stage.reload is not None and now >= self._reload_at:
            self.stage, self._reload_at = await self._database(self.stage.reload), now + RELOAD_EVERY
        if free and (worth_it or now >= self._claim_at or not self._running):
            wanted = min(free, CLAIM_AT_ONCE)
            targets = await self._database(lambda: leases.claim(self.stage.queue, wanted))
            self._claim_at, self._more_was_due = now + LOOK_EVERY, len(targets) == wanted
            self._running |= {asyncio.create_task(self._work(target)) for target in targets}

    async def _work(self, target: Target) -> None:
        """An internal error postpones only this target."""
        try:
            if not await self._is_admitted(target):
                return
            evidence = await self.stage.visit(target)
            outcome = await self._record((evidence, target))
        except asyncio.CancelledError:
            await self._give_back(lambda: leases.release(self.stage.queue, target))
            raise
        except leases.LeaseLost:
            logger.warning("the visit to %s is not recorded: its lease was lost", target.host)
        except Exception:
            logger.exception("the visit to %s failed", target.host)
            await self._give_back(lambda: leases.end_after_fault(target))
        else:
            self.outcomes[outcome] += 1

    async def _is_admitted(self, target: Target) -> bool:
        if self.stage.address is None:
            return True
        address = await self.stage.address(target)
        if concurrency.address_key(address) in {"", target.address}:
            return True
        until = await self._admit((target, address))
        if until is not None:
            await self._give_back(lambda: leases.defer(self.stage.queue, target, until))
        return until is None

    async def _record_batch(self, visits: Sequence[EndedVisit]) -> Sequence[Outcome | Exception]:
        return await self._database(lambda: self.stage.record(visits))

    async def _admit_batch(self, found: Sequence[tuple[Target, str]]) -> Sequence[datetime | None]:
        return await self._database(lambda: concurrency.admit(found, self.stage.queue.pace))

    async def _give_back(self, work: Callable[[], None]) -> None:
        with suppress(leases.LeaseLost):
            await self._database(work)


def record_each(
    record: Callable[[Evidence, Target], Outcome],
) -> Callable[[Sequence[EndedVisit]], Sequence[Outcome | Exception]]:
    def attempted(visited: EndedVisit) -> Outcome | Exception:
        try:
            return record(*visited)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            return error

    return lambda visits: [attempted(visited) for visited in visits]


def http_stage(before: Policy | None = None) -> Stage:
    """Reads the database: don't call it in an event loop."""
    policy = control.current_policy(before)
    return Stage(
        slots=settings.PROBE_CONCURRENCY,
        queue=schedule.VISITS,
        visit=lambda target: visit_host(target.host, policy, search_word=search_word),
        record=record_visits,
        address=lambda target: address_of(target.host, policy),
        linger=0.2,
        reload=lambda: http_stage(policy),
    )
