"""One question gets one answer on three surfaces."""

import json
import random
from collections.abc import Iterator
from itertools import cycle
from typing import Any
from urllib.parse import quote

import pytest

from index.shapes import BriefReport, FindAnswer, FindResponse, SiteReport
from index.values.findings import Tool
from index.values.vocabulary import Answer, CheckId, EntityType
from protocols.errors import Code
from protocols.schemas.json_schema import nullable_schema
from protocols.schemas.wire import FindParameters
from tests import published
from tests.each import each
from tests.unit.index.factories import listed
from tests.wire.rpc import Rpc, Speaker, object_of

QUESTIONS = 200
STAMPS = {"generated_at", "generation_id"}
ON_DEMAND = {"tools", "webmcp_tools_full"}
"""Only in a whole report."""

pytestmark = pytest.mark.django_db

QUERIES = [
    "books",
    "Books by post",
    "weather",
    "zeppelin insurance",
    "place an order",
    "",
    " ",
    "x" * 400,
    "bo\x00oks",
    "%_'\"\\",
    "🙂 books",
    "+&=#?/",
    "books\r\nX-Injected: 1",
]
FLAGS = ("transactional", "has_mcp", "has_md", "has_endpoint", "has_webmcp")
GOOD: dict[str, list[Any]] = {
    "country": ["GB", "no", "FR", " gb ", ""],
    "entity_type": [EntityType.ECOMMERCE.value, EntityType.MEDIA.value],
    "limit": [1, 2, 25, "3", " 4 ", ""],
    "unknown": ["x", True, 7],
    **{flag: [True, True, False] for flag in FLAGS},
}
BAD: dict[str, list[Any]] = {
    "country": ["UK", "x", "Norway", "GBR", "ß", "G\x00B", 7, True],
    "entity_type": ["shop", "Media", "media,blog", 1],
    "limit": [0, 26, "x", -1, "1.5", "٣", "1e1", 10**9], "has_mcp": ["perhaps", 2, "yes"],
    "has_md": ["2", "tru e"],
    "has_webmcp": ["null"], "has_endpoint": ["on"], "transactional": ["TRUE!", -1],
}  # fmt: skip
HOSTS = [
    "shop1.test", "plain1.test", "shop3.test", "gone.test", "never.test", "declined.test", "probed.test",
    "localhost", "127.0.0.1",
    "[::1]", "xn--e1afmkfd.test", "пример.test", "a" * 64 + ".test", "a." * 130 + "test", "-a.test",
    "a_b.test", "*.test", "<x>",
    "shop1.test\x00", "shop1 .test", "shop1.test/../gone.test", "%73hop1.test", "\u202eshop1.test",
    "shop1。test", "SHOP1.test",
]  # fmt: skip
FORMS = [
    "{}", "{}.", " {} ", "https://{}/", "HTTP://{}:8443/shop?q=1#top", "https://user:word@{}/", "//{}",
    "ftp://{}", "{}:443", "www.{}",
]  # fmt: skip


def each_value() -> Iterator[dict[str, Any]]:
    """Every query and every value of a filter, usual ones together and what is none alone."""
    usual = [(name, value) for name, values in GOOD.items() for value in values]
    for n, query in enumerate(QUERIES):
        yield {"q": query, **dict(usual[n :: len(QUERIES)])}
    queries = cycle(QUERIES)
    for name, values in BAD.items():
        for value in values:
            yield {"q": next(queries), name: value}
    for flag in FLAGS:
        yield {flag: True}
    yield {}
    yield {"limit": 3}
    yield {"unknown": "x"}


def many() -> Iterator[dict[str, Any]]:
    """The same on every run: one in six has a value that is none."""
    chance = random.Random(20261120)
    for _ in range(QUESTIONS):
        asked: dict[str, Any] = {}
        if chance.random() < 0.7:
            asked["q"] = chance.choice(QUERIES)
        for name in chance.sample(sorted(GOOD), chance.randrange(4)):
            asked[name] = chance.choice(GOOD[name])
        if chance.random() < 1 / 6:
            name = chance.choice(sorted(BAD))
            asked[name] = chance.choice(BAD[name])
        yield asked


@pytest.fixture
def index():
    with published.together():
        for n in range(12):
            published.listed(
                f"shop{n}.test",
                country=["GB", "NO", None][n % 3],
                entity_type=[EntityType.ECOMMERCE, EntityType.MEDIA, None][n % 3],
                transactional=[True, False, None][n // 4],
                mcp_tools=(Tool(["search_books", "get_forecast"][n % 2]),),
            )
    with published.together():
        published.declined("declined.test")
        published.unlisted("probed.test")
    with published.together():
        for n in range(6):
            listed(f"plain{n}.test", **{CheckId.API_CATALOG.value: [Answer.YES, Answer.UNKNOWN][n % 2].value})
    published.removed("gone.test")


def as_url(asked: dict[str, Any]) -> dict[str, str]:
    """What JSON calls true is `true` in an address."""
    return {
        name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in asked.items()
    }


@pytest.mark.parametrize("questions", [each_value, pytest.param(many, marks=pytest.mark.soak)])
def test_rest_mcp_and_a2a_answer_every_question_alike(index, questions):
    rest, mcp, old, new = Rpc("/api/find"), Rpc("/mcp"), Speaker("0.3"), Speaker("1.0")
    outcomes: dict[str, int] = {}
    for asked in questions():
        web = rest.http.get("/api/find", as_url(asked))
        tool = mcp.call("find_capability", **asked)
        spoken = [
            (a2a, a2a.say({"data": {"skill": "find-capability", "input": asked}})) for a2a in (old, new)
        ]
        if web.status_code == 200:
            expected = {name: value for name, value in web.json().items() if name not in STAMPS}
            outcome = expected["mode"] if expected["count"] else "nothing"
            assert tool["structuredContent"] == expected, asked
            for a2a, response in spoken:
                result = response.json()["result"]
                task = result["task"] if a2a.new else result
                assert task["artifacts"][0]["parts"][0]["data"] == expected, asked
        else:
            expected = contract(web.json())
            outcome = expected["code"]
            assert web.status_code == 400
            assert contract(json.loads(tool["content"][0]["text"])) == expected, asked
            for a2a, response in spoken:
                assert contract(object_of(a2a, response.json()["error"])) == expected, asked
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    assert set(outcomes) == {"search", "filter", "nothing", Code.MISSING_PARAM, Code.INVALID_FILTER_VALUE}
    assert min(outcomes.values()) >= 3, outcomes


def contract(error: dict[str, Any]) -> dict[str, Any]:
    return {name: error.get(name) for name in ("code", "class", "valid", "see")}


def each_host() -> Iterator[str]:
    """Every host, and every form of one that is listed and of one that is not."""
    forms = cycle(FORMS)
    yield from (next(forms).format(host) for host in HOSTS)
    yield from (
        form.format(host) for form, host in zip(FORMS, cycle(("shop1.test", "gone.test")), strict=False)
    )


def every_form_of_every_host() -> Iterator[str]:
    yield from (form.format(host) for host in HOSTS for form in FORMS)


@pytest.mark.parametrize("hosts", [each_host, pytest.param(every_form_of_every_host, marks=pytest.mark.soak)])
def test_a_report_is_the_same_everywhere_whatever_the_host_and_its_form(index, hosts):
    mcp, old, new = Rpc("/mcp"), Speaker("0.3"), Speaker("1.0")
    found = {True: 0, False: 0}
    for host in hosts():
        asked = {"host": host, "detail": "full"}
        result = mcp.call("get_site_report", **asked)
        if result["isError"]:  # no host: the page says 404
            assert mcp.http.get(f"/site/{quote(host, safe='')}.json", follow=True).status_code == 404
            continue
        tool = result["structuredContent"]
        for a2a in (old, new):
            assert a2a.data({"data": {"skill": "get-site-report", "input": asked}}) == tool, host
        page = mcp.http.get(f"/site/{quote(host, safe='')}.json", follow=True)
        assert page.status_code == (200 if tool["found"] else 404), host
        assert page.json() == tool, host
        found[tool["found"]] += 1
    assert min(found.values()) >= 6, found


@each("given", [{}, {"host": ""}, {"host": None}, {"host": 5}, {"host": ["a.test"]}, {"host": {"a": 1}}])
def test_what_is_no_host_is_the_same_error_over_mcp_and_a2a(given):
    tool = contract(json.loads(Rpc("/mcp").call("get_site_report", **given)["content"][0]["text"]))
    for a2a in (Speaker("0.3"), Speaker("1.0")):
        answer = a2a.say({"data": {"skill": "get-site-report", "input": given}}).json()
        assert contract(object_of(a2a, answer["error"])) == tool


def test_the_schemas_of_every_surface_have_one_source(index):
    document = Rpc("/").http.get("/openapi.json").json()
    parameters = {one["name"]: one["schema"] for one in document["paths"]["/api/find"]["get"]["parameters"]}
    listed_tools = {tool["name"]: tool for tool in Rpc("/mcp").ask("tools/list").json()["result"]["tools"]}
    arguments = listed_tools["find_capability"]["inputSchema"]["properties"]
    assert {*arguments, "q"} - {"query"} == set(parameters) == set(FindParameters.model_fields)
    for name, schema in parameters.items():
        said = {key: value for key, value in schema.items() if key not in {"title", "enum"}}
        if name not in {"q", "country"}:
            optional = nullable_schema({key: value for key, value in said.items() if key != "title"})
            assert {key: arguments[name].get(key) for key in optional} == optional
    assert arguments["query"]["description"] == parameters["q"]["description"]
    outputs = {"find_capability": (FindAnswer, FindResponse), "get_site_report": (BriefReport, SiteReport)}
    for name, (over_mcp, over_rest) in outputs.items():
        fields = set(listed_tools[name]["outputSchema"]["properties"])
        assert fields == set(over_mcp.__annotations__)
        fields -= {"live_check"}  # only where a tool is asked for it
        assert fields == set(over_rest.__annotations__) - STAMPS - ON_DEMAND
        shown = set(document["components"]["schemas"][over_rest.__name__]["properties"])
        assert shown - STAMPS - ON_DEMAND == fields
