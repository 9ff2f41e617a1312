"""The rows that hold evidence, in one file.

A line of JSON (columns and rows of each table), then the blobs, unpacked and side by side: what pages of one
kind have in common is so stored once. All of it in xz.
"""

import json
import lzma
import zlib
from pathlib import Path

import psycopg
from psycopg import sql

FILE = Path(__file__).parent / "evidence.xz"
# Tables and columns as they were called when they were packed, parents first.
TABLES = {
    "probes_target": ("id", "host", "domain", "address", "origin", "created_at", "state", "due_at",
        "probed_at"),
    "probes_proberun": (
        "id", "stage", "host", "started_at", "seconds", "requests", "prober", "outcome", "outcome_reason",
        "rubric_version",
    ),
    "probes_storedevidence": ("id", "run_id", "packed"),
}  # fmt: skip
TODAY = {}  # What a table or column is called since: "table" or "table.column" of above to its name of today
NEVER = "2999-01-01T00:00:00+00:00"
MOST = 400_000  # Bytes of one visit, unpacked, above which it is left out


def pack(url):
    """Write the file; return the hosts left out."""
    tables, blobs = {}, []
    with psycopg.connect(url) as connection:
        left_out = {
            run: host
            for run, host, packed in connection.execute(
                "SELECT run.id, run.host, kept.packed FROM probes_storedevidence kept JOIN probes_proberun "
                "run ON run.id = run_id"
            )
            if len(zlib.decompress(packed)) > MOST
        }
        hosts = set(left_out.values())
        for table, columns in TABLES.items():
            found = connection.execute(
                sql.SQL("SELECT {} FROM {} ORDER BY id").format(
                    sql.SQL(", ").join(map(sql.Identifier, columns)), sql.Identifier(table)
                )
            )
            kept = []
            for row in found:
                told = dict(zip(columns, row, strict=True))
                if told.get("host") in hosts or told.get("run_id") in left_out:
                    continue
                if "due_at" in told:
                    told["due_at"] = NEVER  # nobody is visited
                for name, value in told.items():
                    if isinstance(value, bytes | memoryview):
                        blobs.append(zlib.decompress(value))
                        told[name] = len(blobs[-1])
                    elif hasattr(value, "isoformat"):
                        told[name] = value.isoformat()
                kept.append(list(told.values()))
            tables[table] = {"columns": columns, "rows": kept}
    head = json.dumps({"tables": tables}, separators=(",", ":")).encode()
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
    FILE.write_bytes(lzma.compress(head + b"\n" + b"".join(blobs), filters=filters))
    return sorted(hosts)


def read_evidence(hosts):
    """The packed evidence of these hosts' visits, without a database."""
    head, _, rest = lzma.decompress(FILE.read_bytes()).partition(b"\n")
    tables, at = json.loads(head)["tables"], 0
    of_run = {row[0]: row[2] for row in tables["probes_proberun"]["rows"]}
    for _, run, size in tables["probes_storedevidence"]["rows"]:
        if of_run[run] in hosts:
            yield zlib.compress(rest[at : at + size], 1)
        at += size


def load(url):
    """Fill the empty tables of a migrated database; return how many visits there are."""
    head, _, rest = lzma.decompress(FILE.read_bytes()).partition(b"\n")
    at = 0
    with psycopg.connect(url) as connection, connection.cursor() as cursor:
        for name, table in json.loads(head)["tables"].items():
            columns = [TODAY.get(f"{name}.{column}", column) for column in table["columns"]]
            today = TODAY.get(name, name)
            statement = sql.SQL("COPY {} ({}) FROM STDIN").format(
                sql.Identifier(today), sql.SQL(", ").join(map(sql.Identifier, columns))
            )
            # What a row must have beside is the database's default, or that of the column's type.
            given = _beside(cursor, today, columns)
            if given:
                statement = sql.SQL("COPY {} ({}) FROM STDIN").format(
                    sql.Identifier(today), sql.SQL(", ").join(map(sql.Identifier, [*columns, *given]))
                )
            with cursor.copy(statement) as copy:
                for row in table["rows"]:
                    values = list(row)
                    if "packed" in table["columns"]:
                        where = table["columns"].index("packed")
                        size = values[where]
                        values[where] = zlib.compress(rest[at : at + size], 1)
                        at += size
                    copy.write_row([*values, *given.values()])
            cursor.execute(
                sql.SQL("SELECT setval(pg_get_serial_sequence({}, 'id'), (SELECT max(id) FROM {}))").format(
                    today, sql.Identifier(today)
                )
            )
        return len(table["rows"])


def _beside(cursor, table, columns):
    cursor.execute(
        "SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = 'public' AND "
        "table_name = %s AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AND "
        "is_generated = 'NEVER'",
        (table,),
    )
    empty = {"boolean": False, "jsonb": "{}", "character varying": "", "text": ""}
    return {name: empty.get(kind, 0) for name, kind in cursor.fetchall() if name not in columns}
