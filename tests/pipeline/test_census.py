"""A census of the simulated web, in two slices."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.paths import ROOT


@pytest.fixture
def census():
    data = Path(tempfile.mkdtemp(prefix="census-"))
    data.chmod(0o755)  # as root, the servers run as an ordinary user, who must reach it
    options = ["--data", str(data), "--hosts", "120", "--probers", "1", "--graders", "1"]

    def run(*more):
        command = [sys.executable, "-m", "bench.census", *options, *more]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    yield run
    shutil.rmtree(data, ignore_errors=True)


@pytest.mark.soak
def test_a_census_goes_on_where_its_last_slice_ended_and_every_host_comes_out_as_what_it_is(census):
    assert "All 1 slices: 0 hosts in" in census("--seconds", "0.1")
    said = census()
    assert "All 2 slices: 120 hosts in" in said
    assert "118 answered, 1 declined, 1 could not be asked; 73 listed" in said
