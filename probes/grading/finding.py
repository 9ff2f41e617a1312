"""Grades evidence; deterministic, so a new rubric needs no new visits."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from index.checks import CHECKS, SCORED_CHECKS, STRONG
from index.checks.check import Signal
from index.checks.wellknown import RESOURCES
from index.values.catalog_ids import EntryType
from index.values.findings import (
    CheckFinding,
    ExchangeLine,
    Finding,
    FoundCaveat,
    PassageFinding,
    QuotedTool,
    Tool,
)
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Answer, CardState, CheckId, Generator, Outcome, Tier, WellKnown
from probes.checks import searches
from probes.checks.connection import read_connection
from probes.checks.verdict import FLAG_TEXTS, Verdict
from probes.checks.webmcp import trial_of
from probes.consent import Robots, may_hide_refusal, read_robots, site_refusal, without_refused_documents
from probes.consent.robots import redirect_refusal
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.facts import page_data
from probes.facts.facts import Facts, read_facts
from probes.facts.passages import read_offers, read_passages
from probes.facts.tool_texts import TEXTS, ToolDoubt, doubts_about
from probes.grading import rubric
from probes.grading.rubric import Deadline
from probes.readers.catalog_ids import own_ids
from probes.readers.markdown import PAST_A_CACHE
from probes.readers.mcp_replies import request_of
from probes.readers.replies import why_unreadable
from probes.readers.texts import clean_text
from probes.readers.tool_definitions import definitions, digest_of_definitions
from probes.readers.urls import host_of

MAX_PLACE = 80  # Characters of a place in a tool's definition

_NEVER_RAN = {Reason.NOT_ASKED, Reason.NO_BROWSER}
_FURTHER_SIGNALS: tuple[CheckId | WellKnown, ...] = (
    *(id_ for id_, check in CHECKS.items() if check.signal is Signal.FURTHER),
    *(id_ for id_, resource in RESOURCES.items() if resource.signal is Signal.FURTHER),
)

Resources = Mapping[WellKnown, Verdict]


def listing_rule(verdicts: Mapping[CheckId, Verdict], resources: Resources = MappingProxyType({})) -> Answer:
    """Require two signals, one of them strong, or an MCP server; unknown if unknown answers decide."""
    if _holds(verdicts, resources, {Answer.YES}):
        return Answer.YES
    return Answer.UNKNOWN if _holds(verdicts, resources, {Answer.YES, Answer.UNKNOWN}) else Answer.NO


def decide_tier(
    verdicts: Mapping[CheckId, Verdict],
    *,
    searches: Verdict,
    declares: bool,
    resources: Resources = MappingProxyType({}),
    is_webmcp_supplied: bool | None = None,
) -> Tier | None:
    """None if nothing is declared for agents. WebMCP tools of a platform are no behaviour of the site."""
    if any(_answer(verdicts, check) is Answer.YES for check in SCORED_CHECKS):
        own_tools = _answer(verdicts, CheckId.WEBMCP) is Answer.YES and is_webmcp_supplied is not True
        behaves = searches.answer is Answer.YES or own_tools
        return Tier.BEHAVIOURALLY_VERIFIED if behaves else Tier.PROBE_VERIFIED
    card = verdicts.get(CheckId.MCP_SERVER_CARD)
    carded = card is not None and card.value.get("state") in {CardState.PRESENT, CardState.DEAD}
    webmcp = _answer(verdicts, CheckId.WEBMCP) is Answer.YES
    published = any(
        resource in resources and resources[resource].answer is Answer.YES
        for resource in RESOURCES
        if RESOURCES[resource].for_agents
    )
    return Tier.DECLARED if declares or carded or webmcp or published else None


def _holds(verdicts: Mapping[CheckId, Verdict], resources: Resources, counted: set[Answer]) -> bool:
    def has(signal: CheckId | WellKnown) -> bool:
        verdict = verdicts.get(signal) if isinstance(signal, CheckId) else resources.get(signal)
        return verdict is not None and verdict.reason not in _NEVER_RAN and verdict.answer in counted

    if has(CheckId.MCP_SERVER):
        return True
    strong = sum(has(check) for check in STRONG)
    further = sum(has(signal) for signal in _FURTHER_SIGNALS)
    return strong >= 1 and strong + further >= 2


def _answer(verdicts: Mapping[CheckId, Verdict], check: CheckId) -> Answer:
    verdict = verdicts.get(check)
    return verdict.answer if verdict else Answer.UNKNOWN


# With these, everything but the home page is graded.
_HOME_MAY_LACK = {None, Reason.REFUSED_ACCESS, Reason.ROBOTS_DISALLOWED}
MAX_CONTENT_TYPE = 300  # Characters that a report shows; parameters may go on for as long as a head may be


def grade_evidence(evidence: Evidence) -> Finding:
    """Consent is always decided, even when time runs out."""
    evidence = without_refused_documents(evidence)
    frame, deadline = _frame(evidence), Deadline()
    outcome, reason = outcome_of(evidence)
    if outcome is not Outcome.ANSWERED:
        return Finding(**frame, outcome=outcome, outcome_reason=reason)
    verdicts = rubric.grade_all(evidence, deadline)
    refused = why_unreadable(evidence.first(Purpose.HOME))
    if refused and all(verdicts[check].answer is Answer.UNKNOWN for check in SCORED_CHECKS):
        return Finding(**frame, outcome=Outcome.COULD_NOT_ASK, outcome_reason=OutcomeReason(refused.value))
    return Finding(
        **frame, outcome=outcome, outcome_reason=reason, **_conclusions(evidence, verdicts, deadline)
    )


def ungraded_finding(evidence: Evidence, reason: OutcomeReason) -> Finding:
    return Finding(**_frame(evidence), outcome=Outcome.COULD_NOT_ASK, outcome_reason=reason)


def refusal_finding(evidence: Evidence) -> Finding:
    outcome, reason = outcome_of(evidence)
    return Finding(**_frame(evidence), outcome=outcome, outcome_reason=reason)


def outcome_of(evidence: Evidence) -> tuple[Outcome, OutcomeReason]:
    robots = _own_robots(evidence)
    if robots is None or not robots.readable:
        why = robots.reason if robots else None
        return Outcome.COULD_NOT_ASK, why or OutcomeReason.ROBOTS_UNREADABLE
    home = evidence.first(Purpose.HOME)
    if refusal := robots.refusal or redirect_refusal(evidence):
        return Outcome.DECLINED, refusal
    if home is None:
        return Outcome.COULD_NOT_ASK, OutcomeReason.VISIT_OVER
    if refusal := site_refusal(evidence):
        return Outcome.DECLINED, refusal
    if any(map(may_hide_refusal, evidence.all(Purpose.HOME, Purpose.HOME_FOLLOWED))):
        return Outcome.COULD_NOT_ASK, OutcomeReason.TOO_LARGE
    if (why_not := why_unreadable(home)) not in _HOME_MAY_LACK and why_not:
        return Outcome.COULD_NOT_ASK, OutcomeReason(why_not.value)
    return Outcome.ANSWERED, OutcomeReason.ANSWERED


def _own_robots(evidence: Evidence) -> Robots | None:
    own = [e for e in evidence.all(Purpose.ROBOTS) if host_of(e.url) == evidence.host]
    if own and own[0].ending is not Ending.CONNECT_FAILED:
        return read_robots(own[0])
    return read_robots(own[1]) if len(own) > 1 else read_robots(own[0]) if own else None


def _frame(evidence: Evidence) -> dict[str, Any]:
    home = evidence.first(Purpose.HOME)
    return {
        "host": evidence.host,
        "url": home.final_url if home and home.answered else f"https://{evidence.host}/",
        "probed_at": evidence.started,
        "seconds": round(evidence.seconds, 3),
        "requests": evidence.requests,
        "rubric_version": rubric.RUBRIC_VERSION,
    }


def _conclusions(evidence: Evidence, verdicts: dict[CheckId, Verdict], deadline: Deadline) -> dict[str, Any]:
    mcp, home = verdicts[CheckId.MCP_SERVER], evidence.first(Purpose.HOME)
    endpoint = mcp.value["endpoint"] if mcp.answer is Answer.YES else None
    tools = tuple(Tool(**tool) for tool in mcp.value.get("tools", ()))
    in_page = tuple(Tool(**tool) for tool in verdicts[CheckId.WEBMCP].value.get("tools", ()))
    state = verdicts[CheckId.MCP_SERVER_CARD].value.get("state")
    names = [tool.name for tool in tools]
    nothing = Facts(name=evidence.host, display_name=evidence.host)
    facts = deadline.run(nothing, read_facts, evidence, (*tools, *in_page))
    nothing_said: tuple[PassageFinding, ...] = ()
    not_defined: Mapping[CheckId, tuple[QuotedTool, ...]] = {}
    no_caveats: tuple[FoundCaveat, ...] = ()
    no_ids: dict[EntryType, str] = {}
    resources = rubric.grade_wellknown(evidence, deadline)
    offered = read_offers(evidence, verdicts, resources)
    registered = evidence.page.tools if evidence.page and in_page else ()
    supplied = deadline.run(None, page_data.is_webmcp_platform_supplied, registered, evidence.host, home)
    searched = deadline.verdict(searches.judge_search, evidence)
    tier = decide_tier(
        verdicts,
        searches=searched,
        declares=facts.declares,
        resources=resources,
        is_webmcp_supplied=supplied,
    )
    return {
        "checks": {check: _check(verdict, facts.generator) for check, verdict in verdicts.items()},
        "declares_agent_access": facts.declares,
        "meets_listing_rule": listing_rule(verdicts, resources),
        "tier": tier,
        "tier_by_webmcp": tier is Tier.BEHAVIOURALLY_VERIFIED and searched.answer is not Answer.YES,
        "mcp_endpoint": endpoint,
        "mcp_tools": tools,
        "webmcp_tools": in_page,
        "tool_definitions": deadline.run(not_defined, _definitions, verdicts),
        "tools_digest": deadline.run(None, _tools_digest, mcp),
        "connect": deadline.run(None, read_connection, evidence),
        "addresses": addresses(verdicts, resources),
        "catalog_ids": deadline.run(
            no_ids, own_ids, evidence, addresses_by_type(evidence, verdicts, resources)
        ),
        "caveats": (
            *caveats((*verdicts.items(), *resources.items())),
            *deadline.run(no_caveats, caveats_of_tools, verdicts),
            *_trial(evidence, verdicts[CheckId.WEBMCP]),
        ),
        "tools_cut": frozenset(c for c, v in verdicts.items() if "more_tools" in v.value.get("flags", ())),
        "mcp_server_card": CardState(state) if state else None,
        "other_wellknown": {resource.value: _resource(verdict) for resource, verdict in resources.items()},
        "name": facts.name,
        "display_name": facts.display_name,
        "description": facts.description,
        "entity_type": facts.entity_type,
        "country": facts.country,
        "language": facts.language,
        "transactional": facts.transactional,
        "apparent_actions": facts.apparent_actions,
        "headings": offered.headings,
        "skills": offered.skills,
        "example_queries": offered.example_queries,
        "sayings": deadline.run(nothing_said, read_passages, evidence, verdicts, resources),
        "webmcp_platform_supplied": supplied,
        "platform_supplied": deadline.run(
            None, page_data.is_platform_supplied, endpoint, evidence.host, home, names
        ),
    }


def _definitions(verdicts: Mapping[CheckId, Verdict]) -> Mapping[CheckId, tuple[QuotedTool, ...]]:
    listed = {check: verdict.value.get("definitions", ()) for check, verdict in verdicts.items()}
    return {check: definitions(tools) for check, tools in listed.items() if tools}


def _tools_digest(mcp: Verdict) -> str | None:
    is_whole = mcp.answer is Answer.YES and "more_tools" not in mcp.value["flags"]
    return digest_of_definitions(mcp.value["definitions"]) if is_whole else None


def addresses(verdicts: Mapping[CheckId, Verdict], resources: Resources) -> dict[str, str]:
    """URLs of documents whose check says yes; of the home page where that is its markdown."""
    served = {
        "llms_txt": verdicts[CheckId.LLMS_TXT],
        "markdown": _first_yes(verdicts[CheckId.MARKDOWN_TWIN], verdicts[CheckId.MARKDOWN_NEGOTIATION]),
        "api_catalog": verdicts[CheckId.API_CATALOG],
        "openapi": resources[WellKnown.OPENAPI],
        "agent_card": resources[WellKnown.A2A_AGENT_CARD],
    }
    return {name: _where(verdict) for name, verdict in served.items() if verdict.answer is Answer.YES}


def addresses_by_type(
    evidence: Evidence, verdicts: Mapping[CheckId, Verdict], resources: Resources
) -> dict[EntryType, str]:
    """URLs of what a catalog's entry of the site can lead to."""
    mcp, documents = verdicts[CheckId.MCP_SERVER], addresses(verdicts, resources)
    page = _frame(evidence)["url"]
    negotiates = verdicts[CheckId.MARKDOWN_NEGOTIATION].answer is Answer.YES
    known = {
        EntryType.MCP: mcp.value["endpoint"] if mcp.answer is Answer.YES else "",
        EntryType.A2A: documents.get("agent_card", ""),
        EntryType.API_CATALOG: documents.get("api_catalog", ""),
        EntryType.MARKDOWN: page if negotiates else "",
        EntryType.PAGE: page,
    }
    return {kind: url for kind, url in known.items() if url}


def _first_yes(*verdicts: Verdict) -> Verdict:
    return next((verdict for verdict in verdicts if verdict.answer is Answer.YES), verdicts[-1])


def _where(verdict: Verdict) -> str:
    shown = verdict.shown_by[0].final_url if verdict.shown_by else ""
    return shown.partition(PAST_A_CACHE)[0].rstrip("?&")


def caveats(verdicts: Iterable[tuple[CheckId | WellKnown, Verdict]]) -> tuple[FoundCaveat, ...]:
    """What limits each yes."""
    return tuple(
        FoundCaveat(check, flag, FLAG_TEXTS[flag], _where(verdict))
        for check, verdict in verdicts
        if verdict.answer is Answer.YES
        for flag in verdict.value.get("flags", ())
    )


def caveats_of_tools(verdicts: Mapping[CheckId, Verdict]) -> tuple[FoundCaveat, ...]:
    """What in the definitions of tools misleads an agent: a caveat a check and code, with its first place."""
    return tuple(
        FoundCaveat(check, code, _told_of_tools(code, tuple(doubts)), _where(verdict))
        for check, verdict in verdicts.items()
        if verdict.answer is Answer.YES and (tools := verdict.value.get("definitions"))
        for code, doubts in _by_code(doubts_about(tools, verdict.value.get("shared_names", ()))).items()
    )


def _trial(evidence: Evidence, verdict: Verdict) -> tuple[FoundCaveat, ...]:
    told = trial_of(evidence.page) if verdict.answer is Answer.YES else None
    return (FoundCaveat(CheckId.WEBMCP, *told, _where(verdict)),) if told else ()


def _by_code(doubts: Iterable[ToolDoubt]) -> dict[str, list[ToolDoubt]]:
    found: dict[str, list[ToolDoubt]] = {}
    for doubt in doubts:
        found.setdefault(doubt.code, []).append(doubt)
    return found


def _told_of_tools(code: str, doubts: Sequence[ToolDoubt]) -> str:
    tools = {doubt.tool for doubt in doubts}
    first = f"“{clean_text(doubts[0].tool, MAX_PLACE)}” ({clean_text(doubts[0].place, MAX_PLACE)})"
    return f"{TEXTS[code]}: {first}" + (f" and {len(tools) - 1} more" if len(tools) > 1 else "")


def _resource(verdict: Verdict) -> dict[str, Any]:
    return {"answer": verdict.answer.value, "url": verdict.value.get("url"), "detail": verdict.detail}


def _check(verdict: Verdict, generator: Generator | None) -> CheckFinding:
    return CheckFinding(
        answer=verdict.answer,
        reason=verdict.reason,
        detail=verdict.detail,
        evidence=tuple(_line(exchange) for exchange in verdict.shown_by),
        generator=generator if verdict.answer is Answer.NO else None,
    )


def _line(exchange: Exchange) -> ExchangeLine:
    return ExchangeLine(
        method=exchange.method,
        url=exchange.url,
        final_url=exchange.final_url,
        status=exchange.status,
        content_type=exchange.header("content-type")[:MAX_CONTENT_TYPE],
        bytes=exchange.size,
        sha256=exchange.sha256,
        at=exchange.at,
        note="; ".join(filter(None, (_sent(exchange), _ended(exchange), exchange.note))),
    )


def _sent(exchange: Exchange) -> str:
    """The JSON-RPC method or Accept header needed to repeat the request."""
    if exchange.sent_body:
        return _sent_json_rpc(exchange)
    accept = dict(exchange.sent).get("accept", "*/*")
    return "" if accept == "*/*" else f"Accept: {accept}"


def _sent_json_rpc(exchange: Exchange) -> str:
    headers, (_, method) = dict(exchange.sent), request_of(exchange)
    if method != "tools/list":
        return f"JSON-RPC {method}"
    if "mcp-session-id" in headers:
        return f"JSON-RPC {method} in a session"
    if '"cursor"' in exchange.sent_body:
        return f"JSON-RPC {method}, a later page"
    return f"JSON-RPC {method} ({headers.get('mcp-protocol-version', 'no version')})"


def _ended(exchange: Exchange) -> str:
    return "" if exchange.answered else exchange.ending.value.replace("_", " ")
