"""Findings for tests, published the way that the pipeline does it."""

from datetime import UTC, datetime

from index.checks import SCORED_CHECKS
from index.models import Site
from index.values.findings import CheckFinding, Finding, FoundAction, Tool
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Action, Answer, CardState, CheckId, Outcome, Tier
from tests.published import publish

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
_REASONS = {Answer.YES: Reason.SERVED, Answer.NO: Reason.NOT_FOUND, Answer.UNKNOWN: Reason.TIMED_OUT}
_CARDS = {
    CardState.PRESENT: Answer.YES,
    CardState.DEAD: Answer.NO,
    CardState.ABSENT: Answer.NO,
    None: Answer.UNKNOWN,
}


def finding(host: str = "shop.example.com", **facts) -> Finding:
    """Listed by llms.txt and markdown twin; a check's name as argument sets its answer."""
    answers = dict.fromkeys(CheckId, Answer.NO) | {
        CheckId.LLMS_TXT: Answer.YES,
        CheckId.MARKDOWN_TWIN: Answer.YES,
    }
    for check in CheckId:
        if isinstance(facts.get(check.value), str) and not isinstance(facts[check.value], CardState):
            answers[check] = Answer(facts.pop(check.value))
    if "mcp_server_card" in facts:
        answers[CheckId.MCP_SERVER_CARD] = _CARDS[facts["mcp_server_card"]]
    if answers[CheckId.MCP_SERVER] is Answer.YES:
        facts = {
            "mcp_endpoint": f"https://{host}/mcp",
            "mcp_tools": (Tool("find_book", "Finds a book."),),
        } | facts
    facts = {
        "url": f"https://{host}/",
        "outcome": Outcome.ANSWERED,
        "outcome_reason": OutcomeReason.ANSWERED,
        "probed_at": NOON,
        "meets_listing_rule": Answer.YES,
        "tier": Tier.PROBE_VERIFIED,
        "mcp_server_card": CardState.ABSENT,
        "name": "Larkspur | books by post",
        "display_name": "Larkspur",
        "description": "Books sent by post.",
        "checks": {
            check: CheckFinding(answer=a, reason=_REASONS[a], detail="seen") for check, a in answers.items()
        },
    } | facts
    return Finding(host=host, seconds=1.0, requests=9, rubric_version="1.0", **facts)


def listed(host: str = "shop.example.com", **facts) -> Site:
    site = publish(finding=finding(host, **facts))
    assert site.listed
    return site


def declined(host: str) -> Site:
    return publish(
        finding=Finding(
            host=host, url=f"https://{host}/", outcome=Outcome.DECLINED,
            outcome_reason=OutcomeReason.CONTENT_SIGNAL,
            probed_at=NOON, seconds=0.1, requests=1, rubric_version="1.0",
        )
    )  # fmt: skip


def could_not_ask(host: str) -> Site:
    return publish(
        finding=Finding(
            host=host, url=f"https://{host}/", outcome=Outcome.COULD_NOT_ASK,
            outcome_reason=OutcomeReason.TIMED_OUT,
            probed_at=NOON, seconds=9.0, requests=1, rubric_version="1.0",
        )
    )  # fmt: skip


SEARCHES = FoundAction(Action.SEARCH, "<form role=search>")
ALL_YES = {check.value: "yes" for check in SCORED_CHECKS}
