"""Normalises a tool listed by a server."""

import hashlib
import json
from typing import Any, Final

from probes.readers.texts import clean

MAX_NAME: Final = 128
MAX_DESCRIPTION: Final = 500

HINTS: Final = (
    "readOnlyHint",
    "destructiveHint",
    "idempotentHint",
    "openWorldHint",  # MCP, since 2025-03-26
    "untrustedContentHint",  # WebMCP
)


def read_tool(tool: dict[str, Any]) -> dict[str, Any]:
    description, annotations = tool.get("description"), tool.get("annotations")
    hints = annotations if isinstance(annotations, dict) else {}
    return {
        "name": clean(tool["name"], MAX_NAME),
        "description": clean(description, MAX_DESCRIPTION) if isinstance(description, str) else "",
        "annotations": {hint: hints[hint] for hint in HINTS if isinstance(hints.get(hint), bool)},
        "schema_sha256": digest(tool.get("inputSchema")),
    }


def digest(schema: object) -> str:
    if not isinstance(schema, dict):
        return ""
    text = json.dumps(schema, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
