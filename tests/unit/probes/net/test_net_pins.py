"""Addresses that are kept for a visit."""

import asyncio
import socket

import pytest

from probes.net.guard import CheckedUrl
from probes.net.http.failures import AddressRefused, DnsFailed
from probes.net.pins import DnsPins

SITE = CheckedUrl("https://site.com/", "https", "site.com", 443)


class Answers:
    """A resolver with one answer for each look-up."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.asked = []

    async def lookup(self, host):
        self.asked.append(host)
        return self.answers.pop(0)


def info(address, port):
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    sockaddr = (address, port, 0, 0) if family == socket.AF_INET6 else (address, port)
    return family, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", sockaddr


def pinned(resolver, *targets):
    pins = DnsPins(resolver)

    async def pin():
        for target in targets:
            await pins.pin(target)

    asyncio.run(pin())
    return pins


def addresses(pins, host="site.com", port=443):
    scheme = "http" if port == 80 else "https"
    target = CheckedUrl(f"{scheme}://{host}/", scheme, host, port)
    return [sockaddr[:2] for *_, sockaddr in pins.addresses_of(target)]


@pytest.mark.parametrize(
    "answer",
    [
        ["127.0.0.1"],
        ["8.8.8.8", "127.0.0.1"],
        ["127.0.0.1", "8.8.8.8"],
        ["8.8.8.8", "1.1.1.1", "9.9.9.9", "8.8.4.4", "10.0.0.1"],
        ["8.8.8.8", "::1"],
        ["2606:4700::1111", "fd00::1"],
        ["8.8.8.8", "64:ff9b::a9fe:a9fe"],
        ["8.8.8.8", "nonsense"],
    ],
)
def test_one_answer_that_is_not_public_refuses_the_name(answer):
    with pytest.raises(AddressRefused):
        pinned(Answers(answer), SITE)


def test_no_answer_is_a_dns_failure():
    with pytest.raises(DnsFailed):
        pinned(Answers([]), SITE)


def test_a_name_server_that_changes_its_mind_changes_nothing():
    resolver = Answers(["8.8.8.8"], ["127.0.0.1"])

    pins = pinned(resolver, SITE, SITE, CheckedUrl("http://site.com/", "http", "site.com", 80))

    assert resolver.asked == ["site.com"]
    assert addresses(pins) == [("8.8.8.8", 443)]
    assert addresses(pins, port=80) == [("8.8.8.8", 80)]
    with pytest.raises(AddressRefused):
        pins.socket_for(info("127.0.0.1", 443))


def test_a_refused_name_stays_refused():
    pins = DnsPins(Answers(["127.0.0.1"], ["8.8.8.8"]))

    for _ in range(2):
        with pytest.raises(AddressRefused):
            asyncio.run(pins.pin(SITE))


def test_a_few_addresses_of_each_family_are_tried_ipv4_first():
    pins = pinned(Answers(["2606:4700::1", "8.8.8.8", "8.8.4.4", "8.8.8.8", "1.1.1.1", "2606:4700::2"]), SITE)

    assert [address for address, _ in addresses(pins)] == [
        "8.8.8.8",
        "8.8.4.4",
        "2606:4700::1",
        "2606:4700::2",
    ]


@pytest.mark.parametrize(
    ("address", "port"),
    [
        ("127.0.0.1", 443),
        ("127.0.0.1", 80),
        ("::1", 443),
        ("169.254.169.254", 80),
        ("1.1.1.1", 443),
        ("8.8.8.8", 22),
    ],
)
def test_no_socket_is_made_for_what_was_not_checked(address, port):
    pins = pinned(Answers(["8.8.8.8"]), SITE)

    with pytest.raises(AddressRefused):
        pins.socket_for(info(address, port))
    assert pins.opened == 0


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111"])
def test_a_socket_is_made_for_a_pinned_address(address):
    pins = pinned(Answers(["8.8.8.8", "2606:4700::1111"]), SITE)

    pins.socket_for(info(address, 443)).close()

    assert pins.opened == 1


def test_the_operators_address_needs_no_dns_and_opens_no_other_port():
    resolver = Answers()
    exempt = CheckedUrl("https://a.test/", "https", "a.test", 443, ("127.0.0.1", 8443))

    pins = pinned(resolver, exempt)

    assert addresses(pins, "a.test") == [("127.0.0.1", 8443)]
    assert resolver.asked == []
    pins.socket_for(info("127.0.0.1", 8443)).close()
    with pytest.raises(AddressRefused):
        pins.socket_for(info("127.0.0.1", 443))
