"""`manage.py regrade`: grade stored evidence again, without a request."""

import time
from collections.abc import Iterable
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from probes import host_words, progress, regrade, regrading
from probes.models import Progress as Done
from probes.rubric import RUBRIC_VERSION
from probes.tables import have_tables
from probes.terminal import plain


class Command(BaseCommand):
    """Publish what today's rubric says of the evidence that is stored.

    Exit status: 2 when a host was bad, else 1 when evidence was torn, 130 after Ctrl-C. The whole store goes on where it
    was stopped, by whatever, as long as the code that grades is the same.
    """

    help = "Grade stored evidence again under the rubric of today, without a request. What was stopped goes on where it was."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take hosts; all when none is given."""
        parser.add_argument(
            "hosts", nargs="*", metavar="HOST", help="only these hosts; - reads them from standard input"
        )
        parser.add_argument("--restart", action="store_true", help="begin anew, not where it was stopped")
        parser.add_argument("--processes", type=int, metavar="N", help="how many grade; else one a core")

    def handle(self, **options: Any) -> None:
        """Grade every good host, publish, count."""
        good, bad = host_words.read(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        if options["processes"] is not None and not 1 <= options["processes"] <= 64:
            raise CommandError("--processes is a number from 1 to 64", returncode=2)
        torn = 0
        if good or not options["hosts"]:
            have_tables()
            torn = self._some(good) if good else self._all(options["processes"], restart=options["restart"])
        if bad or torn:
            raise SystemExit(2 if bad else 1)

    def _some(self, hosts: list[str]) -> int:
        stored = regrade.hosts().filter(host__in=hosts)
        return self._grade(stored, stored.count(), 1, None)

    def _all(self, processes: int | None, *, restart: bool) -> int:
        done = progress.of(regrading.work())
        if restart:
            progress.forget(done)
            done = progress.of(regrading.work())
        if done.position:
            self.stderr.write(
                f"going on after {done.position}, where the last one stopped; --restart begins anew"
            )
        stored = regrade.hosts(after=done.position)
        total = stored.count()
        torn = self._grade(stored, total, processes or regrading.processes_for(total), done)
        progress.forget(done)
        return torn

    def _grade(self, hosts: Any, total: int, processes: int, done: Done | None) -> int:
        graded = changed = torn = 0
        began = time.monotonic()
        try:
            for batch in self._shown(regrading.batches(hosts.iterator(), processes=processes), total):
                graded += batch.hosts
                changed += batch.changed
                torn += len(batch.torn)
                for line in batch.torn:
                    self.stderr.write(plain(line))
                if done:
                    progress.move(done, batch.last, {})
        except KeyboardInterrupt:
            self.stderr.write(
                f"interrupted: {graded:,} of {total:,} graded; the same command goes on from there"
            )
            raise SystemExit(130) from None
        except progress.Elsewhere as error:
            raise CommandError("another process grades the store at this moment") from error
        self.stdout.write(
            f"{graded:,} graded under rubric {RUBRIC_VERSION}, {changed:,} changed, {torn:,} with torn evidence; "
            f"{graded / max(time.monotonic() - began, 1e-3):,.0f} a second"
        )
        return torn

    def _shown(self, batches: Iterable[regrading.Done], total: int) -> Iterable[regrading.Done]:
        """The same, with a bar on a terminal."""
        console = Console(stderr=True)
        columns = (TextColumn("Grading"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(
            *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal, transient=True
        ) as bar:
            task = bar.add_task("", total=total)
            for batch in batches:
                bar.advance(task, batch.hosts)
                yield batch
