"""A site's filterable and counted fields, packed into an integer; 0 is unknown."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from index import checks
from index.filters import FILTERS, FLAG, NO, UNKNOWN, YES, ValueType, enum_type
from index.values.reasons import Reason
from index.values.vocabulary import CardState, EntityType, FoundVia

Facts = NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Field:
    """Bits of the integer, and SQL for their value."""

    name: str
    bits: int
    sql: str


def _field(kind: ValueType, column: str, sql: str = "") -> Field:
    return Field(column, kind.bits, kind.sql.format(column=f"({sql})" if sql else column))


# `mcp_server_card` keeps its last known state in its own field.
CHECKS = {id_: checks.CHECKS[id_].column for id_ in checks.IN_FIGURES}

NEVER_ASKED = [Reason.NOT_ASKED.value, Reason.NO_BROWSER.value]

FIELDS = tuple(
    {
        field.name: field
        for field in (
            *(_field(one.kind, one.column, one.sql) for one in FILTERS),
            # Only for figures.
            Field("tier", 2, "COALESCE(tier, 0)"),
            Field("score", len(checks.SCORED_CHECKS).bit_length(), "score"),
            *(_field(FLAG, column) for column in CHECKS.values()),
            Field(
                "mcp_platform",
                2,
                f"CASE WHEN mcp_server AND platform_supplied THEN {YES} WHEN mcp_server AND NOT "
                f"platform_supplied THEN {NO} ELSE {UNKNOWN} END",
            ),
            _field(enum_type(CardState, 2), "mcp_server_card"),
            _field(enum_type(FoundVia, 2), "found_via"),
            Field(
                "webmcp_failed",
                1,
                f"CASE WHEN webmcp IS NULL AND NOT webmcp_reason = ANY (ARRAY{NEVER_ASKED}) THEN 1 ELSE "
                "0 END",
            ),
            Field("platform_subdomain", 1, "platform_subdomain::int"),
        )
    }.values()
)

_PLACES = {
    field.name: (sum(before.bits for before in FIELDS[:n]), field.bits) for n, field in enumerate(FIELDS)
}

if sum(field.bits for field in FIELDS) > 63:  # a bigint without its sign
    raise OverflowError(
        "the facts of a site do not fit into one number: a field must go, or a second number come"
    )

_ORDERING = ("platform_subdomain", "score")

FILTER_BITS = sum(
    ((1 << bits) - 1) << shift
    for shift, bits in (_PLACES[column] for column in {one.column for one in FILTERS})
)

# The packed integer as SQL.
SQL = " + ".join(f"(({field.sql})::bigint << {_PLACES[field.name][0]})" for field in FIELDS)


def values_of_field(facts: Facts, name: str) -> Facts:
    shift, bits = _PLACES[name]
    return facts >> np.uint64(shift) & np.uint64((1 << bits) - 1)


def tally(facts: Facts, name: str) -> NDArray[np.int64]:
    """Number of sites per value of a field."""
    return np.bincount(values_of_field(facts, name).astype(np.int64), minlength=1 << _PLACES[name][1])


def enum_code(vocabulary: type[EntityType | FoundVia | CardState], value: str) -> int:
    return [member.value for member in vocabulary].index(value) + 1


@dataclass(frozen=True, slots=True)
class FieldMask:
    """Required field values; without any, every site matches."""

    mask: int = 0
    value: int = 0

    def and_also(self, name: str, value: int) -> "FieldMask":
        shift, bits = _PLACES[name]
        return FieldMask(self.mask | ((1 << bits) - 1) << shift, self.value | value << shift)

    def passing(self, facts: Facts) -> NDArray[np.bool_]:
        return np.asarray((facts & np.uint64(self.mask)) == np.uint64(self.value))

    def blocks(self, facts: Facts, size: int = 1 << 16) -> Iterator[NDArray[np.bool_]]:
        """Yield `passing` in blocks that fit the CPU cache."""
        for start in range(0, len(facts), size):
            yield self.passing(facts[start : start + size])


def order_key(site: int, day: int) -> int:
    """The sort key without the host, smallest first."""
    platform, score = (site >> _PLACES[name][0] & (1 << _PLACES[name][1]) - 1 for name in _ORDERING)
    most = (1 << _PLACES["score"][1]) - 1
    return (platform * (most + 1) + most - score) * (1 << 32) - day
