"""Servers whose every byte a test decides."""

import asyncio
import contextlib
import functools
import ssl
import time
from dataclasses import dataclass, field

import pytest
import trustme
import uvloop

from config.env import ConnectTo
from probes.net.http.client import Client, Policy, RequestLimits
from probes.net.policy import tls_context

NAMES = ("site.test", "other.test", "a.test", "b.test", "c.test")


@dataclass
class Seen:
    port: int = 0
    connections: int = 0
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    """A connection is over."""
    heads: list[str] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    times: list[tuple[float, float]] = field(default_factory=list)

    @property
    def paths(self):
        return [head.split(" ")[1] for head in self.heads]


class NoDns:
    def __init__(self, *answer):
        self.answer = answer
        self.asked = []

    async def lookup(self, host):
        self.asked.append(host)
        return self.answer


@pytest.fixture(scope="session")
def authority():
    return trustme.CA()


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request):
    """Run a coroutine on a fresh loop of either kind."""
    factory = uvloop.new_event_loop if request.param == "uvloop" else asyncio.new_event_loop

    def on_fresh_loop(coroutine):
        with asyncio.Runner(loop_factory=factory) as runner:
            return runner.run(coroutine)

    return on_fresh_loop


@pytest.fixture
def serve(certificates):
    """`async with serve(reply, names)`: a server that calls `reply(head, writer)` for each request."""

    @contextlib.asynccontextmanager
    async def serving(reply, *names, tls=True):
        seen = Seen()
        tasks = set()

        async def connected(reader, writer):
            seen.connections += 1
            tasks.add(asyncio.current_task())
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
                while True:
                    head = (await reader.readuntil(b"\r\n\r\n")).decode()
                    length = next(
                        (int(x[15:]) for x in head.split("\r\n") if x.lower().startswith("content-length:")),
                        0,
                    )
                    seen.heads.append(head)
                    seen.bodies.append(await reader.readexactly(length))
                    began = time.monotonic()
                    await reply(head, writer)
                    await writer.drain()
                    seen.times.append((began, time.monotonic()))
                    if writer.is_closing():
                        break
            seen.ended.set()
            writer.close()
            with contextlib.suppress(OSError, asyncio.CancelledError):
                await writer.wait_closed()

        context = None
        if tls:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            certificates(*(names or NAMES)).configure_cert(context)
        server = await asyncio.start_server(connected, "127.0.0.1", 0, ssl=context)
        seen.port = server.sockets[0].getsockname()[1]
        try:
            yield seen
        finally:
            server.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await server.wait_closed()

    return serving


@pytest.fixture(scope="session")
def trusting(authority, tmp_path_factory):
    """An operator's PROBE_CA_BUNDLE names the test authority."""
    bundle = tmp_path_factory.mktemp("ca") / "bundle.pem"
    authority.cert_pem.write_to_path(bundle)
    return tls_context(bundle)


@pytest.fixture(scope="session")
def certificates(authority):
    return functools.cache(authority.issue_cert)


@pytest.fixture
def client(trusting):
    """Make clients that trust the test authority and connect `*.test` to a port of loopback."""

    def make(port, *, resolver=None, connect_to=None, delay=0.0, **limits):
        policy = Policy(
            user_agent="AgentReadinessIndex/1.9 (+http://index.test/bot)",
            connect_to=(ConnectTo("*.test", 443, "127.0.0.1", port),) if connect_to is None else connect_to,
            tls=trusting,
            host_delay=delay,
            resolver=resolver or NoDns(),
        )
        return Client(policy, RequestLimits(**{"request_seconds": 60.0, "connect_seconds": 60.0, **limits}))

    return make


def answer(body=b"", status="200 OK", **headers):
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogateescape") + body


@pytest.fixture(name="answer")
def answer_fixture():
    return answer
