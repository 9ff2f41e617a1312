"""What answers weigh for an agent."""

import json

import jsonschema
import pytest

from index.values.findings import FoundAction, Tool
from index.values.vocabulary import Action, Answer, CheckId, WellKnown
from protocols.tools import BY_NAME
from tests import ordinary, published
from tests.each import each
from tests.wire.rpc import Rpc, Speaker, caller

pytestmark = pytest.mark.django_db

HOST = ordinary.HOSTS[0]


@pytest.fixture(autouse=True)
def _base(settings):
    settings.BASE_URL = "https://index.example"


@pytest.fixture
def mcp():
    return Rpc("/mcp")


def weight(answer) -> int:
    return len(json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode())


def called(mcp, name, **arguments):
    """Its text repeats it, and its schema allows it."""
    result = mcp.call(name, **arguments)
    answer = result["structuredContent"]
    assert json.loads(result["content"][0]["text"]) == answer
    jsonschema.validate(answer, BY_NAME[name].output)
    return answer


def test_ten_rows_weigh_at_most_15_kb_and_have_what_an_agent_needs_to_act(mcp):
    ordinary.publish_ten()
    answer = called(mcp, "find_capability", query=ordinary.QUERY)
    assert {row["host"] for row in answer["results"]} == set(ordinary.HOSTS)
    assert weight(answer) <= 15 * 1024
    row = next(row for row in answer["results"] if row["host"] == HOST)
    verified = row["verified"]
    assert row["report"] == f"https://index.example/site/{HOST}"
    assert row["why"]["quote"]
    assert (verified["verified_at"], verified["mcp_server"]) == ("2026-11-22", f"https://{HOST}/mcp")
    assert sorted(verified["mcp_tools"]) == sorted(tool.name for tool in ordinary.TOOLS)
    assert "mcp_tool_count" not in verified
    assert (verified["llms_txt"], verified["api_catalog"], verified["webmcp"]) == (True, False, None)
    assert verified["other_wellknown"] == {
        "ucp": {"answer": "yes", "url": f"https://{HOST}/.well-known/ucp"},
        "auth_md": {"answer": "unknown", "url": None},
    }
    assert row["apparent_actions"] == [
        {"action": "search", "evidence": "Search"},
        {"action": "buy", "evidence": "Add to cart"},
        {"action": "contact", "evidence": "Contact"},
    ]


def test_a_report_weighs_at_most_9_kb_and_has_every_answer_with_reason_date_and_fix(mcp):
    ordinary.publish_ten()
    answer, whole = called(mcp, "get_site_report", host=HOST), caller().get(f"/site/{HOST}.json").json()
    assert weight(answer) <= 9_000
    assert set(answer["checks"]) == set(CheckId)
    for check, said in answer["checks"].items():
        assert not {"evidence", "snippets"} & (set(said) | set(said["fix"] or ()))
        full = whole["checks"][check]
        assert {key: said[key] for key in ("answer", "reason", "since", "cause")}.items() <= full.items()
        assert (said["fix"] or {}).items() <= (full["fix"] or {}).items()
    absent = answer["verified"].pop("other_wellknown_absent")
    assert all(whole["verified"]["other_wellknown"].pop(name)["answer"] == "no" for name in absent)
    assert len(absent) == 9
    for one in whole["verified"]["other_wellknown"].values():
        assert f"https://{HOST}/" in one["detail"]
        one["detail"] = one["detail"].replace(f"https://{HOST}/", "/")
    assert answer["checks"]["llms_txt"]["detail"].startswith("GET /llms.txt answered 200 ")
    assert "Routes" in whole["checks"]["mcp_server"]["detail"]
    assert answer["checks"]["mcp_server"]["detail"].endswith("listed 8 tools.")
    told = {"verified", "data_as_of", "report", "listed_since", "readiness_score"}
    assert {key: answer[key] for key in told} == {key: whole[key] for key in told}
    quoted = [(one["action"], one["evidence"]) for one in answer["apparent_actions"]]
    assert quoted[1:] == [("buy", "Add to cart"), ("contact", "Contact"), ("contact", "Write to us")]
    (day,) = whole["history"]
    assert day["answer_changes"]
    del day["tool_changes"]
    assert answer["history"] == [day]


def test_the_list_of_tools_weighs_at_most_8_kb_in_both_eras(mcp):
    assert weight(mcp.ask("tools/list").json()["result"]) <= 8_192
    assert weight(mcp.modern("tools/list").json()["result"]) <= 8_500


def test_a_whole_report_is_that_of_the_page_over_mcp_and_a2a(mcp):
    ordinary.publish_ten()
    whole = caller().get(f"/site/{HOST}.json").json()
    assert called(mcp, "get_site_report", host=HOST, detail="full") == whole
    for a2a in (Speaker("0.3"), Speaker("1.0")):
        asked = {"skill": "get-site-report", "input": {"host": HOST, "detail": "full"}}
        assert a2a.data({"data": asked}) == whole
        brief = a2a.task({"data": {"skill": "get-site-report", "input": {"host": HOST}}})
        data, text = brief["artifacts"][0]["parts"]
        assert data["data"] == called(mcp, "get_site_report", host=HOST)
        assert "search_catalog" in text["text"]
        assert "Publish /.well-known/api-catalog" in text["text"]
        assert "SHA-256" not in text["text"]
        assert "coding agent" not in text["text"]


def test_an_element_without_words_is_quoted_itself_and_markup_of_words_is_none(mcp):
    elements = {
        Action.BUY: '<button aria-label="Buy"><svg></svg></button>',
        Action.SEARCH: "<a href='/x'>&lt;b&gt;Find &amp; <b>search</b>\u202e</a>",
        Action.CONTACT: "telephone number in the text",
    }
    actions = tuple(FoundAction(action, element) for action, element in elements.items())
    published.listed("odd.test", apparent_actions=actions)
    (row,) = called(mcp, "find_capability", has_mcp=True)["results"]
    assert {one["action"]: one["evidence"] for one in row["apparent_actions"]} == {
        "buy": elements[Action.BUY],
        "search": "Find & search",
        "contact": elements[Action.CONTACT],
    }


def test_a_row_with_500_tools_names_the_first_and_how_many_and_its_report_names_all(mcp):
    names = [f"tool_number_{n}" for n in range(500)]
    actions = [FoundAction(Action.BUY, f'<a href="/{n}">{"Buy now " * 30}</a>') for n in range(3)]
    published.listed("many.test", mcp_tools=tuple(map(Tool, names)), apparent_actions=tuple(actions))
    (row,) = called(mcp, "find_capability", has_mcp=True)["results"]
    assert (row["verified"]["mcp_tools"], row["verified"]["mcp_tool_count"]) == (names[:20], 500)
    assert [len(one["evidence"]) for one in row["apparent_actions"]] == [80]
    assert called(mcp, "get_site_report", host="many.test")["verified"]["mcp_tools"] == names


def test_what_a_site_made_long_is_cut_in_a_report_and_whole_on_demand(mcp):
    long = "x" * 5000
    resource = {"answer": Answer.YES, "url": "https://long.test/openapi.json", "detail": long}
    published.listed(
        "long.test",
        other_wellknown={WellKnown.OPENAPI: resource},
        apparent_actions=(FoundAction(Action.BUY, long),),
    )
    brief = called(mcp, "get_site_report", host="long.test")
    assert weight(brief) < 9_000
    assert brief["verified"]["other_wellknown"]["openapi"]["detail"].endswith("x…")
    full = called(mcp, "get_site_report", host="long.test", detail="full")
    assert full["verified"]["other_wellknown"]["openapi"]["detail"] == long


@each("detail", ["Full", "all", 1, True, ["full"], {"full": 1}, "\x00"])
def test_a_detail_that_is_none_is_refused_with_the_two_that_are(mcp, detail):
    error = json.loads(mcp.call("get_site_report", host=HOST, detail=detail)["content"][0]["text"])
    assert (error["code"], error["valid"]) == ("INVALID_FILTER_VALUE", ["brief", "full"])


@each("detail", [None, "", " ", "brief"])
def test_a_detail_left_out_is_brief(mcp, detail):
    published.listed("larkspur.test")
    answer = called(mcp, "get_site_report", host="larkspur.test", detail=detail)
    assert "evidence" not in answer["checks"]["llms_txt"]
