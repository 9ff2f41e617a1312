"""The run of a page."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from index.models import ListingEvent, Site
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.evidence.page_run import PageEnding, PageRun, RegisteredTool, ToolKind
from probes.grading.stored_visit import PAGE_RUN_COUNTS_FOR
from probes.models import ProbeRun, Target
from probes.publishing.record import record_visit
from probes.publishing.regrade import regrade
from probes.schedule import leases, pages, schedule
from probes.worker.pages import record_page

pytestmark = pytest.mark.django_db
HOST = "tidewater-docs.test"
TOOL = RegisteredTool("search_docs", ToolKind.IMPERATIVE, "Search the documentation")


def target(host=HOST):
    return schedule.target_of(host, origin=Target.Origin.OPERATOR)


def visited(visits, *, days=0, host=HOST):
    seen = visits[host]
    moved = [
        (datetime.fromisoformat(at) + timedelta(days=days)).isoformat()
        for at in (seen.started_at, seen.finished_at)
    ]
    return record_visit(replace(seen, started_at=moved[0], finished_at=moved[1]), target(host))


def follows(host, *, url, first):
    due = {"page_due_at": datetime.now(UTC), "page_attempts": 0}
    Target.objects.filter(pk=target(host).pk).update(page_url=url, page_first=first, **due)


def ran(*tools, ending=PageEnding.RAN, days=0, seconds=1, headers=()):
    at = datetime.now(UTC) + timedelta(days=days, seconds=seconds)
    page = PageRun(
        at=at.isoformat(),
        seconds=2.0,
        browser="Chrome/156",
        url=f"https://{HOST}/",
        ending=ending,
        tools=tools,
    )
    document = Exchange(
        purpose=Purpose.PAGE, method="GET", url=page.url, final_url=page.url, status=200,
        headers=(("content-type", "text/html"), *headers), at=page.at,
        ending=Ending.REFUSED_BY_HEADER if headers else Ending.ANSWERED,
    )  # fmt: skip
    evidence = Evidence(
        host=HOST, started_at=page.at, finished_at=page.at, prober="1.9", exchanges=(document,), page=page
    )
    return record_page(evidence, target())


def claimed(limit=10):
    """The database's clock stands still within a test's one transaction, ours does not."""
    now = datetime.now(UTC)
    Target.objects.filter(page_due_at__lte=now).update(page_due_at=now - timedelta(minutes=1))
    return pages.claim(limit)


def webmcp():
    site = Site.objects.get(host=HOST)
    return site.webmcp, [tool["name"] for tool in site.webmcp_tools], site.checks["webmcp"]["reason"]


def test_a_page_is_due_after_its_visit_and_unknown_until_it_ran(visits):
    visited(visits)
    assert webmcp() == (None, [], "no_browser")
    (due,) = claimed()
    assert (due.host, due.page_url, due.page_attempts) == (
        HOST,
        visits[HOST].first(Purpose.HOME).final_url,
        1,
    )
    assert claimed() == []


def test_a_page_that_registers_a_tool_changes_the_site_and_is_an_event(visits):
    visited(visits)
    before = Site.objects.get(host=HOST)
    ran(TOOL)
    assert webmcp() == (True, ["search_docs"], "tools_registered")
    site = Site.objects.get(host=HOST)
    assert site.tier == 3
    assert (site.listed, site.score, site.verified_at) == (before.listed, before.score, before.verified_at)
    assert {k: v for k, v in site.checks.items() if k != "webmcp"} == {
        k: v for k, v in before.checks.items() if k != "webmcp"
    }
    event = ListingEvent.objects.filter(host=HOST).latest("id")
    assert event.detail["answers"] == {"webmcp": ["unknown", "yes"]}
    assert Target.objects.get(host=HOST).page_due_at is None


def test_a_new_visit_keeps_the_verdict_and_has_the_page_run_again(visits):
    visited(visits)
    ran(TOOL)
    visited(visits, days=7)
    assert webmcp() == (True, ["search_docs"], "tools_registered")
    assert [due.page_first for due in claimed()] == [True]


def test_a_page_run_that_finds_a_change_makes_its_visit_one_that_did(visits):
    visited(visits)
    ran(TOOL)
    assert (target().visits_compared, target().changes_seen) == (0, 0)
    visited(visits, days=7)
    assert (target().visits_compared, target().changes_seen) == (1, 0)
    for _ in range(2):
        ran(replace(TOOL, name="ask_docs"), days=7)
        assert (target().visits_compared, target().changes_seen) == (1, 1)


def test_a_page_that_stopped_registering_is_a_no(visits):
    visited(visits)
    ran(TOOL)
    visited(visits, days=7)
    ran(days=7)
    assert webmcp() == (False, [], "no_tools")


def test_tools_that_change_after_a_later_visit_are_an_event_of_the_sites_own(visits):
    visited(visits)
    ran(TOOL)
    visited(visits, days=7)
    ran(replace(TOOL, name="ask_docs"), days=7)
    regrade(HOST)
    told = ListingEvent.objects.filter(host=HOST, detail__has_key="tools")
    ((cause, tools),) = [(event.cause, event.detail["tools"]["webmcp"]) for event in told]
    assert cause == "site"
    assert [[tool["name"] for tool in tools[kind]] for kind in ("added", "removed")] == [
        ["ask_docs"],
        ["search_docs"],
    ]


def test_a_run_that_could_not_be_made_changes_no_verdict_and_is_tried_again(visits):
    visited(visits)
    ran(TOOL)
    follows(HOST, url="https://x.test/", first=False)
    claimed()
    ran(ending=PageEnding.NOT_LOADED, seconds=5)
    assert webmcp() == (True, ["search_docs"], "tools_registered")
    due = Target.objects.get(host=HOST).page_due_at
    assert timedelta(hours=23) < due - datetime.now(UTC) < timedelta(hours=25)


@pytest.mark.parametrize(("ending", "soon"), [(PageEnding.TIMED_OUT, True), (PageEnding.LOST, True),
        (PageEnding.NOT_LOADED, False)])  # fmt: skip
def test_a_run_that_a_busy_machine_may_have_spoilt_is_tried_again_soon_and_then_a_day_later(
    visits, ending, soon
):
    visited(visits)
    claimed()
    ran(ending=ending)
    due = Target.objects.get(host=HOST).page_due_at - datetime.now(UTC)
    assert (due < timedelta(minutes=16)) is soon
    Target.objects.filter(host=HOST).update(page_due_at=datetime.now(UTC) - timedelta(seconds=1))
    claimed()
    ran(ending=ending, seconds=5)
    assert Target.objects.get(host=HOST).page_due_at - datetime.now(UTC) > timedelta(hours=23)


def test_a_page_that_never_ran_says_why(visits):
    visited(visits)
    ran(ending=PageEnding.CRASHED)
    assert webmcp() == (None, [], "page_crashed")


def test_no_verdict_outlives_its_days(visits):
    visited(visits)
    ran(TOOL)
    visited(visits, days=PAGE_RUN_COUNTS_FOR.days - 1)
    assert webmcp()[0] is True
    visited(visits, days=PAGE_RUN_COUNTS_FOR.days + 2)
    assert webmcp() == (None, [], "no_browser")


def test_three_tries_are_enough_until_the_next_visit(visits):
    visited(visits)
    for number in range(3):
        Target.objects.filter(host=HOST).update(page_due_at=datetime.now(UTC) - timedelta(seconds=1))
        assert len(claimed()) == 1
        ran(ending=PageEnding.LOST, seconds=number + 1)
    assert Target.objects.get(host=HOST).page_due_at is None


def test_a_released_page_is_due_at_once_and_a_fault_of_ours_puts_it_off(visits):
    visited(visits)
    (due,) = claimed()
    leases.release(pages.PAGES, due)
    (again,) = claimed()
    assert again.page_attempts == 1
    leases.end_after_fault(again)
    assert claimed() == []
    assert Target.objects.get(host=HOST).page_due_at > datetime.now(UTC) + timedelta(minutes=4)


def test_pages_that_speak_of_webmcp_have_seven_slots_of_ten():
    for n in range(10):
        for kind, first in (("webmcp", True), ("other", False)):
            host = f"{kind}{n}.test"
            follows(host, url=f"https://{host}/", first=first)
    assert Counter(due.page_first for due in claimed(10)) == {True: 7, False: 3}


@pytest.mark.parametrize("host", ["quiet-archive.test", "maple-street-cinema.test"])
def test_no_page_runs_of_a_site_that_did_not_answer(visits, host):
    visited(visits, host=host)
    assert claimed() == []


def test_a_refusal_takes_the_page_off_the_list(visits):
    follows("quiet-archive.test", url="https://quiet-archive.test/", first=True)
    finding = visited(visits, host="quiet-archive.test")
    assert finding.outcome == "declined"
    assert claimed() == []


def test_regrade_keeps_the_page_with_its_visit_and_counts_it_as_no_visit(visits):
    visited(visits)
    ran(TOOL)
    assert regrade(HOST) is False
    assert webmcp() == (True, ["search_docs"], "tools_registered")
    assert {run.stage: run.outcome for run in ProbeRun.objects.filter(host=HOST)} == {
        "http": "answered",
        "browser": "answered",
    }


def test_a_probe_that_did_both_is_kept_whole(visits):
    seen = replace(visits[HOST], page=PageRun(at=visits[HOST].started_at, seconds=1, browser="Chrome/156",
            url=f"https://{HOST}/", ending=PageEnding.CRASHED))  # fmt: skip
    record_visit(seen, target())
    run = ProbeRun.objects.get(host=HOST)
    assert (run.stage, Evidence.unpack(bytes(run.evidence.packed)).page) == ("both", seen.page)
    assert webmcp() == (None, [], "page_crashed")
    assert claimed() == []


def test_grading_that_fails_loses_no_page(visits, monkeypatch, caplog):
    visited(visits)

    def fail(_host):
        raise RuntimeError("boom")

    monkeypatch.setattr("probes.worker.pages.regrade", fail)
    ran(TOOL)
    assert "with its page failed" in caplog.text
    monkeypatch.undo()
    assert regrade(HOST) is True
    assert webmcp()[0] is True


def test_a_page_that_refuses_the_browser_takes_the_site_off_the_list_until_the_next_visit(visits):
    visited(visits)
    ran(ending=PageEnding.NOT_LOADED, headers=(("content-signal", "ai-input=no"),))
    assert not Site.objects.listed().filter(host=HOST).exists()
    event = ListingEvent.objects.filter(host=HOST).latest("at")
    assert (event.kind, event.detail["reason"]) == (ListingEvent.Kind.DECLINED, "content_signal_header")
