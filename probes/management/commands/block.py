"""`manage.py block`: leave a host alone."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from probes import control, host_words
from probes.tables import have_tables


class Command(BaseCommand):
    """The host is asked for nothing more, on whosever behalf, and leaves the index at once."""

    help = "Ask hosts no more and list them no more, until `unblock`."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take hosts, and why."""
        parser.add_argument(
            "hosts", nargs="+", metavar="HOST", help="a host name; - reads them from standard input"
        )
        parser.add_argument("--reason", required=True, help="kept with the host, shown by `why`")

    def handle(self, **options: Any) -> None:
        """Block every good host; exit with 2 when one was bad."""
        good, bad = host_words.read(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        if good:
            have_tables()
        for host in good:
            control.block(host, reason=options["reason"])
            self.stdout.write(f"{host} is blocked")
        if bad:
            raise SystemExit(2)
