"""Find: the use case behind /api/find and the find_capability tools. Every surface calls `find`."""

from collections.abc import Sequence
from typing import Any

from index import ranking
from index.filters import Census, Filter, all_pass, census
from index.find_request import FindRequest
from index.models import Site
from index.ordering import FIXED_ORDER, ORDER_SENTENCE
from index.rows import for_rows, result_row
from index.snapshot import one_moment

_ON_RESULTS = ("has_md", "has_endpoint")
"""Filters that a search applies to its results and not to its candidates (rule 5 of the contract)."""


@one_moment()
def find(request: FindRequest) -> dict[str, Any]:
    """Answer one question with the contract's search response, JSON-ready, without a generation stamp.

    Counts and rows are of one moment.
    """
    counts = census(request.filters)
    answer = _search(request, request.q) if request.q is not None else _filter(request, counts)
    answer["data_as_of"] = counts.data_as_of.isoformat()
    if counts.excluded_something:
        answer["filter_completeness"] = counts.completeness
    if answer["count"] == 0:
        answer["empty_note"] = _empty_note(request, counts)
    return answer


def _filter(request: FindRequest, counts: Census) -> dict[str, Any]:
    """Return every listed site that passes, in the fixed order."""
    matching = Site.objects.filter(all_pass(request.filters), listed=True).order_by(*FIXED_ORDER)
    rows = [result_row(site) for site in for_rows(matching)[: request.limit]]
    return {
        "query": None,
        "mode": "filter",
        "count": len(rows),
        "total": counts.matching,
        "order": ORDER_SENTENCE,
        "results": rows,
    }


def _search(request: FindRequest, q: str) -> dict[str, Any]:
    """What matches the query, best first."""
    on_results = [one for one in request.filters if one.name in _ON_RESULTS]
    on_candidates = [one for one in request.filters if one.name not in _ON_RESULTS]
    candidates = ranking.rank(q, Site.objects.filter(all_pass(on_candidates), listed=True))
    if on_results:
        page = ranking.passing(candidates, lambda keys: _passing(keys, on_results), request.limit)
    else:
        page = ranking.above_floor(candidates, request.limit)
    rows = _rows(page.candidates)
    answer: dict[str, Any] = {"query": q, "mode": "search", "count": len(rows), "results": rows}
    if rows:
        answer["top_similarity"] = round(page.candidates[0].similarity, 4)
    if page.not_filled is not None:
        answer["page_not_filled"] = page.not_filled
    return answer


def _passing(keys: Sequence[int], filters: Sequence[Filter]) -> set[int]:
    return set(Site.objects.filter(all_pass(filters), pk__in=keys).values_list("pk", flat=True))


def _rows(candidates: Sequence[ranking.Candidate]) -> list[dict[str, Any]]:
    """Return the candidates as rows, in their order."""
    found = for_rows(Site.objects.all()).in_bulk([c.pk for c in candidates])
    return [result_row(found[c.pk]) for c in candidates]


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
