"""Counts on a full disk."""

import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.multiprocess import MultiProcessCollector

from config.counts.file import RETRY, CountsFile
from tests.faults.disks import fill, make_room, small_disk
from tests.paths import ROOT
from tests.waiting import until

KEYS = [f"{number:0500}" for number in range(300)]  # Far beyond what a file has room for at first
COUNTING = """
import pathlib, resource, sys
from config.counts import folder
folder.share(pathlib.Path(sys.argv[1]))
from prometheus_client import Counter
counter = Counter("asked", "How often.", ["what"])
for line in sys.stdin:
    match line.split():
        case ["limit", size]:
            resource.setrlimit(resource.RLIMIT_FSIZE, (int(size), -1))
        case ["count", what, times]:
            for _ in range(int(times)):
                counter.labels(what).inc()
    print(*(open("/proc/self/maps").read().count(end) for end in (".db", ".new")), flush=True)
"""


class Counting:
    def __init__(self, folder: Path) -> None:
        env = {k: v for k, v in os.environ.items() if k != "PROMETHEUS_MULTIPROC_DIR"}
        command = [sys.executable, "-c", COUNTING, str(folder)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def do(self, *words: object) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


@pytest.fixture
def counting():
    made = []

    def start(folder):
        made.append(Counting(folder))
        return made[-1]

    yield start
    for one in made:
        one.process.kill()
        one.process.communicate()


def counted(folder: Path) -> dict[str, float]:
    registry = CollectorRegistry(support_collectors_without_names=True)
    home = next((folder / "metrics").iterdir())
    MultiProcessCollector(registry, str(home))
    return {
        sample.labels["what"]: sample.value
        for family in registry.collect()
        for sample in family.samples
        if sample.name == "asked_total"
    }


def grows_to(one: Counting, folder: Path, key: str, least: float) -> None:
    """A count writes again once the pause after a failure is over."""

    def there():
        one.do("count", "more", 1)
        return counted(folder).get(key, 0) >= least

    until(there, 60 * RETRY)


@pytest.mark.parametrize("disk", ["full", "limited"])
def test_a_process_that_counts_outlives_a_full_disk_and_what_it_counted_is_there_afterwards(
    disk, counting, tmp_path
):
    with small_disk(tmp_path / "disk", 4) if disk == "full" else nullcontext(tmp_path) as folder:
        one = counting(folder)
        assert one.do("count", "before", 3) == "0 0"  # nothing of it is mapped
        assert counted(folder)["before"] == 3
        fill(folder) if disk == "full" else one.do("limit", 100)
        assert one.do("count", "before", 2)
        for key in KEYS:
            assert one.do("count", key, 1), one.process.wait(10)
        assert counted(folder)["before"] >= 3
        make_room(folder) if disk == "full" else one.do("limit", 1 << 30)
        grows_to(one, folder, KEYS[-1], 1)
        assert counted(folder)["before"] == 5
        found = counted(folder)
        assert [found[key] for key in KEYS] == [1] * len(KEYS)


def test_a_process_that_starts_on_a_full_disk_counts_and_is_read_when_there_is_room(counting, tmp_path):
    with small_disk(tmp_path / "disk", 4) as folder:
        fill(folder)
        one = counting(folder)
        assert one.do("count", "early", 7)
        make_room(folder)
        until(lambda: one.do("count", "more", 1) and any((folder / "metrics").glob("*/*.db")), 60 * RETRY)
        assert counted(folder)["early"] == 7


def test_counts_that_another_process_of_the_same_number_left_go_on_unless_they_are_torn(tmp_path):
    path = tmp_path / "counter_1.db"
    first = CountsFile(str(path))
    first.write_value("a", 5.0, 0.0)
    first.close()
    assert CountsFile(str(path)).read_value("a") == (5.0, 0.0)
    path.write_bytes(path.read_bytes()[:20])
    assert CountsFile(str(path)).read_value("a") == (0.0, 0.0)
