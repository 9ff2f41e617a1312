"""A stopped grading of the whole store goes on."""

import inspect
import os
import subprocess
import sys
from io import StringIO

import pytest
from django.core.management import call_command

from index.models import ListingEvent, Site
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from probes.checks.verdict import Verdict
from probes.grading import rubric
from probes.models import ProbeRun, Progress, Target
from probes.publishing import regrade
from probes.publishing.record import record_visit
from probes.schedule import schedule
from tests.pipeline.conftest import ROOT, database_url

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("judged_here")]
BATCH = 2
HOSTS = 10
WHOLE = 2  # Batches that are done before the stop


def stricter():
    return {**rubric.CHECKS, CheckId.LLMS_TXT: lambda _: Verdict(Answer.NO, Reason.TOO_SHORT)}


STOPPED = f"""
import os, signal
import django
django.setup()
from django.core.management import execute_from_command_line
from django.db.backends.utils import CursorWrapper
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from probes.checks.verdict import Verdict
from probes.grading import rubric
from probes.isolation import processes
from probes.publishing import regrade
{inspect.getsource(stricter)}
processes.run_each = lambda function, arguments: [function(*given) for given in arguments]
rubric.CHECKS = stricter()
regrade.BATCH = {BATCH}
sent, whole, asked = signal.SIGKILL, 0, 0
if killed := os.fork():
    assert os.waitstatus_to_exitcode(os.waitpid(killed, 0)[1]) == -sent
    sent = signal.SIGINT
real = CursorWrapper.execute
def execute(cursor, sql, params=None):
    global whole, asked
    whole += sql.startswith('UPDATE "probes_progress"')
    asked += whole == {WHOLE}
    if asked == 4:  # in the midst of the next batch
        asked += 1
        os.kill(os.getpid(), sent)
    return real(cursor, sql, params)
CursorWrapper.execute = execute
execute_from_command_line(["manage.py", "regrade", "--processes", "1"])
"""


def recorded(visits):
    for model in (Site, ListingEvent, ProbeRun, Target):
        model.objects.all().delete()
    for host, evidence in sorted(visits.items())[:HOSTS]:
        record_visit(evidence, schedule.target_of(host, origin=Target.Origin.OPERATOR))


def outcome():
    sites = [
        {
            name: value
            for name, value in row.items()
            if name not in {"id", "changed", "changed_at", "listing_id"}
        }
        for row in Site.objects.order_by("host").values()
    ]
    runs = ProbeRun.objects.order_by("host").values_list(
        "host", "outcome", "outcome_reason", "rubric_version"
    )
    events = ListingEvent.objects.order_by("host", "id").values_list(
        "host", "kind", "score", "tier", "detail"
    )
    return sites, list(runs), list(events)


def killed_and_then_interrupted(tmp_path):
    env = {"DATABASE_URL": database_url(), "DATA_DIR": str(tmp_path)}
    return subprocess.run(
        [sys.executable, "-c", STOPPED],
        cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_a_grading_that_was_killed_and_interrupted_ends_as_one_that_was_not(visits, monkeypatch, tmp_path):
    recorded(visits)
    before = ListingEvent.objects.count()
    with monkeypatch.context() as today:
        today.setattr(rubric, "CHECKS", stricter())
        call_command("regrade", stdout=StringIO())
    expected = outcome()
    assert len(expected[2]) > before
    recorded(visits)
    done = killed_and_then_interrupted(tmp_path)
    assert done.returncode == 130, done.stderr
    assert "the same command goes on from there" in done.stderr
    position = Progress.objects.get(work=regrade.work_name()).position
    assert position == sorted(visits)[2 * WHOLE * BATCH - 1]
    complained = StringIO()
    monkeypatch.setattr(rubric, "CHECKS", stricter())
    monkeypatch.setattr(regrade, "BATCH", BATCH)
    call_command("regrade", "--processes", "1", stdout=StringIO(), stderr=complained)
    assert f"going on after {position}" in complained.getvalue()
    assert outcome() == expected
