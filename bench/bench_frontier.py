"""Seconds and memory to rank a frontier: hosts that listed sites name and that nobody asked yet.

Fills a scratch database with hosts, three mentions of each by five thousand listed sites, and a million
targets. Then, as the source does every hour, forgets what is not to be asked and takes the best; and notes
the mentions of a hundred more visits. Memory is the most that a new process and its PostgreSQL backend have
of their own.
Goal: a million hosts in less than 60 s and 300 MB.

    python -m bench.bench_frontier [--hosts 1000000]
"""

import argparse
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Self

from bench.bench_find import servers
from bench.bench_schedule import start

SITES = 5_000
TARGETS = 1_000_000
GOAL_SECONDS, GOAL_MB = 60, 300

FILL = (
    """
INSERT INTO probes_frontierhost (host, domain, seen_in, seen_by, seen_at, sites, domains)
SELECT 'www.named' || n || '.com', 'named' || n / 3 || '.com',
    'https://site' || n %% {sites} || '.com/llms.txt',
    'site' || n %% {sites} || '.com', now(), 3, 1 + n %% 3
FROM generate_series(1, {hosts}) AS n
""",
    """
INSERT INTO probes_frontiermention (host_id, site, domain, place)
SELECT id, 'site' || (id * 7 + k * 31) %% {sites} || '.com', 'site' || (id * 7 + k * 31) %% {sites} || '.com',
    '10.0.' || (id + k) %% 250 || '.' || id %% 250
FROM probes_frontierhost, generate_series(1, 3) AS k
""",
    """
INSERT INTO probes_target (host, domain, origin, source, seen_in, first, due_at, created_at, address,
    state, why, held_for, held_by, attempts, fails, page_url, page_first, page_attempts, robots_attempts)
SELECT 'site' || n || '.com', 'site' || n || '.com', 'operator', '', '', false, now() + interval '3 days',
    now(), '', 'active', '', '', '', 0, 0, '', false, 0, 0
FROM generate_series(1, {targets}) AS n
""",
)


class Peak:
    """The most memory that processes have of their own, looked at ten times a second."""

    def __init__(self, *pids: int) -> None:
        self._pids, self.megabytes = pids, 0.0
        self._over = threading.Event()

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._watch)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._over.wait(0.1):
            self.megabytes = max(self.megabytes, sum(map(own_megabytes, self._pids)))


def own_megabytes(pid: int) -> float:
    """Return the anonymous memory of a process, without what all backends share."""
    text = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in text.splitlines() if line.startswith("RssAnon"))
    return int(line.split()[1]) / 1024


def measured(what: str, work: Callable[[], Any]) -> Any:
    """Run and print one line."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        backend = cursor.fetchone()[0]
    began = time.perf_counter()
    with Peak(os.getpid(), backend) as peak:
        result = work()
    print(f"{what:44}{time.perf_counter() - began:>8.1f} s{peak.megabytes:>8.0f} MB", flush=True)
    return result


def bench(hosts: int) -> None:
    """Fill, then measure."""
    from django.core.management import call_command
    from django.db import connection

    began = time.perf_counter()
    call_command("seed_index", sites=SITES, verbosity=0)
    with connection.cursor() as cursor:
        cursor.execute("UPDATE index_site SET host = 'site' || id %% %s || '.com'", [SITES])
        for statement in FILL:
            cursor.execute(statement.format(hosts=hosts, sites=SITES, targets=TARGETS), [])
        cursor.execute("ANALYZE")
    print(f"{hosts:,} hosts with three mentions each, filled in {time.perf_counter() - began:.0f} s")
    connection.close()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=start) as pool:
        pool.submit(measure).result()


def measure() -> None:
    """Measure each step, in a process that did nothing before."""
    from django.db import transaction

    from probes.sources import named_hosts

    measured("forget what is not to be asked", named_hosts.delete_stale_hosts)
    best = measured("rank, and take the best 50", lambda: named_hosts.best_hosts(50))
    assert len(best) == 50
    mentions = [
        named_hosts.HostMention(
            f"www.new{n}-{k}.com", f"new{n}-{k}.com", "", f"site{n}.com", f"site{n}.com", f"10.9.0.{n}"
        )
        for n in range(100)
        for k in range(30)
    ]

    def note() -> None:
        with transaction.atomic():
            named_hosts.store_mentions([f"site{n}.com" for n in range(100)], mentions)

    measured("note 100 visits that name 30 hosts each", note)


def main() -> None:
    """Start a scratch server, run, stop."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hosts", type=int, default=1_000_000)
    args = parser.parse_args()
    os.environ["PROBE_BROWSER"] = "off"
    for name in ("DATABASE_URL", "REDIS_URL"):
        os.environ.pop(name, None)
    print(f"goal: a million hosts in less than {GOAL_SECONDS} s and {GOAL_MB} MB", flush=True)
    with servers(None):
        bench(args.hosts)


if __name__ == "__main__":
    main()
