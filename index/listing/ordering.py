"""The fixed order of listed sites."""

from dataclasses import dataclass
from datetime import UTC

from django.db.models import F
from django.db.models.functions import Collate, TruncDate

from index.checks import SCORED_CHECKS

# The collation orders hosts by byte in any database.
FIXED_ORDER = (
    F("platform_subdomain").asc(),
    F("score").desc(),
    TruncDate("verified_at", tzinfo=UTC).desc(),
    Collate("host", "C").asc(),
)

ORDER_SENTENCE = (
    f"Platform subdomains last; then readiness score (checks passed of {len(SCORED_CHECKS)}), highest first; "
    "then most recent probe date first; then hostname, A to Z."
)


@dataclass(frozen=True, slots=True)
class PageOrder:
    """An order that pages offer; sites that it puts level keep the fixed order."""

    name: str
    label: str
    sentence: str
    yes_first: str = ""
    """Column whose yes comes before all else."""
    newest_first: bool = False
    """Whether the most recent probe comes first."""


CONTRACT_ORDER = PageOrder("score", "Score", ORDER_SENTENCE)
# The contract's comes first.
PAGE_ORDERS = (
    CONTRACT_ORDER,
    PageOrder(
        "mcp",
        "MCP server first",
        f"MCP servers that answered first. {ORDER_SENTENCE}",
        yes_first="mcp_server",
    ),
    PageOrder("probed", "Latest probe", f"Most recent probe date first. {ORDER_SENTENCE}", newest_first=True),
)
