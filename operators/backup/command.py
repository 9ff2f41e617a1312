"""What the commands about backups share: the folder, the progress, the table of what is in it, the one line of an error."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from operators.backup import screen
from operators.backup.errors import BackupError
from operators.backup.manifest import Manifest


class BackupCommand(BaseCommand):
    """A command about the backup in a folder."""

    dir_help = "a folder that `backup` made"

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the folder."""
        parser.add_argument("dir", type=Path, metavar="DIR", help=self.dir_help)

    def carry_out(self, work: Callable[..., Manifest], folder: Path, **how: Any) -> Manifest:
        """Work on the folder, show its tables and return what they hold. Raises CommandError."""
        try:
            with screen.progress() as told:
                said = work(folder.absolute(), told, **how)
        except BackupError as error:
            raise CommandError(str(error)) from error
        screen.show(said)
        return said


class ReadingCommand(BackupCommand):
    """A command that reads what `backup` made."""

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the folder, and whether to believe it."""
        super().add_arguments(parser)
        parser.add_argument("--trust", action="store_true", help="take a manifest whose seal does not hold")
