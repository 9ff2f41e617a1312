"""Evidence is graded again without a request."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.db import DatabaseError, DataError, IntegrityError, transaction

from index.listing import publish
from index.models import Site
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Answer, CheckId, Outcome
from probes.checks.verdict import Verdict
from probes.evidence.evidence import Evidence
from probes.grading import rubric
from probes.grading.finding import grade_evidence, outcome_of
from probes.isolation import processes
from probes.isolation.budget import CpuTimeExceeded
from probes.models import ProbeRun, Progress, StoredEvidence, Target
from probes.publishing.record import record_visit
from probes.publishing.regrade import regrade
from probes.readers.replies import earliest_retry
from probes.schedule import schedule
from tests.probe.conftest import a_week_after
from tests.visiting import visit

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("judged_here")]
HOST = "tidewater-docs.test"
ANSWERED = (Outcome.ANSWERED, OutcomeReason.ANSWERED)


def target(host=HOST):
    return schedule.target_of(host, origin=Target.Origin.OPERATOR)


def test_one_visit_is_one_run_one_evidence_one_site_and_a_next_visit(visits):
    record_visit(visits[HOST], target())
    run = ProbeRun.objects.get(host=HOST)
    assert Evidence.unpack(bytes(run.evidence.packed)) == visits[HOST]
    assert Site.objects.get(host=HOST).listed
    due = Target.objects.get(host=HOST)
    assert due.probed_at is not None
    assert due.due_at > datetime.now(UTC) + timedelta(days=6)


def test_a_visit_that_is_recorded_twice_is_refused_whole(visits):
    record_visit(visits[HOST], target())
    with pytest.raises(IntegrityError), transaction.atomic():
        record_visit(visits[HOST], target())
    assert (ProbeRun.objects.count(), StoredEvidence.objects.count()) == (1, 1)


def test_stored_evidence_cannot_be_changed(visits):
    record_visit(visits[HOST], target())
    with pytest.raises(DatabaseError, match="never changed"), transaction.atomic():
        StoredEvidence.objects.update(packed=b"other")


def test_regrade_publishes_what_a_new_rubric_says_and_asks_the_site_nothing(visits, sample_web, monkeypatch):
    record_visit(visits[HOST], target())
    asked = len(sample_web.requests_to(HOST))
    stricter = {**rubric.CHECKS, CheckId.LLMS_TXT: lambda _: Verdict(Answer.NO, Reason.TOO_SHORT)}
    monkeypatch.setattr(rubric, "CHECKS", stricter)
    monkeypatch.setattr(rubric, "RUBRIC_VERSION", "9.8")
    said = StringIO()
    call_command("regrade", stdout=said)
    site = Site.objects.get(host=HOST)
    assert (site.llms_txt, site.rubric_version, site.checks["llms_txt"]["reason"]) == (
        False,
        "9.8",
        "too_short",
    )
    assert ProbeRun.objects.get(host=HOST).rubric_version == "9.8"
    assert "1 graded" in said.getvalue()
    assert "1 changed" in said.getvalue()
    assert len(sample_web.requests_to(HOST)) == asked


def rows():
    written = {"changed", "changed_at"}
    return [
        {k: v for k, v in row.items() if k not in written} for row in Site.objects.order_by("host").values()
    ]


def test_regrade_twice_changes_nothing_more(visits):
    for host in visits:
        record_visit(visits[host], target(host))
    before = rows()
    said = StringIO()
    call_command("regrade", stdout=said)
    assert " 0 changed" in said.getvalue()
    assert rows() == before


def test_torn_evidence_is_named_and_the_others_are_graded(visits):
    record_visit(visits[HOST], target())
    other = next(host for host in visits if host != HOST)
    record_visit(visits[other], target(other))
    run = ProbeRun.objects.get(host=HOST)
    StoredEvidence.objects.filter(run=run).delete()
    StoredEvidence.objects.create(run=run, packed=b"torn")
    said, complained = StringIO(), StringIO()
    with pytest.raises(SystemExit) as stopped:
        call_command("regrade", stdout=said, stderr=complained)
    assert stopped.value.code == 1
    assert HOST in complained.getvalue()
    assert "1 with torn evidence" in said.getvalue()


def regraded(*words):
    said, complained = StringIO(), StringIO()
    try:
        call_command("regrade", *words, stdout=said, stderr=complained)
    except SystemExit as stopped:
        return stopped.code, said.getvalue(), complained.getvalue()
    return 0, said.getvalue(), complained.getvalue()


def test_a_host_that_our_grading_fails_on_is_named_and_comes_first_the_next_time(visits, monkeypatch):
    hosts = sorted(host for host, visit in visits.items() if outcome_of(visit) == ANSWERED)[:4]
    for host in hosts:
        record_visit(visits[host], target(host))
    Site.objects.update(rubric_version="0.9")
    ProbeRun.objects.update(rubric_version="0.9")
    asked, broken = [], {hosts[1]}

    def fails(evidence):
        asked.append(evidence.host)
        if evidence.host in broken:
            raise ZeroDivisionError("by our own hand")
        return Verdict(Answer.NO, Reason.TOO_SHORT)

    monkeypatch.setattr(rubric, "CHECKS", {**rubric.CHECKS, CheckId.LLMS_TXT: fails})
    status, said, complained = regraded()
    assert status == 1
    assert f"grading {hosts[1]} failed: ZeroDivisionError: by our own hand (test_" in complained
    assert said.startswith("3 graded")
    assert "1 failed" in said
    assert set(Site.objects.filter(rubric_version="0.9").values_list("host", flat=True)) == {hosts[1]}
    asked.clear()
    broken.clear()
    status, said, complained = regraded()
    assert (status, asked) == (0, [hosts[1]])
    assert "beginning with 1 hosts on which grading failed before" in complained
    assert not Site.objects.filter(rubric_version="0.9").exists()
    assert not Progress.objects.exists()


def test_a_host_that_cannot_be_published_costs_no_other_its_place(visits, monkeypatch):
    hosts = sorted(host for host, visit in visits.items() if outcome_of(visit) == ANSWERED)[:4]
    for host in hosts:
        record_visit(visits[host], target(host))
    Site.objects.update(rubric_version="0.9")
    real = publish._apply_outcome

    def fails(site, *rest):
        if site.host == hosts[2]:
            raise DataError("no row of this")
        return real(site, *rest)

    monkeypatch.setattr(publish, "_apply_outcome", fails)
    stricter = {**rubric.CHECKS, CheckId.LLMS_TXT: lambda _: Verdict(Answer.NO, Reason.TOO_SHORT)}
    monkeypatch.setattr(rubric, "CHECKS", stricter)
    status, said, complained = regraded()
    assert (status, said[:8]) == (1, "3 graded")
    assert f"grading {hosts[2]} failed: DataError: no row of this" in complained
    assert set(Site.objects.filter(rubric_version="0.9").values_list("host", flat=True)) == {hosts[2]}


def test_a_refusal_delists_in_the_same_act_and_the_site_is_gone_from_every_answer(
    scripted_site, sample_policy, client
):
    scripted_site.reply(
        "/llms.txt", "# Press\n\nWe print books on a hand press, slowly.\n\n- [Order](/order)\n"
    )
    scripted_site.reply("/index.md", "# Press\n\nA page that changes.\n\n- [Order](/order)\n")
    host = scripted_site.host
    scripted_site.reply(
        "/", f"<!doctype html><title>Press</title><h1>Press</h1><p>A page that changes. {host}"
    )
    record_visit(asyncio.run(visit(host, sample_policy)), target(host))
    assert client.get(f"/site/{host}.json").status_code == 200
    scripted_site.reply("/robots.txt", "User-agent: *\nContent-Signal: ai-input=no\n")
    record_visit(asyncio.run(visit(host, sample_policy)), target(host))
    assert client.get(f"/site/{host}.json").status_code == 404
    assert client.get("/api/find", {"q": "press"}).json()["count"] == 0
    assert client.get("/api/stats").json()["listed"] == 0
    scripted_site.forget("/robots.txt")
    record_visit(asyncio.run(visit(host, sample_policy)), target(host))
    assert client.get(f"/site/{host}.json").status_code == 200


def test_a_visit_that_says_nothing_any_more_gives_way_to_the_one_before_and_comes_back(visits, monkeypatch):
    first = visits[HOST]
    later = a_week_after(first)
    record_visit(first, target())
    record_visit(later, target())
    walled = (Outcome.COULD_NOT_ASK, OutcomeReason.CHALLENGED)
    with monkeypatch.context() as stricter:
        stricter.setattr("probes.grading.finding.outcome_of", lambda e: walled if e == later else ANSWERED)
        regrade(HOST)
        assert Site.objects.get(host=HOST).verified_at == first.started
        stricter.setattr("probes.grading.finding.outcome_of", lambda *_: walled)
        assert regrade(HOST)
        assert not Site.objects.get(host=HOST).listed
    assert regrade(HOST)
    assert Site.objects.get(host=HOST).listed
    assert Site.objects.get(host=HOST).verified_at == later.started


def test_evidence_that_our_grading_fails_on_is_kept_and_graded_when_that_is_mended(
    visits, monkeypatch, caplog
):
    def fault(*_):
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr("probes.grading.rubric.grade_all", fault)
        finding = record_visit(visits[HOST], target())
    assert (finding.outcome, finding.outcome_reason) == ("could_not_ask", "not_graded")
    assert f"grading {HOST} failed" in caplog.text
    assert Target.objects.get(host=HOST).probed_at is not None
    assert regrade(HOST)
    assert Site.objects.get(host=HOST).listed


def test_what_is_open_when_the_processor_time_is_over_is_unknown_and_what_was_judged_stands(
    visits, monkeypatch
):
    in_full = grade_evidence(visits[HOST])

    def spins(_):
        raise CpuTimeExceeded

    monkeypatch.setattr(rubric, "CHECKS", {**rubric.CHECKS, CheckId.LLMS_TXT: spins})
    checks = record_visit(visits[HOST], target()).checks
    before, *after = (list(checks)[: list(checks).index(CheckId.LLMS_TXT)], *list(checks)[2:])
    assert {check: checks[check] for check in before} == {check: in_full.checks[check] for check in before}
    assert {(checks[check].answer, checks[check].reason) for check in after} == {("unknown", "too_costly")}
    monkeypatch.undo()
    assert regrade(HOST)
    assert Site.objects.get(host=HOST).checks["llms_txt"]["answer"] == "yes"


def test_consent_that_cannot_be_read_in_time_is_no_consent(visits, monkeypatch):
    def spins(*_):
        raise CpuTimeExceeded

    def in_another_process(function, work):
        with monkeypatch.context() as slow:
            slow.setattr("probes.grading.finding.site_refusal", spins)
            return [isolated_like(function, given) for given in work]

    monkeypatch.setattr(processes, "run_each", in_another_process)
    finding = record_visit(visits[HOST], target())
    assert (finding.outcome, finding.outcome_reason) == ("could_not_ask", "too_costly")
    assert not Site.objects.listed().exists()


def isolated_like(function, given):
    """Do what another process does with work whose time is over."""
    try:
        return function(*given)
    except CpuTimeExceeded as error:
        return processes.OverBudget(repr(error))


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("120", 120),
        ("0", 0),
        ("99999999999999", 30 * 86400),
        ("soon", None),
        ("-5", None),
        ("", None),
        ("Mon, 01 Jan 2024 00:00:00 +99999999999999999999", None),
    ],
)
def test_a_retry_after_is_heeded_for_30_days_at_most(value, seconds, scripted_site, sample_policy):
    scripted_site.reply("/llms.txt", "", status=429, headers={"retry-after": value})
    moment = earliest_retry(asyncio.run(visit(scripted_site.host, sample_policy)), datetime.now(UTC))
    if seconds is None:
        assert moment is None
    else:
        assert abs((moment - datetime.now(UTC)).total_seconds() - seconds) < 30


def test_the_next_visit_comes_no_sooner_than_a_retry_after_named(visits):
    *before, last = visits[HOST].exchanges
    last = replace(last, status=429, headers=(("retry-after", str(20 * 86400)),))
    record_visit(replace(visits[HOST], exchanges=(*before, last)), target())
    assert Site.objects.get(host=HOST).listed  # which is visited each week
    due = Target.objects.get(host=HOST)
    assert due.due_at == due.not_before
    assert due.due_at > datetime.now(UTC) + timedelta(days=19)
