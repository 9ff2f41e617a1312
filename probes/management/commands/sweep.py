"""`manage.py sweep`."""

import asyncio
from typing import Any

import uvloop
from django.core.management.base import CommandParser
from django.db import connections
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from config.checks import ServiceCommand
from index.values.vocabulary import Outcome
from probes.models import Pause, Target
from probes.operations.host_command import ensure_migrated
from probes.schedule import robots
from probes.worker.loop import WorkerLoop
from probes.worker.sweep import sweep_stage


class Command(ServiceCommand):
    """Shares the daily task's work with running workers; Ctrl-C returns what is unfinished."""

    help = "Read robots.txt of the listed sites whose day it is, and delist at once who refuses."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--all", action="store_true", help="every listed site, whenever it was read last")

    def handle(self, **options: Any) -> None:
        ensure_migrated()
        if Pause.objects.filter(work=Target.Work.SWEEP).exists():
            self.stderr.write("the sweep is paused: run the command `resume sweep` first")
            raise SystemExit(1)
        if options["all"]:
            robots.make_all_due()
        worker = WorkerLoop(sweep_stage(), seconds=float("inf"), more=robots.is_due_soon)
        due = Target.objects.filter(robots.READINGS.waiting).count()
        connections.close_all()  # readings are recorded in another thread
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(_with_bar(worker, due))
        except KeyboardInterrupt:
            self._say(worker, "interrupted: ")
            raise SystemExit(130) from None
        self._say(worker, "")

    def _say(self, worker: WorkerLoop, before: str) -> None:
        refused = worker.outcomes[Outcome.DECLINED]
        unread = worker.outcomes[Outcome.COULD_NOT_ASK]
        self.stdout.write(
            f"{before}{sum(worker.outcomes.values())} read, {refused} refused and delisted, {unread} could "
            "not be read"
        )


async def _with_bar(worker: WorkerLoop, due: int) -> None:
    console = Console(stderr=True)
    columns = TextColumn("Reading robots.txt"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=due)
        running = asyncio.ensure_future(worker.run())
        try:
            while not running.done():
                await asyncio.wait({running}, timeout=0.2)
                bar.update(task, completed=sum(worker.outcomes.values()))
            await running
        finally:
            if not running.done():
                running.cancel()
                await asyncio.wait({running})
