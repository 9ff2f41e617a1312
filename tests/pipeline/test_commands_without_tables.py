"""Commands before the first migration, and without a database."""

import pytest
from django.conf import settings

from tests.empty_database import empty_database
from tests.probe.pages import run_probe

NO_REDIS = "redis://127.0.0.1:1/0"
COMMANDS = {
    "createsuperuser": ("--noinput", "--username", "ada", "--email", "ada@index.example"),
    "embed": (),
    "changepassword": ("ada",),
    "dumpdata": ("auth",),
    "regrade": (),
    "block": ("--reason", "x", "a.example"),
    "seed_index": ("--sites", "9"),
    "backup": ("out.backup",),
}
DJANGOS, OURS, *OTHERS = COMMANDS
LONG = [pytest.param(name, marks=pytest.mark.soak) for name in OTHERS]


@pytest.fixture(scope="module")
def database_url(django_db_blocker):
    with empty_database(django_db_blocker) as url:
        yield url


@pytest.mark.parametrize("name", [DJANGOS, OURS, *LONG])
def test_a_command_without_tables_ends_in_one_line(tmp_path, database_url, name):
    done = run_probe(
        tmp_path, *COMMANDS[name], command=name, DATABASE_URL=database_url, REDIS_URL=settings.REDIS_URL
    )
    assert done.returncode == 1
    assert len((done.stdout + done.stderr).splitlines()) == 1, done.stderr
    assert "the database has no tables: run the command migrate" in done.stderr


def test_a_command_without_a_database_ends_in_one_line(tmp_path, database_url):
    gone = database_url.replace("/empty_", "/gone_")
    done = run_probe(
        tmp_path, *COMMANDS[DJANGOS], command=DJANGOS, DATABASE_URL=gone, REDIS_URL=settings.REDIS_URL
    )
    assert done.returncode == 1
    assert len((done.stdout + done.stderr).splitlines()) == 1, done.stderr
    assert "database cannot be used" in done.stderr
