"""MCP server: an endpoint answered tools/list without credentials.

MCP 2026-07-28 (stateless) and 2025-11-25 (initialize), Streamable HTTP.
"""

from dataclasses import replace
from typing import Any

from index.checks.mcp_server import EXAMPLE_TOOL
from index.values.reasons import Reason
from probes.checks.endpoints import JudgedEndpoint, endpoint_lines, judge_endpoints, reasons_by_source
from probes.checks.verdict import NO_REASONS, Verdict, verdict_for, with_note, with_warnings, yes
from probes.evidence.evidence import Evidence, Purpose
from probes.readers.mcp_replies import bare_host, site_control
from probes.readers.replies import describe_exchange
from probes.readers.texts import clean_text

_OPEN_FIRST = (Reason.NO_CONTROL, Reason.AUTH_REQUIRED, Reason.HOST_REFUSED)

_ROUTE_WORDS = {
    "ucp": "UCP",
    "ard": "ARD",
    "mcp_json": "mcp.json",
    "llms_txt": "llms.txt",
    "guess": "usual addresses",
}
_MAX_NOTE = 1500
_HINT_WORDS = {
    "readOnlyHint": ("read-only", "not read-only"),
    "destructiveHint": ("destructive", "not destructive"),
    "idempotentHint": ("idempotent", "not idempotent"),
    "openWorldHint": ("open world", "closed world"),
}


def judge_mcp_server(evidence: Evidence) -> Verdict:
    """Unknown if no endpoint lists tools and one couldn't be asked."""
    judged = judge_endpoints(evidence)
    verdict = _judge(judged, evidence)
    sources = reasons_by_source(evidence, judged)
    value = {**verdict.value, "routes": endpoint_lines(evidence, judged), "sources": sources}
    return replace(verdict, detail=f"{verdict.detail} {_routes_text(sources)}", value=value)


def _judge(judged: tuple[JudgedEndpoint, ...], evidence: Evidence) -> Verdict:
    if not judged:
        return verdict_for(Reason.NOT_ASKED, None)
    for found in judged:
        if found.reason is Reason.TOOLS_LISTED:
            return _answered(found, evidence)
    own = tuple(found for found in judged if found.reason is not Reason.LEFT_THE_SITE)
    found = _deciding(own or judged)
    reason = found.reason if _is_telling(found) else Reason.NOT_MCP
    others = (s.endpoint.shown_by for s in judged if s is not found)
    return verdict_for(reason, found.endpoint.shown_by, *others, site_control(evidence))


def _deciding(judged: tuple[JudgedEndpoint, ...]) -> JudgedEndpoint:
    for reason in _OPEN_FIRST:
        for found in judged:
            if found.reason is reason:
                return found
    open_ones = [found for found in judged if found.reason not in NO_REASONS]
    telling = [found for found in judged if _is_telling(found)]
    return (open_ones or telling or list(judged))[0]


def _is_telling(found: JudgedEndpoint) -> bool:
    if found.reason is Reason.LEFT_THE_SITE:
        return False
    return found.reason not in NO_REASONS or found.reason is Reason.NO_TOOL_LIST or bool(found.endpoint.tools)


def _answered(found: JudgedEndpoint, evidence: Evidence) -> Verdict:
    endpoint, own = found.endpoint, site_control(evidence)
    controls = (own, *evidence.all(Purpose.CONTROL_POST))
    there = (c for c in controls if c is not None and bare_host(c.url) == bare_host(endpoint.url))
    control = next(there, own)
    count = f"{len(endpoint.tools)} tools" if len(endpoint.tools) != 1 else "1 tool"
    flags = ["more_tools"] if endpoint.more_tools else []
    flags += (
        ["example_tool"] if [tool.get("description") for tool in endpoint.tools] == [EXAMPLE_TOOL] else []
    )
    return yes(
        Reason.TOOLS_LISTED,
        with_warnings(f"{describe_exchange(endpoint.shown_by)} and listed {count}.", flags),
        with_note(endpoint.shown_by, _tools_note(endpoint.tools)),
        *([control] if control else []),
        endpoint=endpoint.answered_at,
        tools=list(endpoint.tools),
        definitions=list(endpoint.definitions),
        shared_names=list(endpoint.shared_names),
        protocol=endpoint.protocol,
        flags=flags,
    )


def _routes_text(sources: dict[str, str]) -> str:
    told_of = (
        f"{_ROUTE_WORDS.get(source, source)} {reason}".replace("_", " ") for source, reason in sources.items()
    )
    return f"Routes: {', '.join(told_of)}."


def _tools_note(tools: tuple[dict[str, Any], ...]) -> str:
    return clean_text(f"tools listed: {', '.join(map(_tool_note, tools))}", _MAX_NOTE) if tools else ""


def _tool_note(tool: dict[str, Any]) -> str:
    hints = [
        words[not tool["annotations"][hint]]
        for hint, words in _HINT_WORDS.items()
        if hint in tool["annotations"]
    ]
    digest = f"schema {tool['schema_sha256'][:12]}" if tool["schema_sha256"] else "no schema"
    return f"{tool['name']} ({', '.join([*hints, digest])})"
