"""The result of a live check, whether the site would be listed, and why."""

from typing import Any, Final

from index.checks import CHECKS, STRONG
from index.checks.check import Signal
from index.checks.wellknown import RESOURCES
from index.reports.site_report import hinted_tools
from index.values.findings import Finding
from index.values.reasons import OUTCOME_TEXTS
from index.values.vocabulary import Answer, CheckId, Outcome, WellKnown
from probes.operations.results import as_dict, described

_STRONG: Final = ", ".join(CHECKS[check].label for check in STRONG if check is not CheckId.MCP_SERVER)
RULE: Final = (
    "A site is listed when its MCP server answers, or when it has two signals and at least one of them is "
    f"strong ({_STRONG})."
)


def result_of(finding: Finding) -> dict[str, Any]:
    """JSON-ready `{probe, tools, would_be_listed, why}`, from the host's own answers alone."""
    site = described(finding)
    probe = as_dict(finding, to_mend=True)
    tools = {check.value: tools for check, tools in hinted_tools(site).items()}
    return {"probe": probe, "tools": tools, "would_be_listed": probe["listed"], "why": why(finding)}


def why(finding: Finding) -> str:
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
