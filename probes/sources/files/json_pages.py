"""Reads JSON pages of lists. All input is untrusted."""

from typing import Any

from probes.sources.kind import SourceTrouble


def items_of(found: Any, name: str) -> list[Any]:
    """Return the list of this name in a page. Raises SourceTrouble if the page has another form."""
    if not isinstance(found, dict):
        raise SourceTrouble("its page is not a JSON object: its form changed")
    items = found.get(name)
    if not isinstance(items, list):
        raise SourceTrouble(f"its page has no list '{name}': its form changed")
    return items


def text_of(found: Any, name: str) -> str:
    """Return a text of an object, "" if there is none."""
    value = found.get(name) if isinstance(found, dict) else None
    return value if isinstance(value, str) else ""
