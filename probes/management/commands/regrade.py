"""`manage.py regrade`."""

import time
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from django.core.management.base import CommandError, CommandParser
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from config.checks import ServiceCommand
from config.printable import strip_controls
from probes import progress
from probes.grading.rubric import RUBRIC_VERSION
from probes.models import Progress as Done
from probes.operations import host_command
from probes.operations.host_command import ensure_migrated
from probes.publishing import regrade

MOST_FAILED = 1000  # So many failed hosts indicate an internal error, and the command stops


class Command(ServiceCommand):
    """Exit status: 2 for a bad host, 1 for torn evidence or failed grading, 130 on Ctrl-C.

    A run over the whole store continues after an interruption, beginning with hosts that failed.
    """

    help = (
        "Grade stored evidence again under the rubric of today, without a request. What was stopped goes "
        "on where it was."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "hosts", nargs="*", metavar="HOST", help="only these hosts; - reads them from standard input"
        )
        parser.add_argument("--restart", action="store_true", help="begin anew, not where it was stopped")
        parser.add_argument("--processes", type=int, metavar="N", help="how many grade; else one a core")

    def handle(self, **options: Any) -> None:
        good, bad = host_command.parse_hosts(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        if options["processes"] is not None and not 1 <= options["processes"] <= 64:
            raise CommandError("--processes is a number from 1 to 64", returncode=2)
        left_out = 0
        if good or not options["hosts"]:
            ensure_migrated()
            left_out = (
                self._some(good) if good else self._all(options["processes"], restart=options["restart"])
            )
        if bad or left_out:
            raise SystemExit(2 if bad else 1)

    def _some(self, hosts: list[str]) -> int:
        stored = regrade.hosts_to_regrade().filter(host__in=hosts)
        return self._grade(regrade.regrade_in_batches(stored, processes=1), stored.count(), None, ())

    def _all(self, processes: int | None, *, restart: bool) -> int:
        done = progress.stored_progress(regrade.work_name())
        if restart:
            progress.delete_progress(done)
            done = progress.stored_progress(regrade.work_name())
        again = list(done.counts.get("failed", ()))
        if again:
            self.stderr.write(f"beginning with {len(again):,} hosts on which grading failed before")
        if done.position:
            self.stderr.write(
                f"going on after {done.position}, where the last one stopped; --restart begins anew"
            )
        stored = regrade.hosts_to_regrade(after=done.position)
        total = stored.count()
        others = regrade.regrade_in_batches(
            stored.iterator(), processes=processes or regrade.processes_for(total)
        )
        return self._grade(
            chain(regrade.regrade_in_batches(again, processes=1), others), len(again) + total, done, again
        )

    def _grade(
        self, batches: Iterable[regrade.RegradedBatch], total: int, done: Done | None, again: Sequence[str]
    ) -> int:
        graded = changed = unreadable = 0
        failed: list[str] = []
        began = time.monotonic()
        try:
            for batch in self._with_progress_bar(batches, total):
                graded += batch.hosts
                changed += batch.changed
                unreadable += len(batch.unreadable)
                failed += batch.failed
                for line in batch.unreadable:
                    self.stderr.write(strip_controls(line))
                for host, why in batch.failed.items():
                    self.stderr.write(strip_controls(f"grading {host} failed: {why}"))
                if done:
                    position = done.position if graded <= len(again) else batch.last
                    progress.store_position(done, position, {"failed": [*again[graded:], *failed]})
                if len(failed) > MOST_FAILED:
                    raise CommandError(
                        f"stopped: grading failed on {len(failed):,} hosts of {graded:,}; the same command "
                        "goes on from there"
                    )
        except KeyboardInterrupt:
            self.stderr.write(
                f"interrupted: {graded:,} of {total:,} graded; the same command goes on from there"
            )
            raise SystemExit(130) from None
        except progress.MovedElsewhere as error:
            raise CommandError("another process grades the store at this moment") from error
        if done and not failed:
            progress.delete_progress(done)
        self.stdout.write(
            f"{graded - len(failed):,} graded under rubric {RUBRIC_VERSION}, {changed:,} changed, "
            f"{unreadable:,} with torn evidence, {len(failed):,} failed; "
            f"{graded / max(time.monotonic() - began, 1e-3):,.0f} a second"
        )
        return unreadable + len(failed)

    def _with_progress_bar(
        self, batches: Iterable[regrade.RegradedBatch], total: int
    ) -> Iterable[regrade.RegradedBatch]:
        console = Console(stderr=True)
        columns = (TextColumn("Grading"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(
            *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal, transient=True
        ) as bar:
            task = bar.add_task("", total=total)
            for batch in batches:
                bar.advance(task, batch.hosts)
                yield batch
