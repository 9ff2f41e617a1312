"""`manage.py regrade`: grade stored evidence again, without a request."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from rich.console import Console
from rich.progress import track

from probes import host_words, regrade
from probes.rubric import RUBRIC_VERSION
from probes.tables import have_tables
from probes.terminal import plain


class Command(BaseCommand):
    """Publish what today's rubric says of the evidence that is stored."""

    help = "Grade stored evidence again under the rubric of today, without a request."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take hosts; all when none is given."""
        parser.add_argument(
            "hosts", nargs="*", metavar="HOST", help="only these hosts; - reads them from standard input"
        )

    def handle(self, **options: Any) -> None:
        """Grade every good host, publish, count; exit with 2 when one was bad, else with 1 when evidence was torn."""
        good, bad = host_words.read(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        torn = 0
        if good or not bad:
            have_tables()
            torn = self._regrade(good)
        if bad or torn:
            raise SystemExit(2 if bad else 1)

    def _regrade(self, only: list[str]) -> int:
        """Return how many hosts have torn evidence; without `only`, of all."""
        stored = regrade.hosts()
        if only:
            stored = stored.filter(host__in=only)
        console = Console(stderr=True)
        changed = torn = total = 0
        for host in track(
            stored.iterator(),
            total=stored.count(),
            console=console,
            description="Grading",
            disable=not console.is_terminal,
        ):
            total += 1
            try:
                changed += regrade.regrade(host)
            except regrade.TornEvidence as error:
                torn += 1
                self.stderr.write(plain(str(error)))
        self.stdout.write(
            f"{total} graded under rubric {RUBRIC_VERSION}, {changed} changed, {torn} with torn evidence"
        )
        return torn
