"""Evidence is thinned and a backup made while visits, grading, re-grades and reads go on; it is restored."""

import http.client
import itertools
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from contextlib import contextmanager, suppress
from datetime import timedelta

import psycopg
import pytest
from django.db import connection
from django.db.models import Count
from django.utils import timezone

from index.models import ListingEvent, Site
from operators.launch import command_lines
from operators.sample_web import SITES
from probes.evidence import retention
from probes.models import ProbeRun, StoredDigests, StoredEvidence, Target
from probes.publishing import regrade
from tests.empty_database import empty_database
from tests.paths import ROOT
from tests.pipeline.celery_words import EVERYTHING
from tests.ports import free_port
from tests.run.living import Callers, ask
from tests.waiting import until

pytestmark = pytest.mark.soak

HOSTS = [site.host for site in SITES if site.pace == 0][:8]
LISTED = {site.host for site in SITES if site.host in HOSTS and site.expected.listed}
DAYS = 30
ROUNDS = 4
# Runs of which nothing is kept.
LOST = """
SELECT run.host FROM probes_proberun AS run WHERE NOT EXISTS (
    SELECT 1 FROM probes_storedevidence WHERE run_id = run.id
    UNION ALL SELECT 1 FROM probes_storeddigests WHERE run_id = run.id
)
"""
# Listed sites without the evidence that they are listed by.
UNFOUNDED = """
SELECT site.host FROM index_site AS site WHERE listed AND host LIKE '%.test' AND NOT EXISTS (
    SELECT 1 FROM probes_proberun AS run JOIN probes_storedevidence ON run_id = run.id
    WHERE run.host = site.host AND run.started_at = site.probed_at
)
"""
OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
FILLED = "SELECT (SELECT count(*) FROM index_site) + (SELECT count(*) FROM probes_proberun)"
HOLD = """
CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_advisory_xact_lock(1);
    RETURN NULL;
END $$;
CREATE TRIGGER hold BEFORE INSERT ON {table} FOR EACH STATEMENT EXECUTE FUNCTION hold();
"""


def command(worker_env, *words, **env):
    return subprocess.Popen(
        [sys.executable, "manage.py", *map(str, words)], cwd=ROOT, env=worker_env | env, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def output(process):
    """What a command said, when it has ended."""
    said = process.communicate(timeout=300)[0]
    assert "Traceback" not in said, said
    assert process.returncode == 0, said
    return said


def give_a_history(manage):
    """A run of each of the last days, as old as its number, then one of now."""
    assert manage("probe", "--publish", *HOSTS).returncode == 0
    first = list(StoredEvidence.objects.select_related("run"))
    for day, stored in itertools.product(range(DAYS, 0, -1), first):
        run = ProbeRun.objects.get(pk=stored.run_id)
        run.pk, run.started_at = None, run.started_at - timedelta(days=day)
        run.save(force_insert=True)
        StoredEvidence.objects.create(run=run, packed=stored.packed)
    ProbeRun.objects.filter(pk__in=[stored.run_id for stored in first]).delete()
    assert manage("probe", "--publish", *HOSTS).returncode == 0


def pages_of_each_kind():
    host = min(LISTED)
    return (
        "/api/find?q=shop",
        f"/site/{host}.json",
        f"/site/{host}",
        f"/site/{host}/evidence/llms_txt",
        "/api/stats",
        "/benchmark",
    )


def runs():
    counts = ProbeRun.objects.values_list("host").annotate(n=Count("pk"))
    return Counter(dict(counts.filter(host__in=HOSTS, stage="http")))


def make_due(hosts):
    """Whatever a worker holds is due when it is asked again."""
    now = timezone.now()
    free = Target.objects.filter(host__in=hosts, held_until=None)
    free.filter(due_at__gt=now).update(due_at=now)


def are_visited_since(before):
    now = runs()
    waiting = [host for host in HOSTS if now[host] == before[host]]
    make_due(waiting)
    return not waiting


def is_at_rest():
    return not (
        Target.objects.filter(held_until__isnull=False).exists()
        or ProbeRun.objects.filter(grade_due_at__isnull=False).exists()
    )


def needed():
    """Runs whose evidence a report, a re-grade or a change of listing rests on."""
    rests_on = set()
    for host in HOSTS:
        of_host = ProbeRun.objects.filter(host=host, stage="http").order_by("-started_at")
        rests_on |= set(of_host.values_list("pk", flat=True)[: retention.LAST])
        rests_on |= set(
            of_host.exclude(outcome="could_not_ask").values_list("pk", flat=True)[: retention.LAST]
        )
        for event in ListingEvent.objects.filter(host=host):
            rests_on.add(of_host.filter(started_at__lte=event.at).values_list("pk", flat=True)[0])
    return rests_on


def deadlocks():
    with connection.cursor() as cursor:
        cursor.execute("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
        return cursor.fetchone()[0]


def query(url, text):
    with psycopg.connect(url, autocommit=True) as raw:
        return raw.execute(text).fetchall()


@contextmanager
def serving(worker_env, url, folder):
    """The port of a web server on a database."""
    port = free_port()
    env = worker_env | {"DATABASE_URL": url, "DATA_DIR": str(folder), "TRUSTED_PROXIES": "127.0.0.1"}
    with (folder / "web.log").open("w") as log:
        web = subprocess.Popen(
            command_lines.web("127.0.0.1", port), cwd=ROOT, env=env, stdout=log, stderr=log,
            start_new_session=True,
        )  # fmt: skip
    try:
        until(lambda: is_ready(port))
        yield port
    finally:
        os.killpg(web.pid, signal.SIGKILL)
        web.wait()


def is_ready(port):
    with suppress(OSError, http.client.HTTPException):
        return ask(port, "/readyz")[0] == 200
    return False


@pytest.fixture
def history(manage, start, worker_env, tmp_path):
    worker_env["SECRET_KEY"] = "the-secret-key-of-these-tests-" * 2
    give_a_history(manage)
    output(command(worker_env, "seed_index", "--sites", "20"))
    start(*EVERYTHING)
    start("beat", "--schedule", str(tmp_path / "beat"), "--pidfile=")


@pytest.fixture
def empty(django_db_blocker):
    with empty_database(django_db_blocker) as url:
        yield url


def load(readers, worker_env, call, tmp_path):
    """Rounds of visits, sweeps, re-grades, thinning by two, and a backup in the middle."""
    for number in range(ROUNDS):
        before = runs()
        make_due(HOSTS)
        Target.objects.filter(robots_due_at__isnull=False).update(robots_due_at=timezone.now())
        call("sweep", "robots")
        call("thin", "grade", times=2)
        commands = [command(worker_env, "regrade", *HOSTS), command(worker_env, "retention", "--thin")]
        if number == 1:
            commands.append(command(worker_env, "backup", tmp_path / "backup"))
        for process in commands:
            output(process)
        until(lambda before=before: are_visited_since(before))
        seen = len(readers.answers)
        until(lambda seen=seen: len(readers.answers) >= seen + 2 * len(readers.paths))
    until(is_at_rest)


def is_held(url):
    return query(url, "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")


def kill_a_restore_at(table, worker_env, backup, url, folder):
    """Return what it had said when it was killed as it wrote this table."""
    with psycopg.connect(url, autocommit=True) as holder:
        holder.execute(HOLD.format(table=table))
        holder.execute("SELECT pg_advisory_lock(1)")
        process = command(worker_env, "restore", backup, DATABASE_URL=url, DATA_DIR=str(folder))
        until(lambda: is_held(url) or process.poll() is not None)
        assert process.poll() is None, process.stdout.read()
        process.kill()
        said = process.communicate()[0]
        holder.execute("SELECT pg_advisory_unlock(1)")
        until(lambda: holder.execute(OTHERS).fetchall() == [(0,)])
        holder.execute(f"DROP TRIGGER hold ON {table}; DROP FUNCTION hold()")
    return said


def test_under_load_retention_keeps_what_is_needed_and_a_backup_is_whole(
    history, worker_env, call, tmp_path, empty
):
    here = worker_env["DATABASE_URL"]
    before = deadlocks()
    with (
        serving(worker_env, here, tmp_path) as port,
        Callers(port, pages_of_each_kind(), pause=0.1) as readers,
    ):
        load(readers, worker_env, call, tmp_path)
    assert [one for one in readers.answers if one[-1] != 200] == []
    assert deadlocks() == before
    assert "deadlock" not in "".join(log.read_text() for log in tmp_path.glob("*.log"))
    assert StoredDigests.objects.count() > DAYS * len(HOSTS) // 2
    assert not query(here, LOST)
    assert not query(here, UNFOUNDED)
    assert needed() <= set(StoredEvidence.objects.values_list("run_id", flat=True))
    assert set(Site.objects.listed().filter(host__in=HOSTS).values_list("host", flat=True)) == LISTED
    for host in HOSTS:
        regrade.regrade(host)
    assert set(Site.objects.listed().filter(host__in=HOSTS).values_list("host", flat=True)) == LISTED

    backup, folder = tmp_path / "backup", tmp_path / "restored"
    folder.mkdir()
    new = {"DATABASE_URL": empty, "DATA_DIR": str(folder)}
    output(command(worker_env, "migrate", "-v0", **new))
    kill_a_restore_at("probes_target", worker_env, backup, empty, folder)
    assert query(empty, FILLED) == [(0,)]
    said = kill_a_restore_at("index_generation", worker_env, backup, empty, folder)
    assert "Restored: " in said
    again = command(worker_env, "restore", backup, **new)
    assert "the database is not empty" in again.communicate()[0]

    output(command(worker_env, "seed_index", "--sites", "1", **new))  # builds what the indexer would build
    assert not query(empty, LOST)
    assert not query(empty, UNFOUNDED)
    graded = output(command(worker_env, "regrade", *HOSTS, **new))
    assert "0 changed, 0 with torn evidence, 0 failed" in graded
    with serving(worker_env, empty, folder) as port:
        for host in HOSTS:
            assert ask(port, f"/site/{host}.json")[0] == (200 if host in LISTED else 404)
        found = json.loads(ask(port, "/api/find?has_mcp=true&limit=25")[1])
        listed = query(empty, "SELECT host FROM index_site WHERE listed AND mcp_server ORDER BY 1")
    assert sorted(row["host"] for row in found["results"]) == [host for (host,) in listed]
