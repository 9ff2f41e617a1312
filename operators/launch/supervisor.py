"""The processes of one run: started in order, started again when they end, stopped in the opposite order."""

import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Final

from config.processes import Child, how_it_ended, signal_group, spawn, stop
from operators.embedded import EmbeddedError, disk_room
from operators.embedded.services import Servers, remove_socket_dir
from operators.launch import leftovers, log_files
from operators.launch.restarts import MOST_DEATHS, Restarts

OVERLAP: Final = 60.0
"""Seconds that what is left of one process goes on beside the next, which has to load first."""
REST_PATIENCE: Final = 10.0
"""Seconds that what is left of an ended process has to finish what it is doing."""
ROOT: Final = Path(__file__).resolve().parents[2]


class CannotLiveError(Exception):
    """A process that ends whenever it is started: its name, its last words, and where its log is."""


@dataclass(slots=True)
class Part:
    """A process that has to live, and how it is started again."""

    child: Child
    start: Callable[[], Child]
    recorded: bool = True
    """Whether the next start has to be told of it."""
    overlaps: bool = False
    """Whether what is left of it may go on beside the next one, as web processes do that share a port."""
    rest: list[Child] = field(default_factory=list)
    """Ended ones of which processes may be left."""
    rest_asked: float | None = None
    """When those were asked to end."""
    restarts: Restarts = field(default_factory=Restarts)
    due: float | None = None
    """When to start it again (monotonic clock); None while it runs."""
    why: str = ""
    """How it ended the last time."""


class Supervisor:
    """Owns the children of `manage.py run` and keeps a record of them for the next start.

    Everything happens in the thread that calls `look`. It has to be the main thread (see `spawn`).
    """

    def __init__(self, data_dir: Path, say: Callable[[str], None]) -> None:
        """Begin without children. `say` shows a line to the person at the terminal."""
        self.data_dir = data_dir
        self.say = say
        self.hurry = False
        """Stop by force from now on."""
        self._parts: list[Part] = []
        self._logs = data_dir / "logs"
        self._record = data_dir / "children.json"

    @property
    def children(self) -> list[Child]:
        """The children, in the order of their first start."""
        return [part.child for part in self._parts]

    def end_leftovers(self) -> int:
        """End what an earlier, killed run left. Returns how many processes that were."""
        return leftovers.end(self._record)

    def adopt(self, servers: Servers) -> None:
        """Watch, restart and stop the embedded servers, which find their own leftovers."""
        for child in servers.children:
            self._parts.append(Part(child, partial(servers.again, child.name), recorded=False))

    def start(
        self, name: str, command: Sequence[str], *, env: Mapping[str, str], overlaps: bool = False
    ) -> Child:
        """Start a command in the project's folder, its output in DATA_DIR/logs. `overlaps`: see `Part`."""
        log = self._logs / f"{name}.log"
        log_files.begin(log)
        begin = partial(spawn, name, command, log=log, env=env, cwd=ROOT, patience=30)
        child = begin()
        self._parts.append(Part(child, begin, overlaps=overlaps))
        self._remember()
        return child

    def look(self) -> None:
        """Start again what has ended, and keep the logs bounded. Raises CannotLiveError."""
        for part in self._parts:
            if part.due is None and part.child.process.poll() is not None:
                part.rest.append(part.child)
                if not part.overlaps:
                    _end_rest(part)
                self._ended(part, how_it_ended(part.child))
            if part.due is not None and time.monotonic() >= part.due:
                self._again(part)
            if part.rest and part.due is None and part.restarts.has_run(OVERLAP):
                _ask_rest(part)
            log_files.bound(part.child.log)

    def stop(self) -> None:
        """Stop every child, last started first."""
        while self._parts:
            _end_rest(self._parts[-1])
            if self._parts[-1].due is None:
                self._stop(self._parts[-1].child)
            self._parts.pop()
        with suppress(OSError):
            self._record.unlink(missing_ok=True)
        remove_socket_dir(self.data_dir)

    def _ended(self, part: Part, why: str) -> None:
        full = disk_room.is_full(self.data_dir)
        pause = part.restarts.ended(excused=full)
        if pause is None:
            log = part.child.log
            raise CannotLiveError(
                f"{part.child.name} cannot live: it ended {MOST_DEATHS} times in a row ({why}); "
                f"the end of {log}:\n{log_files.last_lines(log)}"
            )
        part.why = f"{why}; {disk_room.message(self.data_dir)}" if full else why
        part.due = time.monotonic() + pause

    def _again(self, part: Part) -> None:
        part.restarts.started()
        try:
            part.child = part.start()
        except (OSError, subprocess.SubprocessError, EmbeddedError) as error:
            self._ended(part, str(error))
            return
        part.due = None
        self.say(f"{part.child.name} ended ({part.why}) and was started again.")
        self._remember()

    def _remember(self) -> None:
        """Keep the record. On a full disk the old one has to do: children die with us by themselves (see `spawn`)."""
        with suppress(OSError):
            children = [[*part.rest, part.child] for part in self._parts if part.recorded]
            leftovers.remember(self._record, list(chain.from_iterable(children)))

    def _stop(self, child: Child) -> None:
        """Poll, so that a second Ctrl-C can shorten the wait."""
        if child.process.poll() is None and not self.hurry:
            child.process.send_signal(child.stop_signal)
            deadline = time.monotonic() + child.patience
            while child.process.poll() is None and not self.hurry and time.monotonic() < deadline:
                time.sleep(0.05)
        stop(child, patience=0.5)


def _ask_rest(part: Part) -> None:
    """Have what is left end in order, then by force."""
    if part.rest_asked is None:
        part.rest_asked = time.monotonic()
        for child in part.rest:
            signal_group(child, signal.SIGTERM)
    elif time.monotonic() - part.rest_asked >= REST_PATIENCE:
        _end_rest(part)


def _end_rest(part: Part) -> None:
    for child in part.rest:
        signal_group(child, signal.SIGKILL)
    part.rest.clear()
    part.rest_asked = None
