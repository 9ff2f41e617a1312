"""Make a backup while everything goes on: one moment of the database, read in one transaction."""

import os
import shutil
from pathlib import Path

from django.db import DatabaseError, connection, transaction
from django.utils import timezone

from operators.backup import manifest, tables
from operators.backup.errors import BackupError
from operators.backup.manifest import Manifest, Part


def save(folder: Path, told: tables.Told) -> Manifest:
    """Write a backup into a new folder. Whatever ends it early leaves no folder of that name. Raises BackupError.

    It is written beside its place, made durable and moved there. One that was interrupted is begun anew: what was
    written of it is of another moment.
    """
    if folder.exists():
        raise BackupError(f"{folder} exists already: name a new folder")
    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    try:
        part.mkdir(mode=0o700, parents=True)
        said = _save(part, told)
        said.write(part)
        _settle(part)
        part.rename(folder)
        _settle(folder.parent)
    except OSError as error:
        shutil.rmtree(part, ignore_errors=True)
        raise BackupError(f"{folder}: {error.strerror or error}") from error
    except DatabaseError as error:
        shutil.rmtree(part, ignore_errors=True)
        raise BackupError(f"the database cannot be read: {' '.join(str(error).split())}") from error
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    return said


def _save(folder: Path, told: tables.Told) -> Manifest:
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            cursor.execute("SHOW server_version")
            server = str(cursor.fetchone()[0])
        at = timezone.now().isoformat(timespec="seconds")
        parts = {table.name: _part(table, folder, told) for table in tables.tables()}
    return Manifest(at=at, postgresql=server, migrations=manifest.reached(), tables=parts)


def _part(table: tables.Table, folder: Path, told: tables.Told) -> Part:
    raw, path = tables.raw_of(connection), manifest.file_of(folder, table.name)
    sha256 = tables.pack(table.read(raw), path, lambda done: told(table.name, done))
    return Part(
        list(table.columns),
        table.key,
        table.numbered,
        table.rows(raw),
        sha256,
        path.stat().st_size,
        table.last_number(raw),
    )


def _settle(folder: Path) -> None:
    """Make the names in a folder durable."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
