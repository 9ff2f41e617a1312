"""HTTP client of one visit; always returns an Exchange."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from types import MappingProxyType, TracebackType
from typing import TYPE_CHECKING, Self

from probes.consent import refuses_document
from probes.evidence.evidence import SUCCESSES, Ending, Exchange, Headers, Purpose
from probes.net.guard import CheckedUrl, UrlChecker, UrlRefusal, resolve_location
from probes.net.http.body import Body, BodyReader, Enough, Lighten, Spend, discard_body, read_body
from probes.net.http.connections import ConnectionPool
from probes.net.http.exchange_builder import ExchangeBuilder, evidence_headers
from probes.net.http.failures import FAILURES, DnsFailed, RefusedByHeader, ending_of
from probes.net.http.http1 import HttpConnection, HttpReply
from probes.net.http.robots_cache import RobotsCache
from probes.net.http.stream import EVENT_STREAM, OpenBody, Stream
from probes.net.pins import DnsPins
from probes.net.policy import Policy, RequestLimits
from probes.net.signing import HEADERS as SIGNATURE_HEADERS

if TYPE_CHECKING:
    from probes.net.http.reply_memory import Share

__all__ = ["Client", "Gate", "Policy", "RequestLimits"]

# Called with each URL, redirects included; returns the Ending that stops the request, or None.
Gate = Callable[[str], Awaitable[Ending | None]]

_NO_HEADERS: Mapping[str, str] = MappingProxyType({})
_RESERVED_HEADERS = frozenset(
    {"authorization", "cookie", "origin", "proxy-authorization"}  # never sent
    | {"host", "accept-encoding", "user-agent", "connection", "content-length", "transfer-encoding"}
    | SIGNATURE_HEADERS
)
_BODY_HEADERS = frozenset({"content-type", "content-language", "content-location"})
_SESSION_HEADERS = frozenset({"mcp-session-id", "last-event-id"})
_BODILESS_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
LIGHTENED_NOTE = "a large page, kept without what no reader uses"
_BREAKS = re.compile(r"[\r\n\0]")
_REDIRECTS = frozenset({301, 302, 303, 307, 308})


@dataclass(slots=True)
class _Request:
    method: str
    headers: Mapping[str, str]
    body: bytes | None
    enough: Enough | None
    seconds: float
    body_bytes: int
    open_body: OpenBody | None = None
    all_headers: list[tuple[str, str]] | None = None
    spend: Spend | None = None
    signed: bool = True
    lighten: Lighten | None = None

    def after(self, status: int, *, same_origin: bool) -> "_Request":
        """Drop POST after all but 307 and 308 (RFC 9110 §15.4)."""
        dropped: frozenset[str] = frozenset() if same_origin else _SESSION_HEADERS
        method, body = self.method, self.body
        if status in {301, 302, 303} and method not in {"GET", "HEAD"}:
            method, body, dropped = "GET", None, dropped | _BODY_HEADERS
        headers = {name: value for name, value in self.headers.items() if name.lower() not in dropped}
        return replace(self, method=method, headers=headers, body=body)


class Client:
    """Sends no cookies; the policy's limiter bounds requests to one host."""

    def __init__(self, policy: Policy, limits: RequestLimits | None = None) -> None:
        self._policy = policy
        self._limits = limits or RequestLimits()
        self._check = UrlChecker(policy.connect_to, policy.named_places)
        self._pins = DnsPins(policy.resolver)
        self._connections = ConnectionPool(self._pins, policy.tls, seconds=self._limits.connect_seconds)
        self._share: Share | None = None

    @property
    def is_full(self) -> bool:
        """Whether replies hold too much memory for further requests."""
        return self._share is not None and self._share.is_spent

    @property
    def robots(self) -> RobotsCache:
        return self._policy.robots

    async def __aenter__(self) -> Self:
        self._share = self._policy.reply_memory.share()
        return self

    def defer_release(self) -> Callable[[], None]:
        """Leave the release of the reply memory to the returned function."""
        share, self._share = self._share, None
        return share.release if share is not None else lambda: None

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._share is not None:
            self._share.release()
        self._connections.close()

    async def exchange(  # noqa: PLR0913 - all but three are keywords with defaults
        self,
        purpose: Purpose,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str] = _NO_HEADERS,
        body: bytes | None = None,
        gate: Gate | None = None,
        enough: Enough | None = None,
        seconds: float | None = None,
        body_bytes: int | None = None,
        lighten: Lighten | None = None,
    ) -> Exchange:
        """Send a request and follow redirects.

        `enough` (see `BodyReader.until`) may end the body early. `seconds` and `body_bytes` override the
        limits; `lighten` returns what is kept of a body above the usual limit. Raises ValueError for a
        reserved header, never for what a server or URL does.
        """
        _check_names(tuple(headers))
        request = _Request(
            method.upper(),
            headers,
            body,
            enough,
            self._limits.request_seconds if seconds is None else seconds,
            self._limits.body_bytes if body_bytes is None else body_bytes,
            lighten=lighten,
        )
        intern_body = self._share.intern if self._share is not None else None
        builder = ExchangeBuilder(
            purpose=purpose,
            method=request.method,
            url=url,
            headers=headers,
            body=body,
            intern_body=intern_body,
        )
        return await self._follow(builder, request, gate)

    @asynccontextmanager
    async def stream(
        self,
        purpose: Purpose,
        url: str,
        *,
        gate: Gate | None = None,
    ) -> AsyncIterator[Stream]:
        """Keep an event stream open inside the block; other replies are read as usual."""
        limits, open_body, headers = self._limits, OpenBody(), {"accept": EVENT_STREAM}
        request = _Request("GET", headers, None, None, limits.request_seconds, limits.body_bytes, open_body)
        builder = ExchangeBuilder(purpose=purpose, method="GET", url=url, headers=headers, body=None)
        try:
            exchange = await self._follow(builder, request, gate)
            yield Stream(builder, exchange, open_body, limits.stream_seconds)
        finally:
            open_body.close()

    async def relay(  # noqa: PLR0913 - one request has this many sides
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str],
        body: bytes | None,
        gate: Gate,
        spend: Spend,
        signed: bool,
        open_body: OpenBody,
    ) -> tuple[Exchange, Headers]:
        """Send one browser request; also return all reply headers. The browser itself follows redirects.

        An event stream stays open: `open_body` then has its reader, and the caller closes it.
        """
        all_headers: list[tuple[str, str]] = []
        seconds, body_bytes = self._limits.request_seconds, self._limits.body_bytes
        request = _Request(
            method,
            headers,
            body,
            None,
            seconds,
            body_bytes,
            open_body,
            all_headers=all_headers,
            spend=spend,
            signed=signed,
        )
        builder = ExchangeBuilder(purpose=Purpose.PAGE, method=method, url=url, headers={}, body=None)
        target = self._checked(url)
        if isinstance(target, UrlRefusal):
            return builder.end(Ending.ADDRESS_REFUSED, target.reason), ()
        if (stop := await gate(target.url)) is not None:
            return builder.end(stop), ()
        _, ending, note = await self._send(builder, request, target)
        return builder.end(ending, note), tuple(all_headers)

    async def _follow(self, builder: ExchangeBuilder, request: _Request, gate: Gate | None) -> Exchange:
        target = self._checked(builder.url)
        while True:
            if isinstance(target, UrlRefusal):
                return builder.end(Ending.ADDRESS_REFUSED, target.reason)
            if gate is not None and (stop := await gate(target.url)) is not None:
                return builder.end(stop)
            location, ending, note = await self._send(builder, request, target)
            if location is None or builder.status is None:
                return builder.end(ending, note)
            if len(builder.hops) >= self._limits.redirects:
                return builder.end(Ending.TOO_MANY_REDIRECTS, f"more than {self._limits.redirects}")
            before, target = target, self._checked(location)
            builder.add_redirect(target.url if isinstance(target, CheckedUrl) else location)
            same_origin = isinstance(target, CheckedUrl) and target.origin == before.origin
            request = request.after(builder.status, same_origin=same_origin)

    def _checked(self, url: str) -> CheckedUrl | UrlRefusal:
        target = self._check(url)
        if isinstance(target, CheckedUrl) and target.host in self._policy.blocked:
            return UrlRefusal("the operator of this service has us leave this host alone")
        return target

    async def _send(
        self, builder: ExchangeBuilder, request: _Request, target: CheckedUrl
    ) -> tuple[str | None, Ending, str]:
        result = await self._attempt(builder, request, target)
        # The server may have closed an idle connection: retry once on a new one (RFC 9112 §9.3.1).
        stale = result[1] is Ending.DISCONNECTED and builder.status is None and builder.on_reused_connection
        if stale and request.method in {"GET", "HEAD"}:
            result = await self._attempt(builder, request, target)
        return result

    async def _attempt(
        self, builder: ExchangeBuilder, request: _Request, target: CheckedUrl
    ) -> tuple[str | None, Ending, str]:
        await self._policy.host_limiter.acquire(target.host)
        began, ends_at = time.monotonic(), asyncio.get_running_loop().time() + request.seconds
        builder.start_request(target.url)
        try:
            connection = self._connections.reuse(target)
            if connection is None:
                async with asyncio.timeout_at(ends_at):
                    await self._pin(target)
                    connection = await self._connections.open(target)
            location = await self._reply(builder, request, target, connection, ends_at)
        except FAILURES as error:
            ending, note = ending_of(error)
            if ending is Ending.ADDRESS_REFUSED:
                builder.undo_request()
            return None, ending, note
        else:
            return location, Ending.ANSWERED, ""
        finally:
            builder.seconds += time.monotonic() - began
            self._policy.host_limiter.release(target.host, delay=self._policy.delay(target.host))

    async def _pin(self, target: CheckedUrl) -> None:
        if self._pins.knows(target):
            return
        seconds = self._limits.connect_seconds
        try:
            async with asyncio.timeout(seconds):
                await self._pins.pin(target)
        except TimeoutError as error:
            raise DnsFailed("the name servers did not answer") from error

    async def _reply(
        self,
        builder: ExchangeBuilder,
        request: _Request,
        target: CheckedUrl,
        connection: HttpConnection,
        ends_at: float,
    ) -> str | None:
        reply = connection.ask(
            self._head(request, target) + (request.body or b""),
            self._limits.header_bytes,
            self._limits.header_count,
            ends_at=ends_at,
            bodiless=request.method == "HEAD",
        )
        builder.on_reused_connection = connection.is_reused
        try:
            await reply.head()
            builder.status = reply.status
            builder.reply_headers = evidence_headers(reply.headers)
            if self._share is not None:
                self._share.count_head(builder.reply_headers)
            if request.all_headers is not None:
                request.all_headers.extend(reply.headers)
            if reply.status in _REDIRECTS and (location := next(iter(reply.values("location")), "")):
                await discard_body(reply)
                return resolve_location(target.url, location)
            if refuses_document(builder.purpose, reply.status, builder.reply_headers):
                await discard_body(reply)
                raise RefusedByHeader
            coding = ", ".join(reply.values("content-encoding"))
            if request.open_body is not None and reply.status in SUCCESSES and _kind(reply) == EVENT_STREAM:
                request.open_body.reader = BodyReader(reply, coding, request.body_bytes, request.spend)
                request.open_body.hang_up = partial(self._connections.discard, connection)
                connection.disable_timeout()
                return None
            builder.reply = await self._body(reply, coding, request)
            if builder.reply.received:
                builder.notes.append(LIGHTENED_NOTE)
            return None
        finally:
            if request.open_body is None or request.open_body.hang_up is None:
                self._connections.release(target, connection)

    async def _body(self, reply: HttpReply, coding: str, request: _Request) -> Body:
        usual = self._limits.body_bytes
        useful = usual if request.lighten is not None else None
        body = await read_body(
            reply, coding, request.body_bytes, request.enough, request.spend, useful=useful
        )
        return body if request.lighten is None or body.size <= usual else await request.lighten(body)

    def _head(self, request: _Request, target: CheckedUrl) -> bytes:
        """The request up to its body (RFC 9112 §3). Raises ValueError for a line break."""
        _, _, authority, path = target.url.split("/", 3)
        has_body = request.body is not None or request.method not in _BODILESS_METHODS
        length = len(request.body or b"") if has_body else None
        # A browser's headers vary by page: caching them is useless.
        write = _cached_fields if request.all_headers is None else _fields
        fields = write(request.method, self._policy.user_agent, tuple(request.headers.items()), length)
        signature = self._signed(request.method, target) if request.signed else _NO_HEADERS
        signed = [f"{name}: {value}\r\n" for name, value in signature.items()]
        head = f"{request.method} /{path} HTTP/1.1\r\nHost: {authority}\r\n{fields}{''.join(signed)}\r\n"
        return head.encode("utf-8", "surrogateescape")

    def _signed(self, method: str, target: CheckedUrl) -> Mapping[str, str]:
        """Each hop is signed anew: a signature shown to one site must be useless at another."""
        signer = self._policy.signer
        return _NO_HEADERS if signer is None else signer.sign(method, target.url)


def _kind(reply: HttpReply) -> str:
    return next(iter(reply.values("content-type")), "").partition(";")[0].strip().lower()


def _fields(method: str, user_agent: str, headers: Headers, length: int | None) -> str:
    lines = [f"User-Agent: {user_agent}", "Accept-Encoding: gzip"]
    lines += [f"{name}: {value}" for name, value in headers]
    if length is not None:
        lines.append(f"Content-Length: {length}")
    if _BREAKS.search("".join([method, *lines])):
        raise ValueError("a header holds a line break")
    return "".join([f"{line}\r\n" for line in lines])


_cached_fields = lru_cache(maxsize=256)(_fields)  # the same few are sent to every site


@lru_cache(maxsize=256)
def _check_names(headers: tuple[str, ...]) -> None:
    if own := {name.lower() for name in headers} & _RESERVED_HEADERS:
        raise ValueError(f"not for a caller to send: {', '.join(sorted(own))}")
