"""Every hard case over real HTTP and TLS."""

from dataclasses import replace
from functools import cache

import pytest

from index.checks import SCORED_CHECKS, score_of
from index.values.vocabulary import Answer, CheckId, Outcome
from probes.evidence import budget
from probes.evidence.evidence import Evidence
from probes.grading.early import find_early_answers
from probes.grading.finding import grade_evidence, outcome_of
from probes.grading.rubric import grade_all, grade_wellknown
from probes.live.result import Step, asked_before, step_of
from tests.sites.cases import CASES


@pytest.fixture(scope="module")
def graded(case_visits):
    """The finding and the verdicts of a case, graded once for every test."""

    @cache
    def of(case_id):
        evidence = case_visits[case_id]
        return grade_evidence(evidence), grade_all(evidence), grade_wellknown(evidence)

    return of


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.id}: {case.title}")
def test_a_case_gets_the_answers_that_it_deserves_whatever_is_kept(case, case_visits, graded, case_table):
    _gets_what_it_deserves(case, graded(case.id), case_table)
    _can_be_graded_again(case_visits[case.id])
    _turns_no_answer_into_its_opposite_without_bodies(case_visits[case.id], graded(case.id))
    _is_told_early_as_it_ends(case_visits[case.id], graded(case.id)[0])


def _gets_what_it_deserves(case, graded, case_table):
    finding, checks, wellknown = graded
    if finding.outcome is not Outcome.ANSWERED or case.outcome is not Outcome.ANSWERED:
        case_table.outcome(case.id, finding.outcome, finding.outcome_reason)
        assert (finding.outcome, finding.outcome_reason) == (case.outcome, case.reason)
        assert not finding.checks
        return
    verdicts = {**checks, **wellknown}
    told = {check: (verdict.answer, verdict.reason) for check, verdict in verdicts.items()}
    case_table.add(case.id, case.truth, told)
    assert {check: told[check] for check in case.truth} == case.truth, {
        check: verdicts[check].detail for check in case.truth
    }
    for check, words in case.detail.items():
        assert words in verdicts[check].detail
    found = {name: _value(finding, name) for name in case.finding}
    assert found == case.finding


def _value(finding, name):
    if name == "tool_texts":
        return tuple(tool.description for tool in finding.mcp_tools)
    return score_of(finding) if name == "score" else getattr(finding, name)


def _can_be_graded_again(evidence):
    assert Evidence.unpack(evidence.pack()) == evidence


def _turns_no_answer_into_its_opposite_without_bodies(evidence, graded):
    assert budget.reduce_to_budget(evidence) is evidence
    before, *wholes = graded
    sizes = sorted({len(exchange.body) for exchange in evidence.exchanges})
    half, seen = sum(sizes) // 2, [evidence]
    for most in (half, 0, sizes[-1], sum(sizes) - 1):
        rest = budget.reduce_to_budget(evidence, max(most, 0))
        if rest in seen:
            continue
        seen.append(rest)
        # A whole finding takes longest: of a site that answered, one is made.
        answered = before.outcome is Outcome.ANSWERED and most != half
        outcome = outcome_of(rest)[0] if answered else grade_evidence(rest).outcome
        assert outcome in {before.outcome, Outcome.COULD_NOT_ASK}
        for whole, judge in zip(wholes, (grade_all, grade_wellknown), strict=True):
            told = judge(rest)
            turned = {name: (whole[name].answer, told[name].answer) for name in whole}
            turned = {n: (was, now) for n, (was, now) in turned.items() if now not in {was, Answer.UNKNOWN}}
            assert not turned


def _is_told_early_as_it_ends(evidence, finding):
    """Whatever is told before the end is the answer at the end."""
    told = {}
    for step, exchanges in _stages(evidence):
        so_far, still_open = replace(evidence, exchanges=exchanges), set(CheckId) - set(told)
        found = find_early_answers(so_far, asked_before(step), still_open)
        told = {} if found is None else told | found
    assert told == {check: finding.answer(check) for check in told}
    if finding.outcome is Outcome.ANSWERED and told:
        assert {*SCORED_CHECKS, CheckId.MCP_SERVER_CARD} <= set(told)  # and all that needs no browser is told


def _stages(evidence):
    """The exchanges before each step of a visit, as a live check sees them, and all at the end."""
    place = 0
    while place < len(evidence.exchanges):
        step, place = step_of(evidence.exchanges[: place + 1]), place + 1
        while place < len(evidence.exchanges) and step_of(evidence.exchanges[: place + 1]) is step:
            place += 1
        yield step, evidence.exchanges[:place]
    yield Step.PAGE, evidence.exchanges


def test_every_check_has_cases_of_every_answer():
    """Two need a browser; whoever may not read robots.txt visits nothing."""
    for check in set(CheckId) - {CheckId.WEBMCP, CheckId.READABLE_WITHOUT_SCRIPT}:
        answers = {case.truth[check][0] for case in CASES if check in case.truth}
        left_out = {"unknown"} if check is CheckId.AGENTS_ADMITTED else set()
        assert answers == {"yes", "no", "unknown"} - left_out, check
