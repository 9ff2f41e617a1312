"""Worker of live checks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from django.conf import settings
from django.db import DatabaseError, close_old_connections, connections

from index.models import Site
from index.values.findings import Finding
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.browser.browser import Browser, CannotStart
from probes.browser.machine_lock import machine_lock
from probes.evidence.evidence import Evidence
from probes.facts.search_word import search_word
from probes.gather.probe import visit
from probes.gather.webmcp import run_page
from probes.grading import rubric
from probes.grading.grade import grade, outcome_of, ungraded
from probes.grading.judging import joined, page_to_run
from probes.isolation import isolated
from probes.live import pace, queue
from probes.live.result import result_of
from probes.live.steps import Step, step_of
from probes.models import LiveCheck
from probes.net.host_location import address_of
from probes.net.policy import Policy
from probes.schedule import control
from probes.schedule.concurrency import address_key

if TYPE_CHECKING:
    from probes.gather.visit import Visit

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = 1.0
"""Seconds between claims, and between lease renewals."""
RENEW_EVERY: Final = 30.0
"""Seconds between reloads of the settings."""
IDLE: Final = 10.0
"""Seconds until the idle loop ends; beat starts another within a second."""
LOCK_NAME: Final = "check-webmcp.lock"

T = TypeVar("T")
RunPage = Callable[[Browser], Awaitable[bool]]


class LiveLoop:
    """Works until idle, `seconds` have passed, or `stopping` returns True.

    On stopping, checks in progress get PROBE_DRAIN seconds; the rest wait again. `may_run_pages`: whether the
    browser passed its self-test.
    """

    def __init__(
        self,
        *,
        seconds: float,
        stopping: Callable[[], bool] = lambda: False,
        browser: Browser | None = None,
        may_run_pages: RunPage | None = None,
    ) -> None:
        self.seconds = seconds
        self.stopping = stopping
        self.browser = browser
        self.may_run_pages = may_run_pages
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="live")
        self._running: dict[asyncio.Task[None], LiveCheck] = {}
        self._visits: dict[str, Visit] = {}
        self._steps: dict[str, Step] = {}
        self._policy: Policy | None = None
        self._renew_at = 0.0

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + self.seconds
        idle_at, drained_at = loop.time() + IDLE, None
        try:
            while True:
                if drained_at is None and self.stopping():
                    drained_at = loop.time() + settings.PROBE_DRAIN
                if drained_at is None and loop.time() < ends_at:
                    await self._fill()
                if self._running:
                    idle_at = loop.time() + IDLE
                if drained_at is not None and (not self._running or loop.time() >= drained_at):
                    break
                if not self._running and loop.time() >= min(idle_at, ends_at):
                    break
                await self._wait()
        finally:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)
            await self._database(connections.close_all)
            self._thread.shutdown()

    async def _wait(self) -> None:
        if not self._running:
            await asyncio.sleep(LOOK_EVERY)
            return
        done, _ = await asyncio.wait(self._running, timeout=LOOK_EVERY, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            del self._running[task]
        if self._running:
            progress = {check.pk: self._progress(check) for check in self._running.values()}
            held = await self._database(lambda: queue.renew(progress))
            for task, check in self._running.items():
                if check.pk not in held:  # an operator cancelled it, or it was claimed by another
                    task.cancel()

    async def _fill(self) -> None:
        free, now = settings.LIVE_CHECKS - len(self._running), asyncio.get_running_loop().time()
        if free <= 0:
            return
        if self._policy is None or now >= self._renew_at:
            before = self._policy
            self._policy, self._renew_at = await self._database(lambda: _policy(before)), now + RENEW_EVERY
        for check in await self._database(lambda: _claim(free)):
            self._running[asyncio.create_task(self._work(check))] = check

    async def _work(self, check: LiveCheck) -> None:
        """An internal error ends only this check."""
        try:
            async with asyncio.timeout(pace.MOST_SECONDS):
                finding = await self._find(check)
            if finding is not None:
                said = await self._database(lambda: result_of(finding))
                await self._database(lambda: queue.finish(check, finding.outcome.value, said))
        except asyncio.CancelledError:
            await asyncio.shield(self._database(lambda: queue.release(check)))
            raise
        except TimeoutError:
            await self._end(check, "failed", "The host kept us busy for too long.")
        except queue.NotTaken:
            await self._end(
                check,
                "refused",
                "Too many hosts at this address were checked within the hour. Try again later.",
            )
        except DatabaseError:
            logger.exception("the live check of %s is claimed again", check.host)
        except Exception:
            logger.exception("the live check of %s failed", check.host)
            await self._end(check, "failed", "The check failed by an error of ours.")
        finally:
            self._visits.pop(check.pk, None)
            self._steps.pop(check.pk, None)

    async def _end(self, check: LiveCheck, outcome: str, why: str) -> None:
        await self._database(lambda: queue.finish(check, outcome, {"why": why}))

    async def _find(self, check: LiveCheck) -> Finding | None:
        """None if the address is at its cap, and the check waits again."""
        policy = self._policy
        assert policy is not None  # noqa: S101 - a claim follows it
        if await self._database(lambda: _is_left_alone(check.host, policy)):
            return left_alone(check.host)
        address = address_key(await address_of(check.host, policy))
        if not await self._database(lambda: queue.admit(check, address)):
            return None
        evidence = await visit(
            check.host,
            policy,
            search_word=search_word,
            seconds=pace.VISIT_SECONDS,
            watch=lambda seen: self._visits.__setitem__(check.pk, seen),
        )
        evidence = await self._with_page(evidence, check, policy)
        self._steps[check.pk] = Step.GRADING
        return await _graded(evidence)

    async def _with_page(self, evidence: Evidence, check: LiveCheck, policy: Policy) -> Evidence:
        home = page_to_run(evidence) if outcome_of(evidence)[0] is Outcome.ANSWERED else None
        if home is None or self.browser is None or self.may_run_pages is None:
            return evidence
        self._steps[check.pk] = Step.PAGE
        path = Path(settings.DATA_DIR) / LOCK_NAME
        async with machine_lock(path, seconds=pace.PAGE_WAITS) as mine:
            if not mine or not await self.may_run_pages(self.browser):
                return evidence
            try:
                return joined(evidence, await run_page(self.browser, policy, check.host, home.final_url))
            except CannotStart:
                logger.exception("the page of %s was not run", check.host)
                return evidence

    def _progress(self, check: LiveCheck) -> tuple[str, int]:
        seen = self._visits.get(check.pk)
        exchanges = seen.exchanges if seen else []
        step = self._steps.get(check.pk) or (step_of(exchanges) if seen else "")
        return step, len(exchanges)

    async def _database(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def left_alone(host: str) -> Finding:
    return Finding(
        host=host,
        url=f"https://{host}/",
        outcome=Outcome.DECLINED,
        outcome_reason=OutcomeReason.LEFT_ALONE,
        probed_at=datetime.now(UTC),
        seconds=0.0,
        requests=0,
        rubric_version=rubric.RUBRIC_VERSION,
    )


async def _graded(evidence: Evidence) -> Finding:
    try:
        return await isolated.run_async(grade, evidence)
    except isolated.OverBudget:
        return ungraded(evidence, OutcomeReason.TOO_COSTLY)


def _policy(before: Policy | None) -> Policy:
    policy = control.policy(before)
    test_delay = policy.host_delay if policy.test_delay is None else policy.test_delay
    return replace(
        policy,
        host_delay=min(policy.host_delay, pace.HOST_DELAY),
        test_delay=min(test_delay, pace.HOST_DELAY),
    )


def _claim(limit: int) -> list[LiveCheck]:
    close_old_connections()
    return queue.claim(limit)


def _is_left_alone(host: str, policy: Policy) -> bool:
    return host in policy.blocked or Site.objects.filter(host=host, excluded_at__isnull=False).exists()
