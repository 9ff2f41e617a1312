"""What each filter tests, and how many listed sites pass, fail or are unknown: exact, in one statement."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, Final

from django.db.models import Aggregate, Count, Max, Q

from index.models import Site

_COLUMNS: Final = {
    "country": "country",
    "entity_type": "entity_type",
    "transactional": "transactional",
    "has_mcp": "mcp_server",
    "has_md": "has_md",
    "has_endpoint": "has_endpoint",
    "has_webmcp": "webmcp",
}
"""The column that a filter reads. NULL there is unknown: it neither passes nor fails."""

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
    def passes(self) -> Q:
        """The value is known and satisfies the filter."""
        return Q(**{_COLUMNS[self.name]: self.value})

    @property
    def unknown(self) -> Q:
        """The value is not known."""
        return Q(**{f"{_COLUMNS[self.name]}__isnull": True})

    @property
    def fails(self) -> Q:
        """The value is known and does not satisfy the filter."""
        return ~self.unknown & ~self.passes

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
    completeness: dict[str, dict[str, Any]]
    """The contract's `filter_completeness`, one entry a filter."""

    @property
    def excluded_something(self) -> bool:
        """Whether any filter kept a listed site out."""
        return any(entry["eligible"] < self.listed for entry in self.completeness.values())


def all_pass(filters: Sequence[Filter]) -> Q:
    """Return the condition that every filter passes; it holds for all when there is none."""
    condition = Q()
    for one in filters:
        condition &= one.passes
    return condition


def census(filters: Sequence[Filter]) -> Census:
    """Count eligible, excluded_no, excluded_unknown and total in one SQL statement, so that the sums are exact."""
    wanted: dict[str, Aggregate] = {
        "listed": Count("*"),
        "matching": Count("pk", filter=all_pass(filters)) if filters else Count("*"),
        "newest": Max("verified_at"),
    }
    for one in filters:
        wanted[f"{one.name}_of_eligible"] = Count("pk", filter=one.passes)
        wanted[f"{one.name}_of_excluded_no"] = Count("pk", filter=one.fails)
        wanted[f"{one.name}_of_excluded_unknown"] = Count("pk", filter=one.unknown)
    counted = Site.objects.filter(listed=True).aggregate(**wanted)
    return Census(
        listed=counted["listed"],
        matching=counted["matching"],
        data_as_of=as_of(counted["newest"]),
        completeness={one.name: _entry(one, counted) for one in filters},
    )


def as_of(newest: datetime | None) -> date:
    """Return the date of the data: of the newest probe; today (UTC) when nothing is listed, which is true of today."""
    return (newest or datetime.now(UTC)).astimezone(UTC).date()


def _entry(one: Filter, counted: dict[str, Any]) -> dict[str, Any]:
    return {
        **{key: counted[f"{one.name}_of_{key}"] for key in ("eligible", "excluded_no", "excluded_unknown")},
        "of_listed": counted["listed"],
        "note": one.note,
    }
