"""`agent-readiness completion`."""

from typing import Any

import shtab
from django.core.management.base import BaseCommand, CommandParser

from operators import commands

SHELLS = ("bash", "zsh", "fish")


class Command(BaseCommand):
    help = "Print the completion of commands and options for a shell."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("shell", choices=SHELLS, help="the shell that is to load it (docs/operations.md)")

    def handle(self, **options: Any) -> None:
        self.stdout.write(shtab.complete(commands.parser("agent-readiness"), shell=options["shell"]))
