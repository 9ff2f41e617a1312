"""What counts as one caller."""

import pytest
from django.test import RequestFactory

from agentauth.caller import address_group, address_name, address_network, network_name


@pytest.mark.parametrize(
    "address", ["", "unix:", "nonsense", "1.2.3", "::1::2", "1.2.3.4\n", "' OR 1=1", "1.2.3.4, 5.6.7.8"]
)
def test_what_is_no_address_is_one_caller(address):
    assert address_group(address) == "no address"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:DB8:0001:0002::1", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
    ],
)
def test_ipv6_counts_by_64_bits_and_ipv4_by_address(one, other, same):
    assert (address_group(one) == address_group(other)) is same


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:ffff::2", True),
        ("2001:db8:1::1", "2001:db8:2::1", False),
        ("192.0.2.1", "192.0.2.255", True),
        ("192.0.2.1", "192.0.3.1", False),
        ("192.0.2.1", "::ffff:192.0.2.9", True),
    ],
)
def test_a_network_is_48_bits_of_ipv6_and_24_of_ipv4(one, other, same):
    assert (address_network(one) == address_network(other)) is same


def test_the_name_of_a_network_hides_it_and_is_no_name_of_a_caller():
    request = RequestFactory(REMOTE_ADDR="192.0.2.1").get("/")
    assert "192.0.2" not in network_name(request)
    assert network_name(request) != address_name(request)


def test_the_name_of_a_caller_hides_its_address_and_needs_the_secret(settings):
    request = RequestFactory(REMOTE_ADDR="192.0.2.1").get("/")
    name = address_name(request)
    assert "192.0.2.1" not in name
    assert len(name) == 64
    assert address_name(request) == name
    settings.SECRET_KEY = "another"
    assert address_name(request) != name


def test_a_forwarded_header_is_not_read_here():
    plain = RequestFactory(REMOTE_ADDR="192.0.2.1").get("/")
    forged = RequestFactory(REMOTE_ADDR="192.0.2.1").get("/", headers={"x-forwarded-for": "198.51.100.1"})
    assert address_name(plain) == address_name(forged)
