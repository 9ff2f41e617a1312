"""The Makefile before anything is installed."""

import shutil
import subprocess

import pytest


@pytest.fixture
def bare(clone, tmp_path):
    folder = tmp_path / "bare clone"
    folder.mkdir()
    for name in ("Makefile", *(lock.name for lock in clone.glob("requirements*.lock"))):
        shutil.copy(clone / name, folder)
    shutil.copytree(clone / "index" / "embedding", folder / "index" / "embedding")
    return folder


def make(folder, *words):
    return subprocess.run(["make", *words], cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("target", ["install", "run", "test", "check"])
def test_missing_python_is_one_line_and_a_failure(bare, target):
    done = make(bare, target, "PYTHON=/nowhere/python3")
    assert done.returncode != 0
    assert "Python 3.11 or newer is needed" in done.stderr
    assert not (bare / ".venv").exists()


def test_python_without_venv_is_one_line_and_a_failure(bare, tmp_path):
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\ncase "$2" in *ensurepip*) exit 1;; *) exit 0;; esac\n')
    python.chmod(0o755)
    done = make(bare, "install", f"PYTHON={python}")
    assert done.returncode != 0
    assert "has no venv" in done.stderr


def test_installed_clone_asks_pip_for_nothing(clone):
    done = make(clone, "--dry-run", "install")
    assert done.returncode == 0
    assert "pip" not in done.stdout


def test_changed_lock_installs_again(clone, tmp_path):
    lock = clone / "requirements.lock"
    done = make(clone, "--dry-run", "install", f"--what-if={lock.name}")
    assert "pip install" in done.stdout
    assert "--no-deps --require-hashes" in done.stdout


def test_help_names_every_target(clone):
    done = make(clone, "help")
    for target in ("install", "run", "test", "check", "lock", "bench-probe"):
        assert f"make {target} " in done.stdout
