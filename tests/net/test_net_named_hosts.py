"""--allow-private exempts the named host at its own ports alone."""

from dataclasses import replace

import pytest

from probes.evidence.evidence import Ending, Purpose
from probes.net.http.client import Client
from probes.net.policy import Policy

ELSEWHERE = [
    "http://localhost:{other}/",
    "http://127.0.0.1:{other}/",
    "http://127.0.0.1:{own}/",
    "http://[::1]:{own}/",
    "http://127.1:{own}/",
    "http://localhost.:{own}/",
    "http://www.localhost:{own}/",
    "http://localhost@127.0.0.1:{own}/",
    "//127.0.0.1:{own}/",
    "http://site.com:{own}/",
    "http://site.com/",
    "http://169.254.169.254/latest/meta-data/",
    "https://router.internal/",
    "file:///etc/passwd",
]


class AlwaysLoopback:
    async def lookup(self, _):
        return ["127.0.0.1"]


def named(host, port):
    policy = Policy(user_agent="test", resolver=AlwaysLoopback(), named={host: f"http://{host}:{port}"})
    return Client(policy)


async def secret(_, writer):
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecret")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_the_named_host_is_asked_at_its_port(run, serve, answer, host):
    async def reply(_, writer):
        writer.write(answer(b"hello"))

    async def scenario():
        async with serve(reply, tls=False) as seen, named(host, seen.port) as probe:
            exchange = await probe.exchange(Purpose.HOME, "GET", f"http://{host}:{seen.port}/")
            return exchange, seen.heads, seen.port

    exchange, (head,), port = run(scenario())

    assert (exchange.status, exchange.body) == (200, b"hello")
    assert f"Host: {host}:{port}\r\n" in head


@pytest.mark.parametrize("location", ELSEWHERE)
def test_a_redirect_of_the_named_host_to_another_private_address_is_refused(run, serve, answer, location):
    async def scenario():
        async with serve(secret, tls=False) as canary:

            async def moved(_, writer):
                writer.write(answer(b"moved", "302 Found", Location=target()))

            async with serve(moved, tls=False) as seen, named("localhost", seen.port) as probe:
                target = lambda: location.format(other=canary.port, own=seen.port)  # noqa: E731
                exchange = await probe.exchange(Purpose.HOME, "GET", f"http://localhost:{seen.port}/")
                return exchange, seen.paths, canary.connections

    exchange, paths, connections = run(scenario())

    assert exchange.ending is Ending.ADDRESS_REFUSED
    assert (paths, connections, exchange.body) == (["/"], 0, b"")


def test_without_being_named_the_same_host_is_refused(run, serve):
    async def scenario():
        async with serve(secret, tls=False) as canary:
            policy = Policy(user_agent="test", resolver=AlwaysLoopback())
            async with Client(policy) as probe, Client(replace(policy, named={"localhost": ""})) as other:
                url = f"http://localhost:{canary.port}/"
                asked = [await one.exchange(Purpose.HOME, "GET", url) for one in (probe, other)]
            return [exchange.ending for exchange in asked], canary.connections

    assert run(scenario()) == ([Ending.ADDRESS_REFUSED] * 2, 0)


def test_no_setting_names_a_host(settings):
    settings.PROBE_CONNECT_TO = ()

    assert not Policy.from_settings().named_places
