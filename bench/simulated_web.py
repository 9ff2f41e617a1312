"""A simulated web on loopback in one process: TLS, 100,000 registrable domains, hosts of many kinds.

`python -m bench.simulated_web DIR [--hosts N] [--dead PART] [--latency SECONDS] [--spread SIGMA]` writes
DIR/ready.json with the environment that leads a probe here and DIR/hosts.txt, then serves until SIGTERM.

It shares the cores with the probe that it is there to measure, so that it does little: bytes are made once,
requests are read no further than needed, and twenty hosts share one certificate.
"""

import argparse
import asyncio
import json
import math
import random
import signal
import ssl
import sys
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import Any

import trustme
import uvloop

from bench.simulated_sites import CHARACTERS, Character, Reply, character_of, home, host_of, number_of

NAMES_IN_A_CERTIFICATE = 20
NOT_FOUND = Reply(
    404, "text/html; charset=utf-8", b"<!doctype html><title>Not found</title><h1>Not found</h1>"
)
REFUSED = Reply(403, "text/html; charset=utf-8", b"<!doctype html><title>Forbidden</title><h1>Forbidden</h1>")


class Certificates:
    """Certificates by name, made when a host is first asked for, by one authority with one key for all."""

    def __init__(self, folder: Path, dead: float) -> None:
        """Write the authority's certificate to `folder`."""
        self._authority, self._folder, self._dead = trustme.CA(), folder, dead
        self._authority.cert_pem.write_to_path(str(folder / "ca.pem"))
        self.first = self._context("nobody.test")
        self.first.sni_callback = self._choose
        self._of_batch = lru_cache(maxsize=200)(self._made)

    def _choose(self, connection: ssl.SSLObject, name: str | None, _: ssl.SSLContext) -> None:
        try:
            number = number_of(name or "")
        except ValueError:
            return
        if character_of(number, self._dead) != "wrong_name":
            connection.context = self._of_batch(number // NAMES_IN_A_CERTIFICATE)

    def _made(self, batch: int) -> ssl.SSLContext:
        first = batch * NAMES_IN_A_CERTIFICATE
        return self._context(*(host_of(n, self._dead) for n in range(first, first + NAMES_IN_A_CERTIFICATE)))

    def _context(self, *names: str) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.num_tickets = 0
        self._authority.issue_cert(*names).configure_cert(context)
        return context


class Web:
    """What every connection shares."""

    def __init__(self, args: argparse.Namespace) -> None:
        """Nothing is asked yet."""
        self.args = args
        self.requests = 0

    def latency(self, host: str) -> float:
        """Seconds before an answer: spread by host, log-normal about the median, at most 12 s."""
        if not self.args.spread:
            return float(self.args.latency)
        drawn = random.Random(host).gauss(0, self.args.spread)
        return float(min(self.args.latency * math.exp(drawn), 12.0))


class Connection(asyncio.Protocol):
    """One connection of HTTP/1.1, keep-alive, one request at a time, as the probe asks."""

    def __init__(self, web: Web) -> None:
        """Know nobody yet."""
        self.web = web
        self.host = ""
        self.kind = ""
        self.latency = 0.0
        self.buffer = b""
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Be ready."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer each whole request after the latency."""
        data = self.buffer + data
        head, blank, rest = data.partition(b"\r\n\r\n")
        length = _header(head, b"content-length") if head.startswith(b"POST") else b""
        if not blank or len(rest) < int(length or 0):
            self.buffer = data
            return
        self.buffer = b""
        if not self.host:
            self.host = _header(head, b"host").decode()
            self.kind = character_of(number_of(self.host), self.web.args.dead)
            self.latency = self.web.latency(self.host)
        self.web.requests += 1
        if self.kind != "silent":
            asyncio.get_running_loop().call_later(self.latency, self._answer, head, rest)

    def _answer(self, head: bytes, body: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer(self.host, self.kind, head, body))


def answer(host: str, kind: str, head: bytes, body: bytes) -> bytes:
    """The whole reply of this host to one request."""
    method, path, _ = head.split(b"\r\n", 1)[0].decode().split(" ", 2)
    path = path.partition("?")[0]
    site = CHARACTERS[kind]
    if path == "/robots.txt":
        return _written(
            Reply(200, "text/plain", site.robots) if kind != "broken" else Reply(503, "text/plain", b"")
        )
    if method == "POST":
        return _posted(site, path, head, body)
    if path == "/":
        if site.home != 200:
            return _written(REFUSED)
        if site.markdown and _header(head, b"accept").startswith(b"text/markdown"):
            return _written(Reply(200, "text/markdown; charset=utf-8", site.markdown, "vary: accept\r\n"))
        return _page(host, kind)
    if site.catch_all and method == "GET":
        return _page(host, kind)
    return _written(site.pages.get(path, NOT_FOUND))


def _page(host: str, kind: str) -> bytes:
    zipped = "vary: accept, accept-encoding\r\ncontent-encoding: gzip\r\n"
    return _bytes(Reply(200, "text/html; charset=utf-8", home(host, kind), zipped))


def _posted(site: Character, path: str, head: bytes, body: bytes) -> bytes:
    if site.post is None or path != site.endpoint:
        return _written(NOT_FOUND)
    status, value, headers = site.post(json.loads(body), _header(head, b"mcp-session-id"))
    return _bytes(
        Reply(status, "application/json", b"" if value is None else json.dumps(value).encode(), headers)
    )


def _header(head: bytes, name: bytes) -> bytes:
    """The value of a header of a request, b"" without it."""
    at = head.lower().find(b"\r\n" + name + b":")
    return head[at + len(name) + 3 :].split(b"\r\n", 1)[0].strip() if at >= 0 else b""


def _bytes(reply: Reply) -> bytes:
    head = (
        f"HTTP/1.1 {reply.status} {HTTPStatus(reply.status).phrase}\r\nserver: simulated\r\ncontent-type: "
        f"{reply.type}\r\n"
        f"cache-control: max-age=600\r\n{reply.headers}content-length: {len(reply.body)}\r\n\r\n"
    )
    return head.encode() + reply.body


_written = lru_cache(maxsize=1000)(_bytes)


async def serve(args: argparse.Namespace) -> None:
    """Listen, say where, and serve until SIGTERM."""
    loop, web = asyncio.get_running_loop(), Web(args)
    tls = Certificates(args.folder, args.dead).first

    async def port(protocol: Any, context: ssl.SSLContext | None) -> int:
        server = await loop.create_server(protocol, "127.0.0.1", 0, ssl=context, backlog=4096)
        return int(server.sockets[0].getsockname()[1])

    answering, hanging = await port(lambda: Connection(web), tls), await port(asyncio.Protocol, None)
    places = {"test": answering, "example": hanging, "invalid": 1}
    numbers = range(args.hosts)
    (args.folder / "hosts.txt").write_text("".join(f"{host_of(n, args.dead)}\n" for n in numbers))
    ready = {
        "PROBE_CONNECT_TO": ",".join(
            f"*.{zone}:{port}:127.0.0.1:{to}" for zone, to in places.items() for port in (443, 80)
        ),
        "PROBE_CA_BUNDLE": str(args.folder / "ca.pem"),
        "PROBE_HOST_DELAY": "0",
        "PROBE_PER_ADDRESS": "0",  # all of it is one machine
    }
    part = args.folder / "ready.part"
    part.write_text(json.dumps(ready))
    part.rename(args.folder / "ready.json")
    stop = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    print(f"{web.requests} requests were answered", file=sys.stderr)


def main() -> None:
    """Read the options and serve."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--hosts", type=int, default=100_000)
    parser.add_argument("--dead", type=float, default=0.0249, help="part of the hosts that cannot be asked")
    parser.add_argument("--latency", type=float, default=0.1, help="seconds before an answer, in the median")
    parser.add_argument(
        "--spread", type=float, default=0.0, help="sigma of log-normal latencies by host; 0 is none"
    )
    args = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        loop.run(serve(args))


if __name__ == "__main__":
    main()
