"""Pages of other origins (Fetch, CORS)."""

from ipaddress import IPv4Address
from random import SystemRandom

import pytest
from django.core.cache import cache
from django.test import RequestFactory

from protocols import limits
from protocols.tools import CHECK_WEBMCP
from tests import published
from tests.each import each
from tests.wire.rpc import Rpc, caller
from tests.wire.test_caches import NEGOTIATED, OTHERS

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
ORIGINS = (
    "https://agent.example", "null", "file://", "chrome-extension://abcdefghijklmnop", "moz-extension://0f-1",
)  # fmt: skip
CLOSED = (
    "/submit", "/submit.json", "/watch", "/watch.json", f"/watch/{'0' * 32}", f"/watch/never/{'0' * 64}",
    "/check", "/check.json", f"/check/{'0' * 32}", f"/check/{'0' * 32}.json",
    "/agent/auth", "/agent/auth/claim", "/agent/auth/claim.json", f"/site/{HOST}/again",
    f"/site/{HOST}/wrong.json", "/admin/login/",
)  # fmt: skip
READABLE = tuple(
    path for path in (*NEGOTIATED, *OTHERS) if path not in {*CLOSED, f"/site/{HOST}/wrong", "/a2a", "/mcp"}
)
POSTED = ("/mcp", "/mcp/", "/a2a", "/search")


@pytest.fixture(scope="module", autouse=True)
def _site(module_rows):
    with module_rows():
        published.listed(HOST)


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


@pytest.fixture(autouse=True)
def _at_its_own_name(settings):
    settings.ALLOWED_HOSTS, settings.BASE_URL = ["index.example"], "https://index.example"


def preflight(path, method="GET", origin="https://agent.example"):
    asked = {"origin": origin, "access-control-request-method": method, "host": "index.example"}
    return caller().options(path, headers=asked)


def granted(answer):
    return [name for name in answer.headers if name.lower().startswith("access-control-")]


@each("path", READABLE)
def test_whatever_can_be_read_can_be_read_from_anywhere_and_says_so_beforehand(path):
    asked = preflight(path)
    if path in {"/nothing-here", "/api/nothing"}:  # there is no address to ask beforehand
        assert asked.status_code == 404
    else:
        assert (asked.status_code, asked.content) == (204, b"")
        assert asked["Allow"] == asked["Access-Control-Allow-Methods"]
        assert {"GET", "HEAD", "OPTIONS"} <= set(asked["Allow"].split(", "))
        for name in ("authorization", "if-none-match"):
            assert name in asked["Access-Control-Allow-Headers"].lower().split(", ")
    got = caller().get(path, headers={"origin": "null", "host": "index.example"})
    for answer in (asked, got):
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in answer
    assert {"ETag", "RateLimit", "Retry-After"} <= set(got["Access-Control-Expose-Headers"].split(", "))


@each("path", POSTED)
@each("origin", ORIGINS)
def test_a_page_an_extension_or_a_file_may_post_a_question(path, origin):
    asked = preflight(path, "POST", origin)
    assert (asked.status_code, asked["Access-Control-Allow-Methods"]) == (204, "POST, OPTIONS")
    for answer in (asked, Rpc(path).ask("tools/list", origin=origin, host="index.example")):
        assert answer.status_code in {200, 204, 400}
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Credentials" not in answer


def test_no_header_of_a_preflight_has_an_empty_element():
    for path in (*READABLE, *POSTED):
        for name, value in preflight(path).headers.items():
            if name.lower().startswith("access-control-"):
                assert all(part.strip() for part in value.split(",")), (path, name)


@each("path", CLOSED)
def test_what_spends_a_visitors_allowance_is_closed_to_pages_of_others(path):
    headers = {"origin": "https://agent.example", "host": "index.example", "accept": "application/json"}
    asked = preflight(path, "POST")
    read = caller().get(path, headers=headers)
    sent = caller().post(path, "{}", content_type="application/json", headers=headers)
    for answer in (asked, read, sent):
        assert granted(answer) == []
    assert (sent.status_code, sent.json()["code"]) == (403, "FORBIDDEN")


def test_our_own_page_and_a_program_are_no_other_origin():
    for origin in ({"origin": "https://index.example"}, {}):
        sent = caller().post(
            "/submit",
            {"host": "www.python.org"},
            content_type="application/json",
            headers={"host": "index.example", **origin},
        )
        assert sent.status_code == 202


def test_every_address_says_what_it_takes():
    for path in ("/", "/submit", "/agent/auth", "/agent/auth/claim", "/mcp", "/api/find", f"/site/{HOST}"):
        asked = caller().options(path, headers={"host": "index.example"})
        assert asked.status_code == 204, path
        refused = caller().delete(path, headers={"host": "index.example", "accept": "application/json"})
        assert (refused.status_code, refused["Allow"]) == (405, asked["Allow"]), path


# --- The allowance of visitors ---


def visit(origin):
    """Count a call by one visitor; return what is said against it."""
    named = {"HTTP_ORIGIN": origin} if origin else {}
    address = str(IPv4Address(SystemRandom().randrange(2**32)))
    request = RequestFactory(REMOTE_ADDR=address, HTTP_HOST="index.example", **named).post("/mcp")
    tool = CHECK_WEBMCP
    return limits.over_limit(request, group=tool.name, rate=tool.rate, what=f"calls of {tool.name}")


def test_a_page_of_another_origin_cannot_spend_the_allowances_of_many_visitors():
    assert not any(visit("https://agent.example") for _ in range(5))
    asked = {"name": CHECK_WEBMCP.name, "arguments": {"url": "www.python.org"}}
    refused = Rpc("/mcp").ask("tools/call", asked, origin="https://agent.example", host="index.example")
    assert "RATE_LIMITED" in refused.text
    assert "from one origin" in refused.text
    assert visit("https://other.example") is None


@pytest.mark.parametrize("origin", ["https://index.example", "http://localhost:6274", None])
def test_our_own_pages_programs_and_what_a_visitor_serves_to_itself_are_not_counted_together(origin):
    assert not any(visit(origin) for _ in range(7))
