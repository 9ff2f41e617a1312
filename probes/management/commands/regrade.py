"""`manage.py regrade`: grade stored evidence again, without a request."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from rich.console import Console
from rich.progress import track

from config import embedded
from index import hosts
from probes import regrade
from probes.rubric import RUBRIC_VERSION


class Command(BaseCommand):
    """Publish what today's rubric says of the evidence that is stored."""

    help = "Grade stored evidence again under the rubric of today, without a request."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take hosts; all when none is given."""
        parser.add_argument("hosts", nargs="*", help="only these hosts")

    def handle(self, **options: Any) -> None:
        """Grade, publish, count."""
        with embedded.services(settings.DATA_DIR):
            self._regrade([hosts.normalise(host) for host in options["hosts"]])

    def _regrade(self, only: list[str]) -> None:
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
                self.stderr.write(str(error))
        self.stdout.write(
            f"{total} graded under rubric {RUBRIC_VERSION}, {changed} changed, {torn} with torn evidence"
        )
        if torn:
            raise SystemExit(1)
