"""The loop of a probe worker: claim what is due, keep every slot full, record what comes back."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from django.conf import settings
from django.db import close_old_connections, connections

from index.findings import Finding
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


class Pump:
    """Probes due targets until none is due, or `seconds` are over, or `stopping` says so.

    What is in flight when the time is over is finished; when it must stop, it is given back. Grading and
    the database run in one thread beside the event loop, so that a slow commit or a large page never
    stops the sockets.
    """

    def __init__(self, *, seconds: float, stopping: Callable[[], bool] = lambda: False) -> None:
        """Prepare a pump that has claimed nothing yet."""
        self.seconds = seconds
        self.stopping = stopping
        self.policy = Policy.from_settings(signing_keys.signer())
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
        free = settings.PROBE_CONCURRENCY - len(self._running)
        if free > 0:
            targets = await self._database(lambda: schedule.claim(min(free, CLAIM_AT_ONCE)))
            self._running |= {asyncio.create_task(self._probe(target)) for target in targets}

    async def _probe(self, target: Target) -> None:
        """Visit and record one target. A fault of ours costs this visit only, and it is tried again later."""
        try:
            evidence = await visit(target.host, self.policy)
            finding = await self._database(lambda: _record(evidence, target))
        except asyncio.CancelledError:
            await self._database(lambda: schedule.release(target))
            raise
        except Exception:
            logger.exception("probe of %s failed", target.host)
            await self._database(lambda: schedule.postpone(target))
        else:
            self.outcomes[finding.outcome] += 1

    async def _database(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _record(evidence: Evidence, target: Target) -> Finding:
    close_old_connections()
    return record(evidence, target)
