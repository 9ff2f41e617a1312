"""A live page check: reads a pickled request and writes the result.

The caller kills the process when it takes too long.
"""

import asyncio
import ctypes
import logging
import os
import pickle
import signal
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvloop

from config.env import ConnectTo
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Answer
from probes.browser import self_test
from probes.browser.browser import Browser, CannotStart
from probes.browser.machine_lock import machine_lock
from probes.checks import webmcp
from probes.consent import home_refusal, may_hide_refusal, read_robots
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.evidence.page_run import Mention, PageTool
from probes.gather.home import HTML
from probes.gather.visit import Visit
from probes.gather.webmcp import run_page
from probes.isolation.budget import CpuTimeExceeded
from probes.isolation.metering import Meter
from probes.net.http.client import Client, Policy
from probes.net.policy import tls_context
from probes.net.signing import Signer
from probes.readers.replies import unreadable
from probes.readers.retry_after import asked_to_wait
from probes.readers.urls import absolute, same_site
from probes.readers.webmcp_code import MAX_MENTIONS, mentions, sources

logger = logging.getLogger(__name__)

CPU_SECONDS: Final = 15
"""Includes the start of the browser; then the kernel ends the process."""
BUSY_SECONDS: Final = 30
CLOSING: Final = 0.25
"""Seconds for a connection interrupted in its handshake."""
SCRIPTS: Final = 5
"""Scripts read without a browser."""
_PR_SET_PDEATHSIG: Final = 1


class PageVerdict(StrEnum):
    """Verdict on a page."""

    REGISTERED = "registered"
    DECLARED_ONLY = "declared_only"
    DECLARED = "declared"
    NOT_DECLARED = "not_declared"
    COULD_NOT_ASK = "could_not_ask"
    EXCLUDED = "excluded"


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRequest:
    """`given` is a URL or "", `browser` the program that runs pages or "".

    `seconds` is the time limit, `page_seconds` that of the page in the browser; `key` the private signing key
    or b"", `directory` the URL of its public half.
    """

    host: str
    given: str
    seconds: float
    page_seconds: float
    user_agent: str
    connect_to: tuple[ConnectTo, ...]
    ca_bundle: Path | None
    host_delay: float
    test_delay: float | None
    blocked: frozenset[str]
    key: bytes = field(repr=False)
    directory: str
    draft_01: bool
    browser: str
    is_proven: bool
    lock: Path

    def policy(self) -> Policy:
        return Policy(
            user_agent=self.user_agent,
            connect_to=self.connect_to,
            tls=tls_context(self.ca_bundle),
            host_delay=self.host_delay,
            test_delay=self.test_delay,
            signer=self._signer(),
            blocked=self.blocked,
        )

    def _signer(self) -> Signer | None:
        if not self.key:
            return None
        return Signer.from_private_bytes(self.key, self.directory, draft_01=self.draft_01)


@dataclass(frozen=True, slots=True)
class Conclusion:
    verdict: PageVerdict
    reason: str
    detail: str = ""
    tools: tuple[PageTool, ...] = ()
    found: tuple[Mention, ...] = ()
    retry_after: int | None = None


@dataclass(slots=True)
class CheckResult:
    """The conclusion, the page's URL, and the browser's self-test fault (None if not tried)."""

    conclusion: Conclusion
    url: str = ""
    fault: str | None = None


def answer(request: CheckRequest) -> CheckResult:
    result = CheckResult(could_not_ask(Reason.TOO_COSTLY))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            result.conclusion = runner.run(_in_time(request, result))
        except CpuTimeExceeded:
            logger.warning("the check of %s took more processor time than it may", request.host)
    return result


def main() -> None:
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL))
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
    logging.basicConfig(level=logging.WARNING)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # keep stray prints out of the answer
    pickle.dump(answer(pickle.load(sys.stdin.buffer)), answers)  # noqa: S301 - from the process that started this one
    answers.close()


async def _in_time(request: CheckRequest, result: CheckResult) -> Conclusion:
    try:
        async with asyncio.timeout(request.seconds):
            return await Meter().run(_ask(request, result))
    except TimeoutError:
        await asyncio.sleep(CLOSING)
        return could_not_ask(Reason.TIMED_OUT)


async def _ask(request: CheckRequest, result: CheckResult) -> Conclusion:
    policy = request.policy()
    async with Client(policy) as client:
        visit = Visit(client, request.host)
        page = await _read(visit, request)
        if isinstance(page, Conclusion):
            return page
        result.url = page.final_url
        ran = await _run(policy, request, result)
        return await _from_source(visit, page) if ran is None else _from_run(ran)


async def _read(visit: Visit, request: CheckRequest) -> Exchange | Conclusion:
    if request.given:
        visit.origin = "{0.scheme}://{0.netloc}".format(urlsplit(request.given))
    may = await visit.may_begin()
    robots = read_robots(visit.exchanges[-1])
    if not may and robots.refusal:
        return _excluded(robots.refusal)
    if not may:
        return could_not_ask(robots.reason or OutcomeReason.ROBOTS_UNREADABLE, visit.so_far)
    page = await visit.ask_page(Purpose.HOME, request.given or "/", accept=HTML)
    if page.ending is Ending.ROBOTS_DISALLOWED:
        return _excluded(Reason.ROBOTS_DISALLOWED)
    if reason := unreadable(page):
        return could_not_ask(reason, visit.so_far)
    if refusal := home_refusal(page):
        return _excluded(refusal)
    if may_hide_refusal(page):
        return could_not_ask(OutcomeReason.TOO_LARGE, visit.so_far)
    if page.status != 200:
        return could_not_ask(Reason.UNEXPECTED_STATUS, visit.so_far)
    if not same_site(f"https://{request.host}/", page.final_url):
        return could_not_ask(Reason.LEFT_THE_SITE)
    return page


async def _run(policy: Policy, request: CheckRequest, result: CheckResult) -> Evidence | None:
    if not request.browser:
        return None
    async with machine_lock(request.lock, seconds=8.0) as mine:
        if not mine:
            return None
        async with Browser(request.browser, policy.user_agent) as browser:
            try:
                result.fault = "" if request.is_proven else await self_test.fault(browser)
                if result.fault:
                    return None
                return await run_page(browser, policy, request.host, result.url, seconds=request.page_seconds)
            except CannotStart:
                logger.exception("the page of a check was not run")
                return None


def _from_run(evidence: Evidence) -> Conclusion:
    """Code seen in an inconclusive run remains as evidence."""
    judged, page = webmcp.grade(evidence), evidence.page
    found, tools = (page.mentions, page.tools) if page else ((), ())
    if judged.answer is Answer.YES:
        return Conclusion(PageVerdict.REGISTERED, judged.reason, judged.detail, tools, found)
    if judged.answer is Answer.UNKNOWN:
        wait = _wait(evidence)
        return Conclusion(PageVerdict.COULD_NOT_ASK, judged.reason, judged.detail, (), found, wait)
    verdict = PageVerdict.DECLARED_ONLY if found else PageVerdict.NOT_DECLARED
    return Conclusion(verdict, judged.reason, judged.detail, (), found)


async def _from_source(visit: Visit, page: Exchange) -> Conclusion:
    """Unread code can't give a no."""
    found = list(mentions(page))
    addresses = [absolute(source, page.final_url) for source in sources(page)]
    own = [address for address in dict.fromkeys(addresses) if address and same_site(page.final_url, address)]
    whole = len(own) == len(set(addresses)) and len(own) <= SCRIPTS and not page.truncated
    for address in own[:SCRIPTS]:
        script = await visit.ask(Purpose.PAGE, address)
        whole = whole and unreadable(script) is None and not script.truncated
        if script.ok and len(found) < MAX_MENTIONS:
            found += mentions(script, "script")
    if found:
        return Conclusion(PageVerdict.DECLARED, Reason.NO_BROWSER, found=tuple(found[:MAX_MENTIONS]))
    if whole:
        return Conclusion(
            PageVerdict.NOT_DECLARED, Reason.NO_BROWSER, "All of its source was read; no browser ran it."
        )
    return Conclusion(PageVerdict.COULD_NOT_ASK, Reason.NO_BROWSER, retry_after=BUSY_SECONDS)


def _excluded(reason: OutcomeReason | Reason) -> Conclusion:
    return Conclusion(PageVerdict.EXCLUDED, reason)


def could_not_ask(reason: OutcomeReason | Reason, seen: Evidence | None = None) -> Conclusion:
    return Conclusion(PageVerdict.COULD_NOT_ASK, reason, retry_after=_wait(seen) if seen else None)


def _wait(evidence: Evidence) -> int | None:
    moment = asked_to_wait(evidence, datetime.now(UTC))
    return max(1, int((moment - datetime.now(UTC)).total_seconds())) if moment else None


if __name__ == "__main__":
    # Pickles need the module's importable name, not __main__.
    from probes.live.page_process import main as run

    run()
