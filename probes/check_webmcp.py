"""The use case `check_webmcp`: one site asked now, for whoever wants to know. It neither reads nor writes the index."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final
from urllib.parse import urlsplit

import uvloop
from django.conf import settings
from django.db import DatabaseError

from index.reasons import OUTCOME_TEXTS, REASON_TEXTS, OutcomeReason, Reason
from index.vocabulary import Answer
from probes import browsing, control, submit
from probes.checks import webmcp
from probes.consent import home_refusal, read_robots
from probes.evidence import Ending, Evidence, Exchange, Purpose
from probes.gather.home import HTML
from probes.gather.visit import Visit
from probes.gather.webmcp import run_page
from probes.net.browser import Browser, CannotStart
from probes.net.client import Client, Policy
from probes.net.slot import slot
from probes.page_run import Mention, PageTool
from probes.readers.replies import unreadable
from probes.readers.urls import absolute, same_site
from probes.readers.webmcp_code import MAX_MENTIONS, mentions, sources
from probes.retry_after import asked_to_wait

logger = logging.getLogger(__name__)

SECONDS: Final = 45.0
"""All that one check may take."""
AT_ONCE: Final = 4
"""Checks of one web process; the rest are told to come again."""
BUSY_SECONDS: Final = 30
"""When to come again."""
CLOSING: Final = 0.25
"""Seconds in which a connection that was cut off in its handshake closes itself."""
SCRIPTS: Final = 5
"""Scripts of the site itself that are read where no browser runs them."""

_room = threading.BoundedSemaphore(AT_ONCE)
_proof = browsing.Proof()


class Verdict(StrEnum):
    """What is said of a page."""

    REGISTERED = "registered"
    DECLARED_ONLY = "declared_only"
    DECLARED = "declared"
    NOT_DECLARED = "not_declared"
    COULD_NOT_ASK = "could_not_ask"
    EXCLUDED = "excluded"


NOTES: Final = {
    Verdict.REGISTERED: "The page ran in a real browser and registered these tools. None of them was called.",
    Verdict.DECLARED_ONLY: "Code or forms for WebMCP are there, and the page ran in a real browser, but it registered "
    "no tool. It may do so only after a click, a consent or a log-in.",
    Verdict.DECLARED: "Code or forms for WebMCP are in the source. No browser was available to see whether they "
    "register a tool.",
    Verdict.NOT_DECLARED: "Nothing in what was read declares WebMCP.",
    Verdict.COULD_NOT_ASK: "Nothing can be said about the site: this is not a no.",
    Verdict.EXCLUDED: "The site does not want to be asked, so it was not asked any further.",
}


@dataclass(frozen=True, slots=True)
class _Said:
    """A verdict and what it rests on."""

    verdict: Verdict
    reason: str
    detail: str = ""
    tools: tuple[PageTool, ...] = ()
    found: tuple[Mention, ...] = ()
    retry_after: int | None = None


def check_webmcp(url: str) -> dict[str, Any]:
    """Ask the page at a host name or URL whether it registers WebMCP tools, within 45 seconds.

    Returns `{verdict, host, url, checked_at, reason, note, tools, tool_count, evidence, retry_after}`; the verdicts are
    those of `Verdict`, `evidence` is a list of `{pattern, where, context}`, `retry_after` seconds or None. Raises
    submit.Refused for a text that names no public website.
    """
    host = submit.read(url)
    at = datetime.now(UTC)
    asked = _Address(host, url.strip() if "://" in url else "")
    with _taken() as room:
        said = _run_check(asked) if room else _busy()
    return _shown(said, asked, at)


@dataclass(slots=True)
class _Address:
    """What is asked: `given` is a whole URL or "", `url` where that led."""

    host: str
    given: str
    url: str = ""

    @property
    def shown(self) -> str:
        return self.url or self.given or f"https://{self.host}/"


def _run_check(asked: _Address) -> _Said:
    policy = _policy()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_check(asked, policy))


async def _check(asked: _Address, policy: Policy) -> _Said:
    try:
        async with asyncio.timeout(SECONDS):
            return await _ask(asked, policy)
    except TimeoutError:
        await asyncio.sleep(CLOSING)
        return _unasked(Reason.TIMED_OUT)


async def _ask(asked: _Address, policy: Policy) -> _Said:
    async with Client(policy) as client:
        visit = Visit(client, asked.host)
        page = await _read(visit, asked)
        if isinstance(page, _Said):
            return page
        asked.url = page.final_url
        ran = await _run(policy, asked)
        return await _from_source(visit, page) if ran is None else _from_run(ran)


async def _read(visit: Visit, asked: _Address) -> Exchange | _Said:
    """Read robots.txt and the page itself; say why not."""
    if asked.given:
        visit.origin = "{0.scheme}://{0.netloc}".format(urlsplit(asked.given))
    may = await visit.may_begin()
    robots = read_robots(visit.exchanges[-1])
    if not may and robots.refusal:
        return _excluded(robots.refusal)
    if not may:
        return _unasked(robots.reason or OutcomeReason.ROBOTS_UNREADABLE, visit.so_far)
    page = await visit.ask(Purpose.HOME, asked.given or "/", accept=HTML)
    if page.ending is Ending.ROBOTS_DISALLOWED:
        return _excluded(Reason.ROBOTS_DISALLOWED)
    if reason := unreadable(page):
        return _unasked(reason, visit.so_far)
    if refusal := home_refusal(page):
        return _excluded(refusal)
    if page.status != 200:
        return _unasked(Reason.UNEXPECTED_STATUS, visit.so_far)
    if not same_site(f"https://{asked.host}/", page.final_url):
        return _unasked(Reason.LEFT_THE_SITE)
    return page


async def _run(policy: Policy, asked: _Address) -> Evidence | None:
    """Run the page in a browser of its own; None when none is to be had, or none in time."""
    path = browsing.program()
    if path is None or not _proof.may_try():
        return None
    async with slot(settings.DATA_DIR / "check-webmcp.lock", seconds=8.0) as mine:
        if not mine:
            return None
        async with Browser(path, policy.user_agent) as browser:
            try:
                runs = await _proof.holds(browser)
                return await run_page(browser, policy, asked.host, asked.url) if runs else None
            except CannotStart:
                logger.exception("the page of a check was not run")
                return None


def _from_run(evidence: Evidence) -> _Said:
    """Say what the run says; where it says nothing, what code was seen stays in the evidence."""
    judged, page = webmcp.grade(evidence), evidence.page
    found, tools = (page.mentions, page.tools) if page else ((), ())
    if judged.answer is Answer.YES:
        return _Said(Verdict.REGISTERED, judged.reason, judged.detail, tools, found)
    if judged.answer is Answer.UNKNOWN:
        wait = _wait(evidence)
        return _Said(Verdict.COULD_NOT_ASK, judged.reason, judged.detail, (), found, wait)
    verdict = Verdict.DECLARED_ONLY if found else Verdict.NOT_DECLARED
    return _Said(verdict, judged.reason, judged.detail, (), found)


async def _from_source(visit: Visit, page: Exchange) -> _Said:
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
        return _Said(Verdict.DECLARED, Reason.NO_BROWSER, found=tuple(found[:MAX_MENTIONS]))
    if whole:
        return _Said(
            Verdict.NOT_DECLARED, Reason.NO_BROWSER, "All of its source was read; no browser ran it."
        )
    return _Said(Verdict.COULD_NOT_ASK, Reason.NO_BROWSER, retry_after=BUSY_SECONDS)


def _excluded(reason: OutcomeReason | Reason) -> _Said:
    return _Said(Verdict.EXCLUDED, reason)


def _unasked(reason: OutcomeReason | Reason, seen: Evidence | None = None) -> _Said:
    return _Said(Verdict.COULD_NOT_ASK, reason, retry_after=_wait(seen) if seen else None)


def _busy() -> _Said:
    return _Said(Verdict.COULD_NOT_ASK, "busy", "Too many checks are under way.", retry_after=BUSY_SECONDS)


def _wait(evidence: Evidence) -> int | None:
    """Return the seconds that the site asked us to wait, None when it did not."""
    moment = asked_to_wait(evidence)
    return max(1, int((moment - datetime.now(UTC)).total_seconds())) if moment else None


def _policy() -> Policy:
    try:
        return control.policy()
    except DatabaseError:
        return Policy.from_settings()


@contextmanager
def _taken() -> Iterator[bool]:
    """Take a place among the checks of this process; False when there is none."""
    mine = _room.acquire(blocking=False)
    try:
        yield mine
    finally:
        if mine:
            _room.release()


def _shown(said: _Said, asked: _Address, at: datetime) -> dict[str, Any]:
    return {
        "verdict": said.verdict.value,
        "host": asked.host,
        "url": asked.shown,
        "checked_at": at.isoformat(timespec="seconds"),
        "reason": str(said.reason),
        "note": " ".join(filter(None, (NOTES[said.verdict], said.detail or _text(said.reason)))),
        "tools": [{"name": t.name, "description": t.description, "kind": t.kind.value} for t in said.tools],
        "tool_count": len(said.tools),
        "evidence": [{"pattern": m.pattern, "where": m.where, "context": m.context} for m in said.found],
        "retry_after": said.retry_after,
    }


def _text(reason: str) -> str:
    """Return the prose of a reason code, "" for a code that has none."""
    text = next(
        (text for code, text in (*OUTCOME_TEXTS.items(), *REASON_TEXTS.items()) if code == reason), ""
    )
    return f"{text[:1].upper()}{text[1:]}." if text else ""
