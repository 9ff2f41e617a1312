"""Migrations that a database lacks."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
from django.apps import apps
from django.db import connections

_RECORDED = "SELECT app, name FROM django_migrations"

_is_required = [False]


class NotMigratedError(psycopg.OperationalError):
    """An old schema gives wrong answers and takes wrong rows, so it counts as an outage."""


def require() -> None:
    """Use no database in this process before it is migrated."""
    _is_required[0] = True


def check(raw: psycopg.Connection[Any]) -> None:
    """Ask until nothing is missing, if this process requires it. Raises NotMigratedError."""
    if _is_required[0]:
        if lacking := _lacking(raw):
            raise NotMigratedError(lacking)
        _is_required[0] = False


def missing_migrations(alias: str = "default") -> str:
    """Say what a database lacks, "" if nothing. Raises DatabaseError."""
    connection = connections[alias]
    connection.ensure_connection()
    with connection.wrap_database_errors:
        return _lacking(connection.connection)


def _lacking(raw: psycopg.Connection[Any]) -> str:
    try:
        with raw.transaction():
            recorded = set(raw.execute(_RECORDED).fetchall())
    except psycopg.errors.UndefinedTable:
        recorded = set()
    return _describe([one for one in _of_release() if one not in recorded], is_empty=not recorded)


def _describe(missing: list[tuple[str, str]], *, is_empty: bool) -> str:
    if not missing:
        return ""
    if is_empty:
        return "the database has no tables: run the command migrate"
    names = ", ".join(f"{app}.{name}" for app, name in missing)
    return f"the database lacks {names}: run the command migrate"


@cache
def _of_release() -> list[tuple[str, str]]:
    """By the names of files: to load them takes a third of a second."""
    return [(app.label, path.stem) for app in apps.get_app_configs() for path in _files(Path(app.path))]


def _files(folder: Path) -> Iterable[Path]:
    return sorted(folder.glob("migrations/[0-9]*.py"))
