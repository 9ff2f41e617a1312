"""One visit from consent to evidence, and many visits at once."""

import asyncio
import logging
import secrets
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from datetime import UTC, datetime

from index.values.vocabulary import VERSION
from probes.evidence import budget
from probes.evidence.evidence import Evidence
from probes.gather import controls, documents, home, mcp, quality, routes, search, wellknown
from probes.gather.visit import Visit
from probes.isolation.budget import Spent
from probes.isolation.metering import Meter
from probes.net.http.client import Client, Policy, RequestLimits

logger = logging.getLogger(__name__)


async def visit(host: str, policy: Policy, limits: RequestLimits | None = None) -> Evidence:
    """Visit one host, robots.txt first, within these limits, and return all that was seen.

    Ends early when the site refuses us, when its home page cannot be read, or when its processor time is over. Never
    raises: a fault of ours in the middle is logged and ends the visit, and what was seen until then is kept.
    """
    started, meter = datetime.now(UTC), Meter()
    async with Client(policy, limits) as client:
        seen = Visit(client, host, meter)
        try:
            await meter.of(_gather(seen))
        except Spent:
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
    if not budget.fits(evidence):
        evidence = await asyncio.to_thread(budget.within, evidence)
    weakref.finalize(evidence, release).atexit = False
    return evidence


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

May = Callable[[str], Awaitable[bool]]
"""Whether a host may be visited now; asked when its slot is there."""


async def visit_all(
    hosts: Iterable[str],
    policy: Policy,
    *,
    concurrency: int,
    then: Then | None = None,
    may: May | None = None,
) -> AsyncIterator[Evidence]:
    """Visit hosts, `concurrency` at a time, and yield each as it ends: a slow one holds up only its slot."""

    async def one(host: str) -> Evidence | None:
        if may is not None and not await may(host):
            return None
        evidence = await visit(host, policy)
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
