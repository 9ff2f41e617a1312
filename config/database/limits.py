"""Statement limits that PostgreSQL enforces: it doesn't notice that a waiting client is gone."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

LOCK: Final = 1.0
"""Seconds to wait for a lock; less than PATIENCE, so that the connection survives the error."""
IDLE: Final = 60.0
"""Seconds between the statements of a response's transaction."""


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
"""Longer than any statement of a worker; ends those of killed ones."""


_of_process = [NONE]


def set_process_limits(limits: StatementLimits) -> None:
    _of_process[0] = limits


def process_limits() -> StatementLimits:
    return _of_process[0]


SET: Final = """
    SELECT set_config(name, setting, false) FROM unnest(%s::text[], %s::text[]) AS given (name, setting)
    WHERE pg_backend_pid() = %s
"""
"""Sets nothing behind a pooler, which would pass the settings to the next client (docs/operations.md)."""
