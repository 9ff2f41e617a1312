"""Data of the home page."""

from typing import Any

from django.http import QueryDict

from index.filters import CHOICES, FILTERS, FLAGS
from index.generations.current import consistent_view
from index.generations.view import View
from index.listing.ordering import FIXED_ORDER
from index.models import Site
from index.pages.charts import adoption
from index.reports.stats import stats
from index.search.find import find
from index.search.request import MAX_LIMIT, FindRequest
from index.search.rows import for_rows, listed_row, result_row
from index.shapes import ResultRow
from index.values import countries, hosts, search_text
from index.values.addresses import report_path
from index.values.errors import InvalidFilterValue, MissingParam

NEWEST = 5  # Sites shown without a search

_FLAGS = sorted(FLAGS, key=lambda one: one.last_in_form)
_CHOICES = sorted(CHOICES, key=lambda one: one.kind.near is not None)
_PARAMETERS = ("q", *(one.name for one in (*CHOICES, *_FLAGS)), "possible", "page", "limit")
_MAX_INPUT = 2048  # Characters of the search box parsed as a host


def home_page(asked: QueryDict, *, explain: bool = True) -> dict[str, Any]:
    """Return `listed`, `data_as_of`, `form`, `host`, `query`, and `answer` or `error`.

    `query_possible`: query string that adds possible sites, or ""; `query_next`: of the next page. Without
    a search there are `newest`, `figures` and `shares`. Raises InvalidFilterValue unless `explain`.
    """
    with consistent_view() as view:
        return _page(asked, view, explain=explain)


def _page(asked: QueryDict, view: View, *, explain: bool) -> dict[str, Any]:
    page: dict[str, Any] = {
        "listed": view.listed,
        "data_as_of": view.data_as_of.isoformat(),
        "generation_id": view.stamp.generation_id,
        "form": _form(asked),
        "host": _as_host(asked.get("q", "")),
        "query": _query_string(asked),
        "query_possible": "",
        "query_next": "",
        "answer": None,
        "error": None,
    }
    try:
        request = FindRequest.parse(_given(asked))
        page["answer"] = answer = find(request)
        if answer.get("possible_count") and not request.possible and answer["count"] < request.limit:
            page["query_possible"] = _query_string(asked, possible="true")
        if "next" in answer:
            page["query_next"] = _query_string(asked, page=str(answer["next"]))
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
    """Values by parameter; a list if they differ."""
    values = {name: list(dict.fromkeys(asked.getlist(name))) for name in asked}
    return {
        "limit": str(MAX_LIMIT),
        "page": "1",
        **{name: got[0] if len(got) == 1 else got for name, got in values.items()},
    }


def _form(asked: QueryDict) -> dict[str, Any]:
    return {
        "q": search_text.clean_query(asked.get("q", "")),
        "choices": [
            {
                "name": one.name,
                "label": one.control,
                "value": asked.get(one.name, ""),
                "values": () if one.kind.near else one.kind.valid,
                "longest": max(map(len, one.kind.valid)) if not one.kind.near else countries.MAX_NAME,
            }
            for one in _CHOICES
        ],
        "flags": [
            {"name": one.name, "label": one.label, "on": asked.get(one.name, "").lower() in {"true", "1"}}
            for one in _FLAGS
        ],
        "filters": [one.name for one in (*CHOICES, *_FLAGS)],
        "filters_set": sum(bool(asked.get(one.name, "").strip()) for one in FILTERS),
    }


def _as_host(text: str) -> dict[str, Any] | None:
    """A listing; None if the text isn't a host or URL."""
    try:
        host = hosts.parse_host(text[:_MAX_INPUT])
    except hosts.BadHost:
        return None
    return {"host": host, "path": report_path(host), "row": listed_row(host)}


def _newest() -> list[ResultRow]:
    newest = Site.objects.listed().order_by("-listed_since", *FIXED_ORDER)
    return [result_row(site) for site in for_rows(newest)[:NEWEST]]


def _query_string(asked: QueryDict, **changed: str) -> str:
    """Non-empty parameters, cleaned, in fixed order, with changed ones last."""
    kept = QueryDict(mutable=True)
    for name in _PARAMETERS:
        values = (search_text.clean_query(value) for value in asked.getlist(name)[:2])
        kept.setlist(name, [value for value in dict.fromkeys(values) if value])
    for name, value in changed.items():
        kept[name] = value
    return f"?{kept.urlencode()}" if any(kept.values()) else ""
