"""The report of one host."""

import json
import re
from datetime import timedelta

import pytest

from index.checks import CHECKS
from index.checks.fixes import fill_snippets
from index.models import ListingEvent
from index.reports.formats import feed_of_report
from index.reports.history import MAX_BYTES, MAX_DAYS, read_brief_history
from index.reports.site_report import site_report
from index.reports.timeline import timeline
from index.values.addresses import report_path, report_url, split_suffix
from index.values.findings import CheckFinding, Tool
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from tests import published
from tests.each import each

pytestmark = pytest.mark.django_db

FIELDS = [
    "found", "host", "url", "name", "display_name", "report", "verification_tier", "tier_label",
    "readiness_score",
    "readiness_of", "transactional", "entity_type", "country", "language", "found_via", "platform_supplied",
    "webmcp_platform_supplied", "listed_since", "description", "connect", "addresses", "caveats", "alive",
    "tools_digest", "tools_since",
    "verified", "checks", "apparent_actions", "tools", "webmcp_tools_full", "history", "rubric_version",
    "data_as_of",
]  # fmt: skip


@each(
    "text",
    [
        "",
        " ",
        "\x00",
        "a\x00b.test",
        "\ud800.test",
        "'; DROP TABLE index_site; --",
        "ftp://larkspur.test/",
        "https://[::1]/",
        "http://[",
        "127.0.0.1",
        "a" * 100_000,
        "xn--" + "a" * 5000 + ".test",
        "İ" * 300,
    ],
)
def test_no_input_raises_or_is_echoed_raw(text):
    report = site_report(text)
    assert list(report) == ["found", "host", "note", "see"]
    assert report["found"] is False
    assert len(report["host"]) <= 253
    assert report["host"].isprintable()
    assert report["host"] == report["host"].lower()
    report["host"].encode()


@pytest.mark.parametrize("put", [*published.OUTSIDE, lambda _host: None])
def test_the_answer_for_a_host_outside_the_index_depends_on_its_name_alone(put, settings):
    put("larkspur.test")
    assert site_report("larkspur.test") == {**site_report("never.test"), "host": "larkspur.test"}
    assert site_report("never.test")["see"] == f"{settings.BASE_URL}/submit"


@pytest.mark.parametrize(
    "text",
    [
        "larkspur.test",
        "LARKSPUR.test.",
        " larkspur.test ",
        "https://larkspur.test/a?b#c",
        "http://u:p@larkspur.test:8080",
    ],
)
def test_a_host_is_found_by_name_or_by_url(text):
    published.listed("larkspur.test")
    assert site_report(text)["host"] == "larkspur.test"
    assert site_report(text)["found"] is True


def test_a_report_has_every_field_in_order():
    published.listed("larkspur.test")
    report = site_report("larkspur.test")
    assert list(report) == FIELDS
    assert (report["readiness_score"], report["readiness_of"]) == (3, 5)
    assert (report["verification_tier"], report["tier_label"]) == (2, "probe-verified")
    assert report["listed_since"] == report["data_as_of"] == "2026-11-20"
    assert report["apparent_actions"] == [{"action": "buy", "evidence": "<button>Add to basket</button>"}]


def test_every_check_is_there_in_order_with_its_evidence():
    published.listed("larkspur.test")
    checks = site_report("larkspur.test")["checks"]
    assert list(checks) == [check.value for check in CheckId]
    for check in checks.values():
        assert list(check) == ["label", "answer", "reason", "detail", "since", "cause", "fix", "evidence"]
        assert [list(line) for line in check["evidence"]] == [
            ["method", "url", "final_url", "status", "content_type", "bytes", "sha256", "at", "note"]
        ]


def test_a_no_has_a_fix_and_a_yes_has_none():
    published.listed("larkspur.test")
    for name, check in site_report("larkspur.test")["checks"].items():
        text = CHECKS[CheckId(name)]
        said = text.fixes.get(check["reason"], text.fix)
        to_copy = fill_snippets([one for one in text.snippets if one.generator is None], "larkspur.test")
        wanted = {"text": said, "link": text.link, "snippets": to_copy}
        assert check["fix"] == (wanted if check["answer"] == "no" else None) or check["answer"] == "unknown"


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason.HOST_REFUSED, "allowedHosts"),
        (Reason.AUTH_REQUIRED, "tools/call"),
        (Reason.ROBOTS_DISALLOWED, "robots.txt"),
        (Reason.TIMED_OUT, None),
    ],
)
def test_an_unknown_has_a_fix_where_the_owner_can_end_it(reason, words):
    checks = dict(published.finding("larkspur.test").checks)
    checks[CheckId.MCP_SERVER] = CheckFinding(answer=Answer.UNKNOWN, reason=reason, detail="")
    published.listed("larkspur.test", checks=checks)
    fix = site_report("larkspur.test")["checks"]["mcp_server"]["fix"]
    assert (fix is None) if words is None else (words in fix["text"])
    if reason is Reason.HOST_REFUSED:
        assert all("larkspur.test" in one["text"] for one in fix["snippets"])


def test_a_check_that_was_never_graded_is_unknown_and_not_asked():
    checks = dict(published.finding("larkspur.test").checks)
    del checks[CheckId.WEBMCP]
    published.listed("larkspur.test", checks=checks)
    assert site_report("larkspur.test")["checks"]["webmcp"] == {
        "label": CHECKS[CheckId.WEBMCP].label,
        "answer": "unknown",
        "reason": "not_asked",
        "detail": "",
        "since": None,
        "cause": None,
        "fix": None,
        "evidence": [],
    }


def answering(day: int, answer: Answer) -> dict:
    checks = dict(published.finding("larkspur.test").checks)
    checks[CheckId.LLMS_TXT] = CheckFinding(answer=answer, reason=Reason.SERVED, detail="")
    return {"probed_at": published.PROBED + timedelta(days=day), "checks": checks}


def test_since_is_the_day_on_which_the_answer_last_changed():
    with published.together():
        for day, answer in enumerate([Answer.YES, Answer.NO, Answer.NO]):
            published.listed("larkspur.test", **answering(day, answer))
    checks = site_report("larkspur.test")["checks"]
    assert checks["llms_txt"]["since"] == "2026-11-21"
    assert checks["mcp_server"]["since"] == "2026-11-20"


def events(*rows):
    ListingEvent.objects.all().delete()
    for day, kind, score in rows:
        at = published.PROBED + timedelta(days=day)
        ListingEvent.objects.create(host="larkspur.test", at=at, kind=kind, score=score)


def test_history_has_one_score_a_day_the_last_one_oldest_first():
    published.listed("larkspur.test")
    events((0, "listed", 3), (1, "changed", 2), (1.1, "changed", 4), (3, "missed", 0))
    nothing = {"answer_changes": [], "tool_changes": [], "cause": None, "rubric_version": None}
    assert site_report("larkspur.test")["history"] == [
        {"date": "2026-11-20", "score": 3, "events": ["listed"], **nothing},
        {"date": "2026-11-21", "score": 4, "events": ["changed"], **nothing},
        {"date": "2026-11-23", "score": 0, "events": ["missed"], **nothing},
    ]


def test_history_says_which_answers_changed():
    published.listed("larkspur.test")
    checks = dict(published.finding("larkspur.test").checks)
    checks[CheckId.LLMS_TXT] = CheckFinding(answer=Answer.NO, reason=Reason.NOT_FOUND, detail="")
    published.listed("larkspur.test", checks=checks, probed_at=published.PROBED + timedelta(days=1))
    changes = [change for day in site_report("larkspur.test")["history"] for change in day["answer_changes"]]
    assert changes == [{"check": "llms_txt", "before": "yes", "after": "no"}]


def test_a_day_has_an_entry_for_each_cause_with_an_id_of_its_own(client):
    published.listed("larkspur.test")
    events((0, "listed", 3), (1, "changed", 4), (1.1, "changed", 3), (1.2, "changed", 2))
    _unknown, site, rubric = ListingEvent.objects.filter(kind="changed").order_by("at")
    ListingEvent.objects.filter(pk=site.pk).update(cause="site", rubric_version="1.5")
    ListingEvent.objects.filter(pk=rubric.pk).update(cause="rubric", rubric_version="1.5")
    history = site_report("larkspur.test")["history"]
    assert [(day["cause"], day["rubric_version"], day["score"]) for day in history[1:]] == [
        (None, None, 4), ("site", None, 3), ("rubric", "1.5", 2),
    ]  # fmt: skip
    assert [day["id"] for day in timeline(history)] == [
        "day-2026-11-21-rubric-1.5", "day-2026-11-21-site", "day-2026-11-21", "day-2026-11-20",
    ]  # fmt: skip
    feed = feed_of_report(site_report("larkspur.test"))
    ids = re.findall(r"<id>(.*?)</id>", feed)
    assert len(ids) == len(set(ids)) == 5
    assert feed.count("Cause unknown") == 2
    assert feed.count("Changed by rubric 1.5, not by the site") == 1
    page, twin = (client.get(f"/site/larkspur.test{suffix}").text for suffix in ("", ".md"))
    assert page.count("The site itself did not change.") == twin.count("changed by rubric 1.5") == 1
    assert page.count("Cause unknown.") == twin.count("cause unknown") == 2


@pytest.mark.parametrize(
    ("cause", "said"),
    [("site", ""), ("rubric", " by a new rubric"), (None, ", cause unknown")],
)
def test_a_check_says_whose_change_its_answer_is(client, cause, said):
    site = published.listed("larkspur.test")
    site.checks["llms_txt"]["cause"] = cause
    site.save()
    page, twin = (client.get(f"/site/larkspur.test{suffix}").text for suffix in ("", ".md"))
    assert re.search(rf'<code>served</code>, yes since <time datetime="2026-11-20">2026-11-20</time>{said} · '
                     '<a href="/benchmark/llms_txt', page)  # fmt: skip
    assert f"yes since 2026-11-20{said})" in twin.split("### llms.txt")[1].split("###")[0]


def test_a_refusal_is_no_score():
    published.listed("larkspur.test")
    events((0, "listed", 3), (1, "declined", 3), (2, "relisted", 4))
    assert [row["date"] for row in site_report("larkspur.test")["history"]] == ["2026-11-20", "2026-11-22"]


def serving(day: int, *tools: Tool) -> None:
    published.listed("larkspur.test", mcp_tools=tools, probed_at=published.PROBED + timedelta(days=day))


def test_history_says_how_the_tools_changed_in_the_order_of_the_fields():
    serving(0, Tool("find", schema_sha256="a" * 64), Tool("old"))
    serving(1, Tool("find", "Finds.", schema_sha256="b" * 64), Tool("new"))
    days = site_report("larkspur.test")["history"]
    (change,) = [change for day in days for change in day["tool_changes"]]
    assert change == {
        "check": "mcp_server",
        "added": [{"name": "new", "schema_sha256": ""}],
        "removed": [{"name": "old", "schema_sha256": ""}],
        "changed": [
            {"name": "find", "what": ["description", "schema"], "schema_sha256": ["a" * 64, "b" * 64]}
        ],
        "left_out": 0,
    }
    assert list(change) == ["check", "added", "removed", "changed", "left_out"]
    assert list(change["changed"][0]) == ["name", "what", "schema_sha256"]


def test_history_keeps_the_newest_days():
    published.listed("larkspur.test")
    events(*((day, "changed", day % 6) for day in range(MAX_DAYS + 5)))
    report = site_report("larkspur.test")
    assert len(report["history"]) == MAX_DAYS
    assert report["history"][0]["date"] == report["history_since"] == "2026-11-25"


def large_change(day: int) -> dict:
    """The detail of an event as stored before it had a limit."""
    named = [{"name": f"{n}_{day}_".ljust(100, "会"), "schema_sha256": f"{n:064x}"} for n in range(50)]
    change = {"added": named, "removed": named, "changed": [], "left_out": 7}
    return {"answers": {"llms_txt": ["yes", "no"]}, "tools": {"mcp_server": change, "webmcp": change}}


def test_a_history_of_large_changes_is_cut_in_bytes_and_says_so_everywhere(client):
    published.listed("larkspur.test")
    events(*((day, "changed", day % 6) for day in range(40)))
    for day, event in enumerate(ListingEvent.objects.order_by("at")):
        ListingEvent.objects.filter(pk=event.pk).update(detail=large_change(day))
    report = site_report("larkspur.test")
    days, since = report["history"], report["history_since"]
    assert 4 < len(days) < 10
    assert (days[0]["date"], days[-1]["date"]) == (since, "2026-12-29")
    assert len(json.dumps(days, ensure_ascii=False).encode()) < 1.2 * MAX_BYTES
    for change in days[-1]["tool_changes"]:
        assert change["added"]
        assert change["removed"]
        assert len(change["added"]) + len(change["removed"]) + change["left_out"] == 107
    for suffix in ("", ".md", "/changes.atom"):
        assert f"Changes before {since} are left out" in client.get(f"/site/larkspur.test{suffix}").text
    brief = read_brief_history("larkspur.test")
    assert (len(brief.days), brief.days[-1]["tool_changes"]) == (10, [])
    assert brief.days[-1]["answer_changes"] == days[-1]["answer_changes"]


def test_changes_that_were_folded_are_counted_on_their_day(client):
    published.listed("larkspur.test")
    events((0, "listed", 3), (1, "changed", 4))
    ListingEvent.objects.filter(kind="changed").update(detail={"facts": ["name"], "folded": 21})
    assert [day.get("more_changes") for day in site_report("larkspur.test")["history"]] == [None, 21]
    for suffix in ("", ".md", "/changes.atom"):
        assert "21 more changes that day" in client.get(f"/site/larkspur.test{suffix}").text


def test_history_is_of_this_host_alone():
    published.listed("larkspur.test")
    published.listed("shop.larkspur.test")
    assert len(site_report("larkspur.test")["history"]) == 1


@each(
    ("name", "split"),
    [
        ("example.com", ("example.com", None)),
        ("example.com.json", ("example.com", "json")),
        ("example.com.HTML", ("example.com", "html")),
        ("example.md", ("example.md", None)),
        ("example.com.md", ("example.com", "md")),
        ("example.md.md", ("example.md", "md")),
        ("com.md", ("com.md", None)),
        ("shop.test.md", ("shop.test", "md")),
        ("www.example.md", ("www.example.md", None)),
        ("xn--bcher-kva.xn--p1ai.md", ("xn--bcher-kva.xn--p1ai", "md")),
        ("not a host.md", ("not a host.md", None)),
        (".md", (".md", None)),
        ("md", ("md", None)),
        ("", ("", None)),
    ],
)
def test_a_suffix_is_read_from_the_right(name, split):
    assert split_suffix(name) == split


@pytest.mark.parametrize(
    "host", ["example.com", "example.md", "example.com.md", "a.b.example.org.md", "shop.test"]
)
def test_a_report_path_reads_back_as_its_host(host):
    for suffix in (None, "html", "json", "md"):
        name, read = split_suffix(report_path(host, suffix).removeprefix("/site/"))
        assert name == host
        assert read == suffix or (suffix is None and read == "html")


def test_the_address_to_cite_is_the_plain_one_wherever_it_can_be(settings):
    assert report_url("example.com") == f"{settings.BASE_URL}/site/example.com"
    assert report_url("example.md") == f"{settings.BASE_URL}/site/example.md"
    assert report_url("example.com.md") == f"{settings.BASE_URL}/site/example.com.md.html"
