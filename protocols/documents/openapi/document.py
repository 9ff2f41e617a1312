"""Builds and serves /openapi.json."""

from functools import lru_cache
from typing import Any

from django.conf import settings

from config.mail import sends_mail
from index.filters import FILTERS
from index.reports.site_report import brief_report
from index.shapes import FindResponse, SiteReport, StatsResponse
from index.values.addresses import service_url
from index.values.errors import MissingParam
from protocols import errors, rest
from protocols.ard.registry import CatalogError
from protocols.ard.request import CatalogSearch
from protocols.bodies import MAX_FORM_BYTES
from protocols.documents.openapi import dataset, pages, samples, watches, webhooks
from protocols.documents.openapi.operations import (
    SHAPES,
    changes_paths,
    health_operations,
    operations,
    registration_operations,
    registry_paths,
)
from protocols.documents.openapi.operations import paths as catalog_paths
from protocols.documents.openapi.parts import (
    JSON,
    SECURITY_SCHEMES,
    complete_operation,
    components,
    error,
    example,
    link,
)
from protocols.jsonrpc import compact
from protocols.pages.submit import Suggestion
from protocols.schemas.pages import DataPage
from protocols.schemas.wire import (
    CatalogEntry,
    CatalogResults,
    FindParameters,
    IndexChanges,
    Readiness,
    RegistryEntries,
    SuggestionTaken,
)

_TAGS = {
    "search": ("Search the index, and its figures.", {"api"}),
    "reports": (
        "What is known of one site, its evidence, and what its owner may ask for.",
        {"site", "objection"},
    ),
    "open data": ("The whole index as files, weekly.", {"data", "data.json"}),
    "live checks": ("Check any host or page now; never part of the index.", {"check"}),
    "suggestions": ("Suggest a site for probing.", {"submit"}),
    "watches": ("Be told of changes of a host, by mail and by webhook.", {"watch"}),
    "agents": ("The same questions over MCP and A2A.", {"mcp", "a2a"}),
    "ARD": ("The same questions as a registry of Agentic Resource Discovery.", {"search", "agents"}),
    "MCP registry": ("The listed MCP servers in the form of the official MCP Registry.", {"v0.1"}),
    "keys": ("Keys that raise the daily limit, and claims of them.", {"agent"}),
    "health": ("Whether the service can answer.", {"readyz"}),
}
_ASKED = {
    "q": {"words": example("What you want to do", "second-hand books by post")},
    **{
        filter_.name: {filter_.example[0]: example(filter_.example[1], filter_.example[2])}
        for filter_ in FILTERS
        if filter_.example
    },
    "page": {"first": example("The first page, with the address of the next", 1)},
    "limit": {"three": example("Three rows at most", 3)},
}


def document() -> dict[str, Any]:
    return _document(*spoken_settings())


def text() -> str:
    return _text(*spoken_settings())


def spoken_settings() -> tuple[str, str, bool, bool, bool]:
    """Settings that the document depends on."""
    return settings.BASE_URL, settings.CONTACT_EMAIL, sends_mail(), settings.MCP_REGISTRY, settings.OPEN_DATA


@lru_cache(maxsize=16)
def _text(*spoken: object) -> str:
    return compact(_document(*spoken))


@lru_cache(maxsize=16)
def _document(*_spoken: object) -> dict[str, Any]:
    """Made once for these settings: it takes as long as ten pages."""
    described = dict(rest.api.get_openapi_schema(path_prefix="/api/"))
    find, stats = (described["paths"][path]["get"] for path in ("/api/find", "/api/stats"))
    _find(find)
    _reports(described["paths"]["/api/reports"]["post"])
    complete_operation(stats, "OK", {"figures": example("An index of eight sites", samples.stats())})
    schemas = components(
        FindResponse, StatsResponse, SiteReport, Suggestion, SuggestionTaken,
        CatalogSearch, CatalogResults, CatalogEntry, CatalogError, RegistryEntries,
        *pages.SHAPES, *watches.SHAPES, *webhooks.SHAPES, *SHAPES,
        Readiness, *((IndexChanges, DataPage) if settings.OPEN_DATA else ()),
    )  # fmt: skip
    paths = {
        **described["paths"],
        **operations(),
        **catalog_paths(),
        **(registry_paths() if settings.MCP_REGISTRY else {}),
        **({**changes_paths(), **dataset.operations()} if settings.OPEN_DATA else {}),
        **pages.operations(),
        **watches.operations(),
        **registration_operations(),
        **health_operations(),
    }
    _tag(paths)
    return {
        **described,
        "info": {**described["info"], **_about()},
        "externalDocs": {"description": "For people", "url": service_url("/docs")},
        "security": [],
        "tags": [
            {"name": name, "description": text}
            for name, (text, segments) in _TAGS.items()
            if segments & {path.split("/")[1] for path in paths}
        ],
        "paths": paths,
        "webhooks": webhooks.describe_webhooks(),
        "components": {
            "schemas": {**_used(described["components"]["schemas"]), **schemas},
            "securitySchemes": SECURITY_SCHEMES,
        },
    }


def _used(schemas: dict[str, Any]) -> dict[str, Any]:
    return {name: schema for name, schema in schemas.items() if name != FindParameters.__name__}


def _about() -> dict[str, Any]:
    return {
        "termsOfService": service_url("/terms"),
        "contact": {
            "name": "The operator of this service",
            "url": service_url("/"),
            "email": settings.CONTACT_EMAIL,
        },
        "license": {"name": "Apache License 2.0", "identifier": "Apache-2.0"},
    }


def _tag(paths: dict[str, Any]) -> None:
    for path, item in paths.items():
        first = path.split("/")[1]
        tag = next(name for name, (_, segments) in _TAGS.items() if first in segments)
        for operation in item.values():
            operation["tags"] = [tag]


def _reports(operation: dict[str, Any]) -> None:
    asked = {"hosts": [samples.HOST, "unknown.example"]}
    operation["requestBody"]["content"][JSON]["examples"] = {"two": example("Two hosts", asked)}
    reports = [brief_report(samples.report()), samples.unlisted_report()]
    complete_operation(
        operation,
        "A report for each host, in their order.",
        {"two": example("One is listed", {"reports": reports})},
        {
            "400": error(
                "hosts is missing or wrong, or the body is not a JSON object.",
                lambda: errors.missing_param(MissingParam("hosts")),
                errors.no_object,
                counted=False,
            ),
            "413": error("The body is too large.", lambda: errors.body_too_large(MAX_FORM_BYTES)),
            "415": error("Another Content-Type than application/json.", errors.not_json),
        },
        read=False,
    )


def _find(operation: dict[str, Any]) -> None:
    for parameter in operation["parameters"]:
        parameter["allowEmptyValue"] = True
        if examples := _ASKED.get(parameter["name"]):
            parameter["examples"] = examples
    complete_operation(
        operation,
        "OK",
        {
            "search": example("A search that found one site", samples.search()),
            "filter": example("Filters alone", samples.filtered_search()),
            "nothing": example("Nothing matches: not an error", samples.nothing()),
            "possible": example("Nothing matches, one site may serve it", samples.possible()),
        },
        {
            "400": error(
                "No query and no narrowing filter, or a value outside its vocabulary.",
                samples.missing,
                samples.wrong,
                errors.malformed_error,
                counted=True,
            )
        },
    )
    operation["responses"]["200"]["links"] = {
        "report": link(
            "get_site_report", "The report on the first result.", host="$response.body#/results/0/host"
        )
    }
