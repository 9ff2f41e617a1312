"""Starts, restarts and stops the processes of a run."""

import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from pathlib import Path

from config.data_dir import full_disk_message, is_full
from config.processes import Child, how_it_ended, signal_group, spawn, stop
from operators.embedded import EmbeddedError
from operators.embedded.services import Servers, remove_socket_dir
from operators.launch import leftovers, log_files

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0  # Seconds before a restart; doubles each time
STABLE_AFTER = 15.0  # Seconds until a start counts as successful
MOST_DEATHS = 5  # Failures in a row before a process is given up


@dataclass(slots=True)
class Restarts:
    began: float = field(default_factory=time.monotonic)
    deaths: int = 0
    _pause: float = FIRST_PAUSE

    def ended(self, *, excused: bool) -> float | None:
        """Seconds until the next start, or None to give up; an `excused` end doesn't count."""
        if self.has_run(STABLE_AFTER):
            self.deaths, self._pause = 0, FIRST_PAUSE
        self.deaths = 0 if excused else self.deaths + 1
        if self.deaths >= MOST_DEATHS:
            return None
        pause = self._pause
        self._pause = min(2 * pause, LONGEST_PAUSE)
        return pause

    def has_run(self, seconds: float) -> bool:
        return time.monotonic() - self.began >= seconds

    def started(self) -> None:
        self.began = time.monotonic()


OVERLAP = 60.0  # Seconds that a process's remains may run beside its successor
REST_PATIENCE = 10.0  # Seconds for the remains of an ended process to finish
ROOT = Path(__file__).resolve().parents[2]


class CannotLiveError(Exception):
    """A process keeps ending; the message has the end of its log."""


@dataclass(slots=True)
class SupervisedProcess:
    child: Child
    start: Callable[[], Child]
    recorded: bool = True
    """Whether the next run must know of it."""
    overlaps: bool = False
    """Whether its remains may run beside its successor, like web processes that share a port."""
    rest: list[Child] = field(default_factory=list)
    """Ended children with process groups that may have members left."""
    rest_asked: float | None = None
    restarts: Restarts = field(default_factory=Restarts)
    due: float | None = None
    """Monotonic time of the restart; None while it runs."""
    why: str = ""
    once: bool = False
    """Whether its end is no reason to start it again."""
    is_used: bool = False
    """Whether others use it until they have ended."""


class Supervisor:
    """Owns the children of `manage.py run`; for the main thread only (see `spawn`)."""

    def __init__(self, data_dir: Path, say: Callable[[str], None]) -> None:
        self.data_dir = data_dir
        self.say = say
        self.hurry = False  # Whether to kill from now on
        self._supervised: list[SupervisedProcess] = []
        self._logs = data_dir / "logs"
        self._record = data_dir / "children.json"

    @property
    def children(self) -> list[Child]:
        return [supervised.child for supervised in self._supervised]

    def end_leftovers(self) -> int:
        return leftovers.end(self._record)

    def adopt(self, servers: Servers) -> None:
        for child in servers.children:
            self._supervised.append(
                SupervisedProcess(child, partial(servers.restart, child.name), recorded=False, is_used=True)
            )

    def start(
        self,
        name: str,
        command: Sequence[str],
        *,
        env: Mapping[str, str],
        overlaps: bool = False,
        is_used: bool = False,
    ) -> Child:
        log = self._logs / f"{name}.log"
        log_files.begin(log)
        begin = partial(spawn, name, command, log=log, env=env, cwd=ROOT, patience=30)
        child = begin()
        self._supervised.append(SupervisedProcess(child, begin, overlaps=overlaps, is_used=is_used))
        self._remember()
        return child

    def start_once(self, name: str, command: Sequence[str], *, env: Mapping[str, str]) -> None:
        """Start what may end."""
        self.start(name, command, env=env)
        self._supervised[-1].once = True

    def look(self) -> None:
        """Restart what has ended, and limit the logs. Raises CannotLiveError."""
        for supervised in [
            supervised
            for supervised in self._supervised
            if supervised.once and supervised.child.process.poll() is not None
        ]:
            self._supervised.remove(supervised)
            log = supervised.child.log
            self.say(
                f"{supervised.child.name}: {log_files.last_lines(log, 1) or how_it_ended(supervised.child)}"
            )
            self._remember()
        for supervised in self._supervised:
            if supervised.due is None and supervised.child.process.poll() is not None:
                supervised.rest.append(supervised.child)
                if not supervised.overlaps:
                    _end_rest(supervised)
                self._ended(supervised, how_it_ended(supervised.child))
            if supervised.due is not None and time.monotonic() >= supervised.due:
                self._restart(supervised)
            if supervised.rest and supervised.due is None and supervised.restarts.has_run(OVERLAP):
                _ask_rest(supervised)
            log_files.bound(supervised.child.log)

    def stop(self) -> None:
        """End everything: what others use, such as the servers, after these."""
        for supervised in self._supervised:
            _end_rest(supervised)
        for is_used in (False, True):
            self._stop_all(
                [
                    supervised.child
                    for supervised in self._supervised
                    if supervised.is_used is is_used and supervised.due is None
                ]
            )
        self._supervised.clear()
        with suppress(OSError):
            self._record.unlink(missing_ok=True)
        remove_socket_dir(self.data_dir)

    def _ended(self, supervised: SupervisedProcess, why: str) -> None:
        full = is_full(self.data_dir)
        pause = supervised.restarts.ended(excused=full)
        if pause is None:
            log = supervised.child.log
            raise CannotLiveError(
                f"{supervised.child.name} cannot live: it ended {MOST_DEATHS} times in a row ({why}); "
                f"the end of {log}:\n{log_files.last_lines(log)}"
            )
        supervised.why = f"{why}; {full_disk_message(self.data_dir)}" if full else why
        supervised.due = time.monotonic() + pause

    def _restart(self, supervised: SupervisedProcess) -> None:
        supervised.restarts.started()
        try:
            supervised.child = supervised.start()
        except (OSError, subprocess.SubprocessError, EmbeddedError) as error:
            self._ended(supervised, str(error))
            return
        supervised.due = None
        self.say(f"{supervised.child.name} ended ({supervised.why}) and was started again.")
        self._remember()

    def _remember(self) -> None:
        """Write the record; a full disk keeps the old one: children die with us anyway (see `spawn`)."""
        with suppress(OSError):
            children = [
                [*supervised.rest, supervised.child] for supervised in self._supervised if supervised.recorded
            ]
            leftovers.remember(self._record, list(chain.from_iterable(children)))

    def _stop_all(self, children: Sequence[Child]) -> None:
        """End them together; poll, so that a second Ctrl-C shortens the wait."""
        for child in children:
            if child.process.poll() is None:
                child.process.send_signal(child.stop_signal)
        began = time.monotonic()
        while not self.hurry and any(
            child.process.poll() is None and time.monotonic() - began < child.patience for child in children
        ):
            time.sleep(0.05)
        for child in children:
            stop(child, patience=0.5)


def _ask_rest(supervised: SupervisedProcess) -> None:
    if supervised.rest_asked is None:
        supervised.rest_asked = time.monotonic()
        for child in supervised.rest:
            signal_group(child, signal.SIGTERM)
    elif time.monotonic() - supervised.rest_asked >= REST_PATIENCE:
        _end_rest(supervised)


def _end_rest(supervised: SupervisedProcess) -> None:
    for child in supervised.rest:
        signal_group(child, signal.SIGKILL)
    supervised.rest.clear()
    supervised.rest_asked = None
