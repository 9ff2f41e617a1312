"""All checks, one module each."""

from collections.abc import Mapping

from index.checks import (
    agents_admitted,
    api_catalog,
    llms_txt,
    markdown_inside,
    markdown_negotiation,
    markdown_twin,
    mcp_server,
    mcp_server_card,
    readable_without_script,
    webmcp,
)
from index.checks.check import Check, Signal, in_order
from index.values.findings import Finding
from index.values.vocabulary import Answer, CheckId, in_words

# In report order.
CHECKS: Mapping[CheckId, Check] = in_order(
    CheckId,
    (
        markdown_negotiation.CHECK,
        markdown_twin.CHECK,
        llms_txt.CHECK,
        api_catalog.CHECK,
        mcp_server.CHECK,
        mcp_server_card.CHECK,
        webmcp.CHECK,
        readable_without_script.CHECK,
        agents_admitted.CHECK,
        markdown_inside.CHECK,
    ),
)

# What rows and reports say of each site in `verified`.
IN_VERIFIED = tuple(id_ for id_, check in CHECKS.items() if check.in_verified)

SCORED_CHECKS = tuple(id_ for id_, check in CHECKS.items() if check.scored)

SCORED_IN_WORDS = in_words(len(SCORED_CHECKS))

# A listed site has at least one of these.
STRONG = tuple(id_ for id_, check in CHECKS.items() if check.signal is Signal.STRONG)

# Checks with a column of the same name.
STORED_CHECKS = tuple(id_ for id_, check in CHECKS.items() if not check.generated_column)

# Check -> column of the tools that its yes lists.
TOOLS = {id_: check.tools_in for id_, check in CHECKS.items() if check.tools_in}


def count_of_tools(column: str) -> str:
    return f"{column.removesuffix('s')}_count"


def score_of(finding: Finding) -> int:
    return sum(finding.answer(check) is Answer.YES for check in SCORED_CHECKS)
