"""The resolver against a real name server."""

import asyncio
import contextlib
import gc
import ipaddress
import socket
import struct
from pathlib import Path

import pytest

from probes.net import resolver as resolving
from probes.net.http.failures import DnsFailed
from probes.net.resolver import AresResolver
from tests.waiting import until

A, CNAME, AAAA = 1, 5, 28
NXDOMAIN, SERVFAIL = 3, 2


class NameServer(asyncio.DatagramProtocol):
    """Answers A and AAAA from a table {(name, type): [address …] or an RCODE}."""

    def __init__(self, table):
        self.table = table
        self.asked = []

    def connection_made(self, transport):
        self.transport = transport

    def datagram_received(self, data, peer):
        labels, at = [], 12
        while size := data[at]:
            labels.append(data[at + 1 : at + 1 + size].decode())
            at += size + 1
        (kind,) = struct.unpack("!H", data[at + 1 : at + 3])
        question, name = data[12 : at + 5], ".".join(labels).lower()
        self.asked.append((name, kind))
        found = self.table.get((name, kind), NXDOMAIN)
        if found is None:
            return
        records = [ipaddress.ip_address(text).packed for text in found] if isinstance(found, list) else []
        rcode = found if isinstance(found, int) else 0
        head = data[:2] + struct.pack("!HHHHH", 0x8180 | rcode, 1, len(records), 0, 0)
        answers = b"".join(
            b"\xc0\x0c" + struct.pack("!HHIH", kind, 1, 60, len(packed)) + packed for packed in records
        )
        self.transport.sendto(head + question + answers, peer)


def lookup(run, table, *hosts):
    async def scenario():
        loop = asyncio.get_running_loop()
        transport, server = await loop.create_datagram_endpoint(
            lambda: NameServer(table), local_addr=("127.0.0.1", 0)
        )
        port = transport.get_extra_info("sockname")[1]
        silent = None in table.values()
        resolver = AresResolver([f"127.0.0.1:{port}"], seconds=0.2 if silent else 60, tries=1)
        try:
            return [list(await resolver.lookup(host)) for host in hosts], server.asked
        finally:
            transport.close()

    return run(scenario())


def test_every_address_of_both_families_comes_back(run):
    table = {("site.com", A): ["8.8.8.8", "127.0.0.1"], ("site.com", AAAA): ["2606:4700::1111", "::1"]}

    (found,), _ = lookup(run, table, "site.com")

    assert sorted(found[:2]) == ["127.0.0.1", "8.8.8.8"]
    assert sorted(found[2:]) == ["2606:4700::1111", "::1"]


@pytest.mark.parametrize("other", [[], NXDOMAIN, SERVFAIL])
def test_one_family_is_enough(run, other):
    (found,), _ = lookup(run, {("site.com", A): ["8.8.8.8"], ("site.com", AAAA): other}, "site.com")

    assert found == ["8.8.8.8"]


@pytest.mark.parametrize(
    ("rcode", "reason"),
    [(NXDOMAIN, "no address"), ([], "no address"), (SERVFAIL, "failed"), (None, "did not answer")],
)
def test_no_address_is_a_failure_with_its_reason(run, rcode, reason):
    with pytest.raises(DnsFailed, match=reason):
        lookup(run, {("site.com", A): rcode, ("site.com", AAAA): rcode}, "site.com")


def test_the_hosts_file_and_search_domains_are_not_asked(run):
    with pytest.raises(DnsFailed):
        lookup(run, {}, "localhost")


def test_an_answer_is_cached_for_its_time_to_live(run):
    table = {("site.com", A): ["8.8.8.8"], ("site.com", AAAA): ["2606:4700::1111"]}

    (first, second), asked = lookup(run, table, "site.com", "site.com")

    assert first == second
    assert len(asked) == 2


def test_a_look_up_that_was_given_up_leaves_the_others_alone(run):
    table = {("a.com", A): None, ("a.com", AAAA): None, ("b.com", A): ["8.8.8.8"], ("b.com", AAAA): []}

    async def scenario():
        transport, _ = await asyncio.get_running_loop().create_datagram_endpoint(
            lambda: NameServer(table), local_addr=("127.0.0.1", 0)
        )
        port = transport.get_extra_info("sockname")[1]
        resolver = AresResolver([f"127.0.0.1:{port}"], seconds=60, tries=1)
        given_up = asyncio.create_task(resolver.lookup("a.com"))
        await asyncio.sleep(0)
        found = asyncio.create_task(resolver.lookup("b.com"))
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        try:
            return list(await found)
        finally:
            transport.close()

    assert run(scenario()) == ["8.8.8.8"]


def test_it_serves_one_loop_after_another(run):
    async def scenario(resolver, port):
        with pytest.raises(DnsFailed):
            await resolver.lookup(f"{port}.com")

    resolver = AresResolver(["127.0.0.1:9"], seconds=0.05, tries=1)
    for port in (1, 2):
        run(scenario(resolver, port))


def test_a_loop_that_ends_takes_its_sockets_threads_and_inotify_with_it(run):
    """This holds where look-ups were given up, and while the resolver is in use."""
    had = []

    async def scenario():
        server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        server.bind(("127.0.0.1", 0))  # hears, and never answers
        place = f"127.0.0.1:{server.getsockname()[1]}"
        with server:
            had.extend(AresResolver([place], seconds=60, tries=1) for _ in range(3))
            lookups = [asyncio.create_task(one.lookup("a.com")) for one in had[-3:]]
            had.append(AresResolver(["127.0.0.1:9"], seconds=0.05, tries=1))
            with pytest.raises(DnsFailed):
                await had[-1].lookup("a.com")
            for lookup in lookups:
                lookup.cancel()
            await asyncio.gather(*lookups, return_exceptions=True)

    gc.collect()
    run(scenario())
    settled = opened()
    gc.disable()  # what is closed is closed by us, not by the collector
    try:
        for _ in range(150):
            run(scenario())
        until(lambda: all(now <= then for now, then in zip(opened(), settled, strict=True)), seconds=60)
    finally:
        gc.enable()


def test_a_loop_that_is_closed_without_its_generators_is_tidied_up_by_the_next(run):
    async def asked():
        with pytest.raises(DnsFailed):
            await AresResolver(["127.0.0.1:9"], seconds=0.05, tries=1).lookup("a.com")

    loop = asyncio.new_event_loop()
    loop.run_until_complete(asked())
    loop.close()
    assert any(loop_ is loop for loop_, _ in resolving._channels)
    run(asked())
    assert not resolving._channels


def opened():
    links = []
    for entry in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):
            links.append(str(entry.readlink()))
    return len(links), sum("inotify" in link for link in links), len(list(Path("/proc/self/task").iterdir()))
