"""The view of this process: the newest generation that it could map, and all that changed since.

Every answer asks the database, in its own transaction, what changed since the last one asked: that is one look
into an index that mostly finds nothing, and with it each answer is exact, whatever generation is mapped.
"""

import logging
import threading
import time
from dataclasses import dataclass, field
from typing import Any, Final

from index import embedding
from index.generations import files, source
from index.generations.generation import NOTHING, Base, open_base
from index.generations.source import Change
from index.generations.view import View
from index.models import Generation
from index.values.errors import Unavailable

MOST_CHANGES: Final = 100_000
"""Changes that a process takes at once beside a generation; an index of no more hosts needs no generation at all."""
FEW: Final = 1_000
"""Changes that are read without counting them first."""
WAIT: Final = 1.0
"""Seconds that an answer waits for another one of this process to finish asking."""
RETRY: Final = 5.0
"""Seconds after which a generation that could not be mapped is tried again: its files may come later."""

_FALL_BACK: Final = 3
"""Generations that are tried, newest first."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Seen:
    """A view, and the snapshot of the database that it shows."""

    view: View
    snapshot: str
    model: str
    """The id of the model whose vectors are compared."""

    @property
    def asked(self) -> dict[str, Any]:
        """The parameters of `source.NOTHING_CHANGED`."""
        return {**source.since(self.snapshot, self.model), "generation": self.view.base.id}


@dataclass(slots=True)
class _Process:
    lock: threading.Lock = field(default_factory=threading.Lock)
    """Held from a transaction's first look at the database on, so that no view is older than the one before."""
    view: View = field(default_factory=View)
    snapshot: str | None = None
    """What `view` shows; None when it shows nothing."""
    seen: Seen | None = None
    """Both, to be read without the lock."""
    tried: int = 0
    """The newest generation that was tried."""
    retry_at: float = 0.0
    opening: threading.Thread | None = None
    opened: Base | None = None
    refused: set[int] = field(default_factory=set)
    """Generations of which the log has said that they cannot be used."""


_process = _Process()


def view() -> View:
    """Return what the running transaction sees. Raises Unavailable when neither files nor memory hold it."""
    if not _process.lock.acquire(timeout=WAIT):
        raise Unavailable("the database does not answer")
    try:
        return _look(_process)
    finally:
        _process.lock.release()


def lately() -> Seen | None:
    """Return what this process saw last, without asking the database: whoever uses it asks whether it still holds."""
    return _process.seen


def forget() -> None:
    """Begin anew, as a process that was just started."""
    with _process.lock:
        fresh = _Process()
        for name in ("view", "snapshot", "seen", "tried", "retry_at", "opening", "opened", "refused"):
            setattr(_process, name, getattr(fresh, name))


def _look(process: _Process) -> View:
    moment = source.now()
    _take_newest(process, moment.generation)
    model = _model(process)
    seen = process.view.after(_changes(process.snapshot, model))
    if not moment.writing:
        process.view, process.snapshot = seen, moment.snapshot
        process.seen = Seen(seen, moment.snapshot, model)
    return seen


def _changes(snapshot: str | None, model: str) -> list[Change]:
    """Read what changed. Many are counted before any is read. Raises Unavailable when they are more than memory is for."""
    few = min(FEW, MOST_CHANGES)
    changes = source.changed_since(snapshot, model, most=few + 1)
    if len(changes) <= few:
        return changes
    if source.count_changed(snapshot, model, most=MOST_CHANGES + 1) > MOST_CHANGES:
        raise Unavailable("more has changed than a process takes: a generation is being built")
    return source.changed_since(snapshot, model, most=MOST_CHANGES)


def _model(process: _Process) -> str:
    """The id of the model whose vectors are compared: the generation's, and before the first the current one."""
    if process.view.base is not NOTHING:
        return process.view.base.model
    model = embedding.current()
    return model.id if model else ""


def _take_newest(process: _Process, newest: int) -> None:
    """Turn to the newest generation: at once when there is none yet, else when a thread has checked its files."""
    if process.opened is not None:
        _turn(process, process.opened)
    if newest < process.view.base.id:
        _turn(process, NOTHING)  # another database than before
    if newest == process.tried and time.monotonic() < process.retry_at:
        return
    if newest == process.view.base.id or process.opening is not None:
        return
    rows = list(Generation.objects.filter(cluster=source.cluster()).order_by("-id")[:_FALL_BACK])
    process.tried, process.retry_at = newest, time.monotonic() + RETRY
    if process.view.base is NOTHING:
        _open(process, rows)
        if process.opened is not None:
            _turn(process, process.opened)
    else:
        process.opening = threading.Thread(target=_open, args=(process, rows), daemon=True)
        process.opening.start()


def _turn(process: _Process, base: Base) -> None:
    process.view, process.snapshot, process.opened = View(base), base.snapshot, None
    process.seen = None


def _open(process: _Process, rows: list[Generation]) -> None:
    """Map the newest that is whole. What is damaged is set aside, so that the next build replaces it."""
    try:
        for row in rows:
            if row.pk <= process.view.base.id:
                break
            try:
                process.opened = open_base(row)
            except files.BrokenError as error:
                if row.pk not in process.refused:
                    process.refused.add(row.pk)
                    logger.error("generation %s cannot be used, the one before is: %s", row.pk, error)  # noqa: TRY400 - it says all
                if not isinstance(error, files.NotReadableError):
                    files.set_aside(files.home() / row.folder)
            else:
                break
    finally:
        process.opening = None
