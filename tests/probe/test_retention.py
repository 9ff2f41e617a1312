"""Kept whole: the last two probes and every change; of the others, the digests."""

import json
import zlib
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from index.models import ListingEvent, Site
from probes import progress
from probes.evidence import digests, retention
from probes.evidence.evidence import Ending, Purpose
from probes.grading.finding import grade_evidence, outcome_of
from probes.models import ProbeRun, Progress, StoredDigests, StoredEvidence
from probes.operations.history import exchanges_of_run
from probes.publishing.record import store_visit
from probes.publishing.regrade import regrade
from tests.published import publish

pytestmark = pytest.mark.django_db
HOST = "tidewater-docs.test"
BEGAN = datetime(2026, 6, 1, tzinfo=UTC)
HTTP, BROWSER, SWEEP = ProbeRun.Stage.HTTP, ProbeRun.Stage.BROWSER, ProbeRun.Stage.SWEEP


def day(number):
    return BEGAN + timedelta(days=number)


def seen_on(evidence, number):
    at = day(number).isoformat()
    later = tuple(replace(exchange, at=at) for exchange in evidence.exchanges)
    return replace(evidence, started_at=at, finished_at=(day(number) + timedelta(seconds=9)).isoformat(),
        exchanges=later)  # fmt: skip


def silent(evidence):
    gone = tuple(
        replace(e, ending=Ending.TIMED_OUT, status=None, body=b"", sha256="") for e in evidence.exchanges[:1]
    )
    return replace(evidence, exchanges=gone)


def without(evidence, *purposes):
    return replace(evidence, exchanges=tuple(e for e in evidence.exchanges if e.purpose not in purposes))


def visited(evidence, number, stage=HTTP):
    """Store, grade and publish evidence as of this day."""
    evidence, before = seen_on(evidence, number), ListingEvent.objects.count()
    finding = grade_evidence(evidence)
    run = store_visit(evidence, finding.outcome, finding.outcome_reason, stage=stage)
    publish(finding=finding)
    if ListingEvent.objects.count() > before:
        newest = ListingEvent.objects.latest("pk")
        ListingEvent.objects.filter(pk=newest.pk).update(at=day(number) + timedelta(minutes=1))
    return run


def whole():
    runs = ProbeRun.objects.filter(evidence__isnull=False).order_by("started_at")
    return [(run.started_at - BEGAN).days for run in runs]


def test_the_last_two_probes_and_every_change_are_kept_whole_and_of_every_other_the_digests(visits):
    full, poorer = visits[HOST], without(visits[HOST], Purpose.LLMS_TXT)
    seen = [full, full, full, poorer, poorer, full, full, full, full]
    for number, evidence in enumerate(seen):
        visited(evidence, number)
    assert [event.kind for event in ListingEvent.objects.order_by("at")] == ["listed", "changed", "changed"]
    assert retention.thin_evidence() == 4
    assert whole() == [0, 3, 5, 7, 8]
    assert ProbeRun.objects.count() == len(seen)
    for run in ProbeRun.objects.filter(evidence__isnull=True):
        told = exchanges_of_run(HOST, run.pk)
        assert told == digests.digest_lines(
            seen_on(seen[(run.started_at - BEGAN).days], (run.started_at - BEGAN).days)
        )
        assert all(len(line["sha256"]) in {0, 64} for line in told)
    assert retention.thin_evidence() == 0


def test_a_host_that_falls_silent_keeps_what_its_report_and_the_next_grading_rest_on(visits, client):
    for number in range(4):
        visited(visits[HOST], number)
    for number in range(4, 10):
        visited(silent(visits[HOST]), number)
    retention.thin_evidence()
    assert whole() == [0, 2, 3, 8, 9]
    said = client.get(f"/site/{HOST}/evidence/llms_txt.json").json()
    assert all(line["stored"] for line in said["exchanges"])
    before = Site.objects.values("checks", "listed", "tier", "verified_at").get()
    assert regrade(HOST) is False
    assert Site.objects.values("checks", "listed", "tier", "verified_at").get() == before


def test_page_runs_and_sweeps_are_counted_apart_from_visits(visits):
    for number in range(5):
        visited(visits[HOST], number)
    ListingEvent.objects.all().delete()
    for number in range(5, 10):
        store_visit(seen_on(visits[HOST], number), *outcome_of(visits[HOST]), stage=BROWSER)
    for number in range(10, 14):
        store_visit(seen_on(visits[HOST], number), *outcome_of(visits[HOST]), stage=SWEEP)
    retention.thin_evidence()
    assert whole() == [3, 4, 8, 9, 12, 13]


def test_the_last_two_visits_that_ran_a_page_are_kept_however_many_came_without_one(visits):
    both = ProbeRun.Stage.BOTH
    for number, stage in enumerate((both, both, both, HTTP, HTTP, HTTP)):
        store_visit(seen_on(visits[HOST], number), *outcome_of(visits[HOST]), stage=stage)
    retention.thin_evidence()
    assert whole() == [1, 2, 4, 5]


def test_what_waits_to_be_graded_and_what_was_just_seen_is_kept(visits):
    for number in range(5):
        run = store_visit(seen_on(visits[HOST], number), *outcome_of(visits[HOST]), stage=HTTP)
        if number == 1:
            ProbeRun.objects.filter(pk=run.pk).update(grade_due_at=timezone.now())
    retention.thin_evidence()
    assert whole() == [1, 3, 4]
    for age in (40, 30, 20, 10):
        at = timezone.now() - timedelta(minutes=age)
        evidence = replace(
            visits["larkspur-books.test"], started_at=at.isoformat(), finished_at=at.isoformat()
        )
        store_visit(evidence, *outcome_of(evidence), stage=HTTP)
    assert retention.thin_evidence() == 0
    assert StoredEvidence.objects.count() == 7


def test_it_goes_on_where_it_was_stopped_and_two_at_once_do_no_harm(visits, monkeypatch):
    monkeypatch.setattr(retention, "_STEP", 2)
    for number in range(9):
        visited(visits[HOST], number)
    assert retention.thin_evidence(seconds=0) == 0
    calls = iter([False, True])
    first = retention.thin_evidence(stopping=lambda: next(calls))
    here = Progress.objects.get(work="retention")
    assert 0 < int(here.position) < ProbeRun.objects.latest("pk").pk
    progress.store_position(Progress.objects.get(work="retention"), "0", {})  # somebody else moved it
    with pytest.raises(progress.MovedElsewhere):
        retention._step(here)
    assert first + retention.thin_evidence() == 6
    assert whole() == [0, 7, 8]


@pytest.mark.parametrize("packed", [b"torn", zlib.compress(b"[" * 100_000 + b"\n")])
def test_evidence_that_cannot_be_read_is_never_thrown_away(visits, caplog, packed):
    for number in range(5):
        visited(visits[HOST], number)
    torn = ProbeRun.objects.get(started_at=day(1))
    StoredEvidence.objects.filter(run=torn).delete()
    StoredEvidence.objects.create(run=torn, packed=packed)
    retention.thin_evidence()
    assert whole() == [0, 1, 3, 4]
    assert f"the evidence of run {torn.pk} cannot be read" in caplog.text


def test_the_story_says_what_is_kept_of_each_run(visits):
    for number in range(4):
        visited(visits[HOST], number)
    call_command("retention", "--thin", stdout=StringIO())
    said = StringIO()
    call_command("why", HOST, stdout=said)
    kept = [line for line in said.getvalue().splitlines() if " requests in " in line]
    assert ["bytes of evidence" in line for line in kept] == [True, True, False, True]
    assert "its digests are kept" in kept[2]
    old = ProbeRun.objects.get(started_at=day(1))
    shown = StringIO()
    call_command("why", HOST, "--run", str(old.pk), stdout=shown)
    assert "sha256 " in shown.getvalue()


def test_sizes_are_measured_a_probe_a_site_and_a_table(visits):
    for number in range(4):
        visited(visits[HOST], number)
    said, table = StringIO(), StringIO()
    call_command("retention", "--thin", "--json", stdout=said)
    sizes = json.loads(said.getvalue().splitlines()[-1])
    whole_bytes = sum(len(bytes(kept.packed)) for kept in StoredEvidence.objects.all())
    left_bytes = sum(len(bytes(kept.packed)) for kept in StoredDigests.objects.all())
    assert said.getvalue().startswith("1 gave way to their digests\n")
    assert sizes["evidence"] == {
        "runs": 3, "hosts": 1, "bytes": whole_bytes, "bytes_a_run": round(whole_bytes / 3),
        "bytes_a_host": whole_bytes,
    }  # fmt: skip
    assert sizes["digests"]["bytes"] == left_bytes
    assert left_bytes < whole_bytes / 3
    assert sizes["database_bytes"] > 1_000_000
    assert {row["table"] for row in sizes["tables"]} >= {
        "probes_proberun",
        "probes_storedevidence",
        "index_site",
    }
    call_command("retention", stdout=table)
    assert "whole evidence: 3 runs of 1 hosts" in table.getvalue()
