"""Schemas of tools for callers that are strict about them.

OpenAI's strict mode makes every property required, knows no `default`, and lets a model leave one out by null
alone; Gemini and Anthropic want types and enums that agree.
"""

import jsonschema
import pytest

from probes.facts.tool_texts import doubts_about
from protocols.tools import TOOLS
from tests.wire.rpc import Rpc

pytestmark = pytest.mark.django_db

# Keywords that OpenAI's strict mode takes in a schema of arguments.
KNOWN = {
    "type", "properties", "required", "additionalProperties", "description", "enum", "items", "minimum",
    "maximum", "minLength", "pattern", "format",
}  # fmt: skip
TYPES = {"string": str, "boolean": bool, "integer": int, "null": type(None)}


def made_strict(schema):
    """As openai-agents and the OpenAI SDK do it: all properties are required, and no others allowed."""
    return {**schema, "additionalProperties": False, "required": list(schema["properties"])}


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_what_is_optional_may_be_null_and_nothing_is_invented(tool):
    schema = made_strict(tool.input)
    jsonschema.Draft202012Validator.check_schema(schema)
    for name, one in schema["properties"].items():
        assert set(one) <= KNOWN
        types = one["type"] if isinstance(one["type"], list) else [one["type"]]
        assert (name in tool.required) is ("null" not in types)
        assert ("enum" in one) <= (None in one.get("enum", ()) or name in tool.required)
        assert all(isinstance(value, tuple(TYPES[kind] for kind in types)) for value in one.get("enum", ()))
    jsonschema.validate({**dict.fromkeys(schema["properties"]), **tool.example}, schema)


def test_a_call_with_null_for_all_that_it_leaves_out_is_a_call_without_them():
    mcp = Rpc("/mcp")
    for tool in TOOLS[:2]:
        given = {**dict.fromkeys(tool.properties), **tool.example}
        answer = mcp.call(tool.name, **given)["structuredContent"]
        assert answer == mcp.call(tool.name, **tool.example)["structuredContent"]
        assert "ignored" not in answer


def test_the_other_name_of_a_query_is_taken_and_not_listed():
    (find, *_) = TOOLS
    assert "q" not in find.input["properties"]
    answer = Rpc("/mcp").call("find_capability", q="books")["structuredContent"]
    assert answer["query"] == "books"
    assert "ignored" not in answer


def test_our_own_tools_have_nothing_of_what_we_tell_of_others():
    listed = Rpc("/mcp").ask("tools/list").json()["result"]["tools"]
    assert doubts_about(listed) == ()
