"""What the product says of a real file."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from index.values.findings import Finding
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import CardState, CheckId, Outcome
from probes.evidence.evidence import Evidence, Exchange
from probes.gather import home_page
from probes.grading.grade import grade
from probes.net.policy import RequestLimits
from probes.readers.lighten import lighten
from tests.real.manifest import Kind
from tests.unit.probes.building import HOME, ROOT, Reply, evidence

Said = Mapping[str, str | None]

_AS: Final = {
    Kind.HOME: ("home", "text/html"),
    Kind.PAGE: ("home", "text/html"),
    Kind.LLMS_TXT: ("llms_txt", "text/plain"),
    Kind.MARKDOWN: ("llms_txt", "text/plain"),
    Kind.ROBOTS: ("robots", "text/plain"),
    Kind.API_CATALOG: ("api_catalog", "application/linkset+json"),
    Kind.MCP_CARD: ("mcp_card", "application/json"),
    Kind.A2A_CARD: ("a2a_card", "application/json"),
}
MOST: Final = RequestLimits().body_bytes
"""Bytes that a visit keeps of a reply."""
_WALLED: Final = frozenset({OutcomeReason.CHALLENGED, OutcomeReason.ROBOTS_UNREADABLE})


def said(kind: Kind, host: str, body: bytes) -> tuple[Said, frozenset[str]]:
    """Answers by field, and actions."""
    finding = grade(visit(kind, host, body))
    if kind is not Kind.HOME:
        return {"verdict": _verdict(kind, finding)}, frozenset()
    named = finding.display_name if finding.display_name != host else None
    answers = {
        "display_name": named or None,
        "entity_type": finding.entity_type,
        "country": finding.country,
        "transactional": {True: "true", False: "false", None: None}[finding.transactional],
    }
    return answers, frozenset(action.action.value for action in finding.apparent_actions)


def visit(kind: Kind, host: str, body: bytes) -> Evidence:
    purpose, media_type = _AS[kind]
    replies: dict[str, object] = {"robots": 404, "home": Reply(body=HOME, type="text/html")}
    kept, is_whole = _kept(purpose, body)
    replies[purpose] = Reply(body=kept, type=media_type + _charset(body), truncated=not is_whole)
    seen = evidence(host, **(replies | {"home_markdown": replies["home"]}))
    return replace(seen, exchanges=tuple(_at(host, exchange) for exchange in seen.exchanges))


def _kept(purpose: str, body: bytes) -> tuple[bytes, bool]:
    """What a visit keeps, and whether that is all."""
    if purpose != "home" or len(body) <= MOST:
        return body[:MOST], len(body) <= MOST
    kept, is_whole = lighten(body[: home_page.MOST], MOST)
    return kept, is_whole and len(body) <= home_page.MOST


def _at(host: str, exchange: Exchange) -> Exchange:
    root = f"https://{host}"
    return replace(
        exchange, url=exchange.url.replace(ROOT, root), final_url=exchange.final_url.replace(ROOT, root)
    )


def _charset(body: bytes) -> str:
    """UTF-8 where it is: repositories keep no headers, and keep in UTF-8 what names another charset."""
    try:
        body.decode()
    except UnicodeDecodeError:
        return ""
    return "; charset=utf-8"


def _verdict(kind: Kind, finding: Finding) -> str:
    walled = finding.outcome is Outcome.COULD_NOT_ASK and finding.outcome_reason in _WALLED
    if kind is Kind.PAGE:
        return "wall" if walled else "page"
    if kind is Kind.ROBOTS:
        return "unread" if walled else "refused" if finding.outcome is Outcome.DECLINED else "allowed"
    if kind is Kind.MARKDOWN:
        return "html" if finding.checks[CheckId.LLMS_TXT].reason is Reason.IS_HTML else "markdown"
    if kind is Kind.MCP_CARD:
        return "none" if finding.mcp_server_card is CardState.ABSENT else "card"
    if kind is Kind.A2A_CARD:
        answer: str = finding.other_wellknown["a2a_agent_card"]["answer"]
        return answer
    return finding.answer(CheckId.LLMS_TXT if kind is Kind.LLMS_TXT else CheckId.API_CATALOG).value
