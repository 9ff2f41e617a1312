"""The tables of a backup and their file format."""

import gzip
import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

import psycopg
from django.apps import apps
from django.contrib.sessions.models import Session
from django.db import models
from django.db.backends.base.base import BaseDatabaseWrapper
from psycopg import sql

from index.models import Generation, Site, SitePassages, SiteVector
from probes.models import LiveCheck

_REBUILT: Final = (Generation, Session, LiveCheck)
"""Generations need a cluster's files; users sign in again; live checks are deleted after 7 days."""
_CLUSTER_COLUMNS: Final = {
    Site: {"changed", "changed_at"},
    SiteVector: {"changed"},
    SitePassages: {"changed"},
}
"""Set by a trigger (ADR 8)."""
_CHUNK: Final = 1 << 20

ReportProgress = Callable[[str, int], None]
"""Called with a table and the bytes done."""


@dataclass(frozen=True, slots=True)
class Table:
    """`columns` lacks generated ones, `key` orders the rows."""

    name: str
    columns: tuple[str, ...]
    key: str
    numbered: bool

    def _list(self) -> sql.Composed:
        return sql.SQL(", ").join(map(sql.Identifier, self.columns))

    def read(self, raw: psycopg.Connection[Any]) -> Iterator[bytes]:
        """Yield rows in COPY's binary format; equal tables give equal bytes."""
        query = sql.SQL("COPY (SELECT {} FROM {} ORDER BY {}) TO STDOUT (FORMAT binary)").format(
            self._list(), sql.Identifier(self.name), sql.Identifier(self.key)
        )
        with raw.cursor() as cursor, cursor.copy(query) as copy:
            yield from map(bytes, copy)

    def write(self, raw: psycopg.Connection[Any], chunks: Iterator[bytes]) -> None:
        query = sql.SQL("COPY {} ({}) FROM STDIN (FORMAT binary)").format(
            sql.Identifier(self.name), self._list()
        )
        with raw.cursor() as cursor, cursor.copy(query) as copy:
            for chunk in chunks:
                copy.write(chunk)

    def rows(self, raw: psycopg.Connection[Any]) -> int:
        found = raw.execute(sql.SQL("SELECT count(*) FROM {}").format(sql.Identifier(self.name))).fetchone()
        return int(found[0]) if found else 0

    def digest(self, raw: psycopg.Connection[Any], report: ReportProgress) -> str:
        sha, done = hashlib.sha256(), 0
        for chunk in self.read(raw):
            sha.update(chunk)
            done += len(chunk)
            report(self.name, done)
        return sha.hexdigest()

    def _sequence(self, raw: psycopg.Connection[Any]) -> sql.Identifier | None:
        found = raw.execute(
            "SELECT nspname, relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace "
            "WHERE pg_class.oid = pg_get_serial_sequence(%s, %s)::regclass",
            [f'"{self.name}"', self.key],
        ).fetchone()
        return sql.Identifier(*found) if found else None

    def last_number(self, raw: psycopg.Connection[Any]) -> int | None:
        name = self._sequence(raw) if self.numbered else None
        if name is None:
            return None
        found = raw.execute(sql.SQL("SELECT last_value, is_called FROM {}").format(name)).fetchone()
        return int(found[0]) if found and found[1] else None

    def restart_sequence(self, raw: psycopg.Connection[Any], last: int) -> None:
        raw.execute("SELECT setval(pg_get_serial_sequence(%s, %s), %s)", [f'"{self.name}"', self.key, last])


def tables() -> list[Table]:
    found = []
    for model in apps.get_models(include_auto_created=True):
        if model in _REBUILT or not model._meta.managed or model._meta.proxy:  # noqa: SLF001 - Django's documented interface
            continue
        fields = [f for f in model._meta.concrete_fields if not isinstance(f, models.GeneratedField)]  # noqa: SLF001
        left_out = _CLUSTER_COLUMNS.get(model, set())
        key = model._meta.pk  # noqa: SLF001
        found.append(
            Table(
                name=model._meta.db_table,  # noqa: SLF001
                columns=tuple(f.column or "" for f in fields if f.name not in left_out),
                key=key.column or "",
                numbered=isinstance(key, models.AutoField),
            )
        )
    return sorted(found, key=lambda table: table.name)


def raw_of(connection: BaseDatabaseWrapper) -> psycopg.Connection[Any]:
    connection.ensure_connection()
    raw: psycopg.Connection[Any] = connection.connection
    return raw


def pack(chunks: Iterator[bytes], path: Path, report: Callable[[int], None]) -> str:
    """Write compressed data durably; return its SHA-256. Raises OSError."""
    sha, done = hashlib.sha256(), 0
    with (
        private(path) as file,
        gzip.GzipFile(fileobj=file, mode="wb", compresslevel=1, mtime=0, filename="") as packed,
    ):
        for chunk in chunks:
            sha.update(chunk)
            packed.write(chunk)
            done += len(chunk)
            report(done)
    return sha.hexdigest()


@contextmanager
def private(path: Path) -> Iterator[IO[bytes]]:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def unpack(path: Path, sha: Any, report: Callable[[int], None]) -> Iterator[bytes]:
    """Yield the data and update the hash. Raises OSError, EOFError or zlib.error."""
    done = 0
    with gzip.open(path) as packed:
        while chunk := packed.read(_CHUNK):
            sha.update(chunk)
            done += len(chunk)
            report(done)
            yield chunk
