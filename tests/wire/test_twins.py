"""Every page as markdown and as JSON."""

import re
from urllib.parse import urlsplit

import pytest
from lxml import etree, html

from index.values.vocabulary import VERSION
from tests import published
from tests.each import each
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

NOT_IN_THE_SITEMAP = (
    "/?q=books", "/type/ecommerce", "/country/GB", "/agent/auth/claim", "/site/larkspur.test/wrong",
    "/site/larkspur.test/again"
)  # fmt: skip
FORMS = ("/submit", "/watch", "/check", "/site/larkspur.test/wrong", "/site/larkspur.test/again")


@pytest.fixture
def paths():
    published.listed("larkspur.test")
    places = [
        place
        for path in ("/sitemap/pages.xml", last_of("/sitemap.xml"))
        for place in etree.fromstring(caller().get(path).getvalue()).xpath("//*[local-name()='loc']/text()")
    ]
    return [*(urlsplit(place).path for place in places), *NOT_IN_THE_SITEMAP]


def last_of(path):
    index = etree.fromstring(caller().get(path).getvalue())
    return urlsplit(index.xpath("//*[local-name()='loc']/text()")[-1]).path


def twins_of(answer):
    found = re.findall(r'<([^>]+)>; rel="alternate"; type="([^"]+)"', answer["Link"])
    return {media_type: address.removeprefix("http://127.0.0.1:8000") for address, media_type in found}


def test_every_page_names_twins_that_are_there(paths):
    assert len(paths) > 30
    for path in paths:
        page = caller().get(path)
        assert (page.status_code, page["Content-Type"]) == (200, "text/html; charset=utf-8"), path
        twins = twins_of(page)
        assert set(twins) == {"text/markdown", "application/json"}, path
        markdown = caller().get(twins["text/markdown"])
        assert markdown["Content-Type"] == "text/markdown; charset=utf-8", path
        assert markdown.text.startswith("# "), path
        if not path.startswith(
            ("/docs/", "/benchmark/")
        ):  # Of those test_openapi.py and test_reading.py say it
            assert caller().get(path, headers={"accept": "text/markdown"}).text == markdown.text, path
        data = caller().get(twins["application/json"])
        assert data["Content-Type"].startswith("application/json"), path
        assert isinstance(data.json(), dict), path


@each("path", FORMS)
def test_the_data_of_a_form_are_what_it_asks_for_and_its_twins_take_nothing(path):
    published.listed("larkspur.test")
    data = caller().get(f"{path}.json").json()
    assert caller().get(path, headers={"accept": "application/json"}).json() == data
    assert data["address"] == f"http://127.0.0.1:8000{path}"
    fields = html.fromstring(caller().get(path).content).xpath("//main//form//*[@name]/@name")
    assert set(data["fields"]) == set(fields) - {"csrfmiddlewaretoken"}
    for suffix in (".json", ".md"):
        refused = caller().post(f"{path}{suffix}", "{}", content_type="application/json")
        assert (refused.status_code, refused["Allow"]) == (405, "GET, HEAD, OPTIONS")


def test_a_form_of_a_site_that_is_not_listed_has_no_twins():
    for suffix in ("", ".json", ".md"):
        absent = caller().get(f"/site/nobody.test/wrong{suffix}", headers={"accept": "text/markdown"})
        assert (absent.status_code, "Link" in absent) == (404, False)


@each("path", ["/type/", "/country/GB", "/benchmark", "/benchmark/mcp_server", "/bot"])
def test_a_page_by_accept_is_its_twin(path):
    published.listed("larkspur.test")
    twin = twins_of(caller().get(path))["application/json"]
    assert caller().get(path, headers={"accept": "application/json"}).json() == caller().get(twin).json()


def test_the_data_of_a_list_are_its_rows_as_find_gives_them():
    published.listed("larkspur.test")
    data = caller().get("/country/GB.json").json()
    assert (data["total"], data["page"], data["pages"]) == (1, 1, 1)
    assert data["rows"] == caller().get("/api/find?country=GB").json()["results"]


def test_the_data_of_the_benchmark_are_words_and_figures_and_no_drawing():
    published.listed("larkspur.test")  # else its data are of today, which may end in between
    data = caller().get("/benchmark.json").json()
    assert {"checks", "tiers", "changelog", "releases", "figures", "reasons"} <= set(data)
    assert "lines" not in data
    assert data["releases"][0]["version"] == VERSION
    assert data["figures"] == caller().get("/api/stats").json()


@each(
    "path",
    ["/type/nothing.json", "/country/XX.json", "/benchmark/nothing.json", "/type/ecommerce.json?page=9"],
)
def test_a_page_that_is_none_has_no_data_but_the_error_object(path):
    got = caller().get(path)
    assert (got.status_code, got.json()["code"]) == (404, "NOT_FOUND")
