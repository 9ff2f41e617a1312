"""`manage.py requeue`."""

from typing import Any

from django.core.management.base import CommandParser

from config.checks import ServiceCommand
from config.printable import strip_controls
from probes.models import Target
from probes.operations import host_command
from probes.operations.host_command import ensure_migrated
from probes.schedule import control


class Command(ServiceCommand):
    """A host is dead if its visits failed repeatedly through our own fault."""

    help = "List the dead, and make them, or some of them, due again."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "hosts", nargs="*", metavar="HOST", help="only these; - reads them from standard input"
        )
        parser.add_argument("--list", action="store_true", help="only list them, with the reason")

    def handle(self, **options: Any) -> None:
        good, bad = host_command.parse_hosts(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        ensure_migrated()
        if options["list"]:
            dead = Target.objects.filter(state=Target.State.DEAD).order_by("host")
            for target in dead.filter(host__in=good) if good else dead:
                self.stdout.write(f"{target.host}\t{strip_controls(target.why)}")
        elif good or not bad:
            revived = sum(control.requeue(host) for host in good) if good else control.requeue()
            self.stdout.write(f"{revived} due again")
        if bad:
            raise SystemExit(2)
