"""Limits a browser's memory, read from /proc (proc(5))."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

MB: Final = 1024 * 1024
RENDERER_MOST: Final = 350 * MB
"""Bytes; a page that needs more is useless to agents."""
ALL_MOST: Final = 1100 * MB
LOOK_EVERY: Final = 0.1
"""Seconds; a page can fill about 1 GB per second."""
_MOST_READ: Final = 64 * 1024
"""Bytes; a process's status takes 1.5 KB, its command line somewhat more."""


@dataclass(frozen=True, slots=True)
class ProcessMemory:
    pid: int
    own: int
    is_renderer: bool


def memory_below(root: int) -> list[ProcessMemory]:
    parents = dict(_parents())
    family = {root}
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return [
        ProcessMemory(pid, own, "--type=renderer" in _command(pid)) for pid in family if (own := _own(pid))
    ]


async def watch(root: int) -> None:
    """Kill renderers above their limit, or the largest one if the total is too high."""
    while True:
        processes = memory_below(root)
        renderers = sorted((one for one in processes if one.is_renderer), key=lambda one: one.own)
        too_large = [one for one in renderers if one.own > RENDERER_MOST]
        if not too_large and sum(one.own for one in processes) > ALL_MOST:
            too_large = renderers[-1:]
        for one in too_large:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(one.pid, signal.SIGKILL)
        await asyncio.sleep(LOOK_EVERY)


def _parents() -> Iterator[tuple[int, int]]:
    for entry in os.scandir("/proc"):
        if entry.name.isdigit() and (stat := _read(f"/proc/{entry.name}/stat")):
            yield int(entry.name), int(stat.rpartition(")")[2].split()[1])


def _own(pid: int) -> int:
    """Return RssAnon plus RssShmem; unlike smaps, /proc/PID/status is readable for every process."""
    lines = _read(f"/proc/{pid}/status").splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(("RssAnon:", "RssShmem:")))


def _command(pid: int) -> str:
    return _read(f"/proc/{pid}/cmdline")


def _read(path: str) -> str:
    """Return "" if the process has ended. Without pathlib and a buffer a look takes half the time."""
    try:
        with open(path, "rb", buffering=0) as file:  # noqa: PTH123
            return file.read(_MOST_READ).decode(errors="replace")
    except OSError:
        return ""
