"""Base of commands for given hosts."""

from typing import Any

from django.core.management.base import CommandParser

from config.checks import ServiceCommand
from probes.operations import host_words
from probes.operations.tables import ensure_migrated


class HostCommand(ServiceCommand):
    """Exits with 2 if a host was invalid, else with 1 if an action failed."""

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "hosts", nargs="+", metavar="HOST", help="a host name; - reads them from standard input"
        )

    def handle(self, **options: Any) -> None:
        good, bad = host_words.read(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        if good:
            ensure_migrated()
        missed = 0
        for host in good:
            done, message = self.act(host, options)
            (self.stdout if done else self.stderr).write(f"{host} {message}")
            missed += not done
        if bad or missed:
            raise SystemExit(2 if bad else 1)

    def act(self, host: str, options: dict[str, Any]) -> tuple[bool, str]:
        """Whether it succeeded, and the message after the host's name."""
        raise NotImplementedError
