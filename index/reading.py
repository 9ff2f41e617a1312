"""Pages that are only read: each in HTML and as its markdown twin, from one context, with one canonical address."""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpResponseBase
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from index import addresses
from index.pages import READING, open_page
from index.renderers import MarkdownRenderer, PageRenderer, SuffixThenAccept

Build = Callable[..., dict[str, Any]]
"""Makes a page's data of the parts of its address and, where it has pages, of `asked`, the number of one."""


class ReadingPage(APIView):
    """GET, by Accept, and the twin under its own address; a page further on is `?page=`."""

    http_method_names = READING
    renderer_classes = (PageRenderer, MarkdownRenderer)
    content_negotiation_class = SuffixThenAccept
    template = ""
    build: Build = dict
    path = ""
    twin = ""
    paged = False

    def get(self, request: Request, **parts: str) -> Response:
        """Answer with the page; 404 for one that there is not."""
        parts.pop("format", None)
        asked = {"asked": request.query_params.get("page", "1")} if self.paged else {}
        data = self.build(**parts, **asked)
        further = f"?page={data['page']}" if self.paged and data["page"] > 1 else ""
        address = f"{settings.BASE_URL}{self.path.format(**parts)}{further}"
        twin = f"{settings.BASE_URL}{self.twin.format(**parts)}{further}"
        links = addresses.link_header(address, md=twin)
        page = {**data, "address": address, "twin": twin}
        return Response(page, template_name=self.template, headers={"Link": links})


def reading(
    template: str, path: str, twin: str, build: Build = dict, *, paged: bool = False
) -> Callable[..., HttpResponseBase]:
    """Return the view of a page: its template without suffix, its address and its twin's, and what makes its data."""
    return open_page(ReadingPage.as_view(template=template, path=path, twin=twin, build=build, paged=paged))
