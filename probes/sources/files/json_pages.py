"""Reads JSON pages of lists; untrusted."""

from typing import Any

from probes.sources.kind import SourceTrouble


def items_of(found: Any, name: str) -> list[Any]:
    """Raises SourceTrouble if there is none."""
    if not isinstance(found, dict):
        raise SourceTrouble("its page is not a JSON object: its form changed")
    items = found.get(name)
    if not isinstance(items, list):
        raise SourceTrouble(f"its page has no list '{name}': its form changed")
    return items


def text_of(found: Any, name: str) -> str:
    value = found.get(name) if isinstance(found, dict) else None
    return value if isinstance(value, str) else ""
