"""WebMCP in one run of a page in a browser."""

from dataclasses import replace

import pytest

from probes.checks.webmcp import judge_webmcp
from probes.evidence.evidence import Ending
from probes.evidence.page_run import Missing, PageEnding, PageRun, RegisteredTool, ToolKind, WebmcpMention
from tests.each import each
from tests.unit.probes.building import AT, HOME, ROOT, Reply, evidence

TOOL = RegisteredTool("find_anvil", ToolKind.IMPERATIVE, "Find an anvil", ("readOnlyHint",), "0" * 64, ROOT)
RAN = PageRun(
    at=AT, seconds=2.0, browser="Chrome/156.0.8078.79", url=f"{ROOT}/", ending=PageEnding.RAN, requests=3
)
CODE = WebmcpMention("document.modelContext", f"{ROOT}/", "document.modelContext.registerTool(")


def graded(page=RAN, document=HOME):
    verdict = judge_webmcp(replace(evidence(page=document), page=page))
    return f"{verdict.answer} {verdict.reason}"


def missing(dest, why, **changes):
    return replace(RAN, missing=(Missing(f"{ROOT}/x", dest, why),), **changes)


def test_a_registered_tool_is_a_yes_with_its_tools_and_the_document_that_ran():
    verdict = judge_webmcp(replace(evidence(page=HOME), page=replace(RAN, tools=(TOOL,), more_tools=True)))
    assert verdict.value["flags"] == ["more_tools"]
    assert (verdict.answer, verdict.reason) == ("yes", "tools_registered")
    assert verdict.detail == "The page registered 1 or more tool (imperative)."
    assert verdict.value["tools"] == [
        {
            "name": "find_anvil",
            "description": "Find an anvil",
            "annotations": {"readOnlyHint": True},
            "schema_sha256": "0" * 64,
        }
    ]
    assert [e.note for e in verdict.shown_by] == ["run in Chrome/156.0.8078.79, 3 requests"]


@each(
    ("page", "answer"),
    [
        (None, "unknown no_browser"),
        (RAN, "no no_tools"),
        (replace(RAN, mentions=(CODE,)), "no no_tools"),
        (replace(RAN, legacy_tools=("find_anvil",), mentions=(CODE,)), "no legacy_api"),
        (replace(RAN, legacy_tools=("find_anvil",), tools=(TOOL,)), "yes tools_registered"),
        (replace(RAN, url="https://elsewhere.example.org/", tools=(TOOL,)), "no left_the_site"),
        (replace(RAN, url="https://www.acme.example/shop#top", tools=(TOOL,)), "yes tools_registered"),
        (replace(RAN, ending=PageEnding.CRASHED, tools=(TOOL,)), "unknown page_crashed"),
        (replace(RAN, ending=PageEnding.TIMED_OUT), "unknown page_stuck"),
        # a page that waited for code until no time was left is told by what it waited for
        (missing("script", "timed_out", ending=PageEnding.TIMED_OUT), "unknown timed_out"),
        (missing("script", "timed_out", ending=PageEnding.TIMED_OUT, tools=(TOOL,)), "yes tools_registered"),
        (missing("style", "timed_out", ending=PageEnding.TIMED_OUT), "unknown page_stuck"),
        (replace(RAN, ending=PageEnding.TIMED_OUT, tools=(TOOL,)), "yes tools_registered"),
        (replace(RAN, ending=PageEnding.LOST), "unknown browser_failed"),
        (replace(RAN, ending=PageEnding.NOT_LOADED), "unknown unexpected_status"),
        # a script that we may not see, or that failed for the moment, could have registered anything
        (missing("script", "robots_disallowed"), "unknown robots_disallowed"),
        (missing("worker", "robots_unreadable"), "unknown robots_unreadable"),
        (missing("script", "timed_out"), "unknown timed_out"),
        (missing("script", "visit_over"), "unknown visit_over"),
        (missing("script", "503"), "unknown code_not_seen"),
        (missing("script", "too_large"), "unknown too_large"),
        (missing("script", "robots_disallowed", tools=(TOOL,)), "yes tools_registered"),
        # what nobody's browser gets, and what is no code, says nothing
        (missing("script", "404"), "no no_tools"),
        (missing("script", "dns_failed"), "no no_tools"),
        (missing("style", "robots_disallowed"), "no no_tools"),
        (missing("empty", "robots_disallowed"), "no no_tools"),
        (missing("empty", "robots_disallowed", mentions=(CODE,)), "unknown robots_disallowed"),
    ],
)
def test_a_run_is_judged_by_what_it_registered_and_by_what_it_could_not_see(page, answer):
    assert graded(page) == answer


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (404, "unknown unexpected_status"),
        (403, "unknown refused_access"),
        (429, "unknown rate_limited"),
        (500, "unknown server_error"),
        (Reply(body=HOME, headers={"cf-mitigated": "challenge"}), "unknown challenged"),
        (Ending.ROBOTS_DISALLOWED, "unknown robots_disallowed"),
        (Ending.ADDRESS_REFUSED, "unknown address_refused"),
        (Ending.TLS_FAILED, "unknown tls_failed"),
        (None, "unknown timed_out"),
    ],
)
def test_a_page_that_did_not_come_says_nothing_whatever_ran_in_its_place(document, answer):
    assert graded(replace(RAN, tools=(TOOL,)), document) == answer
