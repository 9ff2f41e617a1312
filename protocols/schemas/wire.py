"""The wire shapes of every surface: what OpenAPI and tools/list publish and what answers are held to."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema, create_model

from index.checks import CHECKS, TOOLS
from index.facts import FACTS
from index.filters import FILTERS
from index.search.request import DEFAULT_LIMIT, MAX_LIMIT
from index.values.queries import MAX_QUERY
from index.values.vocabulary import Action, Answer, CardState, CheckId, FoundVia
from probes.evidence.page_run import ToolKind
from probes.live.page_process import PageVerdict
from probes.schedule.submit import MAX_INPUT
from protocols.errors import Code, Family


class Shape(BaseModel):
    """A closed, frozen shape."""

    model_config = ConfigDict(frozen=True, extra="forbid")


Date = Annotated[str, Field(json_schema_extra={"format": "date"})]
Timestamp = Annotated[str, Field(json_schema_extra={"format": "date-time"})]
Url = Annotated[str, Field(json_schema_extra={"format": "uri"})]
Count = Annotated[int, Field(ge=0)]


_LIMIT: Final = {"type": "integer", "minimum": 1, "maximum": MAX_LIMIT, "default": DEFAULT_LIMIT}


def _documented(schema: dict[str, Any], description: str) -> WithJsonSchema:
    """Make what OpenAPI says of a parameter, which arrives as text, once for every time that it stands in the URL."""
    return WithJsonSchema({**schema, "description": description})


class _Given(BaseModel):
    def given(self) -> dict[str, object]:
        """Each parameter that was given: its value, or a list when it stands there with different values."""
        seen: dict[str, list[str]] = {name: list(dict.fromkeys(values)) for name, values in self}
        return {name: values[0] if len(values) == 1 else values for name, values in seen.items() if values}


def _find_parameters() -> dict[str, Any]:
    """Return by name the parameters of /api/find: the query, every filter, the limit."""
    described = {
        "q": _documented(
            {"type": "string"},
            f"What you want to do. Cut at {MAX_QUERY} characters. Optional when a filter narrows.",
        ),
        **{one.name: _documented(dict(one.kind.schema), one.asks) for one in FILTERS},
        "limit": _documented(_LIMIT, f"Rows at most, 1 to {MAX_LIMIT}; {DEFAULT_LIMIT} when left out."),
    }
    return {name: (Annotated[list[str], one], Field(default_factory=list)) for name, one in described.items()}


if TYPE_CHECKING:
    FindParameters = _Given
else:
    FindParameters = create_model(
        "FindParameters",
        __base__=_Given,
        __module__=__name__,
        __doc__="Parameters of /api/find as they stand in the URL.",
        **_find_parameters(),
    )


class ApparentAction(Shape):
    """Something that the page seems to offer: read from its content, not verified."""

    action: Action
    evidence: str


_MORE_THAN_AN_ANSWER: Final[Mapping[CheckId, Any]] = {
    CheckId.MCP_SERVER: Annotated[
        Url | Literal[False] | None,
        Field(description="The endpoint that answered tools/list, false when none did, null when unknown."),
    ],
    CheckId.MCP_SERVER_CARD: CardState | None,
}


def _verified() -> dict[str, Any]:
    """Return by name what `verified` has: of each check its answer, and the tools that its yes lists."""
    fields: dict[str, Any] = {"verified_at": Date}
    for check in CHECKS:
        fields[check.value] = _MORE_THAN_AN_ANSWER.get(check, bool | None)
        if column := TOOLS.get(check):
            fields[column] = list[str]
    return {**fields, "other_wellknown": dict[str, Any]}


if TYPE_CHECKING:
    Verified = Shape
else:
    Verified = create_model(
        "Verified",
        __base__=Shape,
        __module__=__name__,
        __doc__="What the probe observed. Null is unknown.",
        **_verified(),
    )


class ResultRow(Shape):
    """One listed site."""

    host: str
    url: Url
    name: str
    display_name: str
    report: Url
    verification_tier: Annotated[int, Field(ge=1, le=3)]
    tier_label: str
    transactional: bool | None
    found_via: FoundVia
    apparent_actions: list[ApparentAction]
    verified: Verified


class FilterCompleteness(Shape):
    """How one filter divides the listed sites; the first three add up to `of_listed`."""

    eligible: Count
    excluded_no: Count
    excluded_unknown: Count
    of_listed: Count
    note: str


class PageNotFilledByFilter(Shape):
    """Why a search with has_md or has_endpoint gave fewer rows than asked for."""

    requested: Count
    returned: Count
    candidates_searched: Count
    reason: Literal["population_exhausted", "depth_limit", "could_not_search_deeper"]


class PageNotFilledByFloor(Shape):
    """Why any other search gave fewer rows than match."""

    reason: Literal["below_relative_floor"]
    candidates_cut: Count
    floor_fraction: float


class FindAnswer(Shape):
    """The answer of find_capability. Fields without a value in the given mode are absent."""

    query: str | None
    mode: Literal["search", "filter"]
    count: Count
    total: Count | None = Field(None, description="Filter mode only: listed sites that match.")
    order: str | None = Field(None, description="Filter mode only.")
    data_as_of: Date
    top_similarity: float | None = Field(None, description="Search mode, when something matched: 0 to 1.")
    empty_note: str | None = Field(None, description="Only when count is 0.")
    filter_completeness: dict[str, FilterCompleteness] | None = Field(
        None, description="By filter; only when a filter excluded something."
    )
    page_not_filled: PageNotFilledByFilter | PageNotFilledByFloor | None = None
    results: list[ResultRow]


class FindResponse(FindAnswer):
    """The answer of /api/find: the same, and the state of the index that it shows."""

    generated_at: Timestamp | None
    generation_id: str


class EvidenceLine(Shape):
    """One exchange with the site: enough to repeat it."""

    method: str
    url: Url
    final_url: Url
    status: int | None = Field(description="Null when nothing was answered.")
    content_type: str
    bytes: Count
    sha256: str
    at: Timestamp
    note: str


class Snippet(Shape):
    """Text to copy, and where it belongs: a server's configuration, a file, a page."""

    where: str
    text: str


class Fix(Shape):
    """How to turn a no into a yes."""

    text: str
    link: Url
    snippets: list[Snippet]


class CheckEntry(Shape):
    """One check's answer. Unknown says nothing about the site."""

    label: str
    answer: Answer
    reason: str
    detail: str
    since: Date | None = Field(description="The day on which the answer last changed.")
    fix: Fix | None = Field(description="Only for a no.")
    evidence: list[EvidenceLine]


class ListedTool(Shape):
    """A tool that came or went; the digest is of its input schema, "" when it has none."""

    name: str
    schema_sha256: str


class ChangedTool(Shape):
    """A tool that kept its name and changed otherwise."""

    name: str
    what: list[Literal["description", "annotations", "schema"]]
    schema_sha256: Annotated[list[str], Field(min_length=2, max_length=2, description="Before and after.")]


class ToolChange(Shape):
    """How a set of tools changed between two probes that both listed it whole."""

    check: CheckId = Field(description="Whose tools: mcp_server or webmcp.")
    added: list[ListedTool]
    removed: list[ListedTool]
    changed: list[ChangedTool]
    left_out: Count = Field(description="How many more changed than are named: at most 50 of a kind are.")


class AnswerChange(Shape):
    """A check that answered otherwise than before."""

    check: CheckId
    before: Answer
    after: Answer


class ScoreOfDay(Shape):
    """A day on which the listing changed: the score at its end, and what happened."""

    date: Date
    score: Count
    events: list[Literal["listed", "changed", "missed", "dropped", "relisted"]]
    answer_changes: list[AnswerChange]
    tool_changes: list[ToolChange]


class _ReportHead(Shape):
    """How a report begins."""

    found: bool = Field(description="False: the host is not in the index, which says nothing about the site.")
    host: str
    note: str | None = Field(None, description="Only when found is false.")
    see: Url | None = Field(
        None, description="Only when found is false: where to suggest the site for probing."
    )
    url: Url | None = None
    name: str | None = None
    display_name: str | None = None
    report: Url | None = Field(
        None, description="The address to cite, with the date in verified.verified_at."
    )
    verification_tier: Annotated[int, Field(ge=1, le=3)] | None = None
    tier_label: str | None = None
    readiness_score: Count | None = None
    readiness_of: Count | None = None


def _facts() -> dict[str, Any]:
    """Return by name what a report says of a listing; a report of no listing says nothing."""
    return {
        one.name: (Date | None if one.is_day else one.kind, Field(None, description=one.description or None))
        for one in FACTS
    }


if TYPE_CHECKING:
    _ReportFacts = _ReportHead
else:
    _ReportFacts = create_model("_ReportFacts", __base__=_ReportHead, __module__=__name__, **_facts())


class SiteReport(_ReportFacts):
    """The answer of get_site_report. When found is false there are only host, note and see."""

    verified: Verified | None = None
    checks: dict[CheckId, CheckEntry] | None = None
    apparent_actions: list[ApparentAction] | None = None
    history: list[ScoreOfDay] | None = None
    rubric_version: str | None = None
    data_as_of: Date | None = None


class PageTool(Shape):
    """A tool that a page registered, in its own words."""

    name: str
    description: str
    kind: ToolKind


class Mention(Shape):
    """A use of WebMCP in the page's code."""

    pattern: str
    where: Url
    context: str = Field(description="The code around it, at most 120 characters, quoted.")


class WebmcpCheck(Shape):
    """The answer of check_webmcp. `could_not_ask` says nothing about the site."""

    verdict: PageVerdict
    host: str
    url: Url = Field(description="The page that was asked, after redirects.")
    checked_at: Timestamp
    reason: str = Field(description="A code.")
    note: str
    tools: list[PageTool]
    tool_count: Count
    evidence: list[Mention]
    retry_after: Annotated[int, Field(ge=1)] | None = Field(
        description="Seconds after which asking again is worth it; null when nothing speaks for a time."
    )


class Answers(Shape):
    """How many listed sites have each answer."""

    yes: Count
    no: Count
    unknown: Count


class McpFigures(Shape):
    """MCP servers of listed sites; where it is not known who supplies one, it is only in `answering`."""

    answering: Count
    platform_supplied: Count
    self_built: Count
    cards_dead: Count


class WebmcpFigures(Shape):
    """WebMCP of listed sites: `asked` pages ran, `could_not_ask` did not; together they are all listed sites."""

    asked: Count
    registered: Count
    tools_distinct: Count
    could_not_ask: Count


class StatsResponse(Shape):
    """The answer of /api/stats."""

    data_as_of: Date
    generated_at: Timestamp | None
    generation_id: str
    listed: Count
    probed: Count = Field(description="Every host that was ever probed, listed or not.")
    declined: Count = Field(description="Probed hosts that refuse us.")
    could_not_ask: Count = Field(description="Other probed hosts whose last probe got no answer.")
    by_tier: dict[str, Count]
    by_score: dict[str, Count]
    by_check: dict[str, Answers]
    by_entity_type: dict[str, Count]
    by_country: dict[str, Count] = Field(description="Countries in use, and unknown.")
    by_found_via: dict[str, Count]
    mcp: McpFigures
    webmcp: WebmcpFigures
    rubric_version: str | None = Field(description="Of the newest probe; null when nothing is listed.")


FilterValue = str | bool | Annotated[list[str | bool], Field(min_length=1, max_length=1)]


CatalogType = Literal[
    "application/mcp-server-card+json",
    "application/a2a-agent-card+json",
    "application/linkset+json",
    "text/markdown",
    "text/html",
]


class _OfMediaType(Shape):
    type: CatalogType | Annotated[list[CatalogType], Field(min_length=1)] | None = Field(
        None,
        description="Only sites that offer one of these: an MCP server that answered tools/list, an A2A agent card, an API catalog, "
        "markdown on request, a page. Other types beside them match nothing.",
    )


if TYPE_CHECKING:
    CatalogFilter = _OfMediaType
else:
    CatalogFilter = create_model(
        "CatalogFilter",
        __base__=_OfMediaType,
        __module__=__name__,
        __doc__="Constraints of a catalog search: the filters of /api/find, each with one value, and the media type.",
        **{one.name: (FilterValue | None, None) for one in FILTERS if one.in_catalogs},
    )


class CatalogQuery(BaseModel):
    """What a catalog search looks for."""

    text: str = Field(min_length=1, pattern=r"\S", description="What you want to do, in plain words.")
    filter: CatalogFilter | None = None


class CatalogSearch(BaseModel):
    """The request of POST /search (ARD 0.9 §7.2)."""

    query: CatalogQuery
    federation: Literal["auto", "referrals", "none"] | None = Field(
        None, description="No other registry is asked or known."
    )
    page_size: Annotated[int, Field(ge=1, le=100)] | None = Field(
        None,
        alias="pageSize",
        description=f"10 when left out; all pages together give at most {MAX_LIMIT} entries.",
    )
    page_token: str | None = Field(
        None,
        alias="pageToken",
        pattern="^after-([1-9]|1[0-9]|2[0-4])$",
        description="Of the page before, with the same query.",
    )


class CatalogEntry(Shape):
    """A listed site as ARD catalogs say it. What stands in it is what the probe saw, and the site's own words."""

    identifier: str = Field(pattern=r"^urn:air:[a-zA-Z0-9.-]+:site:[a-zA-Z0-9._-]+$")
    display_name: str = Field(alias="displayName")
    type: str = Field(
        description="Of the most that the site offers: an MCP server, an A2A agent, an API catalog, markdown, a page."
    )
    url: Url = Field(description="Where that answered; for an MCP server its endpoint.")
    capabilities: list[str] = Field(description="Names of tools.")
    metadata: dict[str, str | int | bool | None]


class CatalogResult(CatalogEntry):
    """An entry that matches a search."""

    score: Annotated[int, Field(ge=0, le=100)] = Field(
        description="Likeness to the query; no judgement of trust."
    )
    source: Url


class CatalogResults(Shape):
    """The answer of POST /search, best first."""

    results: list[CatalogResult]
    referrals: list[Any] | None = Field(None, description="Only when asked for: none.", max_length=0)
    page_token: str | None = Field(
        None, alias="pageToken", description="For the next page; absent when this is the last."
    )


class Suggestion(BaseModel):
    """A site that somebody suggests for probing."""

    host: str = Field(min_length=1, max_length=MAX_INPUT, description="A host name or an http(s) URL.")


class SuggestionTaken(Shape):
    """The answer of /submit."""

    status: Literal["queued"]
    host: str
    report: Url = Field(description="Where the report is if the site is listed one day.")
    note: str


class ErrorResponse(Shape):
    """Every error."""

    code: Code
    family: Family = Field(alias="class")
    error: str = Field(description="Prose for people; it may be reworded.")
    hint: str = Field(description="Prose for people; it may be reworded.")
    valid: list[str] | None = Field(None, description="The vocabulary that the value must come from.")
    see: Url
