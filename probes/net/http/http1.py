"""HTTP/1.1 over one connection (RFC 9112): a request goes out, its reply comes in piece by piece.

llhttp parses; what it leaves open is bounded here: headers, framing that says nothing, and what waits to be read.
"""

import asyncio
from functools import lru_cache
from math import inf
from typing import Any, Final, cast

from httptools import HttpParserError, HttpParserUpgrade, HttpResponseParser

from probes.net.http.failures import BadReply, Disconnected

READ_AHEAD: Final = 64 * 1024
"""Bytes of a body that may wait to be read; then the server has to wait."""
INTERIM_MOST: Final = 8
"""Interim replies (1xx) to one request. Servers send one or two: 100 Continue, 103 Early Hints."""
HEAD_MOST: Final = 256 * 1024
"""Bytes of all headers of one reply, those of interim replies and trailers included. Chromium takes as many."""

_MESSAGE: Final = 80


class Reply:
    """One reply as it comes: `await head()`, then `await more()` until that is b"".

    `status` and `headers` (names in lower case) are there after the head. No header may be longer than `header_bytes`,
    nor may there be more than `header_count`; a few interim replies (1xx) are passed over.
    """

    __slots__ = (
        "_bodiless",
        "_failure",
        "_framing",
        "_head",
        "_header_bytes",
        "_header_count",
        "_interims",
        "_is_interim",
        "_is_paused",
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
        """Begin with nothing received. `bodiless` is the reply to HEAD, whatever its headers say."""
        self.status = 0
        self.headers: list[tuple[str, str]] = []
        self.has_head = self.is_whole = self.keeps_alive = False
        self._transport = transport
        self._header_bytes, self._header_count, self._bodiless = header_bytes, header_count, bodiless
        self._is_interim = self._is_paused = self._surplus = False
        self._framing = self._head = self._interims = 0
        self.waiting = 0
        """Bytes of the body that have come and were not read."""
        self._raw: list[tuple[bytes, bytes]] = []
        self._pieces: list[bytes] = []
        self._failure: Exception | None = None
        self._waiter: asyncio.Future[None] | None = None
        self._parser: HttpResponseParser | None = HttpResponseParser(self)
        # As browsers: many servers end lines with a bare LF, or write bytes that no header should have.
        self._parser.set_dangerous_leniencies(
            lenient_headers=True, lenient_optional_cr_before_lf=True, lenient_spaces_after_chunk_size=True
        )

    async def head(self) -> None:
        """Wait for status and headers. Raises BadReply, Disconnected or TimeoutError."""
        while not self.has_head:
            await self._news()

    async def more(self) -> bytes:
        """Wait for more of the body; b"" at its end. Raises BadReply, Disconnected or TimeoutError."""
        while not self._pieces:
            if self.is_whole:
                return b""
            await self._news()
        piece = self._pieces[0] if len(self._pieces) == 1 else b"".join(self._pieces)
        self._pieces.clear()
        self.waiting = 0
        if self._is_paused:
            self._is_paused = False
            self._transport.resume_reading()
        return piece

    def values(self, name: str) -> list[str]:
        """All values of a header."""
        return [value for given, value in self.headers if given == name]

    @property
    def leaves_clean(self) -> bool:
        """Whether the connection can carry another request: all of this reply came, and nothing else."""
        return self.is_whole and self.keeps_alive and not self._surplus

    def feed(self, data: bytes) -> None:
        """Take what came in."""
        if self._parser is None:
            self._surplus = True
            return
        self._framing += len(data)
        try:
            self._parser.feed_data(data)
        except (HttpParserError, HttpParserUpgrade) as error:
            self._surplus = True
            if not self.is_whole:
                self._failure = self._failure or BadReply(str(error)[:_MESSAGE] or "not HTTP")
        if self._framing > self._header_bytes and not self.is_whole:
            self._failure = self._failure or BadReply("a header, or what is around the body, is too long")
        if self.is_whole or self._failure is not None:
            self.let_go()
        elif self.waiting > READ_AHEAD and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()
        self._wake()

    def end(self) -> None:
        """Take note that the connection has ended: so does a body without a length, and nothing else may."""
        if not (self.is_whole or self._failure):
            if self.has_head and self._ends_with_connection():
                self.is_whole = True
            else:
                self._failure = Disconnected()
            self.let_go()
            self._wake()

    def expire(self) -> None:
        """Give up on what is still to come: its time is over."""
        if not (self.is_whole or self._failure):
            self._failure = TimeoutError()
            self.let_go()
            self._wake()

    def let_go(self) -> None:
        """Part with the parser, which holds this reply as this reply holds it."""
        self._parser = None

    # What the parser calls.

    def on_message_begin(self) -> None:
        """Something follows the whole reply: nothing of it is read."""
        if self.is_whole:
            raise BadReply("more than one reply")

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer, has come."""
        self._framing = 0
        self._raw.append((name, value))
        self._head += len(name) + len(value)
        if len(self._raw) > self._header_count or self._head > HEAD_MOST:
            self._refuse("too many headers")
        if len(name) + len(value) > self._header_bytes or b"\0" in value:
            self._refuse("a header that is too long, or holds NUL")

    def on_headers_complete(self) -> None:
        """The head is whole."""
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
        self.status, self.has_head = status, True
        if self._bodiless:
            self._finish()

    def on_body(self, data: bytes) -> None:
        """A piece of the body has come."""
        if self.is_whole:
            self._surplus = True
            return
        self._framing = 0
        self._pieces.append(data)
        self.waiting += len(data)

    def on_message_complete(self) -> None:
        """All of the reply has come, or of an interim one."""
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

    async def _news(self) -> None:
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


def _header(name: bytes, value: bytes) -> tuple[str, str]:
    return _name(name), value.rstrip(b" \t").decode("utf-8", "surrogateescape")


@lru_cache(maxsize=1000)
def _name(name: bytes) -> str:
    """A header's name in lower case; most are the same few."""
    return name.lower().decode("utf-8", "surrogateescape")


class Connection(asyncio.Protocol):
    """One connection to one origin: one request at a time.

    One timer serves all its requests: it is set for the end of the first, and looks again at that of the present one.
    A timer for each would be set and cancelled forty times a visit, and almost never go off.
    """

    def __init__(self) -> None:
        """Not connected yet."""
        self.was_used = False
        """Whether it has carried a request before the present one."""
        self.free_since = 0.0
        self._asked = 0
        self._ends_at = inf
        self._timer: asyncio.TimerHandle | None = None
        self._reply: Reply | None = None
        self._transport: asyncio.Transport = cast("asyncio.Transport", None)

    @property
    def is_open(self) -> bool:
        """Whether a request may still go out."""
        return not self._transport.is_closing()

    def ask(
        self,
        request: bytes,
        header_bytes: int,
        header_count: int,
        *,
        ends_at: float,
        bodiless: bool = False,
    ) -> Reply:
        """Send a request; return the reply that is to come, until this time of the loop at the latest."""
        self.was_used, self._asked = self._asked > 0, self._asked + 1
        self._reply = Reply(self._transport, header_bytes, header_count, bodiless=bodiless)
        self._ends_at = ends_at
        if self._timer is None or self._timer.when() > ends_at:
            self._set_timer()
        if self._transport.is_closing():
            self._reply.end()
        else:
            self._transport.write(request)
        return self._reply

    def take_time(self) -> None:
        """Let the present reply take as long as whoever reads it likes."""
        self._ends_at = inf

    def rest(self) -> bool:
        """Part with the reply; whether another request may follow. If not, the connection is closed."""
        reply, self._reply = self._reply, None
        if reply is not None and reply.leaves_clean and self.is_open:
            return True
        self.close()
        return False

    def close(self) -> None:
        """Hang up, whatever is under way."""
        if self._reply is not None:
            self._reply.let_go()
            self._reply = None
        self._transport.abort()
        self._stop_timer()

    def _set_timer(self) -> None:
        self._stop_timer()
        self._timer = asyncio.get_running_loop().call_at(self._ends_at, self._look)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        if self._reply is None or self._ends_at == inf:
            return
        if asyncio.get_running_loop().time() >= self._ends_at:
            self._reply.expire()
        else:
            self._set_timer()

    # What the loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Be ready."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Take what came; what nobody asked for ends the connection."""
        if self._reply is None:
            self._transport.abort()
        else:
            self._reply.feed(data)

    def eof_received(self) -> None:
        """Take note that no more comes; the transport then closes itself."""
        if self._reply is not None:
            self._reply.end()

    def connection_lost(self, _: Any) -> None:
        """Take note that it is over, for whatever reason."""
        self._stop_timer()
        if self._reply is not None:
            self._reply.end()
