"""/openapi.json: the document put together, and served."""

from typing import Any, Final

from index.filters import FILTERS
from index.shapes import FindResponse, SiteReport, StatsResponse
from protocols import errors
from protocols.ard.request import CatalogSearch
from protocols.documents.openapi import catalog, pages, registration, samples
from protocols.documents.openapi.operations import operations
from protocols.documents.openapi.parts import (
    SECURITY_SCHEMES,
    answered,
    at,
    components,
    error,
    example,
)
from protocols.pages.submit import Suggestion
from protocols.rest import operations as rest
from protocols.schemas.wire import (
    CatalogEntry,
    CatalogResults,
    SuggestionTaken,
)

_ASKED: Final = {
    "q": {"words": example("What you want to do", "second-hand books by post")},
    **{one.name: {one.example[0]: example(one.example[1], one.example[2])} for one in FILTERS if one.example},
    "limit": {"three": example("Three rows at most", 3)},
}


def document() -> dict[str, Any]:
    """Return the OpenAPI 3.1 document, JSON-ready."""
    described = dict(rest.api.get_openapi_schema(path_prefix="/api/"))
    find, stats = (described["paths"][path]["get"] for path in ("/api/find", "/api/stats"))
    _find(find)
    answered(stats, "OK", {"figures": example("An index of eight sites", samples.stats())})
    schemas = components(
        FindResponse, StatsResponse, SiteReport, Suggestion, SuggestionTaken,
        CatalogSearch, CatalogResults, CatalogEntry, *pages.SHAPES, *registration.SHAPES,
    )  # fmt: skip
    return {
        **described,
        "externalDocs": {"description": "For people", "url": at("/docs")},
        "paths": {
            **described["paths"],
            **operations(),
            **catalog.paths(),
            **pages.operations(),
            **registration.operations(),
        },
        "components": {
            "schemas": {**described["components"]["schemas"], **schemas},
            "securitySchemes": SECURITY_SCHEMES,
        },
    }


def _find(operation: dict[str, Any]) -> None:
    for parameter in operation["parameters"]:
        parameter["allowEmptyValue"] = True
        if examples := _ASKED.get(parameter["name"]):
            parameter["examples"] = examples
    answered(
        operation,
        "OK",
        {
            "search": example("A search that found one site", samples.search()),
            "filter": example("Filters alone", samples.filtered()),
            "nothing": example("Nothing matches, which is no error", samples.nothing()),
        },
        {
            "400": error(
                "No query and no narrowing filter, or a value outside its vocabulary.",
                samples.missing,
                samples.wrong,
                errors.malformed,
                counted=True,
            )
        },
    )
