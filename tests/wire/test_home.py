"""The home page."""

import html
import re

import lxml.html
import pytest

from index.values.findings import Tool
from index.values.vocabulary import EntityType
from tests import published
from tests.each import each
from tests.wire.rpc import caller

SCRIPT = re.compile(
    r'(?<!\\)<script(?! src="/(?:webmcp|static/complete(?:\.[0-9a-f]+)?)\.js" defer></script>)'
)  # Any script but our own

pytestmark = pytest.mark.django_db

HOSTILE = '"><script>alert(1)</script> [x](javascript:alert(1))\u202e\n# h'


@pytest.fixture
def client():
    """A caller of its own, whose searches others do not use up."""
    return caller()


def text_of(answer) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.text))


@each("path", ["/", "/index.md"])
def test_an_empty_index_says_so(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert "The index is empty" in text_of(answer)


@each("path", ["/", "/index.md"])
def test_hostile_queries_and_filters_stay_words(client, path):
    answer = client.get(path, {"q": HOSTILE, "country": HOSTILE, "entity_type": HOSTILE})
    assert answer.status_code == 400
    assert not re.search(SCRIPT, answer.text)
    assert "\u202e" not in answer.text
    assert "\n# h" not in answer.text


@each("path", ["/", "/index.md"])
def test_hostile_results_stay_words(client, path):
    published.listed("shop.test", display_name=f"Shop {HOSTILE}", mcp_tools=(Tool(f"shop {HOSTILE}"),))
    answer = client.get(path, {"q": "larkspur"})
    assert "shop.test" in answer.text
    assert not re.search(SCRIPT, answer.text)
    assert "\u202e" not in answer.text
    assert "\n# h" not in answer.text


def words_of(answer) -> str:
    """The text without marks of HTML or of markdown."""
    if answer["Content-Type"].startswith("text/html"):
        return html.unescape(text_of(answer))
    return re.sub(r"\s+", " ", answer.text).replace("\\", "").replace("`", "").replace("; its", ". Its")


@each("path", ["/", "/index.md"])
def test_a_result_shows_name_host_score_tier_and_date(client, path):
    published.listed("larkspur.test")
    text = words_of(client.get(path, {"q": "second-hand books"}))
    for fact in ("Larkspur Books", "larkspur.test", "3 of 5", "probe-verified", "2026-11-20"):
        assert fact in text


@each("path", ["/", "/index.md"])
@pytest.mark.parametrize(
    ("q", "why"),
    [
        ("searching", "Its tool: search_books"),
        ("orders", "Its tool: placeOrder"),
    ],
)
def test_every_result_is_quoted_where_it_matches_as_the_row_of_find_is(client, path, q, why):
    with published.together():
        published.listed("larkspur.test")
        published.listed("other.test")
    text = words_of(client.get(path, {"q": q})).replace('"', "")
    assert text.count(why) == 2
    for row in client.get("/api/find", {"q": q}).json()["results"]:
        assert f"Its {row['why']['source']}: {row['why']['quote']}" in text


@each("path", ["/", "/index.md"])
@each("q", ["larkspur", "post"])
def test_what_a_row_says_already_is_not_quoted_again(client, path, q):
    published.listed("larkspur.test")
    text = words_of(client.get(path, {"q": q}))
    assert text.count("Second-hand books by post.") == 1
    assert not re.search("Its (name|description)", text)


@each("path", ["/", "/index.md"])
def test_what_matches_is_quoted_and_stays_words(client, path):
    hostile = f"unguent {HOSTILE}"
    with published.together():
        published.listed("named.test", name=hostile, display_name=hostile)
        published.listed("described.test", description=hostile)
        published.listed("tool.test", mcp_tools=(Tool(hostile, hostile),))
    answer = client.get(path, {"q": "unguent"})
    for place in ("name", "tool"):
        assert f"Its {place}: " in words_of(answer)
    assert not re.search(SCRIPT, re.sub(r"(`+).*?\1", "", answer.text))
    assert "\u202e" not in answer.text
    assert "\n# h" not in answer.text


@each("path", ["/", "/index.md"])
def test_no_match_is_said_and_nothing_nearby_is_shown(client, path):
    published.listed("larkspur.test")
    answer = client.get(path, {"q": "zeppelin insurance"})
    assert answer.status_code == 200
    assert "No match" in text_of(answer)
    assert "Nothing nearby is offered" in text_of(answer)
    assert "larkspur.test" not in answer.text


@each("path", ["/", "/index.md"])
def test_a_filter_says_in_words_what_it_left_out(client, path):
    with published.together():
        published.listed("larkspur.test")
        published.listed("other.test", country=None)
    text = text_of(client.get(path, {"country": "gb"}))
    assert "1 site" in text
    assert "1 of 2 listed sites pass, 0 do not, 1 are unknown" in text


@each(
    ("given", "named", "valid"),
    [
        ({"entity_type": "shop"}, "entity_type", EntityType.ECOMMERCE.value),
        ({"country": "XX"}, "country", "GB"),
        ({"has_mcp": "perhaps"}, "has_mcp", "true"),
    ],
)
@each("path", ["/", "/index.md"])
def test_a_value_outside_its_vocabulary_is_named_with_what_is_allowed(client, path, given, named, valid):
    answer = client.get(path, given)
    assert answer.status_code == 400
    said = text_of(answer).replace("\\", "")
    assert "This filter can't be applied" in said
    assert named in said
    assert re.search(rf"\b{valid}\b", said)


@pytest.mark.parametrize("accept", ["application/json", "application/json, text/html;q=0.5"])
def test_a_program_that_asks_the_home_page_gets_the_error_object(client, accept):
    answer = client.get("/", {"entity_type": "zzz"}, headers={"accept": accept})
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/json")
    assert answer["Vary"] == "Accept, Accept-Encoding"
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
    assert '<option value="GB" selected>United Kingdom</option>' in page
    assert '<option value="media" selected>Media</option>' in page
    assert 'name="has_md" value="true" checked' in page
    assert 'name="has_mcp" value="true">' in page
    assert "Filters (3 set)" in page


def test_a_blank_form_is_no_search(client):
    page = client.get("/", {"q": "", "country": "", "entity_type": ""})
    assert page.status_code == 200
    assert "No match" not in page.text


@each("path", ["/", "/index.md"])
@each("text", ["larkspur.test", "https://LARKSPUR.test/shop?x=1", " larkspur.test. "])
def test_a_listed_host_in_the_box_shows_its_verdict_first(client, path, text):
    published.listed("larkspur.test")
    answer = client.get(path, {"q": text})
    assert answer.status_code == 200
    said = words_of(answer)
    for fact in ("Report for larkspur.test", "Larkspur Books", "3 of 5", "probe-verified", "2026-11-20"):
        assert fact in said
    assert "/site/larkspur.test" in answer.text
    assert "No match" not in said


@each("path", ["/", "/index.md"])
@pytest.mark.parametrize("make", [None, published.unlisted, published.declined, published.removed])
@each("host", ["python.org", "never.test"])
def test_a_host_that_is_not_listed_is_said_to_be_so_whatever_is_known_of_it(client, path, make, host):
    before = client.get(path, {"q": host})
    if make:
        make(host)
    answer = client.get(path, {"q": host})
    assert answer.status_code == 200
    assert f"{host} is not in the index" in words_of(answer)
    assert "That says nothing about the site" in answer.text
    assert "/submit" in answer.text
    assert "No match" not in answer.text
    assert answer.content == before.content


@each("path", ["/", "/index.md"])
def test_what_a_host_name_matches_as_words_follows_its_own_report(client, path):
    published.listed("larkspur.test", description="Like node.js, but for books.")
    said = words_of(client.get(path, {"q": "node.js"}))
    assert said.index("node.js is not in the index") < said.index("1 result")
    assert "larkspur.test" in said


@each("text", ["books", "127.0.0.1", "ftp://a.org", "x" * 9000, "a." * 5000])
def test_what_is_no_host_is_only_a_search(client, text):
    answer = client.get("/", {"q": text})
    assert answer.status_code == 200
    assert "is not in the index" not in answer.text
    assert "No match" in answer.text


@each("path", ["/", "/index.md"])
def test_links_to_the_other_forms_of_a_search_keep_it(client, settings, path):
    asked = {"q": 'a&b "ü"', "has_md": "true", "country": "GB", "utm_source": "x", "entity_type": ""}
    answer = client.get(path, asked)
    query = "?q=a%26b+%22%C3%BC%22&country=GB&has_md=true"
    assert f'<{settings.BASE_URL}/{query}>; rel="canonical"' in answer["Link"]
    assert f'<{settings.BASE_URL}/index.md{query}>; rel="alternate"' in answer["Link"]
    if path == "/":
        escaped = query.replace("&", "&amp;")
        assert f'<a href="/index.md{escaped}">as markdown</a>' in answer.text
        assert f'<link rel="canonical" href="{settings.BASE_URL}/{escaped}">' in answer.text


@pytest.mark.parametrize("query", [f"q={'a' * 9000}", "&".join(["q=%0d%0aX-A:b"] * 500), "q=%ff%00"])
def test_a_hostile_query_keeps_the_link_header_short_and_whole(client, query):
    answer = client.get(f"/?{query}")
    assert len(answer["Link"]) < 3000
    assert not {"\r", "\n", "\0"} & set(answer["Link"])
    assert "X-A" not in answer


def test_a_visit_without_a_search_shows_what_is_new(client):
    with published.together():
        for day, host in enumerate(("a", "b", "c", "d", "e", "f"), start=1):
            published.listed(f"{host}.test", probed_at=published.PROBED.replace(day=day))
    page = client.get("/")
    assert re.findall(r'<a href="/site/([a-z.]+)">', page.text) == [f"{host}.test" for host in "fedcb"]
    twin = client.get("/index.md").text
    assert re.findall(r"`([a-f]\.test)`", twin) == [f"{host}.test" for host in "fedcb"]
    for link in ("/api/stats", "/openapi.json", "/submit"):
        assert f'href="{link}"' in page.text
        assert client.get(link).status_code == 200
    assert "Newly listed" not in client.get("/", {"q": "books"}).text


@pytest.mark.parametrize("query", [{}, {"has_webmcp": "true"}, {"q": "zeppelin", "has_webmcp": "true"}])
def test_people_read_words_where_programs_read_codes(client, query):
    published.listed("larkspur.test")
    page = client.get("/", query).text
    assert "has_webmcp=true" not in text_of(client.get("/", query))
    assert "Only sites where" in page
    if query:
        assert "WebMCP tools Remove" in text_of(client.get("/", query))


@each("path", ["/", "/index.md", "/?country=XX", "/?q=books"])
def test_pages_of_any_origin_may_read_the_home_page(client, path):
    answer = client.get(path, headers={"origin": "https://agent.example"})
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert "Set-Cookie" not in answer.headers
    assert "Cookie" not in answer["Vary"]
    assert not answer.cookies


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
    assert answer["Vary"] == "Accept, Accept-Encoding"
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
    with published.together():
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


NAMES = (
    "search_books",
    "-x",
    "a b",
    '"><script>alert(1)</script>',
    "#",
    "\u202ebooks",
    "x" * 300,
    "Books.v2",
)


def test_tools_of_a_result_link_to_themselves_on_its_report(client):
    many = tuple(Tool(f"list_{n}", "Lists shelves.") for n in range(40))
    hostile = tuple(Tool(name, f"Finds unguent{n}.") for n, name in enumerate(NAMES))
    in_page = (Tool("search_books", "Finds second-hand books."),)
    everything = " ".join(tool.description for tool in hostile)
    published.listed(
        "larkspur.test", description=everything, mcp_tools=(*many, *hostile, *hostile), webmcp_tools=in_page
    )
    ids = lxml.html.fromstring(client.get("/site/larkspur.test.html").text).xpath("//@id")
    assert len(ids) == len(set(ids))
    assert {"tool-search_books", "webmcp-tool-search_books", "tool-list_39"} <= set(ids)
    assert not [one for one in ids if re.search(r"[^A-Za-z0-9_.-]", one)]
    for n, name in enumerate(NAMES):
        page = lxml.html.fromstring(client.get("/", {"q": f"unguent{n}"}).text)
        links = page.xpath("//ul[@class='why']//a/@href")
        if "<" in name:  # no quote holds markup
            assert not links
            continue
        (link,) = links
        address, _, anchor = link.partition("#")
        assert address == "/site/larkspur.test"
        assert anchor in ids, name
