"""make soak-service: what each process of a running service holds while it is used, and how fast that grows.

Starts the whole service on a data folder of its own with the sample web, asks it by find, report and MCP, has
pages run and sites probed again and again, and reads files, threads, inotify watches and memory of each
process from /proc. Options: --minutes, --rate (questions a second), --warm-up (seconds before the first
reading).
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Self

import psycopg

from bench import ROOT
from config.data_dir import database_url
from tests.ports import free_port
from tests.run import living

EVERY = 10.0  # Seconds between two readings
PROBE_EVERY = 15.0  # Seconds after which every sample site is due again
PAGES = ("/api/find?q=buy+books", "/api/find?country=US", "/", "/site/larkspur-books.test",
    "/site/larkspur-books.test.md",
         "/site/larkspur-books.test.json", "/api/stats", "/benchmark", "/readyz", "/healthz")  # fmt: skip
MEASURES = ("files", "threads", "inotify", "RSS MB", "PSS MB")


@dataclass
class Process:
    """What was read of one process: (seconds, a number for each of MEASURES)."""

    kind: str
    pid: int
    read: list[tuple[float, tuple[float, ...]]] = field(default_factory=list)

    def slope(self, measure: int) -> float:
        """Return the growth an hour, by least squares."""
        times = [at for at, _ in self.read]
        values = [row[measure] for _, row in self.read]
        mean_t, mean_v = sum(times) / len(times), sum(values) / len(values)
        spread = sum((at - mean_t) ** 2 for at in times)
        together = sum((at - mean_t) * (value - mean_v) for at, value in zip(times, values, strict=True))
        return 3600 * together / spread if spread else 0.0


def reading(pid: int) -> tuple[float, ...]:
    """Read one process now. Raises OSError when it is gone."""
    folder = Path(f"/proc/{pid}")
    links = []
    for entry in (folder / "fd").iterdir():
        with suppress(OSError):
            links.append(str(entry.readlink()))
    memory = dict(line.split()[:2] for line in (folder / "smaps_rollup").read_text().splitlines()[1:] if line)
    threads = len(list((folder / "task").iterdir()))
    watches = sum("inotify" in link for link in links)
    return (len(links), threads, watches, int(memory["Rss:"]) / 1024, int(memory["Pss:"]) / 1024)


class Watch:
    """Reads every process of a run again and again."""

    def __init__(self, run: int) -> None:
        """Nothing is read yet."""
        self.run = run
        self.began = time.monotonic()
        self.seen: dict[tuple[str, int], Process] = {}

    def look(self) -> None:
        """Read all that live."""
        now = time.monotonic() - self.began
        found = {"supervisor": [self.run], **living.processes(self.run)}
        for kind, pids in found.items():
            for pid in pids:
                with suppress(OSError, KeyError):
                    row = reading(pid)
                    self.seen.setdefault((kind, pid), Process(kind, pid)).read.append((now, row))

    def show(self) -> None:
        """Print the processes that lived throughout, and a line for each kind of those that came and went."""
        whole = max(len(one.read) for one in self.seen.values())
        print(
            f"{'process':18}{'pid':>8}"
            + "".join(f"{name + ': first, last, an hour':>36}" for name in MEASURES)
        )
        short = defaultdict(list)
        for one in sorted(self.seen.values(), key=lambda one: (one.kind, one.pid)):
            if len(one.read) < whole - 1:
                short[one.kind].append(one)
                continue
            cells = [
                f"{one.read[0][1][n]:18,.0f}{one.read[-1][1][n]:8,.0f}{one.slope(n):+10,.1f}"
                for n in range(len(MEASURES))
            ]
            print(f"{one.kind:18}{one.pid:>8}" + "".join(cells))
        for kind, them in short.items():
            most = max(row[4] for one in them for _, row in one.read)
            print(f"{kind:18}{len(them):>8} that came or went, PSS at most {most:,.0f} MB each")


class Load:
    """Callers until it is closed."""

    def __init__(self, port: int, data_dir: Path, rate: float) -> None:
        """`rate` is pages a second; the other calls are fewer."""
        self.port, self.data_dir, self.rate = port, data_dir, rate
        self.said: Counter[str] = Counter()
        self._over = threading.Event()
        works: list[tuple[Callable[[int], object], float]] = [
            (self._page, 1 / rate), (self._mcp, 2 / rate), (self._check, 20.0),
            (self._probe_again, PROBE_EVERY)
        ]  # fmt: skip
        self._threads = [threading.Thread(target=self._repeat, args=work) for work in works]

    def __enter__(self) -> Self:
        """Begin to ask."""
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Cease."""
        self._over.set()
        for thread in self._threads:
            thread.join()

    def _repeat(self, work: Callable[[int], object], pause: float) -> None:
        number = 0
        while not self._over.wait(pause):
            number += 1
            name = work.__name__.strip("_")
            try:
                self.said[f"{name} {work(number)}"] += 1
            except (OSError, HTTPException, psycopg.Error) as error:
                self.said[f"{name} {type(error).__name__}"] += 1

    def _page(self, number: int) -> int:
        return living.ask(self.port, PAGES[number % len(PAGES)], number)[0]

    def _mcp(self, number: int) -> int:
        words = {"name": "find_capability", "arguments": {"query": "buy used books"}}
        body = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": words}
        return living.ask(self.port, "/mcp", number, body=body)[0]

    def _check(self, number: int) -> str:
        return "answered" if "result" in living.check_a_page(self.port, number) else "refused"

    def _probe_again(self, _: int) -> str:
        with psycopg.connect(database_url(self.data_dir)) as connection:
            connection.execute("UPDATE probes_target SET due_at = now() WHERE held_until IS NULL")
        return "due"


@contextmanager
def service(data_dir: Path, port: int) -> Iterator[int]:
    """Run `manage.py run` inside; its process id."""
    env = {**os.environ, "DATA_DIR": str(data_dir), "PORT": str(port), "TRUSTED_PROXIES": "127.0.0.1"}
    for name in ("DATABASE_URL", "REDIS_URL"):
        env.pop(name, None)
    screen = data_dir.with_name("screen")
    with screen.open("w") as out:
        run = subprocess.Popen(
            [sys.executable, "manage.py", "run"], cwd=ROOT, env=env, stdout=out, stderr=out
        )
    try:
        while "Ready." not in screen.read_text():
            time.sleep(0.5)
            if run.poll() is not None:
                sys.exit(screen.read_text())
        yield run.pid
    finally:
        run.send_signal(signal.SIGINT)
        run.wait()
        print("\n".join(line for line in screen.read_text().splitlines() if "started again" in line))


def main() -> None:
    """Run, watch, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rate", type=float, default=5)
    parser.add_argument("--warm-up", type=float, default=60)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="readiness-soak-") as folder:
        Path(folder).chmod(0o755)
        port, data_dir = free_port(), Path(folder, "data")
        with service(data_dir, port) as run, Load(port, data_dir, options.rate) as load:
            time.sleep(options.warm_up)
            watch = Watch(run)
            ends_at = time.monotonic() + 60 * options.minutes
            while time.monotonic() < ends_at:
                watch.look()
                time.sleep(EVERY)
            watch.look()
        watch.show()
        print("answers: " + ", ".join(f"{what}: {count}" for what, count in sorted(load.said.items())))


if __name__ == "__main__":
    main()
