"""The use case behind /api/find and find_capability."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import NamedTuple, cast

from index.fulltext import QueryTerm
from index.generations.current import LastView, consistent_view, last_view
from index.generations.view import Stamp, View
from index.listing.ordering import CONTRACT_ORDER, PageOrder
from index.search.request import MAX_PAGE, Census, FindRequest, census, mask_of_filters
from index.search.row_query import fetch_rows
from index.search.searching import ResultPage, search
from index.search.why import NearPassages
from index.shapes import FindAnswer, FindResponse, ResultRow
from index.values.errors import Unavailable

_FIELDS = tuple(FindResponse.__annotations__)
_ROUNDS = 10  # Retries when sites on a page were deleted


class FoundPage(NamedTuple):
    """A page of answers, as pages show it."""

    answer: FindAnswer
    stamp: Stamp
    total: int | None
    """Matches in all; None where the search did not go to the last."""
    matching: Sequence[int] = ()
    """Primary keys of a query's matches: all of `total`, else those that were found."""


def find(request: FindRequest) -> FindAnswer:
    """The contract's search response, of one moment. Raises Unavailable."""
    return find_page(request).answer


def find_stamped(request: FindRequest) -> FindResponse:
    """The response of `find` with its stamp, in the order of the shape."""
    answer, stamp, *_ = find_page(request)
    for row in (*answer["results"], *answer.get("possible", ())):
        if "why" in row:
            row["why"] = row.pop("why")  # after the likeness
    response = {**answer, **stamp.fields}
    return cast("FindResponse", {name: response[name] for name in _FIELDS if name in response})


def find_page(request: FindRequest, order: PageOrder = CONTRACT_ORDER) -> FoundPage:
    """Answer from the last view if still current (one statement), else from a new one.

    `order`: of filter mode; a query ranks by relevance.
    """
    if (seen := last_view()) is not None:
        with suppress(_Gone):
            return _answer(request, seen.view, order, seen)
    with consistent_view() as now:
        view = now
        for _ in range(_ROUNDS):
            try:
                return _answer(request, view, order)._replace(stamp=now.stamp)
            except _Gone as gone:
                view = view.without(gone.pks)
    raise Unavailable("too many sites of the generation are gone")


class _Gone(Exception):  # noqa: N818 - no error: the answer is made again
    """Deleted sites of the view; empty if its whole state differs."""

    def __init__(self, pks: Sequence[int] = ()) -> None:
        self.pks = pks
        super().__init__(f"{len(pks)} sites are gone")


def _answer(request: FindRequest, view: View, order: PageOrder, seen: LastView | None = None) -> FoundPage:
    counts = census(request.filters, view)
    if request.q is not None:
        answer, found = _search(request, request.q, counts, view, seen)
        page = FoundPage(answer, view.stamp, len(found.every) if found.are_all else None, found.every)
    else:
        answer = _filter(request, counts, view, order, seen)
        page = FoundPage(answer, view.stamp, counts.matching)
    if counts.excluded_something:
        answer["filter_completeness"] = counts.completeness
    if answer["count"] == 0:
        answer["empty_note"] = _empty_note(request, counts)
    return page


def _filter(
    request: FindRequest, counts: Census, view: View, order: PageOrder, seen: LastView | None
) -> FindAnswer:
    wanted, end = mask_of_filters(request.filters), request.skip + request.limit
    if order is CONTRACT_ORDER:
        pks = view.first_pks(wanted, end)[request.skip :]
    else:
        pks = view.pks_in_order(wanted, order)[request.skip : end].tolist()
    answer: FindAnswer = {
        "query": None,
        "mode": "filter",
        "count": len(pks),
        "total": counts.matching,
        "order": order.sentence,
        "results": _rows(pks, seen),
        "data_as_of": counts.data_as_of.isoformat(),
    }
    return _with_next(answer, request, more=counts.matching > end)


def _with_next(answer: FindAnswer, request: FindRequest, *, more: bool) -> FindAnswer:
    if request.page is not None and request.page < MAX_PAGE and more:
        answer["next"] = request.page + 1
    return answer


def _search(
    request: FindRequest, q: str, counts: Census, view: View, seen: LastView | None
) -> tuple[FindAnswer, ResultPage]:
    skip = None if request.page is None else request.skip
    page = search(view, q, request.filters, request.limit, skip=skip)
    count = len(page.matches.pks)
    told = max(0, request.skip - page.ranked)  # possible sites of earlier pages
    left = request.limit - count if request.possible else 0
    maybe = page.possible.part(told, told + left)
    rows = _rows([*page.matches.pks, *maybe.pks], seen, page.terms, page.near)
    for row, similarity in zip(rows, (*page.matches.similarities, *maybe.similarities), strict=True):
        row["similarity"] = _rounded(similarity)
    answer: FindAnswer = {
        "query": q,
        "mode": "search",
        "count": count,
        "results": rows[:count],
        "possible_count": len(page.possible.pks),
        "data_as_of": counts.data_as_of.isoformat(),
    }
    if count:
        answer["top_similarity"] = _rounded(page.similarity)
    if page.not_filled is not None:
        answer["page_not_filled"] = page.not_filled
    if request.possible:
        answer["possible"] = rows[count:]
    more = page.ranked > request.skip + request.limit
    more_maybe = request.possible and len(page.possible.pks) > told + left
    return _with_next(answer, request, more=more or more_maybe), page


def _rounded(similarity: float) -> float:
    """Round: fp16 vectors may be slightly longer than 1."""
    return round(min(max(similarity, 0.0), 1.0), 4)


def _rows(
    pks: Sequence[int],
    seen: LastView | None,
    asked: Sequence[QueryTerm] = (),
    near: Mapping[int, NearPassages] = MappingProxyType({}),
) -> list[ResultRow]:
    found = fetch_rows(pks, seen, asked, near)
    if found is None:
        raise _Gone
    if gone := [pk for pk in pks if pk not in found]:
        raise _Gone(gone)
    return [found[pk] for pk in pks]


def _empty_note(request: FindRequest, counts: Census) -> str:
    asked = "matches this query" if request.q is not None else "matches"
    if request.q is not None and request.filters:
        asked = "matches this query and every filter"
    said = [f"No listed site {asked}. Nothing nearby is offered instead."]
    if request.q is not None and request.filters:
        said.append(f"The filters alone match {counts.matching} of {counts.listed}.")
    said += [
        f"Filter {filter_.in_url}: {counts.completeness[filter_.name]['excluded_unknown']} of "
        f"{counts.listed} listed sites have no known value for it, so they cannot match."
        for filter_ in request.filters
    ]
    return " ".join(said)
