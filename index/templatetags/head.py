"""What stands in a page's head: its name, what it is about, where it lives, and what is shown where it is linked to."""

from typing import Any, Final

from django import template
from django.conf import settings
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

register = template.Library()

NAME: Final = "Agent-Readiness Index"


@register.simple_block_tag
def head(content: SafeString, address: str, twin: str = "", data: str = "", kind: str = "website") -> str:
    """Return the elements of a page from two lines, escaped already: its title, and a sentence about it.

    A title of which nothing shows is the service's name.
    `address` is the page's own, `twin` that of its markdown and `data` of its JSON; `kind` is Open Graph's type.
    """
    above, _, below = content.strip().rpartition("\n")
    title, about = (mark_safe(line.replace('"', "&quot;")) for line in (above or NAME, below))  # noqa: S308 - escaped
    context: dict[str, Any] = {"title": title, "about": about, "name": NAME, "base_url": settings.BASE_URL}
    shown = {"address": address, "twin": twin, "data": data, "kind": kind}
    return render_to_string("partials/head.html", context | shown)
