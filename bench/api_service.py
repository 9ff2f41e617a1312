"""The service under a bench: one worker, over a PostgreSQL and a Redis that nobody else uses."""

import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

from bench import ROOT
from bench.http_load import HttpLoad, Request, drive

PATIENCE = 1200  # Seconds for one load
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Service:
    """The running service: one worker of granian."""

    base: str
    process: int
    pool: ProcessPoolExecutor

    def load(self, requests: Sequence[Request], count: int, connections: int = 8) -> HttpLoad:
        """Send requests from the client's process."""
        return self.pool.submit(drive, self.base, requests, count, connections).result(PATIENCE)

    def cpu(self, requests: Sequence[Request], count: int) -> float:
        """Return the service's CPU a request, in milliseconds."""
        before = self.spent()
        self.load(requests, count)
        return 1000 * (self.spent() - before) / count

    def _family(self) -> list[int]:
        children = Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()
        return [self.process, *map(int, children)]

    def spent(self) -> float:
        """Return seconds of CPU so far."""
        fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self._family()]
        return sum(int(user) + int(system) for *_, user, system in (one[11:13] for one in fields)) / _TICKS

    def memory(self) -> float:
        """Return resident megabytes."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self._family())
        return pages * resource.getpagesize() / 2**20


@contextmanager
def service(folder: Path, pool: ProcessPoolExecutor) -> Iterator[Service]:
    """Run one worker over the servers whose addresses are in the environment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["--interface", "asginl", "--host", "127.0.0.1", "--port", str(port), "--workers", "1"]
    environment = {**os.environ, "TRUSTED_PROXIES": "127.0.0.1", "PORT": str(port)}
    with (folder / "service.log").open("w") as log:
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "granian",
                *words,
                "--no-ws",
                "operators.web.application:application",
            ],
            cwd=ROOT,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        until_it_answers(port)
        yield Service(f"http://127.0.0.1:{port}", process.pid, pool)
    finally:
        process.terminate()
        process.wait(30)


def until_it_answers(port: int) -> None:
    """Wait for the first answer. Raises TimeoutError."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with closing(HTTPConnection("127.0.0.1", port, timeout=5)) as http, suppress(OSError):
            http.request("GET", "/api/stats")
            if http.getresponse().status == 200:
                return
        time.sleep(0.1)
    raise TimeoutError("the service does not answer")


def fill(sites: int) -> None:
    """Put sites into the index, each with a name of its own."""
    from index.values.findings import Tool
    from index.values.vocabulary import EntityType
    from tests.published import listed

    kinds = list(EntityType)
    words = ("books", "post", "weather", "music", "tickets", "parcels", "recipes", "trains")
    for n in range(sites):
        name = f"{words[n % 8].title()} and {words[n // 8 % 8]} by {words[n // 64 % 8]} {n}"
        listed(
            f"site{n}.test",
            name=name,
            display_name=name,
            description=f"Second-hand {words[n % 8]} by {words[n // 8 % 8]}.",
            entity_type=kinds[n % len(kinds)],
            mcp_tools=(Tool(f"search_{words[n % 8]}", f"Find {words[n % 8]}"),),
        )


@contextmanager
def servers(folder: Path) -> Iterator[None]:
    """Run a PostgreSQL and a Redis for this bench alone, with Django's tables in them."""
    os.environ.update(DJANGO_SETTINGS_MODULE="config.settings", DATA_DIR=str(folder))
    for name in ("DATABASE_URL", "REDIS_URL"):
        os.environ.pop(name, None)
    import django

    from operators import embedded
    from operators.embedded import lock

    running = embedded.Servers(folder)
    with lock.own_data_dir(folder):
        running.start()
        try:
            django.setup()
            from django.core.management import call_command

            call_command("migrate", verbosity=0)
            call_command("model", verbosity=0)
            yield
        finally:
            from django.db import connections

            connections.close_all()
            running.stop()
