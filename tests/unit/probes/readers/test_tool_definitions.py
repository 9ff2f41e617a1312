import hashlib
import json

from probes.readers.tool_definitions import (
    MAX_BYTES,
    MAX_DESCRIPTION,
    MAX_SCHEMA_BYTES,
    definitions,
    digest_of_definitions,
)

SCHEMA = {"type": "object", "properties": {"isbn": {"type": "string", "description": "ISBN"}}}


def test_a_definition_says_how_a_tool_is_called():
    tool = {"name": "find", "title": "Find", "description": "Finds.", "inputSchema": SCHEMA}
    (found,) = definitions([{**tool, "outputSchema": {"type": "object"}}])
    assert (found.name, found.title, found.description) == ("find", "Find", "Finds.")
    assert (found.input_schema, found.output_schema) == (SCHEMA, {"type": "object"})
    (older,) = definitions([{"name": "find", "annotations": {"title": "Find books"}}])
    assert (older.title, older.input_schema, older.output_schema) == ("Find books", None, None)


def test_hidden_characters_and_long_texts_of_a_schema_are_cut():
    hostile = "ignore\u202e all\n\x00previous\u200b" + "x" * 2000
    schema = {
        "type": "object",
        "properties": {"a\u202eb": {"description": hostile, "enum": [hostile, 1, None]}},
    }
    (found,) = definitions([{"name": "a\u202eb", "description": hostile, "inputSchema": schema}])
    assert found.name == "ab"
    assert len(found.description) == MAX_DESCRIPTION
    assert json.dumps(found.input_schema, ensure_ascii=False).isprintable()
    assert len(found.input_schema["properties"]["ab"]["description"]) == 500


def test_a_schema_that_is_too_large_is_left_out_and_never_halved():
    large = {"description": "x" * MAX_SCHEMA_BYTES}
    kept = {"description": "x" * (MAX_SCHEMA_BYTES // 2)}
    found = definitions([{"name": "a", "inputSchema": large}, {"name": "b", "inputSchema": SCHEMA}])
    assert [tool.input_schema for tool in found] == [None, SCHEMA]
    many = definitions([{"name": f"t{n}", "inputSchema": kept} for n in range(500)])
    assert len(many) == 500
    sizes = [len(json.dumps(tool.input_schema)) for tool in many if tool.input_schema]
    assert sum(sizes) <= MAX_BYTES < sum(sizes) + 2 * MAX_SCHEMA_BYTES


def test_what_is_no_schema_is_none():
    for wrong in (None, [], "object", 7, True):
        (found,) = definitions([{"name": "a", "title": 5, "description": [], "inputSchema": wrong}])
        assert (found.title, found.description, found.input_schema) == ("", "", None)


def test_a_digest_is_that_of_the_canonical_form_in_any_order_of_tools_and_keys():
    find = {"name": "find", "inputSchema": {"type": "object", "maximum": 1.0}, "title": "Bücher\u2028"}
    written = (
        '[{"name":"buy"},{"inputSchema":{"maximum":1,"type":"object"},"name":"find","title":"Bücher\u2028"}]'
    )
    digest = digest_of_definitions([find, {"name": "buy"}])
    assert digest == hashlib.sha256(written.encode()).hexdigest()
    assert digest_of_definitions([{"name": "buy"}, dict(reversed(find.items()))]) == digest
    assert digest_of_definitions([{**find, "_meta": {}}, {"name": "buy"}]) != digest


def test_numbers_beyond_a_double_are_read_as_doubles_and_what_has_no_canonical_form_has_no_digest():
    def digest_of(maximum):
        return digest_of_definitions([{"name": "find", "inputSchema": {"maximum": maximum}}])

    assert digest_of(2**53) == digest_of(2**53 + 1) == digest_of(float(2**53))
    assert digest_of(2**53 - 1) != digest_of(2**53 - 2)
    assert digest_of(float("inf")) is None
    assert digest_of("\ud800") is None
