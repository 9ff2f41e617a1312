"""One run of the whole service."""

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import redis
from django.conf import settings
from django.core.management import call_command
from django.db import DatabaseError, connection, connections
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from config import heartbeat
from config.data_dir import database_is_embedded, full_disk_message, is_full, temporary_data_dir
from config.processes import Child
from index.embedding import ModelUnavailable, files
from index.embedding.languages import E5_ID
from index.models import Site
from index.values.hosts import BadHost, normalise
from operators.embedded import EmbeddedError, Servers, lock
from operators.launch import command_lines, sample
from operators.launch.supervisor import CannotLiveError, Supervisor
from probes.evidence.charsets import decode
from probes.live import queue
from probes.models import HostSource, Target
from probes.schedule import leases, schedule
from probes.sources import administration, reading
from probes.sources.administration import RefusedSource

LIMIT = 500  # Default number of hosts
SECONDS = 600.0


@dataclass(frozen=True, slots=True)
class FirstSource:
    name: str
    limit: int = LIMIT

    @property
    def origin(self) -> Target.Origin:
        return administration.kind_of(HostSource.objects.get(name=self.name)).origin

    def read_hosts(self) -> str:
        """What to tell the user. Raises RefusedSource."""
        reading.ensure_sources()
        row = HostSource.objects.filter(name=self.name).first()
        if row is None:
            names = ", ".join(HostSource.objects.order_by("name").values_list("name", flat=True))
            raise administration.RefusedSource(f"There is no source {self.name!r}; there are {names}")
        administration.check_terms(row)
        if (held := reading.hold(row.name)) is None:
            return f"{self.name} is being read by somebody else."
        held.most = self.limit
        last = reading.ReadingCounts()

        def remember(counts: reading.ReadingCounts) -> None:
            nonlocal last
            last = counts

        reading.read_in_turn(held, seconds=SECONDS, on_progress=remember)
        if held.trouble and not last.hosts:
            return f"{self.name} could not be read: {held.trouble}. Going on without it."
        more = f"; then {held.trouble}" if held.trouble else ""
        return f"{self.name} named {last.hosts:,} hosts, {last.new:,} of them new{more}."


@dataclass(frozen=True, slots=True)
class HostList:
    """Valid hosts in order, and an error per invalid line."""

    hosts: tuple[str, ...]
    complaints: tuple[str, ...]


def read_hosts(path: Path) -> HostList:
    """Skip blank lines and `#` comments. Raises OSError."""
    hosts: dict[str, None] = {}
    complaints = []
    text = decode(path.read_bytes(), "")
    for number, line in enumerate(text.split("\n"), 1):
        word = line.partition("#")[0].strip().lstrip("\ufeff")
        if not word:
            continue
        try:
            hosts[normalise(word)] = None
        except BadHost as error:
            complaints.append(f"{path.name}:{number}: {error}")
    return HostList(tuple(hosts), tuple(complaints))


def serves(address: str, port: int) -> bool:
    connection = HTTPConnection(address, port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        connection.getresponse()
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
    return True


def probes(client: redis.Redis) -> bool:
    try:
        return heartbeat.count(client, heartbeat.PROBING) > 0
    except redis.RedisError:
        return False


def progress(origin: Target.Origin) -> tuple[int, int] | None:
    try:
        return schedule.visit_progress(origin)
    except DatabaseError:
        connections.close_all()
        return None


def best_listed_host() -> str | None:
    try:
        best = Site.objects.listed().order_by("-score", "host").first()
    except DatabaseError:
        return None
    return best.host if best else None


WHERE = {
    "postgres": "Unix socket",
    "redis": "Unix socket",
    "sample web": "loopback, sites under .test",
    "worker": "probes what is due",
    "grader": "grades what was seen, reads robots.txt daily",
    "sources": "reads registries and lists that are enabled",
    "indexer": "builds what search reads",
    "browser": "runs pages in Chromium",
    "live": "checks hosts that somebody asks about now",
    "model": "makes the model that compares texts of all languages, once",
    "beat": "looks every few seconds for what is due",
}


def show_processes(console: Console, children: Sequence[Child], base_url: str, logs: Path) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("process", "where", "pid", "log"):
        table.add_column(column)
    for child in children:
        table.add_row(child.name, WHERE.get(child.name, base_url), str(child.process.pid), child.log.name)
    console.print(table)
    console.print(f"Logs: {logs}", markup=False)


def show_progress(
    console: Console, progress: Callable[[], tuple[int, int] | None], wait: Callable[[], None]
) -> None:
    done, total = progress() or (0, 1)
    if done == total:
        return
    columns = (TextColumn("First probes"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("", total=total, completed=done)
        while done < total:
            wait()
            done, total = progress() or (done, total)
            bar.update(task, completed=done, total=total)


def show_addresses(console: Console, base_url: str, host: str | None) -> None:
    paths = ["/", "/api/find?q=books", "/api/stats", "/healthz"]
    if host is not None:
        paths[1:1] = [f"/site/{host}", f"/site/{host}.md"]
    console.print("\nReady. Open:", style="bold")
    for path in paths:
        console.print(f"  {base_url}{path}", markup=False)
    console.print(f"  {base_url}/admin/  (manage.py createsuperuser makes an operator)", markup=False)
    console.print("Ctrl-C stops everything.")


READY_WITHIN = 120.0  # Seconds for web and worker to come up
LOOK_EVERY = 0.3  # Seconds between checks of the children


_WHY_NOT = (
    EmbeddedError,
    CannotLiveError,
    sample.SampleError,
    DatabaseError,
    redis.RedisError,
    RefusedSource,
    OSError,
)


class LaunchError(Exception):
    """The message says why the run can't go on."""


class StopRequested(BaseException):
    """Ctrl-C or a signal; a BaseException, so that nothing handles it."""


@dataclass(slots=True)
class Launch:
    """`manage.py run`: returns after Ctrl-C. Raises LaunchError."""

    data_dir: Path
    address: str
    port: int
    hosts: HostList | None
    console: Console
    source: FirstSource | None = None

    def __call__(self) -> None:
        try:
            with (
                lock.own_data_dir(self.data_dir),
                temporary_data_dir(self.data_dir),
                self._supervised() as supervisor,
            ):
                self._start(supervisor)
                while True:
                    self._look(supervisor)
        except StopRequested:
            self.console.print("Stopped.")
        except _WHY_NOT as error:
            raise LaunchError(self._why(error)) from error

    def _why(self, error: Exception) -> str:
        if is_full(self.data_dir):
            return full_disk_message(self.data_dir)
        if isinstance(error, DatabaseError):
            return f"The database cannot be used: {str(error).strip()}"
        if isinstance(error, redis.RedisError):
            return f"Redis cannot be used: {error}"
        return str(error)

    def _start(self, supervisor: Supervisor) -> None:
        supervisor.end_leftovers()
        _must_be_free(self.address, self.port)
        servers = Servers(self.data_dir)
        servers.start()
        supervisor.adopt(servers)
        redis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=5).ping()
        connection.ensure_connection()
        without_model = self._make_model()  # which takes seconds, after what mostly fails
        call_command("migrate", interactive=False, verbosity=0)
        if without_model:  # said here, so that a failed start says only why
            self.console.print(without_model, markup=False)
        if database_is_embedded():
            leases.end_all()  # we own the data folder: no worker is alive
            queue.release_all()
            reading.end_all()
        env = self._register(supervisor)
        self._serve(supervisor, env)
        self._await_ready(supervisor)
        self._make_second_model(supervisor, env)
        self._show(supervisor)

    def _make_model(self) -> str:
        """Make the model; return what to tell the user on failure."""
        if settings.EMBEDDING_MODEL != "minilm":
            return ""
        try:
            with self.console.status(
                "Making the model that search compares meanings by (90 MB are fetched once) …"
            ):
                files.make_model(self.data_dir / "models")
        except ModelUnavailable as error:
            return f"Search goes by words alone: {error}"
        return ""

    def _make_second_model(self, supervisor: Supervisor, env: dict[str, str]) -> None:
        """Begin to make it, unless it's there; search uses it once all sites have vectors."""
        if settings.SECOND_MODEL and not files.is_second_there(self.data_dir / "models", E5_ID):
            supervisor.start_once("model", command_lines.model(), env=env)

    def _register(self, supervisor: Supervisor) -> dict[str, str]:
        """Make the hosts due and return the environment."""
        env = {**os.environ, "DATA_DIR": str(self.data_dir), "PORT": str(self.port), "PYTHONUNBUFFERED": "1"}
        env.setdefault("PROBE_DRAIN", "3")  # a user waits at the terminal
        if self.hosts is not None:
            for complaint in self.hosts.complaints:
                self.console.print(f"Skipped: {complaint}", markup=False)
            schedule.register(self.hosts.hosts, origin=Target.Origin.OPERATOR)
        if self.source is not None:
            with self.console.status(f"Reading {self.source.name} …"):
                said = self.source.read_hosts()
            self.console.print(said, markup=False)
        empty = not Target.objects.exists() and not Site.objects.exists()
        if empty or sample.sample_folder(self.data_dir).is_dir():
            web = sample.serve_sample_web(supervisor, self.data_dir)
            schedule.register(web.hosts, origin=Target.Origin.SAMPLE)
            env |= web.environment(os.environ, sample.sample_folder(self.data_dir))
            if not Target.objects.exclude(origin=Target.Origin.SAMPLE).exists():
                env.setdefault("PROBE_PER_ADDRESS", "0")  # all sample sites share our address
        return env

    def _serve(self, supervisor: Supervisor, env: dict[str, str]) -> None:
        web = command_lines.web(self.address, self.port)
        supervisor.start("web", web, env=env | command_lines.WEB_ENV, overlaps=True)
        supervisor.start("worker", command_lines.worker(), env=env)
        supervisor.start("grader", command_lines.grader(), env=env)
        supervisor.start("sources", command_lines.sources(), env=env)
        supervisor.start("indexer", command_lines.indexer(), env=env)
        if settings.PROBE_BROWSER not in {"", "off"}:
            supervisor.start("browser", command_lines.browser(), env=env)
        if settings.LIVE_CHECKS:
            supervisor.start("live", command_lines.live(), env=env)
        supervisor.start("beat", command_lines.beat(), env=env)

    def _await_ready(self, supervisor: Supervisor) -> None:
        deadline = time.monotonic() + READY_WITHIN
        client = redis.Redis.from_url(settings.REDIS_URL)
        while not (serves(self.address, self.port) and probes(client)):
            if time.monotonic() > deadline:
                raise LaunchError(
                    f"Web or worker is not ready after {READY_WITHIN:g} s: see {self.data_dir / 'logs'}"
                )
            self._look(supervisor)

    def _look(self, supervisor: Supervisor) -> None:
        time.sleep(LOOK_EVERY)
        supervisor.look()

    def _say(self, line: str) -> None:
        """Print a line unless the disk is full or the terminal closed."""
        with suppress(OSError):
            self.console.print(line, markup=False)

    def _show(self, supervisor: Supervisor) -> None:
        address = f"[{self.address}]" if ":" in self.address else self.address
        base_url = f"http://{address}:{self.port}"
        origin = Target.Origin.SAMPLE if self.hosts is None else Target.Origin.OPERATOR
        if self.source is not None and Target.objects.filter(origin=self.source.origin).exists():
            origin = self.source.origin
        show_processes(self.console, supervisor.children, base_url, self.data_dir / "logs")
        show_progress(self.console, lambda: progress(origin), lambda: self._look(supervisor))
        show_addresses(self.console, base_url, best_listed_host())
        connections.close_all()

    @contextmanager
    def _supervised(self) -> Iterator[Supervisor]:
        """Let the first signal end the run, and a second one skip waiting."""
        supervisor = Supervisor(self.data_dir, self._say)
        numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

        def end_the_run(*_: Any) -> None:
            raise StopRequested

        def hurry(*_: Any) -> None:
            supervisor.hurry = True

        before = {number: signal.signal(number, end_the_run) for number in numbers}
        try:
            yield supervisor
        except StopRequested:
            self.console.print("Stopping …")
            raise
        finally:
            for number in numbers:
                signal.signal(number, hurry)
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
