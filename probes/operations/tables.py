"""Ensures that the database is migrated."""

from django.core.management import CommandError, call_command
from django.db import OperationalError, connection
from django.db.migrations.executor import MigrationExecutor

from config.embedded_addresses import database_is_embedded


def are_there() -> bool:
    """Whether the database was ever migrated: one statement, unlike `ensure_migrated`."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT to_regclass('django_migrations') IS NOT NULL")
        return bool(cursor.fetchone()[0])


def ensure_migrated() -> None:
    """Migrate the embedded database. Raises CommandError if a configured one isn't migrated."""
    try:
        if _migrated():
            return
    except OperationalError as error:
        message = " ".join(str(error).split())
        raise CommandError(f"the database cannot be used: {message}") from error
    if not database_is_embedded():
        raise CommandError("the database has no tables, or old ones: run the command migrate")
    call_command("migrate", interactive=False, verbosity=0)


def _migrated() -> bool:
    executor = MigrationExecutor(connection)
    return not executor.migration_plan(executor.loader.graph.leaf_nodes())
