"""Backups: a file per table from one snapshot, and a sealed manifest."""

import gzip
import hashlib
import json
import os
import re
import secrets
import shutil
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

import psycopg
from django.apps import apps
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.core.management.base import CommandError, CommandParser
from django.db import DatabaseError, connection, connections, models, transaction
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.loader import MigrationLoader
from django.utils import timezone
from django.utils.crypto import constant_time_compare, salted_hmac
from psycopg import sql
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from config.checks import ServiceCommand
from config.files import sync_file
from index.models import FeedEntry, Generation, Site, SitePassages, SiteVector
from probes.models import LiveCheck


class BackupError(Exception):
    """The message says in one line what is wrong and what to do."""


# Generations need a cluster's files; users sign in again; live checks are deleted after 7 days.
_REBUILT = (Generation, Session, LiveCheck)
# Set by a trigger (ADR 8).
_CLUSTER_COLUMNS = {
    Site: {"changed", "changed_at"},
    SiteVector: {"changed"},
    SitePassages: {"changed"},
    FeedEntry: {"changed"},
}
_CHUNK = 1 << 20

ReportProgress = Callable[[str, int], None]  # Called with a table and the bytes done


@dataclass(frozen=True, slots=True)
class StoredTable:
    """`columns` lacks generated ones, `key` orders the rows."""

    name: str
    columns: tuple[str, ...]
    key: str
    numbered: bool

    def _list(self) -> sql.Composed:
        return sql.SQL(", ").join(map(sql.Identifier, self.columns))

    def read_chunks(self, raw: psycopg.Connection[Any]) -> Iterator[bytes]:
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
        for chunk in self.read_chunks(raw):
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


def tables() -> list[StoredTable]:
    found = []
    for model in apps.get_models(include_auto_created=True):
        if model in _REBUILT or not model._meta.managed or model._meta.proxy:  # noqa: SLF001 - Django's documented interface
            continue
        fields = [f for f in model._meta.concrete_fields if not isinstance(f, models.GeneratedField)]  # noqa: SLF001
        left_out = _CLUSTER_COLUMNS.get(model, set())
        key = model._meta.pk  # noqa: SLF001
        found.append(
            StoredTable(
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
        open_private(path) as file,
        gzip.GzipFile(fileobj=file, mode="wb", compresslevel=1, mtime=0, filename="") as packed,
    ):
        for chunk in chunks:
            sha.update(chunk)
            packed.write(chunk)
            done += len(chunk)
            report(done)
    return sha.hexdigest()


@contextmanager
def open_private(path: Path) -> Iterator[IO[bytes]]:
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


FORMAT = 1
NAME = "manifest.json"
_MOST_BYTES = 1 << 20


@dataclass(frozen=True, slots=True)
class TableEntry:
    columns: list[str]
    key: str
    numbered: bool
    rows: int
    sha256: str
    bytes: int
    last_number: int | None


@dataclass(frozen=True, slots=True)
class Manifest:
    at: str
    postgresql: str
    migrations: dict[str, str]
    tables: dict[str, TableEntry]

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.tables.values())

    def write(self, folder: Path) -> None:
        data = {"format": FORMAT, **asdict(self)}
        with open_private(folder / NAME) as file:
            file.write(json.dumps({**data, "seal": _seal(data)}, indent=1).encode())


def read_manifest(folder: Path, *, trust: bool) -> Manifest:
    """Read the manifest; `trust` accepts any seal. Raises BackupError."""
    try:
        with (folder / NAME).open("rb") as file:
            data: Any = json.loads(file.read(_MOST_BYTES))
        seal = data.pop("seal")
        format_ = data.pop("format")
    except FileNotFoundError as error:
        raise BackupError(
            f"{folder} holds no {NAME}: it is not a backup, or one that was never finished"
        ) from error
    except (OSError, ValueError, AttributeError, KeyError) as error:
        raise BackupError(f"{folder / NAME} cannot be read: {error}") from error
    if format_ != FORMAT:
        raise BackupError(
            f"{folder} is a backup of format {format_!r}, and this release reads format {FORMAT}"
        )
    if not trust and not constant_time_compare(str(seal), _seal({"format": format_, **data})):
        raise BackupError(
            f"{folder}: the seal does not hold. It was made under another SECRET_KEY, or changed since; "
            "set that key, or give --trust to take it as it is"
        )
    try:
        parts = {name: TableEntry(**part) for name, part in data.pop("tables").items()}
        found = Manifest(tables=parts, **data)
    except (TypeError, AttributeError, KeyError) as error:
        raise BackupError(f"{folder / NAME} is not what a backup writes: {error}") from error
    if strange := [name for name in parts if not re.fullmatch(r"[a-z0-9_]+", name)]:
        raise BackupError(
            f"{folder / NAME} is not what a backup writes: {strange[0]!r} is not the name of a table"
        )
    return found


def newest_migrations() -> dict[str, str]:
    return {app: name for app, name in MigrationLoader(None).graph.leaf_nodes()}  # noqa: C416 - says what is what


def must_know(manifest: Manifest, folder: Path) -> None:
    """Raises BackupError for migrations that this release lacks."""
    ours = MigrationLoader(None).graph.nodes
    unknown = [f"{app}.{name}" for app, name in manifest.migrations.items() if (app, name) not in ours]
    if unknown:
        raise BackupError(
            f"{folder} was made by another release: this one does not know {', '.join(sorted(unknown))}; "
            "restore it with the release that made it, or a newer one"
        )


def files_must_be_whole(manifest: Manifest, folder: Path) -> None:
    for name, part in manifest.tables.items():
        path = file_of(folder, name)
        size = path.stat().st_size if path.is_file() else None
        if size != part.bytes:
            raise BackupError(
                f"{path} is torn: it should have {part.bytes:,} bytes and "
                + ("is not there" if size is None else f"has {size:,}")
            )


def file_of(folder: Path, table: str) -> Path:
    return folder / f"{table}.copy.gz"


def _seal(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return salted_hmac("config.backup", text, algorithm="sha256").hexdigest()


_SCRATCH = "scratch"


def restore(folder: Path, report: ReportProgress, *, trust: bool = False) -> Manifest:
    """Fill the empty database in one transaction. Raises BackupError."""
    contents = _checked(folder, trust=trust)
    _must_be_empty()
    _fill("default", contents, folder, report)
    return contents


def verify(folder: Path, report: ReportProgress, *, trust: bool = False) -> Manifest:
    """Restore into a temporary database. Raises BackupError."""
    contents = _checked(folder, trust=trust)
    with _scratch_database():
        _fill(_SCRATCH, contents, folder, report)
    return contents


def _checked(folder: Path, *, trust: bool) -> Manifest:
    contents = read_manifest(folder, trust=trust)
    must_know(contents, folder)
    files_must_be_whole(contents, folder)
    return contents


def _must_be_empty() -> None:
    raw = raw_of(connections["default"])
    for table in tables():
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


def _fill(alias: str, contents: Manifest, folder: Path, report: ReportProgress) -> None:
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


def _load(alias: str, contents: Manifest, folder: Path, report: ReportProgress) -> None:
    raw = raw_of(connections[alias])
    table_of = {
        name: StoredTable(name, tuple(part.columns), part.key, part.numbered)
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
    table: StoredTable,
    part: TableEntry,
    folder: Path,
    report: ReportProgress,
) -> None:
    path, sha = file_of(folder, table.name), hashlib.sha256()
    table.write(raw, unpack(path, sha, lambda done: report(table.name, done)))
    if sha.hexdigest() != part.sha256:
        raise BackupError(f"{path} was changed: its content is not what was backed up")
    if part.last_number is not None:
        table.restart_sequence(raw, part.last_number)


def _must_be_equal(
    raw: psycopg.Connection, table: StoredTable, part: TableEntry, report: ReportProgress
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
    server = raw_of(connections["default"])
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


def save(folder: Path, report: ReportProgress) -> Manifest:
    """Write a new folder, complete or not at all. Raises BackupError."""
    if folder.exists():
        raise BackupError(f"{folder} exists already: name a new folder")
    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    try:
        part.mkdir(mode=0o700, parents=True)
        contents = _save(part, report)
        contents.write(part)
        sync_file(part)
        part.rename(folder)
        sync_file(folder.parent)
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


def _save(folder: Path, report: ReportProgress) -> Manifest:
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            cursor.execute("SHOW server_version")
            server = str(cursor.fetchone()[0])
        at = timezone.now().isoformat(timespec="seconds")
        parts = {table.name: _part(table, folder, report) for table in tables()}
    return Manifest(at=at, postgresql=server, migrations=newest_migrations(), tables=parts)


def _part(table: StoredTable, folder: Path, report: ReportProgress) -> TableEntry:
    raw, path = raw_of(connection), file_of(folder, table.name)
    sha256 = pack(table.read_chunks(raw), path, lambda done: report(table.name, done))
    return TableEntry(
        list(table.columns),
        table.key,
        table.numbered,
        table.rows(raw),
        sha256,
        path.stat().st_size,
        table.last_number(raw),
    )


@contextmanager
def progress() -> Iterator[ReportProgress]:
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("…", total=None)
        yield lambda table, done: bar.update(task, description=f"{table} {done / 1e6:,.0f} MB")


def show(contents: Manifest) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, justify in (("table", "left"), ("rows", "right"), ("bytes", "right"), ("sha256", "left")):
        table.add_column(name, justify=justify)  # type: ignore[arg-type]
    for name, part in contents.tables.items():
        if part.rows:
            table.add_row(name, f"{part.rows:,}", f"{part.bytes:,}", part.sha256[:16])
    Console(highlight=False).print(table)


class BackupCommand(ServiceCommand):
    dir_help = "a folder that `backup` made"

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("dir", type=Path, metavar="DIR", help=self.dir_help)

    def carry_out(self, work: Callable[..., Manifest], folder: Path, **how: Any) -> Manifest:
        try:
            with progress() as report:
                contents = work(folder.absolute(), report, **how)
        except BackupError as error:
            raise CommandError(str(error)) from error
        show(contents)
        return contents


class ReadingCommand(BackupCommand):
    def add_arguments(self, parser: CommandParser) -> None:
        super().add_arguments(parser)
        parser.add_argument("--trust", action="store_true", help="take a manifest whose seal does not hold")
