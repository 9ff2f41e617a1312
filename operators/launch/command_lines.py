"""Command lines of the processes of `manage.py run`."""

import os
import sys
from pathlib import Path

WEB_PROCESSES = min(len(os.sched_getaffinity(0)), 4)  # Processes share a generation's memory map
WEB_THREADS = 8  # Each thread keeps a database connection (docs/adr/0002)
# 32 KB of headers in 10 s, 1,024 connections per process.
WEB_BOUNDS = (
    "--http 1 --http1-buffer-size 32768 --http1-header-read-timeout 10000 --backlog 2048 --backpressure 1024"
)
# Limits memory (docs/adr/0014), and OpenBLAS threads, which would compete for the same cores.
WEB_ENV = {"MALLOC_ARENA_MAX": "2", "OPENBLAS_NUM_THREADS": "1"}

_QUIET = ("--without-gossip", "--without-mingle")


def web(address: str, port: int) -> list[str]:
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


def model() -> list[str]:
    return [*_module("django"), "model"]


def worker() -> list[str]:
    return [*_celery(), "worker", "--queues", "probe,celery", "--concurrency", "1", *_QUIET]


def grader() -> list[str]:
    work = ["worker", "--queues", "grade,robots", "--hostname", "grade@%h", "--concurrency", "2"]
    return [*_celery(), *work, *_QUIET]


def sources() -> list[str]:
    """One process: a source that never ends holds up nothing else, and takes the memory of one."""
    work = ["worker", "--queues", "sources", "--hostname", "sources@%h", "--concurrency", "1"]
    return [*_celery(), *work, *_QUIET]


def indexer() -> list[str]:
    work = ["worker", "--queues", "index", "--hostname", "index@%h", "--concurrency", "2"]
    return [*_celery(), *work, *_QUIET]


def browser() -> list[str]:
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


def live() -> list[str]:
    """The Celery worker of live checks, which don't wait for scheduled visits."""
    work = ["worker", "--queues", "live", "--hostname", "live@%h", "--concurrency", "1"]
    return [*_celery(), *work, *_QUIET]


def beat() -> list[str]:
    """The Celery scheduler; our lock replaces its pid file, which a killed process would leave."""
    return [*_celery(), "beat", "--pidfile", ""]


def sample_web(folder: Path) -> list[str]:
    return [*_module("operators.sample_web.serve"), "--dir", str(folder)]


def _celery() -> list[str]:
    return [*_module("celery"), "--app", "config.celery", "--quiet"]


def _module(name: str) -> list[str]:
    return [sys.executable, "-m", name]
