"""`manage.py retention`."""

import json
from typing import Any

from django.core.management.base import CommandError, CommandParser
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from config.checks import ServiceCommand
from config.object_store import StoreError
from probes.evidence import cleaning, retention
from probes.operations.host_command import ensure_migrated
from probes.templatetags.figures import size

STEP = 1.0  # Seconds

_CLEANING = {
    "here": "this server deletes objects",
    "restarted": "this server deletes objects 20 minutes after a restart of PostgreSQL, unless a copy of its "
    "disks does so before",
    "elsewhere": "another server of this database deletes objects: one with copied disks. "
    "Nothing is deleted here until an hour after its end, or --clean-here",
    "nobody": "nobody deletes objects now; this server begins within ten minutes",
    "unknown": "the store does not answer",
}


class Command(ServiceCommand):
    """Continues where the hourly task stopped."""

    help = (
        "Print how much is stored, a table and a probe. Evidence of the last two probes and of every change "
        "is kept whole, of others the digests: --thin brings that about now."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--thin", action="store_true", help="let evidence go that need not be kept")
        parser.add_argument(
            "--clean-here",
            action="store_true",
            help="let this server delete objects of EVIDENCE_URL, and a copy or original of it no more",
        )
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, **options: Any) -> None:
        ensure_migrated()
        if options["clean_here"]:
            _clean_here()
        if options["thin"]:
            self._thin()
        sizes = retention.storage_sizes()
        if options["json"]:
            self.stdout.write(json.dumps(sizes))
            return
        for line in _lines(sizes):
            self.stdout.write(line)

    def _thin(self) -> None:
        console, gone = Console(stderr=True), 0
        columns = TextColumn("Letting go"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
        left = total = retention.count_waiting()
        try:
            with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
                task = bar.add_task("", total=total)
                before = -1
                while left and left != before:
                    gone += retention.thin_evidence(seconds=STEP)
                    before, left = left, retention.count_waiting()
                    bar.update(task, completed=total - left)
        except KeyboardInterrupt:
            self.stderr.write(
                f"interrupted: {gone:,} gave way to their digests; the same command goes on from there"
            )
            raise SystemExit(130) from None
        self.stdout.write(f"{gone:,} gave way to their digests")


def _clean_here() -> None:
    try:
        cleaning.take_lease()
    except StoreError as error:
        raise CommandError(f"the store {error}") from error


def _lines(sizes: dict[str, Any]) -> list[str]:
    lines = [f"database: {size(sizes['database_bytes'])}; {sizes['waiting']:,} runs to look at", ""]
    for name, what in (("evidence", "whole evidence"), ("digests", "digests alone")):
        row = sizes[name]
        lines.append(
            f"{what}: {row['runs']:,} runs of {row['hosts']:,} hosts, {size(row['bytes'])} packed, "
            f"{row['bytes_a_run']:,} bytes a run, {row['bytes_a_host']:,} a host"
        )
    if sizes["in_store"] or sizes["objects_to_delete"]:
        lines.append(
            f"in the object store: {sizes['in_store']:,} of them; {sizes['objects_to_delete']:,} objects "
            "whose rows are gone wait to be deleted"
        )
    if line := _CLEANING.get(sizes["object_cleaner"]):
        lines.append(line)
    lines += ["", f"{'table':34}{'rows, about':>14}{'data':>12}{'indexes':>12}"]
    lines += [
        f"{row['table']:34}{row['rows']:>14,}{size(row['bytes']):>12}{size(row['index_bytes']):>12}"
        for row in sizes["tables"]
        if row["rows"]
    ]
    return lines
