"""The connection of a thread, whose client and server both know how long its statements may take."""

import select
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

import psycopg
from django.db.backends.postgresql import base

from config.database import limits
from config.database.arrays import ListDumper
from config.database.limits import Limits
from config.database.locks import Locks
from config.database.patience import NoAnswerError, Patience, limited

_patience: Final[ContextVar[Patience | None]] = ContextVar("patience", default=None)
_locks: Final = Locks()


@contextmanager
def waiting_at_most(seconds: float, *, lock: float = limits.LOCK) -> Iterator[None]:
    """Let all statements inside wait so long together, connecting included; then they raise OperationalError.

    The server ends each of them after so long, too, and after `lock` what waits for a lock.
    """
    token = _patience.set(Patience(seconds, Limits(statement=seconds, lock=lock, idle=limits.IDLE)))
    try:
        yield
    finally:
        _patience.reset(token)


class Connection(psycopg.Connection[Any]):
    """A connection that is closed when the server did not answer in time: whatever comes later is for nobody."""

    @classmethod
    def _connect_gen(cls, conninfo: str = "") -> Any:  # `connect_timeout` is no use: it is 2 seconds or more
        patience = _patience.get()
        connecting = super()._connect_gen(conninfo)
        return connecting if patience is None else limited(connecting, patience)

    def wait(self, gen: Any, *args: Any, **kwargs: Any) -> Any:
        """Wait for a statement as psycopg does, but no longer than is left."""
        patience = _patience.get()
        if patience is None:
            return super().wait(gen, *args, **kwargs)
        try:
            return super().wait(limited(gen, patience), *args, **kwargs)
        except NoAnswerError:
            self.pgconn.finish()
            raise


class DatabaseWrapper(base.DatabaseWrapper):
    """Django's, over such connections."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Begin without a connection."""
        super().__init__(*args, **kwargs)
        self.execute_wrappers.append(_unless_locked)
        self._limits = limits.NONE

    def init_connection_state(self) -> None:
        """Tell the server our limits."""
        super().init_connection_state()
        self._limits = limits.NONE
        self._limit()

    def create_cursor(self, name: str | None = None) -> Any:
        """Return a cursor whose statements have the limits of whoever waits now."""
        if not self.in_atomic_block:
            self._limit()
        return super().create_cursor(name)

    def _set_autocommit(self, autocommit: bool) -> None:  # noqa: FBT001 - its base's
        """Begin or end a transaction: its limits are set before it, since a rollback would undo them."""
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
        self.connection.execute(limits.SET, [list(names), list(values), pid])
        self._limits = wanted

    def get_new_connection(self, conn_params: dict[str, Any]) -> Connection:
        """Connect."""
        self.isolation_level = psycopg.IsolationLevel.READ_COMMITTED
        connection = Connection.connect(**conn_params)
        connection.adapters.register_dumper(list, ListDumper)
        return connection

    def is_usable(self) -> bool:
        """Whether the connection works. After an error the server is asked, else the socket: it has nothing to read.

        That costs no round trip, and a server that went away or was started anew has left an end of file there.
        """
        if self.errors_occurred or self.connection.closed:
            return bool(super().is_usable())
        waiting = select.poll()
        waiting.register(self.connection.pgconn.socket, select.POLLIN)
        return not waiting.poll(0)


def _wanted() -> Limits:
    patience = _patience.get()
    return limits.of_process() if patience is None else patience.limits


def _unless_locked(execute: Callable[..., Any], sql: Any, *rest: Any) -> Any:
    """Run a statement for somebody who waits, unless it waited for a lock in vain a moment ago."""
    if _patience.get() is None or not isinstance(sql, str):  # psycopg's composed statements have no hash
        return execute(sql, *rest)
    return _locks.heed(sql, lambda: execute(sql, *rest))
