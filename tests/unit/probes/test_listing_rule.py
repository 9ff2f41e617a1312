"""The listing rule and the tier."""

from functools import partial

import pytest

from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, Tier, WellKnown
from probes.checks.verdict import Verdict
from probes.grading.finding import decide_tier, listing_rule
from tests.each import each

Y, N, U = Answer.YES, Answer.NO, Answer.UNKNOWN
NEVER_RAN = Verdict(U, Reason.NO_BROWSER)


def answers(**given):
    found = {check: Verdict(N, Reason.NOT_FOUND) for check in CheckId}
    found[CheckId.WEBMCP] = NEVER_RAN
    found |= {
        CheckId(check): Verdict(answer, Reason.TIMED_OUT if answer is U else Reason.SERVED)
        for check, answer in given.items()
    }
    return found


@each(
    ("given", "rule"),
    [
        ({}, N),
        ({"llms_txt": Y}, N),
        ({"llms_txt": Y, "mcp_server_card": Y}, N),
        ({"llms_txt": Y, "webmcp": Y}, N),
        ({"markdown_negotiation": Y}, N),
        ({"api_catalog": Y}, N),
        ({"markdown_twin": Y, "llms_txt": Y}, Y),
        ({"markdown_twin": Y, "markdown_negotiation": Y}, Y),
        ({"api_catalog": Y, "mcp_server_card": Y}, Y),
        ({"api_catalog": Y, "webmcp": Y}, Y),
        ({"mcp_server": Y}, Y),
        ({"mcp_server": U}, U),
        ({"markdown_twin": Y, "llms_txt": U}, U),
        ({"markdown_twin": U, "llms_txt": Y}, U),
        ({"llms_txt": U}, N),
        ({"llms_txt": U, "mcp_server_card": U}, N),
        ({"mcp_server": Y, "llms_txt": U}, Y),
    ],
    ids=str,
)
def test_a_site_is_listed_with_two_signals_one_strong_or_a_working_mcp_server(given, rule):
    assert listing_rule(answers(**given)) is rule


def test_a_check_that_never_ran_cannot_keep_a_site_in_doubt():
    assert listing_rule(answers(markdown_twin=Y)) is N


def resources(**given):
    return {WellKnown(one): Verdict(answer, Reason.TIMED_OUT) for one, answer in given.items()}


@pytest.mark.parametrize(
    ("given", "more", "rule"),
    [
        ({}, {"a2a_agent_card": Y, "agent_skills": Y}, N),
        ({"api_catalog": Y}, {"a2a_agent_card": Y}, Y),
        ({"markdown_twin": Y}, {"agent_skills": Y}, Y),
        ({"markdown_twin": Y}, {"agent_skills": U}, U),
        ({"markdown_twin": Y}, {"ucp": Y, "openapi": Y, "ard": Y, "auth_md": Y}, N),
    ],
    ids=str,
)
def test_an_agent_card_and_skills_are_further_signals_and_no_other_resource_is(given, more, rule):
    assert listing_rule(answers(**given), resources(**more)) is rule


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"a2a_agent_card": Y}, Tier.DECLARED),
        ({"ucp": Y}, Tier.DECLARED),
        ({"agent_skills": U, "ard": N}, None),
        (
            {"openapi": Y, "oauth_protected_resource": Y, "oauth_authorization_server": Y, "web_bot_auth": Y},
            None,
        ),
    ],
    ids=str,
)
def test_what_is_published_for_agents_alone_declares(more, expected):
    assert (
        decide_tier(answers(), searches=NOT_SEARCHED, declares=False, resources=resources(**more)) is expected
    )


NOT_SEARCHED, SEARCHED = Verdict(U, Reason.NOT_ASKED), Verdict(Y, Reason.SERVED)


@pytest.mark.parametrize(
    ("given", "searches", "declares", "expected"),
    [
        ({}, NOT_SEARCHED, False, None),
        ({}, SEARCHED, False, None),
        ({}, NOT_SEARCHED, True, Tier.DECLARED),
        ({"webmcp": Y}, NOT_SEARCHED, False, Tier.DECLARED),
        ({"llms_txt": Y}, NOT_SEARCHED, False, Tier.PROBE_VERIFIED),
        ({"llms_txt": Y}, SEARCHED, False, Tier.BEHAVIOURALLY_VERIFIED),
        ({"mcp_server": Y, "webmcp": Y}, NOT_SEARCHED, False, Tier.BEHAVIOURALLY_VERIFIED),
        ({"mcp_server": U}, SEARCHED, True, Tier.DECLARED),
    ],
    ids=str,
)
def test_the_tier_follows_what_answered_and_what_was_seen_to_work(given, searches, declares, expected):
    assert decide_tier(answers(**given), searches=searches, declares=declares) is expected


def test_tools_of_a_platform_in_the_page_are_no_behaviour_of_the_site():
    asked = partial(decide_tier, answers(mcp_server=Y, webmcp=Y), declares=False, is_webmcp_supplied=True)
    assert asked(searches=NOT_SEARCHED) is Tier.PROBE_VERIFIED
    assert asked(searches=SEARCHED) is Tier.BEHAVIOURALLY_VERIFIED


@pytest.mark.parametrize(("state", "expected"), [("present", 1), ("dead", 1), ("absent", None)])
def test_a_card_alone_declares(state, expected):
    verdicts = answers() | {CheckId.MCP_SERVER_CARD: Verdict(N, Reason.ENDPOINT_DEAD, value={"state": state})}
    assert decide_tier(verdicts, searches=NOT_SEARCHED, declares=False) == expected
