"""Listed sites by kind and by country, paged."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from django.http import Http404

from index.checks import CHECKS, SCORED_CHECKS
from index.filters import BY_NAME, NO, YES, country_at, place_of_country
from index.generations import site_bits
from index.generations.current import consistent_view
from index.generations.site_bits import FieldMask
from index.generations.view import View
from index.listing.ordering import CONTRACT_ORDER, PAGE_ORDERS
from index.pages.facets import MOST_VALUES
from index.pages.home import order_named
from index.search.row_query import fetch_rows
from index.shapes import Adoption, ListedGroups, ListedPage, ListOrder, NarrowerList
from index.values.vocabulary import COUNTRIES, CheckId, EntityType

A_PAGE = 50
LEAST_KNOWN = 30  # Known answers below which no share is shown


def kinds() -> ListedGroups:
    """Kinds, most sites first."""
    with consistent_view() as view:
        counted = view.tally("entity_type")
        values = [kind.value for kind in EntityType]
        groups = _groups(view, [(value, counted[n]) for n, value in enumerate(values, 1)], counted[0])
        for group in groups["groups"]:
            kind = EntityType(group["value"])
            group["label"], group["meaning"] = kind.label, kind.meaning
        return groups


def countries() -> ListedGroups:
    """Countries, in the form of `kinds`."""
    with consistent_view() as view:
        counted = view.tally("country")
        named = [(country_at(place), n) for place, n in enumerate(counted) if place and n]
        groups = _groups(view, named, counted[0])
        for group in groups["groups"]:
            group["label"] = COUNTRIES[group["value"]]
        return groups


def sites_of_kind(kind: str, asked: str, sort: str = "") -> ListedPage:
    """A page of a kind's sites. Raises Http404 and InvalidFilterValue."""
    if kind not in list(EntityType):
        raise Http404
    page = _listing("entity_type", kind, site_bits.enum_code(EntityType, kind), asked, sort)
    return {**page, "label": EntityType(kind).label, "meaning": EntityType(kind).meaning}


def sites_of_country(country: str, asked: str, sort: str = "") -> ListedPage:
    """A page of a country's sites. Raises Http404 and InvalidFilterValue."""
    if country not in COUNTRIES:
        raise Http404
    page = _listing("country", country, place_of_country(country), asked, sort)
    return {**page, "label": COUNTRIES[country]}


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


def _listing(column: str, value: str, code: int, asked: str, sort: str) -> ListedPage:
    if not (asked.isascii() and asked.isdigit() and len(asked) <= 7 and int(asked)):
        raise Http404
    number, order = int(asked), order_named(sort)
    wanted = FieldMask().and_also(column, code)
    with consistent_view() as view:
        total = view.count(wanted)
        pages = max(1, -(-total // A_PAGE))
        if number > pages:
            raise Http404
        pks = view.pks_in_order(wanted, order)[(number - 1) * A_PAGE : number * A_PAGE].tolist()
        found = fetch_rows(pks) or {}
        return {
            "value": value,
            "total": total,
            "listed": view.listed,
            "page": number,
            "pages": pages,
            "first": (number - 1) * A_PAGE + 1,
            "rows": [found[pk] for pk in pks if pk in found],
            "order": order.sentence,
            "sort": "" if order is CONTRACT_ORDER else order.name,
            "orders": [_order(one.name, one.label, chosen=one is order) for one in PAGE_ORDERS],
            "adoption": _adoption(view, column, code),
            "narrower": _narrower(view, column, value, wanted),
            "data_as_of": view.data_as_of.isoformat(),
            "generation_id": view.stamp.generation_id,
        }


def _order(name: str, label: str, *, chosen: bool) -> ListOrder:
    return {"sort": "" if name == CONTRACT_ORDER.name else name, "label": label, "chosen": chosen}


def _adoption(view: View, column: str, code: int) -> list[Adoption]:
    """How many of the sites whose answer is known pass each scored check, there and in the whole index.

    Nothing where too few answers are known of every check.
    """
    checks: list[Adoption] = [
        {
            "check": check,
            "label": CHECKS[check].label,
            "yes": int(there[YES]),
            "known": int(there[YES] + there[NO]),
            "percent": _percent(there[YES], there[YES] + there[NO]),
            "percent_of_all": _percent(every[YES], every[YES] + every[NO]),
        }
        for check in SCORED_CHECKS
        for counted in [view.cross(column, site_bits.CHECKS[check])]
        for there, every in [(counted[code], counted.sum(axis=0))]
    ]
    return checks if any(one["percent"] is not None for one in checks) else []


class GroupOfSite(TypedDict):
    """A list that a site stands in, and the share of each scored check there."""

    label: str
    path: str
    shares: dict[CheckId, int | None]
    """Percent of the known answers; None where too few are known."""


def groups_of_site(report: Mapping[str, object]) -> list[GroupOfSite]:
    """The site's category and country, where enough answers are known of any check."""
    kind, country = (str(report.get(name) or "") for name in ("entity_type", "country"))
    lists = [
        *([("entity_type", kind, EntityType(kind).label, f"/type/{kind}")] if kind else []),
        *([("country", country, COUNTRIES[country], f"/country/{country}")] if country else []),
    ]
    with consistent_view() as view:
        return [
            {"label": label, "path": path, "shares": {one["check"]: one["percent"] for one in adopted}}
            for column, value, label, path in lists
            if (adopted := _adoption(view, column, BY_NAME[column].kind.code(value)))
        ]


def _percent(part: int, known: int) -> int | None:
    """Rounded; None where too few answers are known."""
    return round(100 * int(part) / int(known)) if known >= LEAST_KNOWN else None


def _narrower(view: View, column: str, value: str, wanted: FieldMask) -> list[NarrowerList]:
    """What most of these sites have, of filters that do not already say it."""
    others = ("country", "entity_type", "transactional", "has_mcp", "has_md", "has_openapi")
    names = [name for name in others if name != column]
    counts = view.tally_among([BY_NAME[name].column for name in names], wanted)
    lists: list[NarrowerList] = []
    for name in names:
        one, counted = BY_NAME[name], counts[BY_NAME[name].column]
        values = ["true"] if one.kind.is_flag else one.kind.valid
        used = sorted(((counted[one.kind.code(each)], each) for each in values), key=lambda pair: -pair[0])
        lists += [
            {"name": name, "label": one.words_of(each), "count": n,
             "address": f"/?{column}={value}&{name}={each}"}
            for n, each in used[:MOST_VALUES]
            if n
        ]  # fmt: skip
    return lists
