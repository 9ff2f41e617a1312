"""`manage.py move_evidence`."""

from typing import Any

from django.conf import settings
from django.core.management.base import CommandError, CommandParser
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from config.checks import ServiceCommand
from probes.evidence import moving
from probes.evidence.homes import DATABASE, STORE
from probes.operations.host_command import ensure_migrated


class Command(ServiceCommand):
    """Safe to stop and to begin again; two at once do no harm."""

    help = (
        "Move stored evidence to the object store of EVIDENCE_URL, or back to the database, while the "
        "service runs. Each is read back and compared before its row lets go. After a stop, run it again."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--to", required=True, choices=(DATABASE, STORE), help="where it is to lie")

    def handle(self, **options: Any) -> None:
        ensure_migrated()
        home: str = options["to"]
        if not settings.EVIDENCE_URL:
            raise CommandError("EVIDENCE_URL is not set: there is no store to move evidence to or from")
        if home != settings.EVIDENCE_HOME:
            raise CommandError(
                f"new visits are stored in the other home: set EVIDENCE_HOME={home} for every process first"
            )
        moved, lost = self._move(home)
        self.stdout.write(f"The evidence of {moved:,} visits was moved to the {home}.")
        if lost:
            self.stderr.write(
                f"That of {lost:,} is not in the store, and cannot be moved: the log names them."
            )

    def _move(self, home: str) -> tuple[int, int]:
        console = Console(stderr=True)
        columns = TextColumn("Moving"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
        moved = lost = last = 0
        with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
            task = bar.add_task("", total=moving.rows_to_move(home).count())
            try:
                while (some := moving.move_some(home, last)) is not None:
                    last, moved, lost = some.last, moved + some.moved, lost + some.lost
                    bar.update(task, completed=moved + lost)
            except KeyboardInterrupt:
                self.stderr.write(f"interrupted: {moved:,} were moved; the same command goes on from there")
                raise SystemExit(130) from None
            except moving.CannotMove as error:
                raise CommandError(
                    f"{error}. {moved:,} were moved, and stay so; run this again to go on."
                ) from error
        return moved, lost
