"""Filters as field values, with exact counts of sites."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from index.filters import UNKNOWN, Filter
from index.generations.site_bits import Wanted
from index.generations.view import View
from index.shapes import FilterCompleteness


@dataclass(frozen=True, slots=True)
class Narrowing:
    filter: Filter
    value: bool | str

    @property
    def name(self) -> str:
        return self.filter.name

    @property
    def wanted(self) -> Wanted:
        return Wanted().and_also(self.filter.column, self.filter.kind.code(self.value))

    @property
    def unknown(self) -> Wanted:
        return Wanted().and_also(self.filter.column, UNKNOWN)

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


def wanted(filters: Sequence[Narrowing]) -> Wanted:
    every = Wanted()
    for one in filters:
        every = Wanted(every.mask | one.wanted.mask, every.value | one.wanted.value)
    return every


def census(filters: Sequence[Narrowing], view: View) -> Census:
    return Census(
        listed=view.listed,
        matching=view.count(wanted(filters)),
        data_as_of=view.data_as_of,
        completeness={one.name: _entry(one, view) for one in filters},
    )


def _entry(one: Narrowing, view: View) -> FilterCompleteness:
    eligible, unknown = view.count(one.wanted), view.count(one.unknown)
    return {
        "eligible": eligible,
        "excluded_no": view.listed - eligible - unknown,
        "excluded_unknown": unknown,
        "of_listed": view.listed,
        "note": one.note,
    }
