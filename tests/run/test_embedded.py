"""The embedded servers."""

import os
import pwd
import re
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from config.data_dir import database_url, redis_url, secret_key, socket_dir
from config.processes import Account
from operators import embedded
from operators.embedded import EmbeddedError, Servers, lock
from operators.embedded.errors import BusyError
from operators.embedded.postgres import TEST_SETTINGS
from operators.embedded.services import remove_socket_dir
from tests.paths import ROOT

as_root = pytest.mark.skipif(os.getuid() != 0, reason="only root has this problem")


@pytest.fixture(autouse=True)
def nothing_configured(monkeypatch):
    for name in ("DATABASE_URL", "REDIS_URL", "SECRET_KEY"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def servers(data_dir):
    running = Servers(data_dir)
    running.start(settings=TEST_SETTINGS)
    yield running
    running.stop()


@pytest.fixture
def data_dir(tmp_path):
    yield tmp_path / "data"
    remove_socket_dir(tmp_path / "data")


def ask(data_dir, query):
    with psycopg.connect(database_url(data_dir), autocommit=True) as connection:
        return connection.execute(query).fetchone()


def pid_file(data_dir):
    return int((data_dir / "postgres" / "postmaster.pid").read_text().splitlines()[0])


def test_servers_listen_on_private_sockets_only(servers, data_dir):
    assert ask(data_dir, "SHOW listen_addresses") == ("",)
    assert ask(data_dir, "SHOW server_version_num")[0].startswith("18")
    assert ask(data_dir, "SELECT datcollate, pg_encoding_to_char(encoding) FROM pg_database LIMIT 1") == (
        "C.UTF-8",
        "UTF8",
    )
    assert socket_dir(data_dir).stat().st_mode & 0o077 == 0
    client = pytest.importorskip("redis").Redis.from_url(redis_url(data_dir))
    with client:
        assert client.config_get("port") == {"port": "0"}
        assert client.config_get("save") == {"save": ""}


def test_what_was_stored_is_there_after_a_stop(data_dir, servers):
    with psycopg.connect(database_url(data_dir)) as connection:
        connection.execute("CREATE TABLE kept AS SELECT 7 AS n")
    servers.stop()
    with embedded.services(data_dir):
        assert ask(data_dir, "SELECT n FROM kept") == (7,)


@pytest.mark.parametrize("name", ["with a space", "ümläut", "'quoted'; \"$HOME\"", "x" * 120])
def test_strange_paths_work(tmp_path, name):
    data_dir = tmp_path / name
    with embedded.services(data_dir):
        assert ask(data_dir, "SELECT 1") == (1,)
    assert data_dir in socket_dir(data_dir).parents or not socket_dir(data_dir).exists()


def test_killed_servers_with_recycled_pid_files_start_again(data_dir, servers):
    owner = (data_dir / "postgres").stat()
    options = Account(owner.st_uid, owner.st_gid).popen_options()
    for child in servers.children:
        child.process.kill()
        child.process.wait()
    bystander = subprocess.Popen(["sleep", "600"], **options)
    try:
        stale = data_dir / "postgres" / "postmaster.pid"
        lines = stale.read_text().splitlines()
        stale.write_text("\n".join([str(bystander.pid), *lines[1:]]))
        with embedded.services(data_dir):
            assert ask(data_dir, "SELECT 1") == (1,)
        assert bystander.poll() is None
    finally:
        bystander.kill()
        bystander.wait()


def test_servers_that_outlived_their_owner_are_replaced(data_dir, servers):
    before = pid_file(data_dir)
    again = Servers(data_dir)
    again.start(settings=TEST_SETTINGS)
    try:
        assert pid_file(data_dir) != before
        assert ask(data_dir, "SELECT 1") == (1,)
        assert all(child.process.wait(300) == 0 for child in servers.children)
    finally:
        again.stop()


def test_killed_owner_takes_its_servers_along(data_dir, until):
    code = (
        "import os, signal, sys; from pathlib import Path; from operators import embedded\nwith "
        "embedded.services(Path(sys.argv[1])): os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(data_dir)], cwd=ROOT, check=False)
    assert done.returncode == -signal.SIGKILL
    until(lambda: not (data_dir / "postgres" / "postmaster.pid").exists())


def test_half_made_cluster_of_a_killed_start_is_made_anew(data_dir):
    half = data_dir / "postgres.new" / "base"
    half.mkdir(parents=True)
    with embedded.services(data_dir):
        assert ask(data_dir, "SELECT 1") == (1,)
    assert not half.exists()


def test_cluster_of_another_version_is_refused_and_left_alone(data_dir):
    folder = data_dir / "postgres"
    folder.mkdir(parents=True)
    (folder / "PG_VERSION").write_text("17\n")
    with pytest.raises(EmbeddedError, match="holds PostgreSQL 17, this is 18"), embedded.services(data_dir):
        pass
    assert (folder / "PG_VERSION").read_text() == "17\n"


def test_server_that_cannot_start_tells_the_end_of_its_log_and_leaves_nothing(data_dir):
    running = Servers(data_dir)
    with pytest.raises(EmbeddedError, match="no_such_setting"):
        running.start(settings={"no_such_setting": "1"})
    assert running.children == []
    with lock.own_data_dir(data_dir):
        pass


def test_nested_and_second_users_share_and_the_owner_stops_last(data_dir):
    code = (
        "import sys; from pathlib import Path; from operators import embedded\n"
        "with embedded.services(Path(sys.argv[1])): print('in', flush=True); sys.stdin.read()"
    )
    with embedded.services(data_dir):
        second = subprocess.Popen(
            [sys.executable, "-c", code, str(data_dir)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert second.stdout.readline() == b"in\n"
        with lock.share_servers(data_dir) as joined:
            assert joined
        with pytest.raises(BusyError, match=re.escape(str(os.getpid()))), lock.own_data_dir(data_dir):
            pass
        second.communicate()
        assert second.returncode == 0
        assert ask(data_dir, "SELECT 1") == (1,)
    assert not (data_dir / "postgres" / "postmaster.pid").exists()


def test_secret_key_is_made_once_and_is_nobody_elses(data_dir):
    assert secret_key(data_dir) == ""
    assert not data_dir.exists()
    with embedded.services(data_dir):
        key = secret_key(data_dir)
    assert len(key) >= 50
    assert (data_dir / "secret_key").stat().st_mode & 0o777 == 0o600
    with embedded.services(data_dir):
        assert secret_key(data_dir) == key


def test_nothing_is_started_or_written_when_both_are_configured(data_dir, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgres://db.example/x")
    monkeypatch.setenv("REDIS_URL", "redis://redis.example")
    with embedded.services(data_dir):
        assert not data_dir.exists()


def test_socket_folder_of_somebody_else_is_refused(tmp_path, monkeypatch):
    data_dir = tmp_path / "a space"
    place = socket_dir(data_dir)
    target = tmp_path / "elsewhere"
    target.mkdir()
    place.symlink_to(target)
    try:
        with pytest.raises(EmbeddedError, match="somebody else"), embedded.services(data_dir):
            pass
    finally:
        place.unlink()


def above(path):
    return [(str(p), p.stat().st_mode, p.stat().st_uid) for p in (path, *path.parents)]


@as_root
def test_root_runs_postgres_as_an_ordinary_user_and_changes_no_permission_above(tmp_path):
    before = above(tmp_path)
    with embedded.services(tmp_path / "data"):
        assert Path(f"/proc/{pid_file(tmp_path / 'data')}").stat().st_uid != 0
    assert above(tmp_path) == before


@as_root
def test_folder_that_no_ordinary_user_can_reach_works_and_stays_closed(namespaces, tmp_path):
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    before = above(closed)
    with embedded.services(closed / "data"):
        mine, theirs = Path("/proc/self/ns/user"), Path(f"/proc/{pid_file(closed / 'data')}/ns/user")
        assert theirs.readlink() != mine.readlink()
    assert above(closed) == before


@as_root
def test_root_works_as_the_ordinary_user_who_owns_the_folder(tmp_path):
    user = next(user for user in pwd.getpwall() if user.pw_uid and user.pw_name not in {"postgres", "nobody"})
    data_dir = tmp_path / "data"
    data_dir.mkdir()
    os.chown(data_dir, user.pw_uid, user.pw_gid)
    with embedded.services(data_dir):
        assert Path(f"/proc/{pid_file(data_dir)}").stat().st_uid == user.pw_uid
        assert (data_dir / "postgres").stat().st_uid == user.pw_uid


@as_root
def test_user_without_a_name_is_served(namespaces, tmp_path):
    """A container may be started with a bare user id."""
    code = (
        "import os, sys; from pathlib import Path; from operators import embedded\n"
        "with embedded.services(Path(sys.argv[1])): print(os.getuid())"
    )
    nameless = next(
        uid for uid in range(40_000, 60_000) if uid not in {user.pw_uid for user in pwd.getpwall()}
    )
    namespace = ("unshare", "--user", f"--map-user={nameless}", f"--map-group={nameless}", "--")
    command = [*namespace, sys.executable, "-c", code, str(tmp_path / "data")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"{nameless}\n", "")
