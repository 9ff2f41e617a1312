"""Child processes that do not outlive the process that started them."""

import ctypes
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

_PR_SET_PDEATHSIG: Final = 1
_LIBC: Final = ctypes.CDLL(None)


@dataclass(frozen=True, slots=True)
class Account:
    """Who a child runs as: the real user and group ids, and the command that changes the user, if any."""

    uid: int = field(default_factory=os.getuid)
    gid: int = field(default_factory=os.getgid)
    wrapper: tuple[str, ...] = ()

    def popen_options(self) -> dict[str, Any]:
        """Arguments of subprocess.Popen that change the user; none when it is ours already."""
        if self.uid == os.getuid():
            return {}
        return {"user": self.uid, "group": self.gid, "extra_groups": []}


@dataclass(frozen=True, slots=True)
class Child:
    """A running child, the leader of its own session."""

    name: str
    process: subprocess.Popen[bytes]
    log: Path
    stop_signal: signal.Signals
    patience: float
    """Seconds that it may take to end after `stop_signal`."""


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
    """Start a child that gets `stop_signal` when we die. Its output is appended to `log`.

    Its own session keeps the terminal's Ctrl-C from it. Only the main thread may spawn: the kernel sends
    the signal when the thread that forked ends (PR_SET_PDEATHSIG, prctl(2)).
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
    """End a child and what is left of its process group: politely, then by force."""
    if child.process.poll() is None:
        child.process.send_signal(child.stop_signal)
        with suppress(subprocess.TimeoutExpired):
            child.process.wait(child.patience if patience is None else patience)
    signal_group(child, signal.SIGKILL)
    child.process.wait()


def signal_group(child: Child, number: signal.Signals) -> None:
    """Signal what there is of a child's process group."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child.process.pid, number)


def how_it_ended(child: Child) -> str:
    """Why an ended child is gone, e.g. "killed by SIGKILL" or "exit status 1"."""
    code = child.process.returncode
    return f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"
