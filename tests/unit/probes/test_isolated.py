"""Work that takes too long is ended, and costs other work nothing."""

import asyncio
import os
import re
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from probes.isolation import processes
from probes.isolation.processes import OverBudget, run, run_async, run_each
from tests.paths import ROOT
from tests.waiting import until


@pytest.fixture(autouse=True)
def _little_time(monkeypatch):
    monkeypatch.setattr(processes, "CPU_SECONDS", 0.25)


def spins():
    while True:
        pass


def backtracks():
    re.match(r"(a+)+$", "a" * 60 + "b")


def holds_the_interpreter():
    sys.set_int_max_str_digits(0)
    int("9" * 5_000_000)  # C code that looks for no signal


def dies():
    os._exit(3)


def fails(text):
    raise ValueError(text)


@pytest.mark.parametrize("work", [backtracks, dies])
def test_work_that_does_not_end_costs_only_itself(work):
    said = run_each(run_or_length, [(None, b"one"), (work, b""), (None, b"three")])
    assert (said[0], said[2]) == (3, 5)
    assert isinstance(said[1], OverBudget)


def test_work_that_looks_for_no_signal_ends_with_its_process():
    with pytest.raises(OverBudget):
        run(holds_the_interpreter)
    assert run(len, b"three") == 5


def run_or_length(work, text):
    return work() if work else len(text)


def test_a_failure_comes_back_with_the_place_where_it_happened():
    (error,) = run_each(fails, [("what went wrong",)])
    assert (type(error), str(error)) == (ValueError, "what went wrong")
    assert "test_isolated.py" in str(error.__cause__)
    with pytest.raises(ValueError, match="again"):
        run(fails, "again")


def test_an_event_loop_goes_on_while_the_work_does_not_end():
    async def both():
        work = asyncio.create_task(run_async(spins))
        turns = 0
        while not work.done():
            await asyncio.sleep(0.01)
            turns += 1
        with pytest.raises(OverBudget):
            await work
        return turns

    assert asyncio.run(both()) > 20


def test_its_process_ends_with_whoever_asked_even_when_that_is_killed(tmp_path):
    program = (
        "import os, signal, time\n"
        "from probes.isolation import processes\n"
        "print(processes.run(os.getpid), flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    worker = int(done.stdout)
    assert worker
    until(lambda: not Path(f"/proc/{worker}").exists())


def test_time_of_a_busy_machine_is_not_time_of_the_work():
    assert run(partial(time.sleep, processes.CPU_SECONDS + processes.GRACE_SECONDS + 0.5)) is None
