"""The embedded servers."""

import os
import pwd
import re
import signal
import stat
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
from redis import Redis

from config.data_dir import database_url, make_data_dir, redis_url, secret_key, socket_dir
from config.processes import Account
from operators import embedded
from operators.embedded import EmbeddedError, Servers, lock, postgres
from operators.embedded.account import choose
from operators.embedded.errors import BusyError
from operators.embedded.postgres import TEST_SETTINGS
from operators.embedded.services import remove_socket_dir
from tests.paths import ROOT

as_root = pytest.mark.skipif(os.getuid() != 0, reason="only root has this problem")


@pytest.fixture(scope="module", autouse=True)
def nothing_configured():
    with pytest.MonkeyPatch.context() as patch:
        for name in ("DATABASE_URL", "REDIS_URL", "SECRET_KEY"):
            patch.delenv(name, raising=False)
        yield


@pytest.fixture
def data_dir(tmp_path):
    yield tmp_path / "data"
    remove_socket_dir(tmp_path / "data")


@pytest.fixture(scope="module")
def first(open_folder):
    """A command that runs in a folder where another was killed while it made the cluster."""
    parent = open_folder / "of the module"
    half = parent / "data" / "postgres.new" / "base"
    half.mkdir(parents=True)
    parent.chmod(0o755)
    before = above(parent)
    words = ["shell", "--no-imports", "--command", "print('in', flush=True); input()"]
    command = subprocess.Popen(
        [sys.executable, "manage.py", *words],
        cwd=ROOT,
        env=os.environ | {"DATA_DIR": str(parent / "data")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert command.stdout.readline() == b"in\n"
    yield SimpleNamespace(data_dir=parent / "data", half=half, before=before)
    command.communicate(b"\n")
    assert command.returncode == 0


@pytest.fixture(scope="module")
def cluster(open_folder):
    """To copy it is a tenth of making one."""
    folder = open_folder / "cluster"
    make_data_dir(folder)
    account = choose(folder, [postgres.program("initdb")])
    postgres._initdb(folder, folder / "postgres", account)
    return folder / "postgres"


@pytest.fixture
def used(data_dir, cluster):
    """A folder that servers were started in before."""
    make_data_dir(data_dir)
    subprocess.run(["cp", "--archive", cluster, data_dir], check=True)
    return data_dir


@pytest.fixture
def servers(used):
    running = Servers(used)
    running.start(settings=TEST_SETTINGS)
    yield running
    running.stop()


def ask(data_dir, query):
    with psycopg.connect(database_url(data_dir), autocommit=True) as connection:
        return connection.execute(query).fetchone()


def pid_file(data_dir):
    return int((data_dir / "postgres" / "postmaster.pid").read_text().splitlines()[0])


def above(path):
    return [(str(p), p.stat().st_mode, p.stat().st_uid) for p in (path, *path.parents)]


def test_servers_listen_on_private_sockets_only(first):
    assert ask(first.data_dir, "SHOW listen_addresses") == ("",)
    assert ask(first.data_dir, "SHOW server_version_num")[0].startswith("18")
    collation = "SELECT datcollate, pg_encoding_to_char(encoding) FROM pg_database LIMIT 1"
    assert ask(first.data_dir, collation) == ("C.UTF-8", "UTF8")
    assert socket_dir(first.data_dir).stat().st_mode & 0o077 == 0
    with Redis.from_url(redis_url(first.data_dir)) as client:
        assert client.config_get("port") == {"port": "0"}
        assert client.config_get("save") == {"save": ""}


def test_half_made_cluster_of_a_killed_start_is_made_anew(first):
    assert ask(first.data_dir, "SELECT 1") == (1,)
    assert not first.half.exists()


@as_root
def test_root_runs_postgres_as_an_ordinary_user_and_changes_no_permission_above(first):
    assert Path(f"/proc/{pid_file(first.data_dir)}").stat().st_uid != 0
    assert above(first.data_dir.parent) == first.before


def too_open(data_dir):
    """Passing through the folder itself is allowed."""
    places = [data_dir, *data_dir.rglob("*")]
    passing = 0o11 if os.geteuid() == 0 else 0
    return [
        (str(p), oct(mode))
        for p in places
        if not p.is_socket()
        and (mode := stat.S_IMODE(p.lstat().st_mode)) & 0o077 & ~(passing if p == data_dir else 0)
        and not p.is_symlink()
        and "postgres" not in p.relative_to(data_dir).parts[:-1]
    ]


def test_what_a_command_with_embedded_servers_makes_is_private(first):
    assert too_open(first.data_dir) == []


def test_what_was_stored_is_there_after_a_stop_and_the_secret_key_is_the_same_and_nobody_elses(used):
    assert secret_key(used) == ""
    with embedded.services(used):
        key = secret_key(used)
        with psycopg.connect(database_url(used)) as connection:
            connection.execute("CREATE TABLE kept AS SELECT 7 AS n")
    assert len(key) >= 50
    assert (used / "secret_key").stat().st_mode & 0o777 == 0o600
    with embedded.services(used):
        assert ask(used, "SELECT n FROM kept") == (7,)
        assert secret_key(used) == key


def test_a_path_works_that_is_long_and_strange(tmp_path):
    data_dir = tmp_path / ("an 'ümläut'; \"$HOME\"" + "x" * 120)
    with embedded.services(data_dir):
        assert ask(data_dir, "SELECT 1") == (1,)
    assert data_dir in socket_dir(data_dir).parents or not socket_dir(data_dir).exists()


def test_killed_servers_with_recycled_pid_files_start_again(servers, data_dir):
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


def test_servers_that_outlived_their_owner_are_replaced(servers, data_dir):
    before = pid_file(data_dir)
    again = Servers(data_dir)
    again.start(settings=TEST_SETTINGS)
    try:
        assert pid_file(data_dir) != before
        assert ask(data_dir, "SELECT 1") == (1,)
        assert all(child.process.wait(300) == 0 for child in servers.children)
    finally:
        again.stop()


def test_killed_owner_takes_its_servers_along(used, until):
    code = (
        "import os, signal, sys; from pathlib import Path; from operators import embedded\nwith "
        "embedded.services(Path(sys.argv[1])): os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(used)], cwd=ROOT, check=False)
    assert done.returncode == -signal.SIGKILL
    until(lambda: not (used / "postgres" / "postmaster.pid").exists())


def test_cluster_of_another_version_is_refused_and_left_alone(data_dir):
    folder = data_dir / "postgres"
    folder.mkdir(parents=True)
    (folder / "PG_VERSION").write_text("17\n")
    with pytest.raises(EmbeddedError, match="holds PostgreSQL 17, this is 18"), embedded.services(data_dir):
        pass
    assert (folder / "PG_VERSION").read_text() == "17\n"


def test_server_that_cannot_start_tells_the_end_of_its_log_and_leaves_nothing(used):
    running = Servers(used)
    with pytest.raises(EmbeddedError, match="no_such_setting"):
        running.start(settings={"no_such_setting": "1"})
    assert running.children == []
    with lock.own_data_dir(used):
        pass


def test_nested_and_second_users_share_and_the_owner_stops_last(used):
    code = (
        "import sys; from pathlib import Path; from operators import embedded\n"
        "with embedded.services(Path(sys.argv[1])): print('in', flush=True); sys.stdin.read()"
    )
    with embedded.services(used):
        second = subprocess.Popen(
            [sys.executable, "-c", code, str(used)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert second.stdout.readline() == b"in\n"
        with lock.share_servers(used) as joined:
            assert joined
        with pytest.raises(BusyError, match=re.escape(str(os.getpid()))), lock.own_data_dir(used):
            pass
        second.communicate()
        assert second.returncode == 0
        assert ask(used, "SELECT 1") == (1,)
    assert not (used / "postgres" / "postmaster.pid").exists()


def test_nothing_is_started_or_written_when_both_are_configured(data_dir, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgres://db.example/x")
    monkeypatch.setenv("REDIS_URL", "redis://redis.example")
    with embedded.services(data_dir):
        assert secret_key(data_dir) == ""
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
