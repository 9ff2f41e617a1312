"""Stored evidence is graded again."""

import os
import subprocess
import sys
from io import StringIO

import pytest
from django.core.management import call_command
from django.db.models.expressions import RawSQL

from index.models import ListingEvent, Site
from index.reports.timeline import moves
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from probes import progress
from probes.checks.verdict import Verdict
from probes.grading import rubric
from probes.models import ProbeRun, Progress, Target
from probes.publishing import regrade
from probes.publishing.record import record_visit
from probes.publishing.regrade import RegradeCounts, regrade_all
from probes.schedule import schedule
from tests.pipeline.conftest import ROOT, database_url
from tests.probe.conftest import a_week_after

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("judged_here")]
HOST = "tidewater-docs.test"
NAMED = "skylark-weather.test"
SILENT = ("maple-street-cinema.test", "velvet-harbor.test")
SOME = (HOST, NAMED, "larkspur-books.test", "quiet-archive.test", *SILENT)
OWN_ID = "urn:air:skylark-weather.test:mcp:forecasts"


@pytest.fixture
def some(visits):
    """Some answer, one refuses, and others say nothing."""
    return {host: visits[host] for host in SOME}


def recorded(visits, *hosts):
    for host in hosts or visits:
        record_visit(visits[host], schedule.target_of(host, origin=Target.Origin.OPERATOR))


def rows():
    written = {"changed", "changed_at"}
    return [
        {k: v for k, v in row.items() if k not in written} for row in Site.objects.order_by("host").values()
    ]


def test_a_check_that_says_otherwise_changes_the_site_and_all_others_stay(visits, monkeypatch):
    recorded(visits, HOST)
    before = rows()
    assert regrade_all([HOST]) == RegradeCounts()
    assert rows() == before
    stricter = {**rubric.CHECKS, CheckId.LLMS_TXT: lambda _: Verdict(Answer.NO, Reason.TOO_SHORT)}
    monkeypatch.setattr(rubric, "CHECKS", stricter)
    assert regrade_all([HOST]) == RegradeCounts(1)
    site = Site.objects.get()
    assert (site.llms_txt, site.checks["llms_txt"]["reason"]) == (False, "too_short")
    assert ListingEvent.objects.latest("pk").detail["answers"] == {"llms_txt": ["yes", "no"]}


def test_what_a_rubric_moves_is_told_apart_from_what_the_site_did(visits, monkeypatch, client):
    recorded(visits, HOST)
    stricter = {**rubric.CHECKS, CheckId.LLMS_TXT: lambda _: Verdict(Answer.NO, Reason.TOO_SHORT)}
    monkeypatch.setattr(rubric, "CHECKS", stricter)
    monkeypatch.setattr(rubric, "RUBRIC_VERSION", "9.9")
    assert regrade_all([HOST]) == RegradeCounts(1)
    report = client.get(f"/site/{HOST}.json").json()
    assert (report["checks"]["llms_txt"]["cause"], report["checks"]["mcp_server"]["cause"]) == (
        "rubric",
        "site",
    )
    listed, moved = report["history"]
    assert (listed["cause"], listed["rubric_version"]) == ("site", None)
    assert (moved["cause"], moved["rubric_version"]) == ("rubric", "9.9")
    assert moved["answer_changes"] == [{"check": "llms_txt", "before": "yes", "after": "no"}]
    assert "The site itself did not change." in client.get(f"/site/{HOST}").text
    assert "changed by rubric 9.9, not by the site" in client.get(f"/site/{HOST}.md").text
    assert "Changed by rubric 9.9, not by the site" in client.get(f"/site/{HOST}/changes.atom").text
    assert moves()["9.9"] == [{"check": "llms.txt", "before": "yes", "after": "no", "sites": 1}]


def test_what_a_site_calls_itself_in_its_catalog_comes_in_by_regrading(visits, client, settings):
    settings.BASE_URL = "https://index.example"
    recorded(visits, NAMED)
    Site.objects.update(catalog_ids=[])
    assert client.get(f"/agents/{OWN_ID}").status_code == 404
    regrade_all([NAMED])
    assert client.get(f"/agents/{OWN_ID}").json()["url"] == f"https://{NAMED}/mcp"
    assert client.get(f"/agents/{NAMED}").json()["identifier"] == OWN_ID


def test_a_new_version_that_says_the_same_is_noted_and_no_event(some, monkeypatch):
    recorded(some)
    before, events = rows(), ListingEvent.objects.count()
    monkeypatch.setattr(rubric, "RUBRIC_VERSION", "9.9")
    assert regrade_all(sorted(some)) == RegradeCounts()
    answered = ProbeRun.objects.filter(outcome="answered")
    assert set(answered.values_list("rubric_version", flat=True)) == {"9.9"}
    assert set(Site.objects.listed().values_list("rubric_version", flat=True)) == {"9.9"}
    assert ListingEvent.objects.count() == events
    assert [row | {"rubric_version": ""} for row in rows()] == [
        row | {"rubric_version": ""} for row in before
    ]


def test_no_row_is_written_where_nothing_changed(some):
    recorded(some)
    written = RawSQL("xmin::text::bigint", ())
    before = list(Site.objects.order_by("id").values_list("host", written))
    assert regrade_all(sorted(some)) == RegradeCounts()
    assert list(Site.objects.order_by("id").values_list("host", written)) == before


def test_a_row_that_was_withdrawn_is_published_again_although_the_same_is_said(visits):
    from index.listing.publish import withdraw

    recorded(visits, HOST)
    withdraw(host=HOST)
    assert regrade_all([HOST]) == RegradeCounts(1)
    assert Site.objects.get().listed


def test_a_grading_of_the_whole_store_goes_on_where_it_was_stopped_unless_the_rubric_is_another(some):
    recorded(some)
    hosts = sorted(some)
    Progress.objects.create(work=regrade.work_name(), position=hosts[-4])
    Progress.objects.create(work="regrade other", position=hosts[0])
    said, complained = StringIO(), StringIO()
    call_command("regrade", stdout=said, stderr=complained)
    assert said.getvalue().startswith("3 graded under rubric ")
    assert f"going on after {hosts[-4]}" in complained.getvalue()
    assert not Progress.objects.filter(work=regrade.work_name()).exists()
    again = StringIO()
    call_command("regrade", stdout=again)
    assert again.getvalue().startswith(f"{len(hosts)} graded under rubric ")


def test_two_gradings_of_the_whole_store_do_not_take_turns():
    here = progress.stored_progress(regrade.work_name())
    progress.store_position(progress.stored_progress(regrade.work_name()), "somewhere.test", {})
    with pytest.raises(progress.MovedElsewhere):
        progress.store_position(here, "a.test", {})


def test_a_visit_that_is_recorded_while_the_one_before_is_graded_is_what_stands(visits, monkeypatch):
    recorded(visits, HOST)
    later = a_week_after(visits[HOST])
    began = []

    def meanwhile(evidence):
        if not began:
            began.append(evidence.started)
            record_visit(later, schedule.target_of(HOST, origin=Target.Origin.OPERATOR))
        return Verdict(Answer.NO, Reason.TOO_SHORT)

    monkeypatch.setattr(rubric, "CHECKS", {**rubric.CHECKS, CheckId.LLMS_TXT: meanwhile})
    assert regrade_all([HOST]) == RegradeCounts()  # its visit said so already
    site = Site.objects.get()
    assert (site.verified_at, site.llms_txt) == (later.started, False)


def test_hosts_that_say_nothing_stay_as_they_are(some):
    recorded(some)
    silent = sorted(ProbeRun.objects.filter(outcome="could_not_ask").values_list("host", flat=True))
    assert silent
    before = rows()
    assert regrade_all(silent) == RegradeCounts()
    assert rows() == before


BY_TWOS = """
import django
django.setup()
from django.core.management import execute_from_command_line
from probes.publishing import regrade
regrade.BATCH = 2
execute_from_command_line(["manage.py", "regrade", "--processes", "2"])
"""


@pytest.mark.django_db(transaction=True)
def test_several_processes_grade_every_host_once(some, tmp_path):
    recorded(some)
    before = rows()
    done = subprocess.run(
        [sys.executable, "-c", BY_TWOS],
        cwd=ROOT, env=os.environ | {"DATABASE_URL": database_url(), "DATA_DIR": str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(
        f"{len(some)} graded under rubric {rubric.RUBRIC_VERSION}, 0 changed, 0 with torn"
    )
    assert rows() == before
