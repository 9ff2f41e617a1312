"""What the product says of a real file."""

from collections.abc import Mapping
from typing import Any

from index.values.findings import Finding
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import CardState, CheckId, Outcome
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose, digest_of
from probes.gather import home_page
from probes.grading.finding import grade_evidence
from probes.net.policy import RequestLimits
from probes.readers.lighten import lighten
from training.corpus.real.manifest import Kind

FactAnswers = Mapping[str, str | None]

_AS = {
    Kind.HOME: (Purpose.HOME, "text/html"),
    Kind.PAGE: (Purpose.HOME, "text/html"),
    Kind.LLMS_TXT: (Purpose.LLMS_TXT, "text/plain"),
    Kind.MARKDOWN: (Purpose.LLMS_TXT, "text/plain"),
    Kind.ROBOTS: (Purpose.ROBOTS, "text/plain"),
    Kind.API_CATALOG: (Purpose.API_CATALOG, "application/linkset+json"),
    Kind.MCP_CARD: (Purpose.MCP_CARD, "application/json"),
    Kind.A2A_CARD: (Purpose.A2A_CARD, "application/json"),
}
_NOWHERE = "5c0ffee1d00d4bad8f00dcafe0ddba11"
# What a visit asks for; where the file does not say otherwise, nothing is there.
_PATHS = {
    Purpose.HOME: "/",
    Purpose.HOME_MARKDOWN: "/",
    Purpose.CONTROL_PAGE: f"/{_NOWHERE}",
    Purpose.CONTROL_TXT: f"/{_NOWHERE}.txt",
    Purpose.CONTROL_MD: f"/{_NOWHERE}.md",
    Purpose.CONTROL_WELL_KNOWN: f"/.well-known/{_NOWHERE}.json",
    Purpose.CONTROL_MARKDOWN: f"/{_NOWHERE}",
    Purpose.CONTROL_POST: f"/{_NOWHERE}",
    Purpose.LLMS_TXT: "/llms.txt",
    Purpose.MARKDOWN_TWIN: "/index.md",
    Purpose.API_CATALOG: "/.well-known/api-catalog",
    Purpose.MCP_CARD: "/.well-known/mcp/server-card.json",
    Purpose.UCP: "/.well-known/ucp",
    Purpose.ARD: "/.well-known/ard.json",
    Purpose.AI_CATALOG: "/.well-known/ai-catalog.json",
    Purpose.OAUTH_RESOURCE: "/.well-known/oauth-protected-resource",
    Purpose.MCP: "/mcp",
    Purpose.OAUTH_SERVER: "/.well-known/oauth-authorization-server",
    Purpose.AUTH_MD: "/auth.md",
    Purpose.A2A_CARD: "/.well-known/agent-card.json",
    Purpose.SKILLS_INDEX: "/.well-known/agent-skills/index.json",
    Purpose.WEB_BOT_AUTH: "/.well-known/http-message-signatures-directory",
    Purpose.OPENAPI: "/openapi.json",
    Purpose.X402: "/.well-known/x402",
    Purpose.ROBOTS: "/robots.txt",
}
_TOOLS_LIST = '{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}'
_AT = "2026-11-21T00:00:00+00:00"
# The home page of a site of which another file is real.
_HOME = b"""<!doctype html><html lang="en"><head><title>Acme Anvils</title></head><body><h1>Acme Anvils</h1>
<p>We forge anvils, hammers and tongs for farriers, blacksmiths and coyotes since 1949.</p>
<p>Delivery takes three days. Every anvil carries a lifetime guarantee against cracking.</p></body></html>"""
MOST = RequestLimits().body_bytes  # Bytes that a visit keeps of a reply
_WALLED = frozenset({OutcomeReason.CHALLENGED, OutcomeReason.ROBOTS_UNREADABLE})


def facts_of_file(kind: Kind, host: str, body: bytes) -> tuple[FactAnswers, frozenset[str]]:
    """Answers by field, and actions."""
    finding = grade_evidence(evidence_of_file(kind, host, body))
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


def evidence_of_file(kind: Kind, host: str, body: bytes) -> Evidence:
    """Return what a visit sees of a host that has this file, and nothing else but a home page."""
    purpose, media_type = _AS[kind]
    replies = {Purpose.HOME: _reply(200, "text/html", _HOME)}
    kept, is_whole = _kept(purpose, body)
    replies[purpose] = _reply(200, media_type + _charset(body), kept) | {"truncated": not is_whole}
    replies[Purpose.HOME_MARKDOWN] = replies[Purpose.HOME]
    absent = _reply(404, "text/html", b"<html><h1>Not Found</h1></html>")
    exchanges = tuple(
        _exchange(f"https://{host}{path}", at, replies.get(at, absent)) for at, path in _PATHS.items()
    )
    return Evidence(host=host, started_at=_AT, finished_at=_AT, prober="1.9", exchanges=exchanges)


def _reply(status: int, media_type: str, body: bytes) -> dict[str, Any]:
    return {
        "status": status,
        "headers": (("content-type", media_type),),
        "body": body,
        "size": len(body),
        "sha256": digest_of(body),
    }


def _exchange(url: str, purpose: Purpose, reply: Mapping[str, Any]) -> Exchange:
    posted = purpose in (Purpose.MCP, Purpose.CONTROL_POST)
    return Exchange(
        purpose=purpose,
        method="POST" if posted else "GET",
        url=url,
        final_url=url,
        sent_body=_TOOLS_LIST if posted else "",
        at=_AT,
        ending=Ending.ANSWERED,
        **reply,
    )


def _kept(purpose: Purpose, body: bytes) -> tuple[bytes, bool]:
    """What a visit keeps, and whether that is all."""
    if purpose is not Purpose.HOME or len(body) <= MOST:
        return body[:MOST], len(body) <= MOST
    kept, is_whole = lighten(body[: home_page.MOST], MOST)
    return kept, is_whole and len(body) <= home_page.MOST


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
