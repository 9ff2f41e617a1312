"""Sites that the index's one writer put there."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from index.listing.publish import exclude, publish_all
from index.models import Site
from index.values.findings import (
    CheckFinding,
    ExchangeLine,
    Finding,
    FoundAction,
    FoundCaveat,
    McpConnection,
    QuotedTool,
    Tool,
)
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import (
    Action,
    Answer,
    CardState,
    CheckId,
    EntityType,
    FoundVia,
    McpAuth,
    McpTransport,
    Outcome,
    Tier,
)

PROBED = datetime(2026, 11, 20, 8, 30, tzinfo=UTC)
SCHEMA = {"type": "object", "properties": {"title": {"type": "string"}}}

_ANSWERS = {
    CheckId.MARKDOWN_NEGOTIATION: (Answer.NO, Reason.IS_HTML),
    CheckId.MARKDOWN_TWIN: (Answer.YES, Reason.SERVED),
    CheckId.LLMS_TXT: (Answer.YES, Reason.SERVED),
    CheckId.API_CATALOG: (Answer.UNKNOWN, Reason.CHALLENGED),
    CheckId.MCP_SERVER: (Answer.YES, Reason.TOOLS_LISTED),
    CheckId.MCP_SERVER_CARD: (Answer.YES, Reason.SERVED),
    CheckId.WEBMCP: (Answer.UNKNOWN, Reason.NO_BROWSER),
    CheckId.READABLE_WITHOUT_SCRIPT: (Answer.YES, Reason.READABLE),
    CheckId.AGENTS_ADMITTED: (Answer.YES, Reason.ADMITTED),
    CheckId.MARKDOWN_INSIDE: (Answer.NO, Reason.NOT_FOUND),
}

DIGEST = "5d41402abc4b2a76" * 4


def line(host: str, path: str = "/", method: str = "GET", **changes: Any) -> ExchangeLine:
    url = f"https://{host}{path}"
    return ExchangeLine(
        **{
            "method": method,
            "url": url,
            "final_url": url,
            "status": 200,
            "content_type": "text/html; charset=utf-8",
            "bytes": 18_432,
            "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
            "at": "2026-11-20T08:30:01+00:00",
            "note": "",
            **changes,
        }
    )


def finding(host: str, **changes: Any) -> Finding:
    """Return a finding that meets the listing rule: three of five."""
    checks = {
        check: CheckFinding(answer=answer, reason=reason, detail="", evidence=(line(host),))
        for check, (answer, reason) in _ANSWERS.items()
    }
    made = Finding(
        host=host,
        url=f"https://{host}/",
        outcome=Outcome.ANSWERED,
        outcome_reason=OutcomeReason.ANSWERED,
        probed_at=PROBED,
        seconds=4.2,
        requests=31,
        rubric_version="1.0",
        meets_listing_rule=Answer.YES,
        tier=Tier.PROBE_VERIFIED,
        checks=checks,
        mcp_endpoint=f"https://{host}/mcp",
        mcp_tools=(Tool("search_books", "Find a book"), Tool("placeOrder", "Order a book")),
        tool_definitions={CheckId.MCP_SERVER: (QuotedTool("search_books", "", "Find a book", SCHEMA, None),)},
        tools_digest=DIGEST,
        connect=McpConnection(
            url=f"https://{host}/mcp",
            transport=McpTransport.STREAMABLE_HTTP,
            protocol_versions=("2025-11-25",),
            auth=McpAuth.NONE,
        ),
        addresses={"llms_txt": f"https://{host}/llms.txt", "markdown": f"https://{host}/index.md"},
        caveats=(
            FoundCaveat(
                CheckId.LLMS_TXT, "no_sections", "it has no sections (“## ”)", f"https://{host}/llms.txt"
            ),
        ),
        mcp_server_card=CardState.PRESENT,
        other_wellknown={
            "a2a_agent_card": {
                "answer": "no",
                "url": f"https://{host}/.well-known/agent-card.json",
                "detail": "",
            }
        },
        name="Larkspur Books | Second-hand books since 1974",
        display_name="Larkspur Books",
        description="Second-hand books by post.",
        entity_type=EntityType.ECOMMERCE,
        country="GB",
        language="en",
        transactional=True,
        apparent_actions=(FoundAction(Action.BUY, "<button>Add to basket</button>"),),
        platform_supplied=False,
    )
    return replace(made, **changes)


_batch: list[Finding] | None = None


@contextmanager
def together() -> Iterator[None]:
    """What is published inside is published at its end at once, as by a worker: in a tenth of the time."""
    global _batch  # noqa: PLW0603
    _batch = found = []
    try:
        yield
    finally:
        _batch = None
    publish_all(findings=[(one, FoundVia.PROBE_DISCOVERY) for one in found])


def publish(
    *,
    finding: Finding,
    found_via: FoundVia = FoundVia.PROBE_DISCOVERY,
    again: bool = False,
    seen_before: bool = False,
) -> Site:
    if _batch is not None:
        _batch.append(finding)
        return Site(host=finding.host, listed=True)  # As it will be, of what tests list
    found = publish_all(findings=[(finding, found_via)], again=again, seen_before=seen_before)
    return found.sites[finding.host]


def listed(host: str, **changes: Any) -> Site:
    return publish(finding=finding(host, **changes))


def unlisted(host: str) -> Site:
    return listed(host, meets_listing_rule=Answer.NO)


def declined(host: str) -> Site:
    return publish(finding=refusal(host))


def removed(host: str) -> Site:
    listed(host)
    return publish(finding=refusal(host))


def excluded(host: str) -> Site:
    site = listed(host)
    exclude(host=host, reason="imitates another")
    site.refresh_from_db()
    return site


OUTSIDE = (unlisted, declined, removed, excluded)  # How a host that is known can stand outside the index


def refusal(host: str) -> Finding:
    return finding(
        host,
        outcome=Outcome.DECLINED,
        outcome_reason=OutcomeReason.CONTENT_SIGNAL,
        checks={},
        tier=None,
        mcp_endpoint=None,
        meets_listing_rule=Answer.UNKNOWN,
    )
