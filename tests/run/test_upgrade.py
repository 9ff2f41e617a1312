"""The previous release and this one on one database."""

import json
import os
import signal
from collections import Counter
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import psycopg
import pytest
from django.conf import settings
from redis import Redis

from tests.paths import ROOT
from tests.ports import free_port
from tests.run.living import Callers, ask
from tests.run.releases import APPS, Release, a_database, environment, tree_before
from tests.waiting import until

pytestmark = pytest.mark.soak

PATHS = ("/api/find?q=shop", "/site/larkspur-books.test.json", "/readyz", "/api/stats")
SUGGESTING = "/submit"
GOOD = {200, 202}
PROCESSES = ("worker", "grader", "indexer", "beat")
# Tables that say which release was there.
NOT_COMPARED = {"django_migrations", "django_content_type", "auth_permission"}
MARKS_OF_CHANGE = {"changed", "changed_at"}  # Columns that a trigger sets to the number of a transaction


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


class Visitors(Callers):
    """Ask and suggest all the time, at whichever port is the service's; told are status and Retry-After."""

    def __init__(self, port):
        super().__init__(port, (*PATHS, SUGGESTING))
        self.suggested = []

    def ask(self, port, path, number):
        connection = HTTPConnection("127.0.0.1", port, timeout=60)
        caller = {"X-Forwarded-For": f"10.7.{number // 250 % 250}.{number % 250}"}
        host = f"suggested-{number}.test"
        try:
            if path == SUGGESTING:
                body = json.dumps({"host": host})
                connection.request("POST", path, body, caller | {"Content-Type": "application/json"})
            else:
                connection.request("GET", path, headers=caller)
            reply = connection.getresponse()
            reply.read()
        finally:
            connection.close()
        if path == SUGGESTING and reply.status == 202:
            self.suggested.append(host)
        return reply.status, reply.headers["Retry-After"]

    def answered(self, port, times=3):
        """Whether each path was answered so often since now."""
        begin = len(self.answers)

        def is_so():
            new = self.answers[begin:]
            seen = Counter(path for _, at, path, told in new if at == port and told[0] in GOOD)
            return all(seen[path] >= times for path in self.paths)

        return is_so


def ready(port):
    with suppress(OSError, HTTPException):
        return ask(port, "/readyz")[0] == 200
    return False


@pytest.fixture
def stopped(tmp_path):
    """Processes to end after the test, and what their queues hold."""
    running = []
    yield running
    for process in running:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    with Redis.from_url(settings.REDIS_URL) as broker:
        broker.flushdb()


def start_all(release, port, folder, stopped):
    folder.mkdir()
    web = release.run("web", "127.0.0.1", port, output=folder / "web", TRUSTED_PROXIES="127.0.0.1")
    others = [release.run(name, output=folder / name) for name in PROCESSES]
    stopped += [web, *others]
    return web, others


def test_an_upgrade_under_load_loses_nothing_and_every_answer_is_right_or_a_503_with_its_time(
    releases, database, tmp_path, stopped
):
    before, now = releases
    before.manage("migrate", "-v0")
    before.manage("seed_index", "--sites", "50")
    before.visit()
    old, new = free_port(), free_port()
    web, others = start_all(before, old, tmp_path / "old", stopped)
    until(lambda: ready(old))
    with Visitors(old) as callers:
        until(callers.answered(old))
        start_all(now, new, tmp_path / "new", stopped)
        until(lambda: "run the command migrate" in (tmp_path / "new" / "worker").read_text())
        until(callers.answered(old))
        now.manage("migrate", "-v0")
        until(callers.answered(old))
        until(lambda: ready(new))
        callers.port = new
        for process in (*others, web):
            process.terminate()
            assert process.wait(300) is not None
        until(callers.answered(new))
    told = [answer[-1] for answer in callers.answers]
    wrong = [one for one in told if one[0] not in GOOD and not (one[0] == 503 and one[1])]
    assert wrong == []
    assert len(callers.suggested) >= 12

    def rows_of(text):
        with psycopg.connect(database) as raw:
            return {host for (host,) in raw.execute(text)}

    def are_visited():
        """Who waits for the next try has it now."""
        waits = "held_until IS NULL AND probed_at IS NULL AND due_at > now()"
        rows_of(f"UPDATE probes_target SET due_at = now() WHERE {waits} RETURNING host")
        return set(callers.suggested) <= rows_of("SELECT host FROM probes_proberun")

    until(are_visited)
    graded = "SELECT host FROM probes_proberun WHERE grade_due_at IS NOT NULL"
    until(lambda: not rows_of(graded))
    doubled = "SELECT host FROM index_listingevent WHERE kind = 'listed' GROUP BY 1 HAVING count(*) > 1"
    assert not rows_of(doubled)
    assert [status for status, _ in now.reports().values()] == [200, 404, 200]
    for log in (tmp_path / "new").iterdir():
        assert "Traceback" not in log.read_text(), log.read_text()
