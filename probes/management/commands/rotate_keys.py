"""`manage.py rotate_keys`."""

from typing import Any

from django.core.management.base import CommandParser

from config.checks import ServiceCommand
from probes import signing_keys
from probes.models import SigningKey
from probes.operations.host_command import ensure_migrated


class Command(ServiceCommand):
    help = "Publish the next signing key when it is due, and forget keys that are long out of use."

    def add_arguments(self, parser: CommandParser) -> None:
        urgency = parser.add_mutually_exclusive_group()
        urgency.add_argument("--early", action="store_true", help="publish a successor before it is due")
        urgency.add_argument(
            "--compromised", action="store_true", help="forget every key and sign with a new one at once"
        )

    def handle(self, **options: Any) -> None:
        ensure_migrated()
        signing_keys.rotate(early=options["early"], compromised=options["compromised"])
        for key in SigningKey.objects.order_by("signs_from", "pk"):
            gone = f", gone after {key.gone_after:%Y-%m-%d %H:%M}" if key.gone_after else ""
            self.stdout.write(f"{key.kid} signs from {key.signs_from:%Y-%m-%d %H:%M} UTC{gone}")
