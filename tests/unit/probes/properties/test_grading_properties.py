"""Grading of any visit."""

import json

from hypothesis import given
from hypothesis import strategies as st

from index.checks import SCORED_CHECKS
from index.values.findings import Tool
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import COUNTRIES, Answer, CheckId, EntityType
from probes.checks.verdict import NO_REASONS
from probes.evidence.evidence import Ending, Evidence, Purpose
from probes.facts.facts import read_facts
from probes.grading.finding import grade_evidence
from probes.grading.rubric import grade_all, grade_wellknown
from probes.operations.results import result_dict
from tests.unit.probes.building import _WHERE, HOME, LINKSET, LLMS, MARKDOWN, ROOT, Reply, evidence, tools
from tests.unit.probes.properties import inputs

YES_REASONS = {Reason.SERVED, Reason.TOOLS_LISTED, Reason.ADMITTED}
GOOD = (HOME, MARKDOWN, LLMS, LINKSET, tools("find"), '{"name":"a/b","remotes":[{"url":"/mcp"}]}',
    '{"entries":[{"identifier":"x","type":"mcp","url":"/mcp"}]}')  # fmt: skip
BODY = st.sampled_from(GOOD).map(str.encode) | st.one_of(
    inputs.TEXTS, inputs.MARKDOWN, inputs.HTML, inputs.EVENTS, inputs.ROBOTS
).map(lambda text: text.encode("utf-8", "surrogatepass"))
TYPES = st.sampled_from(("text/html", "text/markdown; charset=utf-8", "text/plain", "application/json",
        "text/event-stream", "", "application/linkset", "x\ud800"))  # fmt: skip
HEADERS = st.dictionaries(
    st.sampled_from(("vary", "link", "x-robots-tag", "www-authenticate", "payment-required", "cf-mitigated",
            "retry-after", "age", "mcp-session-id")),
    inputs.WILD | st.sampled_from(("challenge", "Accept", '</mcp>; rel="mcp"', 'Bearer resource_metadata="x"',
            "120", "hit")), max_size=2,
)  # fmt: skip
HOPS = st.sampled_from(((), (), (), (f"{ROOT}/",), ("https://other.example/x",), ("http://acme.example/y",)))
REPLIES = st.builds(
    Reply, status=st.sampled_from((200, 200, 200, 204, 202, 301, 401, 402, 403, 404, 405, 406, 410, 429, 500,
            503, 999)),
    body=BODY, type=TYPES, headers=HEADERS, hops=HOPS, truncated=st.booleans(),
    ending=st.sampled_from((Ending.ANSWERED,) * 6 + tuple(Ending)),
)  # fmt: skip
VISITS = st.dictionaries(
    st.sampled_from(sorted(_WHERE)), REPLIES | st.lists(REPLIES, min_size=1, max_size=3), max_size=12
)


@given(VISITS)
def test_every_check_answers_in_its_own_vocabulary(replies):
    seen = evidence(**replies)
    for verdict in (*grade_all(seen).values(), *grade_wellknown(seen).values()):
        kinds = {Answer.YES: YES_REASONS, Answer.NO: NO_REASONS}
        allowed = kinds.get(verdict.answer, set(Reason) - YES_REASONS - NO_REASONS)
        assert verdict.reason in allowed, verdict
        assert inputs.is_line(verdict.detail)
        assert verdict.answer is not Answer.YES or verdict.shown_by


@given(VISITS)
def test_any_visit_is_graded_stored_and_told(replies):
    seen = evidence(**replies)
    finding = grade_evidence(seen)
    assert finding.outcome_reason in OutcomeReason
    told = json.dumps(result_dict(finding))
    assert "\\u0000" not in told
    assert "\\ud8" not in told
    assert bool(finding.checks) == (finding.outcome == "answered")
    assert (finding.mcp_endpoint is not None) == (finding.answer(CheckId.MCP_SERVER) is Answer.YES)


@given(VISITS)
def test_evidence_survives_packing_and_grades_the_same(replies):
    seen = evidence(**replies)
    again = Evidence.unpack(seen.pack())
    assert again == seen
    assert grade_evidence(again) == grade_evidence(seen)


@given(BODY, TYPES)
def test_a_host_that_answers_everything_alike_serves_nothing(body, kind):
    alike = Reply(body=body, type=kind)
    purposes = {p.value for p in Purpose if p.value in _WHERE} - {"robots", "home", "page", "home_weighted"}
    seen = evidence(**dict.fromkeys(purposes, alike), home=Reply(body=HOME))
    finding = grade_evidence(seen)
    assert {finding.answer(check) for check in SCORED_CHECKS} <= {Answer.NO, Answer.UNKNOWN}
    assert {verdict.answer for verdict in grade_wellknown(seen).values()} <= {Answer.NO, Answer.UNKNOWN}


@given(
    inputs.HTML
    | st.lists(inputs.OBJECTS, max_size=4).map(
        lambda data: f'<script type="application/ld+json">{json.dumps(data)}</script>'
    )
)
def test_facts_are_within_their_vocabularies(page):
    body = page.encode("utf-8", "surrogatepass")
    facts = read_facts(evidence(home=Reply(body=body)), [Tool("find_book")])
    assert facts.entity_type is None or facts.entity_type in EntityType
    assert facts.country is None or facts.country in COUNTRIES
    assert facts.transactional in {True, False, None}
    for text in (
        facts.name,
        facts.display_name,
        facts.description,
        *(a.evidence for a in facts.apparent_actions),
    ):
        assert inputs.is_line(text)
        text.encode()
    assert 0 < len(facts.display_name) <= 80


@given(VISITS)
def test_a_reply_that_says_nothing_turns_no_answer_into_a_no(replies):
    """Unknown is never a no, as where one reply times out."""
    before = grade_all(evidence(**replies))
    purposes = {
        CheckId.LLMS_TXT: "llms_txt",
        CheckId.API_CATALOG: "api_catalog",
        CheckId.MARKDOWN_TWIN: "markdown_twin",
    }
    for check, purpose in purposes.items():
        after = grade_all(evidence(**{**replies, purpose: Ending.TIMED_OUT}))[check]
        assert after.answer is Answer.UNKNOWN or after.reason is Reason.LEFT_THE_SITE, (before[check], after)
