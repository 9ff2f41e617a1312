"""What strangers wrote, on the pages of operators: every character can be seen, and none changes how the rest is seen."""

import json
from collections.abc import Callable
from typing import Any

from django.contrib import admin
from django.utils.html import format_html
from django.utils.safestring import SafeString


def visible(text: object) -> str:
    """Return text with its lines, in which control, bidi and invisible characters stand as escapes."""
    return "".join(c if c == "\n" or c.isprintable() else f"\\u{ord(c):04x}" for c in str(text))


def pretty(data: Any) -> str:
    """Return stored data for reading."""
    return visible(json.dumps(data, indent=1, ensure_ascii=False))


def told(field: str) -> Callable[[Any, Any], SafeString]:
    """Return a read-only field of an admin that shows what a stranger wrote into a column."""

    @admin.display(description=field.replace("_", " "))
    def show(_admin: Any, row: Any) -> SafeString:
        return format_html('<bdi class="told">{}</bdi>', visible(getattr(row, field) or "-"))

    return show
