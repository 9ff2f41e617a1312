"""The whole service on a full disk."""

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import psycopg
import pytest
from django.conf import settings

from tests.deploy.deployment import below, say
from tests.faults.disks import fill, make_room, small_disk
from tests.paths import ROOT
from tests.ports import free_port
from tests.run.living import title
from tests.waiting import until

pytestmark = pytest.mark.soak
FULL_FOR = 40.0  # Seconds: every worker and thread of the web comes to the disk
JSON = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
CALL = {"name": "find_capability", "arguments": {"q": "books"}}
READS = {
    "find": ("GET", "/api/find?q=books", None),
    "stats": ("GET", "/api/stats", None),
    "report": ("GET", "/site/larkspur-books.test", None),
    "page": ("GET", "/", None),
    "MCP": ("POST", "/mcp", {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": CALL}),
}
OTHERS = {"metrics": ("GET", "/metrics", None), "healthz": ("GET", "/healthz", None)}


class Run:
    def __init__(self, data_dir: Path, **env: str) -> None:
        self.port, self.data_dir, self.asked = free_port(), data_dir, []
        kept = {k: v for k, v in os.environ.items() if k not in {"DATABASE_URL", "REDIS_URL"}}
        self.env = (
            kept | {"DATA_DIR": str(data_dir), "PORT": str(self.port), "TRUSTED_PROXIES": "127.0.0.1"} | env
        )
        self.process = subprocess.Popen(
            [sys.executable, "manage.py", "run"], cwd=ROOT, env=self.env, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._over, self._caller = threading.Event(), 0

    def ask(self, method: str, path: str, body: object = None) -> int:
        """The status, 0 without an answer. Each request comes from a caller who has quota."""
        self._caller += 1
        caller = f"10.{self._caller >> 16 & 255}.{self._caller >> 8 & 255}.{self._caller & 255}"
        headers = {} if path in {"/metrics", "/healthz"} else {**JSON, "X-Forwarded-For": caller}
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            return connection.getresponse().status
        except (OSError, HTTPException):
            return 0
        finally:
            connection.close()

    def keep_asking(self) -> list[threading.Thread]:
        """`asked` has (when, what, status)."""

        def one(name: str, *words: object) -> None:
            while not self._over.wait(0.2):
                status = self.ask(*words)
                self.asked.append((time.monotonic(), name, status))

        threads = [
            threading.Thread(target=one, args=(name, *words)) for name, words in {**READS, **OTHERS}.items()
        ]
        threads.append(threading.Thread(target=self._suggest))
        for thread in threads:
            thread.start()
        return threads

    def _suggest(self) -> None:
        number = 0
        while not self._over.wait(0.5):
            number += 1
            status = self.ask("POST", "/submit", {"host": f"suggested-{number}.test"})
            self.asked.append((time.monotonic(), "submit", status))

    def said(self, name: str, since: float, until_: float) -> Counter[int]:
        return Counter(status for at, what, status in self.asked if what == name and since < at <= until_)

    def end(self, threads: list[threading.Thread]) -> None:
        self._over.set()
        for thread in threads:
            thread.join()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(120)


def web_pids(run: Run) -> set[int]:
    return {pid for pid in below(run.process.pid) if "granian" in title(pid)}


@pytest.fixture
def elsewhere():
    name = f"elsewhere_{os.getpid()}"
    with psycopg.connect(settings.DATABASE_URL, autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name}")
        head, _, _ = settings.DATABASE_URL.rpartition("/")
        yield f"{head}/{name}"
        server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.mark.parametrize("database", ["elsewhere", "on the same disk"])
def test_reads_go_on_and_everything_else_does_when_there_is_room(database, elsewhere, tmp_path):
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)
    with small_disk(tmp_path / "disk", 700) as disk:
        data_dir = disk / "data"
        data_dir.mkdir()
        if (models := settings.DATA_DIR / "models").is_dir():
            shutil.copytree(models, data_dir / "models")
        run = Run(data_dir, **({"DATABASE_URL": elsewhere} if database == "elsewhere" else {}))
        threads: list[threading.Thread] = []
        try:
            until(lambda: run.ask("GET", "/healthz") == 200 and folders(data_dir))
            before, generations = web_pids(run), folders(data_dir)
            threads = run.keep_asking()
            fill(disk)
            began = time.monotonic()
            while time.monotonic() < began + FULL_FOR:
                fill(disk)
                time.sleep(0.5)
            room = time.monotonic()
            make_room(disk)
            until(lambda: well(run, room))
            again = time.monotonic() - room
            until(lambda: folders(data_dir) - generations)
            built = time.monotonic() - room
            during = {name: dict(run.said(name, began, room)) for name in (*READS, *OTHERS, "submit")}
            say(
                f"full disk, PostgreSQL {database}: {during}; all well {again:.1f} s after there was room, a "
                f"generation {built:.1f} s"
            )
            assert run.process.poll() is None
            assert web_pids(run) == before
            for name in READS:
                assert set(during[name]) <= ({200} if database == "elsewhere" else {200, 503}), name
                assert during[name].get(200), name
            assert not any(mapped_for_writing(pid, disk) for pid in below(run.process.pid))
        finally:
            run.end(threads)


def well(run: Run, since: float) -> bool:
    now = time.monotonic()
    last = {name: run.said(name, max(since, now - 3), now) for name in (*READS, *OTHERS, "submit")}
    return all(found and not set(found) - {200, 202} for found in last.values())


def folders(data_dir: Path) -> set[str]:
    home = data_dir / "generations"
    return {path.name for path in home.iterdir() if "." not in path.name} if home.is_dir() else set()


def mapped_for_writing(pid: int, disk: Path) -> list[str]:
    with suppress(OSError):
        lines = Path(f"/proc/{pid}/maps").read_text().splitlines()
        return [line for line in lines if "rw-s" in line and str(disk) in line]
    return []
