"""All checks, one module each."""

from collections.abc import Mapping
from typing import Final

from index.checks import (
    api_catalog,
    llms_txt,
    markdown_negotiation,
    markdown_twin,
    mcp_server,
    mcp_server_card,
    webmcp,
)
from index.checks.check import Check, Signal, in_order
from index.values.findings import Finding
from index.values.vocabulary import Answer, CheckId, in_words

CHECKS: Final[Mapping[CheckId, Check]] = in_order(
    CheckId,
    (
        markdown_negotiation.CHECK,
        markdown_twin.CHECK,
        llms_txt.CHECK,
        api_catalog.CHECK,
        mcp_server.CHECK,
        mcp_server_card.CHECK,
        webmcp.CHECK,
    ),
)
"""In report order."""

SCORED: Final = tuple(id_ for id_, check in CHECKS.items() if check.scored)

SCORED_IN_WORDS: Final = in_words(len(SCORED))

STRONG: Final = tuple(id_ for id_, check in CHECKS.items() if check.signal is Signal.STRONG)
"""A listed site has at least one of these."""

STORED: Final = tuple(id_ for id_, check in CHECKS.items() if not check.generated_column)
"""Checks with a column of the same name."""

TOOLS: Final = {id_: check.tools_in for id_, check in CHECKS.items() if check.tools_in}
"""Check -> column of the tools that its yes lists."""


def count_of_tools(column: str) -> str:
    return f"{column.removesuffix('s')}_count"


def score_of(finding: Finding) -> int:
    return sum(finding.answer(check) is Answer.YES for check in SCORED)
