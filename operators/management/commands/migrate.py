"""`manage.py migrate`: Django's, and one that was killed goes on wherever it was."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from django.core.management.commands import migrate
from django.db import transaction
from django.db.migrations import Migration
from django.db.migrations.executor import MigrationExecutor


class Executor(MigrationExecutor):
    """Records a migration in the transaction that makes its changes; Django's own records some after it."""

    def apply_migration(self, state: Any, migration: Migration, *args: Any, **kwargs: Any) -> Any:
        with self._whole(migration):
            return super().apply_migration(state, migration, *args, **kwargs)

    def unapply_migration(self, state: Any, migration: Migration, *args: Any, **kwargs: Any) -> Any:
        with self._whole(migration):
            return super().unapply_migration(state, migration, *args, **kwargs)

    def _whole(self, migration: Migration) -> AbstractContextManager[Any]:
        return transaction.atomic(using=self.connection.alias) if migration.atomic else nullcontext()


class Command(migrate.Command):
    help = "Bring the database to this release; what was stopped goes on where it was."

    def handle(self, *args: Any, **options: Any) -> None:
        migrate.MigrationExecutor = Executor  # type: ignore[attr-defined] # Django has no setting for it
        super().handle(*args, **options)
