"""/docs: the OpenAPI document as pages."""

import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import quote, urlencode

from django.http import Http404
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from agentauth.models import REGISTERED_DAILY
from index.pages.renderers import MarkdownRenderer, PageRenderer, SuffixThenAccept
from index.pages.site import READ_METHODS
from index.values.addresses import link_header, service_url
from protocols.documents.openapi.document import document, spoken_settings
from protocols.pages.start import start

_SHORT = 20  # Parameters with more values are not listed
_SHOWN_FIRST = ("host", "display_name", "report", "description")  # Fields of a row in the first answer
_REFERENCE = "#/components/schemas/"


class DocsPage(APIView):
    """GET /docs and /docs/<operation>, by Accept or with .md; 404 for an operation that doesn't exist."""

    http_method_names = READ_METHODS
    renderer_classes = (PageRenderer, MarkdownRenderer)
    content_negotiation_class = SuffixThenAccept

    def get(self, _request: Request, name: str = "", **_suffix: str) -> Response:
        every = _operations(*spoken_settings())
        if name and name not in every:
            raise Http404
        address = service_url(f"/docs/{name}" if name else "/docs")
        twins = {"md": f"{address}.md", "json": service_url("/openapi.json")}
        page = every.get(name) or _overview(every, twins["json"])
        headers = {"Link": link_header(address, **twins)}
        return Response(page, template_name="docs_operation" if name else "docs", headers=headers)


def _overview(every: Mapping[str, Mapping[str, Any]], openapi: str) -> dict[str, Any]:
    begin = start()
    return {
        "info": document()["info"],
        "openapi": openapi,
        "anonymous": begin["anonymous"],
        "registered": REGISTERED_DAILY,
        "endpoint": begin["endpoint"],
        "first": begin["programs"][0],
        "first_answer": _first_answer(),
        "groups": [
            {
                "name": tag["name"],
                "description": tag["description"],
                "operations": [one for one in every.values() if one["tag"] == tag["name"]],
            }
            for tag in document()["tags"]
        ],
    }


def _first_answer() -> str:
    """The beginning of what the first request gets."""
    examples = document()["paths"]["/api/find"]["get"]["responses"]["200"]["content"]["application/json"]
    answer = next(iter(examples["examples"].values()))["value"]
    row = answer["results"][0]
    shown = {name: row[name] for name in _SHOWN_FIRST}
    shown["verified"] = {name: row["verified"][name] for name in ("verified_at", "mcp_server", "mcp_tools")}
    return _as_json({"mode": answer["mode"], "count": answer["count"], "results": [shown]})


def operation_paths() -> list[str]:
    return [f"/docs/{name}" for name in _operations(*spoken_settings())]


@lru_cache(maxsize=16)
def _operations(*_spoken: object) -> dict[str, dict[str, Any]]:
    """By id, as they are shown."""
    return {one["id"]: one for one in _described()}


def _described() -> Iterator[dict[str, Any]]:
    for path, item in document()["paths"].items():
        for method, operation in item.items():
            yield {
                "id": operation["operationId"],
                "tag": operation["tags"][0],
                "method": method.upper(),
                "path": path,
                "summary": operation["summary"],
                "description": operation.get("description", ""),
                "curl": curl_of(method.upper(), path, operation),
                "parameters": [_parameter(parameter) for parameter in operation.get("parameters", ())],
                "requests": _examples(operation.get("requestBody", {})),
                "responses": [
                    {"status": status, "description": one["description"], "examples": _examples(one)}
                    for status, one in operation["responses"].items()
                ],
                "shapes": list(_shapes(operation)),
            }


def curl_of(method: str, path: str, operation: Mapping[str, Any]) -> str:
    """A command that makes the request, with the first example of what it needs."""
    given = {parameter["name"]: parameter for parameter in operation.get("parameters", ())}
    query: dict[str, Any] = {}
    for name, one in given.items():
        value = _example_of(one)
        if one["in"] == "path":
            path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
        elif one["in"] == "query" and (one.get("required") or not query) and value is not None:
            query[name] = value
    address = service_url(path) + (f"?{urlencode(query)}" if query else "")
    words = ["curl", "-sS", *(["-X", method] if method not in {"GET", "POST"} else []), address]
    if method == "POST":
        bodies = _examples(operation.get("requestBody", {}))
        sent = json.dumps(bodies[0]["value"], ensure_ascii=False) if bodies else "{}"
        words += ["-H", "Content-Type: application/json", "-d", sent]
        if path == "/mcp":
            words += ["-H", "Accept: application/json, text/event-stream"]
    return shlex.join(words)


def _example_of(parameter: Mapping[str, Any]) -> Any:
    examples = parameter.get("examples", {})
    if examples:
        return next(iter(examples.values()))["value"]
    return next(iter(parameter["schema"].get("enum", ())), None)


def _parameter(one: Mapping[str, Any]) -> dict[str, Any]:
    values = one["schema"].get("enum", ())
    return {
        "name": one["name"],
        "place": one["in"],
        "type": "boolean" if one["schema"].get("type") == "boolean" else type_in_words(one["schema"]),
        "required": one.get("required", False),
        "description": one["description"],
        "values": values if len(values) <= _SHORT else (),
    }


def type_in_words(schema: Mapping[str, Any]) -> str:
    """A JSON Schema's type, such as "list of strings", "date or null" or a shape's name."""
    if reference := schema.get("$ref"):
        return str(reference).removeprefix(_REFERENCE)
    if any_of := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(dict.fromkeys(type_in_words(one) for one in any_of))
    kind = schema.get("type", "any value")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        return f"list of {type_in_words(schema.get('items', {}))}"
    if "const" in schema:
        return json.dumps(schema["const"])
    return str(schema.get("format") or kind)


def _shapes(operation: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The fields of what an operation answers with, and of every shape in it, each once."""
    content = operation["responses"].get("200", {}).get("content", {}).get("application/json", {})
    wanted, done = list(_references(content.get("schema", {}))), set[str]()
    schemas = document()["components"]["schemas"]
    while wanted:
        name = wanted.pop(0)
        if name in done or not (properties := schemas[name].get("properties")):
            continue
        done.add(name)
        required = schemas[name].get("required", ())
        yield {
            "name": name,
            "description": schemas[name].get("description", ""),
            "fields": [
                {
                    "name": field,
                    "type": type_in_words(field_schema),
                    "always": field in required,
                    "description": field_schema.get("description", ""),
                }
                for field, field_schema in properties.items()
            ],
        }
        wanted += [each for field_schema in properties.values() for each in _references(field_schema)]


def _references(schema: Mapping[str, Any] | Sequence[Any]) -> Iterator[str]:
    """Names of the shapes that a schema refers to."""
    if isinstance(schema, Mapping):
        if isinstance(reference := schema.get("$ref"), str):
            yield reference.removeprefix(_REFERENCE)
        parts: Sequence[Any] = list(schema.values())
    else:
        parts = schema
    for part in parts:
        if isinstance(part, Mapping | list):
            yield from _references(part)


def _as_json(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)


def _examples(holder: Mapping[str, Any]) -> list[dict[str, Any]]:
    examples = holder.get("content", {}).get("application/json", {}).get("examples", {})
    return [{**example, "json": _as_json(example["value"])} for example in examples.values()]


docs = DocsPage.as_view()
