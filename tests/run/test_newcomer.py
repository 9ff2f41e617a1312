"""`make run` as a newcomer meets it."""

import json
import os
import signal
import socket
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest

from config.data_dir import digest_of_data_dir, temp_dir
from tests import waiting
from tests.run.living import kill, killed, processes

pytestmark = pytest.mark.newcomer


@pytest.fixture(scope="module")
def data_dir(clone):
    return clone / ".data"


@pytest.fixture
def ask(free_port):
    def get(path):
        connection = HTTPConnection("127.0.0.1", free_port, timeout=120)
        connection.request("GET", path)
        answer = connection.getresponse()
        found = answer.status, json.load(answer)
        connection.close()
        return found

    return get


def test_runs_publish_the_sample_web_whatever_ended_the_one_before_and_ctrl_c_leaves_nothing(  # noqa: PLR0913, PLR0917 - fixtures
    start, ask, clone, tmp_path, processes_of, free_port
):
    """One test, since each run takes the processor for as long as many other tests."""
    data_dir = clone / ".data"
    home = tmp_path / "home"
    home.mkdir()
    before = {path.name for path in clone.iterdir()}

    first = start("make", "run", HOME=str(home))
    first.until_ready()
    status, health = ask("/healthz")
    assert (status, set(health.values())) == (200, {"ok"}), health
    listed = ask("/api/stats")[1]["listed"]
    assert listed >= 5
    assert "http://127.0.0.1:" in first.text
    os.kill(first.supervisor, signal.SIGKILL)

    second = start(HOME=str(home), LIVE_CHECKS="0", PROBE_BROWSER="off")  # the third has these too
    second.until_ready()
    assert ask("/api/stats")[1]["listed"] == listed
    for pid in (second.supervisor, *processes_of(data_dir)):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    waiting.until(lambda: not processes_of(data_dir))

    third = start("make", "run", HOME=str(home), TRUSTED_PROXIES="127.0.0.1")
    third.until_ready()
    assert ask("/api/stats")[1]["listed"] == listed
    another_run_ends_in_one_line(start, third, data_dir)
    a_command_shares_its_servers(start, ask)
    killed_parts_start_again(third, free_port)
    third.end()
    assert "Stopped." in third.text
    waiting.until(lambda: not processes_of(data_dir))
    assert list(home.iterdir()) == []
    assert {path.name for path in clone.iterdir()} - before <= {".data", "__pycache__"}
    assert not temp_dir(data_dir).exists()
    assert not [path for path in Path("/tmp").iterdir() if digest_of_data_dir(data_dir) in path.name]


def another_run_ends_in_one_line(start, run, data_dir):
    second = start()
    assert second.process.wait(300) == 1
    assert len(second.text.splitlines()) == 1
    assert str(run.supervisor) in second.text
    assert str(data_dir) in second.text


def a_command_shares_its_servers(start, ask):
    by_hand = start(".venv/bin/python", "manage.py", "migrate", "--check", "--skip-checks")
    assert by_hand.process.wait(300) == 0, by_hand.text
    assert ask("/healthz")[0] == 200


def killed_parts_start_again(run, port):
    for kind in ("beat", "redis", "web"):
        failed, _ = killed(run, port, kind)
        failed.pop(200, 0)
        assert sum(failed.values()) <= 3, failed  # what a killed process was just doing
        assert f"{kind} ended (killed by SIGKILL) and was started again." in run.text.splitlines()


@pytest.mark.soak
def test_ctrl_c_while_a_part_waits_for_its_next_start_ends_the_run(start, data_dir, processes_of, until):
    run = start(GRANIAN_RUNTIME_THREADS="nonsense")
    until(lambda: run.text.count("web ended") >= 3)  # the next pause takes 4 s
    assert run.end() == 0
    assert "Stopped." in run.text
    until(lambda: not processes_of(data_dir))


def test_busy_port_is_one_line(start, free_port):
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", free_port))
        other.listen()
        run = start()
        assert run.process.wait(300) == 1
    assert len(run.text.splitlines()) == 1
    assert f"Port {free_port}" in run.text
    assert "PORT" in run.text


@pytest.fixture
def spoil(clone):
    """Take away what a web process needs to start."""
    needed = clone / "operators" / "launch" / "web_log.json"
    away = needed.with_suffix(".away")
    yield lambda: needed.rename(away)
    if away.exists():
        away.rename(needed)


def test_hosts_of_an_ordinary_user_are_probed_until_a_part_cannot_live(  # noqa: PLR0913, PLR0917 - fixtures
    start, tmp_path, ask, as_user, with_model, spoil, processes_of
):
    hosts = tmp_path / "my hosts.txt"
    hosts.write_text("# mine\nlarkspur-books.test\nhttp://x.test/\n10.0.0.1\n\nno-such-site.invalid # gone\n")
    run = start(*as_user, "make", "run", f"HOSTS={hosts}", DATA_DIR=str(with_model))
    run.until_ready()
    assert "my hosts.txt:3: " in run.text
    assert "my hosts.txt:4: " in run.text
    assert "sample web" not in run.text
    assert ask("/healthz")[0] == 200
    stats = ask("/api/stats")[1]
    assert (stats["listed"], stats["could_not_ask"]) == (0, 2)
    spoil()
    kill(processes(run.supervisor)["web"][0])
    assert run.process.wait(300) == 2  # as make says it
    assert "web cannot live: it ended 5 times in a row (exit status 2)" in run.text
    assert "web_log.json' does not exist" in run.text, "the last words of its log"
    waiting.until(lambda: not processes_of(with_model))


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "No such file"), ("# nothing\n", "holds no host"), ("a b\n", "holds no host")],
)
def test_unusable_hosts_start_nothing(start, tmp_path, content, said):
    hosts = tmp_path / "hosts"
    if content is not None:
        hosts.write_text(content)
    run = start(HOSTS=str(hosts), DATA_DIR=str(tmp_path / "data"))
    assert run.process.wait(300) == 2
    assert said in run.text
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "http"), ("BASE_URL", "http://[::1")],
)
def test_bad_setting_is_one_line_that_names_it(start, tmp_path, name, value):
    run = start(**{"DATA_DIR": str(tmp_path / "data"), name: value})
    assert run.process.wait(300) == 1
    assert len(run.text.splitlines()) == 1
    assert name in run.text
    assert value in run.text


@pytest.mark.parametrize(
    ("name", "value"),
    [("DATABASE_URL", "mysql://user:pa55word@db.example/x"), ("REDIS_URL", "redis://:pa55word@h:port/0")],
)
def test_bad_server_is_one_line_without_its_password(start, tmp_path, name, value):
    run = start(**{"DATA_DIR": str(tmp_path / "data"), name: value})
    assert run.process.wait(300) == 1
    assert len(run.text.splitlines()) == 1
    assert name in run.text
    assert "pa55word" not in run.text


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "postgres://user:pa55word@127.0.0.1:1/x"),
        ("REDIS_URL", "redis://:pa55word@127.0.0.1:1/0"),
    ],
)
def test_server_that_does_not_answer_ends_the_run_at_once(start, tmp_path, name, value, processes_of):
    data_dir = tmp_path / "data"
    run = start(**{"DATA_DIR": str(data_dir), name: value})
    assert run.process.wait(300) == 1
    assert "cannot be used" in run.text
    assert "pa55word" not in run.text
    assert not (data_dir / "models").exists(), "it takes seconds to make"
    assert processes_of(data_dir) == []
