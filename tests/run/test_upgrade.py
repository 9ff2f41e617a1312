"""The previous release and this one on one database."""

import json
import os
import secrets
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from django.conf import settings
from django.db import connection

from tests.paths import ROOT

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.soak]

BEFORE = "209e9bba62a0e891ebf0461348b56225faa6b5c7"
"""The last commit before the first migration of what is unreleased."""
APPS = ("agentauth", "index", "probes")
HOSTS = ("larkspur-books.test", "quiet-archive.test", "old-mill-bakery.test")
NOT_COMPARED = {"django_migrations", "django_content_type", "auth_permission"}
"""Tables that say which release was there."""
MARKS_OF_CHANGE = {"changed", "changed_at"}
"""Columns that a trigger sets to the number of a transaction."""

REPORTS = """
import json, sys
from django.test import Client
client = Client(SERVER_NAME="localhost")
told = {host: client.get(f"/site/{host}.json") for host in json.load(sys.stdin)}
print(json.dumps({host: [reply.status_code, reply.json()] for host, reply in told.items()}))
"""


class Release:
    def __init__(self, tree, environment):
        self.tree, self.environment = tree, environment

    def manage(self, *words, given=""):
        done = subprocess.run(
            [sys.executable, "manage.py", *words], cwd=self.tree,
            env=self.environment | {"PYTHONPATH": str(self.tree)},
            input=given, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{words}: {done.stdout[-2000:]}{done.stderr[-3000:]}"
        return done.stdout

    def reports(self):
        said = self.manage("shell", "-v0", "-c", REPORTS, given=json.dumps(HOSTS))
        return json.loads(said.strip().splitlines()[-1])

    def visit(self):
        self.manage("probe", "--publish", *HOSTS)

    def newest(self, app):
        return max(path.stem for path in (self.tree / app / "migrations").glob("0*.py"))


def rows(url):
    """Every row, without what a release leaves on purpose."""
    found = {}
    with psycopg.connect(url) as raw:
        columns = raw.execute(
            "SELECT table_name, array_agg(column_name::text ORDER BY column_name) "
            "FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1"
        ).fetchall()
        for table, names in columns:
            if table not in NOT_COMPARED:
                shown = ", ".join(f'"{name}"::text' for name in names if name not in MARKS_OF_CHANGE)
                found[table] = sorted(raw.execute(f'SELECT {shown} FROM "{table}"').fetchall(), key=str)
    return found


@pytest.fixture
def database():
    given, name = connection.settings_dict, f"upgraded_{secrets.token_hex(4)}"
    with psycopg.connect(
        f"postgres://{given['USER']}@/postgres?host={given['HOST']}", autocommit=True
    ) as server:
        server.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        yield f"postgres://{given['USER']}@/{name}?host={given['HOST']}"
        server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def releases(database, sample_web, tmp_path):
    """Both releases share a database and a sample web."""
    archive, tree = tmp_path / "before.tar", tmp_path / "before"
    made = subprocess.run(
        ["git", "archive", "-o", archive, BEFORE], cwd=ROOT, capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip("the history of the repository is not here, or not all of it")
    tree.mkdir()
    subprocess.run(["tar", "-xf", archive, "-C", tree], check=True)  # tarfile has no filter before 3.11.4
    environment = os.environ | {
        "DATABASE_URL": database,
        "REDIS_URL": settings.REDIS_URL,
        "DATA_DIR": str(tmp_path / "data"),
        "SECRET_KEY": "the-secret-key-of-these-tests-" * 2,
        "PROBE_CONNECT_TO": sample_web.connect_to,
        "PROBE_CA_BUNDLE": str(sample_web.ca_bundle),
        "PROBE_HOST_DELAY": "0",
        "PROBE_PER_ADDRESS": "0",
    }
    return Release(tree, environment), Release(Path(ROOT), environment)


def test_a_database_goes_to_this_release_and_back_with_its_data_while_both_work_on_it(
    releases, database, tmp_path
):
    before, now = releases
    before.manage("migrate", "-v0")
    before.manage("seed_index", "--sites", "50")
    before.manage("rotate_keys")
    before.visit()
    reports, kept = before.reports(), rows(database)
    assert [status for status, _ in reports.values()] == [200, 404, 200]

    now.manage("migrate", "-v0")
    assert before.reports() == reports, "the release that still runs reads the new tables"
    told = now.reports()
    assert {host: status for host, (status, _) in told.items()} == {
        host: s for host, (s, _) in reports.items()
    }

    def back():
        for app in reversed(APPS):
            now.manage("migrate", "-v0", app, before.newest(app))

    back()
    returned = rows(database)
    assert returned.keys() == kept.keys()
    assert [table for table in kept if returned[table] != kept[table]] == []
    before.manage("migrate", "-v0", "--check")

    now.manage("migrate", "-v0")
    hosts = tmp_path / "hosts.txt"
    hosts.write_text("new-while-both-run.com\n")
    before.manage("import_hosts", str(hosts))  # its last words, written into the new tables
    before.visit()
    now.visit()
    now.manage("regrade")
    assert [status for status, _ in now.reports().values()] == [200, 404, 200]
    back()
    assert [status for status, _ in before.reports().values()] == [200, 404, 200]
    before.visit()
    before.manage("regrade")
    assert [status for status, _ in before.reports().values()] == [200, 404, 200]
