"""Shapes of requests, and of answers that are not in `index.shapes`."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, Field, PlainValidator, WithJsonSchema, create_model
from typing_extensions import TypedDict

from index.filters import FILTERS, FLAG
from index.reports.changes import MOST_CHANGES
from index.search.request import DEFAULT_LIMIT, MAX_LIMIT, MAX_PAGE
from index.shapes import (
    BriefReport,
    Count,
    Date,
    EchoedParameters,
    Host,
    PinnedTools,
    Shape,
    TierNumber,
    Timestamp,
    Url,
    Why,
)
from index.values import hosts
from index.values.errors import InvalidFilterValue
from index.values.search_text import MAX_QUERY
from index.values.vocabulary import Answer, Cause, CheckId, EntityType, McpAuth, McpTransport

POSSIBLE = "With a query: also list sites that may serve it, as possible; limit counts both."
_LIMIT = {"type": "integer", "minimum": 1, "maximum": MAX_LIMIT, "default": DEFAULT_LIMIT}
_PAGE = {"type": "integer", "minimum": 1, "maximum": MAX_PAGE}


def _documented(schema: dict[str, Any], description: str) -> WithJsonSchema:
    return WithJsonSchema({**schema, "description": description})


class _UrlParameters(BaseModel):
    def given(self) -> dict[str, object]:
        """The given parameters; repeated ones with different values as lists."""
        seen: dict[str, list[str]] = {name: list(dict.fromkeys(values)) for name, values in self}
        return {name: values[0] if len(values) == 1 else values for name, values in seen.items() if values}


def _find_parameters() -> dict[str, Any]:
    described = {
        "q": _documented(
            {"type": "string"},
            f"What you want to do. Cut at {MAX_QUERY} characters. Optional when a filter narrows.",
        ),
        **{filter_.name: _documented(dict(filter_.kind.schema), filter_.asks) for filter_ in FILTERS},
        "possible": _documented(dict(FLAG.schema), POSSIBLE),
        "page": _documented(_PAGE, "From 1."),
        "limit": _documented(_LIMIT, f"Rows at most; {DEFAULT_LIMIT} by default."),
    }
    return {
        name: (Annotated[list[str], schema], Field(default_factory=list))
        for name, schema in described.items()
    }


if TYPE_CHECKING:
    FindParameters = _UrlParameters
else:
    FindParameters = create_model(
        "FindParameters",
        __base__=_UrlParameters,
        __module__=__name__,
        __doc__="Parameters of /api/find as they stand in the URL.",
        **_find_parameters(),
    )


MAX_HOSTS = 100


def _hosts(given: object) -> list[str]:
    if not isinstance(given, list) or not 1 <= len(given) <= MAX_HOSTS:
        raise InvalidFilterValue("hosts", given, why=f"it is a list of 1 to {MAX_HOSTS} hosts")
    for host in given:
        if not isinstance(host, str) or not hosts.is_host(host):
            raise InvalidFilterValue("hosts", host, why="each is a host name or URL")
    return given


class HostsToReport(BaseModel):
    """The request of POST /api/reports."""

    hosts: Annotated[
        list[str],
        PlainValidator(
            _hosts,
            json_schema_input_type=Annotated[list[str], Field(min_length=1, max_length=MAX_HOSTS)],
        ),
    ] = Field(description="Host names or URLs.")


class SiteReports(Shape):
    """The answer of POST /api/reports, in the order of hosts."""

    reports: list[BriefReport]


class CatalogEntry(Shape):
    """A listed site as ARD catalogs say it: what the probe saw, and the site's own words."""

    identifier: Annotated[
        Url,
        Field(
            description="As the site's own catalog has it, where its publisher is the site's domain "
            "(urn:air:…); else the report's URL."
        ),
    ]
    displayName: str  # noqa: N815 - a key of the standard
    description: NotRequired[Annotated[str, Field(description="In the site's own words; not verified.")]]
    type: Annotated[
        str,
        Field(
            description="Of the most that the site offers: an MCP server, an A2A agent, an API catalog, "
            "markdown, a page."
        ),
    ]
    url: Annotated[Url, Field(description="Where that answered; for an MCP server its endpoint.")]
    capabilities: Annotated[list[str], Field(description="Names of tools, of many the first ones.")]
    tags: Annotated[list[EntityType], Field(description="The kind of site, if it is known.")]
    metadata: Annotated[
        dict[str, str | int | bool | None],
        Field(description="What find says of the site; of an MCP server also its transport and auth."),
    ]


class CatalogResult(CatalogEntry):
    """An entry that matches a search."""

    score: Annotated[int, Field(ge=0, le=100, description="Likeness to the query; no judgement of trust.")]
    source: Url
    similarity: Annotated[float, Field(ge=0, le=1, description="The likeness as in /api/find.")]
    why: Annotated[Why, Field(description="The site's own words that carry the likeness, as in /api/find.")]


class CatalogResults(Shape):
    """The answer of POST /search, best first."""

    results: Annotated[list[CatalogResult], Field(description="The matches.")]
    possibleCount: Annotated[  # noqa: N815 - beside keys of the standard
        Count, Field(description="Sites that may serve the query but aren't matches.")
    ]
    possible: NotRequired[
        Annotated[
            list[CatalogResult], Field(description="Only with possible: such sites, after all results.")
        ]
    ]
    referrals: NotRequired[
        Annotated[list[Any], Field(description="Only when asked for: none.", max_length=0)]
    ]
    pageToken: NotRequired[  # noqa: N815 - a key of the standard
        Annotated[str, Field(description="For the next page; absent when this is the last.")]
    ]


SERVERS_A_PAGE = 30
MAX_SERVERS_A_PAGE = 100
SERVERS_A_CURSOR = 1000  # That one cursor leads through, without OPEN_DATA

# Keys of the standard that no class can spell.
_SchemaNamed = TypedDict("_SchemaNamed", {"$schema": Url})


class ServerRemote(Shape):
    """Where an MCP server answered."""

    type: McpTransport
    url: Url


class RegistryServer(Shape, _SchemaNamed):
    """A listed MCP server as server.json of the official MCP Registry has it (2025-12-11)."""

    name: Annotated[
        str,
        Field(
            pattern="^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$",
            min_length=3,
            max_length=200,
            description="The official registry's where its namespace is the host in reverse order, else the "
            "host in reverse order and /mcp.",
        ),
    ]
    title: NotRequired[
        Annotated[
            str, Field(min_length=1, max_length=100, description="In the site's own words; not verified.")
        ]
    ]
    description: Annotated[
        str, Field(min_length=1, max_length=100, description="In the site's own words; not verified.")
    ]
    version: Annotated[
        str,
        Field(
            max_length=255,
            description="What the server said of itself, else the day of its last test.",
        ),
    ]
    websiteUrl: Url  # noqa: N815 - a key of the standard
    remotes: Annotated[list[ServerRemote], Field(description="Endpoints that listed their tools.")]


class RegistryStatus(Shape):
    """What the official registry's clients read: always an active server and its latest version."""

    status: Literal["active"]
    publishedAt: Annotated[Timestamp, Field(description="Since when it is listed.")]  # noqa: N815
    updatedAt: Annotated[Timestamp, Field(description="When what is said of it last changed.")]  # noqa: N815
    isLatest: Literal[True]  # noqa: N815


class ServerProbe(PinnedTools):
    """What the probe verified, and when."""

    host: Host
    report: Annotated[Url, Field(description="The report, to cite with the date.")]
    verified_at: Annotated[Date, Field(description="The day of the last test.")]
    verification_tier: TierNumber
    tier_label: str
    readiness_score: Count
    readiness_of: Count
    auth: Annotated[McpAuth | None, Field(description="What its endpoint asks for, as in connect.")]
    protocol_versions: Annotated[list[str], Field(description="That it agreed to, newest first.")]
    mcp_tools: Annotated[list[str], Field(description="Names of tools, of many the first ones.")]
    mcp_tool_count: Count
    country: str | None
    entity_type: EntityType | None
    transactional: bool | None
    platform_supplied: bool | None


class RegistryEntry(Shape):
    """A server and what is known of it."""

    server: RegistryServer
    _meta: Annotated[
        dict[str, RegistryStatus | ServerProbe],
        Field(
            description="io.modelcontextprotocol.registry/official: the fields that clients of the official "
            "registry read. The key of this index: what the probe verified."
        ),
    ]


class ServersPage(Shape):
    """The metadata of a page."""

    count: Annotated[Count, Field(description="Servers on this page.")]
    nextCursor: NotRequired[  # noqa: N815 - a key of the standard
        Annotated[str, Field(description="For the next page; absent when this is the last.")]
    ]


class RegistryEntries(EchoedParameters):
    """A page of servers, by host."""

    servers: list[RegistryEntry]
    metadata: ServersPage


def _servers_parameters() -> dict[str, Any]:
    described = {
        "search": _documented({"type": "string"}, "Part of a name, title or host, in any case."),
        "cursor": _documented({"type": "string"}, "nextCursor of the page before."),
        "limit": _documented(
            {"type": "integer", "minimum": 1, "maximum": MAX_SERVERS_A_PAGE, "default": SERVERS_A_PAGE},
            f"Servers at most, 1 to {MAX_SERVERS_A_PAGE}; {SERVERS_A_PAGE} by default.",
        ),
        "updated_since": _documented(
            {"type": "string", "anyOf": [{"format": "date-time"}, {"maxLength": 0}]},
            "Only servers of which something else is said since this moment (RFC 3339).",
        ),
        "version": _documented(
            {"type": "string", "enum": ["latest"]}, "latest: each server has its latest version alone."
        ),
        "include_deleted": _documented(
            {"type": "boolean"}, "Changes nothing: what left the index is never shown."
        ),
    }
    return {
        name: (Annotated[list[str], schema], Field(default_factory=list))
        for name, schema in described.items()
    }


if TYPE_CHECKING:
    ServersParameters = _UrlParameters
else:
    ServersParameters = create_model(
        "ServersParameters",
        __base__=_UrlParameters,
        __module__=__name__,
        __doc__="Parameters of /v0.1/servers as they stand in the URL.",
        **_servers_parameters(),
    )


ToolNames = Annotated[list[str], Field(description="By name; of a longer list the first hundred count.")]


class ListingFields(Shape):
    """What a mirror holds of a listing."""

    answers: dict[CheckId, Answer]
    tools: dict[CheckId, ToolNames]


class AnswerMoved(Shape):
    """An answer before and after."""

    before: Answer
    after: Answer


class ToolsMoved(Shape):
    """Names to take out, then names to put in."""

    gone: list[str]
    added: list[str]


class ListingMoved(Shape):
    """What changed; of anything else a mirror keeps what it has."""

    answers: dict[CheckId, AnswerMoved]
    tools: dict[CheckId, ToolsMoved]


class IndexChange(Shape):
    """A change: one of listed, changed and gone says which."""

    id: Annotated[
        str,
        Field(
            json_schema_extra={"format": "uuid"},
            description="Of the listing: random, and another one if the host is listed again.",
        ),
    ]
    host: NotRequired[Host]
    at: NotRequired[Annotated[Timestamp, Field(description="When the index changed.")]]
    report: NotRequired[Annotated[Url, Field(description="The report, to cite with the date.")]]
    listed: NotRequired[
        Annotated[ListingFields, Field(description="The listing as it is: takes the place of any before.")]
    ]
    changed: NotRequired[ListingMoved]
    cause: NotRequired[Annotated[Cause | None, Field(description="Of what changed, as in a history.")]]
    rubric_version: NotRequired[
        Annotated[str | None, Field(description="The rubric that is the cause; null for any other cause.")]
    ]
    gone: NotRequired[
        Annotated[Date, Field(description="The day on which the listing left: drop what has its id.")]
    ]


class IndexChanges(EchoedParameters):
    """A page of changes, oldest first."""

    changes: Annotated[list[IndexChange], Field(max_length=MOST_CHANGES)]
    since: Annotated[str, Field(description="To give as since for what comes after; good for 30 days.")]
    more: Annotated[bool, Field(description="Whether more is there already.")]


class ChangesParameters(_UrlParameters):
    """Parameters of /api/changes as they stand in the URL."""

    since: Annotated[
        list[str],
        _documented(
            {"type": "string"}, "since of the answer before. Without it every listing comes first, by host."
        ),
    ] = Field(default_factory=list)
    limit: Annotated[
        list[str],
        _documented(
            {"type": "integer", "minimum": 1, "maximum": MOST_CHANGES, "default": MOST_CHANGES},
            f"Changes at most, 1 to {MOST_CHANGES:,}; {MOST_CHANGES:,} by default.",
        ),
    ] = Field(default_factory=list)


class SuggestionTaken(Shape):
    """The answer of /submit."""

    status: Literal["queued"]
    host: Host
    report: Annotated[Url, Field(description="Where the report is if the site is listed one day.")]
    check: Annotated[Url, Field(description="Where the host can be checked live.")]
    note: str


class Readiness(Shape):
    """The answer of /readyz: "ok", or what is not, of each part that a web process needs to answer."""

    status: Annotated[
        Literal["ok", "degraded", "not ready"],
        Field(description="Degraded: queries are compared by words alone."),
    ]
    index: str
    meaning: Annotated[str, Field(description="Whether queries are compared by meaning.")]
    passages: NotRequired[
        Annotated[
            str,
            Field(
                description="How many sites waited for the vectors of their tools, skills and sections when "
                "the generation in use was built; they are compared by their own vector. Absent when not "
                "ready."
            ),
        ]
    ]
    second_model: NotRequired[
        Annotated[
            str,
            Field(
                description='Whether queries in every language are compared: "ok", "off", or what is waited '
                "for. Absent when not ready."
            ),
        ]
    ]
    store: NotRequired[
        Annotated[
            str,
            Field(
                description='Of the store that search files are fetched from: "ok", what is being fetched, '
                "or why nothing can be. Absent without one."
            ),
        ]
    ]
    generation_id: Annotated[
        int | None, Field(description="The search files in use; null without any, as before the first build.")
    ]
    generation_age_seconds: Annotated[
        int | None, Field(description="Seconds since their snapshot. Later changes are read as well.")
    ]
