"""Searches and lists on pages have a burst limit."""

from itertools import cycle, repeat
from random import SystemRandom

import pytest
from django.test import Client

from protocols.page_limits import RATE
from tests.wire.test_errors import assert_error

pytestmark = pytest.mark.django_db

MOST = int(RATE.partition("/")[0])
LIMITED = (
    "/type/tool",
    "/feed.atom",
    "/?q=zxqv",
    "/country/NO.json",
    "/index.md?country=no",
    "/type/tool.md",
)


def network() -> str:
    return f"2001:db8:{SystemRandom().randrange(2**16):x}:{SystemRandom().randrange(2**16):x}"


def test_who_pages_faster_than_people_do_is_told_when_to_come_back():
    net = network()
    callers = [Client(REMOTE_ADDR=f"{net}::{n:x}") for n in range(5)]
    paths = (*LIMITED, *repeat("/feed.atom", MOST - len(LIMITED)))
    asked = zip(cycle(callers), paths, strict=False)
    assert {caller.get(path).status_code for caller, path in asked} == {200}
    for path in LIMITED:
        over = callers[0].get(path)
        assert over.status_code == 429, path
        assert 0 < int(over["Retry-After"]) <= 60
        assert over["Cache-Control"] == "no-store"
        if path.endswith(".json"):
            assert_error(over, 429, "RATE_LIMITED", "rate_limited")
        else:
            assert f"Try again in {over['Retry-After']} seconds" in over.text
            assert over["Content-Type"].startswith("text/markdown" if ".md" in path else "text/html")
    for path in ("/", "/?q=", "/index.md", "/type/", "/submit", "/api/find?q=zxqv"):
        assert callers[0].get(path).status_code == 200, path
    assert Client(REMOTE_ADDR=f"{network()}::1").get("/?q=zxqv").status_code == 200
