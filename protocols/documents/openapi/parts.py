"""Building blocks of operations."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import TypeAdapter
from rest_framework.serializers import Serializer

from protocols import errors
from protocols.documents.openapi import samples
from protocols.errors import ErrorObject, ErrorResponse
from protocols.schemas.serializers import schema_of

_SCHEMAS = "#/components/schemas/"
RETRY_AFTER = {
    "Retry-After": {
        "description": "Seconds until it is worth asking again.",
        "required": True,
        "schema": {"type": "integer", "minimum": 1},
    }
}

# Headers of counted answers.
QUOTA_HEADERS: dict[str, Any] = {
    name: {"description": description, "schema": {"type": "string", "pattern": pattern}}
    for name, description, pattern in (
        (
            "RateLimit",
            (
                "What is left of the caller's day (r) and when it ends, in seconds (t); absent when nothing "
                "was counted."
            ),
            r'^"daily";r=\d+;t=\d+$',
        ),
        ("RateLimit-Policy", "Requests (q) in seconds (w).", r'^"daily";q=\d+;w=86400$'),
    )
}

ETAG: dict[str, Any] = {
    "ETag": {
        "description": "Changes with what is said. Send it as If-None-Match to be told whether it did.",
        "required": True,
        "schema": {"type": "string", "pattern": '^W/"[0-9a-f]{32}"$'},
    }
}


SECURITY_SCHEMES: dict[str, Any] = {
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "A key of POST /agent/auth. It raises the daily limit and changes no answer; a wrong "
        "key isn't an error.",
    },
    "query": {
        "type": "apiKey",
        "in": "query",
        "name": "key",
        "description": "The same key in the address, for callers that can't set a header.",
    },
}
KEY_IS_OPTIONAL: list[dict[str, list[str]]] = [{}, {"bearer": []}, {"query": []}]


JSON = "application/json"
# Content by Accept; the first is the default.
PAGES = {media: {"schema": {"type": "string"}} for media in ("text/html", "text/markdown")}


def host(description: str, example: str) -> dict[str, Any]:
    return {
        "name": "host",
        "in": "path",
        "required": True,
        "description": description,
        "schema": {"type": "string", "format": "hostname", "minLength": 1, "maxLength": 253},
        "examples": {"listed": {"value": example}},
    }


def link(operation: str, description: str, **parameters: str) -> dict[str, Any]:
    return {"operationId": operation, "description": description, "parameters": parameters}


def body(schema: Mapping[str, Any], examples: Mapping[str, Any]) -> dict[str, Any]:
    return {"required": True, "content": {JSON: {"schema": dict(schema), "examples": dict(examples)}}}


def forged_form_response() -> dict[str, Any]:
    """The 403 for a form that no page of ours sent."""
    examples = {
        "form": example("A form from elsewhere", errors.cross_site().body()),
        "origin": example("A page of another origin", errors.origin_refused().body()),
    }
    return {
        "description": "A page of another origin sent it, or a form that is not ours: any other Content-Type "
        "than application/json.",
        "content": {**PAGES, JSON: {"schema": reference(ErrorResponse), "examples": examples}},
    }


def reference(shape: type[Any]) -> dict[str, str]:
    return {"$ref": f"{_SCHEMAS}{shape.__name__}"}


def components(*shapes: type[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for shape in shapes:
        if issubclass(shape, Serializer):
            found[shape.__name__] = schema_of(shape)
            continue
        schema = TypeAdapter(shape).json_schema(ref_template=_SCHEMAS + "{model}")
        found |= schema.pop("$defs", {})
        found[shape.__name__] = schema
    return found


def example(summary: str, value: Any) -> dict[str, Any]:
    return {"summary": summary, "value": value}


def answer(
    description: str,
    schema: Mapping[str, Any],
    examples: Mapping[str, Any],
    headers: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    content = {JSON: {"schema": dict(schema), "examples": dict(examples)}}
    return {"description": description, "content": content, **({"headers": dict(headers)} if headers else {})}


def error(description: str, *made: Callable[[], ErrorObject], counted: bool = False) -> dict[str, Any]:
    """The response of an error status, with an example per error."""
    objects = [make() for make in made]
    examples = {
        f"{one.code.value.lower()}_{n}": example(one.error, one.body()) for n, one in enumerate(objects, 1)
    }
    headers = QUOTA_HEADERS if counted else {}
    if all("Retry-After" in one.headers for one in objects):
        headers = {**headers, **RETRY_AFTER}
    return answer(description, reference(ErrorResponse), examples, headers)


def complete_operation(
    operation: dict[str, Any],
    description: str,
    examples: Mapping[str, Any],
    failures: Mapping[str, Any] | None = None,
    *,
    read: bool = True,
) -> None:
    """Complete an operation of django-ninja; `read`: answers GET with an ETag."""
    answer = operation["responses"][200]
    answer |= {"description": description, "headers": {**QUOTA_HEADERS, **(ETAG if read else {})}}
    answer["content"][JSON]["examples"] = dict(examples)
    responses = {
        "200": answer,
        **({"304": not_modified_response(QUOTA_HEADERS)} if read else {}),
        **(failures or {}),
        "429": error("Daily limit reached.", samples.spent_quota, counted=True),
        "503": error("The service could not answer.", errors.unavailable, counted=True),
    }
    operation |= {"responses": responses, "security": KEY_IS_OPTIONAL}


def not_modified_response(headers: Mapping[str, Any] | None = None) -> dict[str, Any]:
    return {
        "description": "The answer is the one that If-None-Match names.",
        "headers": {**(headers or {}), **ETAG},
    }
