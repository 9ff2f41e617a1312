"""PostgreSQL or Redis stopped under load."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from django.conf import settings

from config import data_dir
from operators.embedded import lock
from operators.launch import command_lines
from tests.deploy.deployment import say
from tests.faults.service import Load, Service, answers, is_honest, one_web_process
from tests.waiting import until

# The service's tables are copied from the tests' own, which are made for who asks for a database.
pytestmark = pytest.mark.django_db

WITHIN = 2.0  # Seconds for an answer on an idle machine, whatever is stopped
SLOWER = 10  # So many usual times are added, since the machine may be busy
MANY = 3 * command_lines.WEB_THREADS  # Callers at once


def limit(load: Load, broke: float) -> float:
    """Seconds, by how long answers took before something broke."""
    usual = max(seconds for begun, *_, seconds in load.answers if begun < broke)
    return WITHIN + SLOWER * usual


def complaints(service: Service, server: str) -> int:
    """How often the web processes complained, never with a traceback."""
    said = service.log.read_text()
    assert "Traceback" not in said
    return said.count(f"{server} cannot be used")


@pytest.fixture(scope="module")
def service(django_db_setup):
    folder = Path(tempfile.mkdtemp(prefix="readiness-faults-"))
    folder.chmod(0o755)
    (folder / "models").symlink_to(settings.DATA_DIR / "models")
    with one_web_process(), lock.own_data_dir(folder):  # so that commands join these servers
        running = Service(folder)
        try:
            until(lambda: answers(running))
            yield running
        finally:
            running.end()
            shutil.rmtree(folder, ignore_errors=True)


def test_postgresql_stopped_is_503_in_time_and_it_recovers_by_itself(service):
    before = complaints(service, "PostgreSQL")
    with Load(service) as load:
        until(lambda: len(load.answers) > 8)
        service.stop("postgres")
        stopped = time.monotonic()
        until(lambda: len(load.since(stopped)) > 30)
        during = load.since(stopped)
        service.start("postgres")
        until(lambda: [status for status, *_ in load.since(stopped)][-8:] == [200] * 8)
    assert {status for status, *_ in during} == {503}
    assert all(is_honest(status, body) for _, status, body, _ in load.answers)
    assert max(seconds for *_, seconds in load.since(0)) < limit(load, stopped)
    assert complaints(service, "PostgreSQL") - before == 1


@contextmanager
def frozen(process: subprocess.Popen):
    """Stop a server's processes where they are: connections stay open, and nothing answers."""
    pids = [
        process.pid,
        *map(int, Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()),
    ]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(pids):
            os.kill(pid, signal.SIGCONT)


def test_postgresql_frozen_is_503_in_time_for_many_callers_and_it_recovers_by_itself(service):
    with Load(service, callers=MANY) as load:
        until(lambda: len(load.answers) > 2 * MANY)
        with frozen(service.child("postgres").process):
            stopped = time.monotonic()
            until(lambda: len(load.since(stopped)) > 6 * MANY)
            during = load.since(stopped)
        until(lambda: [status for status, *_ in load.since(stopped)][-MANY:] == [200] * MANY)
    assert {status for status, *_ in during} == {503}
    assert all(is_honest(status, body) for _, status, body, _ in load.answers)
    took = sorted(seconds for *_, seconds in during)
    assert took[len(took) * 9 // 10] < limit(load, stopped)
    assert took[-1] < 3 * limit(load, stopped)  # the callers and the service share the cores with other tests


@pytest.mark.parametrize("how", ["stopped", "hanging"])
def test_without_redis_reads_go_on_and_are_counted_again_afterwards(service, how):
    with Load(service) as load:
        until(lambda: len(load.answers) > 8)
        redis = service.child("redis").process
        service.stop("redis") if how == "stopped" else redis.send_signal(signal.SIGSTOP)
        stopped = time.monotonic()
        until(lambda: len(load.since(stopped)) > 30)
        assert service.status("/?q=books") == 200
        service.start("redis") if how == "stopped" else redis.send_signal(signal.SIGCONT)
    assert {status for status, *_ in load.since(0)} == {200}
    assert max(seconds for *_, seconds in load.since(0)) < limit(load, stopped)
    until(lambda: service.ask(0)[0] == 200)


LOCKED = "index_site, index_generation, probes_target"
CALLERS = 4 * command_lines.WEB_THREADS
# Two for each thread: one that is given up may end while the next one begins.
CONNECTIONS = 2 * (command_lines.WEB_THREADS + 1)


@contextmanager
def locked(service: Service, tables: str):
    """Hold what a long ALTER TABLE holds."""
    with psycopg.connect(data_dir.database_url(service.servers.data_dir)) as holder:
        until(lambda: takes(holder, tables))
        yield


def takes(holder: psycopg.Connection, tables: str) -> bool:
    """False after a deadlock: who asks for several tables under load may be its victim."""
    try:
        holder.execute(f"LOCK TABLE {tables} IN ACCESS EXCLUSIVE MODE")
    except psycopg.errors.DeadlockDetected:
        holder.rollback()
        return False
    return True


def connections(service: Service) -> int:
    with psycopg.connect(data_dir.database_url(service.servers.data_dir)) as watcher:
        rows = watcher.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
            " AND pid <> pg_backend_pid()"
        )
        return rows.fetchone()[0]


def test_a_lock_on_main_tables_piles_nothing_up_and_callers_hear_of_it_in_time(service):
    most, health = 0, set()
    with Load(service, callers=CALLERS) as load:
        until(lambda: len(load.answers) > 2 * CALLERS)
        with locked(service, LOCKED):
            began = time.monotonic()
            while len(load.since(began)) < 4 * CALLERS:
                most = max(most, connections(service))
                health.add((service.status("/healthz"), service.status("/readyz")))
                time.sleep(0.2)
            during = load.since(began + 0.5)
        released = time.monotonic()
        until(lambda: [status for status, *_ in load.since(released)][-CALLERS:] == [200] * CALLERS)
        well = time.monotonic() - released
    took = sorted(seconds for *_, seconds in during)
    say(
        f"locked tables: at most {most} connections, {len(during)} answers, p50 {took[len(took) // 2]:.2f} "
        f"s, p99 {took[len(took) * 99 // 100]:.2f} s, most {took[-1]:.2f} s; well {well:.1f} s after the "
        "release"
    )
    assert most <= CONNECTIONS
    assert {status for status, *_ in during} == {503}
    assert all(is_honest(status, body) for _, status, body, _ in load.answers)
    assert took[len(took) * 9 // 10] < limit(load, began)
    assert health == {(503, 503)}


REFUSALS = {
    "out of memory": ("CONFIG SET maxmemory 1", "CONFIG SET maxmemory 0"),
    "a replica": ("REPLICAOF 127.0.0.1 1", "REPLICAOF NO ONE"),
    "too few replicas": ("CONFIG SET min-replicas-to-write 1", "CONFIG SET min-replicas-to-write 0"),
    "no permission": ("ACL SETUSER default -@write -@scripting", "ACL SETUSER default +@all"),
    "paused": ("CLIENT PAUSE 4000", "PING"),
}


@pytest.mark.parametrize("how", REFUSALS)
def test_while_redis_refuses_reads_go_on_nothing_is_taken_and_health_says_why(service, how):
    refuse, allow = REFUSALS[how]
    with service.redis() as redis, Load(service) as load:
        until(lambda: len(load.answers) > 8)
        redis.execute_command(refuse)
        refused = time.monotonic()
        try:
            until(lambda: service.suggest() == 503)
            health = service.health()["redis"]
            until(lambda: len(load.since(refused)) > 12)
        finally:
            redis.execute_command(allow)
        until(lambda: service.suggest() in {200, 202, 429})
        until(lambda: service.health()["redis"] == "ok")
    assert health.startswith("refuses: ") or (how, health) == ("paused", "does not answer")
    assert {status for status, *_ in load.since(0)} == {200}
    assert max(seconds for *_, seconds in load.since(0)) < limit(load, refused)
