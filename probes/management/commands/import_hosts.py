"""`manage.py import_hosts`."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import BufferedReader
from pathlib import Path
from typing import Any, TextIO

from django.core.management.base import CommandError, CommandParser
from rich.console import Console
from rich.progress import (
    BarColumn,
    DownloadColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from config.checks import ServiceCommand
from config.printable import strip_controls
from probes import progress
from probes.models import Progress as Done
from probes.operations.host_command import ensure_migrated
from probes.sources import FILES
from probes.sources.files.formats import entries_of_file, format_of
from probes.sources.kind import MAX_SHOWN, HostEntry, SourceKind, UnusableFile
from probes.sources.registering import Counts, progress_of_file, register

ERRORS_SHOWN = 20


class Command(ServiceCommand):
    """Exit status: 0 if every entry was accepted, 1 if some were rejected, 2 if unreadable, 130 on Ctrl-C.

    Known hosts keep their schedule. The same command continues after an interruption.
    """

    help = (
        "Register the hosts of a file: one a line, a CSV table, or a dump of an MCP Registry (JSON). The "
        "same command goes on after a stop; a file that was imported before adds nothing."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE", type=Path)
        parser.add_argument(
            "--format",
            choices=list(FILES),
            help="how it is written; else as its name ends, or as it begins",
        )
        parser.add_argument(
            "--column", default="", help="the column of a table that has the hosts: its name or number"
        )
        parser.add_argument(
            "--rejected",
            metavar="FILE",
            type=Path,
            help="write every rejected entry here: number, text, reason, by tabs",
        )
        parser.add_argument("--restart", action="store_true", help="begin anew, not where it was stopped")

    def handle(self, **options: Any) -> None:
        ensure_migrated()
        with ExitStack() as stack:
            try:
                file = stack.enter_context(options["file"].open("rb"))
                form = FILES[options["format"]] if options["format"] else format_of(options["file"], file)
                rejected = _Rejected(stack, self.stderr.write, options["rejected"], options["file"])
            except (OSError, UnusableFile) as error:
                raise CommandError(f"{options['file']} cannot be imported: {error}", returncode=2) from error
            done = progress_of_file(file, form, options["column"])
            if options["restart"]:
                progress.delete_progress(done)
                done = progress_of_file(file, form, options["column"])
            if done.position:
                self.stderr.write(
                    f"going on after entry {int(done.position):,}, where the last import of it stopped"
                )
            self._import(file, form, done, rejected, options)

    def _import(
        self,
        file: BufferedReader,
        form: SourceKind,
        done: Done,
        rejected: "_Rejected",
        options: dict[str, Any],
    ) -> None:
        counts, began, skipped = Counts(), time.monotonic(), int(done.position or 0)
        code = 0
        try:
            with _bar(file) as moved:
                found = entries_of_file(file, form, column=options["column"])
                name = options["file"].name
                for counts in register(found, form, done, file_name=name, rejected=rejected):
                    moved(counts)
        except KeyboardInterrupt:
            self._say("interrupted: ", done, skipped, began)
            self.stderr.write("the same command goes on from there")
            raise SystemExit(130) from None
        except progress.MovedElsewhere as error:
            raise CommandError("another process imports this file at this moment", returncode=2) from error
        except UnusableFile as error:
            code = 1 if done.position else 2
            self.stderr.write(f"{options['file']}: {strip_controls(str(error))}")
        rejected.sum_up(counts.rejected)
        self._say("", done, skipped, began)
        progress.delete_progress(done)
        if code or counts.rejected:
            raise SystemExit(code or 1)

    def _say(self, before: str, done: Done, skipped: int, began: float) -> None:
        counts, number = Counts(**done.counts), int(done.position or 0)
        seconds = time.monotonic() - began
        rate = (number - skipped) / max(seconds, 1e-3)
        self.stdout.write(
            f"{before}{number:,} entries: {counts.new:,} new, {counts.known:,} known before or named twice, "
            f"{counts.rejected:,} rejected; {seconds:.1f} s, {rate:,.0f} a second"
        )


class _Rejected:
    """Reports rejected entries: the first at the terminal, all in a file if requested."""

    def __init__(self, stack: ExitStack, say: Any, path: Path | None, source: Path) -> None:
        self._say, self._path, self._count = say, path, 0
        self._file: TextIO | None = None
        if path is not None:
            if path.exists() and path.samefile(source):
                raise UnusableFile("--rejected names the same file")
            self._file = stack.enter_context(path.open("w", encoding="utf-8"))

    def __call__(self, entry: HostEntry) -> None:
        text = strip_controls(entry.text.strip()[:MAX_SHOWN])
        if self._file is not None:
            self._file.write(f"{entry.number}\t{text}\t{strip_controls(entry.problem)}\n")
        self._count += 1
        if self._count <= ERRORS_SHOWN:
            named = "" if text[:60] in entry.problem else f"'{text[:60]}' "
            self._say(f"{entry.number}: {named}{strip_controls(entry.problem)}")

    def sum_up(self, rejected: int) -> None:
        if rejected > ERRORS_SHOWN:
            where = f"all are in {self._path}" if self._path else "--rejected FILE keeps them all"
            self._say(f"… and {rejected - ERRORS_SHOWN:,} more rejected; {where}")


@contextmanager
def _bar(file: BufferedReader) -> Iterator[Any]:
    console = Console(stderr=True)
    size = file.seek(0, 2)
    file.seek(0)
    columns = (
        TextColumn("Importing"),
        BarColumn(),
        DownloadColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    said = TextColumn("{task.fields[said]}")
    with Progress(*columns, said, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=size, said="")

        def moved(counts: Counts) -> None:
            bar.update(task, completed=file.tell(), said=f"{counts.new:,} new, {counts.rejected:,} rejected")

        yield moved
