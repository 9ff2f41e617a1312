"""`manage.py unblock`: visit a blocked host again."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from probes import control, host_words
from probes.tables import have_tables


class Command(BaseCommand):
    """The host is due at once; its next probe decides whether it is listed."""

    help = "Visit hosts again that `block` took out."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take hosts."""
        parser.add_argument(
            "hosts", nargs="+", metavar="HOST", help="a host name; - reads them from standard input"
        )

    def handle(self, **options: Any) -> None:
        """Unblock every good host; exit with 2 when one was bad, else with 1 when one was not blocked."""
        good, bad = host_words.read(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        if good:
            have_tables()
        missed = 0
        for host in good:
            if control.unblock(host):
                self.stdout.write(f"{host} is due now")
            else:
                missed += 1
                self.stderr.write(f"{host} was not blocked")
        if bad or missed:
            raise SystemExit(2 if bad else 1)
