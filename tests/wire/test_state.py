"""The state of agent readiness: months that are made once and stand still."""

import csv
import io
from datetime import UTC, date, datetime, timedelta

import pytest
from django.db import IntegrityError

from index.checks import SCORED_CHECKS
from index.generations.build import build_generation
from index.listing.publish import exclude
from index.models import AskedEndpoint, DayFigures, ListingEvent, MonthFigures, Site
from index.months.make import make_months
from index.values.alive import number_of
from index.values.findings import Tool
from index.values.vocabulary import Answer, CheckId
from tests import published
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

OCTOBER, NOVEMBER, DECEMBER = date(2026, 10, 1), date(2026, 11, 1), date(2026, 12, 1)


@pytest.fixture
def on(monkeypatch):
    """Let it be another day."""

    def at(*when):
        now = datetime(*when, tzinfo=UTC)
        for module in ("index.months.make", "protocols.pages.months"):
            monkeypatch.setattr(f"{module}.timezone.now", lambda: now)

    return at


def day(when, listed=100, servers=(10, 50, 40)):
    check = {one.value: [10, 60, 30] for one in CheckId} | {"mcp_server": list(servers)}
    group = {one.value: [0, 20, 20] for one in SCORED_CHECKS}
    return DayFigures.objects.create(
        day=when, listed=listed, by_score=[0, 20, 20, 20, 20, 20], by_check=check,
        by_group={
            "entity_type": {"media": group, "blog": {one.value: [0, 20, 9] for one in SCORED_CHECKS}},
            "country": {"NO": group}, "platform_subdomain": {"own_domain": group, "below_platform": group},
        },
        servers={
            "mcp_auth": {"none": 60, "oauth": 20, "credentials": 20},
            "mcp_transport": {"streamable-http": 90, "sse": 10},
            "mcp_version": {"2025-06-18": 20, "2025-11-25": 5}, "mcp_platform": {"own": 20, "platform": 20},
        },
        hosts={"probed": 1000, "declined": 100, "could_not_ask": 200},
    )  # fmt: skip


def figure(month, name):
    return next(one for one in month.figures["figures"] if one["id"] == name)


def shares(month, name):
    """Row -> count and of, of the first column."""
    return {
        row["label"]: (row["cells"][0]["count"], row["cells"][0]["of"]) for row in figure(month, name)["rows"]
    }


def test_a_month_that_is_over_is_made_once_from_its_last_day_with_the_month_before(on):
    day(date(2026, 10, 30), servers=(10, 70, 20))
    day(date(2026, 11, 3))
    day(date(2026, 11, 28), listed=120, servers=(20, 40, 60))
    on(2026, 11, 30, 23)
    assert make_months() == [OCTOBER]
    on(2026, 12, 1, 0, 5)
    assert make_months() == [NOVEMBER]
    assert make_months() == []
    month = MonthFigures.objects.get(month=NOVEMBER)
    assert (month.figures["measured_on"], month.figures["before_on"]) == ("2026-11-28", "2026-10-30")
    assert (month.figures["listed"], month.figures["listed_before"]) == (120, 100)
    server = next(row for row in figure(month, "checks")["rows"] if row["path"].endswith("/mcp_server"))
    yes, unknown = server["cells"]
    assert (yes["count"], yes["of"], yes["percent"]) == (60, 100, 60)
    assert (yes["before"]["count"], yes["before"]["of"]) == (20, 90)
    assert (unknown["count"], unknown["of"]) == (20, 120)
    assert shares(month, "hosts") == {
        "Answered": (700, 1000),
        "Declined": (100, 1000),
        "Could not be asked": (200, 1000),
    }
    assert shares(month, "mcp-transports") == {"Streamable HTTP": (90, 100), "HTTP+SSE": (10, 100)}


def test_small_groups_are_not_shown_and_no_count_of_them_is_stored(on):
    day(date(2026, 11, 28))
    on(2026, 12, 1)
    make_months()
    month = MonthFigures.objects.get()
    assert list(shares(month, "kinds")) == ["Media"]
    assert figure(month, "mcp-versions")["rows"] == []
    stored = [
        cell
        for one in month.figures["figures"]
        for row in one["rows"]
        for cell in row["cells"]
        if cell["of"] is not None
    ]
    assert min(cell["of"] for cell in stored) >= 30


def test_a_month_that_was_told_stands_still(on):
    day(date(2026, 11, 28))
    on(2026, 12, 1)
    make_months()
    told = caller().get("/state/2026-11.json").json()
    DayFigures.objects.update(listed=1, by_check={}, by_group=None)
    Site.objects.all().delete()
    make_months()
    assert caller().get("/state/2026-11.json").json() == told
    with pytest.raises(IntegrityError, match="never changed"):
        MonthFigures.objects.update(figures={})


def test_what_was_not_measured_is_said_to_be_unknown_and_never_zero(on):
    earlier = day(date(2026, 11, 28))
    DayFigures.objects.update(by_group=None, servers=None, hosts=None)  # as days were stored before
    assert earlier
    on(2026, 12, 20)  # too late to say how servers were at the end of November
    assert make_months() == [NOVEMBER]
    month = MonthFigures.objects.get()
    for name in (
        "hosts",
        "kinds",
        "mcp-auth",
        "servers-age",
        "servers-answered",
        "servers-ended",
        "tools-changed",
    ):
        assert (figure(month, name)["rows"], figure(month, name)["data_as_of"]) == ([], None), name
    page, twin = caller().get("/state/2026-11").text, caller().get("/state/2026-11.md").text
    assert page.count("Unknown: it was not measured for this month.") >= 7
    assert twin.count("Unknown: it was not measured for this month.") >= 7
    assert "There are no figures of the month before." in page


def test_months_that_were_missed_are_made_later_and_one_without_a_day_is_named(on):
    day(date(2026, 9, 20))
    day(date(2026, 11, 28))
    on(2026, 12, 20)
    assert make_months() == [date(2026, 9, 1), NOVEMBER]
    data = caller().get("/state.json").json()
    assert [(one["month"], one["measured_on"]) for one in data["months"]] == [
        ("2026-11", "2026-11-28"),
        ("2026-10", None),
        ("2026-09", "2026-09-20"),
    ]
    assert "Not measured." in caller().get("/state").text
    assert caller().get("/state/2026-10").status_code == 404


def test_a_fresh_index_says_that_there_is_no_month_yet(on):
    on(2026, 11, 29)
    day(date(2026, 11, 28))
    assert make_months() == []
    for path in ("/state", "/state.md"):
        assert "No month is complete yet. That of November 2026 appears on" in caller().get(path).text
    for path in ("/state/2026-11", "/state/2026-13", "/state/2026-11.json", "/state/2026-11/checks.csv"):
        assert caller().get(path).status_code == 404


def test_lives_of_servers_and_changes_of_tools_are_counted_as_the_month_saw_them(on, monkeypatch):
    monkeypatch.setattr("index.months.make.LEAST_KNOWN", 1)
    monkeypatch.setattr("index.pages.figures.LEAST_KNOWN", 1)
    with published.together():
        for number in range(4):
            published.listed(f"s{number}.test", mcp_endpoint=f"https://s{number}.test/mcp")
    later = published.PROBED + timedelta(days=3)
    published.listed("s1.test", mcp_tools=(Tool("other"),), probed_at=later)
    published.listed("s1.test", mcp_tools=(Tool("third"),), probed_at=later + timedelta(days=1))
    gone = published.finding("s2.test")
    answers = dict(gone.checks)
    answers[CheckId.MCP_SERVER] = answers[CheckId.LLMS_TXT].__class__(
        answer=Answer.NO, reason=answers[CheckId.MARKDOWN_INSIDE].reason, detail=""
    )
    published.listed("s2.test", checks=answers, mcp_endpoint=None, mcp_tools=(), probed_at=later)
    last = number_of(date(2026, 11, 30))
    for host, ms in (("s0.test", [80] * 12), ("s1.test", [80] * 11 + [-1]), ("s3.test", [-1] * 12)):
        days = [value for n, one in enumerate(ms) for value in (last - n, one)]
        AskedEndpoint.objects.filter(site__host=host).update(days=days)
    day(date(2026, 10, 31), servers=(0, 0, 5))
    day(date(2026, 11, 28))
    on(2026, 12, 1, 1)
    make_months()
    month = MonthFigures.objects.get(month=NOVEMBER)
    assert shares(month, "servers-age")["Under 30 days"] == (3, 3)
    answered = {label: count for label, (count, _) in shares(month, "servers-answered").items() if count}
    assert answered == {"Every time": 1, "90% or more": 1, "Never": 1}
    assert shares(month, "servers-ended") == {"Found gone": (1, 5)}
    changed = shares(month, "tools-changed")
    assert (changed["Any change"], changed["A tool added"], changed["Changed 2 or 3 times"]) == ((1, 3),) * 3


def test_nobody_is_named_in_a_month(on):
    published.listed("larkspur.test")
    exclude(host="larkspur.test", reason="imitates another")
    day(date(2026, 11, 28))
    on(2026, 12, 1)
    make_months()
    assert ListingEvent.objects.exists()
    assert "larkspur" not in str(MonthFigures.objects.get().figures)


def test_a_build_writes_what_months_are_made_of():
    published.listed("a.test", country="NO")
    published.listed("b.test", country="NO")
    published.listed("c.test", country=None)
    build_generation(now=True)
    stored = DayFigures.objects.get()
    assert stored.by_group["country"] == {
        "NO": {
            "markdown_negotiation": [0, 2, 0], "markdown_twin": [0, 0, 2], "llms_txt": [0, 0, 2],
            "api_catalog": [2, 0, 0], "mcp_server": [0, 0, 2],
        }
    }  # fmt: skip
    assert stored.by_group["platform_subdomain"]["own_domain"]["mcp_server"] == [0, 0, 3]
    assert stored.hosts == {"probed": 3, "declined": 0, "could_not_ask": 0}
    assert sum(stored.servers["mcp_auth"].values()) == 3


def test_the_page_can_be_cited_and_each_figure_has_its_day_and_its_data(on):
    day(date(2026, 10, 30))
    day(date(2026, 11, 20))
    day(date(2026, 11, 28))
    on(2026, 12, 1)
    make_months()
    page = caller().get("/state/2026-11")
    assert (
        "Cite as: Agent-Readiness Index: State of agent readiness, November 2026. Data of 2026-11-28."
        in page.text
    )
    assert "http://127.0.0.1:8000/state/2026-11" in page.text
    data = caller().get("/state/2026-11.json").json()
    for one in data["figures"]:
        answer = caller().get(f"/state/2026-11/{one['id']}.csv")
        lines = list(csv.DictReader(io.StringIO(answer.text)))
        assert len(lines) == sum(len(row["cells"]) for row in one["rows"])
        assert all(line["data_as_of"] == one["data_as_of"] for line in lines)
        assert caller().get(f"/state/2026-11/{one['id']}.json").json()["source"].endswith(f"#{one['id']}")
        assert f'id="{one["id"]}"' in page.text
    assert caller().get("/state/2026-11/nothing.csv").status_code == 404
    assert "/state/2026-11</loc>" in caller().get("/sitemap/pages.xml").getvalue().decode()
    assert len(page.content) < 60_000
