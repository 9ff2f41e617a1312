"""JSON Schemas for agents' clients: some lose `$ref` and `anyOf`, others reject new fields."""

from itertools import chain
from typing import Any, Final

from pydantic import TypeAdapter

_DROPPED: Final = {"title", "$defs", "additionalProperties", "propertyNames"}


def portable(shape: type[Any]) -> dict[str, Any]:
    """JSON Schema without `$ref`, titles and closed objects; nullable types are lists."""
    schema = TypeAdapter(shape).json_schema()
    return _flat(schema, schema.get("$defs", {}))


def outline(shape: type[Any], depth: int = 2) -> dict[str, Any]:
    """Fields and types only; objects are expanded to this depth, each kind once."""
    return _outlined(portable(shape), depth, [])


def _outlined(schema: dict[str, Any], depth: int, expanded: list[Any]) -> dict[str, Any]:
    kinds = list(dict.fromkeys(chain.from_iterable(map(_types, schema.get("anyOf", [schema])))))
    outlined: dict[str, Any] = {"type": kinds[0] if len(kinds) == 1 else kinds}
    if "items" in schema and (of_each := _outlined(schema["items"], depth, expanded)) != {"type": "object"}:
        outlined["items"] = of_each
    fields = schema.get("properties")
    if depth and fields and fields not in expanded:
        expanded.append(fields)
        outlined["properties"] = {name: _outlined(one, depth - 1, expanded) for name, one in fields.items()}
    return outlined


def _types(schema: dict[str, Any]) -> list[str]:
    return schema["type"] if isinstance(schema["type"], list) else [schema["type"]]


def _flat(schema: dict[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in schema:
        target = definitions[schema["$ref"].rpartition("/")[2]]
        schema = {**target, **{key: value for key, value in schema.items() if key != "$ref"}}
    flat = {key: value for key, value in schema.items() if key not in _DROPPED}
    if flat.get("default", ...) is None:
        del flat["default"]
    if "properties" in flat:
        flat["properties"] = {name: _flat(one, definitions) for name, one in flat["properties"].items()}
    if "items" in flat:
        flat["items"] = _flat(flat["items"], definitions)
    if isinstance(values := schema.get("additionalProperties"), dict):
        flat["additionalProperties"] = _flat(values, definitions)
    if "anyOf" in flat:
        return _nullable([_flat(one, definitions) for one in flat.pop("anyOf")], flat)
    return flat


def _nullable(options: list[dict[str, Any]], beside: dict[str, Any]) -> dict[str, Any]:
    some = [one for one in options if one != {"type": "null"}]
    if len(some) != 1 or len(options) == 1:
        return {"anyOf": options, **beside}
    one = {**some[0], **beside, "type": [some[0]["type"], "null"]}
    return {**one, "enum": [*one["enum"], None]} if "enum" in one else one
