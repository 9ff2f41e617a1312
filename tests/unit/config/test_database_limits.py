"""Callers' time limits as a real PostgreSQL applies them."""

import os
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, suppress

import psycopg
import pytest
from django.db import DatabaseError, OperationalError, connection, connections, transaction
from psycopg.errors import LockNotAvailable

from config.database import base, limits
from config.database.base import waiting_at_most
from tests.pipeline.conftest import database_url
from tests.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)
COUNT = "SELECT count(*) FROM index_site"


def told(name="statement_timeout", wrapper=connection):
    with wrapper.cursor() as cursor:
        cursor.execute(f"SHOW {name}")
        return cursor.fetchone()[0]


def run(statement):
    with connection.cursor() as cursor:
        cursor.execute(statement)
        return cursor.fetchall()


@contextmanager
def locked(table="index_site"):
    with psycopg.connect(database_url()) as holder:
        holder.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
        yield holder


def waiting() -> int:
    """Statements of these tests alone: services of other tests may wait as well."""
    held_up = "FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND query = %s"
    with psycopg.connect(database_url()) as watcher:
        return watcher.execute(f"SELECT count(*) {held_up}", [COUNT]).fetchone()[0]


def test_the_server_knows_the_patience_of_whoever_waits_and_of_nobody_else():
    names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
    with waiting_at_most(1.5):
        assert [told(name) for name in names] == ["1500ms", "1s", "1min"]
    assert [told(name) for name in names] == ["0", "0", "0"]
    with waiting_at_most(60, lock=10):
        assert [told(name) for name in names] == ["1min", "10s", "1min"]


def test_limits_are_those_of_the_caller_in_transactions_also_when_they_are_rolled_back():
    told()
    with waiting_at_most(1.5):
        with suppress(DatabaseError), transaction.atomic():
            assert told() == "1500ms"
            run("SELECT 1 FROM nowhere")
        assert told() == "1500ms"
    with transaction.atomic():
        assert told() == "0"


def test_a_connection_that_is_made_anew_is_told_again():
    with waiting_at_most(1.5):
        told()
        run("SELECT 1")
        connections["default"].close()
        assert told() == "1500ms"


def test_a_worker_has_limits_of_its_own():
    limits.set_process_limits(limits.WORKER_LIMITS)
    try:
        assert told() == "1h"
        assert told("lock_timeout") == "0"
    finally:
        limits.set_process_limits(limits.NO_LIMITS)
    assert told() == "0"


def test_who_waits_for_a_lock_hears_it_from_the_server_and_the_next_one_at_once(monkeypatch):
    monkeypatch.setattr(base, "_locks", base.LockWaits())
    with waiting_at_most(30, lock=0.2), locked() as holder:
        with pytest.raises(OperationalError) as first:
            run(COUNT)
        assert isinstance(first.value.__cause__, LockNotAvailable)
        assert not connection.connection.closed
        with pytest.raises(OperationalError, match="a moment ago"):
            run(COUNT)
        assert waiting() == 0
        assert run("SELECT 1") == [(1,)]  # what needs no lock goes on
        until(lambda: not counts_at_once())  # one tries again, and waits
        holder.rollback()
        until(counted)


def counts_at_once() -> bool:
    with pytest.raises(OperationalError) as refused:
        run(COUNT)
    return refused.value.__cause__ is None


def counted() -> bool:
    try:
        return run(COUNT) == [(0,)]
    except OperationalError:
        return False


def test_who_does_not_say_how_long_waits_as_long_as_it_takes():
    with locked() as holder:
        threading.Timer(0.5, holder.rollback).start()
        assert run(COUNT) == [(0,)]


def test_a_statement_of_a_process_that_was_killed_ends_while_it_waits_for_a_lock():
    code = f"import psycopg, sys; psycopg.connect(sys.argv[1]).execute({COUNT!r})"
    with locked():
        process = subprocess.Popen([sys.executable, "-c", code, database_url()])
        until(lambda: waiting() == 1)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        began = time.monotonic()
        until(lambda: waiting() == 0)
        assert time.monotonic() - began < 60  # the lock itself is never released


def test_behind_a_pooler_nothing_is_set_that_the_next_client_would_have():
    with pooler() as port:
        given = {**connections["default"].settings_dict, "HOST": "127.0.0.1", "PORT": port}
        pooled = base.DatabaseWrapper(given, alias="default")
        try:
            with waiting_at_most(1.5):
                assert told(wrapper=pooled) == "0"
                assert prepared(pooled) == 0
            assert pooled.connection.info.backend_pid == 1
        finally:
            pooled.close()


def test_a_prepared_statement_is_planned_once_a_connection():
    with waiting_at_most(1.5):
        assert [prepared(connection), prepared(connection)] == [1, 1]


def prepared(wrapper) -> int:
    """How many statements like itself the server keeps."""
    with wrapper.prepared_cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE %(text)s",
            {"text": "%FROM pg_prepared_statements%"},
        )
        return cursor.fetchone()[0]


@contextmanager
def pooler():
    """A proxy of the database that gives another process id, as poolers do."""
    path = f"{connections['default'].settings_dict['HOST']}/.s.PGSQL.5432"
    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=_pass_on, args=(server, path))
        thread.start()
        yield server.getsockname()[1]
        thread.join()


def _pass_on(server, path):
    client, _ = server.accept()
    with client, socket.socket(socket.AF_UNIX) as database:
        database.connect(path)
        back = threading.Thread(target=_greet_and_pass_back, args=(database, client))
        back.start()
        while heard := client.recv(65536):
            database.sendall(heard)
        database.shutdown(socket.SHUT_RDWR)
        back.join()


def _greet_and_pass_back(database, client):
    with suppress(OSError):
        while heard := database.recv(65536):
            at = heard.find(b"K\0\0\0\x0c")  # BackendKeyData of protocol 3.0
            if at >= 0:
                heard = heard[: at + 5] + struct.pack("!i", 1) + heard[at + 9 :]
            client.sendall(heard)
