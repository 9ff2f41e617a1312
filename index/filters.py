"""The filters of find: their types, how values are parsed and packed, and one table.

In packed facts 0 is unknown.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from index.values import countries
from index.values.vocabulary import COUNTRIES, EntityType, McpAuth, McpTransport, WellKnown

# A boolean answer in two bits.
UNKNOWN = 0
NO = 1
YES = 2
ABSENT = "absent"  # Of a value that a site cannot have, which is a no

_BOOLEANS = {"true": True, "1": True, "false": False, "0": False}


@dataclass(frozen=True, slots=True)
class ValueType:
    valid: tuple[str, ...]
    parse: Callable[[str], str | bool]
    """Parses non-blank text. Raises ValueError."""
    code: Callable[[str | bool], int]
    bits: int
    sql: str
    """Encodes `{column}` of a row as bits."""
    schema: Mapping[str, Any]
    standard: str = ""
    near: Callable[[str], Sequence[str]] | None = None
    """Values spelled alike, in words; only for a type that also reads other spellings than `valid`."""

    @property
    def is_flag(self) -> bool:
        return self is FLAG


def enum_type(vocabulary: type[StrEnum], bits: int, *, absent: bool = False) -> ValueType:
    """Type of an enum; bits are the position from 1, the last one for ABSENT."""
    values = tuple(member.value for member in vocabulary)
    codes = (*values, *((ABSENT,) if absent else ()))
    listed = ", ".join(f"'{value}'" for value in codes)
    if len(codes) >= 1 << bits:
        raise ValueError(f"{vocabulary.__name__} does not fit into {bits} bits")
    return ValueType(
        valid=values,
        parse=vocabulary,
        code=lambda value: values.index(str(value)) + 1,
        bits=bits,
        sql=f"COALESCE(array_position(ARRAY[{listed}]::text[], {{column}}::text), 0)",
        schema={"type": "string", "enum": list(vocabulary)},
    )


_CODES = tuple(sorted(COUNTRIES))


def place_of_country(country: str) -> int:
    """From 1, among the codes; in a generation it takes eight bits."""
    return _CODES.index(country) + 1


def country_at(place: int) -> str:
    return _CODES[place - 1]


def _country(text: str) -> str:
    if (code := countries.country_code(text)) is None:
        raise ValueError
    return code


def _boolean(text: str) -> bool:
    try:
        return _BOOLEANS[text.lower()]
    except KeyError:
        raise ValueError from None


FLAG = ValueType(
    valid=("true", "false"),
    parse=_boolean,
    code=lambda _: YES,
    bits=2,
    sql=f"CASE WHEN {{column}} THEN {YES} WHEN NOT {{column}} THEN {NO} ELSE {UNKNOWN} END",
    schema={"type": "boolean", "default": False},
)

COUNTRY = ValueType(
    valid=_CODES,
    parse=_country,
    code=lambda value: place_of_country(str(value)),
    bits=8,
    sql=f"COALESCE(array_position(string_to_array('{' '.join(_CODES)}', ' '), {{column}}::text), 0)",
    schema={"type": "string", "enum": list(_CODES)},
    standard="ISO 3166-1 alpha-2",
    near=countries.countries_like,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """A filter of find. Unknown values neither pass nor fail."""

    name: str
    kind: ValueType = FLAG
    column: str
    """Column of Site, packed into a generation's facts; with `sql` the name of what that yields."""
    sql: str = ""
    """Of columns that a generation notices changes of (`index/migrations`)."""
    asks: str
    tests: str
    """Note beside its counts; `{value}` is replaced."""
    label: str
    """Label in words; a flag's follows "Only sites where"."""
    control: str
    """Its name on pages."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What pages call its values."""
    last_in_form: bool = False
    on_results: bool = False
    """Whether a search goes deeper for it (rule 5 of the contract)."""
    in_catalogs: bool = True
    """False if the media type of a catalog search implies it."""
    example: tuple[str, str, str] | None = None

    def words_of(self, value: str) -> str:
        """A value as pages call it; a flag's is the filter's name."""
        return self.control if self.kind.is_flag else self.words.get(value, value)

    @property
    def narrowing(self) -> str:
        """As errors name it: "country", "has_mcp=true"."""
        return f"{self.name}=true" if self.kind.is_flag else self.name


# In the contract's order.
def _of_mcp_server(name: str, otherwise: str = "") -> str:
    return f"CASE {otherwise} WHEN NOT mcp_server THEN '{ABSENT}' ELSE connect ->> '{name}' END"


def _of_resource(resource: WellKnown) -> str:
    answer = f"other_wellknown #>> '{{{resource.value},answer}}'"
    return f"CASE {answer} WHEN 'yes' THEN true WHEN 'no' THEN false END"


FILTERS: tuple[Filter, ...] = (
    Filter(
        name="country",
        kind=COUNTRY,
        column="country",
        asks="ISO 3166-1 code (GB, GBR, UK) or English name.",
        tests="Tests whether the country that the site's own pages state is {value} (ISO 3166-1 alpha-2). "
        "A site that states none is unknown.",
        label="the country",
        control="Country",
        words=COUNTRIES,
        example=("gb", "Sites of the United Kingdom", "GB"),
    ),
    Filter(
        name="entity_type",
        kind=enum_type(EntityType, 4),
        column="entity_type",
        asks="Kind of site.",
        tests="Tests whether the category that the site's own pages show is {value}. "
        "A site whose pages do not tell is unknown.",
        label="the category",
        control="Category",
        words={kind.value: kind.label for kind in EntityType},
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
        control="Agents can act",
        last_in_form=True,
    ),
    Filter(
        name="has_mcp",
        column="mcp_server",
        asks="Only sites whose MCP server answered tools/list.",
        tests="Tests whether an MCP endpoint of the site, found by any route, answered tools/list to a "
        "caller without credentials in the strict re-grade. A server that asks for credentials or did not "
        "answer for a passing reason is unknown.",
        label="an MCP server answered tools/list",
        control="MCP server",
        in_catalogs=False,
    ),
    Filter(
        name="has_md",
        column="has_md",
        asks="Only sites with strict markdown negotiation or a markdown copy.",
        tests="Tests whether markdown negotiation passed the strict re-grade or the site ships a markdown "
        "copy of its home page. The answer is no only if both are no.",
        label="the home page is served as markdown, on request or as a copy",
        control="Markdown",
        on_results=True,
    ),
    Filter(
        name="has_endpoint",
        column="has_endpoint",
        asks="Only sites with a working MCP server or an API catalog.",
        tests="Tests whether an MCP endpoint answered tools/list or the site publishes an API catalog "
        "(RFC 9727). The answer is no only if both are no.",
        label="an MCP server answered, or an API catalog is published",
        control="MCP server or API catalog",
        on_results=True,
    ),
    Filter(
        name="has_webmcp",
        column="webmcp",
        asks="Only sites whose page registered a WebMCP tool when it ran.",
        tests="Tests whether the page, executed in a real browser with WebMCP switched on, registered at "
        "least one WebMCP tool. A page that was not executed is unknown.",
        label="a browser saw the page register WebMCP tools",
        control="WebMCP tools",
    ),
    Filter(
        name="mcp_auth",
        kind=enum_type(McpAuth, 3, absent=True),
        column="mcp_auth",
        sql=_of_mcp_server("auth", "WHEN mcp_server THEN 'none'"),
        asks="What its MCP server asks for before it lists tools.",
        tests="Tests whether the site's MCP server asks for {value}: none lists its tools to anybody, oauth "
        "has metadata of this server and an authorization server that resolve, credentials has nothing "
        "valid that says how to get them. No MCP server is a no; one whose authorization server gave no "
        "answer, or that could not be asked, is unknown.",
        label="the MCP server's credentials",
        control="Credentials of its MCP server",
        words={"none": "none needed", "oauth": "OAuth", "credentials": "asked for, not explained"},
        in_catalogs=False,
    ),
    Filter(
        name="transport",
        kind=enum_type(McpTransport, 2, absent=True),
        column="mcp_transport",
        sql=_of_mcp_server("transport"),
        asks="How its MCP server is reached.",
        tests="Tests whether the site's MCP server, open or asking for credentials, answered over {value}. "
        "No MCP server is a no; one that could not be asked is unknown.",
        label="the MCP transport",
        control="MCP transport",
        words={"streamable-http": "Streamable HTTP", "sse": "HTTP+SSE"},
        in_catalogs=False,
    ),
    Filter(
        name="has_a2a",
        column="a2a_agent_card",
        sql=_of_resource(WellKnown.A2A_AGENT_CARD),
        asks="Only sites with a valid A2A agent card.",
        tests="Tests whether a valid A2A agent card is served. "
        "A card that could not be asked for is unknown.",
        label="an A2A agent card is served",
        control="A2A agent card",
    ),
    Filter(
        name="has_skills",
        column="agent_skills",
        sql=_of_resource(WellKnown.AGENT_SKILLS),
        asks="Only sites with usable agent skills.",
        tests="Tests whether an index of agent skills is served and at least one of its skills can be used. "
        "An index that could not be asked for is unknown.",
        label="agent skills are served",
        control="Agent skills",
    ),
    Filter(
        name="has_openapi",
        column="openapi",
        sql=_of_resource(WellKnown.OPENAPI),
        asks="Only sites with an OpenAPI document.",
        tests="Tests whether a valid OpenAPI document is served. One that could not be asked for is unknown.",
        label="an OpenAPI document is served",
        control="OpenAPI document",
    ),
    Filter(
        name="readable",
        column="readable_without_script",
        asks="Only sites readable without script.",
        tests="Tests whether the home page as served carries the words that a browser shows. "
        "A page that could not be compared is unknown.",
        label="the home page can be read without script",
        control="Readable without script",
    ),
    Filter(
        name="self_supplied",
        column="self_supplied",
        sql="CASE WHEN NOT platform_supplied OR NOT webmcp_platform_supplied THEN true "
        "WHEN mcp_server IS NULL OR webmcp IS NULL OR mcp_server AND platform_supplied IS NULL "
        "OR webmcp AND webmcp_platform_supplied IS NULL THEN NULL ELSE false END",
        asks="Only sites with an MCP server or WebMCP tools of their own.",
        tests="Tests whether the site's MCP server answered, or its page registered WebMCP tools, and these "
        "are its own, not supplied by a platform to many sites. Neither is a no; what could not be asked is "
        "unknown.",
        label="the MCP server or the WebMCP tools are the site's own",
        control="Tools of its own",
    ),
)

BY_NAME = {each.name: each for each in FILTERS}

FLAGS = tuple(each for each in FILTERS if each.kind.is_flag)

CHOICES = tuple(each for each in FILTERS if not each.kind.is_flag)
