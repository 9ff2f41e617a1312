"""The verdicts on every sample site."""

import asyncio
import itertools
import re
from contextlib import ExitStack
from dataclasses import replace
from itertools import pairwise

import pytest
from aiohttp import web

from index.checks import SCORED_CHECKS, score_of
from index.values.reasons import Reason
from index.values.vocabulary import CheckId, Outcome
from operators.sample_web import SITES
from probes.evidence.evidence import Ending, Evidence, Purpose
from probes.grading.finding import grade_evidence
from probes.net.host_limiter import HostLimiter
from probes.operations.results import result_dict
from tests.each import each
from tests.visiting import visit, visit_all

BY_HOST = each("site", SITES, ids=lambda site: site.host)


@BY_HOST
def test_a_sample_site_gets_the_outcome_and_the_answers_that_it_deserves(site, visits):
    finding = grade_evidence(visits[site.host])
    assert (finding.outcome, finding.outcome_reason) == (site.expected.outcome, site.expected.outcome_reason)
    if finding.outcome is Outcome.ANSWERED:
        told = {check: (finding.answer(check), finding.checks[check].reason) for check in SCORED_CHECKS}
        assert {check: answer for check, (answer, _) in told.items()} == site.expected.answers, told


@BY_HOST
def test_a_sample_site_gets_the_standing_that_it_deserves(site, visits):
    finding = grade_evidence(visits[site.host])
    said = result_dict(finding)
    assert finding.mcp_server_card == site.expected.card
    assert score_of(finding) == site.expected.score
    assert bool(said["listed"]) is site.expected.listed
    if site.expected.listed:
        assert finding.tier == site.expected.tier
    assert tuple(tool.name for tool in finding.mcp_tools) == site.expected.tools


@BY_HOST
def test_evidence_survives_packing_and_grades_the_same(site, visits):
    evidence = visits[site.host]
    again = Evidence.unpack(evidence.pack())
    assert again == evidence
    assert grade_evidence(again) == grade_evidence(evidence)


@BY_HOST
def test_robots_txt_is_read_first_and_every_answer_shows_its_request(site, visits):
    evidence = visits[site.host]
    assert evidence.exchanges[0].purpose is Purpose.ROBOTS
    for check, found in grade_evidence(evidence).checks.items():
        needs_a_browser = check in {CheckId.WEBMCP, CheckId.READABLE_WITHOUT_SCRIPT}
        if not needs_a_browser and found.reason is not Reason.TOO_FEW_PAGES:
            assert found.evidence, (check, found)


@BY_HOST
def test_what_the_evidence_says_was_asked_is_what_the_site_was_asked(site, visits, asked):
    paths = [f"{a.method} {a.path}" for a in asked[site.host]]
    for exchange in visits[site.host].exchanges:
        if exchange.ending is Ending.ANSWERED and not exchange.hops and f"//{site.host}/" in exchange.url:
            path = exchange.url.partition(site.host)[2]
            assert f"{exchange.method} {path}" in paths


def test_a_site_that_refuses_is_asked_nothing_more(asked):
    declined = [s.host for s in SITES if s.expected.outcome is Outcome.DECLINED]
    assert declined
    for host in declined:
        paths = {request.path for request in asked[host]}
        assert paths <= {"/robots.txt", "/"}, host


def test_the_probe_says_who_it_is_and_sends_no_cookie_origin_or_credential(asked):
    for request in itertools.chain(*asked.values()):
        assert re.fullmatch(r"AgentReadinessIndex/1\.9 \(\+https?://\S+/bot\)", request.headers["user-agent"])
        assert not request.headers.keys() & {"cookie", "origin", "authorization", "referer"}


def test_no_tool_of_a_site_is_ever_called(visits):
    methods = {
        e.sent_body.partition('"method": "')[2].partition('"')[0]
        for v in visits.values()
        for e in v.all(Purpose.MCP)
    }
    assert methods <= {"", "tools/list", "initialize", "notifications/initialized"}


def test_a_path_that_robots_txt_disallows_is_not_fetched_and_its_check_is_unknown(
    scripted_site, sample_web, sample_policy
):
    scripted_site.reply("/robots.txt", "User-agent: *\nDisallow: /llms.txt\nDisallow: /mcp\n")
    finding = grade_evidence(asyncio.run(visit(scripted_site.host, sample_policy)))
    assert "/llms.txt" not in {asked.path for asked in sample_web.requests_to(scripted_site.host)}
    found = finding.checks[CheckId.LLMS_TXT]
    assert (found.answer, found.reason) == ("unknown", "robots_disallowed")


def test_a_site_that_asks_us_to_wait_is_asked_nothing_more(scripted_site, sample_web, sample_policy):
    scripted_site.reply("/llms.txt", "slow down", status=429, headers={"retry-after": "120"})
    evidence = asyncio.run(visit(scripted_site.host, sample_policy))
    asked = [asked.path for asked in sample_web.requests_to(scripted_site.host)]
    assert asked[-1] == "/llms.txt"
    assert evidence.exchanges[-1].ending is Ending.VISIT_OVER
    assert grade_evidence(evidence).checks[CheckId.API_CATALOG].reason == "visit_over"


def test_a_host_whose_robots_txt_fails_is_asked_nothing_more(scripted_site, sample_web, sample_policy):
    scripted_site.reply("/robots.txt", "boom", status=500)
    finding = grade_evidence(asyncio.run(visit(scripted_site.host, sample_policy)))
    assert finding.outcome_reason == "robots_server_error"
    assert {asked.path for asked in sample_web.requests_to(scripted_site.host)} == {"/robots.txt"}


def test_a_home_page_that_redirects_to_a_disallowed_path_is_unknown_and_no_refusal(
    scripted_site, sample_policy
):
    scripted_site.reply("/robots.txt", "User-agent: *\nDisallow: /login\n")
    scripted_site.reply("/", "", status=302, headers={"location": "/login"})
    scripted_site.reply("/llms.txt", "# Club\n\nFor members, with a text for agents.\n\n- [Rules](/rules)\n")
    finding = grade_evidence(asyncio.run(visit(scripted_site.host, sample_policy)))
    assert finding.outcome == "answered"
    assert finding.checks[CheckId.MARKDOWN_NEGOTIATION].answer == "unknown"
    assert finding.checks[CheckId.LLMS_TXT].answer == "yes"


def test_another_owners_refusal_at_the_end_of_a_redirect_is_no_refusal_of_this_site(
    scripted_site, sample_web, sample_policy
):
    with sample_web.scripted("elsewhere.test") as elsewhere:
        elsewhere.reply("/robots.txt", "User-agent: *\nDisallow: /\n")
        scripted_site.reply("/", "", status=302, headers={"location": "https://elsewhere.test/"})
        finding = grade_evidence(asyncio.run(visit(scripted_site.host, sample_policy)))
    assert finding.outcome != "declined"
    assert {asked.path for asked in sample_web.requests_to("elsewhere.test")} == {"/robots.txt"}


def test_the_sites_own_refusal_at_www_is_a_refusal(scripted_site, sample_web, sample_policy):
    with sample_web.scripted(f"www.{scripted_site.host}") as www:
        www.reply("/robots.txt", "User-agent: *\nContent-Signal: ai-input=no\n")
        scripted_site.reply("/", "", status=301, headers={"location": f"https://www.{scripted_site.host}/"})
        finding = grade_evidence(asyncio.run(visit(scripted_site.host, sample_policy)))
    assert (finding.outcome, finding.outcome_reason) == ("declined", "content_signal")


def test_a_refusal_in_the_markdown_of_a_home_page_ends_the_visit_there(scripted_site, sample_policy):
    async def home(request):
        is_markdown = "markdown" in request.headers["accept"]
        headers = {"X-Robots-Tag": "noai"} if is_markdown else {}
        return web.Response(text="<h1>Club</h1>", content_type="text/html", headers=headers)

    scripted_site.handler = home
    evidence = asyncio.run(visit(scripted_site.host, sample_policy))
    assert grade_evidence(evidence).outcome == "declined"
    assert evidence.exchanges[-1].purpose is Purpose.HOME_MARKDOWN


@pytest.mark.parametrize("version", ["2025-11-25\r\nX-Evil: 1", "\u0661", "x" * 9000, 7, None])
def test_a_version_that_is_no_header_value_stops_no_visit(version, scripted_site, sample_policy):
    async def mcp(request):
        if request.path != "/mcp":
            return web.Response(status=404, text="nothing")
        message = await request.json()
        reply = {"jsonrpc": "2.0", "id": message.get("id")}
        if message["method"] == "initialize":
            return web.json_response({**reply, "result": {"protocolVersion": version}})
        if "_meta" in message.get("params", {}):
            return web.json_response(
                {**reply, "error": {"code": -32600, "message": "initialize first"}}, status=400
            )
        return web.json_response({**reply, "result": {"tools": [{"name": "find", "inputSchema": {}}]}})

    scripted_site.handler = mcp
    finding = grade_evidence(asyncio.run(visit(scripted_site.host, sample_policy)))
    assert [tool.name for tool in finding.mcp_tools] == ["find"]


def test_two_visits_that_lead_to_one_host_share_its_pace(sample_web, sample_policy):
    policy = replace(sample_policy, host_delay=0.02, host_limiter=HostLimiter())
    with sample_web.scripted("shared.test") as shared, ExitStack() as stack:
        shared.reply("/robots.txt", "User-agent: *\nAllow: /\n")
        starts = [stack.enter_context(sample_web.scripted(f"door{n}.test")) for n in range(3)]
        for site in starts:
            site.reply("/", "", status=302, headers={"location": "https://shared.test/"})
        times = []

        async def timed(_request):
            times.append(asyncio.get_running_loop().time())
            return web.Response(text="<h1>Shared</h1>", content_type="text/html")

        shared.handler = timed

        async def all_at_once():
            return [e async for e in visit_all([s.host for s in starts], policy, concurrency=3)]

        asyncio.run(all_at_once())
    assert len(times) >= 6
    assert min(b - a for a, b in pairwise(times)) >= 0.02


def test_a_site_that_redirects_to_a_private_address_is_not_followed(scripted_site, sample_policy):
    scripted_site.reply("/", "", status=302, headers={"location": "http://169.254.169.254/latest/meta-data/"})
    finding = grade_evidence(asyncio.run(visit(scripted_site.host, sample_policy)))
    assert (finding.outcome, finding.outcome_reason) == ("could_not_ask", "address_refused")
