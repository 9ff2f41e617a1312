"""`manage.py block`."""

from typing import Any

from django.core.management.base import CommandParser

from probes.operations.host_command import HostCommand
from probes.schedule import control


class Command(HostCommand):
    help = "Ask hosts no more and list them no more, until `unblock`."

    def add_arguments(self, parser: CommandParser) -> None:
        super().add_arguments(parser)
        parser.add_argument("--reason", required=True, help="kept with the host, shown by `why`")

    def act(self, host: str, options: dict[str, Any]) -> tuple[bool, str]:
        control.block(host, reason=options["reason"])
        return True, "is blocked"
