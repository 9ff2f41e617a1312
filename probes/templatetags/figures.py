"""Formats figures and times on operators' pages."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from django import template

register = template.Library()

_MARKS = {"yes": "✓", "no": "✕", "unknown": "?"}


@register.filter
def amount(value: Any) -> str:
    """With thousands separators; "-" for none."""
    return f"{value:,}" if isinstance(value, int) else "-"


@register.filter
def moment(value: Any) -> str:
    """ISO 8601, UTC, to the second; "-" for none, and other values unchanged."""
    try:
        at = value if isinstance(value, datetime) else datetime.fromisoformat(value)
    except (TypeError, ValueError):
        return "-"
    return f"{at.astimezone(UTC):%Y-%m-%d %H:%M:%S}"


@register.filter
def span(seconds: Any) -> str:
    """In the most readable unit; "-" for none."""
    if not isinstance(seconds, int | float):
        return "-"
    for size, unit in ((86400, "d"), (3600, "h"), (60, "min")):
        if seconds >= 2 * size:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds:.0f} s"


@register.filter
def size(number: int) -> str:
    for unit, bytes_ in (("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10)):
        if number >= bytes_:
            return f"{number / bytes_:.1f} {unit}"
    return f"{number} B"


@register.filter
def words(code: str) -> str:
    return code.replace("_", " ")


@register.filter
def at(mapping: Mapping[str, Any], key: str) -> Any:
    return mapping.get(key)


@register.filter
def mark(answer: str) -> str:
    return _MARKS.get(answer, "?")
