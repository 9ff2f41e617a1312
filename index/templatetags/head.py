"""The head element of a page."""

from typing import Any

from django import template
from django.conf import settings
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

register = template.Library()

NAME = "Agent-Readiness Index"


@register.simple_block_tag
def head(  # noqa: PLR0913, PLR0917 - a tag's arguments
    content: SafeString, address: str, twin: str = "", data: str = "", kind: str = "website", card: str = ""
) -> str:
    """The head from two escaped lines: title (default: the service's name) and description.

    `address`, `twin`, `data`, `card`: URLs of the page, its markdown, JSON and picture; `kind`: Open
    Graph's type.
    """
    above, _, below = content.strip().rpartition("\n")
    title, about = (mark_safe(line.replace('"', "&quot;")) for line in (above or NAME, below))  # noqa: S308 - escaped
    context: dict[str, Any] = {"title": title, "about": about, "name": NAME, "base_url": settings.BASE_URL}
    shown = {"address": address, "twin": twin, "data": data, "kind": kind, "card": card}
    return render_to_string("partials/head.html", context | shown)
