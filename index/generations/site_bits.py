"""A site's filterable and counted fields, packed into two integers; 0 is unknown."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from index import checks
from index.filters import ABSENT, FILTERS, FLAG, NO, UNKNOWN, YES, ValueType, enum_type
from index.values.reasons import Reason
from index.values.vocabulary import CardState, EntityType, FoundVia, McpVersion

PackedFields = NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Field:
    """Bits of the integer, and SQL for their value."""

    name: str
    bits: int
    sql: str


def _field(kind: ValueType, column: str, sql: str = "") -> Field:
    return Field(column, kind.bits, kind.sql.format(column=f"({sql})" if sql else column))


# `mcp_server_card` keeps its last known state in its own field.
CHECKS = {id_: check.column for id_, check in checks.CHECKS.items()}

NEVER_ASKED = [Reason.NOT_ASKED.value, Reason.NO_BROWSER.value]


class Packing:
    """Fields that share one integer."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        ends = list(accumulate(field.bits for field in fields))
        if ends[-1] > 63:  # a bigint without its sign
            raise OverflowError("the fields of a site do not fit into this number: one must go to the other")
        self._places = {
            field.name: (end - field.bits, field.bits) for field, end in zip(fields, ends, strict=True)
        }
        self.sql = " + ".join(f"(({field.sql})::bigint << {self._places[field.name][0]})" for field in fields)

    def place(self, name: str) -> tuple[int, int]:
        """The shift and the width of a field, in bits."""
        return self._places[name]

    def values(self, packed: PackedFields, name: str) -> PackedFields:
        shift, bits = self._places[name]
        return packed >> np.uint64(shift) & np.uint64((1 << bits) - 1)

    def size(self, name: str) -> int:
        """How many values a field may have."""
        return 1 << self._places[name][1]

    def tally(
        self, packed: PackedFields, name: str, sites: NDArray[np.int64] | None = None
    ) -> NDArray[np.int64]:
        """Number of sites per value of a field; `sites`: how many each row stands for."""
        values = self.values(packed, name).astype(np.int64)
        return np.bincount(values, sites, minlength=self.size(name)).astype(np.int64)


# What a search filters and orders by.
_FILTERED = {filter_.column: _field(filter_.kind, filter_.column, filter_.sql) for filter_ in FILTERS}
FACTS = Packing(
    *_FILTERED.values(),
    Field("score", len(checks.SCORED_CHECKS).bit_length(), "score"),
    Field("platform_subdomain", 1, "platform_subdomain::int"),
)

_NEWEST_SPOKEN = f"""(
    SELECT max(version) FROM jsonb_array_elements_text(
        CASE jsonb_typeof(connect -> 'protocol_versions') WHEN 'array' THEN connect -> 'protocol_versions' END
    ) AS spoken (version) WHERE version = ANY ('{{{",".join(McpVersion)}}}')
)"""  # noqa: S608 - constants only

# What is only counted.
FIGURES = Packing(
    Field("tier", 2, "COALESCE(tier, 0)"),
    *(_field(FLAG, column) for column in CHECKS.values() if column not in _FILTERED),
    Field(
        "mcp_platform",
        2,
        f"CASE WHEN mcp_server AND platform_supplied THEN {YES} WHEN mcp_server AND NOT "
        f"platform_supplied THEN {NO} ELSE {UNKNOWN} END",
    ),
    Field("webmcp_platform", 1, "CASE WHEN webmcp AND webmcp_platform_supplied THEN 1 ELSE 0 END"),
    _field(
        enum_type(McpVersion, 3, absent=True),
        "mcp_version",
        f"CASE WHEN NOT mcp_server THEN '{ABSENT}' ELSE {_NEWEST_SPOKEN} END",
    ),
    _field(enum_type(CardState, 2), "mcp_server_card"),
    _field(enum_type(FoundVia, 2), "found_via"),
    Field(
        "webmcp_failed",
        1,
        f"CASE WHEN webmcp IS NULL AND NOT webmcp_reason = ANY (ARRAY{NEVER_ASKED}) THEN 1 ELSE 0 END",
    ),
)

# Beside the figures, in the bit that would be their sign: the site's own text names a place.
HAS_PLACE = 1 << 63

FIGURE_NAMES = frozenset(field.name for field in FIGURES.fields)

_ORDERING = ("platform_subdomain", "score")

FILTER_BITS = sum(
    ((1 << bits) - 1) << shift for shift, bits in map(FACTS.place, {filter_.column for filter_ in FILTERS})
)


def packing_of(name: str) -> Packing:
    return FIGURES if name in FIGURE_NAMES else FACTS


def has_place(figures: PackedFields) -> NDArray[np.bool_]:
    return np.asarray((figures & np.uint64(HAS_PLACE)) != 0)


def count_pairs(values: PackedFields, others: PackedFields, sizes: tuple[int, int]) -> NDArray[np.int64]:
    """Number of sites per pair of values, of shape `sizes`."""
    pairs = (values * np.uint64(sizes[1]) + others).astype(np.int64)
    return np.bincount(pairs, minlength=sizes[0] * sizes[1]).reshape(sizes)


def enum_code(vocabulary: type[EntityType | FoundVia | CardState], value: str) -> int:
    return [member.value for member in vocabulary].index(value) + 1


@dataclass(frozen=True, slots=True)
class FieldMask:
    """Required field values; without any, every site matches."""

    mask: int = 0
    value: int = 0

    def and_also(self, name: str, value: int) -> "FieldMask":
        shift, bits = FACTS.place(name)
        return FieldMask(self.mask | ((1 << bits) - 1) << shift, self.value | value << shift)

    def passing(self, facts: PackedFields) -> NDArray[np.bool_]:
        return np.asarray((facts & np.uint64(self.mask)) == np.uint64(self.value))

    def blocks(self, facts: PackedFields, size: int = 1 << 16) -> Iterator[NDArray[np.bool_]]:
        """Yield `passing` in blocks that fit the CPU cache."""
        for start in range(0, len(facts), size):
            yield self.passing(facts[start : start + size])


def order_key(site: int, day: int) -> int:
    """The sort key without the host, smallest first."""
    platform, score = (site >> shift & (1 << bits) - 1 for shift, bits in map(FACTS.place, _ORDERING))
    most = (1 << FACTS.place("score")[1]) - 1
    return (platform * (most + 1) + most - score) * (1 << 32) - day
