"""The removal of browsers' folders."""

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from config.processes import Account
from probes.browser import chromium
from probes.browser.chromium import BrowserProfile
from tests.paths import ROOT

MAKES_ONE = (
    "import time; from config.processes import Account; from probes.browser.chromium import BrowserProfile\n"
    "one = BrowserProfile(Account()); print(one.path, flush=True); time.sleep(60)"
)


@pytest.fixture(autouse=True)
def _a_folder_for_temporary_things(monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))


def killed_owner():
    root = ROOT
    with subprocess.Popen(
        [sys.executable, "-c", MAKES_ONE], cwd=root, stdout=subprocess.PIPE, text=True
    ) as owner:
        folder = Path(owner.stdout.readline().strip())
        (folder / "Default").mkdir()
        (folder / "Default" / "History").write_text("x")
        chromium.remove_old_profiles()
        assert folder.is_dir()
        os.kill(owner.pid, signal.SIGKILL)
    return folder


def test_the_folder_of_a_killed_owner_is_swept_and_that_of_a_living_one_is_not():
    ours, theirs = BrowserProfile(Account()), killed_owner()
    assert theirs.is_dir()
    chromium.remove_old_profiles()
    assert ours.path.is_dir()
    assert not theirs.exists()
    ours.remove()
    assert not ours.path.exists()


def test_what_is_not_ours_is_left_alone(tmp_path):
    other = tmp_path / "browser-1234"
    half_made = tmp_path / f"{chromium._PREFIX}being-made"
    kept = tmp_path / "kept"
    for folder in (other, half_made, kept):
        folder.mkdir()
        (folder / "file").touch()
    (tmp_path / f"{chromium._PREFIX}a-file").touch()
    (tmp_path / f"{chromium._PREFIX}a-link").symlink_to(kept)
    (kept / chromium._LOCK).touch()
    chromium.remove_old_profiles()
    assert all((folder / "file").exists() for folder in (other, half_made, kept))
    assert (tmp_path / f"{chromium._PREFIX}a-link").is_symlink()


def test_a_lock_that_is_a_link_opens_nothing(tmp_path):
    trap = tmp_path / f"{chromium._PREFIX}trap"
    trap.mkdir()
    (trap / chromium._LOCK).symlink_to("/etc/passwd")
    chromium.remove_old_profiles()
    assert trap.is_dir()
