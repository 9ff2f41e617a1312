"""The current view of this process: its newest mapped generation, plus all later changes.

Answers look up changes in their own transaction, so they are exact.
"""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.db import connection

from config.database.snapshot import one_snapshot
from index import embedding
from index.generations import fetcher, files, source
from index.generations.generation import EMPTY_GENERATION, MappedGeneration, open_generation
from index.generations.source import Change
from index.generations.view import View
from index.models import Generation
from index.values.errors import Unavailable

MOST_CHANGES = 100_000  # Maximum changes in memory; smaller indexes need no generation
FEW = 1_000  # Changes read without counting them first
WAIT = 1.0  # Seconds to wait for another thread's lookup
RETRY = 5.0  # Seconds before retrying an unmapped generation: its files may arrive later
RETRY_FETCHED = 1.0  # Where a store is configured, from which they come soon

_FALL_BACK = 3  # Generations to try, newest first

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LastView:
    view: View
    snapshot: str
    model: str

    @property
    def parameters(self) -> dict[str, Any]:
        mapped = self.view.generation
        given = source.change_parameters(self.snapshot, self.model, mapped.second_model)
        return {**given, "generation": mapped.id}


@dataclass(slots=True)
class _Process:
    lock: threading.Lock = field(default_factory=threading.Lock)
    """Held from the transaction's first read, so that views never go back in time."""
    view: View = field(default_factory=View)
    snapshot: str | None = None
    seen: LastView | None = None
    """`view` and `snapshot` together, readable without the lock."""
    tried: int = 0
    retry_at: float = 0.0
    opening: threading.Thread | None = None
    opened: MappedGeneration | None = None
    refused: set[int] = field(default_factory=set)


_process = _Process()


def current_view() -> View:
    """View of the running transaction. Raises Unavailable."""
    if not _process.lock.acquire(timeout=WAIT):
        raise Unavailable("the database does not answer")
    try:
        return _look(_process)
    finally:
        _process.lock.release()


def last_view_unchecked() -> LastView | None:
    """The last view, without asking the database; the caller must verify it."""
    return _process.seen


def fault_of(view: View) -> str:
    """Why a process that serves no generation should; "" before the first is built: all rows are few then."""
    if view.generation is not EMPTY_GENERATION:
        return ""
    newest = Generation.objects.filter(cluster=source.cluster_id()).order_by("-id").first()
    if newest is None:
        return ""
    if settings.GENERATIONS_URL:
        return f"generation {newest.pk} is not here yet: {fetcher.store_state() or 'nothing is fetched'}"
    return f"generation {newest.pk} cannot be read here: DATA_DIR must be the indexer's"


def forget_view() -> None:
    with _process.lock:
        fresh = _Process()
        for name in ("view", "snapshot", "seen", "tried", "retry_at", "opening", "opened", "refused"):
            setattr(_process, name, getattr(fresh, name))


def _look(process: _Process) -> View:
    moment = source.current_moment()
    _take_newest(process, moment.generation)
    model = _model(process)
    seen = process.view.after(_changes(process.snapshot, model, process.view.generation.second_model))
    if not moment.writing:
        process.view, process.snapshot = seen, moment.snapshot
        process.seen = LastView(seen, moment.snapshot, model)
    return seen


def _changes(snapshot: str | None, model: str, second: str) -> list[Change]:
    """Raises Unavailable above MOST_CHANGES."""
    few = min(FEW, MOST_CHANGES)
    changes = source.changed_since(snapshot, model, second, most=few + 1)
    if len(changes) <= few:
        return changes
    if source.count_changed(snapshot, model, second, most=MOST_CHANGES + 1) > MOST_CHANGES:
        raise Unavailable("more has changed than a process takes: a generation is being built")
    return source.changed_since(snapshot, model, second, most=MOST_CHANGES)


def _model(process: _Process) -> str:
    if process.view.generation is not EMPTY_GENERATION:
        return process.view.generation.model
    model = embedding.current_model()
    return model.id if model else ""


def _take_newest(process: _Process, newest: int) -> None:
    """Switch at once if none is in use, else once its files are verified."""
    if process.opened is not None:
        _turn(process, process.opened)
    if newest < process.view.generation.id:
        _turn(process, EMPTY_GENERATION)  # a different database
    if newest == process.tried and time.monotonic() < process.retry_at:
        return
    if newest == process.view.generation.id or process.opening is not None:
        return
    rows = list(Generation.objects.filter(cluster=source.cluster_id()).order_by("-id")[:_FALL_BACK])
    process.tried = newest
    process.retry_at = time.monotonic() + (RETRY_FETCHED if settings.GENERATIONS_URL else RETRY)
    if process.view.generation is EMPTY_GENERATION:
        _open(process, rows)
        if process.opened is not None:
            _turn(process, process.opened)
    else:
        process.opening = threading.Thread(target=_open, args=(process, rows), daemon=True)
        process.opening.start()


def _turn(process: _Process, generation: MappedGeneration) -> None:
    process.view, process.snapshot, process.opened = View(generation), generation.snapshot, None
    process.seen = None


def _open(process: _Process, rows: list[Generation]) -> None:
    """Map the newest intact generation; set damaged ones aside."""
    try:
        for row in rows:
            if row.pk <= process.view.generation.id:
                break
            if settings.GENERATIONS_URL and not (files.home() / row.folder).exists():
                continue  # it is being fetched
            try:
                process.opened = open_generation(row)
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


_held: ContextVar[View | None] = ContextVar("view", default=None)


def last_view() -> LastView | None:
    """The last view, which the caller must verify.

    None before the first, and inside `consistent_view` or a transaction.
    """
    return None if _held.get() is not None or connection.in_atomic_block else last_view_unchecked()


@contextmanager
def consistent_view() -> Iterator[View]:
    """Yield the view that all statements inside see, which only read; nested calls share it."""
    if (held := _held.get()) is not None:
        yield held
        return
    with ExitStack() as stack:
        stack.enter_context(one_snapshot())
        view = current_view()
        stack.callback(_held.reset, _held.set(view))
        yield view
