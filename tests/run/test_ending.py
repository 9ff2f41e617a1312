"""How commands end."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.pipeline.conftest import database_url

OTHERS = [
    ["pipeline", "--json"],
    ["help"],
    ["probe", "--help"],
    ["diffsettings"],
    ["why", "larkspur-books.test"],
    ["requeue", "--list"],
    ["retention"],
    ["sweep"],
    ["migrate", "--check", "--plan"],
]
LONG = pytest.mark.soak


@pytest.fixture(autouse=True)
def _tables(django_db_setup):
    """Commands look at the tests' database: in another they would make all tables first."""


def command(*words, env=None, **options):
    return subprocess.Popen(
        [sys.executable, "manage.py", *words],
        cwd=ROOT,
        env=env or os.environ | {"DATABASE_URL": database_url()},
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


@pytest.mark.parametrize(
    "words", [["pipeline"], *(pytest.param(words, marks=LONG) for words in OTHERS)], ids=" ".join
)
def test_a_closed_pipe_ends_a_command_without_a_word(words):
    reader, writer = os.pipe()
    process = command(*words, stdout=writer)
    os.close(writer)
    os.close(reader)
    said = process.communicate(timeout=300)[1]
    assert "Traceback" not in said
    assert "rror" not in said
    assert len(said.splitlines()) <= 1
    assert process.returncode in {0, 1, 141}


def test_the_status_of_a_closed_pipe_is_that_of_the_signal():
    reader, writer = os.pipe()
    process = command("help", stdout=writer)
    os.close(writer)
    os.close(reader)
    assert process.communicate(timeout=300)[1] == ""
    assert process.returncode == 128 + signal.SIGPIPE


def test_output_that_finds_no_room_is_one_line():
    with Path("/dev/full").open("w") as full:
        process = command("pipeline", "--json", stdout=full)
        said = process.communicate(timeout=300)[1]
    assert process.returncode == 1
    assert len(said.splitlines()) == 1
    assert "No space left on device" in said


def maps(process, word):
    try:
        return word in Path(f"/proc/{process.pid}/maps").read_text()
    except OSError:
        return True


@pytest.mark.parametrize(
    "moment",
    ["psycopg_binary", "initdb", pytest.param("_ssl", marks=LONG), pytest.param("ready", marks=LONG)],
)
def test_ctrl_c_ends_a_command_in_one_line_at_any_moment(moment, tmp_path, until, processes_of):
    tmp_path.chmod(0o755)
    data_dir = tmp_path / "data"
    env = {k: v for k, v in os.environ.items() if k not in {"DATABASE_URL", "REDIS_URL"}}
    process = command("pipeline", env=env | {"DATA_DIR": str(data_dir)}, stdout=subprocess.DEVNULL)
    marks = {"initdb": data_dir / "postgres.new", "ready": data_dir / "logs" / "postgres.log"}
    mark = marks.get(moment)
    until(lambda: process.poll() is not None or (mark.exists() if mark else maps(process, moment)))
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=300)[1]
    assert said in {"Interrupted.\n", ""}
    assert process.returncode in {130, -signal.SIGINT}
    until(lambda: not processes_of(data_dir))


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DATABASE_URL", "postgres://user:pa55word@127.0.0.1:1/x", "the database cannot be used"),
        ("REDIS_URL", "redis://:pa55word@127.0.0.1:1/0", "redis cannot be used"),
    ],
)
def test_a_server_that_does_not_answer_is_one_line(name, value, said):
    words = {"DATABASE_URL": ["why", "x.test"], "REDIS_URL": ["pipeline"]}[name]
    env = os.environ | {"DATABASE_URL": database_url()} | {name: value}
    process = command(*words, env=env, stdout=subprocess.DEVNULL)
    told = process.communicate(timeout=300)[1]
    assert "Traceback" not in told
    assert "pa55word" not in told
    assert process.returncode in {0, 1}
    assert process.returncode == 0 or said in told.casefold()
