"""PostgreSQL or Redis stopped under load: an honest answer in time, and recovery by itself. The servers are real."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest
from django.conf import settings

from config import command_lines
from config.embedded import Servers, account, lock, postgres, redis_server
from config.processes import stop
from tests.ports import free_port
from tests.waiting import until

ROOT = Path(__file__).resolve().parents[2]
WITHIN = 2.0
"""Seconds in which an answer must be there, whatever is stopped."""
PATHS = ("/api/find?q=buy+used+books", "/api/find?country=US&has_md=true", "/api/stats")


class Service:
    """A web server with a PostgreSQL and a Redis of its own, and a seeded index."""

    def __init__(self, data_dir: Path) -> None:
        self.servers = Servers(data_dir)
        self.env = {k: v for k, v in os.environ.items() if k not in {"DATABASE_URL", "REDIS_URL"}}
        self.env |= {"DATA_DIR": str(data_dir), "TRUSTED_PROXIES": "127.0.0.1"}
        self.port = free_port()
        self.servers.start(settings=postgres.TEST_SETTINGS)
        for words in (["migrate", "--verbosity", "0"], ["seed_index", "--sites", "300"]):
            subprocess.run([sys.executable, "manage.py", *words], cwd=ROOT, env=self.env, check=True)
        self.web = subprocess.Popen(command_lines.web("127.0.0.1", self.port), cwd=ROOT, env=self.env)

    def child(self, name: str):
        return next(child for child in self.servers.children if child.name == name)

    def stop(self, name: str) -> None:
        stop(self.child(name))

    def start(self, name: str) -> None:
        """As its supervisor would: the same server on the same folder."""
        data_dir, module = self.servers.data_dir, {"postgres": postgres, "redis": redis_server}[name]
        who = account.choose(data_dir, [postgres.program("postgres"), redis_server.program()])
        options = {"settings": postgres.TEST_SETTINGS} if name == "postgres" else {}
        again = module.start(data_dir, who, **options)
        self.servers.children = [c for c in self.servers.children if c.name != name] + [again]
        module.wait(data_dir, again)

    def ask(self, number: int) -> tuple[int, dict, float]:
        """Status, body and seconds of one question, each of another caller."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        started = time.monotonic()
        try:
            caller = {"X-Forwarded-For": f"10.7.{number // 250 % 250}.{number % 250}"}
            connection.request("GET", PATHS[number % len(PATHS)], headers=caller)
            response = connection.getresponse()
            return response.status, json.loads(response.read()), time.monotonic() - started
        finally:
            connection.close()

    def end(self) -> None:
        self.web.terminate()
        self.web.wait(300)
        self.servers.stop()


class Load:
    """Callers who never cease to ask."""

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
            if self._over.wait(0.05):
                return
            begun = time.monotonic()
            self.answers.append((begun, *self._service.ask(number)))

    def since(self, moment: float) -> list[tuple[int, dict, float]]:
        """Answers to questions that were asked after a moment."""
        return [tuple(rest) for begun, *rest in list(self.answers) if begun > moment]


@pytest.fixture(scope="module")
def service():
    folder = Path(tempfile.mkdtemp(prefix="readiness-faults-"))
    folder.chmod(0o755)
    models = settings.DATA_DIR / "models"
    if models.is_dir():
        shutil.copytree(models, folder / "models")
    with lock.owned(folder):  # so that commands join these servers
        running = Service(folder)
        try:
            until(lambda: answers(running))
            yield running
        finally:
            running.end()
            shutil.rmtree(folder, ignore_errors=True)


def answers(service: Service) -> bool:
    try:
        return all(service.ask(n)[0] == 200 for n in range(3))
    except (OSError, HTTPException):
        return False


def is_honest(status: int, body: dict) -> bool:
    """Whether it is a full answer, or says that there is none and nothing else."""
    if status == 200:
        return body.get("count", 1) > 0
    return (status, body["class"], body["code"]) == (503, "unavailable", "UNAVAILABLE") and not (
        {"count", "results", "empty_note"} & body.keys()
    )


def test_postgresql_stopped_is_503_in_time_and_it_recovers_by_itself(service):
    with Load(service) as load:
        until(lambda: len(load.answers) > 8)
        service.stop("postgres")
        stopped = time.monotonic()
        until(lambda: len(load.since(stopped)) > 30)
        during = load.since(stopped)
        service.start("postgres")
        until(lambda: [status for status, *_ in load.since(stopped)][-8:] == [200] * 8)
    assert {status for status, *_ in during} == {503}
    assert all(is_honest(status, body) for _, status, body, _ in load.answers)
    assert max(seconds for *_, seconds in load.since(0)) < WITHIN


@contextmanager
def frozen(process: subprocess.Popen):
    """Stop a server and its own processes where they stand: every connection stays open, and nothing answers."""
    pids = [
        process.pid,
        *map(int, Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()),
    ]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(pids):
            os.kill(pid, signal.SIGCONT)


def test_postgresql_frozen_is_503_in_time_for_many_callers_and_it_recovers_by_itself(service):
    with Load(service, callers=40) as load:
        until(lambda: len(load.answers) > 80)
        with frozen(service.child("postgres").process):
            stopped = time.monotonic()
            until(lambda: len(load.since(stopped)) > 300)
            during = load.since(stopped)
        until(lambda: [status for status, *_ in load.since(stopped)][-40:] == [200] * 40)
    assert {status for status, *_ in during} == {503}
    assert all(is_honest(status, body) for _, status, body, _ in load.answers)
    took = sorted(seconds for *_, seconds in during)
    assert took[len(took) * 9 // 10] < WITHIN
    assert took[-1] < 3 * WITHIN  # the forty callers and the service share the cores with other tests


@pytest.mark.parametrize("how", ["stopped", "hanging"])
def test_without_redis_reads_go_on_and_are_counted_again_afterwards(service, how):
    with Load(service) as load:
        until(lambda: len(load.answers) > 8)
        redis = service.child("redis").process
        service.stop("redis") if how == "stopped" else redis.send_signal(signal.SIGSTOP)
        stopped = time.monotonic()
        until(lambda: len(load.since(stopped)) > 30)
        service.start("redis") if how == "stopped" else redis.send_signal(signal.SIGCONT)
    assert {status for status, *_ in load.since(0)} == {200}
    assert max(seconds for *_, seconds in load.since(0)) < WITHIN
    until(lambda: service.ask(0)[0] == 200)
