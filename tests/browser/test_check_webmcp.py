"""The six verdicts of `check_webmcp`."""

import json
import threading
from datetime import UTC, datetime

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from config.env import parse_connect_to
from index.listing.publish import withdraw
from probes.gather.webmcp import run_page
from probes.live import check_webmcp as use_case
from probes.live.check_webmcp import check_webmcp
from probes.live.page_check import check_page
from probes.schedule.submit import RejectedHost
from tests.browser.conftest import PATIENT
from tests.published import listed
from tests.sites.webmcp_pages import REGISTER, page
from tests.wire.rpc import Rpc

pytestmark = pytest.mark.django_db
FIELDS = {
    "verdict",
    "host",
    "url",
    "checked_at",
    "reason",
    "note",
    "tools",
    "tool_count",
    "evidence",
    "retry_after",
}
IDLE = page(f"function later() {{ {REGISTER} }}")
HEAVY = f"<style>{'a{b:c}' * 100_000}</style>"
PROSE = page("// document.modelContext.registerTool({})", body="<p>document.modelContext.registerTool()</p>")


@pytest.fixture(autouse=True)
def reachable(settings, sample_web):
    settings.PROBE_CONNECT_TO = parse_connect_to(sample_web.connect_to)
    settings.PROBE_CA_BUNDLE = sample_web.ca_bundle
    settings.PROBE_HOST_DELAY = 0.0


@pytest.fixture
def site(sample_web):
    with sample_web.scripted("asked-now.test") as site:
        yield site


@pytest.fixture
def with_browser(monkeypatch, browser, policy, on_loop):
    def ask(host, url, _network):
        async def run(address):
            return await run_page(browser, policy, host, address, seconds=PATIENT)

        return on_loop(check_page(host, url, policy, run))

    monkeypatch.setattr(use_case, "ask_worker", ask)


def verdict(answer):
    assert set(answer) == FIELDS
    assert abs(datetime.fromisoformat(answer["checked_at"]) - datetime.now(UTC)).total_seconds() < 120
    assert answer["tool_count"] == len(answer["tools"])
    return answer["verdict"], answer["reason"]


# --- with a browser ---


def test_a_page_that_registers_is_registered_with_its_tools(site, with_browser):
    site.reply("/shop", page(REGISTER))
    answer = check_webmcp(f"https://{site.host}/shop")
    assert verdict(answer) == ("registered", "tools_registered")
    assert answer["tools"] == [
        {"name": "find_book", "description": "Find a second-hand book", "kind": "imperative"}
    ]
    assert (answer["host"], answer["url"]) == (site.host, f"https://{site.host}/shop")
    assert answer["evidence"][0]["pattern"] == "document.modelContext"


@pytest.mark.parametrize(
    ("home", "expected"),
    [
        (IDLE, ("declared_only", "no_tools")),
        (page(f"function later() {{ {REGISTER} }}", head=HEAVY), ("declared_only", "no_tools")),
        (PROSE, ("not_declared", "no_tools")),
    ],
)
@pytest.mark.usefixtures("impatient")
def test_a_page_that_ran_and_registered_nothing_is_told_by_its_code(site, with_browser, home, expected):
    site.reply("/", home)
    assert verdict(check_webmcp(site.host)) == expected


def test_a_script_that_robots_txt_keeps_from_us_leaves_it_open(site, with_browser):
    site.reply("/", page(head="<script src=/tools.js></script>"))
    site.reply("/tools.js", REGISTER, media_type="text/javascript")
    site.reply("/robots.txt", "User-agent: *\nDisallow: /tools.js\n")
    assert verdict(check_webmcp(site.host)) == ("could_not_ask", "robots_disallowed")


# --- without one ---


@pytest.mark.parametrize(
    ("home", "expected"),
    [
        (IDLE, ("declared", "no_browser")),
        (page(body="<form toolname=a tooldescription=b></form>"), ("declared", "no_browser")),
        (page(head="<script src=/tools.js></script>"), ("declared", "no_browser")),
        (PROSE, ("not_declared", "no_browser")),
        (page(head=HEAVY, body="<form toolname=a tooldescription=b></form>"), ("declared", "no_browser")),
        (page(REGISTER, head=HEAVY), ("declared", "no_browser")),
        (page(head=HEAVY), ("not_declared", "no_browser")),
        (page(f"{'a=1;' * 80_000}{REGISTER}", head=HEAVY), ("could_not_ask", "no_browser")),
        (page(body="<p>Second-hand books.</p>" * 40_000), ("could_not_ask", "no_browser")),
        (page(head="<script src=https://elsewhere.test/x.js></script>"), ("could_not_ask", "no_browser")),
        (
            page(head="".join(f"<script src=/{n}.js></script>" for n in range(6))),
            ("could_not_ask", "no_browser"),
        ),
        (page(head="<script src=/fails.js></script>"), ("could_not_ask", "no_browser")),
    ],
)
def test_without_a_browser_the_source_is_read_and_what_was_not_read_is_not_denied(
    site, asked_here, home, expected
):
    site.reply("/", home)
    site.reply("/tools.js", REGISTER, media_type="text/javascript")
    site.reply("/fails.js", "", status=500)
    assert verdict(check_webmcp(site.host)) == expected


@pytest.mark.parametrize(
    ("path", "reply", "expected"),
    [
        ("/robots.txt", {"body": "User-agent: *\nDisallow: /"}, ("excluded", "robots_disallow")),
        ("/robots.txt", {"body": "User-agent: *\nContent-Signal: ai-input=no"},
            ("excluded", "content_signal")),
        ("/robots.txt", {"body": "", "status": 503}, ("could_not_ask", "robots_server_error")),
        ("/", {"body": "<meta name=robots content=noai>"}, ("excluded", "noai_meta")),
        ("/", {"body": "hello", "headers": {"X-Robots-Tag": "noai"}}, ("excluded", "noai_header")),
        ("/", {"body": "hello", "headers": {"Content-Signal": "use=immediate"}},
            ("excluded", "content_signal_header")),
        ("/", {"body": "no", "status": 403, "headers": {"Content-Usage": "ai-use=n"}},
            ("excluded", "content_usage_header")),
        ("/", {"body": "no", "status": 403}, ("could_not_ask", "refused_access")),
        ("/", {"body": "no", "status": 404}, ("could_not_ask", "unexpected_status")),
        ("/", {"body": "", "status": 302, "headers": {"Location": "https://larkspur-books.test/"}},
            ("could_not_ask", "left_the_site")),
    ],
)  # fmt: skip
def test_a_site_that_refuses_is_excluded_and_one_that_fails_could_not_be_asked(
    site, asked_here, path, reply, expected
):
    site.reply(path, **reply)
    assert verdict(check_webmcp(site.host)) == expected


def test_a_path_that_robots_txt_disallows_is_excluded(site, asked_here):
    site.reply("/robots.txt", "User-agent: *\nDisallow: /shop\n")
    assert verdict(check_webmcp(f"https://{site.host}/shop")) == ("excluded", "robots_disallowed")


def test_a_site_that_asks_to_wait_is_passed_on(site, asked_here):
    site.reply("/", "slow down", status=429, headers={"Retry-After": "120"})
    answer = check_webmcp(site.host)
    assert verdict(answer) == ("could_not_ask", "rate_limited")
    assert 110 <= answer["retry_after"] <= 120


def test_too_many_checks_at_once_are_told_to_come_again(site, monkeypatch):
    monkeypatch.setattr(use_case, "_slots", threading.BoundedSemaphore(0))
    answer = check_webmcp(site.host)
    assert (*verdict(answer), answer["retry_after"]) == ("could_not_ask", "busy", 30)


@pytest.mark.parametrize(
    "text", ["", "10.0.0.1", "http://127.0.0.1/", "localhost", "intranet", "ftp://a.example.com/", "a b.com", "https://x.example.com:8080/"]
)  # fmt: skip
def test_what_names_no_public_website_is_refused(text):
    with pytest.raises(RejectedHost):
        check_webmcp(text)


def test_the_index_is_neither_read_nor_written_and_changes_nothing(site, asked_here):
    before = check_webmcp(site.host)
    listed(site.host)
    with CaptureQueriesContext(
        connection,
    ) as queries:
        after = check_webmcp(site.host)
    assert {k: v for k, v in after.items() if k != "checked_at"} == {
        k: v for k, v in before.items() if k != "checked_at"
    }
    tables = [
        q["sql"]
        for q in queries
        if "index_" in q["sql"] or "probes_target" in q["sql"] or "proberun" in q["sql"]
    ]
    assert [sql for sql in tables if "'blocked'" not in sql] == []  # whom the operator blocked is not asked
    withdraw(host=site.host)


# --- on the wires ---


def test_mcp_and_a2a_give_the_same_answer(site, asked_here, client):
    site.reply("/", IDLE)
    direct = check_webmcp(site.host)
    over_mcp = Rpc("/mcp").call("check_webmcp", url=site.host)["structuredContent"]
    asked = {"message": {"role": "user", "kind": "message", "messageId": "1",
            "parts": [{"kind": "data", "data": {"skill": "check-webmcp",
                        "input": {"url": site.host}}}]}}  # fmt: skip
    task = Rpc("/a2a").ask("message/send", asked).json()["result"]
    over_a2a = task["artifacts"][0]["parts"][0]["data"]
    for answer in (over_mcp, over_a2a):
        assert answer | {"checked_at": 0} == direct | {"checked_at": 0}
    assert "`asked-now.test`" in task["artifacts"][0]["parts"][1]["text"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [({}, "MISSING_PARAM"), ({"url": " "}, "MISSING_PARAM"), ({"url": 5}, "INVALID_FILTER_VALUE"),
        ({"url": "10.0.0.1"}, "INVALID_FILTER_VALUE")],
)  # fmt: skip
def test_wrong_arguments_are_told(arguments, code):
    import json

    result = Rpc("/mcp").call("check_webmcp", **arguments)
    error = json.loads(result["content"][0]["text"])
    assert (result["isError"], error["code"]) == (True, code)
    if arguments.get("url") == "10.0.0.1":
        assert "IP address" in error["error"]


def test_a_burst_of_checks_is_held_up_and_other_tools_are_not(site, asked_here):
    mcp = Rpc("/mcp")
    call = {"name": "check_webmcp", "arguments": {"url": site.host}}
    for _ in range(5):
        assert mcp.ask("tools/call", call).status_code == 200
    refused = mcp.ask("tools/call", call)
    assert (refused.status_code, refused.json()["result"]["isError"]) == (200, True)
    error = json.loads(refused.json()["result"]["content"][0]["text"])
    assert error["code"] == "RATE_LIMITED"
    assert 1 <= error["retry_after"] <= 60
    assert (
        mcp.ask("tools/call", {"name": "get_site_report", "arguments": {"host": "a.test"}}).status_code == 200
    )
