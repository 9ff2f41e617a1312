"""Visits one or many hosts and returns the evidence."""

import asyncio
import logging
import secrets
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from datetime import UTC, datetime

from index.values.vocabulary import VERSION
from probes.evidence import budget
from probes.evidence.evidence import Evidence
from probes.gather import authorization, mcp, requests, routes
from probes.gather.inner_pages import gather_inner_pages
from probes.gather.visit import MAX_SECONDS, Visit
from probes.isolation.budget import CpuTimeExceeded
from probes.isolation.metering import Meter
from probes.net.http.client import Client, Policy, RequestLimits
from probes.readers.search_action import SearchWord

logger = logging.getLogger(__name__)


Watch = Callable[[Visit], None]


async def visit_host(  # noqa: PLR0913 - how far a visit may go has this many sides
    host: str,
    policy: Policy,
    limits: RequestLimits | None = None,
    *,
    search_word: SearchWord,
    seconds: float = MAX_SECONDS,
    watch: Watch | None = None,
) -> Evidence:
    """Never raises. Ends early on a refusal, an unreadable home page, an internal error, or a time limit."""
    started, meter = datetime.now(UTC), Meter()
    async with Client(policy, limits) as client:
        seen = Visit(client, host, meter, seconds=seconds, origin=policy.named.get(host, ""))
        if watch is not None:
            watch(seen)
        try:
            await meter.run(_gather(seen, search_word))
        except CpuTimeExceeded:
            logger.warning("the visit to %s ended: one step took more processor time than it may", host)
        except Exception:
            logger.exception("the visit to %s ended by a fault of ours", host)
        release = client.defer_release()
    evidence = Evidence(
        host=host,
        started_at=started.isoformat(),
        finished_at=datetime.now(UTC).isoformat(),
        prober=VERSION,
        exchanges=tuple(seen.exchanges),
    )
    if not budget.fits_budget(evidence):
        evidence = await asyncio.to_thread(budget.reduce_to_budget, evidence)
    weakref.finalize(evidence, release).atexit = False
    return evidence


async def _gather(seen: Visit, search_word: SearchWord) -> None:
    if await seen.may_begin() and await requests.gather_home(seen):
        await requests.gather_controls(seen, secrets.token_hex(12))
        await requests.gather_documents(seen)
        await _find_mcp(seen)
        await requests.gather_wellknown(seen)
        await authorization.gather(seen)
        await requests.gather_quality(seen)
        await requests.gather_search(seen, search_word)
        await gather_inner_pages(seen)


async def _find_mcp(seen: Visit) -> None:
    await routes.gather_routes(seen)
    endpoint = await mcp.gather_mcp(seen)
    if endpoint is not None:
        await routes.gather_card_below(seen, endpoint)
        return
    await routes.gather_other_routes(seen)
    if await mcp.gather_mcp(seen) is None:
        await mcp.gather_claims(seen)


AfterVisit = Callable[[Evidence], Awaitable[Evidence]]

MayVisit = Callable[[str], Awaitable[bool]]


async def visit_hosts(  # noqa: PLR0913 - the same, and what goes before and after each
    hosts: Iterable[str],
    policy: Policy,
    *,
    search_word: SearchWord,
    concurrency: int,
    then: AfterVisit | None = None,
    may: MayVisit | None = None,
) -> AsyncIterator[Evidence]:
    """Yield evidence as each visit ends."""

    async def one(host: str) -> Evidence | None:
        if may is not None and not await may(host):
            return None
        evidence = await visit_host(host, policy, search_word=search_word)
        return evidence if then is None else await then(evidence)

    waiting = iter(hosts)
    running: set[asyncio.Task[Evidence | None]] = set()
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
                if (evidence := task.result()) is not None:
                    yield evidence
    finally:
        for task in running:
            task.cancel()
