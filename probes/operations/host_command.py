"""What commands have in common that do one thing to each host that a person names."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from probes.operations import host_words
from probes.operations.tables import have_tables


class HostCommand(BaseCommand):
    """Reads the hosts, names the bad ones, and acts on each good one; exits with 2 when one was bad, else with 1 when one was missed."""

    def add_arguments(self, parser: CommandParser) -> None:
        """Take hosts."""
        parser.add_argument(
            "hosts", nargs="+", metavar="HOST", help="a host name; - reads them from standard input"
        )

    def handle(self, **options: Any) -> None:
        """Act on every good host."""
        good, bad = host_words.read(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        if good:
            have_tables()
        missed = 0
        for host in good:
            done, said = self.act(host, options)
            (self.stdout if done else self.stderr).write(f"{host} {said}")
            missed += not done
        if bad or missed:
            raise SystemExit(2 if bad else 1)

    def act(self, host: str, options: dict[str, Any]) -> tuple[bool, str]:
        """Do it to one host; return whether it was done, and the rest of the sentence that says so."""
        raise NotImplementedError
