"""What a trusted proxy says of a caller."""

from ipaddress import ip_network

import pytest
from django.test import Client

from agentauth.caller import address_name
from tests.each import each

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def proxies(settings):
    settings.TRUSTED_PROXIES = [
        ip_network("127.0.0.1"),
        ip_network("10.0.0.0/24"),
        ip_network("2001:db8:1::/64"),
    ]


def caller(forwarded, remote="127.0.0.1"):
    answer = Client(REMOTE_ADDR=remote).get("/llms.txt", headers={"x-forwarded-for": forwarded})
    return address_name(answer.wsgi_request), answer.wsgi_request.META["REMOTE_ADDR"]


@each(
    ("forwarded", "address"),
    [
        ("203.0.113.7:4711", "203.0.113.7"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("2001:DB8::1", "2001:db8::1"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("[::ffff:203.0.113.7]:80", "203.0.113.7"),
        ("198.51.100.1, 203.0.113.7:4711, 10.0.0.9:80, [2001:db8:1::5]:443", "203.0.113.7"),
        ("203.0.113.7:4711, unknown", "127.0.0.1"),
        ("203.0.113.7:port", "127.0.0.1"),
        ("203.0.113.7:", "127.0.0.1"),
        ("[2001:db8::1", "127.0.0.1"),
        ("_hidden:80, 10.0.0.9:80", "10.0.0.9"),
    ],
)
def test_an_address_with_a_port_is_its_address(forwarded, address):
    assert caller(forwarded)[1] == address


def test_a_caller_is_one_whatever_the_port_and_the_spelling():
    names = {caller(one)[0] for one in ("203.0.113.7", "203.0.113.7:4711", "[::ffff:203.0.113.7]:9")}
    assert len(names) == 1


def test_a_proxy_that_reaches_us_by_a_mapped_address_is_trusted_too():
    assert caller("203.0.113.7:1", remote="::ffff:10.0.0.9")[1] == "203.0.113.7"


@each("remote", ["192.0.2.1", "::ffff:192.0.2.1", "2001:db8:2::1", ""])
def test_nobody_else_is_believed(remote):
    assert caller("203.0.113.7:4711", remote=remote)[1] == remote


@pytest.mark.parametrize(
    ("proto", "remote", "status"),
    [
        ("https", "127.0.0.1", 200),
        ("https,http", "127.0.0.1", 200),
        ("HTTPS , http", "127.0.0.1", 200),
        ("http,https", "127.0.0.1", 301),
        ("", "127.0.0.1", 301),
        ("https,http", "192.0.2.1", 301),
    ],
)
def test_the_first_scheme_is_that_of_the_caller(settings, proto, remote, status):
    settings.SECURE_SSL_REDIRECT = True
    answer = Client(REMOTE_ADDR=remote).get("/llms.txt", headers={"x-forwarded-proto": proto})
    assert answer.status_code == status
