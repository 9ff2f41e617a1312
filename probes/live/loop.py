"""Worker of live checks."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.db import DatabaseError
from django.utils import timezone

from config.database.threads import DatabaseThread
from index.models import Site
from index.values.findings import Finding
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Outcome
from probes.browser.browser import Browser, machine_lock
from probes.browser.chromium import CannotStart
from probes.evidence.evidence import Evidence, Exchange
from probes.facts.names import search_word
from probes.gather.probe import Watch, visit_host
from probes.gather.webmcp import run_page
from probes.grading.finding import grade_evidence, outcome_of, ungraded_finding
from probes.grading.stored_visit import page_to_run, with_page_run
from probes.isolation import processes
from probes.live import queue, result
from probes.live.conclusions import (
    Conclusion,
    as_answer,
    conclude_busy,
    conclude_could_not_ask,
    conclude_not_asked,
)
from probes.live.early import EarlyAnswers
from probes.live.page_check import check_page
from probes.live.queue import LiveProgress
from probes.live.result import Step, result_of, step_of
from probes.live.shapes import PageVerdict
from probes.live.turns import free_slots
from probes.models import LiveCheck
from probes.net.host_location import address_of
from probes.net.policy import Policy
from probes.schedule import control
from probes.schedule.concurrency import address_key

if TYPE_CHECKING:
    from probes.gather.visit import Visit

logger = logging.getLogger(__name__)

CLAIM_EVERY = 0.25  # Seconds; somebody waits
LOOK_EVERY = 1.0  # Seconds between lease renewals, and between looks for early answers
RELOAD_EVERY = 30.0  # Seconds between reloads of the settings
IDLE = 10.0  # Seconds until the idle loop ends; beat starts another within a second
LOCK_NAME = "live-page.lock"

RunPage = Callable[[Browser], Awaitable[bool]]
CheckEnd = tuple[str, Mapping[str, Any]]  # Outcome and result; without an outcome the check waits again
_WAITS: CheckEnd = "", {}
_OUTCOMES = {PageVerdict.EXCLUDED: Outcome.DECLINED, PageVerdict.COULD_NOT_ASK: Outcome.COULD_NOT_ASK}


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
        self._database = DatabaseThread("live")
        self._running: dict[asyncio.Task[None], LiveCheck] = {}
        self._visits: dict[str, Visit] = {}
        self._steps: dict[str, Step] = {}
        self._early: dict[str, EarlyAnswers] = {}
        self._policy: Policy | None = None
        self._reload_at = self._look_at = 0.0

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
            await self._database.close()

    async def _wait(self) -> None:
        if not self._running:
            await asyncio.sleep(CLAIM_EVERY)
            return
        done, _ = await asyncio.wait(self._running, timeout=CLAIM_EVERY, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            del self._running[task]
        now = asyncio.get_running_loop().time()
        if self._running and now >= self._look_at:
            self._look_at = now + LOOK_EVERY
            await self._renew()

    async def _renew(self) -> None:
        progress = {check.pk: self._progress(check) for check in self._running.values()}
        held = await self._database(lambda: queue.renew(progress))
        for task, check in self._running.items():
            if check.pk not in held:  # an operator cancelled it, or it was claimed by another
                task.cancel()

    async def _fill(self) -> None:
        pages = [check for check in self._running.values() if check.page]
        hosts = [check for check in self._running.values() if not check.page]
        at = timezone.now()
        free = free_slots(hosts, settings.LIVE_CHECKS, at), free_slots(pages, result.PAGE_CHECKS, at)
        if max(free) <= 0:
            return
        now = asyncio.get_running_loop().time()
        if self._policy is None or now >= self._reload_at:
            before = self._policy
            self._policy, self._reload_at = await self._database(lambda: _policy(before)), now + RELOAD_EVERY
            await self._database(queue.forget_networks)
        for check in await self._database(lambda: _claim(*free)):
            self._running[asyncio.create_task(self._work(check))] = check

    async def _work(self, check: LiveCheck) -> None:
        """An internal error ends only this check."""
        try:
            outcome, found = await (self._answer_page if check.page else self._answer_host)(check)
            if outcome:
                await self._database(lambda: queue.finish(check, outcome, found))
        except asyncio.CancelledError:
            await asyncio.shield(self._database(lambda: queue.release(check)))
            raise
        except TimeoutError:
            await self._end(check, "failed", "The host kept us busy for too long.")
        except DatabaseError:
            logger.exception("the live check of %s is claimed again", check.host)
        except Exception:
            logger.exception("the live check of %s failed", check.host)
            await self._end(check, "failed", "The check failed by an error of ours.")
        finally:
            self._visits.pop(check.pk, None)
            self._steps.pop(check.pk, None)
            self._early.pop(check.pk, None)

    async def _end(self, check: LiveCheck, outcome: str, why: str) -> None:
        await self._database(lambda: queue.finish(check, outcome, {"why": why}))

    async def _answer_host(self, check: LiveCheck) -> CheckEnd:
        policy = self._policy
        assert policy is not None  # noqa: S101 - a claim follows it
        if await self._database(lambda: _is_left_alone(check.host, policy)):
            return "refused", {"why": result.spent_cap(check.host)}
        async with asyncio.timeout(result.MOST_SECONDS):
            finding = await self._find(check)
        if finding is None:
            return _WAITS
        return finding.outcome.value, await self._database(lambda: result_of(finding))

    async def _answer_page(self, check: LiveCheck) -> CheckEnd:
        """Its caller waits no longer than PAGE_CHECK_SECONDS."""
        at, url = datetime.now(UTC), "" if check.page == queue.HOME_PAGE else check.page
        try:
            async with asyncio.timeout(result.PAGE_CHECK_SECONDS - (at - check.asked_at).total_seconds()):
                found = await self._check_page(check, url)
        except TimeoutError:
            found = conclude_could_not_ask(Reason.TIMED_OUT)
        if found is None:
            return _WAITS
        return _OUTCOMES.get(found.verdict, Outcome.ANSWERED).value, as_answer(found, check.host, url, at)

    async def _check_page(self, check: LiveCheck, url: str) -> Conclusion | None:
        policy = self._policy
        assert policy is not None  # noqa: S101 - a claim follows it
        if not await self._admit(check, policy):
            return None

        async def run(page: str) -> Evidence | Conclusion | None:
            self._steps[check.pk] = Step.PAGE
            return await self._run_page(check.host, page, policy)

        return await check_page(check.host, url, policy, run, self._watch(check))

    async def _find(self, check: LiveCheck) -> Finding | None:
        """None if the address is at its cap, and the check waits again."""
        policy = self._policy
        assert policy is not None  # noqa: S101 - a claim follows it
        if not await self._admit(check, policy):
            return None
        async with self._answering_early(check):
            evidence = await visit_host(
                check.host,
                policy,
                search_word=search_word,
                seconds=result.VISIT_SECONDS,
                watch=self._watch(check),
            )
            evidence = await self._with_page(evidence, check, policy)
        self._steps[check.pk] = Step.GRADING
        return await _graded(evidence)

    @asynccontextmanager
    async def _answering_early(self, check: LiveCheck) -> AsyncIterator[None]:
        """Look for early answers every second; what is being graded at the end is waited for."""
        early, is_over = EarlyAnswers(check.host), asyncio.Event()
        self._early[check.pk] = early

        async def answer() -> None:
            while not is_over.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(is_over.wait(), LOOK_EVERY)
                if not is_over.is_set() and (seen := self._visits.get(check.pk)):
                    await early.look(seen.exchanges, self._step(check.pk, seen.exchanges))

        answering = asyncio.create_task(answer())
        try:
            yield
            is_over.set()
            await answering
        finally:
            answering.cancel()

    async def _admit(self, check: LiveCheck, policy: Policy) -> bool:
        address = address_key(await address_of(check.host, policy))
        return await self._database(lambda: queue.admit(check, address))

    def _watch(self, check: LiveCheck) -> Watch:
        return lambda seen: self._visits.__setitem__(check.pk, seen)

    async def _with_page(self, evidence: Evidence, check: LiveCheck, policy: Policy) -> Evidence:
        home = page_to_run(evidence) if outcome_of(evidence)[0] is Outcome.ANSWERED else None
        if home is None:
            return evidence
        self._steps[check.pk] = Step.PAGE
        ran = await self._run_page(check.host, home.final_url, policy)
        return with_page_run(evidence, ran) if isinstance(ran, Evidence) else evidence

    async def _run_page(self, host: str, url: str, policy: Policy) -> Evidence | Conclusion | None:
        """None without a browser that passes its self-test; a conclusion where it was not free or failed."""
        if self.browser is None or self.may_run_pages is None:
            return None
        path = Path(settings.DATA_DIR) / LOCK_NAME
        async with machine_lock(path, seconds=result.PAGE_WAITS) as mine:
            if not mine:
                return conclude_busy()
            if not await self.may_run_pages(self.browser):
                return None
            try:
                return await run_page(self.browser, policy, host, url)
            except CannotStart:
                logger.exception("the page of %s was not run", host)
                return conclude_not_asked(Reason.BROWSER_FAILED, "")

    def _progress(self, check: LiveCheck) -> LiveProgress:
        seen, early = self._visits.get(check.pk), self._early.get(check.pk)
        exchanges = seen.exchanges if seen else []
        step = self._step(check.pk, exchanges) if seen else self._steps.get(check.pk, "")
        return LiveProgress(step, len(exchanges), early.answers if early else {})

    def _step(self, id_: str, exchanges: Sequence[Exchange]) -> Step:
        return self._steps.get(id_) or step_of(exchanges)


async def _graded(evidence: Evidence) -> Finding:
    try:
        return await processes.run_async(grade_evidence, evidence)
    except processes.OverBudget:
        return ungraded_finding(evidence, OutcomeReason.TOO_COSTLY)


def _policy(before: Policy | None) -> Policy:
    policy = control.current_policy(before)
    test_delay = policy.host_delay if policy.test_delay is None else policy.test_delay
    return replace(
        policy,
        host_delay=min(policy.host_delay, result.HOST_DELAY),
        test_delay=min(test_delay, result.HOST_DELAY),
    )


def _claim(hosts: int, pages: int) -> list[LiveCheck]:
    if not queue.has_work():
        return []
    return [*queue.claim(hosts), *queue.claim(pages, pages=True)]


def _is_left_alone(host: str, policy: Policy) -> bool:
    return host in policy.blocked or Site.objects.filter(host=host, excluded_at__isnull=False).exists()
