"""Runs of the whole service in a clone whose path has a space."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path

import pytest

from config.data_dir import digest_of_data_dir
from tests.paths import ROOT
from tests.ports import free_port
from tests.services import MODEL
from tests.waiting import until

# Compiled modules are copied: to compile all in each of a run's processes takes longer than the run.
NOT_CLONED = shutil.ignore_patterns(
    ".git", ".venv", ".peers", ".node", ".data", ".model", ".cluster", ".*_cache", "tests", "training"
)
NOT_SET = {"DATABASE_URL", "REDIS_URL", "DATA_DIR"}

_numbers = count(1)


@pytest.fixture(scope="session", name="until")
def an_until():
    return until


@pytest.fixture(scope="session")
def open_folder():
    """Its path has a space, and every user may enter it, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp(prefix="readiness run "))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def tmp_path(open_folder):
    folder = open_folder / f"test-{next(_numbers)}"
    folder.mkdir()
    folder.chmod(0o755)  # whatever the umask of what runs in this process
    yield folder
    shutil.rmtree(folder)


def allows_namespaces():
    """Few containers allow them."""
    try:
        return subprocess.run(["unshare", "--user", "true"], check=False).returncode == 0
    except FileNotFoundError:
        return False


@pytest.fixture(scope="session")
def namespaces():
    if not allows_namespaces():
        pytest.skip("no user namespaces here")


@pytest.fixture(scope="session")
def as_user():
    """What makes root an ordinary user for a command."""
    if os.getuid() or not allows_namespaces():
        return ()
    return ("unshare", "--user", "--map-user=1000", "--map-group=1000", "--")


@pytest.fixture(scope="session", name="free_port")
def a_port():
    return free_port()


@pytest.fixture(scope="session")
def clone(open_folder):
    copy = open_folder / "a clone"
    shutil.copytree(ROOT, copy, ignore=NOT_CLONED)
    venv = copy / ".venv"
    venv.mkdir()
    for entry in Path(sys.prefix).iterdir():
        if not entry.name.startswith(".installed"):
            (venv / entry.name).symlink_to(entry)
    (venv / ".installed").touch()
    return copy


@pytest.fixture
def with_model(tmp_path):
    """A DATA_DIR that holds the model, which takes longer to make than most parts to start."""
    shutil.copytree(MODEL, tmp_path / "data" / "models")
    return tmp_path / "data"


class Run:
    def __init__(self, command, *, cwd, output, env):
        self.output = output
        with output.open("w") as file:
            self.process = subprocess.Popen(
                command,
                cwd=cwd,
                env={k: v for k, v in os.environ.items() if k not in NOT_SET} | env,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def text(self):
        return self.output.read_text()

    @property
    def supervisor(self):
        """The process that was started, or what `make` has started."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return int(children[0]) if "make" in self.process.args else pid

    def until_ready(self):
        until(lambda: "Ready." in self.text or self.process.poll() is not None)
        assert self.process.poll() is None, self.text

    def end(self, number=signal.SIGINT):
        """Signal the foreground group as Ctrl-C does; return the exit status."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, number)
        return self.process.wait(300)


@pytest.fixture
def start(clone, tmp_path, free_port):
    runs = []

    def start_run(*command, **env):
        command = command or (".venv/bin/python", "manage.py", "run")
        output = tmp_path / f"output-{len(runs)}.txt"
        runs.append(Run(command, cwd=clone, output=output, env={"PORT": str(free_port), **env}))
        return runs[-1]

    yield start_run
    for run in runs:
        run.end()


@pytest.fixture(scope="session")
def processes_of():
    """Find them by their environment or title."""

    def find(data_dir):
        mine, title = f"DATA_DIR={data_dir}".encode(), digest_of_data_dir(data_dir).encode()
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit() and int(entry.name) != os.getpid():
                try:
                    seen = (entry / "cmdline").read_bytes()
                    seen += (entry / "environ").read_bytes()
                except OSError:
                    seen = b""
                if mine in seen.split(b"\0") or title in seen or os.fsencode(data_dir) + b"/" in seen:
                    found.append(int(entry.name))
        return found

    return find
