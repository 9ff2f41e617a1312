"""Statement limits enforced by PostgreSQL, so that abandoned statements end.

A server waiting for a lock doesn't notice that its client is gone. So every connection sets its limits.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

LOCK: Final = 1.0
"""Seconds to wait for a lock when a caller waits.

Less than PATIENCE, so that the server reports the error and the connection survives.
"""
IDLE: Final = 60.0
"""Seconds between the statements of such a transaction."""


@dataclass(frozen=True, slots=True)
class StatementLimits:
    """Limits in seconds; 0 means none."""

    statement: float = 0.0
    lock: float = 0.0
    idle: float = 0.0

    def settings(self) -> Iterator[tuple[str, str]]:
        yield "statement_timeout", f"{self.statement * 1000:.0f}"
        yield "lock_timeout", f"{self.lock * 1000:.0f}"
        yield "idle_in_transaction_session_timeout", f"{self.idle * 1000:.0f}"


NONE: Final = StatementLimits()
"""For commands and migrations, which somebody watches."""
WORKER: Final = StatementLimits(statement=3600.0)
"""Longer than any statement of a worker; ends what a killed worker left. Workers wait for locks."""


_of_process = [NONE]


def set_process_limits(limits: StatementLimits) -> None:
    _of_process[0] = limits


def process_limits() -> StatementLimits:
    return _of_process[0]


SET: Final = """
    SELECT set_config(name, setting, false) FROM unnest(%s::text[], %s::text[]) AS given (name, setting)
    WHERE pg_backend_pid() = %s
"""
"""Sets nothing if another server process answers than the one we connected to.

A pooler would pass the settings to the next client (docs/operations.md).
"""
