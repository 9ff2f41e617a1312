"""Restores and verifies backups."""

import hashlib
import secrets
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
from django.core.management import call_command
from django.db import DatabaseError, connections, transaction
from psycopg import sql

from operators.backup import manifest, tables
from operators.backup.errors import BackupError
from operators.backup.manifest import Manifest, TableEntry

_SCRATCH: Final = "scratch"


def restore(folder: Path, report: tables.ReportProgress, *, trust: bool = False) -> Manifest:
    """Fill the empty database in one transaction. Raises BackupError."""
    contents = _checked(folder, trust=trust)
    _must_be_empty()
    _fill("default", contents, folder, report)
    return contents


def verify(folder: Path, report: tables.ReportProgress, *, trust: bool = False) -> Manifest:
    """Restore into a temporary database. Raises BackupError."""
    contents = _checked(folder, trust=trust)
    with _scratch_database():
        _fill(_SCRATCH, contents, folder, report)
    return contents


def _checked(folder: Path, *, trust: bool) -> Manifest:
    contents = manifest.read(folder, trust=trust)
    manifest.must_know(contents, folder)
    manifest.files_must_be_whole(contents, folder)
    return contents


def _must_be_empty() -> None:
    raw = tables.raw_of(connections["default"])
    for table in tables.tables():
        if table.name.startswith(("auth_permission", "django_content_type")):
            continue  # migrations fill these
        try:
            found = raw.execute(sql.SQL("SELECT 1 FROM {} LIMIT 1").format(sql.Identifier(table.name)))
        except psycopg.errors.UndefinedTable:
            continue
        if found.fetchone():
            raise BackupError(
                f"the database is not empty ({table.name} has rows): restore into a new one, "
                "by DATABASE_URL or by another DATA_DIR"
            )


def _fill(alias: str, contents: Manifest, folder: Path, report: tables.ReportProgress) -> None:
    try:
        for app, name in contents.migrations.items():
            call_command("migrate", app, name, database=alias, interactive=False, verbosity=0)
        with transaction.atomic(using=alias):
            _load(alias, contents, folder, report)
        call_command("migrate", database=alias, interactive=False, verbosity=0)
    except (DatabaseError, psycopg.Error) as error:
        raise BackupError(f"the database did not take it: {' '.join(str(error).split())}") from error
    except (OSError, EOFError, zlib.error) as error:
        raise BackupError(f"{folder} cannot be read: {error}") from error


def _load(alias: str, contents: Manifest, folder: Path, report: tables.ReportProgress) -> None:
    raw = tables.raw_of(connections[alias])
    table_of = {
        name: tables.Table(name, tuple(part.columns), part.key, part.numbered)
        for name, part in contents.tables.items()
    }
    raw.execute(sql.SQL("TRUNCATE {}").format(sql.SQL(", ").join(map(sql.Identifier, table_of))))
    for name, part in contents.tables.items():
        _load_one(raw, table_of[name], part, folder, report)
    raw.execute("SET CONSTRAINTS ALL IMMEDIATE")
    for name, part in contents.tables.items():
        _must_be_equal(raw, table_of[name], part, report)


def _load_one(
    raw: psycopg.Connection,
    table: tables.Table,
    part: TableEntry,
    folder: Path,
    report: tables.ReportProgress,
) -> None:
    path, sha = manifest.file_of(folder, table.name), hashlib.sha256()
    table.write(raw, tables.unpack(path, sha, lambda done: report(table.name, done)))
    if sha.hexdigest() != part.sha256:
        raise BackupError(f"{path} was changed: its content is not what was backed up")
    if part.last_number is not None:
        table.restart_sequence(raw, part.last_number)


def _must_be_equal(
    raw: psycopg.Connection, table: tables.Table, part: TableEntry, report: tables.ReportProgress
) -> None:
    if (rows := table.rows(raw)) != part.rows:
        raise BackupError(
            f"{table.name} has {rows:,} rows after the restore, and {part.rows:,} were backed up"
        )
    if table.digest(raw, report) != part.sha256:
        raise BackupError(f"{table.name} reads otherwise after the restore than it was backed up")


@contextmanager
def _scratch_database() -> Iterator[None]:
    name = f"verify_{secrets.token_hex(6)}"
    server = tables.raw_of(connections["default"])
    try:
        server.execute(sql.SQL("CREATE DATABASE {} TEMPLATE template0").format(sql.Identifier(name)))
    except psycopg.Error as error:
        raise BackupError(
            f"no database can be made to try it in ({' '.join(str(error).split())}): give the user CREATEDB, "
            "or restore into an empty database elsewhere, which proves as much"
        ) from error
    connections.settings[_SCRATCH] = {**connections.settings["default"], "NAME": name}
    try:
        yield
    finally:
        connections[_SCRATCH].close()
        del connections[_SCRATCH]
        del connections.settings[_SCRATCH]
        server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))
