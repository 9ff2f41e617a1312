"""`manage.py restore DIR`."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from config import backup
from config.backup import screen
from index.generation.build import build


class Command(BaseCommand):
    """Fill an empty database from a backup: all of it or nothing."""

    help = "Restore a backup into the configured database, which must be empty. An interrupted one leaves nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the folder."""
        parser.add_argument("dir", type=Path, metavar="DIR", help="a folder that `backup` made")
        parser.add_argument("--trust", action="store_true", help="take a manifest whose seal does not hold")

    def handle(self, **options: Any) -> None:
        """Restore, build a generation and say so."""
        try:
            with screen.progress() as told:
                said = backup.restore(options["dir"].absolute(), told, trust=options["trust"])
        except backup.BackupError as error:
            raise CommandError(str(error)) from error
        screen.show(said)
        built = build(now=True)
        listed = built.generation.listed if built.generation else 0
        rows = sum(part.rows for part in said.tables.values())
        self.stdout.write(
            f"Restored: {rows:,} rows as of {said.at}, read back equal; {listed:,} sites are listed."
        )
