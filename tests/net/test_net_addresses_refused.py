"""Addresses that are never connected to."""

import asyncio
from dataclasses import replace

import pytest

from config.env import ConnectTo
from probes.evidence.evidence import Ending, Purpose
from probes.net.guard import CheckedUrl
from probes.net.http.client import Client
from probes.net.http.failures import AddressRefused, DnsFailed
from probes.net.pins import _address_info
from probes.net.policy import tls_context

SPELLINGS = [
    "http://127.0.0.1:{port}/",
    "http://127.1:{port}/",
    "http://2130706433:{port}/",
    "http://0x7f.1:{port}/",
    "http://0177.0.0.1:{port}/",
    "http://0:{port}/",
    "http://localhost:{port}/",
    "http://[::1]:{port}/",
    "http://[::ffff:127.0.0.1]:{port}/",
    "http://１２７.０.０.１:{port}/",  # noqa: RUF001 - full-width digits are the case
    "http://127。0。0。1:{port}/",
    "http://%31%32%37.0.0.1:{port}/",
    "http://example.com@127.0.0.1:{port}/",
    "http://example.com\\@127.0.0.1:{port}/",
    "http://127.0.0.1:{port}\\.example.com/",
    "http://example.com:{port}/",
    "http://localtest.me/",
    "http://127.0.0.1.nip.io/",
]


class Loopback:
    def __init__(self, *answers):
        self.answers = answers or ("127.0.0.1",)
        self.asked = []

    async def lookup(self, host):
        self.asked.append(host)
        return self.answers


class Nobody:
    async def lookup(self, _):
        raise DnsFailed("the name has no address")


async def never(_, writer):
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecret")


@pytest.mark.parametrize("url", SPELLINGS)
def test_no_spelling_of_loopback_reaches_a_server(run, client, serve, url):
    async def scenario():
        async with serve(never, tls=False) as canary:
            async with client(canary.port, resolver=Loopback(), connect_to=()) as probe:
                exchange = await probe.exchange(Purpose.HOME, "GET", url.format(port=canary.port))
                assert probe._pins.opened == 0
            return exchange, canary.connections

    exchange, connections = run(scenario())

    assert exchange.ending is Ending.ADDRESS_REFUSED
    assert connections == 0
    assert (exchange.status, exchange.body) == (None, b"")


LOCATIONS = [
    "http://127.0.0.1/",
    "http://127.0.0.1:{port}/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "//[::1]:{port}/",
    "//127.0.0.1:{port}/",
    "http://0x7f000001:{port}/",
    "http://localhost:{port}/",
    "https://user:secret@site.test/",
    "https://site.test:8443/",
    "http://site.test:{port}/",
    "https://elsewhere.example/",
    "https://private.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "gopher://127.0.0.1:{port}/_x",
    "http://exa mple.com/",
    "/\\127.0.0.1/",
    "http://caf\udce9.com/",
]


@pytest.mark.parametrize("location", LOCATIONS)
def test_a_redirect_to_what_is_not_public_is_recorded_and_not_followed(run, client, serve, answer, location):
    async def scenario():
        async with serve(never, tls=False) as canary:
            target = location.format(port=canary.port)

            async def reply(_, writer):
                writer.write(answer(b"moved", "302 Found", Location=target, Server="nginx"))

            async with serve(reply) as seen, client(seen.port, resolver=Loopback()) as probe:
                exchange = await probe.exchange(Purpose.HOME, "GET", "https://site.test/")
            return exchange, seen, canary

    exchange, seen, canary = run(scenario())

    assert exchange.ending is Ending.ADDRESS_REFUSED
    assert exchange.note
    assert canary.connections == 0
    assert seen.paths == ["/"]
    assert (exchange.status, exchange.header("server")) == (302, "nginx")
    assert [(hop.url, hop.status) for hop in exchange.hops] == [("https://site.test/", 302)]
    assert exchange.hops[0].location
    assert exchange.final_url == "https://site.test/"


@pytest.mark.parametrize("answers", [("8.8.8.8", "127.0.0.1"), ("127.0.0.1", "8.8.8.8"), ("8.8.8.8", "::1")])
def test_one_private_answer_among_public_ones_refuses_the_name(run, client, answers):
    resolver = Loopback(*answers)

    async def scenario():
        async with client(1, resolver=resolver, connect_to=()) as probe:
            first = await probe.exchange(Purpose.HOME, "GET", "https://site.com/")
            resolver.answers = ("8.8.8.8",)
            second = await probe.exchange(Purpose.LLMS_TXT, "GET", "https://site.com/llms.txt")
            return first, second, probe._pins.opened

    first, second, opened = run(scenario())

    assert (first.ending, second.ending) == (Ending.ADDRESS_REFUSED, Ending.ADDRESS_REFUSED)
    assert opened == 0
    assert resolver.asked == ["site.com"]


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "localhost", "site.com"])
def test_the_socket_gate_holds_when_the_gates_before_it_are_walked_around(run, client, serve, host):
    async def scenario():
        async with serve(never, tls=False) as canary:
            async with client(1, resolver=Loopback(), connect_to=()) as probe:
                # A URL that nobody checked: names that were never pinned have no address, and what
                # is connected to all the same is stopped at the socket.
                with pytest.raises(AddressRefused):
                    await probe._connections.open(CheckedUrl("", "http", host, canary.port))
                probe._pins.addresses_of = lambda target: [
                    _address_info(target.host.strip("[]"), target.port)
                ]
                with pytest.raises(AddressRefused):
                    await probe._connections.open(CheckedUrl("", "http", host, canary.port))
            return canary.connections

    assert run(scenario()) == 0


def test_only_the_port_that_the_operator_names_is_exempt(run, client, serve):
    async def scenario():
        async with serve(never) as seen:
            urls = (
                "https://site.test/",
                "http://site.test/",
                f"https://site.test:{seen.port}/",
                "https://www.site.test/",
            )
            entry = ConnectTo("site.test", 443, "127.0.0.1", seen.port)
            async with client(seen.port, connect_to=(entry,)) as probe:
                return [(await probe.exchange(Purpose.HOME, "GET", url)).ending for url in urls]

    assert run(scenario()) == [Ending.ANSWERED] + [Ending.ADDRESS_REFUSED] * 3


def test_a_redirect_to_a_name_without_an_address_was_tried_there(run, client, serve, answer):
    async def reply(_, writer):
        writer.write(answer(b"moved", "302 Found", Location="https://gone.com/"))

    async def scenario():
        async with serve(reply) as seen, client(seen.port, resolver=Nobody()) as probe:
            return await probe.exchange(Purpose.HOME, "GET", "https://site.test/")

    exchange = run(scenario())

    assert (exchange.ending, exchange.note) == (Ending.DNS_FAILED, "the name has no address")
    assert (exchange.final_url, exchange.status, len(exchange.hops)) == ("https://gone.com/", None, 1)


def test_a_silent_name_server_is_a_dns_failure(run, client):
    class Silent:
        async def lookup(self, _):
            await asyncio.Event().wait()

    async def scenario():
        async with client(1, resolver=Silent(), connect_to=(), connect_seconds=0.05) as probe:
            return await probe.exchange(Purpose.HOME, "GET", "https://site.com/")

    exchange = run(scenario())

    assert (exchange.ending, exchange.note) == (Ending.DNS_FAILED, "the name servers did not answer")


@pytest.mark.parametrize("names", [("other.test",), ("*.other.test",), ("127.0.0.1",)])
def test_a_certificate_for_another_name_is_a_tls_failure(run, client, serve, names):
    async def scenario():
        async with serve(never, *names) as seen, client(seen.port) as probe:
            exchange = await probe.exchange(Purpose.HOME, "GET", "https://site.test/")
        return exchange, seen

    exchange, seen = run(scenario())

    assert exchange.ending is Ending.TLS_FAILED
    assert "certificate" in exchange.note
    assert "127.0.0.1" not in exchange.note
    assert seen.heads == []


def test_a_certificate_of_an_unknown_authority_is_a_tls_failure(run, client, serve):
    async def scenario():
        async with serve(never) as seen:
            policy = replace(client(seen.port)._policy, tls=tls_context())
            async with Client(policy) as probe:
                return await probe.exchange(Purpose.HOME, "GET", "https://site.test/")

    assert run(scenario()).ending is Ending.TLS_FAILED


def test_plain_http_where_tls_was_expected_is_a_tls_failure(run, client):
    async def scenario():
        async def plain(reader, writer):
            await reader.read(1)
            writer.write(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
            writer.close()

        server = await asyncio.start_server(plain, "127.0.0.1", 0)
        async with server, client(server.sockets[0].getsockname()[1]) as probe:
            return await probe.exchange(Purpose.HOME, "GET", "https://site.test/")

    assert run(scenario()).ending is Ending.TLS_FAILED


def test_a_server_that_hangs_up_in_the_handshake_is_a_tls_failure(run, client):
    async def scenario():
        async def hang_up(reader, writer):
            await reader.read(1)
            writer.transport.abort()

        server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
        async with server, client(server.sockets[0].getsockname()[1]) as probe:
            return await probe.exchange(Purpose.HOME, "GET", "https://site.test/")

    assert run(scenario()).ending is Ending.TLS_FAILED


def test_a_closed_port_is_no_connection(run, client, serve):
    async def scenario():
        async with serve(never) as seen:
            port = seen.port
        async with client(port) as probe:
            return await probe.exchange(Purpose.HOME, "GET", "https://site.test/")

    exchange = run(scenario())

    assert (exchange.ending, exchange.note) == (Ending.CONNECT_FAILED, "connection refused")


def test_a_handshake_that_never_comes_is_no_connection(run, client):
    async def scenario():
        done = asyncio.Event()

        async def silent(_, writer):
            await done.wait()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        async with server:
            async with client(server.sockets[0].getsockname()[1], connect_seconds=0.1) as probe:
                exchange = await probe.exchange(Purpose.HOME, "GET", "https://site.test/")
            done.set()
        return exchange

    assert run(scenario()).ending is Ending.CONNECT_FAILED


def test_the_name_goes_to_the_server_and_the_address_does_not(run, client, serve, answer):
    async def reply(_, writer):
        writer.write(answer(b"hello"))

    async def scenario():
        async with serve(reply, "shop.test") as seen:
            entry = ConnectTo("shop.test", 443, "127.0.0.1", seen.port)
            async with client(seen.port, connect_to=(entry,)) as probe:
                exchange = await probe.exchange(Purpose.HOME, "GET", "https://shop.test/")
        return exchange, seen

    exchange, seen = run(scenario())

    assert exchange.ok
    assert "\r\nHost: shop.test\r\n" in seen.heads[0]


def test_when_tls_fails_at_one_address_the_next_one_is_asked(run, client, serve, answer):
    async def reply(_, writer):
        writer.write(answer(b"hello"))

    async def scenario():
        async with serve(reply, "other.test") as wrong, serve(reply) as right, client(right.port) as probe:
            target = CheckedUrl("https://site.test/", "https", "site.test", 443, ("127.0.0.1", right.port))
            await probe._pins.pin(target)
            probe._pins._exempt["wrong", 443] = ("127.0.0.1", wrong.port)
            probe._pins.addresses_of = lambda _: [
                _address_info("127.0.0.1", server.port) for server in (wrong, right)
            ]
            exchange = await probe.exchange(Purpose.HOME, "GET", "https://site.test/")
            return exchange, wrong, right

    exchange, wrong, right = run(scenario())

    assert exchange.body == b"hello"
    assert (wrong.heads, len(right.heads), exchange.note) == ([], 1, "")
