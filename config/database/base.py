"""The connection of a thread, which may be told how long its statements wait together."""

import select
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

import psycopg
from django.db.backends.postgresql import base

from config.database.arrays import ListDumper
from config.database.patience import NoAnswerError, Patience, limited

_patience: Final[ContextVar[Patience | None]] = ContextVar("patience", default=None)


@contextmanager
def waiting_at_most(seconds: float) -> Iterator[None]:
    """Let all statements inside wait so long together, connecting included; then they raise OperationalError."""
    token = _patience.set(Patience(seconds))
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
