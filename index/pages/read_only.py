"""Read-only pages in HTML, markdown and JSON."""

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpResponseBase, QueryDict
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from index.pages.renderers import DataRenderer, MarkdownRenderer, PageRenderer, SuffixThenAccept
from index.pages.site import READ_METHODS
from index.values import addresses

Build = Callable[..., Mapping[str, Any]]  # Gets the URL parts, and of lists the page as `asked`, and `sort`


class ReadingPage(APIView):
    """GET with content negotiation; further pages are `?page=`."""

    http_method_names = READ_METHODS
    renderer_classes = (PageRenderer, MarkdownRenderer, DataRenderer)
    content_negotiation_class = SuffixThenAccept
    template = ""
    build: Build = dict
    path = ""
    twin = ""
    paged = False
    drawn: tuple[str, ...] = ()
    in_json: Callable[[], Mapping[str, Any]] = dict

    def get(self, request: Request, **parts: str) -> Response:
        parts.pop("format", None)
        asked = request.query_params
        data = self.build(**parts, **(_place(asked) if self.paged else {}))
        further = _query(data) if self.paged else ""
        address = f"{settings.BASE_URL}{self.path.format(**parts)}{further}"
        twin = f"{settings.BASE_URL}{self.twin.format(**parts)}{further}"
        as_json = f"{settings.BASE_URL}{self.twin.format(**parts).removesuffix('.md')}.json{further}"
        links = addresses.link_header(address, md=twin, json=as_json)
        page = {**data, "address": address, "twin": twin}
        if request.accepted_renderer.format == "json":
            written = {name: value for name, value in page.items() if name not in self.drawn}
            page = {**written, **self.in_json()}
        headers = {"Link": links}
        if "generation_id" in data:
            headers["ETag"] = data["generation_id"]
        return Response(page, template_name=self.template, headers=headers)


def _place(asked: QueryDict) -> dict[str, str]:
    return {"asked": asked.get("page", "1"), "sort": asked.get("sort", "")}


def _query(data: Mapping[str, Any]) -> str:
    """What of a list's address is not as by default."""
    kept = {"sort": data["sort"], "page": data["page"] if data["page"] > 1 else ""}
    return f"?{query}" if (query := urlencode({name: value for name, value in kept.items() if value})) else ""


def read_only_page(  # noqa: PLR0913 - a page has this many sides
    template: str,
    path: str,
    twin: str,
    build: Build = dict,
    *,
    paged: bool = False,
    drawn: tuple[str, ...] = (),
    in_json: Callable[[], Mapping[str, Any]] = dict,
) -> Callable[..., HttpResponseBase]:
    """The view of a page; `drawn`: chart data that JSON leaves out, `in_json`: what JSON alone has."""
    return ReadingPage.as_view(
        template=template, path=path, twin=twin, build=build, paged=paged, drawn=drawn, in_json=in_json
    )
