"""What PostgreSQL ends by itself: a statement that nobody waits for any more would go on, and keep its connection.

A client that closes its socket is not noticed by a server that waits for a lock. So every connection says how long
its statements may take and wait; after that the server ends them, whatever became of the client.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

LOCK: Final = 1.0
"""Seconds that a statement of somebody who waits for it waits for a lock: less than PATIENCE, so that the error is
the server's and the connection stays."""
IDLE: Final = 60.0
"""Seconds that a transaction of such a caller may stand between two statements."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds; 0 is without end."""

    statement: float = 0.0
    lock: float = 0.0
    idle: float = 0.0

    def settings(self) -> Iterator[tuple[str, str]]:
        """Return PostgreSQL's settings, by name."""
        yield "statement_timeout", f"{self.statement * 1000:.0f}"
        yield "lock_timeout", f"{self.lock * 1000:.0f}"
        yield "idle_in_transaction_session_timeout", f"{self.idle * 1000:.0f}"


NONE: Final = Limits()
"""Of commands and migrations: they take as long as they take, and somebody looks on."""
WORKER: Final = Limits(statement=3600.0)
"""Longer than any statement of a worker: what a killed one left ends some time. A worker waits for locks."""


_of_process = [NONE]


def become(limits: Limits) -> None:
    """Set the limits of this process's statements for which nobody waits."""
    _of_process[0] = limits


def of_process() -> Limits:
    """Return them."""
    return _of_process[0]


SET: Final = """
    SELECT set_config(name, setting, false) FROM unnest(%s::text[], %s::text[]) AS given (name, setting)
    WHERE pg_backend_pid() = %s
"""
"""Sets nothing when the process that answers is not the one that greeted us: a pooler stands in between, which would
hand the settings to the next client (docs/operations.md)."""
