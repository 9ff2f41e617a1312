"""The loop of a worker: claim what is due, keep every slot full, record what comes back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

from django.conf import settings
from django.db import close_old_connections, connections

from index.vocabulary import Outcome
from probes import schedule, signing_keys
from probes.evidence import Evidence
from probes.models import Target
from probes.net.client import Policy
from probes.probe import record, visit

logger = logging.getLogger(__name__)

CLAIM_AT_ONCE: Final = 50
LOOK_EVERY: Final = 1.0
"""Seconds between two looks for due targets and for the wish to stop."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """One kind of visit: how many at a time, where its targets come from, what is done, and what becomes of it."""

    slots: int
    claim: Callable[[int], list[Target]]
    visit: Callable[[Target], Awaitable[Evidence]]
    record: Callable[[Evidence, Target], Outcome]
    release: Callable[[Target], None]
    postpone: Callable[[Target], None]


class Pump:
    """Works on due targets until none is due, or `seconds` are over, or `stopping` says so.

    What is in flight when the time is over is finished; when it must stop, it is given back. Grading and
    the database run in one thread beside the event loop, so that a slow commit or a large page never
    stops the sockets.
    """

    def __init__(self, stage: Stage, *, seconds: float, stopping: Callable[[], bool] = lambda: False) -> None:
        """Prepare a pump that has claimed nothing yet."""
        self.stage = stage
        self.seconds = seconds
        self.stopping = stopping
        self.outcomes: dict[Outcome, int] = dict.fromkeys(Outcome, 0)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="record")
        self._running: set[asyncio.Task[None]] = set()

    async def run(self) -> dict[Outcome, int]:
        """Pump; return how many visits ended in which way."""
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + self.seconds
        try:
            while not self.stopping():
                if loop.time() < ends_at:
                    await self._fill()
                if not self._running:
                    break
                _, self._running = await asyncio.wait(
                    self._running, timeout=LOOK_EVERY, return_when=asyncio.FIRST_COMPLETED
                )
        finally:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)
            await self._database(connections.close_all)
            self._thread.shutdown()
        return self.outcomes

    async def _fill(self) -> None:
        free = self.stage.slots - len(self._running)
        if free > 0:
            targets = await self._database(lambda: self.stage.claim(min(free, CLAIM_AT_ONCE)))
            self._running |= {asyncio.create_task(self._work(target)) for target in targets}

    async def _work(self, target: Target) -> None:
        """Visit and record one target. A fault of ours costs this visit only, and it is tried again later."""
        try:
            evidence = await self.stage.visit(target)
            outcome = await self._database(lambda: self._record(evidence, target))
        except asyncio.CancelledError:
            await self._database(lambda: self.stage.release(target))
            raise
        except Exception:
            logger.exception("the visit to %s failed", target.host)
            await self._database(lambda: self.stage.postpone(target))
        else:
            self.outcomes[outcome] += 1

    async def _database(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _record(self, evidence: Evidence, target: Target) -> Outcome:
        close_old_connections()
        return self.stage.record(evidence, target)


def http_stage() -> Stage:
    """Visits over HTTP. Reads the signing keys, so that it is not for an event loop."""
    policy = Policy.from_settings(signing_keys.signer())
    return Stage(
        slots=settings.PROBE_CONCURRENCY,
        claim=schedule.claim,
        visit=lambda target: visit(target.host, policy),
        record=lambda evidence, target: record(evidence, target).outcome,
        release=schedule.release,
        postpone=schedule.postpone,
    )
