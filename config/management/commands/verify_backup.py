"""`manage.py verify_backup DIR`."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from config import backup
from config.backup import screen


class Command(BaseCommand):
    """Prove that a backup can be restored, by restoring it."""

    help = "Restore a backup into a database made for it, compare every row with what was backed up, and drop it again."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the folder."""
        parser.add_argument("dir", type=Path, metavar="DIR", help="a folder that `backup` made")
        parser.add_argument("--trust", action="store_true", help="take a manifest whose seal does not hold")

    def handle(self, **options: Any) -> None:
        """Verify and say so."""
        try:
            with screen.progress() as told:
                said = backup.verify(options["dir"].absolute(), told, trust=options["trust"])
        except backup.BackupError as error:
            raise CommandError(str(error)) from error
        screen.show(said)
        rows = sum(part.rows for part in said.tables.values())
        self.stdout.write(
            f"Proved: {rows:,} rows of {len(said.tables)} tables, as of {said.at}, were restored and read back equal."
        )
