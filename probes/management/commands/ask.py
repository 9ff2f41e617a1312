"""`manage.py ask`."""

import asyncio
from typing import Any

import uvloop
from django.db import connections

from config.checks import ServiceCommand
from probes.models import Pause, Target
from probes.operations.host_command import ensure_migrated
from probes.worker.asking import AskingLoop


class Command(ServiceCommand):
    """Shares the work of the task that runs each minute; Ctrl-C gives back what is unfinished."""

    help = "Ask the MCP endpoints of listed sites, whose time of the day it is, whether they still answer."

    def handle(self, **_: Any) -> None:
        ensure_migrated()
        if Pause.objects.filter(work=Target.Work.ASK).exists():
            self.stderr.write("asking is paused: run the command `resume ask` first")
            raise SystemExit(1)
        connections.close_all()  # answers are recorded in another thread
        loop = AskingLoop(seconds=float("inf"))
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(loop.run())
        except KeyboardInterrupt:
            self.stdout.write(f"interrupted: {loop.asked} asked, {loop.answered} answered")
            raise SystemExit(130) from None
        self.stdout.write(f"{loop.asked} asked, {loop.answered} answered")
