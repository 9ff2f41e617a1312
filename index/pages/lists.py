"""Listed sites by kind and by country, paged."""

from bisect import bisect_left
from collections.abc import Sequence

import numpy as np
from django.http import Http404

from index.filters import country_code, country_name
from index.generations import site_bits
from index.generations.current import consistent_view
from index.generations.site_bits import FieldMask
from index.generations.view import View
from index.listing.ordering import ORDER_SENTENCE
from index.search.fetching import fetch_rows
from index.shapes import ListedGroups, ListedPage
from index.values.vocabulary import COUNTRIES, EntityType


def pks_of_page(view: View, wanted: FieldMask, start: int, stop: int) -> list[int]:
    """Primary keys of matching sites at places `start` to `stop` - 1."""
    rows = np.flatnonzero(view.passing(wanted))
    new = [view.added[int(n)] for n in np.flatnonzero(wanted.passing(view.added_facts))]
    before = np.searchsorted(rows, [one.before for one in new])
    places = (before + np.arange(len(new))).tolist()
    found = []
    for place in range(start, min(stop, len(rows) + len(new))):
        n = bisect_left(places, place)
        if n < len(places) and places[n] == place:
            found.append(new[n].pk)
        else:
            found.append(int(view.base.arrays["pks"][rows[place - n]]))
    return found


A_PAGE = 50


def kinds() -> ListedGroups:
    """Kinds, most sites first."""
    with consistent_view() as view:
        counted = view.tally("entity_type")
        values = [kind.value for kind in EntityType]
        return _groups(view, [(value, counted[n]) for n, value in enumerate(values, 1)], counted[0])


def countries() -> ListedGroups:
    """Countries, in the form of `kinds`."""
    with consistent_view() as view:
        counted = view.tally("country")
        named = [(country_name(code), n) for code, n in enumerate(counted) if code and n]
        return _groups(view, named, counted[0])


def sites_of_kind(kind: str, asked: str) -> ListedPage:
    """A page of a kind's sites. Raises Http404."""
    if kind not in list(EntityType):
        raise Http404
    return _listing(FieldMask().and_also("entity_type", site_bits.enum_code(EntityType, kind)), kind, asked)


def sites_of_country(country: str, asked: str) -> ListedPage:
    """A page of a country's sites. Raises Http404."""
    if country not in COUNTRIES:
        raise Http404
    return _listing(FieldMask().and_also("country", country_code(country)), country, asked)


def _groups(view: View, counted: Sequence[tuple[str, int]], unknown: int) -> ListedGroups:
    used = sorted(((value, n) for value, n in counted if n), key=lambda pair: (-pair[1], pair[0]))
    return {
        "groups": [{"value": value, "count": n} for value, n in used],
        "most": used[0][1] if used else 0,
        "unknown": unknown,
        "listed": view.listed,
        "data_as_of": view.data_as_of.isoformat(),
        "generation_id": view.stamp.generation_id,
    }


def _listing(wanted: FieldMask, value: str, asked: str) -> ListedPage:
    if not (asked.isascii() and asked.isdigit() and len(asked) <= 7 and int(asked)):
        raise Http404
    number = int(asked)
    with consistent_view() as view:
        total = view.count(wanted)
        pages = max(1, -(-total // A_PAGE))
        if number > pages:
            raise Http404
        pks = pks_of_page(view, wanted, (number - 1) * A_PAGE, number * A_PAGE)
        found = fetch_rows(pks) or {}
        return {
            "value": value,
            "total": total,
            "listed": view.listed,
            "page": number,
            "pages": pages,
            "first": (number - 1) * A_PAGE + 1,
            "rows": [found[pk] for pk in pks if pk in found],
            "order": ORDER_SENTENCE,
            "data_as_of": view.data_as_of.isoformat(),
            "generation_id": view.stamp.generation_id,
        }
