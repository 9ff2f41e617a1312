"""The filters of find: their types, how values are parsed and packed, and one table.

In packed facts 0 is unknown.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from index.values.vocabulary import COUNTRIES, EntityType

# A boolean answer in two bits.
UNKNOWN = 0
NO = 1
YES = 2

_BOOLEANS = {"true": True, "1": True, "false": False, "0": False}


@dataclass(frozen=True, slots=True)
class ValueType:
    valid: tuple[str, ...]
    read: Callable[[str], str | bool]
    """Parses non-blank text. Raises ValueError."""
    code: Callable[[str | bool], int]
    bits: int
    sql: str
    """Encodes `{column}` of a row as bits."""
    schema: Mapping[str, Any]
    standard: str = ""
    pattern: str = ""
    """Shorter schema for tool definitions."""

    @property
    def is_flag(self) -> bool:
        return self is FLAG


def enum_type(vocabulary: type[StrEnum], bits: int) -> ValueType:
    """Type of an enum; bits are the position from 1."""
    values = tuple(one.value for one in vocabulary)
    listed = ", ".join(f"'{value}'" for value in values)
    if len(values) >= 1 << bits:
        raise ValueError(f"{vocabulary.__name__} does not fit into {bits} bits")
    return ValueType(
        valid=values,
        read=vocabulary,
        code=lambda value: values.index(str(value)) + 1,
        bits=bits,
        sql=f"COALESCE(array_position(ARRAY[{listed}]::text[], {{column}}::text), 0)",
        schema={"type": "string", "enum": list(vocabulary)},
    )


def country_code(country: str) -> int:
    return (ord(country[0]) - 64) * 32 + ord(country[1]) - 64


def country_name(code: int) -> str:
    return chr(code // 32 + 64) + chr(code % 32 + 64)


def _country(text: str) -> str:
    if text.upper() not in COUNTRIES or not text.isascii():
        raise ValueError
    return text.upper()


def _boolean(text: str) -> bool:
    try:
        return _BOOLEANS[text.lower()]
    except KeyError:
        raise ValueError from None


FLAG = ValueType(
    valid=("true", "false"),
    read=_boolean,
    code=lambda _: YES,
    bits=2,
    sql=f"CASE WHEN {{column}} THEN {YES} WHEN NOT {{column}} THEN {NO} ELSE {UNKNOWN} END",
    schema={"type": "boolean", "default": False},
)

COUNTRY = ValueType(
    valid=tuple(sorted(COUNTRIES)),
    read=_country,
    code=lambda value: country_code(str(value)),
    bits=10,
    sql="COALESCE((ascii({column}) - 64) * 32 + ascii(substr({column}, 2)) - 64, 0)",
    schema={"type": "string", "enum": sorted(COUNTRIES)},
    standard="ISO 3166-1 alpha-2",
    pattern="^[A-Za-z]{2}$",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """A filter of find. Unknown values neither pass nor fail."""

    name: str
    kind: ValueType = FLAG
    column: str
    """Column of Site, packed into a generation's facts."""
    asks: str
    tests: str
    """Note beside its counts; `{value}` is replaced."""
    label: str
    """Label in words; a flag's follows "Only sites where"."""
    control: str = ""
    last_in_form: bool = False
    on_results: bool = False
    """Whether a search goes deeper for it (rule 5 of the contract)."""
    in_catalogs: bool = True
    """False if the media type of a catalog search implies it."""
    example: tuple[str, str, str] | None = None

    @property
    def narrowing(self) -> str:
        """As errors name it: "country", "has_mcp=true"."""
        return f"{self.name}=true" if self.kind.is_flag else self.name


# In the contract's order.
FILTERS: tuple[Filter, ...] = (
    Filter(
        name="country",
        kind=COUNTRY,
        column="country",
        asks="ISO 3166-1 alpha-2, in upper or lower case.",
        tests="Tests whether the country that the site's own pages state is {value} (ISO 3166-1 alpha-2). "
        "A site that states none is unknown.",
        label="the country",
        control="Country code",
        example=("gb", "Sites of the United Kingdom", "GB"),
    ),
    Filter(
        name="entity_type",
        kind=enum_type(EntityType, 5),
        column="entity_type",
        asks="Kind of site.",
        tests="Tests whether the kind of site that its own pages show is {value}. "
        "A site whose pages do not tell is unknown.",
        label="the kind of site",
        control="Kind of site",
        example=("shop", "Shops", "ecommerce"),
    ),
    Filter(
        name="transactional",
        column="transactional",
        asks="Only sites where an agent can act, not just read.",
        tests="Tests whether a tool or an apparent action of the site lets an agent change something "
        "(order, book, buy, register, contact and the like), not only read. A site that could not be read "
        "completely is unknown.",
        label="an agent can act, not only read",
        last_in_form=True,
    ),
    Filter(
        name="has_mcp",
        column="mcp_server",
        asks="Only sites whose MCP server answered tools/list in the strict re-grade.",
        tests="Tests whether an MCP endpoint of the site, found by any route, answered tools/list to a "
        "caller without credentials in the strict re-grade. A server that asks for credentials or did not "
        "answer for a passing reason is unknown.",
        label="an MCP server answered tools/list",
        in_catalogs=False,
    ),
    Filter(
        name="has_md",
        column="has_md",
        asks="Only sites with strict markdown negotiation or a markdown twin.",
        tests="Tests whether markdown negotiation passed the strict re-grade or the site ships a markdown "
        "twin of its home page. The answer is no only if both are no.",
        label="the home page is served as markdown, on request or as a twin",
        on_results=True,
    ),
    Filter(
        name="has_endpoint",
        column="has_endpoint",
        asks="Only sites with a working MCP server or an API catalog.",
        tests="Tests whether an MCP endpoint answered tools/list or the site publishes an API catalog "
        "(RFC 9727). The answer is no only if both are no.",
        label="an MCP server answered, or an API catalog is published",
        on_results=True,
    ),
    Filter(
        name="has_webmcp",
        column="webmcp",
        asks="Only sites whose page, executed, registered at least one WebMCP tool.",
        tests="Tests whether the page, executed in a real browser, registered at least one WebMCP tool. "
        "A page that was not executed is unknown.",
        label="a browser saw the page register WebMCP tools",
    ),
)

BY_NAME = {each.name: each for each in FILTERS}

FLAGS = tuple(each for each in FILTERS if each.kind.is_flag)

CHOICES = tuple(each for each in FILTERS if not each.kind.is_flag)
