"""Chrome DevTools Protocol over two pipes, with NUL-separated messages.

Source: https://chromedevtools.github.io/devtools-protocol/
"""

import asyncio
import json
import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

MAX_MESSAGE = 8 * 1024 * 1024  # Bytes; longer messages, which only hostile pages cause, are dropped
MAX_EVENTS = 10_000  # Per page; ordinary pages cause some hundreds
MAX_EVENT_BYTES = 32 * 1024 * 1024
FLOOD_EVENT = "flooded"  # Method of a listener's last event when its sessions exceed their budget

PARSED_EVENTS = frozenset(
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

_METHOD = re.compile(rb'\{"method":"([A-Za-z.]+)"')
# The browser writes it last; quotation marks in page text are escaped.
_SESSION = re.compile(rb',"sessionId":"([0-9A-Za-z-]{1,64})"\}\Z')
_TAIL = 100

Listener = Callable[[str, dict[str, Any]], None]


@dataclass(slots=True)
class EventBudget:
    events: int = MAX_EVENTS
    size: int = MAX_EVENT_BYTES

    def spend(self, size: int) -> bool:
        """False if the budget is exceeded."""
        self.events -= 1
        self.size -= size
        return self.events >= 0 and self.size >= 0


class CommandFailed(Exception):  # noqa: N818 - reads as what it is
    """The browser answered a command with an error."""


class BrowserGone(Exception):  # noqa: N818 - reads as what it is
    """The browser has ended."""


class CdpConnection(asyncio.Protocol):
    def __init__(self) -> None:
        self.gone = asyncio.get_running_loop().create_future()
        self._calls = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._listeners: dict[str, tuple[Listener, EventBudget]] = {}
        self._buffer = bytearray()
        self._searched = 0
        self._overlong = 0
        self._transports: list[asyncio.BaseTransport] = []
        self._writer: asyncio.WriteTransport | None = None

    async def open(self, reads: int, writes: int) -> None:
        loop = asyncio.get_running_loop()
        reader, _ = await loop.connect_read_pipe(lambda: self, os.fdopen(reads, "rb", 0))
        self._writer, _ = await loop.connect_write_pipe(asyncio.Protocol, os.fdopen(writes, "wb", 0))
        self._transports = [reader, self._writer]

    def close(self) -> None:
        """A running browser exits when its pipes close."""
        for transport in self._transports:
            transport.close()
        self.connection_lost(None)

    def listen(self, session: str, listener: Listener, budget: EventBudget) -> None:
        self._listeners[session] = listener, budget

    def forget(self, session: str) -> None:
        self._listeners.pop(session, None)

    async def call(
        self,
        method: str,
        params: dict[str, Any] | None = None,
        *,
        session: str = "",
        seconds: float = 10.0,
    ) -> dict[str, Any]:
        """Raises CommandFailed, BrowserGone or TimeoutError."""
        number = self.send(method, params, session=session)
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = reply
        try:
            async with asyncio.timeout(seconds):
                return await reply
        finally:
            self._waiting.pop(number, None)

    def send(self, method: str, params: dict[str, Any] | None = None, *, session: str = "") -> int:
        """Return the command's number. Raises BrowserGone."""
        if self._writer is None or self.gone.done():
            raise BrowserGone("the browser is no longer there")
        self._calls += 1
        message: dict[str, Any] = {"id": self._calls, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        self._writer.write(json.dumps(message).encode() + b"\0")
        return self._calls

    def data_received(self, data: bytes) -> None:
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
        del exc
        if not self.gone.done():
            self.gone.set_result(None)
        for reply in self._waiting.values():
            if not reply.done():
                reply.set_exception(BrowserGone("the browser is no longer there"))

    def _take(self, raw: bytes) -> None:
        if method := _METHOD.match(raw):
            self._event(raw, method[1])
            return
        with suppress(ValueError, RecursionError):
            message = json.loads(raw)
            if "id" in message:
                self._reply(message)

    def _event(self, raw: bytes, method: bytes) -> None:
        session = _session_of(raw)
        if session not in self._listeners:
            return
        listener, budget = self._listeners[session]
        if not budget.spend(len(raw)):
            self._flooded(session)
        elif method in PARSED_EVENTS:
            with suppress(ValueError, RecursionError):
                listener(method.decode(), json.loads(raw).get("params", {}))

    def _flooded(self, session: str) -> None:
        if session in self._listeners:
            listener, _ = self._listeners[session]
            listener(FLOOD_EVENT, {})

    def _reply(self, message: dict[str, Any]) -> None:
        reply = self._waiting.get(message["id"])
        if reply is None or reply.done():
            return
        if "error" in message:
            reply.set_exception(CommandFailed(str(message["error"].get("message", ""))[:200]))
        else:
            reply.set_result(message.get("result", {}))


def _session_of(raw: bytes) -> str:
    named = _SESSION.search(raw, max(0, len(raw) - _TAIL))
    return named[1].decode() if named else ""
