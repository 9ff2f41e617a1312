"""Definitions of tools, quoted from a site and capped."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

import rfc8785

from index.values.findings import QuotedTool
from probes.readers.mcp_replies import MAX_NAME
from probes.readers.texts import clean_text

MAX_TITLE = 128
MAX_DESCRIPTION = 1000
MAX_SCHEMA_TEXT = 500  # Characters of one text in a schema
# Of one schema as JSON; a larger one is left out, as half of it would mislead.
MAX_SCHEMA_BYTES = 8 * 1024
# Of all schemas of a site's tools; later tools have none.
MAX_BYTES = 64 * 1024


def definitions(tools: Iterable[Mapping[str, Any]]) -> tuple[QuotedTool, ...]:
    """Tools in the form of MCP's `Tool`."""
    room, found = MAX_BYTES, []
    for tool in tools:
        schemas = {key: quoted_schema(tool.get(key)) for key in ("inputSchema", "outputSchema")}
        room -= sum(_bytes(schema) for schema in schemas.values() if schema is not None)
        kept = schemas if room >= 0 else {}
        found.append(
            QuotedTool(
                name=clean_text(str(tool.get("name", "")), MAX_NAME),
                title=_text(_title(tool), MAX_TITLE),
                description=_text(tool.get("description"), MAX_DESCRIPTION),
                input_schema=kept.get("inputSchema"),
                output_schema=kept.get("outputSchema"),
            )
        )
    return tuple(found)


_WHOLE = 2**53 - 1  # Beyond it, JSON's numbers are doubles


def digest_of_definitions(tools: Iterable[Mapping[str, Any]]) -> str | None:
    """SHA-256 (hex) of the tools as the server wrote them, by name, in the canonical form of RFC 8785.

    None if that form cannot hold them.
    """
    by_name = sorted(tools, key=lambda tool: str(tool["name"]).encode("utf-16-be", "surrogatepass"))
    try:
        return hashlib.sha256(rfc8785.dumps(_as_doubles(by_name))).hexdigest()
    except ValueError:
        return None


def _as_doubles(value: Any) -> Any:
    """Large whole numbers as any parser of JavaScript reads them."""
    if isinstance(value, dict):
        return {key: _as_doubles(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_as_doubles(item) for item in value]
    return float(value) if isinstance(value, int) and abs(value) > _WHOLE else value


def quoted_schema(schema: object) -> Mapping[str, Any] | None:
    """The schema with texts of one line without hidden characters; None if it is too large."""
    if not isinstance(schema, dict) or _bytes(schema) > MAX_SCHEMA_BYTES:
        return None
    quoted = _quoted(schema)
    return quoted if isinstance(quoted, dict) else None


def _quoted(value: object) -> object:
    """Its depth is that of `json_text.load` at most."""
    if isinstance(value, str):
        return clean_text(value, MAX_SCHEMA_TEXT)
    if isinstance(value, dict):
        return {clean_text(str(key), MAX_SCHEMA_TEXT): _quoted(item) for key, item in value.items()}
    return [_quoted(item) for item in value] if isinstance(value, list) else value


def _title(tool: Mapping[str, Any]) -> object:
    """MCP 2025-03-26 had it among the annotations."""
    annotations = tool.get("annotations")
    return tool.get("title") or (annotations.get("title") if isinstance(annotations, dict) else None)


def _text(value: object, cap: int) -> str:
    return clean_text(value, cap) if isinstance(value, str) else ""


def _bytes(schema: object) -> int:
    return len(json.dumps(schema, separators=(",", ":")))
