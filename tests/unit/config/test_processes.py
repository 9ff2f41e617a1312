import os
import select
import signal
import subprocess
import sys

import pytest

from config.processes import spawn, stop
from operators.launch import leftovers
from tests.paths import ROOT

SPAWN = (
    "import os, signal, sys; from pathlib import Path; from config.processes import spawn\n"
    "child = spawn('sleeper', ['sleep', '600'], log=Path(sys.argv[1]))\n"
    "print(child.process.pid, flush=True); os.kill(os.getpid(), signal.SIGKILL)"
)


@pytest.fixture
def child(tmp_path):
    running = []

    def start(*command, **options):
        running.append(spawn("child", command, log=tmp_path / "child.log", **options))
        return running[-1]

    yield start
    for one in running:
        stop(one, patience=0)


def gone(pid):
    """Wait for a process that is no child of ours."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    with os.fdopen(handle):
        return bool(select.select([handle], [], [], 30)[0])


def test_child_ends_with_its_parent(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", SPAWN, str(tmp_path / "log")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL
    assert gone(int(done.stdout))


def test_child_is_out_of_reach_of_the_terminal(child):
    process = child("sleep", "600").process
    assert os.getsid(process.pid) == process.pid != os.getsid(0)


def test_deaf_child_and_its_children_are_ended_by_force(child, tmp_path):
    deaf = child("sh", "-c", "trap '' TERM; sleep 600 & echo $!; wait; wait")
    log = tmp_path / "child.log"
    while not log.read_text().endswith("\n"):
        assert deaf.process.poll() is None
    grandchild = int(log.read_text())
    stop(deaf, patience=0.2)
    assert deaf.process.returncode == -signal.SIGKILL
    assert gone(grandchild)


def test_a_process_that_is_started_again_goes_on_in_the_same_log(child, tmp_path):
    for word in ("first", "second"):
        assert child("echo", word).process.wait() == 0
    assert (tmp_path / "child.log").read_text() == "first\nsecond\n"


def test_leftovers_of_a_killed_run_are_ended(child, tmp_path):
    record = tmp_path / "children.json"
    sleeper, shell = child("sleep", "600"), child("sh", "-c", "sleep 600 & exec sleep 600")
    leftovers.remember(record, [sleeper, shell])
    assert leftovers.end(record) >= 2
    assert leftovers._members({shell.process.pid: 0}) == []
    assert sleeper.process.wait() == shell.process.wait() == -signal.SIGTERM
    assert not record.exists()
    assert leftovers.end(record) == 0


@pytest.mark.parametrize(
    "content",
    ["", "[]", "null", "{", '{"boot": "another", "sessions": {"1": 1}}', '{"boot": 1, "sessions": [1]}'],
)
def test_damaged_or_old_record_ends_nothing(tmp_path, content):
    record = tmp_path / "children.json"
    record.write_text(content)
    assert leftovers.end(record) == 0
    assert not record.exists()


def test_recycled_process_id_is_left_alone(child, tmp_path):
    record = tmp_path / "children.json"
    bystander = child("sleep", "600")
    leftovers.remember(record, [bystander])
    started = leftovers._started(bystander.process.pid)
    record.write_text(record.read_text().replace(str(started), str(started - 1)))
    assert leftovers.end(record) == 0
    assert bystander.process.poll() is None
