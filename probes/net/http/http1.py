"""HTTP/1.1 over one connection (RFC 9112), with bounds around the llhttp parser."""

import asyncio
from functools import lru_cache
from math import inf
from typing import Any, cast

from httptools import HttpParserError, HttpParserUpgrade, HttpResponseParser

from probes.net.http.content_length import BLANK_LINE, split_reply, with_one_length
from probes.net.http.failures import BadReply, ConnectionLost

READ_AHEAD = 64 * 1024  # Unread body bytes after which socket reading pauses
INTERIM_MOST = 8  # Servers send one or two
HEAD_MOST = 256 * 1024  # Including interim replies and trailers; Chromium's limit

_MESSAGE = 80


class HttpReply:
    """A reply being received: `await head()`, then `await more()` until it returns b"".

    Fails if one header exceeds `header_bytes` or there are more than `header_count`. Header names are in
    lower case.
    """

    __slots__ = (
        "_begun",
        "_bodiless",
        "_failure",
        "_framing",
        "_head",
        "_header_bytes",
        "_header_count",
        "_interims",
        "_is_interim",
        "_is_paused",
        "_length_fault",
        "_parser",
        "_pieces",
        "_raw",
        "_surplus",
        "_transport",
        "_waiter",
        "has_head",
        "headers",
        "is_whole",
        "keeps_alive",
        "status",
        "waiting",
    )

    def __init__(
        self, transport: asyncio.Transport, header_bytes: int, header_count: int, *, bodiless: bool
    ) -> None:
        self.status = 0
        self.headers: list[tuple[str, str]] = []
        self.has_head = self.is_whole = self.keeps_alive = False
        self._transport = transport
        self._header_bytes, self._header_count, self._bodiless = header_bytes, header_count, bodiless
        self._is_interim = self._is_paused = self._surplus = False
        self._framing = self._head = self._interims = 0
        self.waiting = 0
        self._raw: list[tuple[bytes, bytes]] = []
        self._begun = bytearray()  # What came until the head was read
        # Why the parser refused the head's Content-Length, until the whole head is there.
        self._length_fault = ""
        self._pieces: list[bytes] = []
        self._failure: Exception | None = None
        self._waiter: asyncio.Future[None] | None = None
        self._parser: HttpResponseParser | None = _parser(self)

    async def head(self) -> None:
        """Raises BadReply, ConnectionLost or TimeoutError."""
        while not self.has_head:
            await self._wait()

    async def more(self) -> bytes:
        """b"" at the end of the body. Raises BadReply, ConnectionLost or TimeoutError."""
        while not self._pieces:
            if self.is_whole:
                return b""
            await self._wait()
        piece = self._pieces[0] if len(self._pieces) == 1 else b"".join(self._pieces)
        self._pieces.clear()
        self.waiting = 0
        if self._is_paused:
            self._is_paused = False
            self._transport.resume_reading()
        return piece

    def values(self, name: str) -> list[str]:
        return [value for given, value in self.headers if given == name]

    @property
    def allows_reuse(self) -> bool:
        return self.is_whole and self.keeps_alive and not self._surplus

    def feed(self, data: bytes) -> None:
        if self._parser is None:
            self._surplus = True
            return
        self._framing += len(data)
        self._parse(data)
        if self._framing > self._header_bytes and not self.is_whole:
            self._failure = self._failure or BadReply("a header, or what is around the body, is too long")
        if self.is_whole or self._failure is not None:
            self.detach_parser()
        elif self.waiting > READ_AHEAD and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()
        self._wake()

    def _parse(self, data: bytes) -> None:
        if not self.has_head:
            self._begun += data
        if self._length_fault:
            self._parse_with_one_length(new=len(data))
            return
        try:
            cast("HttpResponseParser", self._parser).feed_data(data)
        except (HttpParserError, HttpParserUpgrade) as error:
            self._on_parser_error(str(error))

    def _on_parser_error(self, fault: str) -> None:
        if not (self.has_head or self._failure) and "Content-Length" in fault:
            self._length_fault = fault
            self._parse_with_one_length(new=len(self._begun))
            return
        self._surplus = True
        if not self.is_whole:
            self._failure = self._failure or BadReply(fault[:_MESSAGE] or "not HTTP")

    def _parse_with_one_length(self, *, new: int) -> None:
        """Parse the head anew, once it is whole, if all its lengths are equal."""
        self._framing = 0
        if len(self._begun) - new > HEAD_MOST:
            self._failure = BadReply("too many headers")
            return
        came_last = max(len(self._begun) - new - 2, 0)
        split = BLANK_LINE.search(self._begun, came_last) and split_reply(bytes(self._begun), self._interims)
        if not split:
            return
        head = with_one_length(split.head)
        if head == split.head:
            self._failure = BadReply(self._length_fault)
            return
        self._begun, self._raw, self._head = bytearray(split.interims), [], len(split.interims)
        self._length_fault, self._parser = "", _parser(self)
        self._parse(head + split.rest)

    def end(self) -> None:
        """The connection's end completes a body without a length, else it is a failure."""
        if not (self.is_whole or self._failure):
            if self.has_head and self._ends_with_connection():
                self.is_whole = True
            else:
                self._failure = ConnectionLost()
            self.detach_parser()
            self._wake()

    def time_out(self) -> None:
        if not (self.is_whole or self._failure):
            self._failure = TimeoutError()
            self.detach_parser()
            self._wake()

    def detach_parser(self) -> None:
        self._parser = None

    # Callbacks of the parser.

    def on_message_begin(self) -> None:
        if self.is_whole:
            raise BadReply("more than one reply")

    def on_header(self, name: bytes, value: bytes) -> None:
        self._framing = 0
        self._raw.append((name, value))
        self._head += len(name) + len(value)
        if len(self._raw) > self._header_count or self._head > HEAD_MOST:
            self._refuse("too many headers")
        if len(name) + len(value) > self._header_bytes or b"\0" in value:
            self._refuse("a header that is too long, or holds NUL")

    def on_headers_complete(self) -> None:
        if self.is_whole:
            return
        status = cast("HttpResponseParser", self._parser).get_status_code()
        if self._interim(status):
            self._is_interim, self._raw = True, []
            self._interims += 1
            if self._interims > INTERIM_MOST:
                self._refuse("too many interim replies")
            return
        if not 200 <= status <= 999:
            self._refuse(f"status {status} has no place here")
        self.headers, self._raw = [_header(*raw) for raw in self._raw], []
        self.status, self.has_head, self._begun = status, True, bytearray()
        if self._bodiless:
            self._finish()

    def on_body(self, data: bytes) -> None:
        if self.is_whole:
            self._surplus = True
            return
        self._framing = 0
        self._pieces.append(data)
        self.waiting += len(data)

    def on_message_complete(self) -> None:
        self._framing = 0
        if self._is_interim:
            self._is_interim = False
        elif not self.is_whole:
            self._finish()

    @staticmethod
    def _interim(status: int) -> bool:
        return 100 <= status < 200 and status != 101

    def _finish(self) -> None:
        self.is_whole = True
        self.keeps_alive = cast("HttpResponseParser", self._parser).should_keep_alive()

    def _refuse(self, why: str) -> None:
        self._failure = BadReply(why)
        raise self._failure

    def _ends_with_connection(self) -> bool:
        codings = ",".join(self.values("transfer-encoding")).lower()
        if codings.rpartition(",")[2].strip() == "chunked":
            return False
        return bool(codings) or not self.values("content-length")

    async def _wait(self) -> None:
        if self._failure is not None:
            raise self._failure
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


def _parser(reply: HttpReply) -> HttpResponseParser:
    """Lenient as browsers are: many servers end lines with a bare LF or send invalid header bytes."""
    parser = HttpResponseParser(reply)
    parser.set_dangerous_leniencies(
        lenient_headers=True, lenient_optional_cr_before_lf=True, lenient_spaces_after_chunk_size=True
    )
    return parser


def _header(name: bytes, value: bytes) -> tuple[str, str]:
    return _name(name), value.rstrip(b" \t").decode("utf-8", "surrogateescape")


@lru_cache(maxsize=1000)
def _name(name: bytes) -> str:
    return name.lower().decode("utf-8", "surrogateescape")


class HttpConnection(asyncio.Protocol):
    """One request at a time, with one timer for all (a visit sends about forty)."""

    def __init__(self) -> None:
        self.is_reused = False
        self.free_since = 0.0
        self._asked = 0
        self._ends_at = inf
        self._timer: asyncio.TimerHandle | None = None
        self._reply: HttpReply | None = None
        self._transport: asyncio.Transport = cast("asyncio.Transport", None)

    @property
    def is_open(self) -> bool:
        return not self._transport.is_closing()

    def ask(
        self,
        request: bytes,
        header_bytes: int,
        header_count: int,
        *,
        ends_at: float,
        bodiless: bool = False,
    ) -> HttpReply:
        """The reply must be complete by loop time `ends_at`."""
        self.is_reused, self._asked = self._asked > 0, self._asked + 1
        self._reply = HttpReply(self._transport, header_bytes, header_count, bodiless=bodiless)
        self._ends_at = ends_at
        if self._timer is None or self._timer.when() > ends_at:
            self._set_timer()
        if self._transport.is_closing():
            self._reply.end()
        else:
            self._transport.write(request)
        return self._reply

    def disable_timeout(self) -> None:
        self._ends_at = inf

    def finish_reply(self) -> bool:
        """Return whether another request may follow; else close the connection."""
        reply, self._reply = self._reply, None
        if reply is not None and reply.allows_reuse and self.is_open:
            return True
        self.close()
        return False

    def close(self) -> None:
        if self._reply is not None:
            self._reply.detach_parser()
            self._reply = None
        self._transport.abort()
        self._stop_timer()

    def _set_timer(self) -> None:
        self._stop_timer()
        self._timer = asyncio.get_running_loop().call_at(self._ends_at, self._on_timer)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _on_timer(self) -> None:
        self._timer = None
        if self._reply is None or self._ends_at == inf:
            return
        if asyncio.get_running_loop().time() >= self._ends_at:
            self._reply.time_out()
        else:
            self._set_timer()

    # Callbacks of the event loop.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self._reply is None:
            self._transport.abort()
        else:
            self._reply.feed(data)

    def eof_received(self) -> None:
        if self._reply is not None:
            self._reply.end()

    def connection_lost(self, _: Any) -> None:
        self._stop_timer()
        if self._reply is not None:
            self._reply.end()
