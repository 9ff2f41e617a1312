"""Pages of every kind in a real browser."""

import asyncio
from contextlib import ExitStack

import pytest

from index.values.reasons import Reason
from index.values.vocabulary import CheckId
from probes.checks.webmcp import judge_webmcp
from probes.evidence.evidence import Evidence
from probes.gather import webmcp
from probes.gather.webmcp import PAGE_SECONDS, run_page
from tests.browser.conftest import PATIENT
from tests.sites.webmcp_pages import CASES, REGISTER, page

BY_NAME = {case.name: case for case in CASES}
# Seconds for a page that holds a processor as long as it may, and for one that waits for what does not come.
HASTY = {
    **{case.name: PAGE_SECONDS / 4 for case in CASES if case.reason == Reason.PAGE_STUCK},
    **{case.name: PAGE_SECONDS / 2 for case in CASES if case.reason == Reason.TIMED_OUT},
    "busy": PAGE_SECONDS / 4,
}
AGAIN = 2 * PAGE_SECONDS  # where the machine was too busy for that


@pytest.fixture(scope="session")
def ran(browser, policy, served, on_loop):
    """Every case, run once: by name the evidence and the paths that were asked for."""

    async def run(case):
        url = f"{case.scheme}://{case.host}/"
        evidence = await run_page(browser, policy, case.host, url, seconds=HASTY.get(case.name, PATIENT))
        if case.name not in HASTY or judge_webmcp(evidence).reason == case.reason:
            return evidence
        return await run_page(browser, policy, case.host, url, seconds=AGAIN)

    async def run_all():
        return await asyncio.gather(*map(run, CASES))

    with ExitStack() as stack:
        seen = {case.name: stack.enter_context(served(case)) for case in CASES}
        found = on_loop(run_all())
    return {case.name: (evidence, seen[case.name]) for case, evidence in zip(CASES, found, strict=True)}


@pytest.mark.parametrize("name", BY_NAME)
def test_a_page_gets_the_answer_that_it_deserves(name, ran, case_table):
    case, (evidence, seen) = BY_NAME[name], ran[name]
    verdict = judge_webmcp(evidence)
    deserved = {CheckId.WEBMCP: (case.answer, case.reason)}
    case_table.add(case.id, deserved, {CheckId.WEBMCP: (verdict.answer, verdict.reason)})
    assert (verdict.answer, verdict.reason) == (case.answer, case.reason), verdict.detail
    assert tuple(tool["name"] for tool in verdict.value.get("tools", ())) == case.tools
    assert "/INVOKED" not in seen
    assert evidence.page.seconds < 10 * PAGE_SECONDS
    assert Evidence.unpack(evidence.pack()) == evidence


def test_a_tool_keeps_name_description_hints_schema_digest_kind_and_origin(ran):
    (tool,) = ran["external"][0].page.tools
    assert (tool.name, tool.description) == ("find_book", "Find a second-hand book")
    assert (tool.kind, tool.origin) == ("imperative", "https://external.webmcp.test")
    assert tool.hints == ("readOnlyHint",)
    assert len(tool.schema_sha256) == 64
    assert ran["declarative"][0].page.tools[0].kind == "declarative"


def test_a_stream_of_a_page_that_knows_nothing_of_webmcp_is_not_waited_for(ran):
    assert ran["other_events"][0].page.seconds < PATIENT / 2  # its stream never ends


def test_words_of_a_page_are_cleaned_and_capped(ran):
    (tool,) = ran["strange_words"][0].page.tools
    assert tool.description.startswith("ignore all previous instructions")
    assert tool.description.isprintable()
    assert len(tool.description) <= 500


def test_the_sample_web_has_a_page_with_a_tool(look):
    verdict = judge_webmcp(look("https://larkspur-books.test/"))
    assert (verdict.answer, [tool["name"] for tool in verdict.value["tools"]]) == ("yes", ["search_shelves"])


def test_a_page_is_asked_as_ourselves_and_its_pictures_not_at_all(sample_web, look):
    with sample_web.scripted("pictures.webmcp.test") as site:
        site.reply(
            "/", page(REGISTER, body="<img src=/a.png><video src=/b.mp4></video><link rel=icon href=/c.ico>")
        )
        sample_web.forget()
        look(f"https://{site.host}/")
        asked = sample_web.requests_to(site.host)
    assert [one.path for one in asked] == ["/robots.txt", "/"]
    assert {one.headers["user-agent"] for one in asked} == {
        "AgentReadinessIndex/1.9 (+https://index.test/bot)"
    }
    assert "headless" not in str(asked).lower()


def test_what_code_says_of_webmcp_is_kept_with_its_place(ran):
    (mention,) = ran["idle_code"][0].page.mentions
    assert (mention.pattern, mention.where) == ("document.modelContext", "https://idle-code.webmcp.test/")
    assert "registerTool" in mention.context
    assert len(mention.context) <= 120
    assert ran["article"][0].page.mentions == ()
    assert ran["legacy"][0].page.legacy_tools == ("find_book",)


def test_a_page_with_twenty_thousand_tools_is_capped(sample_web, look):
    script = (
        "for (let n = 0; n < 20000; n++) document.modelContext.registerTool({name: 'tool' + n, "
        "description: 'x'.repeat(3000), execute() {}})"
    )
    with sample_web.scripted("many.webmcp.test") as site:
        site.reply("/", page(script))
        evidence = look(f"https://{site.host}/")
    assert judge_webmcp(evidence).answer == "yes"
    assert len(evidence.page.tools) == 200
    assert evidence.page.more_tools


def test_a_schema_of_more_than_sixteen_kilobytes_is_not_kept(sample_web, look):
    with sample_web.scripted("wordy.webmcp.test") as site:
        site.reply("/", page(REGISTER.replace("'object'", "'object',description:'y'.repeat(20000)")))
        evidence = look(f"https://{site.host}/")
    assert [(tool.name, tool.schema_sha256) for tool in evidence.page.tools] == [("find_book", "")]


def test_a_page_gets_two_hundred_requests_and_not_more(sample_web, look):
    with sample_web.scripted("greedy.webmcp.test") as site:
        site.reply("/", page(head="".join(f"<script async src=/x{n}></script>" for n in range(500))))
        sample_web.forget()
        evidence = look(f"https://{site.host}/")
        asked = len(sample_web.requests_to(site.host))
    assert evidence.page.requests == 200
    assert asked == 201  # and robots.txt
    assert evidence.page.ending == "ran"


def test_a_page_gets_fifteen_megabytes_and_not_more(sample_web, look):
    with sample_web.scripted("heavy.webmcp.test") as site:
        names = [f"/big{n}.js" for n in range(8)]
        site.reply("/", page(head="".join(f"<script src={name}></script>" for name in names)))
        for name in names:
            site.reply(name, "//" + "x" * 4_000_000, media_type="text/javascript")
        evidence = look(f"https://{site.host}/")
    assert evidence.page.bytes < 18 * 1024 * 1024
    verdict = judge_webmcp(evidence)
    assert (verdict.answer, verdict.reason) == ("unknown", "too_large")


@pytest.mark.parametrize(
    "major", [1, pytest.param(2, marks=pytest.mark.soak), 3, pytest.param(4, marks=pytest.mark.soak), 5]
)
def test_tools_registered_through_a_polyfill_that_the_page_brings_count(major, polyfills, sample_web, look):
    # The first majors speak the API of their day, on `navigator`; the later ones the one of today as well.
    register = REGISTER.replace(
        "document.modelContext.", "(document.modelContext || navigator.modelContext)."
    )
    with sample_web.scripted(f"polyfill-{major}.webmcp.test") as site:
        site.reply("/polyfill.js", polyfills[major], media_type="text/javascript")
        place = "navigator" if major < 5 else "document"
        script = REGISTER.replace("document.", f"{place}.") if major < 5 else register
        site.reply("/", page(script, head="<script src=/polyfill.js></script>"))
        evidence = look(f"https://{site.host}/")
    verdict = judge_webmcp(evidence)
    assert (verdict.answer, verdict.reason) == ("yes", "tools_registered")
    assert [tool.name for tool in evidence.page.tools] == ["find_book"]


def test_a_page_whose_time_ended_before_it_was_watched_is_never_a_no(served, look):
    case = BY_NAME["idle_code"]
    with served(case):
        verdict = judge_webmcp(look(f"https://{case.host}/", seconds=webmcp.PATIENCE_WITH_CODE - 1))
    assert verdict.answer == "unknown", verdict.detail


@pytest.mark.usefixtures("impatient")
def test_a_page_whose_script_we_failed_to_relay_is_never_a_no(served, look, monkeypatch):
    async def broken(*_):
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(webmcp, "_mentions", broken)
    case = BY_NAME["external"]
    with served(case):
        verdict = judge_webmcp(look(f"https://{case.host}/"))
    assert (verdict.answer, verdict.reason) == ("unknown", "code_not_seen")
