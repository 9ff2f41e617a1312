"""The result of a live check, whether the site would be listed, and why."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from index.checks import CHECKS, STRONG
from index.checks.check import Signal
from index.checks.wellknown import RESOURCES
from index.reports.site_report import hinted_tools
from index.values import hosts
from index.values.findings import Finding
from index.values.reasons import OUTCOME_TEXTS
from index.values.vocabulary import Answer, CheckId, Outcome, WellKnown
from probes.evidence.evidence import Exchange, Purpose
from probes.operations.results import describe_finding, result_dict

VISIT_SECONDS = 90.0  # Then the visit stops, and open checks are unknown
MOST_SECONDS = 150.0
PAGE_WAITS = 20.0  # Seconds to wait for the machine's only slot of live pages
HOST_DELAY = 0.25  # Seconds: half of the usual pause, since somebody waits
PAGE_CHECK_SECONDS = 45.0  # From the call of check_webmcp, whose caller waits, to its answer
PAGE_CHECKS = 4  # Checks of one page at a time, beside the checks of hosts, which may take long


_STRONG = ", ".join(CHECKS[check].label for check in STRONG if check is not CheckId.MCP_SERVER)
RULE = (
    "A site is listed when its MCP server answers, or when it has two signals and at least one of them is "
    f"strong ({_STRONG})."
)


def result_of(finding: Finding) -> dict[str, Any]:
    """JSON-ready `{probe, tools, would_be_listed, why}`, from the host's own answers alone."""
    site = describe_finding(finding)
    probe = result_dict(finding, to_mend=True)
    tools = {check.value: tools for check, tools in hinted_tools(site).items()}
    return {"probe": probe, "tools": tools, "would_be_listed": probe["listed"], "why": why_listed(finding)}


def spent_cap(host: str) -> str:
    """Why a host isn't checked; also of one that an operator keeps us away from, so that nobody learns it."""
    return f"Too many hosts of {hosts.owner_domain(host)} were checked within the hour."


def why_listed(finding: Finding) -> str:
    text = OUTCOME_TEXTS[finding.outcome_reason]
    if finding.outcome is Outcome.DECLINED:
        return f"A site that refuses us is never listed: {text}."
    if finding.outcome is Outcome.COULD_NOT_ASK:
        return f"We could not ask: {text}. That says nothing about the site."
    there, open_ = _signals(finding, Answer.YES), _signals(finding, Answer.UNKNOWN)
    if finding.meets_listing_rule is Answer.YES:
        return f"{RULE} This site has: {', '.join(there)}."
    has = ", ".join(there) if there else "none of these signals"
    if finding.meets_listing_rule is Answer.UNKNOWN:
        return f"{RULE} This site has {has}; it depends on what is unknown: {', '.join(open_)}."
    lacks = "" if _strong(finding) else " No strong signal is there yet."
    return f"{RULE} This site has {has}.{lacks}"


def _signals(finding: Finding, answer: Answer) -> list[str]:
    checks = [
        CHECKS[check].label for check in CheckId if CHECKS[check].signal and finding.answer(check) is answer
    ]
    resources = [
        resource.label
        for id_, resource in RESOURCES.items()
        if resource.signal is Signal.FURTHER and _answer_of(finding, id_) == answer
    ]
    return checks + resources


def _answer_of(finding: Finding, resource: WellKnown) -> str:
    return str(finding.other_wellknown.get(resource.value, {}).get("answer", Answer.NO))


def _strong(finding: Finding) -> bool:
    return any(finding.answer(check) is Answer.YES for check in STRONG)


class Step(StrEnum):
    """In order."""

    ROBOTS = "robots"
    HOME = "home"
    CONTROLS = "controls"
    DOCUMENTS = "documents"
    MCP = "mcp"
    WELL_KNOWN = "well_known"
    PAGE = "page"
    GRADING = "grading"


class CheckStage(StrEnum):
    WAITING = "waiting"
    ASKING = "asking"
    ASKED = "asked"


_ORDER = {step: place for place, step in enumerate(Step)}
# A purpose's first request begins its step; other purposes belong to the current one.
_BY_PURPOSE = {
    Purpose.ROBOTS: Step.ROBOTS,
    Purpose.HOME: Step.HOME,
    Purpose.HOME_FOLLOWED: Step.HOME,
    Purpose.HOME_MARKDOWN: Step.HOME,
    Purpose.CONTROL_PAGE: Step.CONTROLS,
    Purpose.CONTROL_TXT: Step.CONTROLS,
    Purpose.CONTROL_MD: Step.CONTROLS,
    Purpose.CONTROL_MARKDOWN: Step.CONTROLS,
    Purpose.LLMS_TXT: Step.DOCUMENTS,
    Purpose.MARKDOWN_TWIN: Step.DOCUMENTS,
    Purpose.API_CATALOG: Step.DOCUMENTS,
    Purpose.MCP_CARD: Step.MCP,
    Purpose.UCP: Step.MCP,
    Purpose.ARD: Step.MCP,
    Purpose.AI_CATALOG: Step.MCP,
    Purpose.MCP: Step.MCP,
    Purpose.OAUTH_SERVER: Step.WELL_KNOWN,
    Purpose.AUTH_MD: Step.WELL_KNOWN,
    Purpose.A2A_CARD: Step.WELL_KNOWN,
    Purpose.HOME_WEIGHTED: Step.WELL_KNOWN,
    Purpose.SEARCH_WORD: Step.WELL_KNOWN,
}
_ASKED_IN = {
    CheckId.MARKDOWN_NEGOTIATION: Step.HOME,
    CheckId.MCP_SERVER: Step.MCP,
    CheckId.MCP_SERVER_CARD: Step.MCP,
    CheckId.WEBMCP: Step.PAGE,
    CheckId.READABLE_WITHOUT_SCRIPT: Step.PAGE,
    CheckId.AGENTS_ADMITTED: Step.ROBOTS,
    CheckId.MARKDOWN_INSIDE: Step.WELL_KNOWN,
}


# Of other sites it may be read as long as a visit lasts.
_AT_ANY_TIME = frozenset({Purpose.ROBOTS})


def asked_before(step: Step) -> frozenset[Purpose]:
    """Purposes that a visit asks no more for once it has come to a step."""
    if _ORDER[step] >= _ORDER[Step.PAGE]:
        return frozenset(Purpose) - {Purpose.PAGE}
    before = {purpose for purpose, its in _BY_PURPOSE.items() if _ORDER[its] < _ORDER[step]}
    return frozenset(before - _AT_ANY_TIME)


def step_of(exchanges: Iterable[Exchange]) -> Step:
    begun = (_BY_PURPOSE.get(exchange.purpose, Step.ROBOTS) for exchange in exchanges)
    return max(begun, key=_ORDER.__getitem__, default=Step.ROBOTS)


def progress(step: str) -> dict[CheckId, CheckStage]:
    """`step` is a Step, or "" before the first."""
    now = _ORDER[Step(step)] if step else -1
    return {check: _stage(_ORDER[_ASKED_IN.get(check, Step.DOCUMENTS)], now) for check in CheckId}


def _stage(place: int, now: int) -> CheckStage:
    if place == now:
        return CheckStage.ASKING
    return CheckStage.ASKED if place < now else CheckStage.WAITING
