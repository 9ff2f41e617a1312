"""The life of a listing."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta

import pytest
from django.db import IntegrityError, connection, connections, transaction

from index.listing import publish as listing
from index.listing.events import MAX_A_WEEK, cut_stored_events
from index.listing.ordering import FIXED_ORDER
from index.listing.publish import publish_all, withdraw
from index.models import ListingEvent, Site
from index.reports.site_report import pinned_tools
from index.values import search_text
from index.values.findings import CheckFinding, Finding, FoundAction, QuotedTool, Tool
from index.values.reasons import OutcomeReason, Reason
from index.values.tools import MAX_SHOWN, MAX_TOOLS_BYTES, bytes_of
from index.values.vocabulary import Action, Answer, CardState, CheckId, FoundVia, Outcome, Tier
from tests.published import publish
from tests.waiting import until

pytestmark = pytest.mark.django_db

DAY = datetime(2026, 11, 1, 9, tzinfo=UTC)
YES, NO, UNKNOWN = Answer.YES, Answer.NO, Answer.UNKNOWN


def found(day: int = 0, rule: Answer = YES, **answers: Answer) -> Finding:
    """Markdown copy and llms.txt are yes unless said otherwise."""
    given = {"markdown_twin": YES, "llms_txt": YES, "mcp_server": NO, **answers}
    return Finding(
        host="shop.example",
        url="https://shop.example/",
        outcome=Outcome.ANSWERED,
        outcome_reason=OutcomeReason.ANSWERED,
        probed_at=DAY + timedelta(days=day),
        seconds=1,
        requests=20,
        rubric_version="1.0",
        meets_listing_rule=rule,
        tier=Tier.PROBE_VERIFIED,
        checks={
            CheckId(check): CheckFinding(answer=a, reason=Reason.SERVED, detail="")
            for check, a in given.items()
        },
        name="Shop | The best",
        display_name="Shop",
    )


def ended(outcome: Outcome, reason: OutcomeReason, day: int) -> Finding:
    return replace(
        found(day), outcome=outcome, outcome_reason=reason, checks={}, tier=None, meets_listing_rule=UNKNOWN
    )


def declined(day: int) -> Finding:
    return ended(Outcome.DECLINED, OutcomeReason.CONTENT_SIGNAL, day)


def silent(day: int) -> Finding:
    return ended(Outcome.COULD_NOT_ASK, OutcomeReason.TIMED_OUT, day)


def kinds() -> list[str]:
    return list(ListingEvent.objects.order_by("id").values_list("kind", flat=True))


def site() -> Site:
    return Site.objects.get(host="shop.example")


def test_a_good_probe_lists_with_answers_score_and_event():
    publish(finding=found())
    row = site()
    assert (row.listed, row.listed_since, row.score, row.tier) == (True, DAY.date(), 2, 2)
    assert (row.markdown_twin, row.mcp_server, row.api_catalog) == (True, False, None)
    assert (row.has_md, row.has_endpoint) == (True, None)
    assert row.checks["markdown_twin"]["since"] == "2026-11-01"
    assert kinds() == ["listed"]


def test_a_probe_that_fails_the_rule_never_lists():
    publish(finding=found(rule=NO))
    publish(finding=found(1, rule=UNKNOWN))
    assert not site().listed
    assert kinds() == []


def test_a_refusal_delists_at_once_and_a_good_probe_brings_it_back():
    publish(finding=found())
    publish(finding=declined(1))
    assert (site().listed, site().declined) == (False, True)
    publish(finding=found(2))
    row = site()
    assert (row.listed, row.declined, row.listed_since) == (True, False, (DAY + timedelta(days=2)).date())
    assert kinds() == ["listed", "declined", "relisted"]


def test_a_probe_that_could_not_ask_changes_no_earlier_decision():
    publish(finding=found())
    publish(finding=silent(1))
    row = site()
    assert (row.listed, row.score, row.verified_at, row.outcome) == (True, 2, DAY, "could_not_ask")
    publish(finding=declined(2))
    publish(finding=silent(3))
    assert (site().listed, site().declined) == (False, True)
    assert kinds() == ["listed", "declined"]


def test_a_site_drops_only_after_three_misses_on_different_days():
    publish(finding=found())
    publish(finding=found(1, NO, markdown_twin=NO))
    again = replace(found(1, NO, markdown_twin=NO), probed_at=DAY + timedelta(days=1, hours=3))
    publish(finding=again)
    publish(finding=found(2, NO, markdown_twin=NO))
    assert site().listed
    publish(finding=found(3, NO, markdown_twin=NO))
    assert not site().listed
    assert kinds() == ["listed", "changed", "missed", "missed", "dropped"]


@pytest.mark.parametrize(("between", "left"), [(YES, True), (UNKNOWN, False)])
def test_a_good_probe_between_misses_starts_anew_and_an_unknown_one_does_not_count(between, left):
    publish(finding=found())
    for day, rule in enumerate([NO, NO, between, NO], start=1):
        publish(finding=found(day, rule))
    assert site().listed is left


def test_a_missing_site_shows_its_new_answers_and_sinks_to_tier_1():
    publish(finding=found())
    publish(finding=replace(found(1, NO, markdown_twin=NO, llms_txt=NO), tier=None))
    assert (site().listed, site().score, site().tier) == (True, 0, 1)


def test_since_moves_only_when_the_answer_does():
    publish(finding=found())
    publish(finding=found(1, llms_txt=NO))
    checks = site().checks
    assert checks["markdown_twin"]["since"] == "2026-11-01"
    assert checks["llms_txt"]["since"] == "2026-11-02"
    assert ListingEvent.objects.get(kind="changed").detail == {"answers": {"llms_txt": ["yes", "no"]}}


def serving(day: int, *tools: Tool, answer: Answer = YES, **changes) -> Finding:
    endpoint = "https://shop.example/mcp" if answer is YES else None
    found_then = found(day, mcp_server=answer)
    return replace(found_then, mcp_endpoint=endpoint, mcp_tools=tools, **changes)


def tool_changes() -> list[dict]:
    details = ListingEvent.objects.order_by("id").values_list("detail", flat=True)
    return [detail["tools"]["mcp_server"] for detail in details if "tools" in detail]


def test_a_changed_tool_set_is_an_event_that_names_what_came_and_went():
    publish(finding=serving(0, Tool("find", schema_sha256="f" * 64), Tool("book")))
    publish(finding=serving(7, Tool("book"), Tool("find", schema_sha256="f" * 64)))
    assert tool_changes() == []
    publish(finding=serving(14, Tool("find", schema_sha256="f" * 64), Tool("buy")))
    assert tool_changes() == [
        {
            "added": [{"name": "buy", "schema_sha256": ""}],
            "removed": [{"name": "book", "schema_sha256": ""}],
            "changed": [],
            "left_out": 0,
        }
    ]


def test_an_unchanged_site_is_no_event():
    for day in (0, 7):
        publish(finding=serving(day, Tool("find")))
    assert kinds() == ["listed"]


@pytest.mark.parametrize(
    ("tool", "what", "digests"),
    [
        (Tool("find", "Finds."), ["description"], ["", ""]),
        (Tool("find", annotations={"readOnlyHint": True}), ["annotations"], ["", ""]),
        (Tool("find", schema_sha256="0" * 64), ["schema"], ["", "0" * 64]),
        (Tool("find", "Finds.", schema_sha256="0" * 64), ["description", "schema"], ["", "0" * 64]),
    ],
    ids=["description", "hints", "schema", "both"],
)
def test_a_tool_that_keeps_its_name_and_changes_otherwise_is_an_event_too(tool, what, digests):
    publish(finding=serving(0, Tool("find")))
    publish(finding=serving(7, tool))
    assert [change["changed"] for change in tool_changes()] == [
        [{"name": "find", "what": what, "schema_sha256": digests}]
    ]
    assert site().mcp_tools == [asdict(tool)]


@pytest.mark.parametrize("silence", [NO, UNKNOWN])
def test_a_server_that_is_silent_in_between_has_removed_nothing(silence):
    publish(finding=serving(0, Tool("find")))
    for day in (1, 2):
        publish(finding=serving(day, answer=silence))
    publish(finding=serving(3, Tool("find")))
    assert tool_changes() == []
    publish(finding=serving(4, answer=silence))
    publish(finding=serving(5, Tool("buy")))
    (change,) = tool_changes()
    assert ([t["name"] for t in change["added"]], [t["name"] for t in change["removed"]]) == (
        ["buy"],
        ["find"],
    )
    assert site().last_tools == {}


def test_a_list_that_broke_off_is_compared_with_nothing_and_forgets_nothing():
    cut = {"tools_cut": frozenset({CheckId.MCP_SERVER})}
    publish(finding=serving(0, Tool("find"), **cut))
    publish(finding=serving(1, Tool("find"), Tool("buy")))
    publish(finding=serving(2, Tool("find"), **cut))
    publish(finding=serving(3, Tool("find"), Tool("buy")))
    assert tool_changes() == []
    publish(finding=serving(4, Tool("find"), **cut))
    publish(finding=serving(5, Tool("buy")))
    assert [[t["name"] for t in change["removed"]] for change in tool_changes()] == [["find"]]


def test_a_server_that_takes_its_tools_away_and_still_answers_has_removed_them():
    publish(finding=serving(0, Tool("find")))
    publish(finding=serving(1))
    publish(finding=serving(2, Tool("find")))
    assert [(len(c["added"]), len(c["removed"])) for c in tool_changes()] == [(0, 1), (1, 0)]


def told_digest() -> tuple[str | None, str | None]:
    return tuple(pinned_tools(site()).values())


def test_a_digest_of_tools_is_dated_by_the_visit_that_first_saw_it():
    publish(finding=serving(0, Tool("find"), tools_digest="a" * 64))
    publish(finding=serving(7, Tool("find"), tools_digest="a" * 64))
    assert told_digest() == ("a" * 64, "2026-11-01")
    publish(finding=serving(14, Tool("find"), tools_digest="b" * 64))
    assert told_digest() == ("b" * 64, "2026-11-15")
    again = serving(14, Tool("find"), tools_digest="c" * 64, rubric_version="9.9")
    publish(finding=again, again=True, seen_before=True)
    assert told_digest() == ("c" * 64, "2026-11-15")


def test_a_list_that_is_missing_or_breaks_off_has_no_digest_and_forgets_none():
    publish(finding=serving(0, Tool("find"), tools_digest="a" * 64))
    publish(finding=serving(1, answer=UNKNOWN))
    assert told_digest() == (None, None)
    publish(finding=serving(2, Tool("find"), tools_cut=frozenset({CheckId.MCP_SERVER})))
    assert told_digest() == (None, None)
    publish(finding=serving(3, Tool("find"), tools_digest="a" * 64))
    assert told_digest() == ("a" * 64, "2026-11-01")


def test_a_whole_list_without_a_digest_forgets_it_with_its_date():
    publish(finding=serving(0, Tool("find"), tools_digest="a" * 64))
    publish(finding=serving(7, Tool("find")))
    assert told_digest() == (None, None)
    publish(finding=serving(14, Tool("find"), tools_digest="c" * 64))
    assert told_digest() == ("c" * 64, "2026-11-15")


def test_a_re_grade_dates_a_digest_by_the_history():
    for day, tool in ((0, "find"), (7, "buy"), (14, "buy")):
        publish(finding=serving(day, Tool(tool)))
    moved = ListingEvent.objects.get(kind="changed")
    ListingEvent.objects.filter(pk=moved.pk).update(at=DAY + timedelta(days=7))
    again = serving(14, Tool("buy"), tools_digest="a" * 64)
    publish(finding=again, again=True, seen_before=True)
    assert told_digest() == ("a" * 64, "2026-11-08")


def test_a_title_or_an_output_schema_that_changes_is_told():
    def defined(day, title, output):
        tools = {CheckId.MCP_SERVER: (QuotedTool("find", title, "", None, output),)}
        return serving(day, Tool("find"), tool_definitions=tools)

    publish(finding=defined(0, "Find", None))
    publish(finding=defined(7, "Search", {"type": "object"}))
    publish(finding=serving(14, Tool("find")))
    assert [[one["what"] for one in change["changed"]] for change in tool_changes()] == [
        [["title", "output_schema"]]
    ]


def told_tools() -> list[tuple[str, list[str]]]:
    """Return cause, and what was told of tools, of each event that tells of them."""
    events = ListingEvent.objects.filter(detail__has_key="tools").order_by("id")
    return [(event.cause, sorted(event.detail["tools"])) for event in events]


def test_tools_that_a_re_grade_reads_otherwise_are_the_rubrics_change_and_told_once():
    publish(finding=serving(0, Tool("find")))
    again = serving(0, Tool("find", "Read better."), rubric_version="9.9")
    for _ in range(3):
        publish(finding=again, again=True, seen_before=True)
    assert told_tools() == [("rubric", ["mcp_server"])]
    assert [change["changed"][0]["what"] for change in tool_changes()] == [["description"]]
    assert site().mcp_tools[0]["description"] == "Read better."
    assert ListingEvent.objects.latest("id").rubric_version == "9.9"
    publish(finding=replace(again, probed_at=DAY + timedelta(days=1)))
    assert told_tools() == [("rubric", ["mcp_server"])]


def test_tools_of_a_page_run_after_the_visit_are_the_sites_change():
    """A page run publishes with its visit's time."""
    for day, tools in ((0, (Tool("find"),)), (7, (Tool("find"),))):
        publish(finding=replace(found(day, webmcp=YES), webmcp_tools=tools))
    ran = replace(found(7, webmcp=YES), webmcp_tools=(Tool("buy"),))
    for _ in range(2):
        publish(finding=ran, again=True)
    assert told_tools() == [("site", ["webmcp"])]
    (change,) = [event.detail["tools"]["webmcp"] for event in ListingEvent.objects.filter(kind="changed")]
    assert ([tool["name"] for tool in change["added"]], [tool["name"] for tool in change["removed"]]) == (
        ["buy"],
        ["find"],
    )


def test_a_re_grade_that_reads_a_list_by_half_tells_nothing_of_tools():
    publish(finding=serving(0, Tool("find"), Tool("buy")))
    cut = {"tools_cut": frozenset({CheckId.MCP_SERVER}), "rubric_version": "9.9"}
    publish(finding=serving(0, Tool("find"), **cut), again=True, seen_before=True)
    publish(finding=serving(0, Tool("find"), Tool("buy")), again=True, seen_before=True)
    assert told_tools() == []


def test_a_change_by_rubric_is_dated_by_the_re_grade():
    publish(finding=found())
    publish(finding=replace(found(llms_txt=NO), rubric_version="9.9"), again=True, seen_before=True)
    event = ListingEvent.objects.get(kind="changed")
    assert (site().checks["llms_txt"]["since"], site().checks["llms_txt"]["cause"]) == (
        event.at.date().isoformat(),
        "rubric",
    )
    assert site().checks["markdown_twin"]["since"] == "2026-11-01"


def test_a_site_that_a_new_rubric_lists_is_listed_since_its_re_grade():
    publish(finding=found(rule=NO))
    publish(finding=replace(found(), rubric_version="9.9"), again=True, seen_before=True)
    assert site().listed_since == ListingEvent.objects.get(kind="listed").at.date() > DAY.date()


def test_a_site_that_shuffles_hundreds_of_tools_fills_no_history():
    publish(finding=serving(0, *(Tool(f"a{n}") for n in range(300))))
    publish(finding=serving(1, *(Tool(f"b{n}") for n in range(300))))
    (change,) = tool_changes()
    assert (len(change["added"]), len(change["removed"]), change["left_out"]) == (
        MAX_SHOWN,
        MAX_SHOWN,
        600 - 2 * MAX_SHOWN,
    )


def test_tools_of_the_page_are_compared_as_well():
    publish(finding=replace(found(webmcp=YES), webmcp_tools=(Tool("add_to_cart"),)))
    publish(finding=replace(found(1, webmcp=YES), webmcp_tools=(Tool("checkout"),)))
    detail = ListingEvent.objects.get(kind="changed").detail
    assert [tool["name"] for tool in detail["tools"]["webmcp"]["added"]] == ["checkout"]


def test_a_drop_that_a_rubric_began_is_never_the_sites():
    publish(finding=found(0))
    missing = {"meets_listing_rule": Answer.NO, "rubric_version": "9.9"}
    publish(finding=replace(found(0), **missing), again=True, seen_before=True)
    publish(finding=replace(found(1), **missing))
    publish(finding=replace(found(2), **missing))
    told = ListingEvent.objects.exclude(kind="changed").order_by("id").values_list("kind", "cause")
    assert list(told) == [
        ("listed", "site"),
        ("missed", "rubric"),
        ("missed", "rubric"),
        ("dropped", "rubric"),
    ]


def test_a_miss_after_a_recovery_is_the_sites_own_whoever_caused_the_one_before():
    publish(finding=found(0))
    missing = {"meets_listing_rule": Answer.NO, "rubric_version": "9.9"}
    publish(finding=replace(found(0), **missing), again=True, seen_before=True)
    publish(finding=replace(found(1), rubric_version="9.9"))
    for day in (2, 3, 4):
        publish(finding=replace(found(day), **missing))
    told = ListingEvent.objects.exclude(kind="changed").order_by("id").values_list("kind", "cause")
    assert list(told)[1:] == [
        ("missed", "rubric"),
        ("missed", "site"),
        ("missed", "site"),
        ("dropped", "site"),
    ]


def test_misses_that_are_published_together_have_one_cause_and_its_version():
    publish(finding=found(0))
    missing = {"meets_listing_rule": Answer.NO, "rubric_version": "9.9"}
    both = [(replace(found(day), **missing), FoundVia.PROBE_DISCOVERY) for day in (1, 2)]
    publish_all(findings=both)
    publish(finding=replace(found(3), meets_listing_rule=Answer.NO, rubric_version="10.0"))
    told = ListingEvent.objects.filter(kind__in=("missed", "dropped")).order_by("id")
    assert list(told.values_list("cause", "rubric_version")) == [("", "9.9")] * 3


@pytest.mark.parametrize(("version", "cause"), [("9.9", "rubric"), ("", "")])
def test_a_site_that_is_withdrawn_keeps_the_rubric_that_did_it(version, cause):
    publish(finding=found(0))
    withdraw(host=site().host, by_rubric=version)
    dropped = ListingEvent.objects.get(kind="dropped")
    assert (dropped.cause, dropped.rubric_version) == (cause, version)


def test_a_drop_of_the_sites_own_is_its_own():
    publish(finding=found(0))
    for day in (1, 2, 3):
        publish(finding=replace(found(day), meets_listing_rule=Answer.NO))
    told = ListingEvent.objects.exclude(kind="changed").order_by("id").values_list("kind", "cause")
    assert list(told) == [("listed", "site"), ("missed", "site"), ("missed", "site"), ("dropped", "site")]


def test_whose_change_a_first_visit_under_a_new_rubric_shows_is_not_known():
    publish(finding=found(0))
    publish(finding=replace(found(1, llms_txt=NO), rubric_version="9.9"))
    publish(finding=replace(found(2), rubric_version="9.9"))
    told = ListingEvent.objects.order_by("id").values_list("kind", "cause", "rubric_version")
    assert list(told)[1:] == [("changed", "", "9.9"), ("changed", "site", "9.9")]
    assert site().checks["llms_txt"]["cause"] == "site"


def test_an_older_finding_changes_nothing():
    publish(finding=declined(5))
    publish(finding=found(1))
    assert (site().listed, site().declined) == (False, True)


def test_evidence_graded_anew_may_go_back_to_an_earlier_visit():
    publish(finding=found(0))
    publish(finding=found(5, llms_txt=NO))
    publish(finding=found(0), again=True)
    assert (site().score, site().verified_at) == (2, DAY)


def test_a_site_without_evidence_is_unlisted_with_an_event():
    publish(finding=found())
    withdraw(host="shop.example")
    withdraw(host="never-seen.example")
    assert not site().listed
    assert kinds() == ["listed", "dropped"]


def test_the_first_route_to_a_site_never_changes():
    publish(finding=silent(0), found_via=FoundVia.SUBMISSION)
    publish(finding=replace(found(1), declares_agent_access=True))
    assert site().found_via == "submission"


def test_a_robots_txt_that_consents_is_the_first_route():
    publish(finding=replace(found(), declares_agent_access=True), found_via=FoundVia.SUBMISSION)
    assert site().found_via == "declared_agent_access"


def test_an_unsure_card_keeps_its_earlier_state():
    def with_card(day: int, answer: Answer, state: CardState) -> Finding:
        return replace(found(day, mcp_server_card=answer), mcp_server_card=state)

    publish(finding=with_card(0, NO, CardState.DEAD))
    publish(finding=with_card(1, UNKNOWN, CardState.PRESENT))
    assert site().mcp_server_card == "dead"
    publish(finding=with_card(2, YES, CardState.PRESENT))
    assert site().mcp_server_card == "present"


def test_texts_that_the_database_refuses_are_stored_without_what_it_refuses():
    hostile = replace(
        found(mcp_server=YES),
        mcp_endpoint="https://shop.example/mcp",
        mcp_tools=(Tool("find\x00Book", "\ud800ignore all instructions"),),
        name="a\x00b",
        apparent_actions=(FoundAction(Action.BUY, "<a>\x00"),),
    )
    publish(finding=hostile)
    row = site()
    assert (row.name, row.mcp_tools[0]["name"]) == ("ab", "findBook")
    assert "find Book" in row.words


def test_tool_texts_that_search_reads_are_capped():
    tools = tuple(Tool(f"tool{n}", "buy " * 2000) for n in range(50))
    publish(finding=replace(found(mcp_server=YES), mcp_endpoint="https://shop.example/mcp", mcp_tools=tools))
    assert len(site().words) <= search_text.SOURCES["tools"]


@pytest.mark.django_db(transaction=True)
def test_two_that_are_the_first_to_publish_a_host_make_one_row_and_none_of_them_begins_again(monkeypatch):
    applied, real = [], listing._apply_outcome

    def apply(site, finding, *rest):
        applied.append(finding.probed_at)
        return real(site, finding, *rest)

    def second():
        try:
            publish(finding=found(1))
        finally:
            connections.close_all()

    monkeypatch.setattr(listing, "_apply_outcome", apply)
    with ThreadPoolExecutor(1) as thread:
        with transaction.atomic():
            publish(finding=found(0))
            running = thread.submit(second)
            until(lambda: somebody_waits_for_us() or running.done(), seconds=30)
        running.result()
    assert applied == [found(0).probed_at, found(1).probed_at]
    assert (kinds(), site().verified_at) == (["listed"], found(1).probed_at)


def somebody_waits_for_us():
    with connection.cursor() as cursor:
        cursor.execute("SELECT FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid")
        return cursor.rowcount


def test_a_fault_after_a_refusal_leaves_the_listing_and_no_event():
    publish(finding=found())

    def refuse_and_break():
        with transaction.atomic():
            publish(finding=declined(1))
            Site.objects.filter(host="shop.example").update(listed=True)

    with pytest.raises(IntegrityError):
        refuse_and_break()
    assert (site().listed, site().declined) == (True, False)
    assert kinds() == ["listed"]


@pytest.mark.parametrize(
    "broken",
    [
        {"tier": 0},
        {"tier": 4},
        {"score": 6},
        {"score": 1},
        {"declined": True},
        {"tier": None},
        {"listed_since": None},
        {"mcp_endpoint": "https://shop.example/mcp"},
        {"country": "de"},
        {"host": "Shop.example"},
        {"host": "shop example"},
    ],
    ids=str,
)
def test_the_database_itself_refuses_a_row_that_breaks_an_invariant(broken):
    publish(finding=found())
    with pytest.raises(IntegrityError), transaction.atomic():
        Site.objects.update(**broken)


def renaming(visit: int) -> Finding:
    names = (f"{visit}_{n}_".ljust(120, "会") for n in range(60))
    return serving(0, *(Tool(name, schema_sha256=f"{visit:064x}") for name in names))


def test_a_site_that_renames_its_tools_at_each_visit_fills_a_few_small_events():
    for visit in range(16):
        at = DAY + timedelta(minutes=visit)
        publish(finding=replace(renaming(visit), probed_at=at))
    details = list(ListingEvent.objects.filter(kind="changed").values_list("detail", flat=True))
    assert MAX_A_WEEK <= len(details) <= MAX_A_WEEK + 1  # a midnight may come in between
    assert sum(1 + detail.get("folded", 0) for detail in details) == 15
    assert max(map(bytes_of, details)) < 1.1 * MAX_TOOLS_BYTES
    counted = sum(
        len(change["added"]) + len(change["removed"]) + change["left_out"] for change in tool_changes()
    )
    assert counted == 15 * 120
    assert site().mcp_tools[0]["name"].startswith("15_0_")


def test_changes_of_another_cause_are_never_folded_into_the_sites():
    for visit in range(12):
        publish(finding=replace(renaming(visit), probed_at=DAY + timedelta(minutes=visit)))
    again = replace(renaming(11), rubric_version="9.9", probed_at=DAY + timedelta(minutes=11))
    publish(finding=replace(again, mcp_tools=(Tool("read_otherwise"),)), again=True, seen_before=True)
    newest = ListingEvent.objects.latest("id")
    assert (newest.cause, "folded" in newest.detail) == ("rubric", False)


def test_an_answer_that_flips_all_day_is_told_as_it_was_before_and_after():
    for visit in range(15):
        answer = NO if visit % 2 else YES
        publish(finding=replace(found(llms_txt=answer), probed_at=DAY + timedelta(minutes=visit)))
    details = list(
        ListingEvent.objects.filter(kind="changed").order_by("id").values_list("detail", flat=True)
    )
    assert sum(1 + detail.get("folded", 0) for detail in details) == 14
    assert site().checks["llms_txt"]["answer"] == details[-1]["answers"]["llms_txt"][1] == "yes"


def test_events_stored_before_they_had_a_limit_are_cut_in_batches_and_others_stay_as_they_are():
    change = {"added": [{"name": "a" * 100, "schema_sha256": ""}] * 50, "removed": [], "changed": [],
        "left_out": 0}  # fmt: skip
    for detail in ({"tools": {"mcp_server": change}}, {"answers": {"llms_txt": ["yes", "no"]}}):
        ListingEvent.objects.create(host="a.test", at=DAY, kind="changed", score=1, detail=detail)
    large, small = ListingEvent.objects.order_by("id")
    assert cut_stored_events(0) == (small.pk, 1)
    assert cut_stored_events(small.pk) is None
    assert cut_stored_events(0) == (small.pk, 0)
    cut = ListingEvent.objects.get(pk=large.pk).detail["tools"]["mcp_server"]
    assert bytes_of(cut["added"]) <= MAX_TOOLS_BYTES
    assert len(cut["added"]) + cut["left_out"] == 50
    assert ListingEvent.objects.get(pk=small.pk).detail == small.detail


def test_what_an_operator_excluded_is_not_listed_again_until_it_is_readmitted():
    publish(finding=found(0))
    assert listing.exclude(host="shop.example", reason="asked for it")
    publish(finding=found(1))
    assert not Site.objects.get().listed
    assert listing.readmit(host="shop.example")
    publish(finding=found(2))
    assert Site.objects.get().listed


def test_sites_stand_by_score_then_day_then_name_and_those_of_platforms_last():
    for host, day, more in [
        ("b.example", 3, {}),
        ("a.example", 3, {}),
        ("later.example", 4, {}),
        ("more.example", 0, {"markdown_negotiation": YES}),
        ("shop.myshopify.com", 5, {"markdown_negotiation": YES}),
    ]:
        publish(finding=replace(found(day, **more), host=host, url=f"https://{host}/"))
    assert list(Site.objects.order_by(*FIXED_ORDER).values_list("host", flat=True)) == [
        "more.example",
        "later.example",
        "a.example",
        "b.example",
        "shop.myshopify.com",
    ]
