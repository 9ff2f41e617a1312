"""`manage.py pause`."""

from typing import Any

from django.core.management.base import CommandError, CommandParser

from config.checks import ServiceCommand
from probes.models import Target
from probes.operations.host_command import ensure_migrated
from probes.schedule import control

WORKS = tuple(work.value for work in Target.Work)


class Command(ServiceCommand):
    """Applies to all workers from their next claim, and survives restarts."""

    help = (
        "Begin no new visits, page runs, readings of robots.txt or live checks until `resume`; what is under "
        "way is finished."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "work", nargs="*", metavar="WORK", help=f"of {', '.join(WORKS)}; all when none is given"
        )
        parser.add_argument("--reason", default="", help="shown by `pipeline`")

    def handle(self, **options: Any) -> None:
        works = parse_works(options["work"])
        ensure_migrated()
        control.pause(works, reason=options["reason"])
        self.stdout.write(f"paused: {', '.join(works)}")


def parse_works(words: list[str]) -> list[Target.Work]:
    """Raises CommandError."""
    if wrong := [word for word in words if word not in WORKS]:
        raise CommandError(f"{wrong[0]!r} is none of {', '.join(WORKS)}", returncode=2)
    return [Target.Work(word) for word in words or WORKS]
