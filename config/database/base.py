"""Database connections with time limits on client and server."""

import select
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar, cast

import psycopg
from django.db import OperationalError, connection
from django.db.backends.postgresql import base, schema
from django.db.models import Index, Model
from psycopg.errors import LockNotAvailable
from psycopg.types import array

from config.database import limits, migrations
from config.database.limits import NoAnswerError, StatementLimits, WaitBudget, limit_wait


class _Escape:
    """Escapes like psycopg, whose pattern calls Python for each quote: 2.7 MB took 319 ms, now 11."""

    def sub(self, _: bytes, text: bytes) -> bytes:
        return bytes(text).replace(b"\\", b"\\\\").replace(b'"', b'\\"')


class ListDumper(array.ListDumper):
    _re_esc = _Escape()  # type: ignore[assignment]


PAUSE = 1.0  # Seconds in which the statement fails at once
_MOST = 256  # Statements remembered, by text without values

_T = TypeVar("_T")


class LockWaits:
    def __init__(self) -> None:
        self._lock, self._until = threading.Lock(), dict[str, float]()

    def run(self, statement: str, run: Callable[[], _T]) -> _T:
        """Raises OperationalError at once if the statement's lock was held a moment ago."""
        known = statement in self._until
        if known:
            self._fail_or_try(statement)
        try:
            done = run()
        except OperationalError as error:
            if isinstance(error.__cause__, LockNotAvailable):
                self._note(statement)
            raise
        if known:
            self._until.pop(statement, None)
        return done

    def _fail_or_try(self, statement: str) -> None:
        with self._lock:
            now = time.monotonic()
            if now < self._until.get(statement, 0.0):
                raise OperationalError("a lock that this needs was held a moment ago")
            self._until[statement] = now + PAUSE

    def _note(self, statement: str) -> None:
        with self._lock:
            if len(self._until) >= _MOST:
                self._until.clear()
            self._until[statement] = time.monotonic() + PAUSE


_budget: ContextVar[WaitBudget | None] = ContextVar("patience", default=None)
_locks = LockWaits()


@contextmanager
def waiting_at_most(seconds: float, *, lock: float = limits.LOCK_SECONDS) -> Iterator[None]:
    """Limit the seconds that the statements inside wait in total, and for a lock. Raises OperationalError."""
    token = _budget.set(
        WaitBudget(seconds, StatementLimits(statement=seconds, lock=lock, idle=limits.IDLE_SECONDS))
    )
    try:
        yield
    finally:
        _budget.reset(token)


class LimitedConnection(psycopg.Connection[Any]):
    """Closed when the server is late: a later statement would read its answer."""

    @classmethod
    def _connect_gen(cls, conninfo: str = "") -> Any:  # `connect_timeout` can't be below 2 seconds
        budget = _budget.get()
        connecting = super()._connect_gen(conninfo)
        return connecting if budget is None else limit_wait(connecting, budget)

    def wait(self, gen: Any, *args: Any, **kwargs: Any) -> Any:
        budget = _budget.get()
        if budget is None:
            return super().wait(gen, *args, **kwargs)
        try:
            return super().wait(limit_wait(gen, budget), *args, **kwargs)
        except NoAnswerError:
            self.pgconn.finish()
            raise


class SchemaEditor(schema.DatabaseSchemaEditor):
    def add_index(self, model: type[Model], index: Index, concurrently: bool = False) -> None:  # noqa: FBT001, FBT002 - its base's
        """Drop what a killed migration left: an invalid index, or one that wasn't recorded."""
        if concurrently:
            self.remove_index(model, index, concurrently=True)
        super().add_index(model, index, concurrently=concurrently)


class DatabaseWrapper(base.DatabaseWrapper):
    SchemaEditorClass = SchemaEditor

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.execute_wrappers.append(_unless_locked)
        self._limits = limits.NO_LIMITS
        self._is_direct = False

    def init_connection_state(self) -> None:
        super().init_connection_state()
        self._limits, self._is_direct = limits.NO_LIMITS, False
        self._limit()

    def create_cursor(self, name: str | None = None) -> Any:
        if not self.in_atomic_block:
            self._limit()
        return super().create_cursor(name)

    def prepared_cursor(self) -> Any:
        """A cursor whose statements are parsed and planned once a connection, unless behind a pooler.

        Text parameters take their types from the statement.
        """
        self.ensure_connection()
        with self.wrap_database_errors:
            cursor = self.create_cursor()
            if self._is_direct:
                cursor = base.ServerBindingCursor(self.connection)  # type: ignore[call-arg]
        return self._prepare_cursor(cursor)  # type: ignore[attr-defined]

    def _set_autocommit(self, autocommit: bool) -> None:  # noqa: FBT001 - its base's
        """Set limits before a transaction: a rollback would undo them."""
        if not autocommit:
            with self.wrap_database_errors:
                self._limit()
        super()._set_autocommit(autocommit)  # type: ignore[misc]

    def _limit(self) -> None:
        wanted = _wanted()
        if wanted == self._limits:
            return
        names, values = zip(*wanted.settings(), strict=True)
        pid = self.connection.info.backend_pid
        done = self.connection.execute(limits.SET_LIMITS, [list(names), list(values), pid])
        self._limits, self._is_direct = wanted, done.rowcount > 0

    def get_new_connection(self, conn_params: dict[str, Any]) -> LimitedConnection:
        self.isolation_level = psycopg.IsolationLevel.READ_COMMITTED
        connection = LimitedConnection.connect(**conn_params)
        connection.adapters.register_dumper(list, ListDumper)
        connection.prepare_threshold = 0  # of `prepared_cursor` alone: others bind here
        try:
            migrations.check(connection)
        except migrations.NotMigratedError:
            connection.close()
            raise
        return connection

    def is_usable(self) -> bool:
        """Whether the connection works: asks the server after an error, else polls the socket."""
        if self.errors_occurred or self.connection.closed:
            return bool(super().is_usable())
        waiting = select.poll()
        waiting.register(self.connection.pgconn.socket, select.POLLIN)
        return not waiting.poll(0)


def prepared_cursor() -> Any:
    """`DatabaseWrapper.prepared_cursor` of this thread's connection."""
    return cast("DatabaseWrapper", connection).prepared_cursor()


def _wanted() -> StatementLimits:
    budget = _budget.get()
    return limits.process_limits() if budget is None else budget.limits


def _unless_locked(execute: Callable[..., Any], sql: Any, *rest: Any) -> Any:
    """Fail at once if a caller waits and the statement recently waited for a lock in vain."""
    if _budget.get() is None or not isinstance(sql, str):  # composed statements aren't hashable
        return execute(sql, *rest)
    return _locks.run(sql, lambda: execute(sql, *rest))
