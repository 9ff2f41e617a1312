"""HTML, markdown and JSON from one context."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from django.conf import settings
from django.http.request import MediaType
from django.template import Context
from django.template.loader import get_template, render_to_string
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.utils.encoders import JSONEncoder

HTML = "text/html"
MARKDOWN = "text/markdown"
JSON: Final = "application/json"

_RANGES = 50  # Media ranges parsed of an Accept header


def preferred_type(accept: str, offered: Sequence[str]) -> str:
    """The media type to answer with (RFC 9110 §12.5.1), by default the first offered.

    Ties go to the more specific range, then header order.
    """
    # Django's `get_preferred_type` chooses what `text/html;q=0, */*` refuses, passes over
    # `text/markdown; charset=utf-8`, and takes 80 times as long for a header of 5,000 ranges.
    ranges = [MediaType(part) for part in accept.split(",", _RANGES)[:_RANGES] if part.strip()]
    weighed = [(weight, media_type) for media_type in offered if (weight := _weight(media_type, ranges))]
    return max(weighed, key=lambda pair: pair[0])[1] if weighed else offered[0]


def _weight(media_type: str, ranges: Sequence[MediaType]) -> tuple[float, int, int] | None:
    main, _, sub = media_type.partition("/")
    fitting = [
        ((r.main_type == main) + (r.sub_type == sub), -place, r.quality)
        for place, r in enumerate(ranges)
        if (r.main_type, r.sub_type) in {(main, sub), (main, "*"), ("*", "*")}
    ]
    if not fitting:
        return None
    specificity, place, quality = max(fitting)
    return (quality, specificity, place) if quality > 0 else None


def render_markdown(template: str, context: Mapping[str, Any]) -> str:
    """Render a `.md` template without HTML escaping: every value passes a filter of `quoted`."""
    engine_template = get_template(template).template  # type: ignore[attr-defined]
    text = str(engine_template.render(Context(dict(context), autoescape=False)))
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


class PageRenderer(BaseRenderer):
    media_type = HTML
    format = "html"
    charset = "utf-8"

    def render(
        self, data: Any, _media_type: str | None = None, renderer_context: Mapping[str, Any] | None = None
    ) -> str:
        return render_to_string(f"{_template(renderer_context)}.html", _context(data, renderer_context))


class MarkdownRenderer(BaseRenderer):
    media_type = MARKDOWN
    format = "md"
    charset = "utf-8"

    def render(
        self, data: Any, _media_type: str | None = None, renderer_context: Mapping[str, Any] | None = None
    ) -> str:
        return render_markdown(f"{_template(renderer_context)}.md", _context(data, renderer_context))


class _Encoder(JSONEncoder):
    def default(self, obj: Any) -> Any:
        if is_dataclass(obj) and not isinstance(obj, type):
            return {field.name: getattr(obj, field.name) for field in fields(obj)}
        return super().default(obj)


class DataRenderer(JSONRenderer):
    encoder_class = _Encoder


class SuffixThenAccept(BaseContentNegotiation):
    """The URL's suffix decides, else the Accept header; never a 406."""

    def select_renderer(
        self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        offered = {str(renderer.media_type): renderer for renderer in renderers}
        chosen = next((r for r in offered.values() if r.format == format_suffix), None)
        chosen = chosen or offered[preferred_type(request.headers.get("Accept", ""), list(offered))]
        return chosen, str(chosen.media_type)


def _template(renderer_context: Mapping[str, Any] | None) -> str:
    response = (renderer_context or {})["response"]
    return "error" if response.exception else str(response.template_name)


def _context(data: Any, renderer_context: Mapping[str, Any] | None) -> dict[str, Any]:
    response = (renderer_context or {})["response"]
    shared = {"base_url": settings.BASE_URL, "data": data}
    if not response.exception:
        return shared
    return {
        **shared,
        "status": response.status_code,
        "title": response.status_text,
        "message": data.get("error", ""),
    }
