"""The rubric: its checks, their order, and its changelog. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from index.checks.check import complete
from index.values.vocabulary import CheckId, WellKnown
from probes.checks import (
    api_catalog,
    home_site,
    llms_txt,
    markdown_negotiation,
    markdown_twin,
    mcp_server,
    mcp_server_card,
    webmcp,
)
from probes.checks.verdict import Verdict
from probes.checks.wellknown import (
    a2a_agent_card,
    agent_skills,
    ai_catalog,
    ard,
    auth_md,
    oauth_authorization_server,
    oauth_protected_resource,
    openapi,
    ucp,
    web_bot_auth,
    x402,
)
from probes.evidence.evidence import Evidence
from probes.grading.in_time import InTime

RUBRIC_VERSION: Final = "1.4"

Judge = Callable[[Evidence], Verdict]

CHECKS: Final[Mapping[CheckId, Judge]] = complete(
    CheckId,
    {
        CheckId.MARKDOWN_NEGOTIATION: markdown_negotiation.grade,
        CheckId.MARKDOWN_TWIN: markdown_twin.grade,
        CheckId.LLMS_TXT: llms_txt.grade,
        CheckId.API_CATALOG: api_catalog.grade,
        CheckId.MCP_SERVER: mcp_server.grade,
        CheckId.MCP_SERVER_CARD: mcp_server_card.grade,
        CheckId.WEBMCP: webmcp.grade,
    },
    "probes/checks",
)
"""Scored ones first, then those only reported."""

WELL_KNOWN: Final[Mapping[WellKnown, Judge]] = complete(
    WellKnown,
    {
        WellKnown.A2A_AGENT_CARD: a2a_agent_card.grade,
        WellKnown.AGENT_SKILLS: agent_skills.grade,
        WellKnown.OAUTH_PROTECTED_RESOURCE: oauth_protected_resource.grade,
        WellKnown.OAUTH_AUTHORIZATION_SERVER: oauth_authorization_server.grade,
        WellKnown.AUTH_MD: auth_md.grade,
        WellKnown.UCP: ucp.grade,
        WellKnown.ARD: ard.grade,
        WellKnown.AI_CATALOG: ai_catalog.grade,
        WellKnown.WEB_BOT_AUTH: web_bot_auth.grade,
        WellKnown.OPENAPI: openapi.grade,
        WellKnown.X402: x402.grade,
    },
    "probes/checks/wellknown",
)
"""Reported in `other_wellknown`, in this order."""


@dataclass(frozen=True, slots=True)
class Change:
    """A rubric version and what it changed."""

    version: str
    on: date
    text: str


CHANGELOG: Final = (
    Change(
        RUBRIC_VERSION,
        date(2026, 11, 21),
        "Of 4xx only the statuses that say something of an address are a no; 418, 430 and the like are what filters answer, and "
        "leave a question open, as waiting rooms of other hosts do. MCP servers that want to be initialised are asked so however "
        "they say it, in a version that they name, and where a 301 to their final slash leads; a fixed reply is no server. Markdown is "
        "asked for at the root, too, when browsers are sent on from there. Links in indented code, in pre elements and in "
        "footnotes are none. Texts are read in the encoding that they name, and a .md file under any usual type. A host that makes up "
        "twins, or documents at known addresses without an ending, has none. A bucket's 403 for a file that it has not is a 404.",
    ),
    Change(
        "1.3",
        date(2026, 11, 21),
        "WebMCP is asked of the page itself, run in a real browser after the visit over HTTP: yes with at least one "
        "registered tool (imperative, declarative, or through a polyfill that the page brings), no when it ran and "
        "registered none or called only the withdrawn API, unknown when it could not be run or code of it not be seen.",
    ),
    Change(
        "1.2",
        date(2026, 11, 21),
        "Markdown on request is looked for past a shared cache that keeps the HTML, and is no when a cache gives the markdown "
        "to browsers afterwards; a host that renders its home page as markdown for a random address, too, has neither markdown "
        "nor twin. Another host's MCP endpoint is held against a random address of that host. Catalogs within AI catalogs are "
        "followed, and so is Agentmap in robots.txt. Firewalls that block with status 200 leave a question open, and "
        "a domain that only redirects has no facts of the site it leads to.",
    ),
    Change(
        "1.1",
        date(2026, 11, 21),
        "MCP endpoints are looked for by ten routes (server cards at every known address, UCP, ARD, AI catalog, mcp.json, "
        "API catalog, links, OAuth resource metadata, llms.txt, /mcp) and asked over HTTP+SSE too; each report says what "
        "each route gave. Eleven other well-known resources are reported; an A2A agent card and agent skills count as "
        "further signals for listing.",
    ),
    Change(
        "1.0",
        date(2026, 11, 21),
        "First version: markdown on request, markdown twin, llms.txt, API catalog and MCP server are scored; "
        "the MCP server card is reported. Every yes is held against a random address of the same host.",
    ),
)
"""Newest first."""


def grade_all(evidence: Evidence, in_time: InTime | None = None) -> dict[CheckId, Verdict]:
    """The verdict of every check in report order; unknown once the time is over.

    None holds if the home page belongs to another site.
    """
    in_time, gone = in_time or InTime(), home_site.left(evidence)
    return {check: gone or in_time.verdict(judge, evidence) for check, judge in CHECKS.items()}


def grade_wellknown(evidence: Evidence, in_time: InTime | None = None) -> dict[WellKnown, Verdict]:
    """The verdicts on other well-known resources in report order; unknown once the time is over."""
    in_time = in_time or InTime()
    return {resource: in_time.verdict(judge, evidence) for resource, judge in WELL_KNOWN.items()}
