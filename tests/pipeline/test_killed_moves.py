"""`move_evidence` killed again and again, to a real S3 server and back, while visits are stored."""

import os
import subprocess
import sys
import time

import pytest

from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.evidence import cleaning, homes, moving, orphans
from probes.evidence.evidence import Evidence
from probes.models import ProbeRun, Progress, StoredEvidence
from probes.publishing import record
from tests.paths import ROOT
from tests.pipeline.conftest import database_url
from tests.s3_server import BUCKET, S3Server
from tests.waiting import until

pytestmark = [pytest.mark.soak, pytest.mark.django_db(transaction=True)]
VISITS, KILLS = 800, 8


def visit(number: int) -> Evidence:
    at = f"2026-11-01T00:{number // 60:02}:{number % 60:02}+00:00"
    return Evidence(
        host=f"site{number}.example.com", started_at=at, finished_at=at, prober="1" * (number % 9)
    )


def store(numbers):
    """What each run's evidence is, packed."""
    stored = {}
    for number in numbers:
        evidence = visit(number)
        run = record.store_visit(
            evidence, Outcome.ANSWERED, OutcomeReason.ANSWERED, stage=ProbeRun.Stage.HTTP
        )
        stored[run.pk] = evidence.pack()
    return stored


def test_every_visit_is_in_one_home_however_often_the_move_is_killed(tmp_path, settings, monkeypatch):
    s3 = S3Server(tmp_path / "s3")
    s3.start()
    try:
        for name, value in s3.environment.items():
            monkeypatch.setenv(name, value)
        settings.EVIDENCE_URL = f"s3://{BUCKET}/evidence"
        expected = store(range(VISITS))
        for home in (homes.STORE, homes.DATABASE):
            settings.EVIDENCE_HOME = home
            env = os.environ | {
                "DATABASE_URL": database_url(), "EVIDENCE_URL": settings.EVIDENCE_URL, "EVIDENCE_HOME": home,
            }  # fmt: skip
            command = [sys.executable, "manage.py", "move_evidence", "--to", home]
            for kill in range(KILLS):
                process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL)
                left = moving.rows_to_move(home).count()
                expected |= store([VISITS + len(expected)])
                until(lambda home=home, left=left: moving.rows_to_move(home).count() < left, 60)
                time.sleep(kill / 500)  # anywhere within a step
                process.kill()
                process.wait()
                rows = StoredEvidence.objects.all()
                assert {row.run_id: homes.load(homes.place_of(row)) for row in rows} == expected
            assert moving.rows_to_move(home).exists()
            subprocess.run(command, cwd=ROOT, env=env, check=True)
            assert not moving.rows_to_move(home).exists()
        monkeypatch.setattr(orphans, "MIN_AGE", orphans.MIN_AGE * 0)
        time.sleep(1.1)  # times of objects are whole seconds
        Progress.objects.all().delete()
        cleaning.take_lease()
        orphans.delete_objects()
        (left,) = homes.evidence_store().list(homes.folder_of_objects())
        assert left.key.endswith("/lease/holder")
    finally:
        s3.stop()


def test_processes_that_a_regrade_forks_read_from_the_store_themselves(tmp_path, settings):
    settings.EVIDENCE_URL, settings.EVIDENCE_HOME = f"file://{tmp_path}/evidence", homes.STORE
    store(range(300))
    env = os.environ | {"DATABASE_URL": database_url(), "EVIDENCE_URL": settings.EVIDENCE_URL}
    command = [sys.executable, "manage.py", "regrade", "--processes", "2"]
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "300" in ran.stdout + ran.stderr
