"""A registry of Agentic Resource Discovery (ARD 0.91 §7)."""

import json
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import wraps
from types import MappingProxyType
from typing import Annotated, Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from ninja import Path
from ninja.decorators import decorate_view
from pydantic import Field

from index.search import find
from index.search.relevance import MOST_POSSIBLE
from index.search.request import MAX_LIMIT, FindRequest
from index.search.rows import listed_row
from index.shapes import ResultRow
from index.values import hosts
from index.values.addresses import report_url
from index.values.catalog_ids import EntryType, publisher_of
from index.values.vocabulary import Answer, WellKnown
from protocols import errors
from protocols.ard.identifiers import SiteIds, find_holder, ids_of_sites
from protocols.ard.request import AFTER, CatalogFilter, CatalogQuery, CatalogSearch
from protocols.errors import ErrorRaised, ErrorResponse
from protocols.jsonrpc import compact
from protocols.origins import post_only
from protocols.rest import Operations, count_requests, only_read
from protocols.schemas.wire import CatalogEntry, CatalogResult, CatalogResults

# By HTTP status; all others map like 400.
_CODES = {
    400: "INVALID_ARGUMENT",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    429: "RATE_LIMIT_EXCEEDED",
    501: "UNIMPLEMENTED",
    503: "INTERNAL_ERROR",
}

_ALL_TYPES = frozenset(EntryType)

_View = Callable[..., HttpResponseBase]


class CatalogError(ErrorResponse):
    """An error of the registry: the one error object with the two fields of ARD."""

    errorCode: Annotated[str, Field(description="By HTTP status, as ARD says.")]  # noqa: N815 - the standard's
    message: Annotated[str, Field(description="The same as error.")]


def as_ard(error: ErrorResponse, status: int) -> CatalogError:
    return {"errorCode": _CODES.get(status, _CODES[400]), "message": error["error"], **error}


def errors_as_ard(view: _View) -> _View:
    """Decorate a view so that its errors have the fields of ARD."""

    @wraps(view)
    def answered(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        response = view(request, *args, **kwargs)
        if response.status_code >= 400 and isinstance(response, HttpResponse):
            response.content = compact(as_ard(json.loads(response.content), response.status_code)).encode()
        return response

    return answered


# Filters that all sites with one of these types pass.
_NARROWED = (
    ({EntryType.MCP}, "has_mcp"),
    ({EntryType.MCP, EntryType.API_CATALOG}, "has_endpoint"),
    ({EntryType.MARKDOWN}, "has_md"),
)
_DEPTH = 200  # Sites examined for types without a filter

_TERMS = ("tags", "publisher", "capabilities")  # Filters that are tried on the sites examined
_Id = Annotated[
    str,
    Path(description="The identifier of an entry, the report's URL, or the host of a site.", min_length=1),
]

api = Operations(urls_namespace="ard")


def search(asked: CatalogSearch) -> CatalogResults:
    """Search listed sites. Raises InvalidFilterValue, MissingParam and Unavailable."""
    types = asked.query.filter.type
    found = find.find(_question(asked))
    rows, possible = (
        [row for row in some if types & _offers(row).keys() and _passes(row, asked.query.filter)]
        for some in (found["results"], found["possible"])
    )
    rows = rows[:MAX_LIMIT]
    # Pages go through the results, then the possible ones, all cut from the same rows.
    start, end = asked.page_start, asked.page_start + asked.page_size
    matches, nearby = rows[start:end], []
    if asked.possible:
        offered = possible[: MAX_LIMIT - len(rows)]
        nearby = offered[max(start - len(rows), 0) : max(end - len(rows), 0)]
        rows += offered
    ids = ids_of_sites(*(row["host"] for row in (*matches, *nearby)))
    answer: CatalogResults = {
        "results": [result(row, ids[row["host"]], types) for row in matches],
        "possibleCount": found["possible_count"] if _narrows(asked.query) else len(possible),
    }
    if asked.possible:
        answer["possible"] = [result(row, ids[row["host"]], types) for row in nearby]
    if asked.federation == "referrals":
        answer["referrals"] = []
    if end < len(rows):
        answer["pageToken"] = f"{AFTER}{end}"
    return answer


def result(
    row: ResultRow, ids: SiteIds = MappingProxyType({}), types: AbstractSet[EntryType] = _ALL_TYPES
) -> CatalogResult:
    return {
        **entry(row, ids, types),
        "score": round(100 * row["similarity"]),
        "source": registry_url(),
        "similarity": row["similarity"],
        "why": row["why"],
    }


def entry(
    row: ResultRow, ids: SiteIds = MappingProxyType({}), types: AbstractSet[EntryType] = _ALL_TYPES
) -> CatalogEntry:
    """An entry of the first of these types that the site offers, with the URL that answered."""
    verified = row["verified"]
    media_type, url = next((kind, url) for kind, url in _offers(row).items() if kind in types)
    made: CatalogEntry = {
        "identifier": ids.get(media_type, row["report"]),
        "displayName": row["display_name"] or row["host"],
        "type": media_type,
        "url": url,
        "capabilities": verified["mcp_tools" if media_type is EntryType.MCP else "webmcp_tools"],
        "tags": [row["entity_type"]] if row["entity_type"] else [],
        "metadata": {
            "host": row["host"],
            "report": row["report"],
            "verifiedAt": verified["verified_at"],
            "verificationTier": row["verification_tier"],
            "tierLabel": row["tier_label"],
            "transactional": row["transactional"],
            "country": row["country"],
            "entityType": row["entity_type"],
            "language": row["language"],
            **(_connecting(row) if media_type is EntryType.MCP else {}),
        },
    }
    if row["description"]:
        made["description"] = row["description"]
    return made


def _connecting(row: ResultRow) -> dict[str, str | None]:
    connect = row["connect"]
    return {"transport": connect["transport"], "auth": connect["auth"]} if connect else {}


def _passes(row: ResultRow, terms: CatalogFilter) -> bool:
    """Whether the site has one of each kind of term that is asked for."""
    verified, host = row["verified"], row["host"]
    of_row = {
        "tags": {str(row["entity_type"] or "")},
        "publisher": {host, hosts.registrable_domain(host)},
        "capabilities": {name.lower() for name in verified["mcp_tools"] + verified["webmcp_tools"]},
    }
    asked = {name: getattr(terms, name) for name in of_row}
    return all(not wanted or wanted & of_row[name] for name, wanted in asked.items())


def _offers(row: ResultRow) -> dict[EntryType, str]:
    """Media type -> URL, best first."""
    verified, card = row["verified"], row["verified"]["other_wellknown"].get(WellKnown.A2A_AGENT_CARD)
    catalog = f"{row['url'].rstrip('/')}/.well-known/api-catalog"
    return {
        **({EntryType.MCP: verified["mcp_server"]} if isinstance(verified["mcp_server"], str) else {}),
        **({EntryType.A2A: card["url"]} if card and card["answer"] == Answer.YES and card["url"] else {}),
        **({EntryType.API_CATALOG: catalog} if verified["api_catalog"] else {}),
        **({EntryType.MARKDOWN: row["url"]} if verified["markdown_negotiation"] else {}),
        EntryType.PAGE: row["url"],
    }


def registry_url() -> str:
    return f"{settings.BASE_URL}/"


def _question(asked: CatalogSearch) -> FindRequest:
    query = asked.query
    types, filters = query.filter.type, query.filter.model_dump(exclude={"type", *_TERMS}, exclude_none=True)
    narrowed = next(({name: True} for several, name in _NARROWED if types <= several), {})
    given = {"q": query.text, "limit": MAX_LIMIT, **filters, **narrowed}
    limit = MAX_LIMIT if _narrows(query) else _DEPTH
    return replace(FindRequest.parse(given), limit=limit + MOST_POSSIBLE, possible=True)


def _narrows(query: CatalogQuery) -> bool:
    if any(getattr(query.filter, name) for name in _TERMS):
        return False
    return EntryType.PAGE in query.filter.type or query.filter.type == {EntryType.MCP}


@api.post(
    "/search",
    operation_id="search_catalog",
    summary="Agentic Resource Discovery: search, with catalog entries as the answer",
    description="The same search as /api/find, in the form of ARD 0.91. Nothing nearby is offered instead of "
    "a match. possible asks for sites that may serve the query, in a list of their own; pages go through "
    "the results first, then through these.",
    response=CatalogResults,
    url_name="search",
)
@decorate_view(count_requests)
def _search(request: HttpRequest, asked: CatalogSearch) -> CatalogResults:  # noqa: ARG001 - ninja's signature
    return search(asked)


@api.get(
    "/agents/{path:id}",
    operation_id="get_catalog_entry",
    summary="Agentic Resource Discovery: the entry of one listed site",
    response=CatalogEntry,
    url_name="agent",
)
@decorate_view(count_requests)
def _agent(request: HttpRequest, id: _Id) -> CatalogEntry:  # noqa: A002, ARG001 - the standard's word, ninja's signature
    found = _entry_with_own_id(id) if publisher_of(id) else _entry_of_host(id.removeprefix(report_url("")))
    if found is None:
        raise ErrorRaised(errors.no_such_agent())
    return found


def _entry_with_own_id(identifier: str) -> CatalogEntry | None:
    host = find_holder(identifier)
    row = listed_row(host) if host else None
    if host is None or row is None:
        return None
    ids = ids_of_sites(host)[host]
    types = {kind for kind in _offers(row) if ids.get(kind) == identifier}
    return entry(row, ids, types) if types else None


def _entry_of_host(text: str) -> CatalogEntry | None:
    """Raises ErrorRaised if it is no host."""
    if "/" in text or not hosts.is_host(text):
        raise ErrorRaised(errors.no_identifier())
    host = hosts.parse_host(text)
    row = listed_row(host)
    return entry(row, ids_of_sites(host)[host]) if row else None


def _explore(_request: HttpRequest) -> HttpResponse:
    """Refuse the optional POST /explore (ARD 0.91 §7.3)."""
    return errors.not_offered().response()


_views = api.views()
search_view = errors_as_ard(post_only(_views["search"]))
explore_view = errors_as_ard(post_only(_explore))
agent_view = errors_as_ard(only_read(_views["agent"]))
