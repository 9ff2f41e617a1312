"""Shows untrusted text with every character visible."""

import json
from collections.abc import Callable
from typing import Any

from django.contrib import admin
from django.utils.html import format_html
from django.utils.safestring import SafeString


def visible(text: object) -> str:
    """Escape control, bidi and invisible characters except line breaks."""
    return "".join(c if c == "\n" or c.isprintable() else f"\\u{ord(c):04x}" for c in str(text))


def pretty(data: Any) -> str:
    return visible(json.dumps(data, indent=1, ensure_ascii=False))


def escaped_field(field: str) -> Callable[[Any, Any], SafeString]:
    @admin.display(description=field.replace("_", " "))
    def show(_admin: Any, row: Any) -> SafeString:
        return format_html('<bdi class="told">{}</bdi>', visible(getattr(row, field) or "-"))

    return show
