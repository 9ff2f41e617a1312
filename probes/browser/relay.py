"""Sends a page's requests through the probe's own client, within a budget."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from multidict import CIMultiDict

from probes.browser.cross_site import READS, CrossSiteBudget
from probes.evidence.evidence import NEVER_SENT, Ending, Exchange, Headers
from probes.evidence.page_run import Missing, WebmcpMention
from probes.net.http.client import Client, Gate
from probes.net.http.failures import FAILURES
from probes.net.http.stream import EVENT_STREAM, OpenBody
from probes.net.signing import HEADERS as SIGNATURE_HEADERS
from probes.readers.webmcp_code import may_mention

if TYPE_CHECKING:
    from aiohttp import web

logger = logging.getLogger(__name__)

MAX_REQUESTS = 200
MAX_ASKED = 1000  # Requests a page may try, including refused ones
MAX_BYTES = 15 * 1024 * 1024
MAX_BODY = 5 * 1024 * 1024
MAX_SENT = 256 * 1024
MAX_MISSING = 50
MAX_MENTIONS = 20
LONG = 3.0  # Seconds; an older request may be a stream and doesn't delay settling

EVENTS = "events"  # For event streams, beside the values of Sec-Fetch-Dest
NOT_RUN = "not run"  # For service workers and sockets, which the probe refuses
NOT_RELAYED = "not relayed"  # After an internal error
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST"})
# A page without the header may bring anything.
_CODE_DESTS = frozenset({"script", "worker", "sharedworker", "iframe", "frame", "document", ""})
_SKIPPED_DESTS = frozenset(
    {"image", "audio", "video", "track", "font", "object", "embed", "manifest", "report", "serviceworker"}
)
_SKIPPED_ENDINGS = (
    ".png",
    ".jpg",
    ".jpeg",
    ".gif",
    ".webp",
    ".avif",
    ".ico",
    ".mp4",
    ".webm",
    ".mp3",
    ".woff",
    ".woff2",
    ".ttf",
)
_NOT_FORWARDED = frozenset(
    {
        "host",
        "user-agent",
        "accept-encoding",
        "connection",
        "content-length",
        "transfer-encoding",
        "te",
        "upgrade",
    }
    | {"priority", "keep-alive", "if-none-match", "if-modified-since"}
)
_NOT_RETURNED = frozenset(
    {
        "content-encoding",
        "content-length",
        "transfer-encoding",
        "connection",
        "keep-alive",
        "trailer",
        "upgrade",
    }
    | {"alt-svc", "nel", "report-to", "reporting-endpoints", "speculation-rules", "strict-transport-security"}
)


@dataclass(frozen=True, slots=True)
class RelayedReply:
    exchange: Exchange
    headers: Headers
    dest: str


@dataclass(slots=True)
class Relay:
    """Handles the requests of one page; `replies` holds GET replies by URL for a second run.

    Only reads from the page's own site are signed: we don't vouch for others. `read` finds uses of WebMCP,
    given a Sec-Fetch-Dest.
    """

    client: Client
    gate: Gate
    cross_site: CrossSiteBudget
    note_reply: Callable[[Exchange], None]
    read: Callable[[Exchange, str], Awaitable[Sequence[WebmcpMention]]]
    replies: dict[str, RelayedReply] = field(default_factory=dict)
    missing: list[Missing] = field(default_factory=list)
    attempts: int = 0
    requests: int = 0
    bytes: int = 0
    replaying: bool = False
    mentions: list[WebmcpMention] = field(default_factory=list)
    may_mention: bool = False
    _under_way: dict[int, tuple[float, str, str]] = field(default_factory=dict)

    def busy(self, *, for_tools: bool = False) -> bool:
        now = time.monotonic()
        return any(
            now - began < LONG or (for_tools and self._may_bring_tools(url, dest))
            for began, url, dest in self._under_way.values()
        )

    @property
    def is_asking(self) -> bool:
        return bool(self._under_way)

    def _may_bring_tools(self, url: str, dest: str) -> bool:
        """A stream may stay open for ever: it counts where code of the page knows WebMCP."""
        if dest in {"empty", EVENTS} and self.mentions:
            return True
        return dest in _CODE_DESTS or (dest == "empty" and self.cross_site.is_home(url))

    def count_unfinished(self) -> None:
        for _, url, dest in tuple(self._under_way.values()):
            self._miss(url, dest, Ending.TIMED_OUT.value)

    async def answer(self, url: str, request: "web.BaseRequest") -> "web.StreamResponse":
        dest = request.headers.get("Sec-Fetch-Dest", "").lower()
        if "Upgrade" in request.headers:
            return self._miss(url, "websocket", NOT_RUN)
        if "Service-Worker" in request.headers:
            return self._miss(url, "serviceworker", NOT_RUN)
        if _is_skipped(url, dest):
            return _response(HTTPStatus.FORBIDDEN)
        if self.replaying and request.method == "GET" and (known := self.replies.get(url)):
            return _as_response(known)
        number = id(request)
        kind = EVENTS if EVENT_STREAM in request.headers.get("Accept", "") else dest
        self._under_way[number] = (time.monotonic(), url, kind)
        try:
            return await self._ask(url, request, dest)
        except ConnectionError:
            raise  # the browser cancelled the request
        except Exception:
            logger.exception("a page's request could not be relayed")
            return self._miss(url, dest, NOT_RELAYED)
        finally:
            del self._under_way[number]

    async def _ask(self, url: str, request: "web.BaseRequest", dest: str) -> "web.StreamResponse":
        if request.method not in METHODS:
            return self._miss(url, dest, f"method {request.method}"[:40])
        self.attempts += 1
        if self._is_over_budget():
            return self._miss(url, dest, Ending.VISIT_OVER.value)
        try:
            body = await _request_body(request)
        except ValueError:
            return self._miss(url, dest, "sends too much")
        if why := self.cross_site.refusal(request.method, url, len(body or b"")):
            # The page never reads the answer to a no-cors request, such as a report: no code is missed.
            unread = dest == "empty" and request.headers.get("Sec-Fetch-Mode") == "no-cors"
            return self._miss(url, "no-cors" if unread else dest, why)
        is_home = self.cross_site.is_home(url)
        if not is_home:
            await self.cross_site.pace()
        if self._is_over_budget():
            return self._miss(url, dest, Ending.VISIT_OVER.value)
        self.requests += 1
        stream = OpenBody()
        exchange, headers = await self.client.relay(
            request.method,
            url,
            headers={name: value for name, value in request.headers.items() if _is_forwarded(name)},
            body=body,
            gate=self.gate,
            spend=self._spend,
            signed=is_home and request.method in READS,
            open_body=stream,
        )
        if stream.reader is not None:
            self._under_way[id(request)] = (time.monotonic(), url, EVENTS)
            return await _pass_on(stream, headers, request)
        return await self._take(RelayedReply(exchange, headers, dest), url, request.method)

    async def _take(self, reply: RelayedReply, url: str, method: str) -> "web.StreamResponse":
        exchange = reply.exchange
        self.note_reply(exchange)
        self.requests -= exchange.ending in NEVER_SENT
        if method == "GET":
            self.replies[url] = reply
        if not exchange.answered:
            return self._miss(url, reply.dest, exchange.ending.value)
        if exchange.truncated:
            return self._miss(url, reply.dest, "too_large")
        if (exchange.status or 0) >= HTTPStatus.BAD_REQUEST:
            self._miss(url, reply.dest, str(exchange.status))
        elif may_mention(exchange):
            self.may_mention = True
            if len(self.mentions) < MAX_MENTIONS:
                self.mentions += await self.read(exchange, reply.dest)
        return _as_response(reply)

    def _is_over_budget(self) -> bool:
        return self.requests >= MAX_REQUESTS or self.bytes >= MAX_BYTES or self.attempts > MAX_ASKED

    def _spend(self, count: int) -> bool:
        self.bytes += count
        return self.bytes <= MAX_BYTES

    def _miss(self, url: str, dest: str, why: str) -> "web.Response":
        if len(self.missing) < MAX_MISSING:
            self.missing.append(Missing(url[:500], dest[:20], why))
        # Chromium shows a page of its own, with another address, for a refused document without a body.
        return _response(HTTPStatus.FORBIDDEN, text="not loaded" if dest == "document" else "")


async def _pass_on(stream: OpenBody, headers: Headers, request: "web.BaseRequest") -> "web.StreamResponse":
    """Give the page each event as it comes, as long as the page is open."""
    from aiohttp import web  # noqa: PLC0415 - as in `_response`

    response = web.StreamResponse(headers=_returned(headers))
    try:
        await response.prepare(request)
        with suppress(*FAILURES):  # the stream broke off
            while stream.reader is not None and (piece := await stream.reader.piece()):
                await response.write(piece)
    finally:
        stream.close()
    return response


def _is_skipped(url: str, dest: str) -> bool:
    return dest in _SKIPPED_DESTS or (not dest and url.partition("?")[0].lower().endswith(_SKIPPED_ENDINGS))


def _is_forwarded(name: str) -> bool:
    name = name.lower()
    return name not in _NOT_FORWARDED | SIGNATURE_HEADERS and not name.startswith(
        ("proxy-", "sec-ch-", "x-forwarded-")
    )


async def _request_body(request: "web.BaseRequest") -> bytes | None:
    """Raises ValueError if it is too large."""
    if not request.body_exists:
        return None
    sent = b""
    async for piece in request.content.iter_any():
        sent += piece
        if len(sent) > MAX_SENT:
            raise ValueError("too much")
    return sent


def _as_response(reply: RelayedReply) -> "web.StreamResponse":
    exchange = reply.exchange
    if not exchange.answered or exchange.truncated:
        return _response(HTTPStatus.FORBIDDEN)
    return _response(exchange.status or 502, headers=_returned(reply.headers), body=exchange.body)


def _returned(headers: Headers) -> CIMultiDict[str]:
    return CIMultiDict((name, value) for name, value in headers if name.lower() not in _NOT_RETURNED)


def _response(status: int, **given: Any) -> "web.Response":
    from aiohttp import web  # noqa: PLC0415 - a fifth of the start of what shows no page

    return web.Response(status=status, **given)


async def refuse(_url: str, _request: "web.BaseRequest") -> "web.StreamResponse":
    """For requests of no page, such as Chromium's own."""
    await asyncio.sleep(0)
    return _response(HTTPStatus.FORBIDDEN)
