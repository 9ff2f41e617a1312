"""The home page: what this is, one search box, honest answers."""

import re

import pytest

from index.findings import Tool
from index.vocabulary import EntityType
from tests import published

pytestmark = pytest.mark.django_db

HOSTILE = '"><script>alert(1)</script> [x](javascript:alert(1))\u202e\n# h'


def text_of(answer) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.text))


@pytest.mark.parametrize("path", ["/", "/index.md"])
def test_an_empty_index_says_so(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert "The index is empty" in text_of(answer)


@pytest.mark.parametrize("path", ["/", "/index.md"])
def test_hostile_queries_and_filters_stay_words(client, path):
    answer = client.get(path, {"q": HOSTILE, "country": HOSTILE, "entity_type": HOSTILE})
    assert answer.status_code == 400
    assert not re.search(r"(?<!\\)<script", answer.text)
    assert "\u202e" not in answer.text
    assert "\n# h" not in answer.text


@pytest.mark.parametrize("path", ["/", "/index.md"])
def test_hostile_results_stay_words(client, path):
    published.listed("shop.test", display_name=f"Shop {HOSTILE}", mcp_tools=(Tool(f"shop {HOSTILE}"),))
    answer = client.get(path, {"q": "larkspur"})
    assert "shop.test" in answer.text
    assert not re.search(r"(?<!\\)<script", answer.text)
    assert "\u202e" not in answer.text
    assert "\n# h" not in answer.text


@pytest.mark.parametrize("path", ["/", "/index.md"])
def test_a_result_shows_name_host_score_tier_date_and_the_tools_that_match(client, path):
    published.listed("larkspur.test")
    text = text_of(client.get(path, {"q": "second-hand books"})).replace("\\", "").replace("`", "")
    for fact in ("Larkspur Books", "larkspur.test", "3 of 5", "probe-verified", "2026-11-20", "search_books"):
        assert fact in text
    assert "placeOrder" not in text


def test_a_tool_in_camel_case_matches_by_its_words(client):
    published.listed("larkspur.test")
    assert "placeOrder" in client.get("/", {"q": "order"}).text


@pytest.mark.parametrize("path", ["/", "/index.md"])
def test_no_match_is_said_and_nothing_nearby_is_shown(client, path):
    published.listed("larkspur.test")
    answer = client.get(path, {"q": "zeppelin insurance"})
    assert answer.status_code == 200
    assert "No match" in text_of(answer)
    assert "Nothing nearby is offered" in text_of(answer)
    assert "larkspur.test" not in answer.text


@pytest.mark.parametrize("path", ["/", "/index.md"])
def test_a_filter_says_in_words_what_it_left_out(client, path):
    published.listed("larkspur.test")
    published.listed("other.test", country=None)
    text = text_of(client.get(path, {"country": "gb"}))
    assert "1 of 1 site" in text
    assert "1 of 2 listed sites satisfy it, 0 do not, 1 are unknown" in text


@pytest.mark.parametrize(
    ("given", "named", "valid"),
    [
        ({"entity_type": "shop"}, "entity_type", EntityType.ECOMMERCE.value),
        ({"country": "XX"}, "country", "GB"),
        ({"has_mcp": "perhaps"}, "has_mcp", "true"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/index.md"])
def test_a_value_outside_its_vocabulary_is_named_with_what_is_allowed(client, path, given, named, valid):
    answer = client.get(path, given)
    assert answer.status_code == 400
    said = text_of(answer).replace("\\", "")
    assert "That filter cannot be applied" in said
    assert named in said
    assert re.search(rf"\b{valid}\b", said)


@pytest.mark.parametrize("accept", ["application/json", "application/json, text/html;q=0.5"])
def test_a_program_that_asks_the_home_page_gets_the_error_object(client, accept):
    answer = client.get("/", {"entity_type": "zzz"}, headers={"accept": accept})
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/json")
    assert answer["Vary"] == "Accept"
    assert answer.json()["code"] == "INVALID_FILTER_VALUE"
    assert EntityType.MEDIA in answer.json()["valid"]


@pytest.mark.parametrize(("path", "media"), [("/", "text/html"), ("/index.md", "text/markdown")])
def test_a_reader_gets_the_page_with_the_error(client, path, media):
    accept = "text/html, application/json;q=0.9" if path == "/" else "application/json"
    answer = client.get(path, {"entity_type": "zzz"}, headers={"accept": accept})
    assert answer.status_code == 400
    assert answer["Content-Type"].startswith(media)


def test_the_form_keeps_what_was_asked(client):
    page = client.get(
        "/", {"q": 'books & "maps"', "country": "GB", "entity_type": "media", "has_md": "true"}
    ).text
    assert 'value="books &amp; &quot;maps&quot;"' in page
    assert 'name="country" value="GB"' in page
    assert "<option selected>media</option>" in page
    assert 'name="has_md" value="true" checked' in page
    assert 'name="has_mcp" value="true">' in page
    assert "<details open>" in page


def test_a_blank_form_is_no_search(client):
    page = client.get("/", {"q": "", "country": "", "entity_type": ""})
    assert page.status_code == 200
    assert "No match" not in page.text


def test_a_host_in_the_box_leads_to_its_report_whether_or_not_it_is_listed(client):
    published.listed("example.com")
    for host in ("example.com", "example.org"):
        assert f'<a href="/site/{host}">' in client.get("/", {"q": f"https://{host}/shop"}).text


@pytest.mark.parametrize(
    ("path", "accept", "media"),
    [
        ("/", "*/*", "text/html; charset=utf-8"),
        ("/", "text/html,application/xhtml+xml,*/*;q=0.8", "text/html; charset=utf-8"),
        ("/", "text/markdown", "text/markdown; charset=utf-8"),
        ("/", "application/json", "text/html; charset=utf-8"),
        ("/index.md", "text/html", "text/markdown; charset=utf-8"),
    ],
)
def test_the_home_page_is_negotiated_and_has_a_twin(client, settings, path, accept, media):
    answer = client.get(path, headers={"accept": accept})
    assert answer.status_code == 200
    assert answer["Content-Type"] == media
    assert answer["Vary"] == "Accept"
    assert f'<{settings.BASE_URL}/index.md>; rel="alternate"; type="text/markdown"' in answer["Link"]
    assert "default-src 'none'" in answer["Content-Security-Policy"]


def test_the_markdown_is_about_the_same_page(client):
    published.listed("larkspur.test")
    page, twin = text_of(client.get("/")), client.get("/index.md").text
    assert twin.startswith("# Which websites can an AI agent really use?\n")
    for sentence in re.findall(r"The Agent-Readiness Index asks.*?seen\.", twin):
        assert sentence in page
    assert "Sites listed: 1" in twin


def test_the_results_are_those_of_the_interface_for_programs(client):
    for n in range(3):
        published.listed(f"shop{n}.test")
    rows = client.get("/api/find", {"q": "books"}).json()["results"]
    shown = re.findall(r'<h3><a href="/site/([^"]+)">', client.get("/", {"q": "books"}).text)
    assert shown == [row["host"] for row in rows]


def test_the_home_page_has_one_main_heading_and_labels_every_control(client):
    page = client.get("/").text
    assert page.count("<h1") == 1
    ids = set(re.findall(r'<(?:input|select) id="([^"]+)"', page))
    assert ids == set(re.findall(r'<label for="([^"]+)"', page))
