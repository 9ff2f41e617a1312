"""Changes in a site's tools between probes. Pure.

Only complete lists are compared: a silent server has removed nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

SHOWN: Final = 50
"""Tools listed per kind of change."""

_TOLD: Final = {"description": "description", "annotations": "annotations", "schema_sha256": "schema"}

Tools = Sequence[Mapping[str, Any]]
"""As in `Site.mcp_tools`."""


def compare(before: Tools, after: Tools) -> dict[str, Any] | None:
    """Return `added`, `removed`, `changed` and `left_out` (beyond SHOWN); None if unchanged.

    Tools are `{name, schema_sha256}`; changed ones also have `what`, and both digests.
    """
    was, now = _by_name(before), _by_name(after)
    kinds = {
        "added": [_named(tool) for name, tool in now.items() if name not in was],
        "removed": [_named(tool) for name, tool in was.items() if name not in now],
        "changed": [
            change for name, tool in now.items() if name in was and (change := _changed(was[name], tool))
        ],
    }
    if not any(kinds.values()):
        return None
    shown = {kind: tools[:SHOWN] for kind, tools in kinds.items()}
    return {**shown, "left_out": sum(map(len, kinds.values())) - sum(map(len, shown.values()))}


def _by_name(tools: Tools) -> dict[str, Mapping[str, Any]]:
    """In the server's order; the first of duplicates."""
    named: dict[str, Mapping[str, Any]] = {}
    for tool in tools:
        named.setdefault(tool["name"], tool)
    return named


def _named(tool: Mapping[str, Any]) -> dict[str, Any]:
    return {"name": tool["name"], "schema_sha256": tool["schema_sha256"]}


def _changed(was: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any] | None:
    what = [word for field, word in _TOLD.items() if was[field] != now[field]]
    if not what:
        return None
    return {
        "name": now["name"],
        "what": what,
        "schema_sha256": [was["schema_sha256"], now["schema_sha256"]],
    }
