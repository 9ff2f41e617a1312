"""Shapes of all answers about listed sites; schemas are made of them.

`protocols.schemas` adds the rest. Keys that may be missing are `NotRequired`; null is unknown.
"""

from collections.abc import Mapping
from types import new_class
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict  # pydantic takes that of `typing` from Python 3.12 on

from index.checks import IN_VERIFIED, TOOLS, count_of_tools
from index.facts import FACTS
from index.values.alive import DayOfEndpoint
from index.values.vocabulary import (
    Action,
    Answer,
    CardState,
    Cause,
    CheckId,
    ClientRegistration,
    EntityType,
    FoundVia,
    McpAuth,
    McpTransport,
    WellKnown,
)

Date = Annotated[str, Field(json_schema_extra={"format": "date"})]
Timestamp = Annotated[str, Field(json_schema_extra={"format": "date-time"})]
Url = Annotated[str, Field(json_schema_extra={"format": "uri"})]
Host = Annotated[str, Field(json_schema_extra={"format": "hostname"})]
Count = Annotated[int, Field(ge=0)]
Sha256 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
TierNumber = Annotated[int, Field(ge=1, le=3)]


@with_config(ConfigDict(extra="forbid"))
class Shape(TypedDict):
    """An object that has no other keys than these."""


def _made(name: str, base: type, doc: str, fields: Mapping[str, Any]) -> type:
    """A shape whose fields follow declarations."""
    named = {"__doc__": doc, "__module__": __name__, "__annotations__": dict(fields)}
    return new_class(name, (base,), exec_body=lambda body: body.update(named))


class ApparentAction(Shape):
    """Something that the page seems to offer: read from its content, not verified."""

    action: Action
    evidence: str


_MORE_THAN_AN_ANSWER: Mapping[CheckId, Any] = {
    CheckId.MCP_SERVER: Annotated[
        Url | Literal[False] | None,
        Field(description="The endpoint that answered tools/list, false when none did, null when unknown."),
    ],
    CheckId.MCP_SERVER_CARD: CardState | None,
}


def _observed() -> dict[str, Any]:
    """Fields of `verified`: each check's answer, and the tools that its yes lists."""
    fields: dict[str, Any] = {"verified_at": Date}
    for check in IN_VERIFIED:
        fields[check.value] = _MORE_THAN_AN_ANSWER.get(check, bool | None)
        if column := TOOLS.get(check):
            fields[column] = list[str]
    return fields


def _counts_of_tools() -> dict[str, Any]:
    """Fields for the full number of tools beside a shortened list."""
    said = Field(description="Only when there are more than are named.")
    return {count_of_tools(column): NotRequired[Annotated[Count, said]] for column in TOOLS.values()}


if TYPE_CHECKING:

    class _Observed(Shape):
        """What code reads by name."""

        verified_at: Date
        markdown_negotiation: bool | None
        api_catalog: bool | None
        mcp_server: str | Literal[False] | None
        mcp_tools: list[str]
        webmcp_tools: list[str]

    class _ObservedInARow(_Observed):
        """What code reads of rows by name."""

        mcp_tool_count: NotRequired[Count]
        webmcp_tool_count: NotRequired[Count]
else:
    _Observed = _made("_Observed", Shape, "What the probe observed.", _observed())
    _ObservedInARow = _made("_ObservedInARow", _Observed, "The same in a row.", _counts_of_tools())


class FoundResource(Shape):
    """A resource for agents at a known address: it is there, or nobody knows."""

    answer: Literal[Answer.YES, Answer.UNKNOWN]
    url: str | None


class Resource(Shape):
    """A resource for agents at a known address, as a report describes it."""

    answer: Answer
    url: str | None
    detail: str


class Verified(_ObservedInARow):
    """What the probe observed. Null is unknown. Of many tools the first ones are named."""

    other_wellknown: Annotated[
        dict[WellKnown, FoundResource], Field(description="Resources left out are answered no.")
    ]


class ReportedVerified(_Observed):
    """What the probe observed. Null is unknown. All tools are named."""

    other_wellknown: dict[WellKnown, Resource]
    other_wellknown_absent: NotRequired[
        Annotated[list[WellKnown], Field(description="In short reports: answered no, nothing is there.")]
    ]


class TierFields(Shape):
    """The tier of a listed site."""

    verification_tier: TierNumber
    tier_label: str


WhySource = Literal["tool", "skill", "mcp_server", "api", "llms_txt", "home_page", "description", "name"]


class Why(Shape):
    """What of a site's own texts carries its likeness to the query: quoted, not verified."""

    source: WhySource
    quote: str


class Connect(Shape):
    """How to connect to the site's MCP server, as the probe saw it. Null is unknown."""

    url: Url
    transport: McpTransport
    protocol_versions: Annotated[list[str], Field(description="That the server agreed to, newest first.")]
    auth: Annotated[
        McpAuth | None,
        Field(
            description="none: it lists its tools to anybody. oauth: resource_metadata and an authorization "
            "server say how to get a token. credentials: it asks for them, and nothing valid says how to get "
            "them. Null: not known."
        ),
    ]
    resource_metadata: Url | None
    registration: Annotated[
        ClientRegistration | None,
        Field(
            description="How a new client registers: cimd (Client ID Metadata Document), dcr (dynamic client "
            "registration), or none of them."
        ),
    ]


class Alive(Shape):
    """Whether the MCP endpoint answers between visits: asked about once a day, of the last 30 days."""

    answered: Annotated[Count, Field(description="With a list of tools, or with 401 and its challenge.")]
    asked: Annotated[Count, Field(description="Without times at which our own network failed.")]
    since: Annotated[Date, Field(description="The first day of these figures.")]
    p50_ms: Annotated[
        int | None, Field(ge=0, description="The median time to an answer; null if it gave none.")
    ]


class Addresses(Shape):
    """Where the probe found what its checks say yes to; null for anything else."""

    llms_txt: Url | None
    markdown: Annotated[
        Url | None, Field(description="A markdown copy of the home page, or the page that negotiates it.")
    ]
    api_catalog: Url | None
    openapi: Url | None
    agent_card: Url | None


class Caveat(Shape):
    """What is true of a check or resource and limits its yes."""

    check: CheckId | WellKnown
    code: str
    text: str
    where: Url


class ToolDefinition(Shape):
    """How to call a tool, as the site words it: quoted, capped, not verified."""

    name: str
    title: str
    description: str
    input_schema: Annotated[
        dict[str, Any] | None,
        Field(description="JSON Schema; null if there is none or it is too large to quote."),
    ]
    output_schema: dict[str, Any] | None


class ResultRow(Shape):
    """One listed site."""

    host: Host
    url: Url
    name: str
    display_name: str
    report: Url
    verification_tier: TierNumber
    tier_label: str
    transactional: bool | None
    found_via: FoundVia
    description: Annotated[str, Field(description="In the site's own words, cut; not verified.")]
    country: str | None
    entity_type: EntityType | None
    language: Annotated[str | None, Field(description="ISO 639 code of the home page's language.")]
    connect: Annotated[Connect | None, Field(description="Null when no MCP endpoint is known.")]
    alive: Annotated[Alive | None, Field(description="Null without figures.")]
    apparent_actions: list[ApparentAction]
    verified: Verified
    similarity: NotRequired[
        Annotated[float, Field(ge=0, le=1, description="Search mode: likeness of this site to the query.")]
    ]
    why: NotRequired[
        Annotated[Why, Field(description="Search mode: the site's own words that carry the likeness.")]
    ]


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


PageNotFilled = PageNotFilledByFilter | PageNotFilledByFloor


class EchoedParameters(Shape):
    """What an answer says of how it was asked for."""

    ignored: NotRequired[
        Annotated[list[str], Field(description="Parameters that are not known; they changed nothing.")]
    ]


class FindAnswer(EchoedParameters):
    """The answer of find_capability. Fields without a value in the given mode are absent."""

    query: str | None
    mode: Literal["search", "filter"]
    count: Count
    total: NotRequired[Annotated[Count, Field(description="Filter mode only: listed sites that match.")]]
    order: NotRequired[Annotated[str, Field(description="Filter mode only.")]]
    data_as_of: Date
    top_similarity: NotRequired[
        Annotated[float, Field(description="Search mode, when something matched: 0 to 1.")]
    ]
    empty_note: NotRequired[Annotated[str, Field(description="Only when count is 0.")]]
    filter_completeness: NotRequired[
        Annotated[
            dict[str, FilterCompleteness],
            Field(description="By filter; only when a filter excluded something."),
        ]
    ]
    page_not_filled: NotRequired[PageNotFilled]
    possible_count: NotRequired[
        Annotated[
            Count,
            Field(description="Search mode: sites that may serve the query but aren't matches."),
        ]
    ]
    results: Annotated[list[ResultRow], Field(description="The matches.")]
    possible: NotRequired[
        Annotated[
            list[ResultRow],
            Field(description="Only with possible=true: sites that may serve the query; no matches."),
        ]
    ]
    next: NotRequired[
        Annotated[
            int | Url,
            Field(description="With page, but for the last one: the next one's number, over REST its URL."),
        ]
    ]


class FindResponse(FindAnswer):
    """The answer of /api/find: the same, and the state of the index that it shows."""

    generated_at: Timestamp | None
    generation_id: str


class EvidenceLine(Shape):
    """One exchange with the site: enough to repeat it."""

    method: str
    url: Url
    final_url: Url
    status: Annotated[int | None, Field(description="Null when nothing was answered.")]
    content_type: str
    bytes: Count
    sha256: str
    at: Timestamp
    note: str


class Snippet(Shape):
    """Text to copy, and where it belongs: a server's configuration, a file, a page."""

    where: str
    text: str


class BriefFix(Shape):
    """How to turn a no into a yes, or an unknown into an answer, in one line."""

    text: str
    link: Url


class Fix(BriefFix):
    """How to turn a no into a yes, or an unknown into an answer."""

    snippets: list[Snippet]


class _Check(Shape):
    """What every form of a report says of a check."""

    label: str
    answer: Answer
    reason: str
    detail: str
    since: Annotated[Date | None, Field(description="The day on which the answer last changed.")]
    cause: Annotated[Cause | None, Field(description="Whose change that was; null if it is not known.")]


_MENDED = Field(description="For a no, and for an unknown that the owner can end.")


class BriefCheck(_Check):
    """One check's answer without its exchanges. Unknown says nothing about the site."""

    fix: Annotated[BriefFix | None, _MENDED]


class CheckEntry(_Check):
    """One check's answer. Unknown says nothing about the site."""

    fix: Annotated[Fix | None, _MENDED]
    evidence: list[EvidenceLine]


class ListedTool(Shape):
    """A tool that came or went; the digest is of its input schema, "" when it has none."""

    name: str
    schema_sha256: str


class ChangedTool(Shape):
    """A tool that kept its name and changed otherwise."""

    name: str
    what: list[Literal["description", "annotations", "schema", "title", "output_schema"]]
    schema_sha256: Annotated[list[str], Field(min_length=2, max_length=2, description="Before and after.")]


class ToolChange(Shape):
    """How a set of tools changed between two probes that both listed it whole."""

    check: Annotated[CheckId, Field(description="Whose tools: mcp_server or webmcp.")]
    added: list[ListedTool]
    removed: list[ListedTool]
    changed: list[ChangedTool]
    left_out: Annotated[
        Count,
        Field(description="How many more changed than are named: at most 50 of a kind are, and 4 KB of all."),
    ]


class AnswerChange(Shape):
    """A check that answered otherwise than before."""

    check: CheckId
    before: Answer
    after: Answer


EventOfDay = Literal["listed", "changed", "missed", "dropped", "relisted"]


class BriefDay(Shape):
    """What changed on a day for one cause, without how sets of tools changed."""

    date: Date
    score: Count
    cause: Annotated[
        Cause | None,
        Field(
            description="site: its own answers changed. rubric: a new rubric graded what had been seen "
            "before. null: not known, or an operator's act."
        ),
    ]
    rubric_version: Annotated[
        str | None, Field(description="The rubric that changed the answers; null for any other cause.")
    ]
    events: list[EventOfDay]
    answer_changes: list[AnswerChange]
    more_changes: NotRequired[
        Annotated[
            Count,
            Field(
                description="How many further changes of the day are part of this entry: answers as they "
                "were before and after all of them, and tools counted in left_out."
            ),
        ]
    ]


class ScoreOfDay(BriefDay):
    """What changed on a day for one cause: the score at its end, and what happened."""

    tool_changes: list[ToolChange]


ToolsDigest = Annotated[
    Sha256 | None,
    Field(
        description="SHA-256 of the MCP server's tool definitions as it listed them: an array sorted by name "
        "(UTF-16), in the canonical form of RFC 8785. Null without a whole list, and "
        "where that form cannot hold it."
    ),
]
ToolsSince = Annotated[Date | None, Field(description="The day on which these definitions were first seen.")]


class PinnedTools(Shape):
    """What tells whether an MCP server's tools are still the same."""

    tools_digest: ToolsDigest
    tools_since: ToolsSince


class _ReportHead(Shape):
    """How a report begins."""

    found: Annotated[
        bool,
        Field(description="False: the host is not in the index, which says nothing about the site."),
    ]
    host: str
    note: NotRequired[Annotated[str, Field(description="Only when found is false.")]]
    see: NotRequired[
        Annotated[Url, Field(description="Only when found is false: where to suggest the site for probing.")]
    ]
    url: NotRequired[Url]
    name: NotRequired[str]
    display_name: NotRequired[str]
    report: NotRequired[
        Annotated[Url, Field(description="The address to cite, with the date in verified.verified_at.")]
    ]
    verification_tier: NotRequired[TierNumber]
    tier_label: NotRequired[str]
    readiness_score: NotRequired[Count]
    readiness_of: NotRequired[Count]


def _facts() -> dict[str, Any]:
    """Fields of a listing's facts, absent without a listing."""
    return {
        fact.name: NotRequired[
            Annotated[Date | None if fact.is_day else fact.kind, Field(description=fact.description or None)]
        ]
        for fact in FACTS
    }


if TYPE_CHECKING:
    _ReportFacts = _ReportHead
else:
    _ReportFacts = _made("_ReportFacts", _ReportHead, "What a report says of a listing.", _facts())


class _Report(_ReportFacts):
    """What both forms of a report have."""

    description: NotRequired[Annotated[str, Field(description="In the site's own words; not verified.")]]
    connect: NotRequired[Annotated[Connect | None, Field(description="Null when no MCP endpoint is known.")]]
    addresses: NotRequired[Addresses]
    caveats: NotRequired[list[Caveat]]
    alive: NotRequired[Annotated[Alive | None, Field(description="Null without figures.")]]
    tools_digest: NotRequired[ToolsDigest]
    tools_since: NotRequired[ToolsSince]
    verified: NotRequired[ReportedVerified]
    apparent_actions: NotRequired[list[ApparentAction]]
    history_since: NotRequired[
        Annotated[
            Date,
            Field(
                description="Only when earlier changes are left out: the date of the first entry, of which "
                "some may be missing too."
            ),
        ]
    ]
    rubric_version: NotRequired[str]
    data_as_of: NotRequired[Date]


class SiteReport(_Report):
    """A whole report. When found is false there are only host, note and see."""

    tools: NotRequired[
        Annotated[list[ToolDefinition], Field(description="Of the MCP server, as it listed them.")]
    ]
    webmcp_tools_full: NotRequired[
        Annotated[list[ToolDefinition], Field(description="Of the page, as it registered them.")]
    ]
    checks: NotRequired[dict[CheckId, CheckEntry]]
    history: NotRequired[Annotated[list[ScoreOfDay], Field(description="Oldest first.")]]


class BriefReport(_Report):
    """A report as agents read it: its answers, reasons and dates, and how to fix what is missing."""

    live_check: NotRequired[
        Annotated[dict[str, Any], Field(description="Only with live: the object of POST /check.")]
    ]
    checks: NotRequired[dict[CheckId, BriefCheck]]
    history: NotRequired[Annotated[list[BriefDay], Field(description="The newest days.")]]


class HintedTool(TypedDict):
    """A tool as the pages of a report show it."""

    name: str
    description: str
    hints: list[str]


class ReportPage(SiteReport):
    """A report with what only its pages show: the tools of the site by check."""

    hinted_tools: NotRequired[dict[CheckId, list[HintedTool]]]
    alive_days: NotRequired[list[DayOfEndpoint]]


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
    """WebMCP of listed sites: `asked` pages ran, `could_not_ask` did not; their sum is all listed sites."""

    asked: Count
    registered: Count
    platform_supplied: Annotated[Count, Field(description="Of those that registered tools.")]
    tools_distinct: Count
    could_not_ask: Count


class StatsResponse(Shape):
    """The answer of /api/stats."""

    data_as_of: Date
    generated_at: Timestamp | None
    generation_id: str
    listed: Count
    probed: Annotated[Count, Field(description="Every host that was ever probed, listed or not.")]
    declined: Annotated[Count, Field(description="Probed hosts that refuse us.")]
    could_not_ask: Annotated[Count, Field(description="Other probed hosts whose last probe got no answer.")]
    by_tier: dict[str, Count]
    by_score: dict[str, Count]
    by_check: dict[str, Answers]
    by_entity_type: dict[str, Count]
    by_country: Annotated[dict[str, Count], Field(description="Countries in use, and unknown.")]
    by_found_via: dict[str, Count]
    mcp: McpFigures
    webmcp: WebmcpFigures
    rubric_version: Annotated[
        str | None, Field(description="Of the newest probe; null when nothing is listed.")
    ]


class ListedGroup(Shape):
    """How many listed sites have one value."""

    value: str
    count: Count
    label: NotRequired[str]
    meaning: NotRequired[str]


class ListedGroups(Shape):
    """Listed sites by kind or by country: most sites first."""

    groups: list[ListedGroup]
    most: Count
    unknown: Count
    listed: Count
    data_as_of: Date
    generation_id: str


class ListOrder(Shape):
    """An order that a list can be shown in; `sort` is "" for the first."""

    sort: str
    label: str
    chosen: bool


class Adoption(Shape):
    """How many sites of a list pass a check, of those whose answer is known."""

    check: CheckId
    label: str
    yes: Count
    known: Count
    percent: Annotated[int | None, Field(description="Null where fewer than 30 answers are known.")]
    percent_of_all: Annotated[int | None, Field(description="Of all listed sites.")]


class NarrowerList(Shape):
    """A list of fewer sites: this one, and one more filter."""

    name: str
    label: str
    count: Count
    address: str


class ListedPage(Shape):
    """One page of the sites of a kind or a country."""

    value: str
    label: NotRequired[str]
    meaning: NotRequired[str]
    total: Count
    listed: Count
    page: int
    pages: int
    first: Annotated[int, Field(description="Place of the first row, from 1.")]
    rows: list[ResultRow]
    order: str
    sort: str
    orders: list[ListOrder]
    adoption: list[Adoption]
    narrower: list[NarrowerList]
    data_as_of: Date
    generation_id: str
