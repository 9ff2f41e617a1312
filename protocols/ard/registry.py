"""A registry of Agentic Resource Discovery: find as POST /search, and one listed site at GET /agents/{id}.

Source: ARD 0.9 §7 and its OpenAPI document, 0.91 for the catalog. Entries are our own statements about a site, so
that their identifiers begin with our domain: no site is spoken for.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any, Final, cast

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from rest_framework.request import Request

from index.search import find
from index.search.request import DEFAULT_LIMIT, MAX_LIMIT, FindRequest
from index.search.rows import listed_row
from index.values import hosts, queries
from index.values.errors import InvalidFilterValue, MissingParam
from index.values.shapes import ResultRow
from protocols import errors
from protocols.documents.wellknown import LINKSET, urn
from protocols.origins import post_only
from protocols.parsing import JsonView
from protocols.rest.operations import METHODS, counted, open_to_browsers

MCP: Final = "application/mcp-server-card+json"
A2A: Final = "application/a2a-agent-card+json"
MARKDOWN: Final = "text/markdown"
PAGE: Final = "text/html"
TYPES: Final = (MCP, A2A, LINKSET, MARKDOWN, PAGE)
"""What an entry can be of, the most that a site offers first."""
FILTERS: Final = ("type", "country", "entity_type", "transactional", "has_md", "has_endpoint", "has_webmcp")
"""Keys of `query.filter`: the media type, and the filters of /api/find."""
FEDERATION: Final = ("auto", "referrals", "none")
MAX_PAGE: Final = 100
"""What a client may ask for; all pages together never give more than find does."""
_AFTER: Final = "after-"
_TOKENS: Final = frozenset(f"{_AFTER}{n}" for n in range(1, MAX_LIMIT))

_NARROWED: Final = (({MCP}, "has_mcp"), ({MCP, LINKSET}, "has_endpoint"), ({MARKDOWN}, "has_md"))
"""The filter of find that every site passes which offers one of these types."""
_DEPTH: Final = 200
"""Sites, best first, that are looked at for a type that no filter of find asks for."""

_SITE: Final = "site"


def search(given: Mapping[str, Any]) -> dict[str, Any]:
    """Answer a search. Raises InvalidFilterValue, MissingParam and Unavailable."""
    federation = given.get("federation")
    if federation is not None:
        _one_of("federation", federation, FEDERATION)
    start, size = _page_start(given.get("pageToken")), _page_size(given.get("pageSize"))
    asked, types = _question(given)
    # Every page is cut from the same rows, so that none is shown twice or left out.
    rows = [(row, like) for row, like in find.find_scored(asked) if types & _offers(row).keys()][:MAX_LIMIT]
    results = [
        {**entry(row, types), "score": round(100 * like), "source": registry_url()}
        for row, like in rows[start : start + size]
    ]
    return {
        "results": results,
        **({"referrals": []} if federation == "referrals" else {}),
        **({"pageToken": f"{_AFTER}{start + size}"} if start + size < len(rows) else {}),
    }


def entry(row: ResultRow, types: AbstractSet[str] = frozenset(TYPES)) -> dict[str, Any]:
    """Return a result row as a catalog entry of the first of these types that the site offers.

    `url` is where what `type` names answered the probe.
    """
    verified = row["verified"]
    media_type, url = next((kind, url) for kind, url in _offers(row).items() if kind in types)
    return {
        "identifier": urn(_SITE, row["host"]),
        "displayName": row["display_name"] or row["host"],
        "type": media_type,
        "url": url,
        "capabilities": list(dict.fromkeys(verified["mcp_tools"] + verified["webmcp_tools"])),
        "metadata": {
            "host": row["host"],
            "report": row["report"],
            "verifiedAt": verified["verified_at"],
            "verificationTier": row["verification_tier"],
            "tierLabel": row["tier_label"],
            "transactional": row["transactional"],
        },
    }


def _offers(row: ResultRow) -> dict[str, str]:
    """Return where a site serves agents by media type, the most first: MCP, A2A, an API catalog, markdown, a page."""
    verified, card = row["verified"], row["verified"]["other_wellknown"].get("a2a_agent_card", {})
    return {
        **({MCP: verified["mcp_server"]} if isinstance(verified["mcp_server"], str) else {}),
        **({A2A: card["url"]} if card.get("answer") == "yes" and card.get("url") else {}),
        **({LINKSET: f"{row['url'].rstrip('/')}/.well-known/api-catalog"} if verified["api_catalog"] else {}),
        **({MARKDOWN: row["url"]} if verified["markdown_negotiation"] else {}),
        PAGE: row["url"],
    }


def registry_url() -> str:
    """Return the address that `search` and `agents/` stand below."""
    return f"{settings.BASE_URL}/"


def _question(given: Mapping[str, Any]) -> tuple[FindRequest, AbstractSet[str]]:
    """Return what find is asked, and the types that an entry may have."""
    query = given.get("query")
    if query is None:
        raise MissingParam("query")
    if not isinstance(query, dict):
        raise InvalidFilterValue("query", query, why="it is an object with text, and filter if you like")
    text = query.get("text")
    if text is None or (isinstance(text, str) and not queries.meant(text)):
        raise MissingParam("query.text")
    if not isinstance(text, str):
        raise InvalidFilterValue("query.text", text, why="it is text")
    filters, types = _filters(query.get("filter"))
    narrowed = next(({name: True} for several, name in _NARROWED if types <= several), {})
    asked = FindRequest.read({"q": text, "limit": MAX_LIMIT, **filters, **narrowed})
    return (asked if PAGE in types or types == {MCP} else replace(asked, limit=_DEPTH)), types


def _page_start(given: object) -> int:
    if given is None:
        return 0
    if not isinstance(given, str) or given not in _TOKENS:
        raise InvalidFilterValue("pageToken", given, why="it is one that a search gave, with the same query")
    return int(given.removeprefix(_AFTER))


def _page_size(given: object) -> int:
    if given is None:
        return DEFAULT_LIMIT
    if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= MAX_PAGE:
        raise InvalidFilterValue("pageSize", given, why=f"it is a whole number from 1 to {MAX_PAGE}")
    return min(given, MAX_LIMIT)


def _filters(given: object) -> tuple[dict[str, object], AbstractSet[str]]:
    """Return the filters of find, each with one value, alone or in a list; and the types, of which several may be given."""
    if given is None:
        return {}, frozenset(TYPES)
    if not isinstance(given, dict):
        raise InvalidFilterValue("query.filter", given, why="it is an object")
    for name in given:
        _one_of("query.filter", name, FILTERS)
    read = {name: _single(name, value) for name, value in given.items() if name != "type"}
    return read, _types(given.get("type"))


def _types(given: object) -> AbstractSet[str]:
    """Return the types that are asked for and that an entry can have; one that none has matches nothing (ARD 0.9 §7.1)."""
    if given is None:
        return frozenset(TYPES)
    values = given if isinstance(given, list) else [given]
    ours = {one for one in TYPES if one in values}
    if not ours or not all(isinstance(one, str) for one in values):
        raise InvalidFilterValue("query.filter.type", given, TYPES)
    return ours


def _single(name: str, value: object) -> object:
    values = value if isinstance(value, list) else [value]
    if len(values) != 1 or not isinstance(values[0], str | bool):
        raise InvalidFilterValue(
            f"query.filter.{name}", value, why="a filter takes one value, text or boolean"
        )
    return values[0]


def _one_of(name: str, value: object, valid: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in valid:
        raise InvalidFilterValue(name, value, valid)
    return value


class Search(JsonView):
    """POST /search."""

    def post(self, request: Request) -> HttpResponse:
        """Answer with entries, best first; an empty list is an answer."""
        return JsonResponse(search(cast("dict[str, Any]", request.data)))  # the parser gives nothing else


def _agent(request: HttpRequest, identifier: str) -> HttpResponse:
    """GET /agents/{id}: the entry of one listed site, by its identifier or its host; 404 for every other."""
    if request.method != "GET":
        return errors.method_not_allowed(METHODS).response()
    try:
        row = listed_row(hosts.asked_for(identifier.removeprefix(urn(_SITE, ""))))
    except hosts.BadHost:
        row = None
    return JsonResponse(entry(row)) if row else errors.no_such_agent().response()


def _explore(_request: HttpRequest) -> HttpResponse:
    """POST /explore, which a registry need not have, answers that it has not (ARD 0.9 §7.3)."""
    return errors.not_offered().response()


search_view = post_only(allow_headers="", expose_headers="")(counted(Search.as_view()))
explore_view = post_only(allow_headers="", expose_headers="")(_explore)
agent_view = open_to_browsers(counted(_agent))
