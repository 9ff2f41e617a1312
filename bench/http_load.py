"""HTTP load from a process of its own: kept connections with one request each at a time, or one page.

The requests of a load are bytes that were made before; every answer is held to its status.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from itertools import cycle, islice
from typing import cast
from urllib.parse import urlsplit

import uvloop

Request = tuple[bytes, int]  # What is sent, and the status that it must get

_END = b"\r\n\r\n"


@dataclass(frozen=True)
class HttpLoad:
    """What a run of requests took."""

    requests: int
    seconds: float
    latencies: list[float]
    """Seconds of each, in the order in which they were answered."""


@dataclass(frozen=True)
class TimedRequest:
    """What requests for one page gave: the last answer, and the milliseconds of each, shortest first."""

    response: HTTPResponse
    body: bytes
    took: list[float]


def ask(connection: HTTPConnection, path: str, times: int = 1, **headers: str) -> TimedRequest:
    """Get a page so many times over one connection, one request after another."""
    took = []
    for _ in range(times):
        started = time.perf_counter()
        connection.request("GET", path, headers=headers)
        response = connection.getresponse()
        body = response.read()
        took.append(1000 * (time.perf_counter() - started))
    return TimedRequest(response, body, sorted(took))


class _Connection(asyncio.Protocol):
    """One connection: sends, reads one answer, sends the next."""

    def __init__(self, requests: Iterator[Request], latencies: list[float]) -> None:
        self._requests = requests
        self._latencies = latencies
        self._expected = self._left = 0
        self._sent = 0.0
        self._head = b""
        self._transport: asyncio.Transport | None = None
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's own is no subclass
        self._next()

    def _next(self) -> None:
        assert self._transport is not None
        asked = next(self._requests, None)
        if asked is None:
            self._transport.close()
            self.done.set_result(None)
            return
        request, self._expected = asked
        self._head, self._left, self._sent = b"", -1, time.perf_counter()
        self._transport.write(request)

    def data_received(self, data: bytes) -> None:
        try:
            self._read(data)
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            if not self.done.done():
                self.done.set_exception(error)

    def _read(self, data: bytes) -> None:
        if self._left < 0:
            self._head += data
            head, end, body = self._head.partition(_END)
            if not end:
                return
            status = int(head[9:12])
            assert status == self._expected, (status, self._expected, self._head[:2000])
            names = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
            self._left = int(names.get(b"content-length", b"0"))
            data = body
        self._left -= len(data)
        if self._left <= 0:
            self._latencies.append(time.perf_counter() - self._sent)
            self._next()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.done.done():
            self.done.set_exception(error or ConnectionError("the service closed the connection"))


def drive(base: str, requests: Sequence[Request], count: int, connections: int) -> HttpLoad:
    """Send `count` of the requests, over and over, each with the status that it must get."""
    return uvloop.run(_drive(base, requests, count, connections))


async def _drive(base: str, requests: Sequence[Request], count: int, connections: int) -> HttpLoad:
    parts = urlsplit(base)
    latencies: list[float] = []
    left = islice(cycle(requests), count)
    loop = asyncio.get_running_loop()
    started = time.perf_counter()
    made = [
        await loop.create_connection(lambda: _Connection(left, latencies), parts.hostname, parts.port)
        for _ in range(connections)
    ]
    await asyncio.gather(*(connection.done for _, connection in made))
    return HttpLoad(count, time.perf_counter() - started, latencies)
