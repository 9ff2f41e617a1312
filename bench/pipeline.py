"""The real pipeline against the simulated web, and its cost: processes, CPU, memory and counts.

PostgreSQL, Redis, Celery workers and beat run as `manage.py run` starts them, under a DATA_DIR of their own.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench import ROOT

_TICK = os.sysconf("SC_CLK_TCK")

COUNTS = """
SELECT count(*) AS visits, count(*) FILTER (WHERE grade_due_at IS NULL) AS published, coalesce(sum(requests),
0) AS requests,
    count(*) FILTER (WHERE grade_due_at IS NULL AND outcome = 'answered') AS answered,
    count(*) FILTER (WHERE outcome = 'declined') AS declined,
    count(*) FILTER (WHERE outcome = 'could_not_ask') AS could_not_ask
FROM probes_proberun
"""


@contextmanager
def simulated_web(folder: Path, *options: str) -> Iterator[dict[str, str]]:
    """Run the simulated web; yield the environment that leads a probe there. `folder`/hosts.txt has hosts."""
    ready = folder / "ready.json"
    ready.unlink(missing_ok=True)
    command = [sys.executable, "-m", "bench.simulated_web", str(folder), *options]
    server = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        while not ready.exists():
            if server.poll() is not None:
                raise SystemExit("the simulated web did not start")
            time.sleep(0.05)
        yield json.loads(ready.read_text()) | {"SIMULATED_WEB_PID": str(server.pid)}
    finally:
        server.terminate()
        server.wait()


def set_up(data_dir: Path, environment: dict[str, str]) -> None:
    """Make this process one of the service's, with its data in `data_dir`; call before importing Django."""
    data_dir.mkdir(mode=0o755, parents=True, exist_ok=True)
    for name in ("DATABASE_URL", "REDIS_URL"):
        os.environ.pop(name, None)
    os.environ |= environment | {
        "DATA_DIR": str(data_dir),
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "PROBE_BROWSER": "off",
        "PYTHONUNBUFFERED": "1",
    }
    import django

    django.setup()


@dataclass(slots=True)
class Use:
    """What the processes of one kind used: CPU seconds, and the most memory of one of them, in MB."""

    cpu: float = 0.0
    peak: float = 0.0


@dataclass(slots=True)
class Workers:
    """The processes of a run, by kind."""

    data_dir: Path
    sessions: dict[str, int] = field(default_factory=dict)
    peaks: dict[str, float] = field(default_factory=dict)
    peak_together: float = 0.0

    def sample(self) -> dict[str, float]:
        """Return CPU seconds of each kind until now, the dead included; note peaks of memory."""
        cpu = dict.fromkeys(self.sessions, 0.0)
        kinds, together = {pid: kind for kind, pid in self.sessions.items()}, 0.0
        for entry in Path("/proc").iterdir():
            if not entry.name.isdigit():
                continue
            try:
                stat = (entry / "stat").read_text().rpartition(")")[2].split()
                kind = kinds.get(int(entry.name)) or kinds.get(int(stat[3]))
                if kind is None:
                    continue
                own, reaped = int(stat[11]) + int(stat[12]), int(stat[13]) + int(stat[14])
                is_leader = kinds.get(int(entry.name)) is not None
                cpu[kind] += (own + (reaped if is_leader else 0)) / _TICK
                self.peaks[kind] = max(self.peaks.get(kind, 0.0), _megabytes(entry / "status", "VmHWM:"))
                together += _megabytes(entry / "smaps_rollup", "Pss:")
            except (OSError, ValueError, IndexError):
                continue
        self.peak_together = max(self.peak_together, together)
        return cpu


def _megabytes(file: Path, name: str) -> float:
    line = next((line for line in file.read_text().splitlines() if line.startswith(name)), "x 0")
    return int(line.split()[1]) / 1024


@contextmanager
def running(data_dir: Path, *, probers: int, graders: int, concurrency: int) -> Iterator[Workers]:
    """Have the service's servers, workers and beat inside; at the end they drain and stop."""
    from config.processes import spawn, stop
    from operators.embedded import Servers, lock
    from operators.launch import command_lines

    # At once, so that what is due is begun: the first messages of beat come seconds later.
    env = {**os.environ, "PROBE_CONCURRENCY": str(concurrency)}
    with ExitStack() as stack:
        stack.enter_context(lock.own_data_dir(data_dir))
        servers = Servers(data_dir)
        servers.start()
        stack.callback(servers.stop)
        _migrate()
        workers = Workers(data_dir)
        for name, command in {
            "probe": _at_once(command_lines.worker(), probers),
            "grade": _at_once(command_lines.grader(), graders),
            "beat": command_lines.beat(),
        }.items():
            child = spawn(
                name, command, log=data_dir / "logs" / f"{name}.log", env=env, cwd=ROOT, patience=30
            )
            stack.callback(stop, child)
            workers.sessions[name] = child.process.pid
        workers.sessions |= {server.name: server.process.pid for server in servers.children}
        workers.sessions["simulated web"] = int(os.environ["SIMULATED_WEB_PID"])
        yield workers


def _at_once(command: list[str], processes: int) -> list[str]:
    """The command with so many processes."""
    at = command.index("--concurrency")
    return [*command[: at + 1], str(processes), *command[at + 2 :]]


def _migrate() -> None:
    from django.core.management import call_command

    from probes.schedule import leases

    call_command("migrate", interactive=False, verbosity=0)
    call_command("model", verbosity=0)
    leases.end_all()


def counts() -> dict[str, int]:
    """Visits, how they ended, and their requests, over the whole database."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(COUNTS)
        names = [column.name for column in cursor.description or ()]
        return dict(zip(names, map(int, cursor.fetchone() or ()), strict=True))


def database() -> dict[str, Any]:
    """Size in MB of the database, and of evidence alone; listed sites."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_database_size(current_database()) / 1e6, "
            "pg_total_relation_size('probes_storedevidence') / 1e6, (SELECT count(*) FROM index_site WHERE "
            "listed)"
        )
        size, evidence, listed = cursor.fetchone() or (0, 0, 0)
    return {"size": float(size), "evidence": float(evidence), "listed": int(listed)}


def show_cpu(
    workers: Workers, before: dict[str, float], after: dict[str, float], *, visited: int, published: int
) -> None:
    """Print what each kind of process used for each host that it was done with, and its peak of memory."""
    print(f"{'':16}{'CPU ms/host':>12}{'peak MB/process':>18}")
    total = 0.0
    for kind in workers.sessions:
        hosts = visited if kind in {"probe", "simulated web"} else published
        used = 1000 * (after.get(kind, 0.0) - before.get(kind, 0.0)) / max(hosts, 1)
        total += used
        print(f"{kind:16}{used:12.2f}{workers.peaks.get(kind, 0.0):18.0f}")
    print(f"{'together':16}{total:12.2f}{workers.peak_together:18.0f}  (memory shared is counted once)")
