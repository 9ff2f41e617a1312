"""The OpenAPI operations of Agentic Resource Discovery."""

from collections.abc import Mapping
from typing import Any, Final

from index.values.errors import InvalidFilterValue, MissingParam
from protocols import errors, origins
from protocols.ard import registry
from protocols.ard.errors import CatalogError, as_ard
from protocols.ard.request import MCP, CatalogFilter
from protocols.documents import serving
from protocols.documents.openapi import samples
from protocols.documents.openapi.parts import JSON, answered, error, example, link, reference
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
    paths: dict[str, Any] = registry.api.get_openapi_schema(path_prefix="/")["paths"]
    search, agent = paths["/search"]["post"], paths["/agents/{id}"]["get"]
    search["requestBody"]["content"][JSON]["examples"] = _ASKED
    found = {"results": [registry.result(samples.found())], "possibleCount": 0}
    nothing = {"results": [], "possibleCount": 0}
    answered(
        search,
        "Entries, best first; none is an answer.",
        {"found": example("One site", found), "nothing": example("Nothing matches", nothing)},
        {
            "400": error(
                "query.text is missing, a value is outside its vocabulary, or the body is not a JSON object.",
                lambda: errors.missing_param(MissingParam("query.text")),
                lambda: errors.invalid_value(
                    InvalidFilterValue("query.filter", "price", tuple(CatalogFilter.model_fields))
                ),
                errors.no_object,
                errors.malformed,
                counted=True,
            ),
            "403": error("The Origin may not call this service.", errors.origin_refused),
            "405": error("Another method than POST.", lambda: errors.method_not_allowed(origins.ALLOW)),
            "415": error("Another Content-Type than application/json.", errors.not_json, counted=True),
        },
        read=False,
    )
    search["responses"]["200"]["links"] = {
        "entry": link("get_catalog_entry", "The first entry.", id="$response.body#/results/0/identifier")
    }
    agent["description"] = "By the identifier that a search gave, or by the host of a listed site."
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
            "405": error("Another method than GET.", lambda: errors.method_not_allowed(serving.ALLOW)),
        },
    )
    _as_ard(search["responses"])
    _as_ard(agent["responses"])
    return paths


def _as_ard(responses: Mapping[str, Any]) -> None:
    for status, response in responses.items():
        if int(status) >= 400:
            content = response["content"][JSON]
            content["schema"] = reference(CatalogError)
            for one in content["examples"].values():
                one["value"] = as_ard(one["value"], int(status))


def _entry() -> CatalogEntry:
    return registry.entry(samples.row())
