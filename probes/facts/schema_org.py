"""Reads schema.org data in all notations, to a limited depth."""

from collections.abc import Iterator, Mapping
from math import isfinite
from typing import Any, Final

_DEPTH: Final = 6
_NODES: Final = 2000
_TYPES: Final = 50
_LONGEST_TYPE: Final = 200
"""Limits against data made to be slow to read."""


def types(entity: Mapping[str, Any]) -> frozenset[str]:
    """Return types without namespace: "Store" for "schema:Store"."""
    named = entity.get("@type")
    values = named[:_TYPES] if isinstance(named, list) else [named]
    texts = (v for v in values if isinstance(v, str) and len(v) <= _LONGEST_TYPE)
    return frozenset(v.rstrip("/").replace(":", "/").rpartition("/")[2] for v in texts)


def text(value: object) -> str:
    """Accepts a string, the first of a list, or a language-tagged value."""
    for _ in range(_DEPTH):
        if isinstance(value, list):
            value = value[0] if value else ""
        elif isinstance(value, dict):
            value = value.get("@value") or value.get("name") or ""
        else:
            break
    if isinstance(value, bool) or (isinstance(value, float) and not isfinite(value)):
        return ""
    return str(value) if isinstance(value, str | int | float) else ""


def entities(value: object) -> list[dict[str, Any]]:
    values = value if isinstance(value, list) else [value]
    return [v for v in values if isinstance(v, dict)]


def walk(found: object) -> Iterator[dict[str, Any]]:
    """Yield outer entities first, up to a fixed depth and number."""
    level, seen = [found], 0
    for _ in range(_DEPTH):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                yield value
                inner += value.values()
            elif isinstance(value, list | tuple):
                inner += value
        seen += len(inner)
        level = inner[: max(0, _NODES - seen + len(inner))]
