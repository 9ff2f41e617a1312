"""/docs: the OpenAPI document as pages."""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.http import Http404
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from index.pages.renderers import MarkdownRenderer, PageRenderer, SuffixThenAccept
from index.pages.site import READING
from index.values.addresses import link_header
from protocols.documents.openapi.document import document
from protocols.documents.openapi.parts import at

_SHORT = 20  # Parameters with more values are not listed


class DocsPage(APIView):
    """GET /docs and /docs/<operation>, by Accept or with .md; 404 for an operation that doesn't exist."""

    http_method_names = READING
    renderer_classes = (PageRenderer, MarkdownRenderer)
    content_negotiation_class = SuffixThenAccept

    def get(self, _request: Request, name: str = "", **_suffix: str) -> Response:
        every = _operations(settings.BASE_URL, settings.CONTACT_EMAIL)
        if name and name not in every:
            raise Http404
        address = at(f"/docs/{name}" if name else "/docs")
        twins = {"md": f"{address}.md", "json": at("/openapi.json")}
        page = every.get(name) or {
            "info": document()["info"],
            "openapi": twins["json"],
            "operations": list(every.values()),
        }
        headers = {"Link": link_header(address, **twins)}
        return Response(page, template_name="docs_operation" if name else "docs", headers=headers)


def operation_paths() -> list[str]:
    return [f"/docs/{name}" for name in _operations(settings.BASE_URL, settings.CONTACT_EMAIL)]


@lru_cache(maxsize=4)
def _operations(base_url: str, contact: str) -> dict[str, dict[str, Any]]:  # noqa: ARG001 - see `document`
    """By id, as they are shown."""
    return {one["id"]: one for one in _described()}


def _described() -> Iterator[dict[str, Any]]:
    for path, item in document()["paths"].items():
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
    examples = holder.get("content", {}).get("application/json", {}).get("examples", {})
    return [
        {**one, "json": json.dumps(one["value"], indent=2, ensure_ascii=False)} for one in examples.values()
    ]


docs = DocsPage.as_view()
