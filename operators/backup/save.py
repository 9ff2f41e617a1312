"""Makes a backup while the service runs."""

import os
import shutil
from pathlib import Path

from django.db import DatabaseError, connection, transaction
from django.utils import timezone

from operators.backup import manifest, tables
from operators.backup.errors import BackupError
from operators.backup.manifest import Manifest, TableEntry


def save(folder: Path, report: tables.ReportProgress) -> Manifest:
    """Write a new folder, complete or not at all. Raises BackupError."""
    if folder.exists():
        raise BackupError(f"{folder} exists already: name a new folder")
    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    try:
        part.mkdir(mode=0o700, parents=True)
        contents = _save(part, report)
        contents.write(part)
        _fsync_folder(part)
        part.rename(folder)
        _fsync_folder(folder.parent)
    except OSError as error:
        shutil.rmtree(part, ignore_errors=True)
        raise BackupError(f"{folder}: {error.strerror or error}") from error
    except DatabaseError as error:
        shutil.rmtree(part, ignore_errors=True)
        raise BackupError(f"the database cannot be read: {' '.join(str(error).split())}") from error
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    return contents


def _save(folder: Path, report: tables.ReportProgress) -> Manifest:
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            cursor.execute("SHOW server_version")
            server = str(cursor.fetchone()[0])
        at = timezone.now().isoformat(timespec="seconds")
        parts = {table.name: _part(table, folder, report) for table in tables.tables()}
    return Manifest(at=at, postgresql=server, migrations=manifest.reached(), tables=parts)


def _part(table: tables.Table, folder: Path, report: tables.ReportProgress) -> TableEntry:
    raw, path = tables.raw_of(connection), manifest.file_of(folder, table.name)
    sha256 = tables.pack(table.read(raw), path, lambda done: report(table.name, done))
    return TableEntry(
        list(table.columns),
        table.key,
        table.numbered,
        table.rows(raw),
        sha256,
        path.stat().st_size,
        table.last_number(raw),
    )


def _fsync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
