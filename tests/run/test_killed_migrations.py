"""`migrate` is killed in the middle, with data there, while processes of this release start."""

import http.client
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from redis import Redis

from operators.launch import command_lines
from tests.paths import ROOT
from tests.run.living import ask
from tests.run.releases import HOSTS, Release, a_database, environment, tree_before
from tests.waiting import until

pytestmark = pytest.mark.soak

# A migration waits for the lock of its name when all is done but to record it.
STOPS = """
CREATE FUNCTION stops() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtext(NEW.app || '.' || NEW.name));
    RETURN NEW;
END $$;
CREATE TRIGGER stops BEFORE INSERT ON django_migrations FOR EACH ROW EXECUTE FUNCTION stops();
"""
SCHEMA = (
    """SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY 1, 2""",
    """SELECT indexdef, indisvalid FROM pg_indexes JOIN pg_index ON indexrelid = indexname::regclass
    WHERE schemaname = 'public' ORDER BY 1""",
    """SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2""",
    "SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1",
    "SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1",
)
WAITING = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
STOPPED = (
    "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database "
    "WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()"
)
HALF_BUILT = "SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid"


@pytest.fixture(scope="module")
def before(sample_web, tmp_path_factory):
    """The release before, whose database has something in it."""
    folder = tmp_path_factory.mktemp("before")
    with a_database() as url:
        release = Release(tree_before(folder), environment(url, folder / "data", sample_web))
        release.manage("migrate", "-v0")
        release.manage("seed_index", "--sites", "50")
        release.visit()
        with psycopg.connect(url) as raw:
            raw.execute(STOPS)
        yield release


@contextmanager
def this_release(before, folder):
    """This release on a copy of that database."""
    with a_database(template=before.environment["DATABASE_URL"].split("/")[3].split("?")[0]) as url:
        yield Release(Path(ROOT), before.environment | {"DATABASE_URL": url, "DATA_DIR": str(folder)})


@pytest.fixture
def now(before, tmp_path):
    with this_release(before, tmp_path / "data") as release:
        yield release


def new_migrations(release):
    lines = release.manage("showmigrations", "--plan").splitlines()
    return [line.split()[-1] for line in lines if line.startswith("[ ]")]


def query(release, text):
    with psycopg.connect(release.environment["DATABASE_URL"]) as raw:
        return raw.execute(text).fetchall()


def recorded(release):
    return {name for (name,) in query(release, "SELECT app || '.' || name FROM django_migrations")}


def schema(release):
    return [query(release, text) for text in SCHEMA]


@contextmanager
def held(release, name):
    """Keep a migration from being recorded."""
    with psycopg.connect(release.environment["DATABASE_URL"], autocommit=True) as holder:
        holder.execute("SELECT pg_advisory_lock(hashtext(%s))", [name])
        yield holder


@contextmanager
def migrating(release):
    process = release.start("manage.py", "migrate", "-v0")
    with process.stdout:
        until(lambda: query(release, STOPPED) or process.poll() is not None)
        assert process.poll() is None, process.stdout.read()
        yield process


def kill(release, process):
    """Kill it; the server ends its session, as it does when it notices."""
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for (pid,) in query(release, WAITING):
        query(release, f"SELECT pg_terminate_backend({pid})")
    until(lambda: not query(release, WAITING))


def test_migrate_goes_on_wherever_it_was_killed_and_ends_in_the_same_schema(before, now, tmp_path):
    names = new_migrations(now)
    assert len(names) > 5
    for name in names:
        with held(now, name), migrating(now) as process:
            kill(now, process)
        assert name not in recorded(now)
    now.manage("migrate", "-v0")
    assert set(names) <= recorded(now)
    with this_release(before, tmp_path / "other") as other:
        other.manage("migrate", "-v0")
        assert schema(now) == schema(other)
    statuses = {host: status for host, (status, _) in before.reports().items()}
    assert {host: status for host, (status, _) in now.reports().items()} == statuses


@pytest.mark.parametrize(
    ("earlier", "table"),
    [("index.0017_passages", "index_site"), ("probes.0016_caps_of_sources", "probes_target")],
)
def test_an_index_that_was_half_built_is_built_again(now, earlier, table):
    with psycopg.connect(now.environment["DATABASE_URL"]) as writer, ThreadPoolExecutor(1) as pool:
        with held(now, earlier), migrating(now) as process:
            # an index waits for who writes, and who writes waits for the migration before
            pool.submit(writer.execute, f"LOCK TABLE {table} IN ROW EXCLUSIVE MODE")
            until(lambda: len(query(now, WAITING)) == 2)
        until(lambda: query(now, HALF_BUILT))
        kill(now, process)
    assert query(now, HALF_BUILT)
    now.manage("migrate", "-v0")
    assert not query(now, HALF_BUILT)


@pytest.fixture
def run(now, tmp_path):
    """Start processes of this release; their output is in files."""
    running = []

    def start(name, *words):
        output = tmp_path / f"{name}.log"
        running.append(now.run(name, *words, output=output, TRUSTED_PROXIES="127.0.0.1"))

    yield start
    for process in running:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    with Redis.from_url(now.environment["REDIS_URL"]) as broker:
        broker.flushdb()


def looks(port, path):
    with suppress(OSError, http.client.HTTPException):
        return ask(port, path)
    return 0, b""


def test_who_starts_meanwhile_says_what_is_missing_answers_nothing_wrong_and_then_goes_on(
    now, run, free_port, tmp_path
):
    with held(now, "index.0017_passages"), migrating(now) as process:
        kill(now, process)
    missing = ", ".join(new_migrations(now))
    said = f"the database lacks {missing}: run the command migrate"
    assert "index.0017_passages" in missing

    done = now.try_to_manage("regrade")
    assert (done.returncode, done.stderr) == (1, f"manage.py: {said}\n")

    run("web", "127.0.0.1", free_port)
    for name in ("worker", "grader", "beat"):
        run(name)
    until(lambda: looks(free_port, "/readyz")[0])
    assert said in looks(free_port, "/readyz")[1].decode()
    query(now, f"UPDATE probes_target SET due_at = now() WHERE host = '{HOSTS[0]}' RETURNING 1")
    visits = "SELECT count(*) FROM probes_proberun"
    visited = query(now, visits)
    logs = [tmp_path / f"{name}.log" for name in ("web", "worker", "grader")]
    for path in ("/readyz", "/healthz", "/api/find?q=books", f"/site/{HOSTS[0]}.json", "/"):
        assert ask(free_port, path)[0] == 503, path
    until(lambda: all(said in log.read_text() for log in logs))
    assert query(now, visits) == visited
    for log in logs:
        assert "Traceback" not in log.read_text()

    now.manage("migrate", "-v0")
    now.manage("seed_index", "--sites", "1")  # a generation in this folder
    until(lambda: query(now, visits) > visited)
    until(lambda: looks(free_port, f"/site/{HOSTS[0]}.json")[0] == 200)
    until(lambda: looks(free_port, "/readyz")[0] == 200)
    for log in logs:
        assert log.read_text().count(said) <= command_lines.WEB_PROCESSES, log.read_text()
