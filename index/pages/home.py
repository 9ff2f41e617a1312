"""What the home page shows: the index in two figures, and a search when one was asked for."""

from typing import Any, Final

from django.http import QueryDict

from index.generations.snapshot import one_moment
from index.generations.view import View
from index.listing.ordering import FIXED_ORDER
from index.models import Site
from index.pages.charts import adoption
from index.reports.stats import stats
from index.search.find import find
from index.search.matches import matches
from index.search.request import MAX_LIMIT, FindRequest
from index.search.rows import for_rows, listed_row, result_row
from index.values import hosts, queries
from index.values.addresses import report_path
from index.values.errors import InvalidFilterValue, MissingParam
from index.values.shapes import ResultRow
from index.values.vocabulary import EntityType

FLAGS: Final = {
    "has_mcp": "an MCP server answered tools/list",
    "has_md": "the home page is served as markdown, on request or as a twin",
    "has_endpoint": "an MCP server answered, or an API catalog is published",
    "has_webmcp": "a browser saw the page register WebMCP tools",
    "transactional": "an agent can act, not only read",
}
"""The boolean filters as the form names them, after "Only sites where"."""

NEWEST: Final = 5
"""Newly listed sites that the page names when nothing was asked."""

_PARAMETERS: Final = ("q", "country", "entity_type", *FLAGS, "limit")
_MAX_INPUT: Final = 2048
"""Characters of the box that are read as a host."""


def home_page(asked: QueryDict, *, explain: bool = True) -> dict[str, Any]:
    """Return the page's data: `listed`, `data_as_of`, `form`, and `answer` (as /api/find), `error` or neither.

    `host` is the query when it reads as a host name or URL: `{host, path, row}`, with the result row when it is
    listed. `matches` says by host why each result matches; `newest` are rows, `figures` those of
    the index and `shares` its bars by check when nothing was asked; `query` is
    what was asked, as a canonical query string with its question mark. Raises
    InvalidFilterValue when the page is not to `explain` it.
    """
    with one_moment() as view:
        return _page(asked, view, explain=explain)


def _page(asked: QueryDict, view: View, *, explain: bool) -> dict[str, Any]:
    page: dict[str, Any] = {
        "listed": view.listed,
        "data_as_of": view.data_as_of.isoformat(),
        "form": _form(asked),
        "host": _as_host(asked.get("q", "")),
        "query": _query_string(asked),
        "answer": None,
        "error": None,
    }
    try:
        page["answer"] = answer = find(FindRequest.read(_given(asked)))
        page["matches"] = matches(answer["query"], [row["host"] for row in answer["results"]])
    except MissingParam:
        page["newest"] = _newest()
        page["figures"] = figures = stats()
        page["shares"] = adoption(figures["by_check"])
    except InvalidFilterValue as error:
        if not explain:
            raise
        page["error"] = {"message": str(error), "name": error.name, "valid": list(error.valid)}
    return page


def _given(asked: QueryDict) -> dict[str, object]:
    """Each parameter: its value, or a list when it was given with different values."""
    values = {name: list(dict.fromkeys(asked.getlist(name))) for name in asked}
    return {
        "limit": str(MAX_LIMIT),
        **{name: got[0] if len(got) == 1 else got for name, got in values.items()},
    }


def _form(asked: QueryDict) -> dict[str, Any]:
    """The controls with what was asked in them."""
    flags = [
        {"name": name, "label": label, "on": asked.get(name, "").lower() in {"true", "1"}}
        for name, label in FLAGS.items()
    ]
    return {
        "q": queries.meant(asked.get("q", "")),
        "country": asked.get("country", ""),
        "entity_type": asked.get("entity_type", ""),
        "entity_types": [kind.value for kind in EntityType],
        "flags": flags,
        "filters_set": sum(bool(asked.get(name, "").strip()) for name in (*FLAGS, "country", "entity_type")),
    }


def _as_host(text: str) -> dict[str, Any] | None:
    """Return what the index says of the text's host; None when the text is no host name and no URL."""
    try:
        host = hosts.from_host_or_url(text[:_MAX_INPUT])
    except hosts.BadHost:
        return None
    return {"host": host, "path": report_path(host), "row": listed_row(host)}


def _newest() -> list[ResultRow]:
    newest = Site.objects.filter(listed=True).order_by("-listed_since", *FIXED_ORDER)
    return [result_row(site) for site in for_rows(newest)[:NEWEST]]


def _query_string(asked: QueryDict) -> str:
    """Return "?" and the parameters that mean something, in one order, as long as what is read of them; or ""."""
    kept = QueryDict(mutable=True)
    for name in _PARAMETERS:
        values = (queries.meant(value) for value in asked.getlist(name)[:2])
        kept.setlist(name, [value for value in dict.fromkeys(values) if value])
    return f"?{kept.urlencode()}" if any(kept.values()) else ""
