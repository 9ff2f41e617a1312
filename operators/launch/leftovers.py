"""Ends processes of a killed run: no session id is reused while a member of the session lives."""

import json
import os
import signal
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from config.processes import Child

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def remember(record: Path, children: Iterable[Child]) -> None:
    """Record the children for `end`; processes of ended ones may be left."""
    before = _sessions(record)
    pids = [child.process.pid for child in children]
    sessions = {str(pid): _started(pid) or before.get(pid) for pid in pids}
    new = record.with_suffix(".new")
    new.write_text(json.dumps({"boot": _boot(), "sessions": sessions}))
    new.replace(record)


def end(record: Path, *, patience: float = 15) -> int:
    """End the recorded sessions and remove the record; return how many."""
    sessions = _sessions(record)
    deadline = time.monotonic() + patience
    asked: set[int] = set()
    while pids := _members(sessions):
        late = time.monotonic() > deadline
        for pid in pids if late else set(pids) - asked:
            _signal(pid, signal.SIGKILL if late else signal.SIGTERM)
        asked |= set(pids)
        time.sleep(0.02)
    record.unlink(missing_ok=True)
    return len(asked)


def processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def title(pid: int) -> str:
    """The command line; "" if gone or a zombie."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""


def _sessions(record: Path) -> dict[int, int]:
    try:
        data = json.loads(record.read_text())
        if data["boot"] != _boot():
            return {}
        return {int(pid): int(started) for pid, started in data["sessions"].items() if started is not None}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _members(sessions: dict[int, int]) -> list[int]:
    vouched = {pid: started for pid, started in sessions.items() if _started(pid) in {None, started}}
    members = []
    for pid in processes() if vouched else []:
        stat = _stat(pid)
        if stat and stat[0] != "Z" and int(stat[19]) >= vouched.get(int(stat[3]), 1 << 63):
            members.append(pid)
    return members


def _started(pid: int) -> int | None:
    stat = _stat(pid)
    return int(stat[19]) if stat else None


def _stat(pid: int) -> list[str]:
    """The fields from the third (state) on."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _boot() -> str:
    try:
        return _BOOT_ID.read_text().strip()
    except OSError:
        return ""


def _signal(pid: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.kill(pid, number)
