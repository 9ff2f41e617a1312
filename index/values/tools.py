"""Identity of tool sets and owners. Pure."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

MAX_SHOWN = 50  # Tools listed per kind of change

MAX_TOOLS_BYTES = 4096  # Of the tools that an event names, as JSON
KINDS = ("added", "removed", "changed")

_TOLD = {
    "description": "description",
    "annotations": "annotations",
    "schema_sha256": "schema",
    "title": "title",
    "output_schema": "output_schema",
}

Tools = Sequence[Mapping[str, Any]]  # As in `Site.mcp_tools`


# Of a listing event: changed `answers`, `facts` and `tools`; how many changes were `folded` into it.
Detail = Mapping[str, Any]


def compare(before: Tools, after: Tools) -> dict[str, Any] | None:
    """Return `added`, `removed`, `changed` and `left_out` (beyond SHOWN); None if unchanged.

    Tools are `{name, schema_sha256}`; changed ones also have `what`, and both digests. A field that one list
    lacks is not compared.
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
    shown = {kind: tools[:MAX_SHOWN] for kind, tools in kinds.items()}
    return {**shown, "left_out": sum(map(len, kinds.values())) - sum(map(len, shown.values()))}


def bytes_of(value: object) -> int:
    return len(json.dumps(value, ensure_ascii=False).encode(errors="replace"))


def cut_tools(detail: Detail) -> Detail:
    """Name the first tools of each kind of change, MAX_TOOLS_BYTES in all, and count the others."""
    changes = detail.get("tools")
    if not changes or bytes_of(changes) <= MAX_TOOLS_BYTES:
        return detail
    named = {check: {kind: list[Any]() for kind in KINDS} for check in changes}
    frame = {check: {**named[check], "left_out": _count(change)} for check, change in changes.items()}
    room = MAX_TOOLS_BYTES - bytes_of(frame)
    for check, kind, tool in _in_turn(changes):
        room -= bytes_of(tool) + len(", ")
        if room < 0:
            break
        named[check][kind].append(tool)
    cut = {
        check: {**named[check], "left_out": _count(change) - sum(map(len, named[check].values()))}
        for check, change in changes.items()
    }
    return {**detail, "tools": cut}


def fold(first: Detail, later: Detail) -> Detail:
    """One event for both: the answers before and after, and of the later tools their number alone."""
    folded = {
        "answers": _joined_answers(first.get("answers", {}), later.get("answers", {})),
        "facts": list(dict.fromkeys([*first.get("facts", []), *later.get("facts", [])])),
        "tools": _joined_tools(first.get("tools", {}), later.get("tools", {})),
        "folded": first.get("folded", 0) + 1,
    }
    return {key: value for key, value in folded.items() if value}


def _by_name(tools: Tools) -> dict[str, Mapping[str, Any]]:
    """In the server's order; the first of duplicates."""
    named: dict[str, Mapping[str, Any]] = {}
    for tool in tools:
        named.setdefault(tool["name"], tool)
    return named


def _named(tool: Mapping[str, Any]) -> dict[str, Any]:
    return {"name": tool["name"], "schema_sha256": tool["schema_sha256"]}


def _changed(was: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any] | None:
    both = [field for field in _TOLD if field in was and field in now]
    what = [_TOLD[field] for field in both if was[field] != now[field]]
    if not what:
        return None
    return {
        "name": now["name"],
        "what": what,
        "schema_sha256": [was["schema_sha256"], now["schema_sha256"]],
    }


def _in_turn(changes: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """The first tool of every kind, then the second."""
    longest = max(len(change[kind]) for change in changes.values() for kind in KINDS)
    for place in range(longest):
        for check, change in changes.items():
            for kind in KINDS:
                for tool in change[kind][place : place + 1]:
                    yield check, kind, tool


def _count(change: Mapping[str, Any]) -> int:
    return sum(len(change[kind]) for kind in KINDS) + int(change["left_out"])


def _joined_answers(first: Mapping[str, Any], later: Mapping[str, Any]) -> dict[str, list[Any]]:
    joined = {
        check: [first.get(check, later.get(check))[0], later.get(check, first.get(check))[1]]
        for check in {**first, **later}
    }
    return {check: [before, after] for check, (before, after) in joined.items() if before != after}


def _joined_tools(first: Mapping[str, Any], later: Mapping[str, Any]) -> dict[str, Any]:
    none = {**{kind: [] for kind in KINDS}, "left_out": 0}
    joined = {check: first.get(check, none) for check in {**first, **later}}
    more = {check: _count(change) for check, change in later.items()}
    return {
        check: {**change, "left_out": change["left_out"] + more.get(check, 0)}
        for check, change in joined.items()
    }


OWNER_NAME_CAP = 60  # Compared characters of an owner's name


def digest(tools: Iterable[Mapping[str, Any]]) -> str | None:
    """SHA-256 (hex) of the sorted tool names."""
    names = sorted({tool["name"] for tool in tools})
    return hashlib.sha256(json.dumps(names).encode()).hexdigest() if names else None


def owner_name(display_name: str) -> str:
    """Lower-case letters and digits, equal for all spellings."""
    return "".join(char for char in display_name.casefold() if char.isalnum())[:OWNER_NAME_CAP]
