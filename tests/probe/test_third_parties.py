"""Third parties' robots.txt, read once for several visits."""

import asyncio
from dataclasses import replace

import pytest

from probes.evidence.evidence import Ending, Purpose
from probes.net.host_limiter import HostLimiter
from probes.net.http.robots_cache import RobotsCache
from tests.sites.cases.making import CARD, card, server, shop
from tests.visiting import visit

VENDOR = "vendor-of-many.test"
SHOPS = ("shop-one-of-many.test", "shop-two-of-many.test")


@pytest.fixture
def web(sample_web):
    """Two shops whose cards name the server of one vendor."""
    with sample_web.serving(SHOPS[0], shop({CARD: card(f"https://{VENDOR}/mcp")})), sample_web.serving(
        SHOPS[1], shop({CARD: card(f"https://{VENDOR}/mcp")})
    ):  # fmt: skip
        yield sample_web


def visited(policy, *hosts):
    policy = replace(policy, host_limiter=HostLimiter(), robots=RobotsCache())
    return [asyncio.run(visit(host, policy)) for host in hosts]


def robots_read(web, host):
    return sum(one.path == "/robots.txt" for one in web.requests_to(host))


def test_a_vendors_robots_txt_is_read_once_for_several_sites_and_a_sites_own_every_time(web, sample_policy):
    with web.serving(VENDOR, shop({"/mcp": server()})):
        web.forget()
        visits = visited(sample_policy, *SHOPS, SHOPS[0])
    assert all(seen.all(Purpose.MCP)[-1].final_url == f"https://{VENDOR}/mcp" for seen in visits)
    assert [robots_read(web, host) for host in (VENDOR, *SHOPS)] == [1, 2, 1]


def test_a_refusal_that_is_remembered_still_holds(web, sample_policy):
    with web.serving(VENDOR, shop({"/robots.txt": "User-agent: *\nDisallow: /mcp\n", "/mcp": server()})):
        web.forget()
        visits = visited(sample_policy, *SHOPS)
    assert {seen.first(Purpose.MCP).ending for seen in visits} == {Ending.ROBOTS_DISALLOWED}
    assert robots_read(web, VENDOR) == 1


def test_what_could_not_be_read_is_read_again(web, sample_policy):
    from operators.sample_web.website import PLAIN, SamplePage

    with web.serving(VENDOR, shop({"/robots.txt": SamplePage("", PLAIN, 500), "/mcp": server()})):
        web.forget()
        visited(sample_policy, *SHOPS)
    assert robots_read(web, VENDOR) == 2
