"""The rubric: which checks there are, in which order, and what changed from version to version. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from index.reasons import Reason
from index.vocabulary import CheckId
from probes.checks import (
    api_catalog,
    home_site,
    llms_txt,
    markdown_negotiation,
    markdown_twin,
    mcp_server,
    mcp_server_card,
)
from probes.checks.wording import because
from probes.evidence import Evidence
from probes.verdict import Verdict

RUBRIC_VERSION: Final = "1.0"

CHECKS: Mapping[CheckId, Callable[[Evidence], Verdict]] = {
    CheckId.MARKDOWN_NEGOTIATION: markdown_negotiation.grade,
    CheckId.MARKDOWN_TWIN: markdown_twin.grade,
    CheckId.LLMS_TXT: llms_txt.grade,
    CheckId.API_CATALOG: api_catalog.grade,
    CheckId.MCP_SERVER: mcp_server.grade,
    CheckId.MCP_SERVER_CARD: mcp_server_card.grade,
}
"""The five that are scored, then what is only reported. WebMCP needs a browser and is not among them."""


@dataclass(frozen=True, slots=True)
class Change:
    """One version of the rubric: what a check accepts since that day."""

    version: str
    on: date
    text: str


CHANGELOG: Final = (
    Change(
        RUBRIC_VERSION,
        date(2026, 11, 21),
        "First version: markdown on request, markdown twin, llms.txt, API catalog and MCP server are scored; "
        "the MCP server card is reported. Every yes is held against a random address of the same host.",
    ),
)
"""Newest first."""


def grade_all(evidence: Evidence) -> dict[CheckId, Verdict]:
    """The verdict of every check, in the order in which reports show them.

    All of them rest on documents of the site, so that none holds when its home page is another site's.
    """
    gone = home_site.left(evidence)
    verdicts = {check: gone or grade(evidence) for check, grade in CHECKS.items()}
    return verdicts | {CheckId.WEBMCP: because(Reason.NO_BROWSER, None)}
