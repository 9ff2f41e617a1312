"""The blocks of docs/extending.md work in a copy of the tree."""

import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.extending.walks import walks
from tests.paths import ROOT

pytestmark = pytest.mark.newcomer

PAGE = (ROOT / "docs" / "extending.md").read_text()
WALKS = walks(PAGE)
BLOCKS = [block for blocks in WALKS.values() for block in blocks]
CHECK = "A scored check"
COPIED = ("config", "operators", "index", "probes", "agentauth", "protocols", "templates", "tests", "docs")
NO_DATABASE = {"DATABASE_URL": "postgres:///none?host=/nowhere"}


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A copy with what every walk adds."""
    copy = tmp_path_factory.mktemp("tree")
    ignored = shutil.ignore_patterns("images")  # compiled modules are copied: they save half the time
    for name in COPIED:
        shutil.copytree(ROOT / name, copy / name, ignore=ignored, symlinks=True)
    for name in ("manage.py", "pyproject.toml"):
        shutil.copy2(ROOT / name, copy / name)
    (copy / ".model").symlink_to(ROOT / ".model")  # else it is made once more
    for block in BLOCKS:
        block.put_into(copy)
    return copy


@contextmanager
def without(tree: Path, path: str, walk: str):
    """Leave out what a walk adds to one file."""
    file = tree / path
    whole = file.read_bytes()
    shutil.copy2(ROOT / path, file)
    for block in BLOCKS:
        if block.path == path and block not in WALKS[walk]:
            block.put_into(tree)
    yield
    file.write_bytes(whole)


def python(tree: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DATABASE_URL", "REDIS_URL", "DATA_DIR"}
    }
    return subprocess.run(
        [sys.executable, "-W", "ignore::RuntimeWarning", *words],
        cwd=tree, env=kept | env, text=True, capture_output=True, check=False,
    )  # fmt: skip


def test_every_block_of_the_page_is_read():
    assert len(re.findall("^```", PAGE, re.MULTILINE)) == 2 * sum(map(len, WALKS.values())) > 0


def test_each_walk_takes_as_few_files_as_the_page_says():
    assert {title: len({block.path for block in blocks}) for title, blocks in WALKS.items()} == {
        CHECK: 9, "An unscored resource": 3, "A filter": 1, "A fact": 1, "A tool": 3, "A source of hosts": 2,
        "An error code": 1, "An admin action": 1, "A chart": 1,
    }  # fmt: skip
    # The tenth of a check is its migration, which is generated.


def test_what_the_walks_add_is_there_on_every_surface(tree):
    made = python(tree, "manage.py", "makemigrations", "index", **NO_DATABASE)
    assert made.returncode == 0, made.stderr
    if (ROOT / ".mypy_cache").exists():  # what did not change needs no second look
        shutil.copytree(ROOT / ".mypy_cache", tree / ".mypy_cache")
    typed = python(tree, "-m", "mypy")
    assert typed.returncode == 0, typed.stdout
    seen = python(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/extending/one_more.py")
    assert seen.returncode == 0, seen.stdout


@pytest.mark.parametrize(
    ("left_out", "noticed"),
    [
        ("index/checks/__init__.py", "index/checks has nothing of security_txt"),
        ("probes/grading/rubric.py", "probes/checks has nothing of security_txt"),
        ("index/models.py", "Site has no column security_txt, which index/checks/security_txt.py names"),
    ],
)
def test_a_check_without_one_of_its_rooms_does_not_start(tree, left_out, noticed):
    with without(tree, left_out, CHECK):
        started = python(tree, "manage.py", "check", **NO_DATABASE)
    assert started.returncode != 0
    assert noticed in started.stderr
