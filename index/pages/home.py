"""Data of the home page."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, NamedTuple, TypedDict
from urllib.parse import urlencode

from django.http import QueryDict

from index.filters import BY_NAME, CHOICES, COUNTRY, FILTERS, FLAGS, YES, Filter
from index.generations.current import consistent_view
from index.generations.view import View
from index.listing.ordering import CONTRACT_ORDER, FIXED_ORDER, PAGE_ORDERS, PageOrder
from index.models import Site
from index.pages.charts import adoption
from index.pages.facets import Facet, countries_in_use, facets_of_filters, facets_of_matches
from index.reports.site_report import redirecting_host
from index.reports.stats import stats
from index.search.find import FoundPage, find_page
from index.search.request import MAX_LIMIT, MAX_PAGE, FindRequest
from index.search.rows import for_rows, listed_row, result_row
from index.shapes import ResultRow
from index.values import hosts, search_text
from index.values.addresses import report_path
from index.values.errors import InvalidFilterValue, MissingParam

NEWEST = 5  # Sites shown without a search

_FLAGS = sorted(FLAGS, key=lambda one: one.last_in_form)
_CHOICES = sorted(CHOICES, key=lambda one: one.kind.near is not None)
MAX_COMPARED = 5  # Hosts side by side
_PARAMETERS = ("q", *(filter_.name for filter_ in (*CHOICES, *_FLAGS)), "possible", "sort", "page", "limit")
_MAX_INPUT = 2048  # Characters of the search box parsed as a host
_WWW = "www."
_WORDS = re.compile(r"[a-z]{2,12}(?: [a-z]{2,12}){1,3}")  # Words of a tool that read as something to do


Parameters = Mapping[str, list[str]]


class OfferedList(TypedDict):
    """A search that finds something, and how many sites where it is known."""

    label: str
    address: str
    count: int | None


def home_page(asked: QueryDict, *, explain: bool = True) -> dict[str, Any]:
    """Return `listed`, `data_as_of`, `form`, `host`, `query`, and `answer` or `error`.

    `query_possible`: query string that adds possible sites, or ""; `query_next` and `query_before`: of the
    pages beside this one. Without a search there are `newest`, `figures`, `shares` and `examples`. Raises
    InvalidFilterValue unless `explain`.
    """
    with consistent_view() as view:
        return _page(asked, view, explain=explain)


def _page(asked: QueryDict, view: View, *, explain: bool) -> dict[str, Any]:
    kept = _cleaned(asked)
    page: dict[str, Any] = {
        "listed": view.listed,
        "data_as_of": view.data_as_of.isoformat(),
        "generation_id": view.stamp.generation_id,
        "host": _as_host(asked.get("q", "")),
        "query": _query_string(kept),
        "title": "Sites that pass the filters",
        "query_possible": "",
        "query_next": "",
        "query_before": "",
        "answer": None,
        "error": None,
    }
    wrong = ""
    try:
        request = FindRequest.parse(_given(asked))
        page.update(_found(kept, request, order_named(asked.get("sort", "")), view))
    except MissingParam:
        page["newest"] = newest = _newest()
        page["figures"] = figures = stats()
        page["shares"] = adoption(figures["by_check"])
        page["examples"] = list(_examples(view, newest))
    except InvalidFilterValue as error:
        if not explain:
            raise
        wrong = error.name
        page["error"] = {
            "message": _in_words(error),
            "name": error.name,
            "near": list(error.near),
            "valid": list(error.valid),
        }
    page["form"] = _form(asked, view, wrong)
    return page


def order_named(name: str) -> PageOrder:
    """Raises InvalidFilterValue."""
    for order in PAGE_ORDERS:
        if order.name == (name or CONTRACT_ORDER.name):
            return order
    raise InvalidFilterValue("sort", name, [order.name for order in PAGE_ORDERS])


def _found(kept: Parameters, request: FindRequest, order: PageOrder, view: View) -> dict[str, Any]:
    found = find_page(request, order)
    answer = found.answer
    shown: dict[str, Any] = {
        "answer": answer,
        "total": found.total,
        "at_least": len(found.matching),
        "first": request.skip + 1,
        "last": request.skip + answer["count"],
        "page": request.page or 1,
        "pages": _pages(found, request),
        "most_pages": MAX_PAGE,
        "facets": _facets(kept, request, found, view),
        "chosen": [
            {"label": filter_.filter.words_of(str(filter_.value)), "name": filter_.filter.control,
             "is_flag": filter_.filter.kind.is_flag, "address": _changed(kept, filter_.name, "")}
            for filter_ in request.filters
        ],
        "orders": [],
        "alone": [],
    }  # fmt: skip
    if request.q is None:
        place = f", page {request.page}" if (request.page or 1) > 1 else ""
        shown["title"] = f"Sites: {', '.join(one['label'] for one in shown['chosen'])}{place}"
        shown["orders"] = [
            {
                "label": one.label,
                "chosen": one is order,
                "address": _changed(kept, "sort", _unless_first(one)),
            }
            for one in PAGE_ORDERS
        ]
    if not answer["count"]:
        shown["alone"] = list(_alone(request, view))
    if answer.get("possible_count") and not request.possible and answer["count"] < request.limit:
        shown["query_possible"] = _query_string(kept, possible="true")
    if "next" in answer:
        shown["query_next"] = _query_string(kept, page=str(answer["next"]))
    if (request.page or 1) > 1:
        before = (request.page or 1) - 1
        shown["query_before"] = _query_string(kept, page=str(before) if before > 1 else "")
    compared = [row["host"] for row in answer["results"][:MAX_COMPARED]]
    shown["compare"] = f"/compare{compare_query(compared)}" if len(compared) > 1 else ""
    return shown


def _unless_first(order: PageOrder) -> str:
    return "" if order is CONTRACT_ORDER else order.name


def compare_query(compared: Sequence[str]) -> str:
    """Hosts as a query string, "" for none."""
    return f"?{urlencode([('host', host) for host in compared])}" if compared else ""


def _pages(found: FoundPage, request: FindRequest) -> int | None:
    """Pages in all, at most MAX_PAGE; None where the total is not known."""
    return None if found.total is None else min(MAX_PAGE, max(1, -(-found.total // request.limit)))


def _facets(kept: Parameters, request: FindRequest, found: FoundPage, view: View) -> list[Facet]:
    def address_of(name: str, value: str) -> str:
        return _changed(kept, name, value)

    if request.q is None:
        return facets_of_filters(view, request, address_of)
    are_all = found.total is not None
    return facets_of_matches(view, request, found.matching, address_of, are_all=are_all)


def _changed(kept: Parameters, name: str, value: str) -> str:
    """The first page with one parameter changed."""
    return f"/{_query_string(kept, **{'page': '', name: value})}"


def _alone(request: FindRequest, view: View) -> Iterator[OfferedList]:
    """What each filter alone has."""
    for filter_ in request.filters:
        yield {
            "label": filter_.filter.words_of(str(filter_.value)),
            "address": f"/?{filter_.in_url}",
            "count": view.count(filter_.mask),
        }


def _in_words(error: InvalidFilterValue) -> str:
    given = error.quoted
    if BY_NAME.get(error.name) and BY_NAME[error.name].kind is COUNTRY:
        near = " or ".join(error.near)
        return f"{given} isn't a country." + (f" Did you mean {near}?" if near else "")
    named = BY_NAME[error.name].control if error.name in BY_NAME else error.name
    said = f"{given} isn't a value of {named} ({error.name})."
    return f"{said} It may be one of {', '.join(error.valid)}." if 0 < len(error.valid) <= MAX_PAGE else said


def _given(asked: QueryDict) -> dict[str, object]:
    """Values by parameter; a list if they differ."""
    values = {name: list(dict.fromkeys(asked.getlist(name))) for name in asked}
    return {
        "limit": str(MAX_LIMIT),
        "page": "1",
        **{name: got[0] if len(got) == 1 else got for name, got in values.items()},
    }


def _form(asked: QueryDict, view: View, wrong: str) -> dict[str, Any]:
    return {
        "q": search_text.clean_query(asked.get("q", "")),
        "choices": [
            _choice(filter_, asked.get(filter_.name, ""), view, is_wrong=filter_.name == wrong)
            for filter_ in _CHOICES
        ],
        "flags": [
            {
                "name": filter_.name,
                "label": filter_.label,
                "on": asked.get(filter_.name, "").lower() in {"true", "1"},
            }
            for filter_ in _FLAGS
        ],
        "filters": [filter_.name for filter_ in (*CHOICES, *_FLAGS)],
        "filters_set": sum(bool(asked.get(filter_.name, "").strip()) for filter_ in FILTERS),
        "sort": asked.get("sort", "")
        if asked.get("sort", "") in {order.name for order in PAGE_ORDERS}
        else "",
    }


def _choice(one: Filter, given: str, view: View, *, is_wrong: bool) -> dict[str, Any]:
    value = given.strip()
    with suppress(ValueError):
        value = str(one.kind.parse(value)) if value else ""
    values = countries_in_use(view) if one.kind is COUNTRY else list(one.words.items())
    if value in one.kind.valid and value not in dict(values):
        values.append((value, one.words_of(value)))
    return {"name": one.name, "label": one.control, "value": value, "values": values, "wrong": is_wrong}


class _Namesake(NamedTuple):
    host: str
    row: ResultRow


def _as_host(text: str) -> dict[str, Any] | None:
    """A listing; None if the text isn't a host or URL."""
    try:
        host = hosts.parse_host(text[:_MAX_INPUT])
    except hosts.BadHost:
        return None
    if row := listed_row(host):
        return {"host": host, "path": report_path(host), "row": row, "asked": ""}
    if namesake := _namesake(host):
        return {
            "host": namesake.host, "path": report_path(namesake.host), "row": namesake.row, "asked": host
        }  # fmt: skip
    return {"host": host, "path": report_path(host), "row": None, "asked": ""}


def _namesake(host: str) -> _Namesake | None:
    """The listed host of the same name, with or without www, or the one that redirects there."""
    other = host.removeprefix(_WWW) if host.startswith(_WWW) else f"{_WWW}{host}"
    for name in (other, redirecting_host(host)):
        if name and (row := listed_row(name)):
            return _Namesake(name, row)
    return None


def _newest() -> list[ResultRow]:
    newest = Site.objects.listed().order_by("-listed_since", *FIXED_ORDER)
    return [result_row(site) for site in for_rows(newest)[:NEWEST]]


def _examples(view: View, newest: Sequence[ResultRow]) -> Iterator[OfferedList]:
    """Up to two things that tools of the newest sites do, then lists that hold something."""
    tools = (name for row in newest for name in row["verified"]["mcp_tools"][:2])
    spoken = dict.fromkeys(search_text.split_name(name).lower() for name in tools)
    for words in islice(filter(_WORDS.fullmatch, spoken), 2):
        yield {"label": words, "address": f"/?q={words.replace(' ', '+')}", "count": None}
    if servers := view.tally(BY_NAME["has_mcp"].column)[YES]:
        yield {"label": "with an MCP server", "address": "/?has_mcp=true", "count": servers}
    kind = BY_NAME["entity_type"]
    counted = view.tally(kind.column)
    n, value = max((counted[kind.kind.code(value)], value) for value in kind.kind.valid)
    if n:
        yield {"label": f"of the category {kind.words_of(value)}", "address": f"/type/{value}", "count": n}


def _cleaned(asked: QueryDict) -> Parameters:
    """Non-empty parameters in fixed order."""
    kept: dict[str, list[str]] = {}
    for name in _PARAMETERS:
        values = (search_text.clean_query(value) for value in asked.getlist(name)[:2])
        kept[name] = [value for value in dict.fromkeys(values) if value]
    return kept


def _query_string(kept: Parameters, **changed: str) -> str:
    """All parameters, with changed ones last."""
    pairs = [(name, value) for name, values in kept.items() if name not in changed for value in values]
    pairs += [(name, value) for name, value in changed.items() if value]
    return f"?{urlencode(pairs)}" if pairs else ""
