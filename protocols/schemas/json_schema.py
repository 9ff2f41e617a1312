"""JSON Schema of shapes, in the forms that clients of every kind read."""

from itertools import chain
from typing import Any

from pydantic import TypeAdapter

_DROPPED_KEYS = {"title", "$defs", "additionalProperties", "propertyNames"}


def portable_schema(shape: type[Any]) -> dict[str, Any]:
    """JSON Schema without `$ref`, titles and closed objects; nullable types are lists."""
    schema = TypeAdapter(shape).json_schema()
    return _flatten(schema, schema.get("$defs", {}))


def schema_outline(shape: type[Any], depth: int = 2) -> dict[str, Any]:
    """Fields and types only; objects are expanded to this depth, each kind once."""
    return _outline(portable_schema(shape), depth, [])


def _outline(schema: dict[str, Any], depth: int, expanded: list[Any]) -> dict[str, Any]:
    kinds = list(dict.fromkeys(chain.from_iterable(map(_types, schema.get("anyOf", [schema])))))
    outlined: dict[str, Any] = {"type": kinds[0] if len(kinds) == 1 else kinds}
    if "items" in schema and (item := _outline(schema["items"], depth, expanded)) != {"type": "object"}:
        outlined["items"] = item
    fields = schema.get("properties")
    if depth and fields and fields not in expanded:
        expanded.append(fields)
        outlined["properties"] = {
            name: _outline(field, depth - 1, expanded) for name, field in fields.items()
        }
    return outlined


def _types(schema: dict[str, Any]) -> list[str]:
    return schema["type"] if isinstance(schema["type"], list) else [schema["type"]]


def _flatten(schema: dict[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in schema:
        target = definitions[schema["$ref"].rpartition("/")[2]]
        schema = {**target, **{key: value for key, value in schema.items() if key != "$ref"}}
    flat = {key: value for key, value in schema.items() if key not in _DROPPED_KEYS}
    if flat.get("default", ...) is None:
        del flat["default"]
    if "properties" in flat:
        flat["properties"] = {
            name: _flatten(field, definitions) for name, field in flat["properties"].items()
        }
    if "items" in flat:
        flat["items"] = _flatten(flat["items"], definitions)
    if isinstance(values := schema.get("additionalProperties"), dict):
        flat["additionalProperties"] = _flatten(values, definitions)
    if "anyOf" in flat:
        return _merge_options([_flatten(option, definitions) for option in flat.pop("anyOf")], flat)
    return flat


def _merge_options(options: list[dict[str, Any]], beside: dict[str, Any]) -> dict[str, Any]:
    values = [option for option in options if option != {"type": "null"}]
    if len(values) != 1 or len(options) == 1:
        return {"anyOf": options, **beside}
    merged = {**values[0], **beside, "type": [values[0]["type"], "null"]}
    return {**merged, "enum": [*merged["enum"], None]} if "enum" in merged else merged


def nullable_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of an optional argument for strict callers, who must give all of them: null is absent."""
    kept = {key: value for key, value in schema.items() if key != "default"}
    enum = {"enum": [*kept["enum"], None]} if "enum" in kept else {}
    return {**kept, "type": [kept["type"], "null"], **enum}
