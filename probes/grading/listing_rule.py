"""The listing rule and the tier."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from index.checks import CHECKS, SCORED, STRONG
from index.checks.check import Signal
from index.checks.wellknown import RESOURCES
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CardState, CheckId, Tier, WellKnown
from probes.checks.verdict import Verdict

_NEVER_RAN = {Reason.NOT_ASKED, Reason.NO_BROWSER}
_FURTHER_SIGNALS: Final[tuple[CheckId | WellKnown, ...]] = (
    *(id_ for id_, check in CHECKS.items() if check.signal is Signal.FURTHER),
    *(id_ for id_, resource in RESOURCES.items() if resource.signal is Signal.FURTHER),
)

Resources = Mapping[WellKnown, Verdict]


def listing_rule(verdicts: Mapping[CheckId, Verdict], resources: Resources = MappingProxyType({})) -> Answer:
    """Require two signals, one of them strong, or an MCP server; unknown if unknown answers decide."""
    if _holds(verdicts, resources, {Answer.YES}):
        return Answer.YES
    return Answer.UNKNOWN if _holds(verdicts, resources, {Answer.YES, Answer.UNKNOWN}) else Answer.NO


def tier(
    verdicts: Mapping[CheckId, Verdict],
    *,
    searches: Verdict,
    declares: bool,
    resources: Resources = MappingProxyType({}),
) -> Tier | None:
    """None if nothing is declared for agents."""
    if any(_answer(verdicts, check) is Answer.YES for check in SCORED):
        behaves = Answer.YES in (searches.answer, _answer(verdicts, CheckId.WEBMCP))
        return Tier.BEHAVIOURALLY_VERIFIED if behaves else Tier.PROBE_VERIFIED
    card = verdicts.get(CheckId.MCP_SERVER_CARD)
    carded = card is not None and card.value.get("state") in {CardState.PRESENT, CardState.DEAD}
    webmcp = _answer(verdicts, CheckId.WEBMCP) is Answer.YES
    published = any(
        one in resources and resources[one].answer is Answer.YES
        for one in RESOURCES
        if RESOURCES[one].for_agents
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
