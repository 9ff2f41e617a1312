"""When the browser's proxy ends, every connection to it is closed."""

import asyncio
import contextlib
import socket
import ssl
from pathlib import Path

import pytest

from probes.browser.proxy import Proxy
from probes.browser.relay import refuse

CONNECT = b"CONNECT site.test:443 HTTP/1.1\r\nHost: site.test:443\r\n\r\n"
GET = b"GET http://site.test/ HTTP/1.1\r\nHost: site.test\r\n\r\n"
MANY = 12


def _hello():
    sent = ssl.MemoryBIO()
    client = ssl.create_default_context().wrap_bio(ssl.MemoryBIO(), sent, server_hostname="site.test")
    with contextlib.suppress(ssl.SSLWantReadError):
        client.do_handshake()
    return sent.read()


HELLO = _hello()


def sockets():
    links = []
    for entry in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):
            links.append(str(entry.readlink()))
    return sum(link.startswith("socket:") for link in links)


@pytest.fixture
def connect():
    """Connect without a turn of the loop."""
    with contextlib.ExitStack() as stack:
        yield lambda port: stack.enter_context(socket.create_connection(("127.0.0.1", port)))


@pytest.mark.parametrize("turns", range(6))
def test_a_proxy_that_ends_while_it_accepts_leaves_no_socket_open(run, connect, turns):
    async def scenario():
        before = sockets()
        async with Proxy(refuse) as proxy:
            for _ in range(MANY):
                connect(proxy.port)
            for _ in range(turns):
                await asyncio.sleep(0)
        return sockets() - before - MANY

    assert run(scenario()) == 0


@pytest.mark.parametrize(
    "says",
    [
        [],
        [CONNECT[:20]],
        [CONNECT],
        [CONNECT, HELLO[:40]],
        [CONNECT, HELLO],
        [GET],
    ],
    ids=["nothing", "half a head", "a tunnel", "half a hello", "a hello", "a request"],
)
def test_a_proxy_that_ends_closes_connections_in_every_state(run, connect, says):
    async def scenario():
        loop, asked = asyncio.get_running_loop(), asyncio.Event()

        async def never(_url, _request):
            asked.set()
            await asyncio.Event().wait()

        before = sockets()
        async with Proxy(never) as proxy:
            client = connect(proxy.port)
            client.settimeout(0)
            for words in says:
                await loop.sock_sendall(client, words)
                if words == CONNECT:
                    assert await loop.sock_recv(client, 100) == b"HTTP/1.1 200 Connection established\r\n\r\n"
            if says == [GET]:
                await asked.wait()
            if HELLO in says:
                assert await loop.sock_recv(client, 1)
        return sockets() - before - 1

    assert run(scenario()) == 0
