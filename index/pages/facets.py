"""How many sites each value of each filter would leave, beside a list."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict

from index.filters import COUNTRY, FILTERS, YES, Filter
from index.generations import site_bits
from index.generations.view import View
from index.search.request import FindRequest, mask_of_filters
from index.search.searching import ON_RESULTS

MOST_VALUES = 8  # Values shown of a filter

Counts = Mapping[str, Sequence[int]]  # Column -> number of sites by code
AddressOf = Callable[[str, str], str]  # The list's address with a filter changed; "" takes it away


class FacetValue(TypedDict):
    """One value, and how many sites it leaves; None where that is not known."""

    value: str
    label: str
    count: int | None
    chosen: bool
    address: str


class Facet(TypedDict):
    """The values of one choice, or the flags together."""

    name: str
    label: str
    values: list[FacetValue]


def facets_of_filters(view: View, request: FindRequest, address_of: AddressOf) -> list[Facet]:
    """Facets of a list that filters alone make: of each filter, what passes all others."""
    free = view.tally_among([filter_.column for filter_ in FILTERS], mask_of_filters(request.filters))
    counts = dict(free)
    for narrowing in request.filters:
        others = mask_of_filters([filter_ for filter_ in request.filters if filter_ is not narrowing])
        column = narrowing.filter.column
        counts[column] = view.tally_among([column], others)[column]
    return _facets(counts, request, address_of, most=view.count(mask_of_filters(request.filters)))


def facets_of_matches(
    view: View, request: FindRequest, matching: Sequence[int], address_of: AddressOf, *, are_all: bool
) -> list[Facet]:
    """Facets of the matches of a query, within what its filters leave; counted if these `are_all`.

    Filters for which a search goes deeper are left out: they may find matches that are not among these.
    """
    facts = view.facts_of(matching)
    chosen = {filter_.name for filter_ in request.filters if not filter_.filter.kind.is_flag}
    counts = {
        filter_.column: site_bits.FACTS.tally(facts, filter_.column).tolist()
        for filter_ in FILTERS
        if filter_.name not in ON_RESULTS and filter_.name not in chosen
    }
    facets = _facets(counts, request, address_of, most=len(facts))
    if not are_all:
        for value in (value for facet in facets for value in facet["values"]):
            value["count"] = None
    return facets


def _facets(counts: Counts, request: FindRequest, address_of: AddressOf, *, most: int) -> list[Facet]:
    chosen = {
        filter_.name: str(filter_.value) for filter_ in request.filters if not filter_.filter.kind.is_flag
    }
    flags = {filter_.name for filter_ in request.filters if filter_.filter.kind.is_flag}
    made: list[Facet] = []
    on: list[FacetValue] = []
    for one in FILTERS:
        counted = counts.get(one.column)
        if one.kind.is_flag:
            n = counted[YES] if counted else None
            if one.name in flags or (n and n < most):
                on.append(_value(one, "true", n, address_of, chosen=one.name in flags))
        elif values := _values(one, counted, chosen.get(one.name, ""), address_of, most=most):
            made.append({"name": one.name, "label": one.control, "values": values})
    return [{"name": "flags", "label": "Only sites with", "values": on}, *made] if on else made


def _values(
    one: Filter, counted: Sequence[int] | None, chosen: str, address_of: AddressOf, *, most: int
) -> list[FacetValue]:
    if counted is None:
        return [_value(one, chosen, None, address_of, chosen=True)] if chosen else []
    used = [(counted[one.kind.code(value)], value) for value in one.kind.valid]
    narrowing = [
        (n, value) for n, value in used if value == chosen or 0 < n < (most if not chosen else n + 1)
    ]
    narrowing.sort(key=lambda pair: (pair[1] != chosen, -pair[0], pair[1]))
    return [_value(one, value, n, address_of, chosen=value == chosen) for n, value in narrowing[:MOST_VALUES]]


def _value(one: Filter, value: str, count: int | None, address_of: AddressOf, *, chosen: bool) -> FacetValue:
    return {
        "value": value,
        "label": one.words_of(value),
        "count": count,
        "chosen": chosen,
        "address": address_of(one.name, "" if chosen else value),
    }


def countries_in_use(view: View) -> list[tuple[str, str]]:
    """Codes and names of countries with a listed site, by name."""
    counted = view.tally("country")
    codes = [code for code in COUNTRY.valid if counted[COUNTRY.code(code)]]
    by_code = next(filter_ for filter_ in FILTERS if filter_.kind is COUNTRY)
    return sorted(((code, by_code.words_of(code)) for code in codes), key=lambda pair: pair[1])
