"""The client of one visit: asks, follows, bounds, and always comes back with an Exchange."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from types import MappingProxyType, TracebackType
from typing import TYPE_CHECKING, Final, Self

from probes.evidence.evidence import Ending, Exchange, Headers, Purpose
from probes.net.guard import Checks, Refusal, Target, absolute
from probes.net.http.body import Enough, Reading, Spend, discard, read
from probes.net.http.connections import Connections
from probes.net.http.exchange_builder import Trail, kept
from probes.net.http.failures import FAILURES, DnsFailed, ending_of
from probes.net.http.http1 import Connection, Reply
from probes.net.http.robots_cache import Remembered
from probes.net.http.stream import EVENT_STREAM, Held, Stream
from probes.net.pins import Pins
from probes.net.policy import Limits, Policy
from probes.net.signing import HEADERS as OF_THE_SIGNATURE

if TYPE_CHECKING:
    from probes.net.http.reply_memory import Share

__all__ = ["Client", "Gate", "Limits", "Policy"]

Gate = Callable[[str], Awaitable[Ending | None]]
"""Asked with each URL before it is requested, redirect targets included: None to go on, or the
Ending (robots_disallowed, visit_over …) that stops it."""

_NO_HEADERS: Final[Mapping[str, str]] = MappingProxyType({})
_NOT_FOR_CALLERS: Final = frozenset(
    {"authorization", "cookie", "origin", "proxy-authorization"}  # never sent
    | {"host", "accept-encoding", "user-agent", "connection", "content-length", "transfer-encoding"}
    | OF_THE_SIGNATURE
)
_OF_THE_BODY: Final = frozenset({"content-type", "content-language", "content-location"})
_OF_THE_SERVER: Final = frozenset({"mcp-session-id", "last-event-id"})
_WITHOUT_BODY: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_BREAKS: Final = re.compile(r"[\r\n\0]")
_REDIRECTS: Final = frozenset({301, 302, 303, 307, 308})


@dataclass(slots=True)
class _Request:
    method: str
    headers: Mapping[str, str]
    body: bytes | None
    enough: Enough | None
    seconds: float
    body_bytes: int
    held: Held | None = None
    whole: list[tuple[str, str]] | None = None
    """Where to put every header of the reply, for the one who needs more than evidence."""
    spend: Spend | None = None
    signed: bool = True

    def after(self, status: int, *, same_origin: bool) -> "_Request":
        """Follow a redirect (RFC 9110 §15.4): 307 and 308 keep it, else POST becomes GET."""
        dropped: frozenset[str] = frozenset() if same_origin else _OF_THE_SERVER
        method, body = self.method, self.body
        if status in {301, 302, 303} and method not in {"GET", "HEAD"}:
            method, body, dropped = "GET", None, dropped | _OF_THE_BODY
        headers = {name: value for name, value in self.headers.items() if name.lower() not in dropped}
        return replace(self, method=method, headers=headers, body=body)


class Client:
    """The client of one visit: `async with Client(policy, limits) as client:`.

    Connections of its own, one request a host at a time, addresses pinned for as long as it lives, no cookies.
    """

    def __init__(self, policy: Policy, limits: Limits | None = None) -> None:
        """Nothing is opened before `async with`."""
        self._policy = policy
        self._limits = limits or Limits()
        self._check = Checks(policy.connect_to)
        self._pins = Pins(policy.resolver)
        self._connections = Connections(self._pins, policy.tls, seconds=self._limits.connect_seconds)
        self._share: Share | None = None

    @property
    def is_full(self) -> bool:
        """Whether the replies of this visit hold so much that nothing more may be asked."""
        return self._share is not None and self._share.is_spent

    @property
    def robots(self) -> Remembered:
        """The robots.txt of other sites that this process has read."""
        return self._policy.robots

    async def __aenter__(self) -> Self:
        """Take part in what all visits hold."""
        self._share = self._policy.held.share()
        return self

    def hand_over(self) -> Callable[[], None]:
        """Give what must be called once the replies of this visit are no longer held; at its end they still are."""
        share, self._share = self._share, None
        return share.release if share is not None else lambda: None

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close every connection."""
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
    ) -> Exchange:
        """Ask, follow redirects, and say how it ended; never raises for what a server or a URL does.

        `gate` is asked before every request. `enough` is shown what is new of the body (see `net.portions`) and may end it:
        the answer then counts as whole. `seconds` and `body_bytes` stand in for the client's limits.
        Raises ValueError for a header that is not the caller's to send.
        """
        _check_names(tuple(headers))
        request = _Request(
            method.upper(),
            headers,
            body,
            enough,
            self._limits.request_seconds if seconds is None else seconds,
            self._limits.body_bytes if body_bytes is None else body_bytes,
        )
        keep = self._share.keep if self._share is not None else None
        trail = Trail(purpose=purpose, method=request.method, url=url, headers=headers, body=body, keep=keep)
        return await self._follow(trail, request, gate)

    @asynccontextmanager
    async def stream(
        self,
        purpose: Purpose,
        url: str,
        *,
        gate: Gate | None = None,
    ) -> AsyncIterator[Stream]:
        """GET an event stream and leave it open inside the block, so that other requests can go out.

        Redirects are followed as in `exchange`. What is no event stream with status 200 is read as a plain
        reply.
        """
        limits, held, headers = self._limits, Held(), {"accept": EVENT_STREAM}
        request = _Request("GET", headers, None, None, limits.request_seconds, limits.body_bytes, held)
        trail = Trail(purpose=purpose, method="GET", url=url, headers=headers, body=None)
        try:
            exchange = await self._follow(trail, request, gate)
            yield Stream(trail, exchange, held, limits.stream_seconds)
        finally:
            held.close()

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
    ) -> tuple[Exchange, Headers]:
        """Ask once on behalf of a browser, with its headers, and return also every header of the reply.

        A redirect is the reply: following it is the browser's, which then asks here again.
        """
        whole: list[tuple[str, str]] = []
        seconds, body_bytes = self._limits.request_seconds, self._limits.body_bytes
        request = _Request(
            method, headers, body, None, seconds, body_bytes, whole=whole, spend=spend, signed=signed
        )
        trail = Trail(purpose=Purpose.PAGE, method=method, url=url, headers={}, body=None)
        target = self._checked(url)
        if isinstance(target, Refusal):
            return trail.end(Ending.ADDRESS_REFUSED, target.reason), ()
        if (stop := await gate(target.url)) is not None:
            return trail.end(stop), ()
        _, ending, note = await self._send(trail, request, target)
        return trail.end(ending, note), tuple(whole)

    async def _follow(self, trail: Trail, request: _Request, gate: Gate | None) -> Exchange:
        target = self._checked(trail.url)
        while True:
            if isinstance(target, Refusal):
                return trail.end(Ending.ADDRESS_REFUSED, target.reason)
            if gate is not None and (stop := await gate(target.url)) is not None:
                return trail.end(stop)
            location, ending, note = await self._send(trail, request, target)
            if location is None or trail.status is None:
                return trail.end(ending, note)
            if len(trail.hops) >= self._limits.redirects:
                return trail.end(Ending.TOO_MANY_REDIRECTS, f"more than {self._limits.redirects}")
            before, target = target, self._checked(location)
            trail.hop(target.url if isinstance(target, Target) else location)
            same_origin = isinstance(target, Target) and target.origin == before.origin
            request = request.after(trail.status, same_origin=same_origin)

    def _checked(self, url: str) -> Target | Refusal:
        target = self._check(url)
        if isinstance(target, Target) and target.host in self._policy.blocked:
            return Refusal("the operator of this service has us leave this host alone")
        return target

    async def _send(self, trail: Trail, request: _Request, target: Target) -> tuple[str | None, Ending, str]:
        """Send one request in its turn: where it redirects to, how it ended, and why."""
        result = await self._attempt(trail, request, target)
        # A kept connection may have been closed while we waited; that says nothing (RFC 9112 §9.3.1).
        stale = result[1] is Ending.DISCONNECTED and trail.status is None and trail.over_kept
        if stale and request.method in {"GET", "HEAD"}:
            result = await self._attempt(trail, request, target)
        return result

    async def _attempt(
        self, trail: Trail, request: _Request, target: Target
    ) -> tuple[str | None, Ending, str]:
        await self._policy.lanes.enter(target.host)
        began, ends_at = time.monotonic(), asyncio.get_running_loop().time() + request.seconds
        trail.sending(target.url)
        try:
            connection = self._connections.kept(target)
            if connection is None:
                async with asyncio.timeout_at(ends_at):
                    await self._pin(target)
                    connection = await self._connections.open(target)
            location = await self._reply(trail, request, target, connection, ends_at)
        except FAILURES as error:
            ending, note = ending_of(error)
            if ending is Ending.ADDRESS_REFUSED:
                trail.never_sent()
            return None, ending, note
        else:
            return location, Ending.ANSWERED, ""
        finally:
            trail.seconds += time.monotonic() - began
            self._policy.lanes.leave(target.host, delay=self._policy.delay(target.host))

    async def _pin(self, target: Target) -> None:
        if self._pins.knows(target):
            return
        seconds = self._limits.connect_seconds
        try:
            async with asyncio.timeout(seconds):
                await self._pins.pin(target)
        except TimeoutError as error:
            raise DnsFailed("the name servers did not answer") from error

    async def _reply(
        self, trail: Trail, request: _Request, target: Target, connection: Connection, ends_at: float
    ) -> str | None:
        """Read one reply into the trail; the absolute target when it is a redirect."""
        reply = connection.ask(
            self._head(request, target) + (request.body or b""),
            self._limits.header_bytes,
            self._limits.header_count,
            ends_at=ends_at,
            bodiless=request.method == "HEAD",
        )
        trail.over_kept = connection.was_used
        try:
            await reply.head()
            trail.status = reply.status
            trail.reply_headers = kept(reply.headers)
            if request.whole is not None:
                request.whole.extend(reply.headers)
            if reply.status in _REDIRECTS and (location := next(iter(reply.values("location")), "")):
                await discard(reply)
                return absolute(target.url, location)
            coding = ", ".join(reply.values("content-encoding"))
            if request.held is not None and reply.status == 200 and _kind(reply) == EVENT_STREAM:
                request.held.reading = Reading(reply, coding, request.body_bytes)
                request.held.hang_up = partial(self._connections.drop, connection)
                connection.take_time()
                return None
            trail.reply = await read(reply, coding, request.body_bytes, request.enough, request.spend)
            return None
        finally:
            if request.held is None or request.held.hang_up is None:
                self._connections.give_back(target, connection)

    def _head(self, request: _Request, target: Target) -> bytes:
        """Write a request up to its body (RFC 9112 §3). Raises ValueError for a header that would be more than one."""
        _, _, authority, path = target.url.split("/", 3)
        has_body = request.body is not None or request.method not in _WITHOUT_BODY
        length = len(request.body or b"") if has_body else None
        # A browser's headers are what a page makes of them: nothing to remember.
        write = _own_fields if request.whole is None else _fields
        fields = write(request.method, self._policy.user_agent, tuple(request.headers.items()), length)
        signature = self._signed(request.method, target) if request.signed else _NO_HEADERS
        signed = [f"{name}: {value}\r\n" for name, value in signature.items()]
        head = f"{request.method} /{path} HTTP/1.1\r\nHost: {authority}\r\n{fields}{''.join(signed)}\r\n"
        return head.encode("utf-8", "surrogateescape")

    def _signed(self, method: str, target: Target) -> Mapping[str, str]:
        """Sign anew for every request and hop: what one site is shown is of no use at another."""
        signer = self._policy.signer
        return _NO_HEADERS if signer is None else signer.sign(method, target.url)


def _kind(reply: Reply) -> str:
    """The media type without its parameters."""
    return next(iter(reply.values("content-type")), "").partition(";")[0].strip().lower()


def _fields(method: str, user_agent: str, headers: Headers, length: int | None) -> str:
    """The header fields that do not depend on who is asked."""
    lines = [f"User-Agent: {user_agent}", "Accept-Encoding: gzip"]
    lines += [f"{name}: {value}" for name, value in headers]
    if length is not None:
        lines.append(f"Content-Length: {length}")
    if _BREAKS.search("".join([method, *lines])):
        raise ValueError("a header holds a line break")
    return "".join([f"{line}\r\n" for line in lines])


_own_fields = lru_cache(maxsize=256)(_fields)  # the same few are sent to every site


@lru_cache(maxsize=256)
def _check_names(headers: tuple[str, ...]) -> None:
    if own := {name.lower() for name in headers} & _NOT_FOR_CALLERS:
        raise ValueError(f"not for a caller to send: {', '.join(sorted(own))}")
