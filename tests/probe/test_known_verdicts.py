"""What grading said is used again as long as the code that said it is the same, and never says otherwise than grading in full."""

import functools
import os
import subprocess
import sys
from io import StringIO

import pytest
from django.core.management import call_command

from index.models import ListingEvent, Site
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from probes import progress
from probes.checks.verdict import Verdict
from probes.grading import edition as editions
from probes.grading import rubric, verdicts
from probes.grading.edition import edition
from probes.grading.grade import grade
from probes.grading.judging import judged
from probes.models import ProbeRun, Progress, StoredVerdicts, Target
from probes.publishing import regrading
from probes.publishing.recording import record
from probes.publishing.regrade import Regraded, regrade_all
from probes.schedule import schedule
from tests.pipeline.conftest import ROOT, database_url
from tests.probe.conftest import a_week_after

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("judged_here")]
HOST = "tidewater-docs.test"


def recorded(visits, *hosts):
    for host in hosts or visits:
        record(visits[host], schedule.target_of(host, origin=Target.Origin.OPERATOR))


def rows():
    written = {"changed", "changed_at"}
    return [
        {k: v for k, v in row.items() if k not in written} for row in Site.objects.order_by("host").values()
    ]


def never(check):
    """The same check for whoever names its code, that must not be asked."""

    @functools.wraps(check)
    def asked(_):
        raise AssertionError(f"{check.__module__} was asked")

    return asked


def test_what_is_known_gives_the_same_finding_as_grading_in_full(visits):
    for evidence in visits.values():
        in_full = grade(evidence)
        first = judged(evidence, {})
        verdicts.store([first])
        stored = verdicts.stored([evidence.host])
        again = judged(evidence, stored.get(evidence.host, {}))
        assert first.finding == again.finding == in_full
        assert again.is_as_before or in_full.outcome == "could_not_ask"
        assert not again.is_to_store


def test_a_check_whose_code_is_the_same_is_not_asked_again_and_one_that_changed_is(visits, monkeypatch):
    recorded(visits, HOST)
    before = rows()
    asked = {check: never(judge) for check, judge in rubric.CHECKS.items()}
    monkeypatch.setattr(rubric, "CHECKS", asked)
    monkeypatch.setattr(rubric, "WELL_KNOWN", {r: never(judge) for r, judge in rubric.WELL_KNOWN.items()})
    assert regrade_all([HOST]) == Regraded()
    assert rows() == before
    asked[CheckId.LLMS_TXT] = lambda _: Verdict(Answer.NO, Reason.TOO_SHORT)
    assert regrade_all([HOST]) == Regraded(1)
    site = Site.objects.get()
    assert (site.llms_txt, site.checks["llms_txt"]["reason"]) == (False, "too_short")
    assert ListingEvent.objects.latest("pk").detail["answers"] == {"llms_txt": ["yes", "no"]}


def test_a_new_version_that_says_the_same_is_noted_and_no_event(visits, monkeypatch):
    recorded(visits)
    before, events = rows(), ListingEvent.objects.count()
    for module in ("probes.grading.rubric", "probes.grading.grade.rubric", "probes.publishing.regrade"):
        monkeypatch.setattr(f"{module}.RUBRIC_VERSION", "9.9")
    assert regrade_all(sorted(visits)) == Regraded()
    answered = ProbeRun.objects.filter(outcome="answered")
    assert set(answered.values_list("rubric_version", flat=True)) == {"9.9"}
    assert set(Site.objects.filter(listed=True).values_list("rubric_version", flat=True)) == {"9.9"}
    assert ListingEvent.objects.count() == events
    assert [row | {"rubric_version": ""} for row in rows()] == [
        row | {"rubric_version": ""} for row in before
    ]


@pytest.mark.parametrize(
    "torn", [b"", b"torn", b"x\x9c\xab\xae\x05\x00\x01\x75\x00\xf9", b"x\x9c\x8b\x8e\x05\x00\x01\x15\x00\xb9"]
)
def test_a_copy_that_cannot_be_read_costs_a_grading_in_full_and_no_more(torn, visits):
    recorded(visits, HOST)
    before = rows()
    StoredVerdicts.objects.update(packed=torn)
    assert regrade_all([HOST]) == Regraded()
    StoredVerdicts.objects.all().delete()
    assert regrade_all([HOST]) == Regraded()
    assert rows() == before
    assert StoredVerdicts.objects.count() == 1


def test_a_row_that_was_withdrawn_is_published_again_although_the_same_is_said(visits):
    from index.listing.publish import withdraw

    recorded(visits, HOST)
    withdraw(host=HOST)
    assert regrade_all([HOST]) == Regraded(1)
    assert Site.objects.get().listed


def test_an_edition_changes_with_its_code_and_with_what_that_imports_and_with_nothing_else(monkeypatch):
    llms, card = "probes.checks.llms_txt", "probes.checks.wellknown.x402"
    before = edition(llms), edition(card)
    assert before[0] != before[1]
    assert edition("lxml.etree") == edition("tests.sites") == edition("probes.no_such") == ""
    real = editions._source
    for module, changed in (
        (llms, (True, False)),
        ("probes.readers.markdown", (True, False)),
        ("probes.evidence.evidence", (True, True)),
    ):
        monkeypatch.setattr(
            editions, "_source", lambda name, other=module: real(name) + b"\n#" * (name == other)
        )
        edition.cache_clear()
        assert (edition(llms) != before[0], edition(card) != before[1]) == changed
    edition.cache_clear()


def test_a_grading_of_the_whole_store_goes_on_where_it_was_stopped_unless_the_code_is_another(visits):
    recorded(visits)
    hosts = sorted(visits)
    Progress.objects.create(work=regrading.work(), position=hosts[-4])
    Progress.objects.create(work="regrade other", position=hosts[0])
    said, complained = StringIO(), StringIO()
    call_command("regrade", stdout=said, stderr=complained)
    assert said.getvalue().startswith("3 graded under rubric ")
    assert f"going on after {hosts[-4]}" in complained.getvalue()
    assert not Progress.objects.filter(work=regrading.work()).exists()
    again = StringIO()
    call_command("regrade", stdout=again)
    assert again.getvalue().startswith(f"{len(hosts)} graded under rubric ")


def test_two_gradings_of_the_whole_store_do_not_take_turns(visits):
    recorded(visits)
    here = progress.of(regrading.work())
    progress.move(progress.of(regrading.work()), "somewhere.test", {})
    with pytest.raises(progress.Elsewhere):
        progress.move(here, "a.test", {})


def test_a_visit_that_is_recorded_while_the_one_before_is_graded_is_what_stands(visits, monkeypatch):
    recorded(visits, HOST)
    later = a_week_after(visits[HOST])
    monkeypatch.setattr(
        "probes.publishing.regrade.confirm",
        lambda **_: record(later, schedule.target_of(HOST, origin=Target.Origin.OPERATOR)),
    )
    stricter = {**rubric.CHECKS, CheckId.LLMS_TXT: lambda _: Verdict(Answer.NO, Reason.TOO_SHORT)}
    monkeypatch.setattr(rubric, "CHECKS", stricter)
    assert regrade_all([HOST]) == Regraded()  # its visit said so already
    site = Site.objects.get()
    assert (site.verified_at, site.llms_txt) == (later.started, False)


def test_hosts_that_say_nothing_are_read_once_and_published_never(visits, monkeypatch):
    recorded(visits)
    silent = sorted(ProbeRun.objects.filter(outcome="could_not_ask").values_list("host", flat=True))
    assert silent
    monkeypatch.setattr("probes.publishing.regrade.publish_all", never(regrade_all))
    before = rows()
    assert regrade_all(silent) == Regraded()
    assert rows() == before


@pytest.mark.django_db(transaction=True)
def test_several_processes_grade_every_host_once(visits, tmp_path):
    recorded(visits)
    before = rows()
    done = subprocess.run(
        [sys.executable, "manage.py", "regrade", "--processes", "2"],
        cwd=ROOT, env=os.environ | {"DATABASE_URL": database_url(), "DATA_DIR": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(
        f"{len(visits)} graded under rubric {rubric.RUBRIC_VERSION}, 0 changed, 0 with torn"
    )
    assert rows() == before
