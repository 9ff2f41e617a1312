"""The pages that are only read."""

import csv
import io
import re
from datetime import date, timedelta
from html import unescape

import pytest
from django.test.client import Client
from django.utils import timezone

from index.checks import CHECKS
from index.checks.fixes import is_asked_in, prose_of
from index.models import DayFigures, ListingEvent
from index.pages import charts, figures
from index.pages.lists import A_PAGE
from index.values.vocabulary import CheckId, EntityType
from probes.grading.changelog import CHANGELOG
from probes.grading.rubric import RUBRIC_VERSION
from tests import published
from tests.each import each
from tests.unit.index.factories import listed

pytestmark = pytest.mark.django_db

TWINS = {
    "/type/": "/type/index.md",
    "/type/ecommerce": "/type/ecommerce.md",
    "/country/": "/country/index.md",
    "/country/GB": "/country/GB.md",
    "/benchmark": "/benchmark.md",
    "/benchmark/rubric": "/benchmark/rubric.md",
    "/benchmark/changes": "/benchmark/changes.md",
    "/benchmark/sources": "/benchmark/sources.md",
    "/state": "/state.md",
    "/docs/releases": "/docs/releases.md",
    **{f"/benchmark/{check.value}": f"/benchmark/{check.value}.md" for check in CheckId},
    "/docs/start": "/docs/start.md",
    "/docs/scanners": "/docs/scanners.md",
    "/bot": "/bot.md",
    "/terms": "/terms.md",
    "/privacy": "/privacy.md",
}


# What says the same whether a site is listed or not.
FIXED = ("/docs/", "/bot", "/terms", "/privacy", "/benchmark/")


@pytest.fixture(params=[True, False], ids=["some", "none"])
def are_some(request):
    if request.param:
        published.listed("larkspur.test")
    return request.param


@each(("path", "twin"), TWINS.items())
def test_every_page_has_a_twin_and_one_canonical_address(client, settings, are_some, path, twin):
    if path.startswith(FIXED) and path != "/benchmark/mcp_server" and not are_some:
        return
    page, copy = client.get(path), client.get(twin)
    assert page.status_code == copy.status_code == 200
    assert page["Content-Type"] == "text/html; charset=utf-8"
    assert copy["Content-Type"] == "text/markdown; charset=utf-8"
    assert client.get(path, headers={"accept": "text/markdown"}).content == copy.content
    assert f'<link rel="canonical" href="{settings.BASE_URL}{path}">' in page.text
    assert f'<link rel="alternate" type="text/markdown" href="{settings.BASE_URL}{twin}">' in page.text
    assert page["Link"] == copy["Link"]
    assert "default-src 'none'" in page["Content-Security-Policy"]
    assert page.text.count("<h1") == 1
    assert re.match("# .", copy.text)
    assert len(page.content) < 60_000


@each(
    "path",
    [
        "/type/nothing",
        "/type/ecommerce?page=2",
        "/type/ecommerce?page=0",
        "/type/ecommerce?page=-1",
        "/type/ecommerce?page=x",
        "/type/ecommerce?page=99999999999999999999",
        "/type/ecommerce?page=%C2%B2",
        "/country/XX",
        "/country/xx",
        "/country/gb/more",
        "/country/GBR",
        "/benchmark/nothing",
    ],
)
def test_what_there_is_not_is_not_found(client, path):
    published.listed("larkspur.test")
    assert client.get(path).status_code == 404


@each(
    ("path", "canonical"),
    [
        ("/docs/", "/docs"), ("/benchmark/", "/benchmark"), ("/bot/", "/bot"), ("/submit/", "/submit"),
        ("/type", "/type/"), ("/country", "/country/"), ("/type/Ecommerce", "/type/ecommerce"),
        ("/type/media/", "/type/media"),
        ("/country/gb", "/country/GB"), ("/country/Gb.md", "/country/GB.md"),
        ("/country/gb.json", "/country/GB.json"),
        ("/country/GB/", "/country/GB"),
    ],
)  # fmt: skip
def test_another_spelling_leads_to_the_canonical_address_for_good_with_what_was_asked(
    client, path, canonical
):
    for query in ("", "?page=2&x=%0d%0a"):
        answer = client.get(f"{path}{query}", headers={"accept": "text/markdown"})
        assert (answer.status_code, answer["Location"]) == (301, f"{canonical}{query}")
        assert "max-age=3600" in answer["Cache-Control"]
    assert client.post(path).status_code == 405


def test_a_country_is_named_in_words_beside_its_code(client):
    published.listed("larkspur.test", country="GB")
    for path in ("/country/", "/country/GB", "/site/larkspur.test"):
        for accept in ("text/html", "text/markdown"):
            assert "United Kingdom (GB)" in client.get(path, headers={"accept": accept}).text


def test_kinds_and_countries_are_counted_with_unknown_said(client):
    with published.together():
        published.listed("a.test", entity_type=EntityType.MEDIA, country="NO")
        published.listed("b.test", entity_type=EntityType.MEDIA, country=None)
        published.listed("c.test", entity_type=None, country="GB")
        published.removed("gone.test")
    kinds, countries = client.get("/type/index.md").text, client.get("/country/index.md").text
    assert re.findall(r"^- (\w+): (\d+)", kinds, re.MULTILINE) == [("media", "2"), ("unknown", "1")]
    found = re.findall(r"^- (.+): (\d+)", countries, re.MULTILINE)
    assert found == [("United Kingdom (GB)", "1"), ("Norway (NO)", "1"), ("unknown", "1")]


def hosts_of(client: Client, path: str) -> list[str]:
    return re.findall(r'<span class="host">([^<]+)</span>', client.get(path).text)


def test_the_pages_of_a_list_are_the_fixed_order_without_a_gap_or_a_double(client):
    with published.together():
        for n in range(A_PAGE + 7):
            listed(f"s{n:03}.test", entity_type=EntityType.MEDIA)
    published.removed("gone.test")
    first, second = hosts_of(client, "/type/media"), hosts_of(client, "/type/media?page=2")
    assert first + second == [f"s{n:03}.test" for n in range(A_PAGE + 7)]
    assert len(first) == A_PAGE
    assert client.get("/type/media?page=3").status_code == 404
    assert 'rel="next" href="?page=2"' in client.get("/type/media").text
    assert 'rel="prev" href="?page=1"' in client.get("/type/media?page=2").text


def test_a_site_that_refuses_leaves_its_lists_at_once(client):
    published.listed("larkspur.test")
    assert hosts_of(client, "/type/ecommerce") == ["larkspur.test"]
    published.removed("larkspur.test")
    assert hosts_of(client, "/type/ecommerce") == []
    assert "No site is listed." in client.get("/type/ecommerce").text


def test_the_benchmark_states_figures_with_what_is_known_and_leads_to_rubric_and_changes(client):
    published.listed("larkspur.test")
    page, figures = client.get("/benchmark").text, client.get("/api/stats").json()
    text = re.sub(r"<[^>]+>", " ", page)
    assert f"rubric {RUBRIC_VERSION}" in text
    assert "too few to state a share" in text
    for check in CHECKS:
        row = re.search(
            rf'<a href="/benchmark/{check}">{re.escape(CHECKS[check].label)}</a></th>(.*?)</tr>', page
        )
        assert row is not None
        counted = figures["by_check"][check.value]
        assert f"n = {counted['yes'] + counted['no']}, too few" in row[1]
    changes = re.sub(r"<[^>]+>", " ", client.get("/benchmark/changes").text)
    rubric = client.get("/benchmark/rubric").text
    for change in CHANGELOG:
        assert change.version in changes
    for check in CHECKS:
        assert f'<a href="/benchmark/{check}">{CHECKS[check].label}</a>' in rubric
    assert "which reason" not in page


def test_what_is_stated_and_charted_is_what_the_data_say(client):
    with published.together():
        for n in range(40):
            published.listed(f"s{n}.test", country="NO" if n % 2 else "GB")
    page = client.get("/benchmark").text
    text = " ".join(re.sub(r"<[^>]+>", " ", page).split())
    for said in (
        "An MCP server answered on 40 listed sites, 100% of the 40 whose answer is known.",
        "0 of 40 listed sites (0%) pass all five checks.",
        "Of 40 MCP servers whose demands are known, 100% list their tools to anybody and 0% ask for OAuth.",
        "MCP 2025-11-25 is the newest version that 100% of 40 MCP servers speak.",
        "Of 40 hosts probed so far, 0% refuse us and 0% could not be reached.",
    ):
        assert said in text
    assert "API catalog is the rarest" not in text  # of no site its answer is known
    for name in figures.FIGURES:
        data = client.get(f"/benchmark/figures/{name}.json").json()
        lines = list(csv.DictReader(io.StringIO(client.get(f"/benchmark/figures/{name}.csv").text)))
        assert data["data_as_of"] == "2026-11-20"
        assert len(lines) == len(data["rows"])
        for line, row in zip(lines, data["rows"], strict=True):
            assert line["data_as_of"] == "2026-11-20"
            assert (line["row"], line["column"], int(line["count"])) == (
                row["row"],
                row["column"],
                row["count"],
            )
            assert (row["percent"] is None) == (row["of"] < figures.LEAST_KNOWN)
    assert client.get("/benchmark/figures/nothing.csv").status_code == 404
    countries = client.get("/benchmark/figures/countries.json").json()["rows"]
    assert {(row["row"], row["of"]) for row in countries} >= {
        ("Norway (20)", 20),
        ("United Kingdom (20)", 20),
    }
    (yes, unknown) = client.get("/benchmark/figures/checks.json").json()["rows"][:2]
    assert (yes["column"], yes["count"], yes["percent"]) == ("Yes", 0, 0.0)
    assert (unknown["column"], unknown["count"], unknown["of"]) == ("Unknown", 0, 40)


def test_the_page_for_owners_names_the_probe_as_it_names_itself(client, settings):
    settings.CONTACT_EMAIL = "operator@index.example"
    page = client.get("/bot").text
    assert f"AgentReadinessIndex/1.9 (+{settings.BASE_URL}/bot)" in page
    assert "operator@index.example" in page


def test_every_page_leads_to_the_others_and_the_sitemap_has_them(client, settings):
    home, sitemap = client.get("/").text, b"".join(client.get("/sitemap/pages.xml")).decode()
    for path in ("/type/", "/country/", "/benchmark", "/bot", "/terms", "/privacy", "/submit"):
        assert f'href="{path}"' in home
        assert f"<loc>{settings.BASE_URL}{path}</loc>" in sitemap


VERSIONED = [
    (check, change.version) for check in CheckId for change in CHANGELOG if is_asked_in(check, change.version)
]


# One view makes all pages: these are of each check the newest and the oldest, and one of each version.
SHOWN = {
    *{check: (check, version) for check, version in VERSIONED}.values(),
    *{check: (check, version) for check, version in reversed(VERSIONED)}.values(),
    *{version: (check, version) for check, version in VERSIONED}.values(),
}


def test_each_check_has_its_questions_in_every_version_that_asks_it():
    assert [pair for pair in VERSIONED if not prose_of(*pair).asked] == []


@each(("check", "version"), sorted(SHOWN))
def test_each_check_has_a_page_of_every_version_that_asks_it(client, settings, check, version):
    path = f"/benchmark/{check.value}/{version}"
    page, twin = client.get(path), client.get(f"{path}.md")
    assert page.status_code == twin.status_code == 200
    assert f'<link rel="canonical" href="{settings.BASE_URL}{path}">' in page.text
    assert f"rubric {version}" in page.text
    assert (f'href="/benchmark/{check.value}">See the current version' in page.text) == (
        version != RUBRIC_VERSION
    )
    assert f"{settings.BASE_URL}{path}" in twin.text
    assert prose_of(check, version).asked[0] in unescape(page.text)


def test_every_wording_belongs_to_a_version_of_the_changelog_newest_first():
    known = [change.version for change in CHANGELOG]
    for check in CheckId:
        versions = [prose.version for prose in CHECKS[check].wordings]
        assert versions == sorted(versions, key=known.index)


@pytest.mark.parametrize(
    "path", ["/benchmark/webmcp/1.0", "/benchmark/mcp_server/9.9", "/benchmark/nothing/1.0"]
)
def test_a_version_that_did_not_ask_it_has_no_page(client, path):
    assert client.get(path).status_code == 404


def test_a_report_leads_to_the_version_that_it_was_graded_under(client):
    published.listed("larkspur.test", rubric_version="1.1")
    page = client.get("/site/larkspur.test").text
    assert 'href="/benchmark/mcp_server/1.1"' in page
    assert 'href="/benchmark/webmcp"' in page


def days_of(client, since, *, moved=None):
    for n, percent in enumerate((10, 20, 40)):
        DayFigures.objects.create(
            day=since + timedelta(days=n),
            listed=100,
            by_score=[0, 0, 100, 0, 0, 0],
            by_check={check.value: [0, 100 - percent, percent] for check in CheckId},
        )
    if moved:
        detail = {"answers": {"llms_txt": ["yes", "no"]}}
        ListingEvent.objects.create(
            host="a.test", at=timezone.now(), kind="changed", score=1, detail=detail, cause="rubric",
            rubric_version=moved,
        )  # fmt: skip
    published.listed("larkspur.test")
    return client.get("/benchmark").text


def test_the_change_from_day_to_day_is_drawn_with_its_percentages_and_axis(client):
    page = days_of(client, date(2026, 11, 1))
    assert page.count('points="34.0,90.8 165.0,81.6 296.0,63.2"') == 5
    assert "<strong>llms.txt</strong>: 10% to 40%" in page
    for mark in ("100%</text>", "50%</text>", "2026-11-01</text>", "2026-11-03</text>"):
        assert page.count(mark) == 5
    line = "2026-11-20,2026-11-03,llms.txt,40,100,40.0"
    assert line in client.get("/benchmark/figures/days.csv").text


def test_what_a_rubric_moved_is_shaded_for_that_check_alone(client):
    newest = CHANGELOG[0]
    page = days_of(client, newest.on - timedelta(days=2), moved=newest.version)
    (shaded,) = re.findall(r'<rect class="moved" x="([\d.]+)" y="8" width="([\d.]+)"', page)
    assert shaded == ("165.0", "131.0")
    assert re.search(r"llms.txt: 10% on [^>]+><rect class=\"moved\"", page)
    assert "a new <a" in page


def test_of_years_only_recent_days_and_the_last_of_each_week_are_shown(client):
    first = date(2025, 1, 6)
    DayFigures.objects.bulk_create(
        DayFigures(day=first + timedelta(days=n), listed=n, by_score=[0] * 6, by_check={}) for n in range(600)
    )
    dates = [date.fromisoformat(row["day"]) for row in charts.days_of_index()]
    assert dates == sorted(dates)
    assert dates[-charts.RECENT :] == [first + timedelta(days=n) for n in range(600 - charts.RECENT, 600)]
    assert {day.isoweekday() for day in dates[: -charts.RECENT - 1]} == {7}
