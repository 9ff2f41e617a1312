"""The Chrome DevTools Protocol over two pipes: commands out, replies and events in.

Source: https://chromedevtools.github.io/devtools-protocol/; `--remote-debugging-pipe` separates messages by NUL.
"""

import asyncio
import json
import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

MAX_MESSAGE: Final = 8 * 1024 * 1024
"""Bytes of one message. What is longer is dropped: only a hostile page makes such."""
MAX_EVENTS: Final = 10_000
"""Events of one page. Ordinary pages cause some hundreds."""
MAX_EVENT_BYTES: Final = 32 * 1024 * 1024
FLOODED: Final = "flooded"
"""What a listener is told in place of a method, as the last of all, when its sessions caused too many events."""

HEEDED: Final = frozenset(
    {
        b"WebMCP.toolsAdded",
        b"WebMCP.toolsRemoved",
        b"Page.frameNavigated",
        b"Page.loadEventFired",
        b"Page.javascriptDialogOpening",
        b"Target.attachedToTarget",
        b"Target.detachedFromTarget",
        b"Inspector.targetCrashed",
        b"Inspector.detached",
    }
)
"""Events that anybody listens to; no other is even parsed."""

_METHOD: Final = re.compile(rb'\{"method":"([A-Za-z.]+)"')
_SESSION: Final = re.compile(rb',"sessionId":"([0-9A-Za-z-]{1,64})"\}\Z')
"""The browser writes it last, and no text of a page has a quotation mark that is not escaped."""
_TAIL: Final = 100

Listener = Callable[[str, dict[str, Any]], None]
"""Told the method and the parameters of each event of one session."""


@dataclass(slots=True)
class Budget:
    """What the sessions of one page may still cause together."""

    events: int = MAX_EVENTS
    size: int = MAX_EVENT_BYTES

    def spend(self, size: int) -> bool:
        """Take an event of so many bytes off; False when it is one too many."""
        self.events -= 1
        self.size -= size
        return self.events >= 0 and self.size >= 0


class Refused(Exception):  # noqa: N818 - reads as what it is
    """The browser answered a command with an error."""


class Gone(Exception):  # noqa: N818 - reads as what it is
    """The browser is no longer there."""


class Connection(asyncio.Protocol):
    """One browser's debugging pipe."""

    def __init__(self) -> None:
        """Nothing is open before `open`."""
        self.gone = asyncio.get_running_loop().create_future()
        """Done when the browser is no longer there."""
        self._calls = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._listeners: dict[str, tuple[Listener, Budget]] = {}
        self._buffer = bytearray()
        self._searched = 0
        self._overlong = 0
        """Bytes of a message that is too long and was dropped but for its end."""
        self._transports: list[asyncio.BaseTransport] = []
        self._writer: asyncio.WriteTransport | None = None

    async def open(self, reads: int, writes: int) -> None:
        """Speak over these two file descriptors, which are ours to close from now on."""
        loop = asyncio.get_running_loop()
        reader, _ = await loop.connect_read_pipe(lambda: self, os.fdopen(reads, "rb", 0))
        self._writer, _ = await loop.connect_write_pipe(asyncio.Protocol, os.fdopen(writes, "wb", 0))
        self._transports = [reader, self._writer]

    def close(self) -> None:
        """Close both pipes; a browser that still lives ends itself then."""
        for transport in self._transports:
            transport.close()
        self.connection_lost(None)

    def listen(self, session: str, listener: Listener, budget: Budget) -> None:
        """Tell this listener the events of a session from now on, as long as the budget lasts."""
        self._listeners[session] = listener, budget

    def forget(self, session: str) -> None:
        """Tell nobody any more."""
        self._listeners.pop(session, None)

    async def call(
        self,
        method: str,
        params: dict[str, Any] | None = None,
        *,
        session: str = "",
        seconds: float = 10.0,
    ) -> dict[str, Any]:
        """Give a command and return its result. Raises Refused, Gone or TimeoutError."""
        number = self.send(method, params, session=session)
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = reply
        try:
            async with asyncio.timeout(seconds):
                return await reply
        finally:
            self._waiting.pop(number, None)

    def send(self, method: str, params: dict[str, Any] | None = None, *, session: str = "") -> int:
        """Give a command whose result nobody waits for; return its number. Raises Gone."""
        if self._writer is None or self.gone.done():
            raise Gone("the browser is no longer there")
        self._calls += 1
        message: dict[str, Any] = {"id": self._calls, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        self._writer.write(json.dumps(message).encode() + b"\0")
        return self._calls

    def data_received(self, data: bytes) -> None:
        """Take what the browser wrote."""
        self._buffer += data
        start = 0
        while (end := self._buffer.find(b"\0", max(self._searched, start))) >= 0:
            message, dropped = bytes(self._buffer[start:end]), self._overlong
            start, self._overlong = end + 1, 0
            if dropped:
                self._flooded(_session_of(message))
            else:
                self._take(message)
        del self._buffer[:start]
        if len(self._buffer) > MAX_MESSAGE or self._overlong:
            self._overlong += len(self._buffer)
            del self._buffer[:-_TAIL]
        self._searched = len(self._buffer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail everything that waits."""
        del exc
        if not self.gone.done():
            self.gone.set_result(None)
        for reply in self._waiting.values():
            if not reply.done():
                reply.set_exception(Gone("the browser is no longer there"))

    def _take(self, raw: bytes) -> None:
        if method := _METHOD.match(raw):
            self._event(raw, method[1])
            return
        with suppress(ValueError, RecursionError):
            message = json.loads(raw)
            if "id" in message:
                self._reply(message)

    def _event(self, raw: bytes, method: bytes) -> None:
        """Tell an event to whoever listens; a page that floods us costs little more than reading past it."""
        session = _session_of(raw)
        if session not in self._listeners:
            return
        listener, budget = self._listeners[session]
        if not budget.spend(len(raw)):
            self._flooded(session)
        elif method in HEEDED:
            with suppress(ValueError, RecursionError):
                listener(method.decode(), json.loads(raw).get("params", {}))

    def _flooded(self, session: str) -> None:
        if session in self._listeners:
            listener, _ = self._listeners[session]
            listener(FLOODED, {})

    def _reply(self, message: dict[str, Any]) -> None:
        reply = self._waiting.get(message["id"])
        if reply is None or reply.done():
            return
        if "error" in message:
            reply.set_exception(Refused(str(message["error"].get("message", ""))[:200]))
        else:
            reply.set_result(message.get("result", {}))


def _session_of(raw: bytes) -> str:
    """The session that a message belongs to, "" for the browser itself."""
    named = _SESSION.search(raw, max(0, len(raw) - _TAIL))
    return named[1].decode() if named else ""
