"""What a generation is built from: statements over PostgreSQL, the same for a build and for what changed since.

What changed: the database writes into every row the number of the transaction that wrote it last. A later
snapshot shows all of them that an earlier one did not, also those whose transaction began earlier and was
committed later, so that no change is ever skipped (PostgreSQL, "Snapshot Information Functions").
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any, Final

from django.db import connection

from index.generation import facts
from index.vocabulary import Outcome

DECLINED: Final = 1
COULD_NOT_ASK: Final = 2
"""States of a host, by which the figures count it; 0 is none of them."""

_COLUMNS: Final = f"""
    host, {facts.SQL},
    (verified_at AT TIME ZONE 'UTC')::date - DATE '1970-01-01',
    rubric_version,
    CASE WHEN webmcp THEN (SELECT array_agg(tool ->> 'name') FROM jsonb_array_elements(webmcp_tools) AS tool) END
"""  # noqa: S608 - put together from constants
_STATE: Final = f"""
    CASE WHEN declined THEN {DECLINED} WHEN outcome = '{Outcome.COULD_NOT_ASK}' THEN {COULD_NOT_ASK} ELSE 0 END
"""
_LISTED: Final = f"""
    COPY (
        SELECT id, {_COLUMNS} FROM index_site WHERE listed
        ORDER BY platform_subdomain, score DESC, (verified_at AT TIME ZONE 'UTC')::date DESC, host COLLATE "C"
    ) TO STDOUT (FORMAT BINARY)
"""  # noqa: S608 - likewise
"""In the fixed order, so that the number of a row is its place in it."""

_LISTED_TYPES: Final = ["int8", "text", "int8", "int4", "text", "text[]"]

_HOSTS: Final = f"COPY (SELECT id, ({_STATE})::int2 FROM index_site ORDER BY id) TO STDOUT (FORMAT BINARY)"  # noqa: S608 - likewise

_CHANGED: Final = f"""
    SELECT id, changed, changed_at, {_STATE}, listed, {_COLUMNS} FROM index_site
    WHERE changed >= %(oldest)s AND NOT pg_visible_in_snapshot(changed::text::xid8, %(since)s::pg_snapshot)
    ORDER BY id LIMIT %(most)s
"""  # noqa: S608 - likewise
_COUNT: Final = """
    SELECT count(*) FROM (
        SELECT 1 FROM index_site
        WHERE changed >= %(oldest)s AND NOT pg_visible_in_snapshot(changed::text::xid8, %(since)s::pg_snapshot)
        LIMIT %(most)s
    ) AS changed
"""
_ALL: Final = f"""
    SELECT id, changed, changed_at, {_STATE}, listed, {_COLUMNS} FROM index_site ORDER BY id LIMIT %(most)s
"""  # noqa: S608 - likewise

_NOW: Final = """
    SELECT pg_current_snapshot()::text, pg_current_xact_id_if_assigned() IS NOT NULL,
        (SELECT max(id) FROM index_generation)
"""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a transaction sees."""

    snapshot: str
    """`xmin:xmax:xip_list`, as PostgreSQL writes it."""
    writing: bool
    """Whether the transaction has written itself: what it sees then is nobody else's, and may be rolled back."""
    generation: int
    """The newest generation; 0 when there is none."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A listed site as a generation holds it."""

    host: str
    facts: int
    day: int
    """Of the last probe that was answered: days since 1970, in UTC."""
    rubric: str
    webmcp_tools: tuple[str, ...]


@dataclass(frozen=True)
class Change:
    """A row of Site that a generation does not show as it is now."""

    pk: int
    changed: int
    at: datetime
    state: int
    listed: Listed | None

    @cached_property
    def digest(self) -> int:
        """A number of 48 bits that stands for this change, the same in every process."""
        text = f"{self.pk}:{self.changed}:{self.at.timestamp():.6f}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest())


def now() -> Moment:
    """Look at the transaction that is running."""
    with connection.cursor() as cursor:
        cursor.execute(_NOW)
        snapshot, writing, generation = cursor.fetchone()
    return Moment(snapshot, writing, generation or 0)


def changed_since(snapshot: str | None, *, most: int) -> list[Change]:
    """Return the rows that changed since a snapshot, at most `most`; without a snapshot every row."""
    with connection.cursor() as cursor:
        cursor.execute(_ALL if snapshot is None else _CHANGED, _since(snapshot, most))
        return [
            Change(pk, changed, at, state, _listed(columns) if listed else None)
            for pk, changed, at, state, listed, *columns in cursor.fetchall()
        ]


def count_changed(snapshot: str, *, most: int) -> int:
    """Return how many rows changed since a snapshot, counting to `most`."""
    with connection.cursor() as cursor:
        cursor.execute(_COUNT, _since(snapshot, most))
        return int(cursor.fetchone()[0])


def _since(snapshot: str | None, most: int) -> dict[str, Any]:
    return {"since": snapshot, "oldest": int(snapshot.split(":")[0]) if snapshot else 0, "most": most}


def cluster() -> str:
    """Return what tells this database from every other, also from one that was restored from its dump."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT system_identifier::text FROM pg_control_system()")
        return str(cursor.fetchone()[0])


def adopt_restored() -> None:
    """Have rows that a dump brought from a database with higher transaction numbers count as changed just now."""
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE index_site SET changed = 0"
            " WHERE changed >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint"
        )


def listed_sites() -> Iterator[tuple[int, Listed]]:
    """Read every listed site with its primary key, in the fixed order."""
    with connection.cursor() as cursor, cursor.copy(_LISTED) as copy:
        copy.set_types(_LISTED_TYPES)
        for pk, *columns in copy.rows():
            yield pk, _listed(columns)


def hosts() -> Iterator[tuple[int, int]]:
    """Read the primary key and the state of every host that was ever probed, by primary key."""
    with connection.cursor() as cursor, cursor.copy(_HOSTS) as copy:
        copy.set_types(["int8", "int2"])
        yield from copy.rows()


def _listed(columns: list[Any]) -> Listed:
    host, packed, day, rubric, tools = columns
    return Listed(host, packed, day, rubric, tuple(tools or ()))
