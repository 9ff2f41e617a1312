"""The SQL behind generations.

Rows store the transaction that wrote them last: comparing it with a snapshot finds all changes, even of
transactions that began earlier (PostgreSQL, "Snapshot Information Functions").
"""

import hashlib
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any

from django.db import connection

from index.generations import site_bits
from index.place_names import names_place
from index.values.search_text import document
from index.values.vocabulary import Outcome

logger = logging.getLogger(__name__)

# Host states counted by the figures; 0 is neither.
STATE_DECLINED = 1
STATE_COULD_NOT_ASK = 2

_COLUMNS = f"""
    host, {site_bits.FACTS.sql}, {site_bits.FIGURES.sql},
    (verified_at AT TIME ZONE 'UTC')::date - DATE '1970-01-01',
    rubric_version,
    CASE WHEN webmcp THEN (SELECT array_agg(tool ->> 'name') FROM jsonb_array_elements(webmcp_tools) AS tool)
    END,
    COALESCE(('x' || left(tool_set, 16))::bit(64)::bigint, 0),
    CASE WHEN passages_digest = '' THEN 0 ELSE ('x' || left(passages_digest, 16))::bit(64)::bigint END
"""  # noqa: S608 - put together from constants
_TYPES = ["text", "int8", "int8", "int4", "text", "text[]", "int8", "int8"]
_TEXTS = "name, display_name, description, words"
_STATE = f"""
    CASE WHEN declined THEN {STATE_DECLINED}
        WHEN outcome = '{Outcome.COULD_NOT_ASK}' THEN {STATE_COULD_NOT_ASK} ELSE 0 END
"""
# The fixed order: a row's number is its place.
_IN_ORDER = """
    WHERE listed
    ORDER BY platform_subdomain, score DESC, (verified_at AT TIME ZONE 'UTC')::date DESC, host COLLATE "C"
"""

_LISTED = f"COPY (SELECT id, {_COLUMNS}, {_TEXTS} FROM index_site {_IN_ORDER}) TO STDOUT (FORMAT BINARY)"  # noqa: S608 - constants only
_MEANT = "SELECT site_id, vector, changed AS meant FROM index_sitevector WHERE model = %(model)s"
_SECOND = "SELECT site_id, vector AS second, changed AS also FROM index_sitevector WHERE model = %(second)s"
_MODELS = "model IN (%(model)s, %(second)s)"
_VECTORS = f"""
    COPY (
        SELECT vector FROM index_site LEFT JOIN ({_MEANT}) AS vectors ON site_id = index_site.id {_IN_ORDER}
    ) TO STDOUT (FORMAT BINARY)
"""  # noqa: S608 - constants only
_PASSAGES = f"""
    COPY (
        SELECT vectors FROM index_site
        LEFT JOIN (SELECT site_id, vectors, digest FROM index_sitepassages WHERE model = %(model)s) AS known
        ON site_id = index_site.id AND digest = passages_digest {_IN_ORDER}
    ) TO STDOUT (FORMAT BINARY)
"""  # noqa: S608 - constants only
_HOSTS = f"COPY (SELECT id, ({_STATE})::int2 FROM index_site ORDER BY id) TO STDOUT (FORMAT BINARY)"  # noqa: S608 - constants only

_NOT_SEEN = """
    changed >= %(oldest)s AND NOT pg_visible_in_snapshot(changed::text::xid8, %(since)s::pg_snapshot)
"""
_CHANGED = f"""
    SELECT id FROM index_site WHERE {_NOT_SEEN}
    UNION SELECT site_id FROM index_sitevector WHERE {_MODELS} AND {_NOT_SEEN}
    LIMIT %(most)s
"""  # noqa: S608 - constants only
_COUNT = "SELECT count(*) FROM ({}) AS changed"
_ALL = "SELECT id FROM index_site LIMIT %(most)s"
_ROWS = f"""
    SELECT id, greatest(changed, meant, also), changed_at, {_STATE}, listed, {_COLUMNS}, {_TEXTS},
        vector, second
    FROM index_site LEFT JOIN ({_MEANT}) AS vectors ON vectors.site_id = index_site.id AND listed
    LEFT JOIN ({_SECOND}) AS seconds ON seconds.site_id = index_site.id AND listed
    WHERE id IN (%(which)s) ORDER BY id
"""  # noqa: S608 - constants only

# Finds no row; ORDER BY forces an index scan.
_ANY_OF = "(SELECT changed FROM {} WHERE {} ORDER BY changed LIMIT 1) IS NULL"
# Whether a statement sees an earlier snapshot's data; parameters: `current.LastView.parameters`.
NOTHING_CHANGED = f"""
    COALESCE((SELECT max(id) FROM index_generation), 0) = %(generation)s
    AND {_ANY_OF.format("index_site", _NOT_SEEN)}
    AND {_ANY_OF.format("index_sitevector", f"{_MODELS} AND {_NOT_SEEN}")}
"""  # noqa: S608 - constants only

_NOW = """
    SELECT pg_current_snapshot()::text, pg_current_xact_id_if_assigned() IS NOT NULL,
        (SELECT max(id) FROM index_generation)
"""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the running transaction sees."""

    snapshot: str
    """Text form: `xmin:xmax:xip_list`."""
    writing: bool
    """After a write, the view is private and may be rolled back."""
    generation: int
    """The newest generation; 0 if none."""


@dataclass(slots=True)
class Texts:
    """The input of `index.values.search_text`."""

    name: str
    display_name: str
    description: str
    words: str


@dataclass(frozen=True, slots=True)
class ListedSite:
    host: str
    facts: int
    figures: int
    day: int
    """Of the last answered probe: days since 1970 (UTC)."""
    rubric: str
    webmcp_tools: tuple[str, ...]
    tool_set: int
    """Number of its tool set; 0 if none."""
    passages: int
    """Number of its passage set; 0 if none."""
    text: str


@dataclass(frozen=True)
class Change:
    """A Site row that changed since the generation."""

    pk: int
    changed: int
    at: datetime
    state: int
    listed: ListedSite | None
    vector: bytes | None = None
    """fp16, of the generation's model."""
    second: bytes | None = None
    """int8, of its second model."""

    @cached_property
    def digest(self) -> int:
        """A 48-bit hash, the same in every process."""
        text = f"{self.pk}:{self.changed}:{self.at.timestamp():.6f}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest())


def current_moment() -> Moment:
    with connection.cursor() as cursor:
        cursor.execute(_NOW)
        snapshot, writing, generation = cursor.fetchone()
    return Moment(snapshot, writing, generation or 0)


def changed_since(snapshot: str | None, model: str, second: str = "", *, most: int) -> list[Change]:
    """At most `most` rows changed since a snapshot (None: all rows)."""
    given = {**change_parameters(snapshot, model, second), "most": most}
    with connection.cursor() as cursor:
        cursor.execute(_ROWS.replace("%(which)s", _ALL if snapshot is None else _CHANGED), given)
        return [_change(*columns) for columns in cursor.fetchall()]


def _change(pk: int, changed: int, at: datetime, state: int, listed: bool, *columns: Any) -> Change:  # noqa: FBT001 - a row
    if not listed:
        return Change(pk, changed, at, state, None)
    *site, vector, second = columns
    return Change(pk, changed, at, state, _listed(site), vector and bytes(vector), second and bytes(second))


def count_changed(snapshot: str | None, model: str, second: str = "", *, most: int) -> int:
    """Count rows changed since a snapshot (None: all rows), up to `most`."""
    which = _ALL if snapshot is None else _CHANGED
    with connection.cursor() as cursor:
        cursor.execute(_COUNT.format(which), {**change_parameters(snapshot, model, second), "most": most})
        return int(cursor.fetchone()[0])


def change_parameters(snapshot: str | None, model: str, second: str = "") -> dict[str, Any]:
    """Query parameters for changes since a snapshot."""
    oldest = int(snapshot.split(":")[0]) if snapshot else 0
    return {"since": snapshot, "oldest": oldest, "model": model, "second": second}


def cluster_id() -> str:
    """Id of the database cluster; restoring a dump changes it."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT system_identifier::text FROM pg_control_system()")
        return str(cursor.fetchone()[0])


def adopt_restored() -> None:
    """Reset `changed` in rows restored from a database with higher transaction numbers."""
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE index_site SET changed = 0 WHERE changed >= "
            "pg_snapshot_xmax(pg_current_snapshot())::text::bigint"
        )


def listed_sites() -> Iterator[tuple[int, ListedSite]]:
    """Yield listed sites by primary key, in the fixed order."""
    with connection.cursor() as cursor, cursor.copy(_LISTED) as copy:
        copy.set_types(["int8", *_TYPES, *["text"] * 4])
        for pk, *columns in copy.rows():
            yield pk, _listed(columns)


def passage_vectors(model: str) -> Iterator[bytes | None]:
    """Yield passage vectors of listed sites in the fixed order; None without current ones."""
    with connection.cursor() as cursor, cursor.copy(_PASSAGES, {"model": model}) as copy:
        copy.set_types(["bytea"])
        for (found,) in copy.rows():
            yield found


def have_passages_changed(snapshot: str, model: str) -> bool:
    asked = f"SELECT {_ANY_OF.format('index_sitepassages', f'model = %(model)s AND {_NOT_SEEN}')}"
    with connection.cursor() as cursor:
        cursor.execute(asked, change_parameters(snapshot, model))
        return not cursor.fetchone()[0]


def site_vectors(model: str) -> Iterator[bytes | None]:
    """Yield vectors of listed sites in the fixed order; None without one."""
    with connection.cursor() as cursor, cursor.copy(_VECTORS, {"model": model}) as copy:
        copy.set_types(["bytea"])
        for (vector,) in copy.rows():
            yield vector


def host_states() -> Iterator[tuple[int, int]]:
    """Yield key and state of every probed host, sorted by key."""
    with connection.cursor() as cursor, cursor.copy(_HOSTS) as copy:
        copy.set_types(["int8", "int2"])
        yield from copy.rows()


def _listed(columns: Sequence[Any]) -> ListedSite:
    host, facts, figures, day, rubric, tools, tool_set, passages, *texts = columns
    own = Texts(*texts)
    if names_place(own.name, own.description):
        figures |= site_bits.HAS_PLACE
    return ListedSite(
        host, facts, figures, day, rubric, tuple(tools or ()), tool_set, passages, _text(host, own)
    )


def _text(host: str, texts: Texts) -> str:
    """Return "" on failure, so that the build goes on."""
    try:
        return document(texts)
    except Exception as error:  # noqa: BLE001 - one bad site must not stop the build
        logger.error("the words of %s cannot be read: %s: %s", host, type(error).__name__, error)  # noqa: TRY400 - one line
        return ""
