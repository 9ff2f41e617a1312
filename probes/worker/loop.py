"""The loop of a worker: claim what is due, keep every slot full, record what comes back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeVar

from django.conf import settings
from django.db import close_old_connections, connections

from index.values.vocabulary import Outcome
from probes.evidence.evidence import Evidence
from probes.gather.probe import visit
from probes.models import Target
from probes.net.host_location import address_of
from probes.net.policy import Policy
from probes.publishing.record import record_all
from probes.schedule import concurrency, control, leases, schedule
from probes.worker.batcher import Together

logger = logging.getLogger(__name__)

CLAIM_AT_ONCE: Final = 50
RENEW_EVERY: Final = 30.0
"""Seconds after which a long run asks what an operator has decided since."""
LOOK_EVERY: Final = 1.0
"""Seconds between two looks for due targets and for the wish to stop."""

TOGETHER: Final = 20
"""Visits that are recorded, or hosts that enter, in one transaction at most."""

T = TypeVar("T")
Visited = tuple[Evidence, Target]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """One kind of work on hosts: how many at a time, where they come from, what is done, and what becomes of it."""

    slots: int
    queue: leases.Queue
    visit: Callable[[Target], Awaitable[Evidence]]
    record: Callable[[Sequence[Visited]], Sequence[Outcome | Exception]]
    """Of several that ended at about the same time: how each came out, or why it could not be recorded."""
    address: Callable[[Target], Awaitable[str]] | None = None
    """Where a host is, if that is to be known before it is visited."""
    linger: float = 0.0
    """Seconds that a visit which has ended waits for others, to be recorded with them."""
    renew: Callable[[], "Stage"] | None = None
    """The same as an operator would have it by now. Reads the database."""


class Pump:
    """Works on due targets until none is due, or `seconds` are over, or `stopping` says so.

    What is in flight when the time is over is finished. When it must stop, what is in flight has PROBE_DRAIN seconds
    to finish; the rest is given back. The database runs in one thread beside the event loop, so that a slow commit
    never stops the sockets.
    """

    def __init__(
        self,
        stage: Stage,
        *,
        seconds: float,
        stopping: Callable[[], bool] = lambda: False,
        more: Callable[[], bool] = lambda: False,
    ) -> None:
        """Prepare a pump that has claimed nothing yet. `more` says that something will be due soon: wait for it."""
        self.stage = stage
        self.seconds = seconds
        self.stopping = stopping
        self.more = more
        self.outcomes: dict[Outcome, int] = dict.fromkeys(Outcome, 0)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="record")
        self._record = Together(self._recorded, most=TOGETHER, linger=stage.linger)
        self._enter = Together(self._entered, most=TOGETHER)
        self._running: set[asyncio.Task[None]] = set()
        self._look_at = self._renew_at = 0.0
        self._more_was_due = False

    async def run(self) -> dict[Outcome, int]:
        """Pump; return how many visits ended in which way."""
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
            await self._database(connections.close_all)
            self._thread.shutdown()
        return self.outcomes

    async def _fill(self) -> None:
        """Claim for the free slots: when an eighth of all is free and more was due the last time, else once a second.

        A claim costs as much for one host as for many.
        """
        free, now = self.stage.slots - len(self._running), asyncio.get_running_loop().time()
        worth_it = self._more_was_due and free >= min(CLAIM_AT_ONCE, max(1, self.stage.slots // 8))
        if self.stage.renew is not None and now >= self._renew_at:
            self.stage, self._renew_at = await self._database(self.stage.renew), now + RENEW_EVERY
        if free and (worth_it or now >= self._look_at or not self._running):
            wanted = min(free, CLAIM_AT_ONCE)
            targets = await self._database(lambda: self._claim(wanted))
            self._look_at, self._more_was_due = now + LOOK_EVERY, len(targets) == wanted
            self._running |= {asyncio.create_task(self._work(target)) for target in targets}

    async def _work(self, target: Target) -> None:
        """Visit and record one target. A fault of ours costs this visit only, and it is tried again later."""
        try:
            if not await self._may_enter(target):
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
            await self._give_back(lambda: leases.postpone(target))
        else:
            self.outcomes[outcome] += 1

    async def _may_enter(self, target: Target) -> bool:
        """Whether there is room at the address where this host is; without, it is put off."""
        if self.stage.address is None:
            return True
        address = await self.stage.address(target)
        if concurrency.crowd_of(address) in {"", target.address}:
            return True
        until = await self._enter((target, address))
        if until is not None:
            await self._give_back(lambda: leases.put_off(self.stage.queue, target, until))
        return until is None

    async def _recorded(self, visits: Sequence[Visited]) -> Sequence[Outcome | Exception]:
        return await self._database(lambda: self.stage.record(visits))

    async def _entered(self, found: Sequence[tuple[Target, str]]) -> Sequence[datetime | None]:
        return await self._database(lambda: concurrency.enter(found, self.stage.queue.pace))

    async def _give_back(self, work: Callable[[], None]) -> None:
        with suppress(leases.LeaseLost):
            await self._database(work)

    def _claim(self, limit: int) -> list[Target]:
        close_old_connections()
        return leases.claim(self.stage.queue, limit)

    async def _database(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def one_by_one(
    record: Callable[[Evidence, Target], Outcome],
) -> Callable[[Sequence[Visited]], Sequence[Outcome | Exception]]:
    """Record each in a transaction of its own."""

    def attempted(visited: Visited) -> Outcome | Exception:
        try:
            return record(*visited)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            return error

    return lambda visits: [attempted(visited) for visited in visits]


def http_stage(before: Policy | None = None) -> Stage:
    """Visits over HTTP. Reads the database, so that it is not for an event loop."""
    policy = control.policy(before)
    return Stage(
        slots=settings.PROBE_CONCURRENCY,
        queue=schedule.VISITS,
        visit=lambda target: visit(target.host, policy),
        record=record_all,
        address=lambda target: address_of(target.host, policy),
        linger=0.2,
        renew=lambda: http_stage(policy),
    )
