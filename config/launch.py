"""One run of the whole service: what starts, in which order, and what the person at the terminal sees."""

import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

import redis
from django.conf import settings
from django.core.management import call_command
from django.db import DatabaseError, connections
from django.utils import timezone
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from config import heartbeat, sample
from config.embedded import EmbeddedError, Servers, lock
from config.embedded.services import database_is_embedded
from config.host_list import HostList
from config.processes import Child, last_lines
from config.supervisor import Supervisor
from index.models import Site
from probes import schedule
from probes.models import Target

READY_WITHIN: Final = 120.0
"""Seconds that web and worker have to come up."""
LOOK_EVERY: Final = 0.3
"""Seconds between two looks at the children."""


class LaunchError(Exception):
    """Why the run cannot go on, for the person at the terminal."""


class Stopped(BaseException):
    """Ctrl-C or a signal: not an error, and nobody's to handle on the way."""


@dataclass(slots=True)
class Launch:
    """`manage.py run`: call it; it returns after Ctrl-C and raises LaunchError when it cannot go on."""

    data_dir: Path
    address: str
    port: int
    hosts: HostList | None
    screen: Console

    def __call__(self) -> None:
        """Start everything, watch it, stop it."""
        try:
            with lock.owned(self.data_dir), _signals(Supervisor(self.data_dir)) as supervisor:
                self._start(supervisor)
                while True:
                    self._look(supervisor)
        except Stopped:
            self.screen.print("Stopped.")
        except (EmbeddedError, sample.SampleError) as error:
            raise LaunchError(str(error)) from error
        except DatabaseError as error:
            raise LaunchError(f"The database cannot be used: {str(error).strip()}") from error
        except redis.RedisError as error:
            raise LaunchError(f"Redis cannot be used: {error}") from error

    def _start(self, supervisor: Supervisor) -> None:
        supervisor.end_leftovers()
        _must_be_free(self.address, self.port)
        servers = Servers(self.data_dir)
        servers.start()
        supervisor.adopt(servers.children)
        redis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=5).ping()
        call_command("migrate", interactive=False, verbosity=0)
        if database_is_embedded():
            _end_leases()
        env = self._register(supervisor)
        self._serve(supervisor, env)
        self._await_ready(supervisor)
        self._show_processes(supervisor)
        self._show_progress(supervisor)
        self._show_addresses()

    def _register(self, supervisor: Supervisor) -> dict[str, str]:
        """Make the hosts due, serve the sample web when it is needed, return the children's environment."""
        env = {**os.environ, "DATA_DIR": str(self.data_dir), "PORT": str(self.port), "PYTHONUNBUFFERED": "1"}
        if self.hosts is not None:
            for complaint in self.hosts.complaints:
                self.screen.print(f"Skipped: {complaint}", markup=False)
            schedule.register(self.hosts.hosts, origin=Target.Origin.OPERATOR)
        empty = not Target.objects.exists() and not Site.objects.exists()
        if empty or sample.folder(self.data_dir).is_dir():
            web = sample.serve(supervisor, self.data_dir)
            schedule.register(web.hosts, origin=Target.Origin.SAMPLE)
            env |= web.environment(os.environ, sample.folder(self.data_dir))
            if not Target.objects.exclude(origin=Target.Origin.SAMPLE).exists():
                env.setdefault("PROBE_HOST_DELAY", "0")
        return env

    def _serve(self, supervisor: Supervisor, env: dict[str, str]) -> None:
        python = [sys.executable, "-m"]
        web = ["granian", "--interface", "wsgi", "--host", self.address, "--port", str(self.port), "--no-ws"]
        supervisor.start("web", [*python, *web, "config.wsgi:application"], env=env)
        celery = [*python, "celery", "--app", "config.celery", "--quiet"]
        worker = [
            "worker",
            "--queues",
            "probe,celery",
            "--concurrency",
            "2",
            "--without-gossip",
            "--without-mingle",
        ]
        supervisor.start("worker", [*celery, *worker, "--loglevel", "INFO"], env=env)
        (self.data_dir / "beat").mkdir(exist_ok=True)
        beat = [
            "beat",
            "--schedule",
            str(self.data_dir / "beat" / "schedule"),
            "--pidfile",
            "",
            "--loglevel",
            "INFO",
        ]
        supervisor.start("beat", [*celery, *beat], env=env)

    def _await_ready(self, supervisor: Supervisor) -> None:
        deadline = time.monotonic() + READY_WITHIN
        client = redis.Redis.from_url(settings.REDIS_URL)
        while not (_serves(self.address, self.port) and heartbeat.count(client)):
            if time.monotonic() > deadline:
                raise LaunchError(
                    f"Web or worker is not ready after {READY_WITHIN:g} s: see {self.data_dir / 'logs'}"
                )
            self._look(supervisor)

    def _look(self, supervisor: Supervisor) -> None:
        """Wait a moment. Raises LaunchError when a child died."""
        time.sleep(LOOK_EVERY)
        dead = supervisor.dead()
        if dead is not None:
            raise LaunchError(
                f"{dead.name} ended unexpectedly ({_status(dead)}); the end of {dead.log}:\n{last_lines(dead.log)}"
            )

    def _show_processes(self, supervisor: Supervisor) -> None:
        where = {
            "postgres": "Unix socket",
            "redis": "Unix socket",
            "sample web": "loopback, sites under .test",
            "web": f"http://{self.address}:{self.port}/",
            "worker": "probes what is due",
            "beat": "looks every few seconds for what is due",
        }
        table = Table(box=None, header_style="bold", pad_edge=False)
        for column in ("process", "where", "pid", "log"):
            table.add_column(column)
        for child in supervisor.children:
            table.add_row(child.name, where[child.name], str(child.process.pid), child.log.name)
        self.screen.print(table)
        self.screen.print(f"Logs: {self.data_dir / 'logs'}", markup=False)

    def _show_progress(self, supervisor: Supervisor) -> None:
        """A bar over the first probes, gone when all of these hosts were probed once."""
        origin = Target.Origin.SAMPLE if self.hosts is None else Target.Origin.OPERATOR
        done, total = schedule.progress(origin)
        columns = (TextColumn("First probes"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=self.screen) as bar:
            task = bar.add_task("", total=total, completed=done, visible=done < total)
            while done < total:
                self._look(supervisor)
                done, total = schedule.progress(origin)
                bar.update(task, completed=done, total=total)
        connections.close_all()

    def _show_addresses(self) -> None:
        base = f"http://{self.address}:{self.port}"
        listed = Site.objects.filter(listed=True).order_by("-score", "host").values_list("host", flat=True)
        first = listed.first()
        connections.close_all()
        self.screen.print("\nReady. Open:", style="bold")
        paths = ["/", "/api/find?q=books", "/api/stats", "/healthz"]
        if first is not None:
            paths[1:1] = [f"/site/{first}", f"/site/{first}.md"]
        for path in paths:
            self.screen.print(f"  {base}{path}", markup=False)
        self.screen.print("Ctrl-C stops everything.")


@contextmanager
def _signals(supervisor: Supervisor) -> Iterator[Supervisor]:
    """Have the first signal end the run, and a second one while it stops make the stopping short."""
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

    def first(*_: Any) -> None:
        raise Stopped

    def second(*_: Any) -> None:
        supervisor.hurry = True

    before = {number: signal.signal(number, first) for number in numbers}
    try:
        yield supervisor
    finally:
        for number in numbers:
            signal.signal(number, second)
        supervisor.stop()
        for number, handler in before.items():
            signal.signal(number, handler)


def _must_be_free(address: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address, port))
        except OSError as error:
            raise LaunchError(
                f"Port {port} on {address} cannot be used ({error.strerror}): set PORT to a free one"
            ) from error


def _serves(address: str, port: int) -> bool:
    connection = HTTPConnection(address, port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        connection.getresponse()
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
    return True


def _end_leases() -> None:
    """Make due what a killed worker had claimed: the data folder is ours alone, so nobody holds a lease."""
    now = timezone.now()
    Target.objects.filter(attempts__gt=0, due_at__gt=now).update(due_at=now)


def _status(child: Child) -> str:
    code = child.process.returncode
    return f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"
