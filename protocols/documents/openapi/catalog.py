"""The registry of Agentic Resource Discovery as OpenAPI tells it."""

from typing import Any, Final

from index.values.errors import InvalidFilterValue, MissingParam
from protocols import errors, origins
from protocols.ard import registry
from protocols.documents.openapi import samples
from protocols.documents.openapi.parts import COUNTED, KEY_IS_OPTIONAL, answer, error, example, reference
from protocols.rest import operations as rest
from protocols.schemas.wire import CatalogEntry, CatalogResults, CatalogSearch

_QUESTION: Final = "second-hand books by post"


def operations() -> dict[str, Any]:
    """Return paths as OpenAPI writes them."""
    return {
        "/search": {"post": _search()},
        "/agents/{id}": {"get": _agent()},
    }


def _search() -> dict[str, Any]:
    asked = {
        "plain": example("In plain words", {"query": {"text": _QUESTION}}),
        "filtered": example(
            "MCP servers alone, five at most",
            {
                "query": {"text": _QUESTION, "filter": {"type": [registry.MCP]}},
                "federation": "none",
                "pageSize": 5,
            },
        ),
    }
    found = {"results": [{**_entry(), "score": 73, "source": registry.registry_url()}]}
    return {
        "operationId": "search_catalog",
        "summary": "Agentic Resource Discovery: search, with catalog entries as the answer",
        "description": "The same search as /api/find, in the form of ARD 0.9. Nothing nearby stands in for no match.",
        "security": KEY_IS_OPTIONAL,
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": reference(CatalogSearch), "examples": asked}},
        },
        "responses": {
            "200": answer(
                "Entries, best first; none is an answer.",
                reference(CatalogResults),
                {"found": example("One site", found), "nothing": example("Nothing matches", {"results": []})},
                COUNTED,
            ),
            "400": error(
                "query.text is missing, a value is outside its vocabulary, or the body is no JSON object.",
                lambda: errors.missing_param(MissingParam("query.text")),
                lambda: errors.invalid_value(InvalidFilterValue("query.filter", "price", registry.KEYS)),
                errors.no_object,
                errors.malformed,
                counted=True,
            ),
            "403": error("The Origin header is none that may ask here.", errors.origin_refused),
            "405": error("Another method than POST.", lambda: errors.method_not_allowed(origins.ALLOW)),
            "415": error("Another Content-Type than application/json.", errors.not_json, counted=True),
            "429": error("The day is spent.", samples.spent, counted=True),
            "503": error("The service could not answer.", errors.unavailable, counted=True),
        },
    }


def _agent() -> dict[str, Any]:
    identifier = {
        "name": "id",
        "in": "path",
        "required": True,
        "description": "The identifier of an entry, or the host of a site.",
        "schema": {"type": "string", "minLength": 1, "pattern": "^[^/]+$"},
        "examples": {"listed": {"value": _entry()["identifier"]}},
    }
    return {
        "operationId": "get_catalog_entry",
        "summary": "Agentic Resource Discovery: the entry of one listed site",
        "security": KEY_IS_OPTIONAL,
        "parameters": [identifier],
        "responses": {
            "200": answer(
                "The entry.", reference(CatalogEntry), {"listed": example("A listed site", _entry())}, COUNTED
            ),
            "400": error("The address or the Host header cannot be read.", errors.malformed),
            "404": error(
                "The host is not in the index, for whatever reason.", errors.no_such_agent, counted=True
            ),
            "405": error("Another method than GET.", lambda: errors.method_not_allowed(rest.METHODS)),
            "429": error("The day is spent.", samples.spent, counted=True),
            "503": error("The service could not answer.", errors.unavailable, counted=True),
        },
    }


def _entry() -> dict[str, Any]:
    return registry.entry(samples.row())
