"""The feed of changes that mirrors follow: /api/changes."""

import random
import re
from dataclasses import replace
from datetime import timedelta

import pytest
from django.db import connection
from django.db.models import F
from django.utils import timezone

from index.checks import TOOLS
from index.listing.feed import MAX_NAMES, forget_entries
from index.listing.publish import exclude, readmit, withdraw
from index.models import FeedEntry, Site
from index.values.findings import Tool
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Answer, CheckId, Outcome
from tests import published
from tests.each import each
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"


@pytest.fixture(autouse=True)
def _open(settings):
    settings.OPEN_DATA = True


def page(since="", **asked):
    response = caller().get("/api/changes", {"since": since, **asked})
    assert response.status_code == 200, response.content
    return response.json()


def pages(since="", **asked):
    """Every page until nothing more is there."""
    while True:
        found = page(since, **asked)
        yield found
        since = found["since"]
        if not found["more"]:
            return


class Mirror:
    """What somebody builds who does what the documentation says."""

    def __init__(self):
        self.listings, self.since = {}, ""

    def follow(self, **asked):
        for found in pages(self.since, **asked):
            for change in found["changes"]:
                self.apply(change)
            self.since = found["since"]

    def apply(self, change):
        if "gone" in change:
            assert set(change) == {"id", "gone"}
            self.listings.pop(change["id"], None)
        elif "listed" in change:
            self.listings[change["id"]] = {"host": change["host"], **change["listed"]}
        else:
            listing = self.listings[change["id"]]
            for check, moved in change["changed"]["answers"].items():
                listing["answers"][check] = moved["after"]
            for check, moved in change["changed"]["tools"].items():
                names = (set(listing["tools"][check]) - set(moved["gone"])) | set(moved["added"])
                listing["tools"][check] = sorted(names)

    def rows(self):
        return sorted(
            (one["host"], sorted(one["answers"].items()), sorted(one["tools"].items()))
            for one in self.listings.values()
        )


def rows_of_the_index():
    return sorted(
        (
            site.host,
            sorted((check.value, site.checks[check.value]["answer"]) for check in CheckId),
            sorted((check.value, sorted(t["name"] for t in getattr(site, c))) for check, c in TOOLS.items()),
        )
        for site in Site.objects.listed()
    )


def answering(host, **answers):
    checks = dict(published.finding(host).checks)
    return {id_: replace(one, answer=answers.get(id_.value, one.answer)) for id_, one in checks.items()}


def refusal(host, at):
    said = {"outcome": Outcome.DECLINED, "outcome_reason": OutcomeReason.CONTENT_SIGNAL, "probed_at": at}
    return published.finding(host, **said, checks={}, tier=None, mcp_endpoint=None)


def a_day_passes():
    FeedEntry.objects.update(at=F("at") - timedelta(days=1))
    forget_entries()


def something_happens(host, day, chance):
    """As the index's one writer does it: visits, regrades, refusals, operators."""
    at = published.PROBED + timedelta(days=day, seconds=chance.randrange(80_000))
    names = chance.sample(["a", "b", "c", "d", "e"], chance.randrange(1, 5))
    answers = {name: chance.choice(list(Answer)) for name in ("llms_txt", "agents_admitted", "markdown_twin")}
    said = {"checks": answering(host, **answers), "mcp_tools": tuple(map(Tool, names)), "probed_at": at}
    match chance.randrange(18):
        case 0:
            published.publish(finding=refusal(host, at))
        case 1:
            exclude(host=host, reason="imitates another")
        case 2:
            readmit(host=host)
        case 3:
            withdraw(host=host)
        case 4:
            Site.objects.filter(host=host).delete()
        case 5 | 6:
            old = Site.objects.filter(host=host).values_list("probed_at", flat=True).first()
            finding = published.finding(host, **said | {"probed_at": old or at}, rubric_version=f"1.{day}")
            published.publish(finding=finding, again=True, seen_before=True)
        case 7:
            published.listed(host, **said, meets_listing_rule=Answer.NO)
        case _:
            published.listed(host, **said)


MONTHS = [pytest.param(seed, 29, marks=pytest.mark.soak) for seed in range(4)]


@pytest.mark.parametrize(("seed", "days"), [(0, 10), *MONTHS])
def test_a_mirror_that_follows_for_days_has_what_the_index_says_row_by_row(seed, days):
    chance = random.Random(seed)
    hosts = [f"site{n}.test" for n in range(12)]
    early, late, often = Mirror(), Mirror(), Mirror()
    early.follow()
    start = early.since
    for day in range(days):
        for _ in range(chance.randrange(14)):
            something_happens(chance.choice(hosts), day, chance)
            if chance.random() < 0.3:
                often.follow(limit=chance.choice(["1", "3", "1000"]))
        if day == days // 2:
            late.follow(limit="2")
        a_day_passes()
    assert len(rows_of_the_index()) > 2
    for mirror in (early, late, often):
        mirror.follow()
        assert mirror.rows() == rows_of_the_index()
    everything = str(list(pages(start))) + str(list(pages()))
    left = set(hosts) - set(Site.objects.listed().values_list("host", flat=True))
    assert left
    assert not [host for host in left if host in everything]


def test_an_entry_tells_answers_with_their_cause_and_tools_that_came_and_went():
    published.listed(HOST, mcp_tools=(Tool("old"), Tool("kept")))
    start = list(pages())[-1]["since"]
    later = published.PROBED + timedelta(days=1)
    published.listed(HOST, mcp_tools=(Tool("kept"), Tool("n\u202eew")), probed_at=later)
    again = published.finding(
        HOST, mcp_tools=(Tool("kept"), Tool("new")), probed_at=later, rubric_version="9.9",
        checks=answering(HOST, llms_txt=Answer.NO),
    )  # fmt: skip
    published.publish(finding=again, again=True, seen_before=True)
    by_site, by_rubric = page(start)["changes"]
    assert by_site["host"] == HOST
    assert by_site["changed"] == {
        "answers": {},
        "tools": {"mcp_server": {"added": ["new"], "gone": ["old"]}},
    }
    assert (by_site["cause"], by_site["rubric_version"]) == ("site", None)
    assert by_rubric["changed"] == {"answers": {"llms_txt": {"before": "yes", "after": "no"}}, "tools": {}}
    assert (by_rubric["cause"], by_rubric["rubric_version"]) == ("rubric", "9.9")
    assert by_rubric["id"] == by_site["id"]


def test_a_tool_that_comes_and_goes_between_two_looks_is_gone_for_every_mirror():
    mirrors = Mirror(), Mirror()
    for names in (("kept",), ("kept", "new"), ("kept",)):
        published.listed(HOST, mcp_tools=tuple(map(Tool, names)))
        mirrors[0].follow()
        if names == ("kept",):
            mirrors[1].follow()
    for mirror in mirrors:
        (listing,) = mirror.listings.values()
        assert listing["tools"]["mcp_server"] == ["kept"]


def test_changes_of_two_days_are_two_entries():
    published.listed(HOST)
    start = list(pages())[-1]["since"]
    published.listed(HOST, checks=answering(HOST, llms_txt=Answer.NO))
    FeedEntry.objects.update(at=F("at") - timedelta(days=1))
    published.listed(HOST, checks=answering(HOST, llms_txt=Answer.YES))
    moves = [one["changed"]["answers"]["llms_txt"]["after"] for one in page(start)["changes"]]
    assert moves == ["no", "yes"]


@pytest.mark.parametrize("leave", [published.declined, published.excluded, lambda host: withdraw(host=host)])
def test_what_leaves_takes_its_entries_along_and_leaves_an_id_that_says_nothing(leave):
    start = page()["since"]
    published.listed(HOST)
    published.listed(HOST, mcp_tools=(Tool("other"),), probed_at=published.PROBED + timedelta(days=1))
    listed, changed = page(start)["changes"]
    assert "listed" in listed
    assert "changed" in changed
    if leave is published.declined:
        published.publish(finding=refusal(HOST, published.PROBED + timedelta(days=2)))
    elif leave is published.excluded:
        exclude(host=HOST, reason="imitates another")
    else:
        leave(HOST)
    (gone,) = page(start)["changes"]
    assert gone == {"id": listed["id"], "gone": timezone.now().date().isoformat()}
    readmit(host=HOST)
    published.listed(HOST, probed_at=published.PROBED + timedelta(days=3))
    ids = [one["id"] for one in page(start)["changes"]]
    assert len(set(ids)) == 2
    assert ids[0] == gone["id"]


def test_an_index_that_was_there_before_comes_first_by_host():
    with published.together():
        for n in range(5):
            published.listed(f"site{n}.test", mcp_tools=tuple(Tool(f"tool_{m:03}") for m in range(150)))
    found = list(pages(limit="2"))
    hosts = [one["host"] for each in found for one in each["changes"] if "changed" not in one]
    assert hosts[:5] == [f"site{n}.test" for n in range(5)]
    first = found[0]["changes"][0]
    assert len(first["listed"]["tools"]["mcp_server"]) == MAX_NAMES
    assert page(found[-1]["since"])["changes"] == []


@pytest.mark.django_db(transaction=True)
def test_a_change_that_is_written_while_a_mirror_asks_is_not_passed_over():
    start = list(pages())[-1]["since"]
    slow = connection.copy()
    try:
        slow.set_autocommit(False)
        with slow.cursor() as cursor:
            cursor.execute("SELECT pg_current_xact_id()")
            published.listed(HOST)
            assert page(start)["changes"] == []
            cursor.execute(
                "INSERT INTO index_feedentry (listing_id, at, kind, changed) "
                "VALUES (gen_random_uuid(), now(), 'gone', 0)"
            )
        slow.commit()
    finally:
        slow.close()
    assert sorted("gone" in one for one in page(start)["changes"]) == [False, True]


# --- Errors, counting and the switch ---


@each(
    ("asked", "said"),
    [
        ("limit=0", "a whole number from 1 to 1,000"),
        ("limit=1001", "limit cannot be '1001'"),
        ("limit=1&limit=2", "limit cannot be an array"),
        ("since=abc", "leave it out to begin again"),
        ("since=2026-11-29T00:00:00Z", "since cannot be"),
    ],
)
def test_a_value_that_is_none_is_named_with_what_is_allowed(asked, said):
    response = caller().get(f"/api/changes?{asked}")
    assert (response.status_code, response.json()["code"]) == (400, "INVALID_FILTER_VALUE")
    assert said in f"{response.json()['error']} {response.json()['hint']}"


def test_a_mirror_that_stopped_for_longer_than_entries_are_kept_is_told_to_begin_again(monkeypatch):
    since = page()["since"]
    now = timezone.now
    for days, status in ((29, 200), (31, 400)):
        monkeypatch.setattr(
            "index.reports.changes.timezone.now", lambda days=days: now() + timedelta(days=days)
        )
        assert caller().get("/api/changes", {"since": since}).status_code == status


def test_each_call_counts_once_and_unknown_parameters_are_named():
    client = caller()
    response = client.get("/api/changes?sort=name&key=x&since=", headers={"origin": "https://other.example"})
    assert response.json()["ignored"] == ["sort"]
    assert response["Access-Control-Allow-Origin"] == "*"
    assert response["Cache-Control"] == "private, no-cache"
    assert _left(client.get("/api/changes?limit=0")) == _left(response) - 1
    assert caller().post("/api/changes").status_code == 405
    assert caller().head("/api/changes").status_code == 200


def _left(response):
    return int(re.search(r"r=(\d+)", response["RateLimit"])[1])


def test_it_is_off_unless_the_data_is_open(settings):
    published.listed(HOST)
    assert "/api/changes" in caller().get("/llms.txt").text
    assert "/api/changes" in caller().get("/openapi.json").json()["paths"]
    assert "/api/changes" in caller().get("/.well-known/api-catalog").content.decode()
    assert "/api/changes" in caller().get("/terms.md").text
    settings.OPEN_DATA = False
    response = caller().get("/api/changes")
    assert (response.status_code, response.json()["code"]) == (404, "NOT_FOUND")
    assert response.content == caller().get("/api/nothing").content
    for path in ("/llms.txt", "/openapi.json", "/.well-known/api-catalog", "/terms.md"):
        assert "/api/changes" not in caller().get(path).content.decode()
