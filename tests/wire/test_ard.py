"""The registry of Agentic Resource Discovery (ARD 0.91): POST /search and GET /agents/{id}."""

import json
import re
from urllib.parse import quote

import jsonschema
import pytest
from django.core.cache import cache
from django.db import connection
from django.test import Client

from agentauth import quota
from index.filters import FILTERS, FLAG
from index.values.catalog_ids import EntryType as Type
from index.values.findings import Tool
from index.values.vocabulary import Answer, CheckId, EntityType
from protocols.ard.request import CatalogSearch
from tests import published
from tests.each import each
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

SCHEMA = jsonschema.Draft202012Validator(CatalogSearch.model_json_schema())
QUESTION = {"query": {"text": "second-hand books by post"}}
OWN = "urn:air:larkspur.test:mcp:books/second-hand"


def of_type(media_type):
    return {"query": {**QUESTION["query"], "filter": {"type": media_type}}}


@pytest.fixture
def client() -> Client:
    return caller()


@pytest.fixture(autouse=True)
def _base(settings):
    settings.BASE_URL = "https://index.example"
    cache.clear()


@pytest.fixture
def shop():
    return published.listed("larkspur.test")


def ask(client, body, **options):
    text = body if isinstance(body, str | bytes) else json.dumps(body)
    return client.post(
        "/search", text, content_type=options.pop("content_type", "application/json"), **options
    )


def answers(**changed):
    checks = dict(published.finding("x.test").checks)
    for name, answer in changed.items():
        check = CheckId(name)
        checks[check] = type(checks[check])(
            answer=answer, reason=checks[check].reason, detail="", evidence=()
        )
    return checks


# --- What is found ---


def test_a_search_finds_what_find_finds_in_its_order(client):
    with published.together():
        for n, what in enumerate(
            ("second-hand books by post", "books by post, second-hand", "post of second-hand books")
        ):
            published.listed(
                f"shop{n}.test", name=f"A shop for {what}", display_name=f"Shop {n}", description=what
            )
    found = ask(client, QUESTION).json()["results"]
    rows = client.get("/api/find", {"q": QUESTION["query"]["text"]}).json()["results"]
    assert [one["metadata"]["host"] for one in found] == [row["host"] for row in rows]
    assert len(found) > 1


def test_each_result_has_all_that_the_standard_asks_of_it(client, shop):
    (one,) = ask(client, QUESTION).json()["results"]
    assert one["identifier"] == one["metadata"]["report"]
    assert one["tags"] == ["ecommerce"]
    assert one["displayName"] == "Larkspur Books"
    assert (one["type"], one["url"]) == ("application/mcp-server-card+json", "https://larkspur.test/mcp")
    assert one["capabilities"] == ["search_books", "placeOrder"]
    assert one["source"] == "https://index.example/"
    assert one["metadata"]["report"] == "https://index.example/site/larkspur.test"
    assert one["metadata"]["verifiedAt"] == "2026-11-20"


def test_a_score_is_the_likeness_of_its_own_site_in_percent(client, shop):
    published.listed(
        "boats.test", name="Boats", display_name="Boats", description="Boats and second-hand sails."
    )
    found = ask(client, QUESTION).json()["results"]
    best = client.get("/api/find", {"q": QUESTION["query"]["text"]}).json()["top_similarity"]
    scores = [one["score"] for one in found]
    assert all(isinstance(score, int) and 0 <= score <= 100 for score in scores)
    assert max(scores) == round(100 * best)


def test_a_result_says_how_near_it_is_and_why_as_find_does(client, shop):
    (one,) = ask(client, QUESTION).json()["results"]
    (row,) = client.get("/api/find", {"q": QUESTION["query"]["text"]}).json()["results"]
    assert (one["similarity"], one["why"]) == (row["similarity"], row["why"])


@pytest.mark.parametrize(
    ("changes", "media_type", "url"),
    [
        ({}, Type.MCP, "https://x.test/mcp"),
        (
            {"mcp_server": Answer.NO, "other_wellknown": {"a2a_agent_card": {
                "answer": "yes", "url": "https://x.test/.well-known/agent-card.json", "detail": ""}}},
            Type.A2A, "https://x.test/.well-known/agent-card.json",
        ),
        (
            {"mcp_server": Answer.NO, "api_catalog": Answer.YES},
            "application/linkset+json", "https://x.test/.well-known/api-catalog",
        ),
        ({"mcp_server": Answer.NO, "markdown_negotiation": Answer.YES}, "text/markdown", "https://x.test/"),
        ({"mcp_server": Answer.UNKNOWN}, "text/html", "https://x.test/"),
    ],
)  # fmt: skip
def test_an_entry_is_of_the_most_that_answered_the_probe_and_never_of_what_is_unknown(
    client, changes, media_type, url
):
    given = {name: value for name, value in changes.items() if name != "other_wellknown"}
    others = {name: value for name, value in changes.items() if name == "other_wellknown"}
    endpoint = {} if not given or "mcp_server" not in given else {"mcp_endpoint": None, "mcp_tools": ()}
    published.listed("x.test", checks=answers(**given), **others, **endpoint)
    entry = client.get("/agents/x.test").json()
    assert (entry["type"], entry["url"]) == (media_type, url)


def test_nothing_matches_is_an_empty_list_and_no_nearest_guess(client, shop):
    got = ask(client, {"query": {"text": "zeppelin insurance for astronauts"}})
    assert (got.status_code, got.json()) == (200, {"results": [], "possibleCount": 0})


@pytest.mark.parametrize("state", ["unlisted", "declined", "removed"])
def test_a_site_that_is_not_listed_is_in_no_answer(client, state):
    getattr(published, state)("gone.test")
    assert ask(client, {"query": {"text": "gone.test books"}}).json()["results"] == []
    refused = client.get("/agents/gone.test")
    assert refused.status_code == 404
    assert refused.content == client.get("/agents/never.test").content


def test_a_page_is_as_long_as_asked_and_never_longer_than_find(client):
    with published.together():
        for n in range(28):
            published.listed(f"shop{n}.test", mcp_tools=(Tool(f"search_{n}"),))
    for asked, given in ((None, 10), (1, 1), (25, 25), (100, 25)):
        assert len(ask(client, {**QUESTION, "pageSize": asked}).json()["results"]) == given


@pytest.mark.parametrize(
    ("constraint", "hosts"),
    [
        ({"type": ["application/mcp-server-card+json"]}, ["larkspur.test"]),
        ({"type": "application/mcp-server-card+json"}, ["larkspur.test"]),
        ({"country": ["fr"]}, ["librairie.test"]),
        ({"entity_type": "media"}, ["librairie.test"]),
        ({"country": "FR", "entity_type": ["ecommerce"]}, []),
        ({"has_endpoint": True}, ["larkspur.test"]),
        ({"transactional": "false"}, ["larkspur.test", "librairie.test"]),
        ({}, ["larkspur.test", "librairie.test"]),
        (
            {"type": None, "country": None, "has_md": None, "entity_type": None},
            ["larkspur.test", "librairie.test"],
        ),
        (None, ["larkspur.test", "librairie.test"]),
    ],
)
def test_a_filter_narrows_as_in_find(client, shop, constraint, hosts):
    published.listed(
        "librairie.test", country="FR", entity_type=EntityType.MEDIA,
        checks=answers(mcp_server=Answer.NO, api_catalog=Answer.NO), mcp_endpoint=None, mcp_tools=(),
    )  # fmt: skip
    found = ask(client, {"query": {"text": "second-hand books by post", "filter": constraint}}).json()[
        "results"
    ]
    assert sorted(one["metadata"]["host"] for one in found) == hosts


@pytest.mark.parametrize(
    ("types", "kinds"),
    [
        (Type.MCP, {"both.test": Type.MCP}),
        (Type.A2A, {"both.test": Type.A2A, "agent.test": Type.A2A}),
        (Type.API_CATALOG, {"catalog.test": Type.API_CATALOG}),
        (
            [Type.MCP, Type.API_CATALOG],
            {"catalog.test": Type.API_CATALOG, "both.test": Type.MCP},
        ),
        (
            [Type.A2A, "application/agent-skills+zip"],
            {"both.test": Type.A2A, "agent.test": Type.A2A},
        ),
        (Type.MARKDOWN, {"catalog.test": Type.MARKDOWN}),
        (
            [Type.PAGE, Type.MCP],
            {"both.test": Type.MCP, "agent.test": Type.PAGE, "catalog.test": Type.PAGE},
        ),
    ],
)
def test_a_type_is_found_wherever_a_site_offers_it_beside_others(client, types, kinds):
    card = {
        "a2a_agent_card": {"answer": "yes", "url": "https://x.test/.well-known/agent-card.json", "detail": ""}
    }
    none = {"mcp_endpoint": None, "mcp_tools": ()}
    with published.together():
        published.listed("both.test", other_wellknown=card)
        published.listed(
            "agent.test",
            other_wellknown=card,
            checks=answers(mcp_server=Answer.NO, api_catalog=Answer.NO),
            **none,
        )
    both = answers(mcp_server=Answer.NO, api_catalog=Answer.YES, markdown_negotiation=Answer.YES)
    published.listed("catalog.test", checks=both, **none)
    found = ask(client, {"query": {"text": "second-hand books", "filter": {"type": types}}}).json()["results"]
    assert {one["metadata"]["host"]: one["type"] for one in found} == kinds


def test_referrals_are_said_to_be_none_when_they_are_asked_for(client, shop):
    assert ask(client, {**QUESTION, "federation": "referrals"}).json()["referrals"] == []
    for other in ("auto", "none", None):
        assert "referrals" not in ask(client, {**QUESTION, "federation": other}).json()


def test_every_entry_that_a_search_gives_can_be_fetched_by_its_identifier(client, shop):
    (one,) = ask(client, QUESTION).json()["results"]
    fetched = client.get(f"/agents/{one['identifier']}")
    fit = {"score", "source", "similarity", "why"}
    assert fetched.json() == {key: value for key, value in one.items() if key not in fit}
    assert client.get(f"/agents/{quote(one['identifier'], safe='')}").json() == fetched.json()
    assert client.get("/agents/larkspur.test").json() == fetched.json()


# --- Identifiers that sites give themselves ---


def test_an_entry_keeps_the_identifier_that_the_site_itself_publishes(client):
    published.listed("larkspur.test", catalog_ids={Type.MCP: OWN, Type.PAGE: f"{OWN}:page"})
    (one,) = ask(client, QUESTION).json()["results"]
    assert (one["identifier"], one["type"], one["url"]) == (OWN, Type.MCP, "https://larkspur.test/mcp")
    (page,) = ask(client, of_type(Type.PAGE)).json()["results"]
    assert (page["identifier"], page["type"]) == (f"{OWN}:page", Type.PAGE)
    by_host = client.get("/agents/larkspur.test").json()
    for identifier in (OWN, quote(OWN, safe=""), "https://index.example/site/larkspur.test"):
        assert client.get(f"/agents/{identifier}").json() == by_host, identifier
    assert by_host["identifier"] == OWN
    assert client.get(f"/agents/{OWN}:page").json()["type"] == Type.PAGE


def test_what_a_site_gives_no_identifier_has_that_of_its_report(client):
    published.listed("larkspur.test", catalog_ids={Type.A2A: OWN})
    (one,) = ask(client, QUESTION).json()["results"]
    assert one["identifier"] == "https://index.example/site/larkspur.test"
    assert client.get(f"/agents/{OWN}").status_code == 404


def test_an_identifier_of_several_sites_belongs_to_the_publishers_own_host(client):
    shared = "urn:air:larkspur.test:mcp:books"
    with published.together():
        for host in ("a.larkspur.test", "b.larkspur.test"):
            published.listed(host, catalog_ids={Type.MCP: shared})
    assert holders_of(client, shared) == ["a.larkspur.test"]
    published.listed("larkspur.test", catalog_ids={Type.MCP: shared})
    assert holders_of(client, shared) == ["larkspur.test"]
    published.removed("larkspur.test")
    assert holders_of(client, shared) == ["a.larkspur.test"]


def holders_of(client, identifier):
    """The one host by its identifier, and all in a search that have it."""
    found = ask(client, QUESTION).json()["results"]
    named = [one["metadata"]["host"] for one in found if one["identifier"] == identifier]
    assert len({one["identifier"] for one in found}) == len(found)
    assert client.get(f"/agents/{identifier}").json()["metadata"]["host"] == named[0]
    return named


def test_a_site_that_is_not_listed_has_no_identifier_of_its_own(client):
    published.listed("larkspur.test", catalog_ids={Type.MCP: OWN})
    published.removed("larkspur.test")
    refused = client.get(f"/agents/{OWN}")
    assert refused.status_code == 404
    assert refused.content == client.get("/agents/urn:air:never.test:mcp:books").content


# --- What is wrong ---


@each(
    ("body", "code", "named"),
    [
        ({}, "MISSING_PARAM", "query"),
        ({"query": None}, "MISSING_PARAM", "query"),
        ({"query": {}}, "MISSING_PARAM", "query.text"),
        ({"query": {"text": " \n "}}, "MISSING_PARAM", "query.text"),
        ({"query": {"filter": {"country": "GB"}}}, "MISSING_PARAM", "query.text"),
        ({"query": "books"}, "INVALID_FILTER_VALUE", "query"),
        ({"query": {"text": ["books"]}}, "INVALID_FILTER_VALUE", "query.text"),
        ({"query": {"text": "books", "filter": []}}, "INVALID_FILTER_VALUE", "query.filter"),
        ({"query": {"text": "books", "filter": {"price": "1"}}}, "INVALID_FILTER_VALUE", "query.filter"),
        ({"query": {"text": "books", "filter": {"tags": [1]}}}, "INVALID_FILTER_VALUE", "query.filter.tags"),
        ({"query": {"text": "books", "filter": {"publisher": {}}}}, "INVALID_FILTER_VALUE",
            "query.filter.publisher"),
        ({"query": {"text": "books", "filter": {"capabilities": ["a"] * 21}}}, "INVALID_FILTER_VALUE",
            "query.filter.capabilities"),
        ({"query": {"text": "books", "filter": {"type": []}}}, "INVALID_FILTER_VALUE", "query.filter.type"),
        ({"query": {"text": "books", "filter": {"type": ["text/html", 1]}}}, "INVALID_FILTER_VALUE",
            "query.filter.type"),
        ({"query": {"text": "books", "filter": {"type": [{}]}}}, "INVALID_FILTER_VALUE", "query.filter.type"),
        ({"query": {"text": "books", "filter": {"country": []}}}, "INVALID_FILTER_VALUE",
            "query.filter.country"),
        ({"query": {"text": "books", "filter": {"country": ["GB", "FR"]}}}, "INVALID_FILTER_VALUE",
            "query.filter.country"),
        ({"query": {"text": "books", "filter": {"country": {"a": 1}}}}, "INVALID_FILTER_VALUE",
            "query.filter.country"),
        ({"query": {"text": "books", "filter": {"transactional": 1}}}, "INVALID_FILTER_VALUE",
            "query.filter.transactional"),
        ({"query": {"text": "books", "filter": {"country": "Atlantis"}}}, "INVALID_FILTER_VALUE", "country"),
        ({**QUESTION, "federation": "everything"}, "INVALID_FILTER_VALUE", "federation"),
        ({**QUESTION, "federation": ["auto"]}, "INVALID_FILTER_VALUE", "federation"),
        ({**QUESTION, "pageSize": 0}, "INVALID_FILTER_VALUE", "pageSize"),
        ({**QUESTION, "pageSize": 101}, "INVALID_FILTER_VALUE", "pageSize"),
        ({**QUESTION, "pageSize": True}, "INVALID_FILTER_VALUE", "pageSize"),
        ({**QUESTION, "pageSize": "5"}, "INVALID_FILTER_VALUE", "pageSize"),
        ({**QUESTION, "pageToken": "2"}, "INVALID_FILTER_VALUE", "pageToken"),
        ({**QUESTION, "pageToken": "after-25"}, "INVALID_FILTER_VALUE", "pageToken"),
        ({**QUESTION, "pageToken": ["after-5"]}, "INVALID_FILTER_VALUE", "pageToken"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_by_its_name(client, body, code, named):
    got = ask(client, body)
    error = got.json()
    assert (got.status_code, error["code"], error["class"]) == (400, code, "bad_request")
    assert error["error"].startswith(f"{named} ")
    assert set(error) - {"valid"} == {"code", "class", "error", "hint", "see", "errorCode", "message"}
    assert (error["errorCode"], error["message"]) == ("INVALID_ARGUMENT", error["error"])


BOOLEANS = [
    "", " ", [""], "TRUE", " true", "yes", "null", 0, 1, [], [True, True], [None], {}, [[]],
    None, True, False, "true", "false", [True], ["false"],
]  # fmt: skip


@each("value", BOOLEANS, ids=repr)
def test_a_boolean_filter_takes_what_its_schema_does(shop, value):
    # One reader reads them all: each value of the first, and of one of the others.
    flags = [one for one in FILTERS if one.in_catalogs and one.kind is FLAG]
    for one in (flags[0], flags[1 + BOOLEANS.index(value) % (len(flags) - 1)]):
        body = {"query": {"text": "books", "filter": {one.name: value}}}
        fits = SCHEMA.is_valid(body)
        got = ask(caller(), body)
        assert got.status_code == (200 if fits else 400), one.name
        assert fits or got.json()["error"].startswith(f"query.filter.{one.name} ")


@each(
    "body",
    [b" ", b"{", b"[]", b'"books"', b"NaN", b'{"query": NaN}', b"\xff\xfe", b"[" * 10_000,
        b"{}" + b" " * 20_000],
    ids=lambda body: str(body[:12]),
)  # fmt: skip
def test_a_body_that_is_no_small_json_object_is_refused(client, body):
    got = ask(client, body)
    assert (got.status_code, got.json()["code"]) == (400, "INVALID_FILTER_VALUE")


def test_no_body_is_one_without_a_query(client):
    got = ask(client, b"")
    assert (got.status_code, got.json()["code"]) == (400, "MISSING_PARAM")
    assert got.json()["error"].startswith("query ")


@pytest.mark.parametrize("content_type", ["text/plain", "", "application/x-www-form-urlencoded"])
def test_what_a_form_could_send_is_refused(client, content_type):
    assert ask(client, QUESTION, content_type=content_type).status_code == 415


@each(
    "text",
    ["\ud800 books", "books\x00", "x" * 15_000, "'; DROP TABLE index_site; --", "<script>", "\u202ebooks"],
)
def test_hostile_text_is_only_text(client, shop, text):
    got = ask(client, {"query": {"text": text}})
    assert got.status_code == 200
    json.loads(got.content.decode())


@each(
    "identifier",
    [
        "..", "%00", "127.0.0.1", "urn:air:index.example:site:", "%F0%28%8C%28", "a" * 5000, "%0d%0aX-Evil:1",
        "*", "larkspur.test%2Fx", "https://other.example/site/larkspur.test", "urn:other:larkspur.test",
        "urn:air:larkspur.test", "urn:air:larkspur.test:", "urn:air:larkspur.test:x:..",
        "urn:air:larkspur.test:a//b",
        "urn:air:larkspur.test:b%00", "urn:air:larkspur.test:b%0a", "urn:air:larkspur.test:" + "b" * 300,
        "urn:air:l%C3%A4rkspur.test:b", "urn:air:larkspur.test:a%20b", "urn:air:larkspur.test:%3Cscript%3E",
    ],
)  # fmt: skip
def test_what_is_no_identifier_is_refused(client, shop, identifier):
    got = client.get(f"/agents/{identifier}")
    assert (got.status_code, got.json()["errorCode"]) == (400, "INVALID_ARGUMENT")


@pytest.mark.parametrize(
    "identifier",
    ["urn:air:other.example:site:larkspur.test", "urn:air:index.example:mcp:agent-readiness-index", "a.test"],
)
def test_an_identifier_that_is_none_of_ours_is_not_found(client, shop, identifier):
    got = client.get(f"/agents/{identifier}")
    assert (got.status_code, got.json()["code"]) == (404, "NOT_FOUND")


def test_entries_are_narrowed_by_the_terms_of_the_standard(client, shop):
    def found(**terms):
        return [one["metadata"]["host"] for one in ask(client, narrowed(**terms)).json()["results"]]

    def narrowed(**terms):
        return {"query": {**QUESTION["query"], "filter": terms}}

    for terms in (
        {"tags": "ecommerce"}, {"tags": ["saas", "ecommerce"]}, {"publisher": "larkspur.test"},
        {"capabilities": ["PLACEORDER", "other"]}, {"type": ["text/plain", "text/html"], "tags": None},
    ):  # fmt: skip
        assert found(**terms) == ["larkspur.test"]
    for terms in ({"tags": "saas"}, {"publisher": "other.test"}, {"capabilities": "none"}):
        assert found(**terms) == []
    got = ask(client, narrowed(type="text/plain"))
    assert (got.status_code, got.json()) == (200, {"results": [], "possibleCount": 0})


def test_a_failure_is_never_an_empty_list(client, shop):
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE index_site RENAME TO index_gone")
    for got in (ask(client, QUESTION), client.get("/agents/larkspur.test")):
        assert (got.status_code, got.json()["class"]) == (503, "unavailable")
        assert int(got["Retry-After"]) > 0
        assert "results" not in got.json()
        assert got.json()["errorCode"] == "INTERNAL_ERROR"


@each("method", ["get", "put", "delete", "patch", "head"])
def test_search_takes_post_alone(client, method):
    got = getattr(client, method)("/search")
    assert (got.status_code, got["Allow"]) == (405, "POST, OPTIONS")


def test_an_entry_is_only_read(client):
    assert client.post("/agents/larkspur.test").status_code == 405
    assert client.head("/agents/larkspur.test").content == b""


def test_facets_are_said_not_to_be_offered(client):
    got = client.post("/explore", json.dumps({"resultType": {"facets": []}}), content_type="application/json")
    assert (got.status_code, got.json()["code"]) == (501, "NOT_FOUND")
    assert "Retry-After" not in got


def test_every_error_has_the_code_that_the_standard_gives_its_status(client, shop, monkeypatch):
    elsewhere = {"host": "127.0.0.1", "origin": "https://elsewhere.example"}
    answers = [
        (client.get("/agents/never.test"), 404, "NOT_FOUND"),
        (client.head("/agents/never.test"), 404, "NOT_FOUND"),
        (client.post("/agents/larkspur.test"), 405, "INVALID_ARGUMENT"),
        (client.get("/search"), 405, "INVALID_ARGUMENT"),
        (client.get("/explore"), 405, "INVALID_ARGUMENT"),
        (client.post("/explore"), 501, "UNIMPLEMENTED"),
        (ask(client, QUESTION, content_type="text/plain"), 415, "INVALID_ARGUMENT"),
        (ask(client, QUESTION, headers=elsewhere), 403, "PERMISSION_DENIED"),
    ]
    monkeypatch.setattr(quota.Quota, "exceeded", True)
    answers.append((ask(client, QUESTION), 429, "RATE_LIMIT_EXCEEDED"))
    for answer, status, code in answers:
        error = answer.json() if answer.content else {"errorCode": code, "message": "", "error": ""}
        assert (answer.status_code, error["errorCode"]) == (status, code)
        assert error["message"] == error["error"]


def test_the_pages_of_a_search_hold_every_entry_once(client):
    hosts = {f"shop{n}.test" for n in range(30)}
    with published.together():
        for host in hosts:
            published.listed(host)
    seen, token = [], None
    for size in (10, 10, 5):
        page = ask(client, {**QUESTION, "pageSize": size, **({"pageToken": token} if token else {})}).json()
        assert len(page["results"]) == size
        seen += [one["metadata"]["host"] for one in page["results"]]
        token = page.get("pageToken")
    assert token is None
    assert len(set(seen) & hosts) == 25
    assert "pageToken" not in ask(client, {**QUESTION, "pageSize": 100}).json()


# --- Who asks ---


def test_a_search_counts_as_one_request_of_the_day_and_is_refused_when_the_day_is_spent(
    client, shop, monkeypatch
):
    first = ask(client, QUESTION)["RateLimit"]
    second = client.get("/agents/larkspur.test")["RateLimit"]
    left = [int(re.search(r"r=(\d+)", said)[1]) for said in (first, second)]
    assert left[0] - left[1] == 1
    monkeypatch.setattr(quota.Quota, "exceeded", True)
    for spent in (ask(client, QUESTION), client.get("/agents/larkspur.test")):
        assert (spent.status_code, spent.json()["code"]) == (429, "RATE_LIMITED")
        assert int(spent["Retry-After"]) > 0


def test_pages_of_other_origins_may_ask(client, shop, settings):
    settings.ALLOWED_HOSTS = ["index.example"]
    origin = {"host": "index.example", "origin": "https://elsewhere.example"}
    assert ask(client, QUESTION, headers=origin)["Access-Control-Allow-Origin"] == "*"
    assert client.get("/agents/larkspur.test", headers=origin)["Access-Control-Allow-Origin"] == "*"
    before = client.options("/search", headers={**origin, "access-control-request-method": "POST"})
    assert (before.status_code, "Content-Type" in before["Access-Control-Allow-Headers"]) == (204, True)


def test_a_page_from_elsewhere_reaches_no_service_on_loopback(client, shop):
    got = ask(client, QUESTION, headers={"host": "127.0.0.1", "origin": "https://elsewhere.example"})
    assert got.status_code == 403


def test_the_catalog_leads_to_the_registry(client, shop):
    entries = client.get("/.well-known/ard.json").json()["entries"]
    (registry,) = [one for one in entries if one["type"] == "application/ai-registry+json"]
    assert registry["url"] == "https://index.example/"
    assert ask(client, QUESTION).json()["results"][0]["source"] == registry["url"]
