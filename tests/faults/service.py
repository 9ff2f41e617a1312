"""A web server under load."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest
import redis

from config.data_dir import database_url, redis_url
from config.processes import stop
from operators.embedded import Servers, postgres, redis_server
from operators.launch import command_lines
from tests.paths import ROOT
from tests.pipeline.conftest import database_url as tests_database_url
from tests.ports import free_port

PAUSE = 0.1  # Seconds between an answer and the next question of a caller
PATHS = ("/api/find?q=buy+used+books", "/api/find?country=US&has_md=true", "/api/stats")


@contextmanager
def one_web_process() -> Iterator[None]:
    """Each takes seconds of processor time to start, and is stopped, waits and recovers by itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command_lines, "WEB_PROCESSES", 1)
        yield


class Service:
    """A web server with a PostgreSQL and a Redis of its own, and a seeded index."""

    def __init__(self, data_dir: Path) -> None:
        self.servers = Servers(data_dir)
        self.env = {k: v for k, v in os.environ.items() if k not in {"DATABASE_URL", "REDIS_URL"}}
        self.env |= {"DATA_DIR": str(data_dir), "TRUSTED_PROXIES": "127.0.0.1"}
        self.port = free_port()
        self.servers.start(settings=postgres.TEST_SETTINGS)
        self._copy_tables()
        seed = [sys.executable, "manage.py", "seed_index", "--sites", "30"]
        subprocess.run(seed, cwd=ROOT, env=self.env, check=True)
        self.log = data_dir / "web.log"
        with self.log.open("ab") as log:
            self.web = subprocess.Popen(
                command_lines.web("127.0.0.1", self.port), cwd=ROOT, env=self.env, stdout=log, stderr=log
            )

    def _copy_tables(self) -> None:
        """Copy the tests' empty tables: migrations take ten times as long."""
        dump = [postgres.program("pg_dump"), "--no-owner", f"--dbname={tests_database_url()}"]
        tables = subprocess.run(dump, stdout=subprocess.PIPE, check=True).stdout
        load = [postgres.program("psql"), "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"]
        ours = f"--dbname={database_url(self.servers.data_dir)}"
        subprocess.run([*load, ours], input=tables, check=True)

    def child(self, name: str):
        return next(child for child in self.servers.children if child.name == name)

    def stop(self, name: str) -> None:
        stop(self.child(name))

    def start(self, name: str) -> None:
        """The same server starts again on the same folder, as its supervisor does it."""
        again = self.servers.restart(name)
        {"postgres": postgres, "redis": redis_server}[name].wait(self.servers.data_dir, again)

    def ask(self, number: int) -> tuple[int, dict, float]:
        """Status, body and seconds of one question, each of another caller."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=300)
        started = time.monotonic()
        try:
            caller = {"X-Forwarded-For": f"10.7.{number // 250 % 250}.{number % 250}"}
            connection.request("GET", PATHS[number % len(PATHS)], headers=caller)
            response = connection.getresponse()
            return response.status, json.loads(response.read()), time.monotonic() - started
        finally:
            connection.close()

    def status(self, path: str) -> int:
        """The status of an address that nobody counts."""
        return self._answer("GET", path)[0]

    def health(self) -> dict[str, str]:
        return json.loads(self._answer("GET", "/healthz")[1])

    def suggest(self) -> int:
        return self._answer("POST", "/submit", '{"host": "www.example.com"}')[0]

    def redis(self) -> redis.Redis:
        return redis.Redis.from_url(redis_url(self.servers.data_dir), socket_timeout=60)

    def _answer(self, method: str, path: str, body: str | None = None) -> tuple[int, bytes]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=300)
        try:
            connection.request(method, path, body, {"Content-Type": "application/json"} if body else {})
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()

    def end(self) -> None:
        self.web.terminate()
        self.web.wait(300)
        self.servers.stop()


class Load:
    def __init__(self, service: Service, callers: int = 4) -> None:
        self.answers: list[tuple[float, int, dict, float]] = []
        self._service, self._over = service, threading.Event()
        self._callers = [threading.Thread(target=self._call, args=(n,)) for n in range(callers)]

    def __enter__(self):
        for caller in self._callers:
            caller.start()
        return self

    def __exit__(self, *_):
        self._over.set()
        for caller in self._callers:
            caller.join()

    def _call(self, first: int) -> None:
        for number in range(first, 100_000, len(self._callers)):
            if self._over.wait(PAUSE):
                return
            begun = time.monotonic()
            self.answers.append((begun, *self._service.ask(number)))

    def since(self, moment: float) -> list[tuple[int, dict, float]]:
        return [tuple(rest) for begun, *rest in list(self.answers) if begun > moment]


def answers(service: Service) -> bool:
    try:
        return all(service.ask(n)[0] == 200 for n in range(3))
    except (OSError, HTTPException):
        return False


def is_honest(status: int, body: dict) -> bool:
    if status == 200:
        return body.get("count", 1) > 0
    return (status, body["class"], body["code"]) == (503, "unavailable", "UNAVAILABLE") and not (
        {"count", "results", "empty_note"} & body.keys()
    )
