"""Base classes of the commands."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError, CommandParser

from config.checks import ServiceCommand
from operators.backup import screen
from operators.backup.errors import BackupError
from operators.backup.manifest import Manifest


class BackupCommand(ServiceCommand):
    dir_help = "a folder that `backup` made"

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("dir", type=Path, metavar="DIR", help=self.dir_help)

    def carry_out(self, work: Callable[..., Manifest], folder: Path, **how: Any) -> Manifest:
        try:
            with screen.progress() as report:
                contents = work(folder.absolute(), report, **how)
        except BackupError as error:
            raise CommandError(str(error)) from error
        screen.show(contents)
        return contents


class ReadingCommand(BackupCommand):
    def add_arguments(self, parser: CommandParser) -> None:
        super().add_arguments(parser)
        parser.add_argument("--trust", action="store_true", help="take a manifest whose seal does not hold")
