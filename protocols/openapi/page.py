"""/docs: the OpenAPI document as a page for people, from the same bytes, without a script."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from index.addresses import link_header
from index.pages import READING, open_page
from index.renderers import MarkdownRenderer, PageRenderer, SuffixThenAccept
from protocols.openapi.document import document
from protocols.openapi.parts import at

_SHORT: Final = 20
"""Values of a parameter that are worth listing."""


class DocsPage(APIView):
    """GET /docs, by Accept, and /docs.md."""

    http_method_names = READING
    renderer_classes = (PageRenderer, MarkdownRenderer)
    content_negotiation_class = SuffixThenAccept

    def get(self, _request: Request, **_suffix: str) -> Response:
        """Answer with every operation."""
        described = document()
        twins = {"md": at("/docs.md"), "json": at("/openapi.json")}
        page = {
            "info": described["info"],
            "openapi": twins["json"],
            "operations": list(_operations(described)),
        }
        return Response(page, template_name="docs", headers={"Link": link_header(at("/docs"), **twins)})


def _operations(described: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for path, item in described["paths"].items():
        for method, operation in item.items():
            yield {
                "id": operation["operationId"],
                "method": method.upper(),
                "path": path,
                "summary": operation["summary"],
                "description": operation.get("description", ""),
                "parameters": [_parameter(one) for one in operation.get("parameters", ())],
                "requests": _examples(operation.get("requestBody", {})),
                "responses": [
                    {"status": status, "description": one["description"], "examples": _examples(one)}
                    for status, one in operation["responses"].items()
                ],
            }


def _parameter(one: Mapping[str, Any]) -> dict[str, Any]:
    values = one["schema"].get("enum", ())
    return {
        "name": one["name"],
        "place": one["in"],
        "description": one["description"],
        "values": values if len(values) <= _SHORT else (),
    }


def _examples(holder: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the examples of a body: what each is of, its value, and that as indented JSON."""
    examples = holder.get("content", {}).get("application/json", {}).get("examples", {})
    return [
        {**one, "json": json.dumps(one["value"], indent=2, ensure_ascii=False)} for one in examples.values()
    ]


docs = open_page(DocsPage.as_view())
