"""Sends due webhooks through the probe's client, whose guards hold at every try, without redirects."""

import asyncio
import json
import logging
from collections.abc import Callable

from django.db import DatabaseError
from django.utils import timezone

from agentauth.watching import hooks
from agentauth.watching.hooks import DueRequest, TargetAnswer
from config.database.threads import DatabaseThread
from probes.evidence.evidence import Ending, Exchange, Purpose
from probes.net.http.client import Client
from probes.net.policy import Policy, RequestLimits
from probes.schedule import control
from protocols.webhooks.payloads import (
    MEDIA_TYPE,
    ChallengePayload,
    ChangesPayload,
    challenge_payload,
    changes_payload,
    is_echo,
    sign,
)

AT_ONCE = 50  # Requests in flight
TURN_SECONDS = 45  # Of waiting for a host and of a request: slow targets hold up the others no longer

_LIMITS = RequestLimits(request_seconds=10, connect_seconds=8, body_bytes=4096, redirects=0)
_HEADERS = {"content-type": MEDIA_TYPE, "accept": f"{MEDIA_TYPE}, text/plain"}
_ENDINGS = {
    Ending.ADDRESS_REFUSED: "not asked",
    Ending.DNS_FAILED: "no address",
    Ending.CONNECT_FAILED: "no connection",
    Ending.TLS_FAILED: "TLS failed",
    Ending.TIMED_OUT: "no answer in time",
    Ending.DISCONNECTED: "the connection was closed",
    Ending.BAD_HTTP: "no valid HTTP",
    Ending.TOO_MANY_REDIRECTS: "redirects are not followed",
}

logger = logging.getLogger(__name__)


class WebhookSender:
    """Sends until nothing is due, `seconds` have passed, or `stopping` returns True."""

    def __init__(self, *, seconds: float, stopping: Callable[[], bool] = lambda: False) -> None:
        self.seconds = seconds
        self.stopping = stopping
        self.sent = 0
        self._policy: Policy | None = None
        self._database = DatabaseThread("webhooks")

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + self.seconds
        try:
            while loop.time() < ends_at and not self.stopping():
                due = await self._database(lambda: hooks.claim_requests(AT_ONCE))
                if not due:
                    break
                policy = await self._database(lambda: control.current_policy(self._policy))
                self._policy = policy
                await asyncio.gather(*(self._deliver(request, policy) for request in due))
        finally:
            await self._database.close()

    async def _deliver(self, request: DueRequest, policy: Policy) -> None:
        """What fails by an error of ours, or waits too long, comes again when its lease ends."""
        answer = None
        try:
            async with asyncio.timeout(TURN_SECONDS):
                answer = await self._send(request, policy)
        except TimeoutError:
            pass
        except Exception:
            logger.exception("%s could not be sent", request.webhook)
        try:
            await self._database(lambda: _settle(request, answer))
        except DatabaseError:  # the other requests go on
            logger.exception("the answer to %s could not be stored", request.webhook)
        self.sent += answer is not None

    async def _send(self, request: DueRequest, policy: Policy) -> TargetAnswer | None:
        """None if nothing of it holds any more."""
        now = timezone.now()
        if not await self._database(lambda: hooks.is_leased(request)):
            return None
        payload: ChallengePayload | ChangesPayload
        if request.challenge:
            payload = challenge_payload(request.challenge, now)
        else:
            changes = await self._database(lambda: hooks.current_changes(request))
            if not changes:
                return None
            payload = changes_payload(changes, request.made_at or now)
        body = json.dumps(payload, separators=(",", ":"))
        headers = _HEADERS | sign(request.message_id, body, now, request.secrets)
        async with Client(policy, _LIMITS) as client:
            exchange = await client.exchange(
                Purpose.WEBHOOK, "POST", request.webhook.url, headers=headers, body=body.encode()
            )
        return _read_answer(exchange, request.challenge, len(body))


def _settle(request: DueRequest, answer: TargetAnswer | None) -> None:
    if answer is not None:
        hooks.record_answer(request, answer)
    hooks.release_host(request)


def _read_answer(exchange: Exchange, challenge: str, size: int) -> TargetAnswer:
    status = exchange.status
    is_taken = status is not None and 200 <= status < 300
    note = "" if is_taken else _ENDINGS.get(exchange.ending, "")
    if challenge and is_taken and not (exchange.answered and is_echo(exchange.text, challenge)):
        is_taken, note = False, "no echo of the challenge"
    # Not why, nor how soon that was known: a host that the operator has us leave alone looks like a name
    # without a public address.
    seconds = 0.0 if exchange.ending is Ending.ADDRESS_REFUSED else exchange.seconds
    return TargetAnswer(is_taken, status, note, size, round(seconds * 1000))
