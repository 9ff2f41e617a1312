"""The previous release and this one on one database."""

from pathlib import Path

import psycopg
import pytest

from tests.paths import ROOT
from tests.run.releases import APPS, Release, a_database, environment, tree_before

pytestmark = pytest.mark.soak

NOT_COMPARED = {"django_migrations", "django_content_type", "auth_permission"}
"""Tables that say which release was there."""
MARKS_OF_CHANGE = {"changed", "changed_at"}
"""Columns that a trigger sets to the number of a transaction."""


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
    with a_database() as url:
        yield url


@pytest.fixture
def releases(database, sample_web, tmp_path):
    """Both releases share a database and a sample web."""
    env = environment(database, tmp_path / "data", sample_web)
    return Release(tree_before(tmp_path), env), Release(Path(ROOT), env)


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
