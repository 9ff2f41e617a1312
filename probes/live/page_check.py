"""Reads one page and runs it in a browser, for check_webmcp. Reads nothing of the index."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from urllib.parse import urlsplit

from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Answer
from probes.checks import webmcp
from probes.consent import home_refusal, may_hide_refusal, page_refusal, read_robots
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.evidence.page_run import WebmcpMention
from probes.gather.probe import Watch
from probes.gather.requests import HTML
from probes.gather.visit import Visit
from probes.isolation import processes
from probes.isolation.budget import CpuTimeExceeded
from probes.isolation.metering import Meter
from probes.live.conclusions import (
    BUSY_SECONDS,
    Conclusion,
    conclude_could_not_ask,
    conclude_excluded,
    seconds_to_wait,
)
from probes.live.shapes import PageVerdict
from probes.net.http.client import Client
from probes.net.policy import Policy
from probes.readers.replies import why_unreadable
from probes.readers.urls import absolute_url, same_site
from probes.readers.webmcp_code import MAX_MENTIONS, find_mentions, sources

logger = logging.getLogger(__name__)

SCRIPTS = 5  # Scripts read without a browser

# Runs the page at a URL: evidence, why it could not be run, or None without a browser.
Run = Callable[[str], Awaitable[Evidence | Conclusion | None]]

_TOO_COSTLY = (CpuTimeExceeded, processes.OverBudget)


async def check_page(host: str, url: str, policy: Policy, run: Run, watch: Watch | None = None) -> Conclusion:
    """Check a URL, or with "" the home page of the host."""
    try:
        async with Client(policy) as client:
            visit = Visit(client, host)
            if watch is not None:
                watch(visit)
            return await _ask(visit, url, run)
    except _TOO_COSTLY:
        logger.warning("the check of %s took more processor time than it may", host)
        return conclude_could_not_ask(Reason.TOO_COSTLY)


async def _ask(visit: Visit, url: str, run: Run) -> Conclusion:
    page = await Meter().run(_read(visit, url))
    if isinstance(page, Conclusion):
        return page
    ran = await run(page.final_url)
    if isinstance(ran, Conclusion):
        found = ran
    else:
        found = await _from_source(visit, page) if ran is None else _from_run(ran)
    return replace(found, url=page.final_url)


async def _read(visit: Visit, url: str) -> Exchange | Conclusion:
    if url:
        visit.origin = "{0.scheme}://{0.netloc}".format(urlsplit(url))
    may = await visit.may_begin()
    robots = read_robots(visit.exchanges[-1])
    if not may and robots.refusal:
        return conclude_excluded(robots.refusal)
    if not may:
        return conclude_could_not_ask(robots.reason or OutcomeReason.ROBOTS_UNREADABLE, visit.so_far)
    page = await visit.ask_page(Purpose.HOME, url or "/", accept=HTML)
    if page.ending is Ending.ROBOTS_DISALLOWED:
        return conclude_excluded(Reason.ROBOTS_DISALLOWED)
    if refusal := home_refusal(page):
        return conclude_excluded(refusal)
    if reason := why_unreadable(page):
        return conclude_could_not_ask(reason, visit.so_far)
    if may_hide_refusal(page):
        return conclude_could_not_ask(OutcomeReason.TOO_LARGE, visit.so_far)
    if not page.ok:
        return conclude_could_not_ask(Reason.UNEXPECTED_STATUS, visit.so_far)
    if not same_site(f"https://{visit.host}/", page.final_url):
        return conclude_could_not_ask(Reason.LEFT_THE_SITE)
    return page


def _from_run(evidence: Evidence) -> Conclusion:
    """Code seen in an inconclusive run remains as evidence."""
    if refusal := page_refusal(evidence):
        return conclude_excluded(refusal)
    judged, page = webmcp.judge_webmcp(evidence), evidence.page
    found, tools = (page.mentions, page.tools) if page else ((), ())
    if judged.answer is Answer.YES:
        return Conclusion(PageVerdict.REGISTERED, judged.reason, judged.detail, tools, found)
    if judged.answer is Answer.UNKNOWN:
        wait = seconds_to_wait(evidence)
        return Conclusion(PageVerdict.COULD_NOT_ASK, judged.reason, judged.detail, (), found, wait)
    verdict = PageVerdict.DECLARED_ONLY if found else PageVerdict.NOT_DECLARED
    return Conclusion(verdict, judged.reason, judged.detail, (), found)


async def _from_source(visit: Visit, page: Exchange) -> Conclusion:
    """Unread code can't give a no."""
    seen, addresses = await processes.run_async(_source_of, page)
    found = list(seen)
    own = [address for address in dict.fromkeys(addresses) if address and same_site(page.final_url, address)]
    whole = len(own) == len(set(addresses)) and len(own) <= SCRIPTS and not page.truncated
    for address in own[:SCRIPTS]:
        script = await visit.ask(Purpose.PAGE, address)
        whole = whole and why_unreadable(script) is None and not script.truncated
        if script.ok and len(found) < MAX_MENTIONS:
            found += await processes.run_async(find_mentions, script, "script")
    if found:
        return Conclusion(PageVerdict.DECLARED, Reason.NO_BROWSER, mentions=tuple(found[:MAX_MENTIONS]))
    if whole:
        return Conclusion(
            PageVerdict.NOT_DECLARED, Reason.NO_BROWSER, "All of its source was read; no browser ran it."
        )
    return Conclusion(PageVerdict.COULD_NOT_ASK, Reason.NO_BROWSER, retry_after=BUSY_SECONDS)


def _source_of(page: Exchange) -> tuple[Sequence[WebmcpMention], list[str]]:
    """Uses of WebMCP in a page, and the addresses of its scripts."""
    return find_mentions(page), [absolute_url(source, page.final_url) for source in sources(page)]
