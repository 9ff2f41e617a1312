"""`manage.py probe`: visit hosts by hand and say what was found."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import uvloop
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connections
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from config import embedded
from config.checks import browser_is_there
from index.findings import Finding
from probes import control, host_words, schedule, terminal
from probes.browse import then_run
from probes.browsing import OFF, Proof, program
from probes.evidence import Evidence
from probes.grade import grade
from probes.models import Target
from probes.net.browser import Browser
from probes.net.client import Policy
from probes.probe import visit_all
from probes.recording import record
from probes.results import as_dict
from probes.tables import have_tables


class Command(BaseCommand):
    """Probe hosts; without --publish neither database nor Redis is needed, and so nothing is signed."""

    help = "Visit hosts and report what each does for agents."
    requires_system_checks = ()  # a probe by hand needs no configured service

    def add_arguments(self, parser: CommandParser) -> None:
        """Take hosts and the form of the answer."""
        parser.add_argument(
            "hosts", nargs="+", metavar="HOST", help="a host name; - reads them from standard input"
        )
        parser.add_argument(
            "--json", action="store_true", help="print one probe result a line, as visits end"
        )
        parser.add_argument(
            "--publish", action="store_true", help="store the evidence and publish the finding"
        )

    def handle(self, **options: Any) -> None:
        """Probe every good host; exit with 2 when one was bad."""
        for fault in browser_is_there():
            raise CommandError(f"{fault.msg} {fault.hint}")
        good, bad = host_words.read(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        if good:
            services = embedded.services(settings.DATA_DIR) if options["publish"] else nullcontext()
            with services:
                policy, finish = Policy.from_settings(), grade
                if options["publish"]:
                    have_tables()
                    policy, finish = control.policy(), _published
                    connections.close_all()  # the visits publish in a thread of their own
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    runner.run(self._probe(good, policy, finish, as_json=options["json"]))
        if bad:
            raise SystemExit(2)

    async def _probe(
        self, good: list[str], policy: Policy, finish: Callable[[Evidence], Finding], *, as_json: bool
    ) -> None:
        """Visit, and show each finding as its visit ends, under a bar on standard error."""
        loop = asyncio.get_running_loop()
        async with _visits(good, policy) as visits:
            with _bar() as bar, ThreadPoolExecutor(max_workers=1) as thread:
                task = bar.add_task("Probing", total=len(good))
                async for evidence in visits:
                    finding = await loop.run_in_executor(thread, finish, evidence)
                    bar.stop()  # the bar and the answer may share a terminal
                    self._show(finding, as_json=as_json)
                    bar.start()
                    bar.advance(task)
                await loop.run_in_executor(thread, connections.close_all)

    def _show(self, finding: Finding, *, as_json: bool) -> None:
        if as_json:
            self.stdout.write(json.dumps(as_dict(finding)))
            return
        console = Console(force_terminal=self.stdout.isatty(), width=None if self.stdout.isatty() else 120)
        with console.capture() as captured:
            console.print(terminal.report(finding))
        self.stdout.write(captured.get(), ending="")


@asynccontextmanager
async def _visits(hosts: list[str], policy: Policy) -> AsyncIterator[AsyncIterator[Evidence]]:
    """Visit hosts over HTTP, and each home page in the browser, when there is one that passes its self-test."""
    proof, path = Proof(), program()
    async with Browser(path or OFF, policy.user_agent) as browser:
        runs = proof.may_try() and await proof.holds(browser)
        then = then_run(browser, policy) if runs else None
        yield visit_all(hosts, policy, concurrency=settings.PROBE_CONCURRENCY, then=then)


def _published(evidence: Evidence) -> Finding:
    return record(evidence, schedule.target_of(evidence.host, origin=Target.Origin.OPERATOR))


def _bar() -> Progress:
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
