"""What each filter tests, and how many listed sites pass, fail or are unknown: exact, at any size."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from index.generations import site_bits
from index.generations.site_bits import Wanted
from index.generations.view import View
from index.values.shapes import FilterCompleteness
from index.values.vocabulary import EntityType

_FIELDS: Final = {
    "country": "country",
    "entity_type": "entity_type",
    "transactional": "transactional",
    "has_mcp": "mcp_server",
    "has_md": "has_md",
    "has_endpoint": "has_endpoint",
    "has_webmcp": "webmcp",
}
"""The column, and the field of a site's facts, that a filter reads. What is unknown there neither passes nor fails."""

_NOTES: Final = {
    "country": "Tests whether the country that the site's own pages state is {value} (ISO 3166-1 alpha-2). "
    "A site that states none is unknown.",
    "entity_type": "Tests whether the kind of site that its own pages show is {value}. "
    "A site whose pages do not tell is unknown.",
    "transactional": "Tests whether a tool or an apparent action of the site lets an agent change something "
    "(order, book, buy, register, contact and the like), not only read. A site that could not be read "
    "completely is unknown.",
    "has_mcp": "Tests whether an MCP endpoint of the site, found by any route, answered tools/list to a caller "
    "without credentials in the strict re-grade. A server that asks for credentials or did not answer for a "
    "passing reason is unknown.",
    "has_md": "Tests whether markdown negotiation passed the strict re-grade or the site ships a markdown twin "
    "of its home page. It is no only when both are no.",
    "has_endpoint": "Tests whether an MCP endpoint answered tools/list or the site publishes an API catalog "
    "(RFC 9727). It is no only when both are no.",
    "has_webmcp": "Tests whether the page, executed in a real browser, registered at least one WebMCP tool. "
    "A page that was not executed is unknown.",
}


@dataclass(frozen=True, slots=True)
class Filter:
    """One filter that narrows: its name in the contract and the value that a site must have."""

    name: str
    value: bool | str

    @property
    def wanted(self) -> Wanted:
        """The same of a site's facts."""
        match self.name:
            case "country":
                value = site_bits.country_code(str(self.value))
            case "entity_type":
                value = site_bits.place_in(EntityType, str(self.value))
            case _:
                value = site_bits.YES
        return Wanted().and_also(_FIELDS[self.name], value)

    @property
    def unknown(self) -> Wanted:
        """The value is not known."""
        return Wanted().and_also(_FIELDS[self.name], site_bits.UNKNOWN)

    @property
    def note(self) -> str:
        """What the filter tests, in one or two sentences."""
        return _NOTES[self.name].format(value=self.value)

    @property
    def shown(self) -> str:
        """As a URL writes it, e.g. `has_mcp=true`."""
        return f"{self.name}={str(self.value).lower() if self.value is True else self.value}"


@dataclass(frozen=True, slots=True)
class Census:
    """Counts over all listed sites at one moment."""

    listed: int
    matching: int
    """Listed sites that pass every filter."""
    data_as_of: date
    """UTC date of the newest probe of a listed site; today when nothing is listed."""
    completeness: dict[str, FilterCompleteness]
    """The contract's `filter_completeness`, one entry a filter."""

    @property
    def excluded_something(self) -> bool:
        """Whether any filter kept a listed site out."""
        return any(entry["eligible"] < self.listed for entry in self.completeness.values())


def wanted(filters: Sequence[Filter]) -> Wanted:
    """Return what a site's facts must be for every filter to pass."""
    every = Wanted()
    for one in filters:
        every = Wanted(every.mask | one.wanted.mask, every.value | one.wanted.value)
    return every


def census(filters: Sequence[Filter], view: View) -> Census:
    """Count eligible, excluded_no, excluded_unknown and total of the listed sites that a view shows."""
    return Census(
        listed=view.listed,
        matching=view.count(wanted(filters)),
        data_as_of=view.data_as_of,
        completeness={one.name: _entry(one, view) for one in filters},
    )


def _entry(one: Filter, view: View) -> FilterCompleteness:
    eligible, unknown = view.count(one.wanted), view.count(one.unknown)
    return {
        "eligible": eligible,
        "excluded_no": view.listed - eligible - unknown,
        "excluded_unknown": unknown,
        "of_listed": view.listed,
        "note": one.note,
    }
