"""One host from consent to result, and many hosts at once."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from datetime import UTC, datetime
from enum import StrEnum

from django.db import transaction

from index.findings import Finding
from index.listing import publish
from index.vocabulary import VERSION, Answer, CheckId, Outcome
from probes import page_schedule, rubric, schedule
from probes.checks import home_site
from probes.evidence import Evidence, Exchange, Purpose
from probes.gather import controls, documents, home, mcp, quality, routes, search, wellknown
from probes.gather.visit import Visit
from probes.grade import grade, ungraded
from probes.models import ProbeRun, StoredEvidence, Target
from probes.net.client import Client, Limits, Policy
from probes.page_evidence import beside
from probes.readers.replies import unreadable
from probes.readers.webmcp_code import speaks_of_webmcp
from probes.retry_after import asked_to_wait

logger = logging.getLogger(__name__)


async def visit(host: str, policy: Policy, limits: Limits | None = None) -> Evidence:
    """Visit one host, robots.txt first, within these limits, and return all that was seen.

    Ends early when the site refuses us or its home page cannot be read. Never raises: a fault of ours in
    the middle is logged and ends the visit, and what was seen until then is kept.
    """
    started = datetime.now(UTC)
    async with Client(policy, limits) as client:
        seen = Visit(client, host)
        try:
            await _gather(seen)
        except Exception:
            logger.exception("the visit to %s ended by a fault of ours", host)
    return Evidence(
        host=host,
        started_at=started.isoformat(),
        finished_at=datetime.now(UTC).isoformat(),
        prober=VERSION,
        exchanges=tuple(seen.exchanges),
    )


async def _gather(seen: Visit) -> None:
    if await seen.may_begin() and await home.gather(seen):
        await controls.gather(seen, secrets.token_hex(12))
        await documents.gather(seen)
        await _find_mcp(seen)
        await wellknown.gather(seen)
        await quality.gather(seen)
        await search.gather(seen)


async def _find_mcp(seen: Visit) -> None:
    """Follow the routes to an MCP endpoint; all of them when the first ones lead to none that answers."""
    await routes.gather(seen)
    endpoint = await mcp.gather(seen)
    if endpoint is None:
        await routes.gather_rest(seen)
        await mcp.gather(seen)
    else:
        await routes.gather_below(seen, endpoint)


Then = Callable[[Evidence], Awaitable[Evidence]]
"""What else is done in the slot of a visit."""


async def visit_all(
    hosts: Iterable[str], policy: Policy, *, concurrency: int, then: Then | None = None
) -> AsyncIterator[Evidence]:
    """Visit hosts, `concurrency` at a time, and yield each as it ends: a slow one holds up only its slot."""

    async def one(host: str) -> Evidence:
        evidence = await visit(host, policy)
        return evidence if then is None else await then(evidence)

    waiting = iter(hosts)
    running: set[asyncio.Task[Evidence]] = set()
    try:
        while True:
            for host in waiting:
                running.add(asyncio.create_task(one(host)))
                if len(running) >= concurrency:
                    break
            if not running:
                return
            done, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                yield task.result()
    finally:
        for task in running:
            task.cancel()


@transaction.atomic
def record(evidence: Evidence, target: Target) -> Finding:
    """Store the evidence of one visit, grade it, publish the finding and set the next visit: all, or nothing.

    Evidence that our own grading fails on is stored all the same, to be graded again when that is mended.
    """
    try:
        finding = grade(beside(evidence))
    except Exception:
        logger.exception("grading %s failed", evidence.host)
        finding = ungraded(evidence)
    keep(
        evidence,
        finding.outcome,
        finding.outcome_reason,
        stage=ProbeRun.Stage.HTTP if evidence.page is None else ProbeRun.Stage.BOTH,
    )
    site = publish(finding=finding, found_via=schedule.found_via(target))
    schedule.finish(target, finding=finding, site=site, not_before=asked_to_wait(evidence))
    _follow(evidence, finding, target)
    return finding


def keep(evidence: Evidence, outcome: Outcome, reason: StrEnum, *, stage: ProbeRun.Stage) -> None:
    """Store one run with its evidence."""
    run = ProbeRun.objects.create(
        stage=stage,
        host=evidence.host,
        started_at=evidence.started,
        seconds=round(evidence.seconds, 3),
        requests=evidence.requests,
        prober=evidence.prober,
        outcome=outcome,
        outcome_reason=reason,
        rubric_version=rubric.RUBRIC_VERSION,
    )
    StoredEvidence.objects.create(run=run, packed=evidence.pack())


def _follow(evidence: Evidence, finding: Finding, target: Target) -> None:
    """Let the page run in the browser next, when it could be read and has not run already."""
    if finding.outcome is Outcome.DECLINED or evidence.page is not None:
        page_schedule.drop(target)
    elif finding.outcome is Outcome.ANSWERED and (home := page_to_run(evidence)):
        known = finding.answer(CheckId.WEBMCP) is Answer.YES
        page_schedule.follow(target, url=home.final_url, first=known or speaks_of_webmcp(home))


def page_to_run(evidence: Evidence) -> Exchange | None:
    """Return the home page that a browser may run: one that was read, and is the site's own."""
    home = evidence.first(Purpose.HOME)
    if unreadable(home) is not None or home_site.left(evidence) is not None:
        return None
    return home
