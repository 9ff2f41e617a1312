"""Child processes that end with their parent."""

import ctypes
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None)


@dataclass(frozen=True, slots=True)
class Account:
    """User and group of a child, and a command that changes the user, if any."""

    uid: int = field(default_factory=os.getuid)
    gid: int = field(default_factory=os.getgid)
    wrapper: tuple[str, ...] = ()

    def popen_options(self) -> dict[str, Any]:
        if self.uid == os.getuid():
            return {}
        return {"user": self.uid, "group": self.gid, "extra_groups": []}


@dataclass(frozen=True, slots=True)
class Child:
    """A running child, leader of its own session."""

    name: str
    process: subprocess.Popen[bytes]
    log: Path
    stop_signal: signal.Signals
    patience: float
    """Seconds to end after `stop_signal`."""


def spawn(  # noqa: PLR0913 - what a process is started with, by name
    name: str,
    command: Sequence[str],
    *,
    log: Path,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    account: Account | None = None,
    stop_signal: signal.Signals = signal.SIGTERM,
    patience: float = 20,
) -> Child:
    """Start a child that gets `stop_signal` when we die; its output is appended to `log`.

    Call from the main thread: the signal comes when the forking thread ends (PR_SET_PDEATHSIG).
    """
    account = account or Account()
    log.parent.mkdir(parents=True, exist_ok=True)
    parent = os.getpid()

    def tie_to_parent() -> None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, int(stop_signal))
        if os.getppid() != parent:
            os._exit(1)

    with log.open("ab") as output:
        process = subprocess.Popen(  # noqa: S603 - the commands are ours
            [*account.wrapper, *command],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env=env,
            cwd=cwd,
            start_new_session=True,
            preexec_fn=tie_to_parent,  # noqa: PLW1509 - prctl is all it does: no lock that a thread may hold
            **account.popen_options(),
        )
    return Child(name, process, log, stop_signal, patience)


def stop(child: Child, *, patience: float | None = None) -> None:
    if child.process.poll() is None:
        child.process.send_signal(child.stop_signal)
        with suppress(subprocess.TimeoutExpired):
            child.process.wait(child.patience if patience is None else patience)
    signal_group(child, signal.SIGKILL)
    child.process.wait()


def signal_group(child: Child, number: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child.process.pid, number)


def how_it_ended(child: Child) -> str:
    code = child.process.returncode
    return f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"
