"""One page asked now, in a process of its own: `python -m probes.live.page_process` reads what to ask and writes what was found.

Whoever asks waits for the process and ends it when it takes too long. Whatever a page sends, and however long its code takes
to read, costs this process alone.
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
from probes.browser.machine_slot import machine_lock
from probes.checks import webmcp
from probes.consent import home_refusal, read_robots
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.evidence.page_run import Mention, PageTool
from probes.gather.home import HTML
from probes.gather.visit import Visit
from probes.gather.webmcp import run_page
from probes.isolation.budget import Spent
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
"""Processor time of the whole process, in which a browser is started and driven. The kernel ends it then."""
BUSY_SECONDS: Final = 30
"""When to come again."""
CLOSING: Final = 0.25
"""Seconds in which a connection that was cut off in its handshake closes itself."""
SCRIPTS: Final = 5
"""Scripts of the site itself that are read where no browser runs them."""
_PR_SET_PDEATHSIG: Final = 1


class Verdict(StrEnum):
    """What is said of a page."""

    REGISTERED = "registered"
    DECLARED_ONLY = "declared_only"
    DECLARED = "declared"
    NOT_DECLARED = "not_declared"
    COULD_NOT_ASK = "could_not_ask"
    EXCLUDED = "excluded"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked, and how: `given` is a whole URL or "", `browser` the program that runs pages, "" for none.

    `seconds` bound the answer; `key` is the private key that signs, b"" for none, `directory` where its public half is.
    """

    host: str
    given: str
    seconds: float
    user_agent: str
    connect_to: tuple[ConnectTo, ...]
    ca_bundle: Path | None
    host_delay: float
    test_delay: float | None
    blocked: frozenset[str]
    key: bytes = field(repr=False)
    directory: str
    browser: str
    is_proven: bool
    """Whether the browser has passed its self-test before."""
    lock: Path
    """Held by the one check of this machine that runs a page."""

    def policy(self) -> Policy:
        """As whom, and how politely."""
        return Policy(
            user_agent=self.user_agent,
            connect_to=self.connect_to,
            tls=tls_context(self.ca_bundle),
            host_delay=self.host_delay,
            test_delay=self.test_delay,
            signer=Signer.from_private_bytes(self.key, self.directory) if self.key else None,
            blocked=self.blocked,
        )


@dataclass(frozen=True, slots=True)
class Said:
    """A verdict and what it rests on."""

    verdict: Verdict
    reason: str
    detail: str = ""
    tools: tuple[PageTool, ...] = ()
    found: tuple[Mention, ...] = ()
    retry_after: int | None = None


@dataclass(slots=True)
class Told:
    """The answer: what is said, of which address, and what is wrong with the browser, None when it was not tried."""

    said: Said
    url: str = ""
    fault: str | None = None


def answer(question: Question) -> Told:
    """Ask the page."""
    told = Told(unasked(Reason.TOO_COSTLY))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            told.said = runner.run(_in_time(question, told))
        except Spent:
            logger.warning("the check of %s took more processor time than it may", question.host)
    return told


def main() -> None:
    """Answer the question on standard input."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL))
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
    logging.basicConfig(level=logging.WARNING)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anything prints is no answer
    pickle.dump(answer(pickle.load(sys.stdin.buffer)), answers)  # noqa: S301 - from the process that started this one
    answers.close()


async def _in_time(question: Question, told: Told) -> Said:
    try:
        async with asyncio.timeout(question.seconds):
            return await Meter().run(_ask(question, told))
    except TimeoutError:
        await asyncio.sleep(CLOSING)
        return unasked(Reason.TIMED_OUT)


async def _ask(question: Question, told: Told) -> Said:
    policy = question.policy()
    async with Client(policy) as client:
        visit = Visit(client, question.host)
        page = await _read(visit, question)
        if isinstance(page, Said):
            return page
        told.url = page.final_url
        ran = await _run(policy, question, told)
        return await _from_source(visit, page) if ran is None else _from_run(ran)


async def _read(visit: Visit, question: Question) -> Exchange | Said:
    """Read robots.txt and the page itself; say why not."""
    if question.given:
        visit.origin = "{0.scheme}://{0.netloc}".format(urlsplit(question.given))
    may = await visit.may_begin()
    robots = read_robots(visit.exchanges[-1])
    if not may and robots.refusal:
        return _excluded(robots.refusal)
    if not may:
        return unasked(robots.reason or OutcomeReason.ROBOTS_UNREADABLE, visit.so_far)
    page = await visit.ask(Purpose.HOME, question.given or "/", accept=HTML)
    if page.ending is Ending.ROBOTS_DISALLOWED:
        return _excluded(Reason.ROBOTS_DISALLOWED)
    if reason := unreadable(page):
        return unasked(reason, visit.so_far)
    if refusal := home_refusal(page):
        return _excluded(refusal)
    if page.status != 200:
        return unasked(Reason.UNEXPECTED_STATUS, visit.so_far)
    if not same_site(f"https://{question.host}/", page.final_url):
        return unasked(Reason.LEFT_THE_SITE)
    return page


async def _run(policy: Policy, question: Question, told: Told) -> Evidence | None:
    """Run the page in a browser of its own; None when none is to be had, or none in time."""
    if not question.browser:
        return None
    async with machine_lock(question.lock, seconds=8.0) as mine:
        if not mine:
            return None
        async with Browser(question.browser, policy.user_agent) as browser:
            try:
                told.fault = "" if question.is_proven else await self_test.fault(browser)
                return None if told.fault else await run_page(browser, policy, question.host, told.url)
            except CannotStart:
                logger.exception("the page of a check was not run")
                return None


def _from_run(evidence: Evidence) -> Said:
    """Say what the run says; where it says nothing, what code was seen stays in the evidence."""
    judged, page = webmcp.grade(evidence), evidence.page
    found, tools = (page.mentions, page.tools) if page else ((), ())
    if judged.answer is Answer.YES:
        return Said(Verdict.REGISTERED, judged.reason, judged.detail, tools, found)
    if judged.answer is Answer.UNKNOWN:
        wait = _wait(evidence)
        return Said(Verdict.COULD_NOT_ASK, judged.reason, judged.detail, (), found, wait)
    verdict = Verdict.DECLARED_ONLY if found else Verdict.NOT_DECLARED
    return Said(verdict, judged.reason, judged.detail, (), found)


async def _from_source(visit: Visit, page: Exchange) -> Said:
    """Read the page's code, where no browser runs it: what is not read is not denied."""
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
        return Said(Verdict.DECLARED, Reason.NO_BROWSER, found=tuple(found[:MAX_MENTIONS]))
    if whole:
        return Said(Verdict.NOT_DECLARED, Reason.NO_BROWSER, "All of its source was read; no browser ran it.")
    return Said(Verdict.COULD_NOT_ASK, Reason.NO_BROWSER, retry_after=BUSY_SECONDS)


def _excluded(reason: OutcomeReason | Reason) -> Said:
    return Said(Verdict.EXCLUDED, reason)


def unasked(reason: OutcomeReason | Reason, seen: Evidence | None = None) -> Said:
    """Say why nothing can be said."""
    return Said(Verdict.COULD_NOT_ASK, reason, retry_after=_wait(seen) if seen else None)


def _wait(evidence: Evidence) -> int | None:
    """Return the seconds that the site asked us to wait, None when it did not."""
    moment = asked_to_wait(evidence, datetime.now(UTC))
    return max(1, int((moment - datetime.now(UTC)).total_seconds())) if moment else None


if __name__ == "__main__":
    # What is pickled belongs to the module by its name, not to the program that runs.
    from probes.live.page_process import main as run

    run()
