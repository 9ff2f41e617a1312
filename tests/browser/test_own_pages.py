"""Our own pages in a browser with WebMCP."""

import asyncio
import json

import pytest
from aiohttp import ClientSession, web

from index.checks import SCORED_CHECKS, score_of
from index.values.vocabulary import Answer, CheckId, Tier
from probes.evidence.page_run import PageEnding, ToolKind
from probes.gather.webmcp import run_page
from probes.grading.finding import grade_evidence
from probes.grading.stored_visit import with_page_run
from protocols.tools import BY_NAME, TOOLS
from tests import published
from tests.driven import driven
from tests.visiting import visit

pytestmark = pytest.mark.django_db(transaction=True)

HOST = "index-itself.test"
PAGES = (
    "/",
    "/site/larkspur.test",
    "/type/",
    "/benchmark",
    "/docs",
    "/submit",
    "/agent/auth/claim",
    "/nothing-here",
)
_OF_THE_HOP = {"transfer-encoding", "connection", "content-length", "content-encoding"}


@pytest.fixture
def itself(sample_web, live_server, settings):
    """The running service behind a proxy that speaks TLS for it."""
    settings.BASE_URL = f"https://{HOST}"
    settings.ALLOWED_HOSTS = [*settings.ALLOWED_HOSTS, HOST]

    async def passed_on(request: web.BaseRequest) -> web.Response:
        async with ClientSession(auto_decompress=False) as session:
            headers = {**request.headers, "Host": HOST, "Accept-Encoding": "identity"}
            asked = session.request(
                request.method, live_server.url + request.path_qs,
                headers=headers, data=await request.read() or None, allow_redirects=False,
            )  # fmt: skip
            async with asked as reply:
                kept = {
                    name: value for name, value in reply.headers.items() if name.lower() not in _OF_THE_HOP
                }
                return web.Response(body=await reply.read(), status=reply.status, headers=kept)

    with sample_web.serving(HOST, passed_on):
        yield HOST


def test_our_own_probe_grades_the_service_five_of_five_and_tier_three(itself, browser, policy, on_loop):
    seen = asyncio.run(visit(itself, policy))
    page = on_loop(run_page(browser, policy, itself, f"https://{itself}/"))
    finding = grade_evidence(with_page_run(seen, page))
    assert {
        check: finding.checks[check].answer for check in (*SCORED_CHECKS, CheckId.WEBMCP)
    } == dict.fromkeys((*SCORED_CHECKS, CheckId.WEBMCP), Answer.YES)
    assert (score_of(finding), finding.tier) == (5, Tier.BEHAVIOURALLY_VERIFIED)
    assert finding.meets_listing_rule is Answer.YES
    assert [tool.name for tool in finding.webmcp_tools] == list(BY_NAME)
    run = page.page  # and is quiet: its page, its stylesheet, its two scripts
    assert (run.ending, run.missing, run.requests) == (PageEnding.RAN, (), 4)
    assert {tool.kind for tool in run.tools} == {ToolKind.IMPERATIVE}
    assert {tool.hints for tool in run.tools} == {("readOnlyHint", "untrustedContentHint")}


@pytest.fixture(scope="module")
def window(chromium):
    """An agent's browser, which has WebMCP."""
    with driven(chromium, "--enable-features=WebMCP") as opened:
        yield opened


@pytest.fixture
def page(window, live_server):
    published.listed("larkspur.test")
    with window.new_context() as context:
        opened = context.new_page()
        complaints = []
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        opened.goto(f"{live_server.url}/")
        yield opened
        assert complaints == []


TOOLS_OF_THE_PAGE = """async () => {
  for (let n = 0; n < 1500; n++) {
    const tools = await document.modelContext.getTools();
    if (tools.length >= 3) return tools.map(t => [t.name, t.title, t.description]);
    await new Promise(next => setTimeout(next, 20));
  }
}"""
EXECUTE = """async ([name, given]) => {
  const tool = (await document.modelContext.getTools()).find(t => t.name === name);
  return await document.modelContext.executeTool(tool, given);
}"""


def executed(page, name, **given):
    page.evaluate(TOOLS_OF_THE_PAGE)
    said = page.evaluate(EXECUTE, [name, given])
    return json.loads(said) if isinstance(said, str) else said


def test_every_page_registers_the_tools_that_mcp_lists(page, live_server):
    told = sorted([one.name, one.title, one.description] for one in TOOLS)
    for path in PAGES:
        page.goto(live_server.url + path)
        assert sorted(page.evaluate(TOOLS_OF_THE_PAGE)) == told, path


def test_a_tool_in_the_page_answers_as_the_same_tool_over_mcp(page, client):
    for name, given in (
        ("find_capability", {"query": "second-hand books"}),
        ("get_site_report", {"host": "larkspur.test"}),
        ("get_site_report", {"host": "never.test"}),
    ):
        message = {
            "jsonrpc": "2.0",
            "id": 1,
            "method": "tools/call",
            "params": {"name": name, "arguments": given},
        }
        over_mcp = client.post("/mcp", json.dumps(message), content_type="application/json").json()["result"]
        assert executed(page, name, **given)["structuredContent"] == over_mcp["structuredContent"]


def test_a_wrong_argument_in_the_page_is_an_error_that_the_agent_can_read(page):
    answer = executed(page, "find_capability", country="Atlantis", query="books")
    assert answer["isError"]
    assert json.loads(answer["content"][0]["text"])["code"] == "INVALID_FILTER_VALUE"


def test_check_webmcp_in_the_page_says_what_it_cannot_ask(page):
    answer = executed(page, "check_webmcp", url="https://127.0.0.1/")
    assert answer["isError"]


def test_a_browser_without_webmcp_shows_the_page_and_complains_of_nothing(chromium, window, live_server):
    with window.new_context() as context:
        opened = context.new_page()
        opened.add_init_script("delete Document.prototype.modelContext")
        complaints = []
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        opened.on("console", lambda said: complaints.append(said.text))
        opened.goto(f"{live_server.url}/")
        assert opened.evaluate("'modelContext' in document") is False
        assert complaints == []
