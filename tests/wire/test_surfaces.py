"""One question, three surfaces, one answer."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from index.findings import Tool
from index.vocabulary import Answer, CheckId, EntityType
from protocols.errors import Code
from tests import published
from tests.unit.index.factories import listed
from tests.wire.rpc import Rpc, Speaker, object_of

QUESTIONS = 200
STAMPS = {"generated_at", "generation_id"}

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
]
GOOD: dict[str, list[Any]] = {
    "country": ["GB", "no", "FR"],
    "entity_type": [EntityType.ECOMMERCE.value, EntityType.MEDIA.value],
    "limit": [1, 2, 25],
    **{
        flag: [True, True, False]
        for flag in ("transactional", "has_mcp", "has_md", "has_endpoint", "has_webmcp")
    },
}
BAD: dict[str, list[Any]] = {
    "country": ["UK", "x", "Norway"], "entity_type": ["shop", "Media"], "limit": [0, 26, "x"], "has_mcp": ["perhaps"], "has_md": ["2"],
}  # fmt: skip


def questions() -> Iterator[dict[str, Any]]:
    """The same questions on every run: most are good, one in six has a value that is none."""
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
    for n in range(12):
        published.listed(
            f"shop{n}.test",
            country=["GB", "NO", None][n % 3],
            entity_type=[EntityType.ECOMMERCE, EntityType.MEDIA, None][n % 3],
            transactional=[True, False, None][n // 4],
            mcp_tools=(Tool(["search_books", "get_forecast"][n % 2]),),
        )
    for n in range(6):
        listed(f"plain{n}.test", **{CheckId.API_CATALOG.value: [Answer.YES, Answer.UNKNOWN][n % 2].value})
    published.removed("gone.test")


def as_url(asked: dict[str, Any]) -> dict[str, str]:
    return {
        name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in asked.items()
    }


def test_rest_mcp_and_a2a_answer_every_question_alike(index):
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
    assert min(outcomes.values()) >= 5, outcomes


def contract(error: dict[str, Any]) -> dict[str, Any]:
    """What of an error is no prose."""
    return {name: error.get(name) for name in ("code", "class", "valid", "see")}


@pytest.mark.parametrize(
    "host", ["shop1.test", "plain1.test", "gone.test", "never.test", "https://SHOP1.test/x", "<x>"]
)
def test_a_report_is_the_same_everywhere(index, host):
    tool = Rpc("/mcp").call("get_site_report", host=host)["structuredContent"]
    for version in ("0.3", "1.0"):
        assert Speaker(version).data({"data": {"skill": "get-site-report", "input": {"host": host}}}) == tool
    if tool["found"]:
        assert Rpc("/").http.get(f"/site/{tool['host']}.json").json() == tool
