"""The processes of a run, and callers who ask meanwhile."""

import http.client
import itertools
import json
import os
import signal
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from tests.deploy.deployment import below
from tests.waiting import until

PATHS = ("/api/find?q=books", "/site/larkspur-books.test", "/readyz")

_POOLS = {
    "worker": "--queues probe,celery ",
    "grader": "--queues grade,robots ",
    "sources": "--queues sources ",
    "indexer": "--queues index ",
    "browser": "--queues browser ",
    "live": "--queues live ",
}
CHILDREN = ("postgres", "redis", "sample web", "web", *_POOLS, "beat")  # What the supervisor starts
_ASKERS = itertools.count(20_000)  # Numbers of callers who ask for a page: one may ask ten times an hour
KINDS = (*CHILDREN, "postgres backend", "web process", *(f"{name} pool" for name in _POOLS), "chromium")


def title(pid):
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""


def alive(pid):
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def kind_of(words, *, direct):
    """Its kind by its command line, "" for no process of a run."""
    if "cluster_name=" in words:
        return "postgres" if direct else ""
    if words.startswith("postgres: ") and "[local]" in words:
        return "postgres backend"
    if "redis.sock" in words:
        return "redis"
    if "operators.sample_web.serve" in words:
        return "sample web"
    if "granian" in words:
        return "web" if direct else "web process"
    if "ari-browser-" in words:
        return "" if "--type=" in words or "crashpad" in words else "chromium"
    if " beat " in words:
        return "beat"
    for name, queues in _POOLS.items():
        if queues in words:
            return name if direct else f"{name} pool"
    return ""


def processes(run):
    direct = {
        int(word)
        for task in Path(f"/proc/{run}/task").iterdir()
        for word in (task / "children").read_text().split()
    }
    found = {}
    for pid in below(run):
        if alive(pid) and (kind := kind_of(title(pid), direct=pid in direct)):
            found.setdefault(kind, []).append(pid)
    return found


def ask(port, path, number=0, *, body=None, seconds=30):
    """Status and body of one request, of another caller each time."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=seconds)
    try:
        headers = {"X-Forwarded-For": f"10.7.{number // 250 % 250}.{number % 250}"}
        if body is not None:
            headers |= {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
        connection.request("GET" if body is None else "POST", path, body and json.dumps(body), headers)
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


class Callers:
    """Each path has a caller, who asks all the time; whoever inherits says what is asked and told."""

    def __init__(self, port, paths=PATHS, pause=0.2):
        self.port, self.paths, self.pause = port, paths, pause
        self.answers = []  # (when asked, port, path, what was told: a status, or the name of the error)
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._ask_on, args=(n,)) for n in range(len(paths))]

    def __enter__(self):
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self._over.set()
        for thread in self._threads:
            thread.join()

    def ask(self, port, path, number):
        return ask(port, path, number)[0]

    def since(self, moment):
        return Counter(told for asked, _, _, told in list(self.answers) if asked >= moment)

    def _ask_on(self, first):
        path = self.paths[first]
        for number in itertools.count(first, len(self.paths)):
            if self._over.wait(self.pause):
                return
            began, port = time.monotonic(), self.port
            try:
                told = self.ask(port, path, number)
            except (OSError, http.client.HTTPException) as error:
                told = type(error).__name__
            self.answers.append((began, port, path, told))


def kill(pid):
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def works(port):
    with suppress(OSError, http.client.HTTPException):
        return all(ask(port, path)[0] == 200 for path in (*PATHS, "/healthz"))
    return False


def check_a_page(port, number=0):
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call"} | {
        "params": {"name": "check_webmcp", "arguments": {"url": "https://larkspur-books.test/"}}
    }
    return ask(port, "/mcp", number, body=body, seconds=120)[1].decode()


def ask_for_a_page_until_seen(run, port):
    """Start checks of a page, each by another caller, until Chromium runs: one may end between two looks."""

    def ask_on():
        while "chromium" not in processes(run.supervisor) and run.process.poll() is None:
            with suppress(OSError, http.client.HTTPException):
                check_a_page(port, next(_ASKERS))

    threading.Thread(target=ask_on, daemon=True).start()


def killed(run, port, kind):
    """Return failed requests and seconds until all is well."""
    with Callers(port) as callers:
        until(lambda: callers.since(0)[200] >= 6)
        if kind == "chromium":
            ask_for_a_page_until_seen(run, port)
        until(lambda: kind in processes(run.supervisor))
        victim = processes(run.supervisor)[kind][0]
        moment = time.monotonic()
        kill(victim)
        until(lambda: not alive(victim))
        until(lambda: kind == "chromium" or kind in processes(run.supervisor))
        until(lambda: works(port))
        took = time.monotonic() - moment
        enough = sum(callers.since(0).values()) + 3
        until(lambda: sum(callers.since(0).values()) > enough)
    assert run.process.poll() is None, run.text
    failed = callers.since(moment)
    return failed, took
