"""`manage.py backup DIR`."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from config import backup
from config.backup import screen


class Command(BaseCommand):
    """Copy the database as it is at one moment, while everything goes on."""

    help = "Back the database up into a new folder. It holds no SECRET_KEY: keep that elsewhere, and safe."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the folder."""
        parser.add_argument("dir", type=Path, metavar="DIR", help="a folder that does not exist yet")

    def handle(self, **options: Any) -> None:
        """Save and say what."""
        folder = options["dir"].absolute()
        try:
            with screen.progress() as told:
                said = backup.save(folder, told)
        except backup.BackupError as error:
            raise CommandError(str(error)) from error
        screen.show(said)
        size = sum(part.bytes for part in said.tables.values())
        self.stdout.write(
            f"Backed up as of {said.at}: {size / 1e6:,.1f} MB in {folder}. `manage.py verify_backup` proves it."
        )
