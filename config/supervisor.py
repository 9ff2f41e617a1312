"""The processes of one run: started in order, watched, stopped in the opposite order."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from config import leftovers
from config.embedded.services import remove_socket_dir
from config.processes import Child, spawn, stop

ROOT: Final = Path(__file__).resolve().parent.parent


class Supervisor:
    """Owns the children of `manage.py run` and keeps a record of them for the next start."""

    def __init__(self, data_dir: Path) -> None:
        """Begin without children."""
        self.data_dir = data_dir
        self.children: list[Child] = []
        self.hurry = False
        """Stop by force from now on."""
        self._logs = data_dir / "logs"
        self._started: list[Child] = []
        self._record = data_dir / "children.json"

    def end_leftovers(self) -> int:
        """End what an earlier, killed run left. Returns how many processes that were."""
        return leftovers.end(self._record)

    def adopt(self, children: Sequence[Child]) -> None:
        """Watch and stop the embedded servers, which find their own leftovers."""
        self.children.extend(children)

    def start(self, name: str, command: Sequence[str], *, env: Mapping[str, str]) -> Child:
        """Start a command in the project's folder, its output in DATA_DIR/logs."""
        child = spawn(name, command, log=self._logs / f"{name}.log", env=env, cwd=ROOT, patience=30)
        self.children.append(child)
        self._started.append(child)
        leftovers.remember(self._record, self._started)
        return child

    def dead(self) -> Child | None:
        """A child that ended although nobody stopped it."""
        return next((child for child in self.children if child.process.poll() is not None), None)

    def stop(self) -> None:
        """Stop every child, last started first."""
        while self.children:
            self._stop(self.children[-1])
            self.children.pop()
        self._record.unlink(missing_ok=True)
        remove_socket_dir(self.data_dir)

    def _stop(self, child: Child) -> None:
        """Poll, so that a second Ctrl-C can shorten the wait."""
        if child.process.poll() is None and not self.hurry:
            child.process.send_signal(child.stop_signal)
            deadline = time.monotonic() + child.patience
            while child.process.poll() is None and not self.hurry and time.monotonic() < deadline:
                time.sleep(0.05)
        stop(child, patience=0.5)
