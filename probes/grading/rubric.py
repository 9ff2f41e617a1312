"""The rubric: its version, and its checks in order."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from index.checks.check import complete
from index.values.reasons import Reason
from index.values.vocabulary import CheckId, WellKnown
from probes.checks import (
    agents_admitted,
    api_catalog,
    llms_txt,
    markdown_inside,
    markdown_negotiation,
    markdown_twin,
    mcp_server,
    mcp_server_card,
    readable_without_script,
    verdict,
    webmcp,
    wellknown,
)
from probes.checks.verdict import Verdict, unknown
from probes.evidence.evidence import Evidence
from probes.grading.changelog import CHANGELOG
from probes.isolation.budget import CpuTimeExceeded

T = TypeVar("T")

_OPEN = unknown(Reason.TOO_COSTLY, "")


class Deadline:
    """Results until the CPU time is over, defaults after that."""

    def __init__(self) -> None:
        self._is_over = False

    def verdict(self, judge: Callable[[Evidence], Verdict], evidence: Evidence) -> Verdict:
        return self.run(_OPEN, judge, evidence)

    def run(self, default: T, judge: Callable[..., T], *given: Any) -> T:
        if not self._is_over:
            try:
                return judge(*given)
            except CpuTimeExceeded:
                self._is_over = True
        return default


RUBRIC_VERSION = CHANGELOG[0].version

Judge = Callable[[Evidence], Verdict]

# Scored ones first.
CHECKS: Mapping[CheckId, Judge] = complete(
    CheckId,
    {
        CheckId.MARKDOWN_NEGOTIATION: markdown_negotiation.judge_negotiation,
        CheckId.MARKDOWN_TWIN: markdown_twin.judge_twin,
        CheckId.LLMS_TXT: llms_txt.judge_llms_txt,
        CheckId.API_CATALOG: api_catalog.judge_api_catalog,
        CheckId.MCP_SERVER: mcp_server.judge_mcp_server,
        CheckId.MCP_SERVER_CARD: mcp_server_card.judge_card,
        CheckId.WEBMCP: webmcp.judge_webmcp,
        CheckId.READABLE_WITHOUT_SCRIPT: readable_without_script.judge_readable,
        CheckId.AGENTS_ADMITTED: agents_admitted.judge_agents_admitted,
        CheckId.MARKDOWN_INSIDE: markdown_inside.judge_inner_markdown,
    },
    "probes/checks",
)


def grade_all(evidence: Evidence, deadline: Deadline | None = None) -> dict[CheckId, Verdict]:
    """All are no if the home page belongs to another site."""
    deadline, gone = deadline or Deadline(), verdict.verdict_off_site(evidence)
    return {check: gone or deadline.verdict(judge, evidence) for check, judge in CHECKS.items()}


def grade_wellknown(evidence: Evidence, deadline: Deadline | None = None) -> dict[WellKnown, Verdict]:
    deadline = deadline or Deadline()
    return {resource: deadline.verdict(judge, evidence) for resource, judge in wellknown.JUDGES.items()}
