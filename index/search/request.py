"""Parameters of find, parsed alike from URL, MCP and A2A."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Self, TypeVar

from index.filters import BY_NAME, FILTERS, FLAG, UNKNOWN, Filter
from index.generations.site_bits import FieldMask
from index.generations.view import View
from index.shapes import FilterCompleteness
from index.values import search_text
from index.values.errors import InvalidFilterValue, MissingParam


@dataclass(frozen=True, slots=True)
class Narrowing:
    filter: Filter
    value: bool | str

    @property
    def name(self) -> str:
        return self.filter.name

    @property
    def mask(self) -> FieldMask:
        return FieldMask().and_also(self.filter.column, self.filter.kind.code(self.value))

    @property
    def unknown(self) -> FieldMask:
        return FieldMask().and_also(self.filter.column, UNKNOWN)

    @property
    def note(self) -> str:
        return self.filter.tests.format(value=self.value)

    @property
    def in_url(self) -> str:
        """As in a URL, e.g. `has_mcp=true`."""
        return f"{self.name}={str(self.value).lower() if self.value is True else self.value}"


@dataclass(frozen=True, slots=True)
class Census:
    """Counts over all listed sites at one moment."""

    listed: int
    matching: int
    data_as_of: date
    """UTC date of the newest probe, or today."""
    completeness: dict[str, FilterCompleteness]

    @property
    def excluded_something(self) -> bool:
        return any(entry["eligible"] < self.listed for entry in self.completeness.values())


def mask_of_filters(filters: Sequence[Narrowing]) -> FieldMask:
    every = FieldMask()
    for filter_ in filters:
        every = FieldMask(every.mask | filter_.mask.mask, every.value | filter_.mask.value)
    return every


def census(filters: Sequence[Narrowing], view: View) -> Census:
    return Census(
        listed=view.listed,
        matching=view.count(mask_of_filters(filters)),
        data_as_of=view.data_as_of,
        completeness={filter_.name: _entry(filter_, view) for filter_ in filters},
    )


def _entry(one: Narrowing, view: View) -> FilterCompleteness:
    eligible, unknown = view.count(one.mask), view.count(one.unknown)
    return {
        "eligible": eligible,
        "excluded_no": view.listed - eligible - unknown,
        "excluded_unknown": unknown,
        "of_listed": view.listed,
        "note": one.note,
    }


MAX_LIMIT = 25
DEFAULT_LIMIT = 10
MAX_PAGE = 40

_LIMITS = tuple(str(n) for n in range(1, MAX_LIMIT + 1))
_RANGE = f"a whole number from 1 to {MAX_LIMIT}"
_PAGES = tuple(str(n) for n in range(1, MAX_PAGE + 1))
_PAGE_RANGE = f"a whole number from 1 to {MAX_PAGE}"
_NUMBERS = 1_000_000  # Larger numbers are rejected: formatting them is slow

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, kw_only=True)
class FindRequest:
    """A find request. A false boolean counts as absent."""

    q: str | None = None
    filters: tuple[Narrowing, ...] = ()
    """In the contract's order."""
    limit: int = DEFAULT_LIMIT
    possible: bool = False
    """Whether to return possible sites, which need a query."""
    page: int | None = None
    """From 1; None is the first, without `next`."""

    @property
    def skip(self) -> int:
        """Rows of earlier pages."""
        return ((self.page or 1) - 1) * self.limit

    def __post_init__(self) -> None:
        """Enforce rule 1 of the contract. Raises MissingParam."""
        if self.q is None and not self.filters:
            raise MissingParam

    @classmethod
    def from_values(
        cls,
        q: str | None = None,
        *,
        limit: int = DEFAULT_LIMIT,
        possible: bool = False,
        page: int | None = None,
        **values: bool | str,
    ) -> Self:
        """Raises MissingParam."""
        if unheard_of := values.keys() - BY_NAME:
            raise TypeError(f"no filters: {', '.join(sorted(unheard_of))}")
        narrowing = (
            Narrowing(filter_, value) for filter_ in FILTERS if (value := values.get(filter_.name, False))
        )
        return cls(q=q, filters=tuple(narrowing), limit=limit, possible=possible, page=page)

    @classmethod
    def parse(cls, given: Mapping[str, object], *, query: str = "q") -> Self:
        """Parse text or JSON. Raises InvalidFilterValue and MissingParam.

        Ignores unknown names; blank and null count as absent; lists are invalid. `query`: the query's name.
        """
        q = _query(given.get(query), query)
        values = {filter_.name: _read_filter(given, filter_) or False for filter_ in FILTERS}
        limit = _read(given, "limit", _limit, _LIMITS, _RANGE)
        page = _read(given, "page", _page, _PAGES, _PAGE_RANGE)
        possible = bool(_read(given, "possible", FLAG.parse, FLAG.valid))
        try:
            return cls.from_values(q, limit=limit or DEFAULT_LIMIT, possible=possible, page=page, **values)
        except MissingParam:
            raise MissingParam(query=query) from None


def _query(value: object, name: str) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str):
        raise InvalidFilterValue(name, value)
    return search_text.clean_query(value) or None


def _read(
    given: Mapping[str, object],
    name: str,
    reader: Callable[[str], _T],
    valid: Sequence[str],
    taken: str = "",
) -> _T | None:
    value = given.get(name)
    try:
        text = _as_text(value)
        return reader(text) if text else None
    except ValueError:
        raise InvalidFilterValue(name, value, valid, taken=taken) from None


def _read_filter(given: Mapping[str, object], one: Filter) -> str | bool | None:
    try:
        return _read(given, one.name, one.kind.parse, one.kind.valid)
    except InvalidFilterValue as error:
        value = given.get(one.name)
        if one.kind.near and isinstance(value, str):
            error.near = tuple(one.kind.near(value))
        raise


def _as_text(value: object) -> str:
    """As in a URL; "" for None. Raises ValueError for lists and objects."""
    match value:
        case None:
            return ""
        case str():
            return value.strip()
        case bool():
            return str(value).lower()
        case int():
            return str(value) if abs(value) < _NUMBERS else "too large"
        case float():
            return str(int(value)) if value.is_integer() and abs(value) < _NUMBERS else "no whole number"
    raise ValueError


def _limit(text: str) -> int:
    return _whole(text, MAX_LIMIT)


def _page(text: str) -> int:
    return _whole(text, MAX_PAGE)


def _whole(text: str, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", text) or not 1 <= int(text) <= most:
        raise ValueError
    return int(text)
