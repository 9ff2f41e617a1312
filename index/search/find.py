"""Find: the use case behind /api/find and the find_capability tools."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from index.generations.current import Seen
from index.generations.snapshot import lately, one_moment
from index.generations.view import Stamp, View
from index.listing.ordering import ORDER_SENTENCE
from index.search.fetching import rows_of
from index.search.filters import Census, census, wanted
from index.search.request import FindRequest
from index.search.searching import Page, search
from index.values.errors import Unavailable

_ROUNDS: Final = 10
"""Retries when sites on a page were deleted; usually none are needed."""


def find(request: FindRequest) -> dict[str, Any]:
    """Return the contract's search response, with counts and rows of one moment. Raises Unavailable."""
    return _find(request)[0]


def find_scored(request: FindRequest) -> dict[str, Any]:
    """Return the response of `find` with each row's own `similarity` in a search."""
    return _find(request, scored=True)[0]


def find_stamped(request: FindRequest) -> dict[str, Any]:
    """Return the response of `find` with the stamp of its state."""
    answer, stamp = _find(request)
    return {**answer, **stamp.fields}


def _find(request: FindRequest, *, scored: bool = False) -> tuple[dict[str, Any], Stamp]:
    """Answer from the last view if it is still current (usual, one statement), else from a new one."""
    if (seen := lately()) is not None:
        with suppress(_Gone):
            return _answer(request, seen.view, seen, scored=scored), seen.view.stamp
    with one_moment() as now:
        view = now
        for _ in range(_ROUNDS):
            try:
                return _answer(request, view, scored=scored), now.stamp
            except _Gone as gone:
                view = view.without(gone.pks)
    raise Unavailable("too many sites of the generation are gone")


class _Gone(Exception):  # noqa: N818 - no error: the answer is made again
    """Sites in the view that the database no longer lists; empty if its whole state differs."""

    def __init__(self, pks: Sequence[int] = ()) -> None:
        self.pks = pks
        super().__init__(f"{len(pks)} sites are gone")


def _answer(
    request: FindRequest, view: View, seen: Seen | None = None, *, scored: bool = False
) -> dict[str, Any]:
    counts = census(request.filters, view)
    answer, page = (
        _search(request, request.q, view) if request.q is not None else _filter(request, counts, view)
    )
    rows = _rows(page.pks, seen)
    if scored:
        rows = [{**row, "similarity": one} for row, one in zip(rows, page.similarities, strict=True)]
    answer["results"] = rows
    answer["data_as_of"] = counts.data_as_of.isoformat()
    if counts.excluded_something:
        answer["filter_completeness"] = counts.completeness
    if answer["count"] == 0:
        answer["empty_note"] = _empty_note(request, counts)
    return answer


def _filter(request: FindRequest, counts: Census, view: View) -> tuple[dict[str, Any], Page]:
    """Return the answer and page of a request without a query: passing sites in the fixed order."""
    pks = view.first(wanted(request.filters), request.limit)
    return {
        "query": None,
        "mode": "filter",
        "count": len(pks),
        "total": counts.matching,
        "order": ORDER_SENTENCE,
    }, Page(pks)


def _search(request: FindRequest, q: str, view: View) -> tuple[dict[str, Any], Page]:
    page = search(view, q, request.filters, request.limit)
    answer: dict[str, Any] = {"query": q, "mode": "search", "count": len(page.pks)}
    if page.pks:
        answer["top_similarity"] = round(page.similarity, 4)
    if page.not_filled is not None:
        answer["page_not_filled"] = page.not_filled
    return answer, page


def _rows(pks: Sequence[int], seen: Seen | None) -> list[dict[str, Any]]:
    """Return the rows of listed sites in the given order. Raises _Gone."""
    found = rows_of(pks, seen)
    if found is None:
        raise _Gone
    if gone := [pk for pk in pks if pk not in found]:
        raise _Gone(gone)
    return [found[pk] for pk in pks]


def _empty_note(request: FindRequest, counts: Census) -> str:
    asked = "matches this query" if request.q is not None else "matches"
    if request.q is not None and request.filters:
        asked = "matches this query and every filter"
    said = [f"No listed site {asked}. Nothing nearby is offered in its place."]
    said += [
        f"Filter {one.shown}: {counts.completeness[one.name]['excluded_unknown']} of {counts.listed} listed sites "
        "have no known value for it, so they cannot match."
        for one in request.filters
    ]
    return " ".join(said)
