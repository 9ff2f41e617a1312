"""Synthetic sites, for filters of every selectivity.

Pure: a number always gives the same site.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random

from index.checks import CHECKS, SCORED_CHECKS, STRONG
from index.seeding.trades import DEEDS, FIRST_NAMES, LAST_NAMES, PLACES, THINGS
from index.values.findings import CheckFinding, Finding, FoundAction, PassageFinding, Tool
from index.values.passages import PassageSource
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Action, Answer, CardState, CheckId, EntityType, Outcome, Tier

_TODAY = datetime(2026, 11, 20, 12, tzinfo=UTC)
# Shares of yes and no; other answers are no, or follow from these.
_SHARES = {
    CheckId.MARKDOWN_NEGOTIATION: (0.40, 0.45),
    CheckId.LLMS_TXT: (0.70, 0.20),
    CheckId.API_CATALOG: (0.08, 0.75),
    CheckId.MCP_SERVER: (0.03, 0.12),
    CheckId.WEBMCP: (0.003, 0.10),
    CheckId.READABLE_WITHOUT_SCRIPT: (0.70, 0.15),
    CheckId.AGENTS_ADMITTED: (0.85, 0.14),
    CheckId.MARKDOWN_INSIDE: (0.10, 0.75),
}
_REASONS = {
    Answer.YES: Reason.SERVED,
    Answer.NO: Reason.NOT_FOUND,
    Answer.UNKNOWN: Reason.TIMED_OUT,
}


@dataclass(frozen=True, slots=True)
class Listing:
    finding: Finding
    phrases: tuple[str, str, str]
    """Main trade, second trade and place."""


def listing(number: int) -> Listing:
    chance = Random(number)  # noqa: S311 - not for secrets
    (deed, tool, kind), thing = chance.choice(DEEDS), chance.choice(THINGS)
    other_deed, other_tool, _ = chance.choice(DEEDS)
    other_thing = chance.choice(THINGS)
    country, town = PLACES[0] if chance.random() < 0.15 else chance.choice(PLACES)
    first, last = chance.choice(FIRST_NAMES), chance.choice(LAST_NAMES)
    answers = _answers(chance)
    host = _host(number, first, last, chance)
    tools = (
        Tool(
            f"{tool}_{thing.replace(' ', '_')}", f"{tool.replace('_', ' ').capitalize()} {thing} in {town}."
        ),
        Tool(f"{other_tool}_{other_thing.replace(' ', '_')}", f"Everything about {other_thing}."),
    )
    has_mcp, has_webmcp = answers[CheckId.MCP_SERVER] is Answer.YES, answers[CheckId.WEBMCP] is Answer.YES
    trades = [_trade(deed, thing), _trade(other_deed, other_thing)]
    trades += [_trade(chance.choice(DEEDS)[0], chance.choice(THINGS)) for _ in range(chance.randrange(4))]
    finding = Finding(
        host=host,
        url=f"https://{host}/",
        outcome=Outcome.ANSWERED,
        outcome_reason=OutcomeReason.ANSWERED,
        probed_at=_TODAY - timedelta(days=chance.randrange(30), seconds=chance.randrange(40_000)),
        seconds=4.0,
        requests=30,
        rubric_version="1.0",
        meets_listing_rule=Answer.YES,
        tier=Tier.BEHAVIOURALLY_VERIFIED if has_webmcp else Tier.PROBE_VERIFIED,
        checks={
            check: CheckFinding(answer=answer, reason=_REASONS[answer], detail="synthetic")
            for check, answer in answers.items()
        },
        mcp_endpoint=f"https://{host}/mcp" if has_mcp else None,
        mcp_tools=tools if has_mcp else (),
        mcp_server_card=CardState.PRESENT if has_mcp else CardState.ABSENT,
        webmcp_tools=tools[:1] if has_webmcp else (),
        name=f"{first} {last} | {thing} {chance.choice(('since', 'est.'))} {chance.randrange(1950, 2026)}",
        display_name=f"{first} {last}",
        description=f"{first} {last} {_trade(deed, thing)} in {town}, and {_trade(other_deed, other_thing)}.",
        entity_type=None if chance.random() < 0.1 else EntityType(kind),
        country=None if chance.random() < 0.15 else country,
        transactional=chance.choices((True, False, None), (30, 60, 10))[0],
        apparent_actions=(FoundAction(Action.SEARCH, "<form role=search>"),),
        sayings=tuple(
            PassageFinding(PassageSource.LLMS_TXT, said.capitalize(), f"How {first} {last} {said} in {town}.")
            for said in trades
        ),
        platform_supplied=chance.random() < 0.3 if has_mcp else None,
    )
    return Listing(finding, (_trade(deed, thing), _trade(other_deed, other_thing), f"in {town}"))


def _answers(chance: Random) -> dict[CheckId, Answer]:
    answers = dict.fromkeys(CheckId, Answer.NO)
    for check in CHECKS:
        if check not in _SHARES:
            continue
        (yes, no), drawn = _SHARES[check], chance.random()
        answers[check] = Answer.YES if drawn < yes else Answer.NO if drawn < yes + no else Answer.UNKNOWN
    signals = sum(answers[check] is Answer.YES for check in SCORED_CHECKS)
    strong = any(answers[check] is Answer.YES for check in STRONG)
    if signals < 2 or not strong:  # then a twin makes the site eligible
        answers[CheckId.MARKDOWN_TWIN] = answers[CheckId.LLMS_TXT] = Answer.YES
    if answers[CheckId.MCP_SERVER] is Answer.YES:
        answers[CheckId.MCP_SERVER_CARD] = Answer.YES
    return answers


def _host(number: int, first_name: str, last_name: str, chance: Random) -> str:
    name = f"{first_name}-{last_name}-{number}".lower()
    return f"{name}.shops.example" if chance.random() < 0.05 else f"{name}.example"


def _trade(deed: str, thing: str) -> str:
    return f"{deed} {thing}"
