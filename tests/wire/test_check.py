"""/check for one page."""

import json
import re

import pytest
from aiohttp import web
from django.core.cache import cache
from django.test import Client

from config.env import parse_connect_to
from index.models import Site
from probes.models import Target
from protocols.tools import CHECK_WEBMCP
from tests.each import each
from tests.sites.webmcp_pages import page
from tests.wire.rpc import Rpc, Speaker, caller, object_of
from tests.wire.test_errors import assert_error

pytestmark = pytest.mark.django_db

PEOPLE = "text/html,application/xhtml+xml,*/*;q=0.8"
FORM = '<form toolname="find<b>_book" tooldescription="Find &lt;script&gt; a book"><input name="q"></form>'


@pytest.fixture(autouse=True)
def reachable(settings, sample_web, asked_here):
    """No browser, so that an answer takes no second."""
    cache.clear()
    settings.PROBE_CONNECT_TO = parse_connect_to(sample_web.connect_to)
    settings.PROBE_CA_BUNDLE = sample_web.ca_bundle
    settings.PROBE_HOST_DELAY = 0.0
    settings.PROBE_BROWSER = "off"


@pytest.fixture
def site(sample_web):
    with sample_web.scripted("asked-now.test") as site:
        site.reply("/", page("", body=FORM))
        yield site


def send(client, body, **headers):
    return client.post("/check", json.dumps(body), content_type="application/json", headers=headers)


def fill_in(client, url, accept=PEOPLE):
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', client.get("/check").text)[1]
    return client.post("/check", {"url": url, "csrfmiddlewaretoken": token}, headers={"accept": accept})


def test_the_answer_is_the_tools_as_json_page_and_markdown(site):
    client = Client(enforce_csrf_checks=True)
    answer = send(client, {"url": site.host})
    assert answer.status_code == 200
    assert answer.json()["verdict"] == "declared"
    assert set(answer.json()) == set(CHECK_WEBMCP.output["properties"])
    shown = fill_in(client, site.host)
    assert "Code for it is there; no browser could run it" in shown.text
    assert '<p><span class="answer unknown">' in shown.text
    assert "toolname" in shown.text
    assert "<b>_book" not in shown.text
    told = fill_in(client, site.host, "text/markdown")
    assert told["Content-Type"] == "text/markdown; charset=utf-8"
    assert "WebMCP of `asked-now.test`: declared" in told.text


def test_what_no_browser_ran_is_no_plain_no(site):
    site.reply("/", page(""))
    assert send(caller(), {"url": site.host}).json()["verdict"] == "not_declared"
    shown = fill_in(Client(), site.host).text
    assert '<span class="answer unknown">' in shown
    assert "no browser could run it" in shown


def test_an_empty_port_is_that_of_the_scheme(site):
    assert send(caller(), {"url": f"https://{site.host}:/"}).json()["verdict"] == "declared"


def test_nothing_of_it_is_kept(site):
    send(caller(), {"url": site.host})
    assert not Site.objects.exists()
    assert not Target.objects.exists()


def test_a_get_asks_nobody_and_fills_the_form_in(site):
    asked = []

    async def note(request):
        asked.append(request.path)
        return web.Response()

    site.handler = note
    assert caller().get("/check", {"url": site.host}).status_code == 200
    shown = caller().get("/check", {"url": '"><script>'})
    assert shown.status_code == 200
    assert "&quot;&gt;&lt;script&gt;" in shown.text
    assert asked == []


@each("url", ["127.0.0.1", "http://10.0.0.1/", "printer.local", "shop.example", "ftp://a.org/", "x" * 3000])
def test_what_is_no_public_website_is_refused(url):
    assert_error(send(caller(), {"url": url}), 400, "INVALID_FILTER_VALUE", "bad_request")
    shown = fill_in(Client(), url)
    assert shown.status_code == 400
    assert "Not checked" in shown.text


@each(
    ("body", "code"),
    [
        ({}, "MISSING_PARAM"),
        ({"url": " "}, "MISSING_PARAM"),
        ({"url": None}, "INVALID_FILTER_VALUE"),
        ({"url": {}}, "INVALID_FILTER_VALUE"),
        ({"url": 5}, "INVALID_FILTER_VALUE"),
        ([], "INVALID_FILTER_VALUE"),
    ],
)
def test_what_names_no_page_is_said(body, code):
    assert_error(send(caller(), body), 400, code, "bad_request")


def test_no_other_page_can_send_the_form():
    assert Client(enforce_csrf_checks=True).post("/check", {"url": "example.com"}).status_code == 403


def test_one_caller_checks_five_times_a_minute_by_whatever_way(site):
    program = Rpc("/mcp")
    for _ in range(2):
        program.call("check_webmcp", url=site.host)
    said = [send(program.http, {"url": site.host}).status_code for _ in range(3)]
    assert said == [200] * 3
    over = send(program.http, {"url": site.host})
    assert_error(over, 429, "RATE_LIMITED", "rate_limited")
    assert int(over["Retry-After"]) <= 60


@pytest.fixture
def hasty(site):
    program = Rpc("/mcp")
    for _ in range(5):
        assert program.call("check_webmcp", url=site.host)["isError"] is False
    return program


def test_over_mcp_the_burst_limit_is_a_result_that_the_model_reads(hasty, site):
    call = {"name": "check_webmcp", "arguments": {"url": site.host}}
    for answer in (hasty.ask("tools/call", call), hasty.modern("tools/call", **call)):
        assert (answer.status_code, "Retry-After" in answer) == (200, False)
        result = answer.json()["result"]
        assert (result["isError"], "structuredContent" in result) == (True, False)
        error = json.loads(result["content"][0]["text"])
        assert (error["code"], error["class"]) == ("RATE_LIMITED", "rate_limited")
        assert 1 <= error["retry_after"] <= 60
    assert hasty.call("get_site_report", host=site.host)["isError"] is False


@pytest.mark.parametrize("version", ["0.3", "1.0"])
def test_over_a2a_the_burst_limit_is_an_error_of_the_protocol(hasty, site, version):
    a2a = Speaker(version)
    a2a.http = hasty.http
    answer = a2a.say({"data": {"skill": "check-webmcp", "input": {"url": site.host}}})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (200, -32000)
    assert object_of(a2a, error)["code"] == "RATE_LIMITED"
    assert 1 <= object_of(a2a, error)["retry_after"] <= 60


def test_refused_arguments_do_not_count_as_a_check(site):
    program, a2a = Rpc("/mcp"), Speaker("1.0")
    a2a.http = program.http
    for url in ("127.0.0.1", "", None, "printer.local", "ftp://a.org/", 7):
        assert program.call("check_webmcp", url=url)["isError"] is True
        assert "error" in a2a.say({"data": {"skill": "check-webmcp", "input": {"url": url}}}).json()
        assert send(program.http, {"url": url}).status_code == 400
    assert program.call("check_webmcp", url=site.host)["structuredContent"]["verdict"] == "declared"
