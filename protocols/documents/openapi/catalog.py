"""The registry of Agentic Resource Discovery as OpenAPI tells it."""

from typing import Any, Final

from index.values.errors import InvalidFilterValue, MissingParam
from protocols import errors, origins
from protocols.ard import registry
from protocols.ard.request import MCP, CatalogFilter
from protocols.documents.openapi import samples
from protocols.documents.openapi.parts import JSON, answered, error, example
from protocols.rest import operations as rest
from protocols.schemas.wire import CatalogEntry

_QUESTION: Final = "second-hand books by post"
_ASKED: Final = {
    "plain": example("In plain words", {"query": {"text": _QUESTION}}),
    "filtered": example(
        "MCP servers alone, five at most",
        {"query": {"text": _QUESTION, "filter": {"type": [MCP]}}, "federation": "none", "pageSize": 5},
    ),
}


def paths() -> dict[str, Any]:
    """Return paths as OpenAPI writes them: what django-ninja knows of them, with an example of every answer."""
    paths: dict[str, Any] = registry.api.get_openapi_schema(path_prefix="/")["paths"]
    search, agent = paths["/search"]["post"], paths["/agents/{id}"]["get"]
    search["requestBody"]["content"][JSON]["examples"] = _ASKED
    found = {"results": [{**_entry(), "score": 73, "source": registry.registry_url()}]}
    answered(
        search,
        "Entries, best first; none is an answer.",
        {"found": example("One site", found), "nothing": example("Nothing matches", {"results": []})},
        {
            "400": error(
                "query.text is missing, a value is outside its vocabulary, or the body is no JSON object.",
                lambda: errors.missing_param(MissingParam("query.text")),
                lambda: errors.invalid_value(
                    InvalidFilterValue("query.filter", "price", tuple(CatalogFilter.model_fields))
                ),
                errors.no_object,
                errors.malformed,
                counted=True,
            ),
            "403": error("The Origin header is none that may ask here.", errors.origin_refused),
            "405": error("Another method than POST.", lambda: errors.method_not_allowed(origins.ALLOW)),
            "415": error("Another Content-Type than application/json.", errors.not_json, counted=True),
        },
    )
    (identifier,) = agent["parameters"]
    identifier["examples"] = {"listed": {"value": _entry()["identifier"]}}
    answered(
        agent,
        "The entry.",
        {"listed": example("A listed site", _entry())},
        {
            "400": error("The address or the Host header cannot be read.", errors.malformed),
            "404": error(
                "The host is not in the index, for whatever reason.", errors.no_such_agent, counted=True
            ),
            "405": error("Another method than GET.", lambda: errors.method_not_allowed(rest.METHODS)),
        },
    )
    return paths


def _entry() -> CatalogEntry:
    return registry.entry(samples.row())
