"""The result of probing one host: the only way into the index. Pure and frozen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from index.values.catalog_ids import EntryType
from index.values.passages import PassageSource
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import (
    Action,
    Answer,
    CardState,
    CheckId,
    ClientRegistration,
    EntityType,
    Generator,
    McpAuth,
    McpTransport,
    Outcome,
    Tier,
    WellKnown,
    any_of,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeLine:
    """One exchange of a report, enough to repeat it."""

    method: str
    url: str
    final_url: str
    status: int | None
    content_type: str
    bytes: int
    sha256: str
    at: str
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckFinding:
    answer: Answer
    reason: Reason
    detail: str
    evidence: tuple[ExchangeLine, ...] = ()
    generator: Generator | None = None
    """Set beside a no, for its fix."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool in the site's own words: quoted, capped, never trusted.

    `annotations`: boolean hints by protocol name. `schema_sha256`: of the input schema as canonical JSON, or
    "".
    """

    name: str
    description: str = ""
    annotations: Mapping[str, bool] = field(default_factory=dict)
    schema_sha256: str = ""


@dataclass(frozen=True, slots=True)
class QuotedTool:
    """How to call a tool, in the site's own words: quoted, capped, never trusted.

    A schema is None if there is none or it is too large to quote.
    """

    name: str
    title: str
    description: str
    input_schema: Mapping[str, Any] | None
    output_schema: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class McpConnection:
    """How to reach an MCP server, as far as the probe saw; None is unknown."""

    url: str
    transport: McpTransport
    protocol_versions: tuple[str, ...] = ()
    """Newest first."""
    auth: McpAuth | None = None
    resource_metadata: str | None = None
    registration: ClientRegistration | None = None
    server_version: str = ""
    """As the server says itself."""


@dataclass(frozen=True, slots=True)
class FoundCaveat:
    """What is true of a check or resource and limits its yes."""

    check: CheckId | WellKnown
    code: str
    text: str
    where: str
    """URL."""


@dataclass(frozen=True, slots=True)
class PassageFinding:
    """A skill, API or section, cleaned and capped."""

    source: PassageSource
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class FoundAction:
    """`evidence` quotes the element."""

    action: Action
    evidence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """The result of one probe. `checks` is empty unless the host answered."""

    host: str
    url: str
    outcome: Outcome
    outcome_reason: OutcomeReason
    probed_at: datetime
    seconds: float
    requests: int
    rubric_version: str
    meets_listing_rule: Answer = Answer.UNKNOWN
    declares_agent_access: bool = False
    tier: Tier | None = None
    checks: Mapping[CheckId, CheckFinding] = field(default_factory=dict)
    mcp_endpoint: str | None = None
    mcp_tools: tuple[Tool, ...] = ()
    mcp_server_card: CardState | None = None
    webmcp_tools: tuple[Tool, ...] = ()
    tool_definitions: Mapping[CheckId, tuple[QuotedTool, ...]] = field(default_factory=dict)
    tools_digest: str | None = None
    """Of the MCP server's definitions, as it wrote them; None unless it listed all."""
    connect: McpConnection | None = None
    """None if no MCP endpoint is known."""
    addresses: Mapping[str, str] = field(default_factory=dict)
    """URLs of what was found, by the names of `index.shapes.Addresses`."""
    catalog_ids: Mapping[EntryType, str] = field(default_factory=dict)
    """That the site's own catalogs give to what it offers."""
    caveats: tuple[FoundCaveat, ...] = ()
    tools_cut: frozenset[CheckId] = frozenset()
    """Checks with incomplete tool lists, which can't show removals."""
    other_wellknown: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""
    display_name: str = ""
    description: str = ""
    entity_type: EntityType | None = None
    country: str | None = None
    language: str | None = None
    """ISO 639 code of the home page's language."""
    transactional: bool | None = None
    apparent_actions: tuple[FoundAction, ...] = ()
    headings: tuple[str, ...] = ()
    """Section headings of llms.txt."""
    skills: tuple[str, ...] = ()
    """Names and descriptions, also of A2A agent cards."""
    example_queries: tuple[str, ...] = ()
    """`representativeQueries` of the site's catalogs."""
    sayings: tuple[PassageFinding, ...] = ()
    platform_supplied: bool | None = None
    webmcp_platform_supplied: bool | None = None
    """By the site's own marks."""
    tier_by_webmcp: bool = False
    """Whether its WebMCP tools alone show a behaviour."""

    def answer(self, check: CheckId) -> Answer:
        found = self.checks.get(check)
        return found.answer if found else Answer.UNKNOWN

    @property
    def has_md(self) -> Answer:
        return any_of(self.answer(CheckId.MARKDOWN_NEGOTIATION), self.answer(CheckId.MARKDOWN_TWIN))

    @property
    def has_endpoint(self) -> Answer:
        return any_of(self.answer(CheckId.MCP_SERVER), self.answer(CheckId.API_CATALOG))
