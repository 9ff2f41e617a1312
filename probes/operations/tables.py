"""Ensures that the database is migrated."""

from django.core.management import CommandError, call_command
from django.db import OperationalError

from config.database import migrations
from config.embedded_addresses import database_is_embedded


def ensure_migrated() -> None:
    """Migrate the embedded database. Raises CommandError if a configured one isn't migrated."""
    try:
        lacking = migrations.lacking()
    except OperationalError as error:
        message = " ".join(str(error).split())
        raise CommandError(f"the database cannot be used: {message}") from error
    if lacking and not database_is_embedded():
        raise CommandError(lacking)
    if lacking:
        call_command("migrate", interactive=False, verbosity=0)
