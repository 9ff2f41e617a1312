"""Asks endpoints of listed sites between visits whether they still answer."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from django.conf import settings
from django.utils import timezone

from config.database.threads import DatabaseThread
from index.models import AskedEndpoint
from index.values.reasons import Reason
from index.values.vocabulary import VERSION
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.gather.mcp import list_again
from probes.gather.visit import Visit
from probes.net.host_location import address_of
from probes.net.http.client import Client
from probes.net.policy import Policy
from probes.readers.mcp_replies import endpoints
from probes.readers.replies import earliest_retry, why_unreadable
from probes.readers.tool_definitions import digest_of_definitions
from probes.readers.urls import origin_of
from probes.schedule import asking, concurrency, control
from probes.schedule.asking import Asking, EndpointAnswer
from probes.worker.loop import BATCH, LOOK_EVERY, RELOAD_EVERY, Batcher

logger = logging.getLogger(__name__)

SECONDS = 60.0  # Of one asking; no request follows
CONTROL_EVERY = 30.0  # Seconds for which an answer of the control host stands
# Nothing came back: the host's fault, or our own network's.
_NOTHING_BACK = frozenset(
    {Ending.DNS_FAILED, Ending.CONNECT_FAILED, Ending.TLS_FAILED, Ending.TIMED_OUT, Ending.DISCONNECTED}
)
_NEVER_SENT = frozenset(
    {Ending.ADDRESS_REFUSED, Ending.ROBOTS_DISALLOWED, Ending.ROBOTS_UNREADABLE, Ending.VISIT_OVER}
)
_NOT_FOR_US = frozenset(
    {
        Reason.CHALLENGED,
        Reason.RATE_LIMITED,
        Reason.REFUSED_ACCESS,
        Reason.AUTH_REQUIRED,
        Reason.HOST_REFUSED,
    }
)


class ControlHost:
    """A host that the operator trusts to answer: where it doesn't, our own network fails."""

    def __init__(self, host: str) -> None:
        self._host = host
        self._checked_at, self._answers = float("-inf"), True
        self._checking = asyncio.Lock()

    async def answers(self, policy: Policy) -> bool:
        """True without a host."""
        async with self._checking:
            now = asyncio.get_running_loop().time()
            if self._host and now >= self._checked_at + CONTROL_EVERY:
                async with Client(policy) as client:
                    reply = await client.exchange(Purpose.ROBOTS, "GET", f"https://{self._host}/robots.txt")
                self._checked_at, self._answers = now, reply.status is not None
            return self._answers


async def ask_endpoint(url: str, host: str, policy: Policy) -> Evidence:
    """Within the robots.txt of the endpoint's own origin."""
    started = datetime.now(UTC)
    async with Client(policy) as client:
        seen = Visit(client, host, seconds=SECONDS, origin=origin_of(url).rstrip("/"))
        if await seen.may_begin():
            await list_again(seen, url)
    return Evidence(
        host=host,
        started_at=started.isoformat(),
        finished_at=datetime.now(UTC).isoformat(),
        prober=VERSION,
        exchanges=tuple(seen.exchanges),
    )


def read_answer(evidence: Evidence) -> EndpointAnswer | None:
    """None if it was not asked, or if what came back says nothing about it."""
    for endpoint in endpoints(evidence):
        if endpoint.reason is Reason.TOOLS_LISTED:
            is_whole = not endpoint.more_tools
            return EndpointAnswer(
                _milliseconds(endpoint.shown_by),
                lists_tools=True,
                is_whole=is_whole,
                digest=digest_of_definitions(endpoint.definitions) if is_whole else None,
            )
    asked = [
        exchange
        for exchange in evidence.all(Purpose.MCP, Purpose.MCP_STREAM)
        if exchange.ending not in _NEVER_SENT
    ]
    for exchange in asked:
        if exchange.status == 401 and exchange.header("www-authenticate"):
            return EndpointAnswer(_milliseconds(exchange))
    whys = [*map(why_unreadable, asked), *(endpoint.reason for endpoint in endpoints(evidence))]
    if not _NOT_FOR_US.isdisjoint(whys) or earliest_retry(evidence, datetime.now(UTC)) is not None:
        return None
    tried = asked or [exchange for exchange in evidence.exchanges[-1:] if exchange.ending in _NOTHING_BACK]
    reached = any(one.ending not in _NOTHING_BACK for one in tried)
    return EndpointAnswer(None, is_reached=reached) if tried else None


def _milliseconds(exchange: Exchange) -> int:
    return round(exchange.seconds * 1000)


def slots() -> int:
    return max(1, settings.PROBE_CONCURRENCY * asking.PERCENT // 100)


class AskingLoop:
    """Works until nothing is due, `seconds` have passed, or `stopping` returns True."""

    def __init__(self, *, seconds: float, stopping: Callable[[], bool] = lambda: False) -> None:
        self.seconds = seconds
        self.stopping = stopping
        self.asked = self.answered = 0
        self._control = ControlHost(settings.PROBE_CONTROL_HOST)
        self._database = DatabaseThread("asking")
        self._record = Batcher(self._record_batch, most=BATCH, linger=0.2)
        self._admit = Batcher(self._admit_batch, most=BATCH)
        self._running: set[asyncio.Task[None]] = set()
        self._policy: Policy | None = None
        self._claim_at = self._reload_at = 0.0

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + self.seconds
        try:
            while loop.time() < ends_at and not self.stopping():
                await self._fill()
                if not self._running:
                    break
                _, self._running = await asyncio.wait(
                    self._running, timeout=LOOK_EVERY, return_when=asyncio.FIRST_COMPLETED
                )
            if self._running:
                await asyncio.wait(self._running, timeout=settings.PROBE_DRAIN if self.stopping() else None)
        finally:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)
            await self._database.close()

    async def _fill(self) -> None:
        """A claim costs the same for one endpoint as for many, so they are a second apart."""
        free, now = slots() - len(self._running), asyncio.get_running_loop().time()
        policy = self._policy
        if policy is None or now >= self._reload_at:
            policy = await self._database(lambda: control.current_policy(self._policy))
            self._policy, self._reload_at = policy, now + RELOAD_EVERY
        if free and (now >= self._claim_at or not self._running):
            rows = await self._database(lambda: asking.claim(free))
            self._claim_at = now + LOOK_EVERY
            self._running |= {asyncio.create_task(self._work(row, policy)) for row in rows}

    async def _work(self, row: AskedEndpoint, policy: Policy) -> None:
        """An internal error costs this endpoint its day alone."""
        is_begun = False
        try:
            address = await address_of(row.host, policy)
            if concurrency.address_key(address) not in {"", row.address}:
                until = await self._admit((row, address))
                if until is not None:
                    await self._database(lambda: asking.release(row, due_at=until))
                    return
            is_begun = True
            evidence = await ask_endpoint(row.url, row.host, policy)
            answer = read_answer(evidence)
            if answer is not None and not answer.is_reached and not await self._control.answers(policy):
                answer = answer._replace(is_ours=True)
            await self._record((row, answer))
            if (retry_at := earliest_retry(evidence, datetime.now(UTC))) is not None:
                await self._database(lambda: asking.put_off({row.key: retry_at}))
        except asyncio.CancelledError:
            due = {} if is_begun else {"due_at": timezone.now()}
            await self._database(lambda: asking.release(row, **due))
            raise
        except Exception:
            logger.exception("%s could not be asked", row.host)

    async def _record_batch(self, asked: Sequence[Asking]) -> Sequence[None]:
        await self._database(lambda: asking.record(asked))
        answers = [answer for _, answer in asked if answer is not None and not answer.is_ours]
        self.asked += len(answers)
        self.answered += sum(answer.milliseconds is not None for answer in answers)
        return [None] * len(asked)

    async def _admit_batch(self, found: Sequence[tuple[AskedEndpoint, str]]) -> Sequence[datetime | None]:
        return await self._database(lambda: concurrency.admit(found, asking.PACE))
