"""The Chrome DevTools Protocol over two pipes: commands out, replies and events in.

Source: https://chromedevtools.github.io/devtools-protocol/; `--remote-debugging-pipe` separates messages by NUL.
"""

import asyncio
import json
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

MAX_MESSAGE: Final = 8 * 1024 * 1024
"""Bytes of one message. What is longer is dropped: only a hostile page makes such."""

Listener = Callable[[str, dict[str, Any]], None]
"""Told the method and the parameters of each event of one session."""


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
        self._listeners: dict[str, Listener] = {}
        self._buffer = bytearray()
        self._searched = 0
        self._overlong = False
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

    def listen(self, session: str, listener: Listener) -> None:
        """Tell this listener the events of a session from now on; "" is the browser itself."""
        self._listeners[session] = listener

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
        while (end := self._buffer.find(b"\0", self._searched)) >= 0:
            message, whole = bytes(self._buffer[:end]), not self._overlong
            del self._buffer[: end + 1]
            self._searched, self._overlong = 0, False
            if whole:
                self._take(message)
        self._searched = len(self._buffer)
        if len(self._buffer) > MAX_MESSAGE:
            self._buffer.clear()
            self._searched, self._overlong = 0, True

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail everything that waits."""
        del exc
        if not self.gone.done():
            self.gone.set_result(None)
        for reply in self._waiting.values():
            if not reply.done():
                reply.set_exception(Gone("the browser is no longer there"))

    def _take(self, raw: bytes) -> None:
        with suppress(ValueError, RecursionError):
            message = json.loads(raw)
            if "id" in message:
                self._reply(message)
            elif listener := self._listeners.get(message.get("sessionId", "")):
                listener(message["method"], message.get("params", {}))

    def _reply(self, message: dict[str, Any]) -> None:
        reply = self._waiting.get(message["id"])
        if reply is None or reply.done():
            return
        if "error" in message:
            reply.set_exception(Refused(str(message["error"].get("message", ""))[:200]))
        else:
            reply.set_result(message.get("result", {}))
