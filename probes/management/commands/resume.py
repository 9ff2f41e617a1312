"""`manage.py resume`."""

from typing import Any

from django.core.management.base import CommandParser

from config.checks import ServiceCommand
from probes.management.commands.pause import WORKS, parse_works
from probes.operations.host_command import ensure_migrated
from probes.schedule import control


class Command(ServiceCommand):
    help = "Begin visits, page runs, readings of robots.txt and live checks again after `pause`."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "work", nargs="*", metavar="WORK", help=f"of {', '.join(WORKS)}; all when none is given"
        )

    def handle(self, **options: Any) -> None:
        works = parse_works(options["work"])
        ensure_migrated()
        rested = control.resume(works)
        self.stdout.write(f"resumed: {', '.join(works)}" if rested else "nothing was paused")
