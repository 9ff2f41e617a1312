"""What a generation is built from: statements over PostgreSQL, the same for a build and for what changed since.

What changed: the database writes into every row the number of the transaction that wrote it last. A later
snapshot shows all of them that an earlier one did not, also those whose transaction began earlier and was
committed later, so that no change is ever skipped (PostgreSQL, "Snapshot Information Functions").
"""

import hashlib
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any, Final

from django.db import connection

from index.generations import site_bits as facts
from index.values.search_text import document
from index.values.vocabulary import Outcome

logger = logging.getLogger(__name__)

DECLINED: Final = 1
COULD_NOT_ASK: Final = 2
"""States of a host, by which the figures count it; 0 is none of them."""

_COLUMNS: Final = f"""
    host, {facts.SQL},
    (verified_at AT TIME ZONE 'UTC')::date - DATE '1970-01-01',
    rubric_version,
    CASE WHEN webmcp THEN (SELECT array_agg(tool ->> 'name') FROM jsonb_array_elements(webmcp_tools) AS tool) END,
    COALESCE(('x' || left(tool_set, 16))::bit(64)::bigint, 0)
"""  # noqa: S608 - put together from constants
_TYPES: Final = ["text", "int8", "int4", "text", "text[]", "int8"]
_TEXTS: Final = "name, display_name, description, words"
_STATE: Final = f"""
    CASE WHEN declined THEN {DECLINED} WHEN outcome = '{Outcome.COULD_NOT_ASK}' THEN {COULD_NOT_ASK} ELSE 0 END
"""
_IN_ORDER: Final = """
    WHERE listed
    ORDER BY platform_subdomain, score DESC, (verified_at AT TIME ZONE 'UTC')::date DESC, host COLLATE "C"
"""
"""The fixed order, so that the number of a row is its place in it."""

_LISTED: Final = (
    f"COPY (SELECT id, {_COLUMNS}, {_TEXTS} FROM index_site {_IN_ORDER}) TO STDOUT (FORMAT BINARY)"  # noqa: S608 - likewise
)
_MEANT: Final = "SELECT site_id, vector, changed AS meant FROM index_sitevector WHERE model = %(model)s"
_VECTORS: Final = f"""
    COPY (
        SELECT vector FROM index_site LEFT JOIN ({_MEANT}) AS meanings ON site_id = index_site.id {_IN_ORDER}
    ) TO STDOUT (FORMAT BINARY)
"""  # noqa: S608 - likewise
_HOSTS: Final = f"COPY (SELECT id, ({_STATE})::int2 FROM index_site ORDER BY id) TO STDOUT (FORMAT BINARY)"  # noqa: S608 - likewise

_NOT_SEEN: Final = """
    changed >= %(oldest)s AND NOT pg_visible_in_snapshot(changed::text::xid8, %(since)s::pg_snapshot)
"""
_CHANGED: Final = f"""
    SELECT id FROM index_site WHERE {_NOT_SEEN}
    UNION SELECT site_id FROM index_sitevector WHERE model = %(model)s AND {_NOT_SEEN}
    LIMIT %(most)s
"""  # noqa: S608 - likewise
_COUNT: Final = "SELECT count(*) FROM ({}) AS changed"
_ALL: Final = "SELECT id FROM index_site LIMIT %(most)s"
_ROWS: Final = f"""
    SELECT id, greatest(changed, meant), changed_at, {_STATE}, listed, {_COLUMNS}, {_TEXTS}, vector
    FROM index_site LEFT JOIN ({_MEANT}) AS meanings ON site_id = index_site.id AND listed
    WHERE id IN (%(which)s) ORDER BY id
"""  # noqa: S608 - likewise

_ANY_OF: Final = "(SELECT changed FROM {} WHERE {} ORDER BY changed LIMIT 1) IS NULL"
"""In order, so that the index is read and not the table, whatever the planner believes."""
NOTHING_CHANGED: Final = f"""
    COALESCE((SELECT max(id) FROM index_generation), 0) = %(generation)s
    AND {_ANY_OF.format("index_site", _NOT_SEEN)}
    AND {_ANY_OF.format("index_sitevector", f"model = %(model)s AND {_NOT_SEEN}")}
"""  # noqa: S608 - likewise
"""Whether a statement sees what an earlier snapshot saw; its parameters are those of `current.Seen.asked`."""

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


@dataclass(slots=True)
class Texts:
    """What `index.values.search_text` reads."""

    name: str
    display_name: str
    description: str
    words: str


@dataclass(frozen=True, slots=True)
class Listed:
    """A listed site as a generation holds it."""

    host: str
    facts: int
    day: int
    """Of the last probe that was answered: days since 1970, in UTC."""
    rubric: str
    webmcp_tools: tuple[str, ...]
    tool_set: int
    """What stands for the set of its MCP tools; 0 for none."""
    text: str
    """What search by words reads."""


@dataclass(frozen=True)
class Change:
    """A row of Site that a generation does not show as it is now."""

    pk: int
    changed: int
    at: datetime
    state: int
    listed: Listed | None
    vector: bytes | None = None
    """fp16, of the generation's model."""

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


def changed_since(snapshot: str | None, model: str, *, most: int) -> list[Change]:
    """Return the rows that changed since a snapshot, or whose vector did, at most `most`; without a snapshot all."""
    given = {**since(snapshot, model), "most": most}
    with connection.cursor() as cursor:
        cursor.execute(_ROWS.replace("%(which)s", _ALL if snapshot is None else _CHANGED), given)
        return [_change(*columns) for columns in cursor.fetchall()]


def _change(pk: int, changed: int, at: datetime, state: int, listed: bool, *columns: Any) -> Change:  # noqa: FBT001 - a row
    if not listed:
        return Change(pk, changed, at, state, None)
    return Change(pk, changed, at, state, _listed(columns[:-1]), columns[-1] and bytes(columns[-1]))


def count_changed(snapshot: str | None, model: str, *, most: int) -> int:
    """Return how many rows changed since a snapshot, counting to `most`; without a snapshot all."""
    which = _ALL if snapshot is None else _CHANGED
    with connection.cursor() as cursor:
        cursor.execute(_COUNT.format(which), {**since(snapshot, model), "most": most})
        return int(cursor.fetchone()[0])


def since(snapshot: str | None, model: str) -> dict[str, Any]:
    """Return the parameters of what asks for changes since a snapshot, and of a model's vectors."""
    oldest = int(snapshot.split(":")[0]) if snapshot else 0
    return {"since": snapshot, "oldest": oldest, "model": model}


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
        copy.set_types(["int8", *_TYPES, *["text"] * 4])
        for pk, *columns in copy.rows():
            yield pk, _listed(columns)


def vectors(model: str) -> Iterator[bytes | None]:
    """Read the vector of every listed site, in the same order; None where there is none."""
    with connection.cursor() as cursor, cursor.copy(_VECTORS, {"model": model}) as copy:
        copy.set_types(["bytea"])
        for (vector,) in copy.rows():
            yield vector


def hosts() -> Iterator[tuple[int, int]]:
    """Read the primary key and the state of every host that was ever probed, by primary key."""
    with connection.cursor() as cursor, cursor.copy(_HOSTS) as copy:
        copy.set_types(["int8", "int2"])
        yield from copy.rows()


def _listed(columns: Sequence[Any]) -> Listed:
    host, packed, day, rubric, tools, tool_set, *texts = columns
    return Listed(host, packed, day, rubric, tuple(tools or ()), tool_set, _text(host, Texts(*texts)))


def _text(host: str, texts: Texts) -> str:
    """Return what search by words reads of a site; nothing when that fails, so that the others are built."""
    try:
        return document(texts)
    except Exception as error:  # noqa: BLE001 - likewise
        logger.error("the words of %s cannot be read: %s: %s", host, type(error).__name__, error)  # noqa: TRY400 - one line
        return ""
