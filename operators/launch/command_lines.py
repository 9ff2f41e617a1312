"""What `manage.py run` starts, as a user could type it."""

import os
import sys
from pathlib import Path
from typing import Final

WEB_PROCESSES: Final = min(len(os.sched_getaffinity(0)), 4)
"""One a core: Python runs on one at a time in each. They share what they map of a generation."""
WEB_THREADS: Final = 8
"""Of each process. Each keeps a database connection (docs/adr/0002)."""
WEB_BOUNDS: Final = (
    "--http 1 --http1-buffer-size 32768 --http1-header-read-timeout 10000 --backlog 2048 --backpressure 1024"
)
"""What a connection may take before a request is whole: 32 KB of headers in 10 s, and 1,024 connections a process.
`operators.web.application` bounds the body."""
WEB_ENV: Final = {"MALLOC_ARENA_MAX": "2"}
"""What glibc keeps for each thread to use again adds up: at a million sites 257 MB a process, with this 230 (docs/adr/0014)."""

_QUIET: Final = ("--loglevel", "INFO", "--without-gossip", "--without-mingle")
"""Workers have nothing to tell each other."""


def web(address: str, port: int) -> list[str]:
    """The web server."""
    place = f"--host {address} --port {port}".split()
    processes = ["--workers", str(WEB_PROCESSES)]
    return [
        *_module("granian"),
        "--interface",
        "asginl",
        "--no-ws",
        *place,
        *processes,
        *WEB_BOUNDS.split(),
        "--respawn-failed-workers",
        "--log-config",
        str(Path(__file__).with_name("web_log.json")),
        "operators.web.application:application",
    ]


def worker() -> list[str]:
    """The Celery worker that probes. One process holds all sites in flight."""
    return [*_celery(), "worker", "--queues", "probe,celery", "--concurrency", "1", *_QUIET]


def grader() -> list[str]:
    """The Celery worker that grades what the probes stored, and reads robots.txt of listed sites every day."""
    work = ["worker", "--queues", "grade,robots", "--hostname", "grade@%h", "--concurrency", "2"]
    return [*_celery(), *work, *_QUIET]


def indexer() -> list[str]:
    """The Celery worker that builds generations and makes vectors, which no probe waits for, nor one for the other."""
    work = ["worker", "--queues", "index", "--hostname", "index@%h", "--concurrency", "2"]
    return [*_celery(), *work, *_QUIET]


def browser() -> list[str]:
    """The Celery worker that runs pages in a browser: one takes seconds of a processor and much memory."""
    return [
        *_celery(),
        "worker",
        "--queues",
        "browser",
        "--hostname",
        "browser@%h",
        "--concurrency",
        "1",
        *_QUIET,
    ]


def beat() -> list[str]:
    """The Celery scheduler. Its lock is ours, so it needs no pid file, which a killed one would leave."""
    return [*_celery(), "beat", "--pidfile", "", "--loglevel", "INFO"]


def sample_web(folder: Path) -> list[str]:
    """The sample web."""
    return [*_module("operators.sample_web.serve"), "--dir", str(folder)]


def _celery() -> list[str]:
    return [*_module("celery"), "--app", "config.celery", "--quiet"]


def _module(name: str) -> list[str]:
    return [sys.executable, "-m", name]
