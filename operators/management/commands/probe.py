"""`manage.py probe`: probes hosts from the command line."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, Any

import uvloop
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connections
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from config.checks import browser_is_there
from index.values.findings import Finding
from operators import embedded
from probes.browser.availability import OFF, SelfTestState, program
from probes.browser.browser import Browser
from probes.evidence.evidence import Evidence
from probes.gather.probe import MayVisit, visit_all
from probes.net.http.client import Policy
from probes.operations import host_words, terminal
from probes.operations.results import as_dict
from probes.operations.tables import ensure_migrated
from probes.publishing.graders import finding_of
from probes.publishing.record import record
from probes.schedule import control, leases, schedule
from probes.worker.pages import run_page_after

if TYPE_CHECKING:
    from probes.models import Target


class ManualLeases:
    def __init__(self, complain: Callable[[str], object]) -> None:
        self.missed = 0
        self._complain = complain
        self._leased: dict[str, Target] = {}

    def hold(self, host: str) -> bool:
        """Lease this host, or report why not."""
        target = schedule.hold(host)
        if target is not None:
            self._leased[host] = target
            return True
        is_blocked = host in control.blocked()
        self._miss(f"{host} is blocked" if is_blocked else f"{host} is being visited by a worker right now")
        return False

    def publish(self, evidence: Evidence) -> Finding | None:
        """Record the visit; None if the host was blocked meanwhile."""
        try:
            return record(evidence, self._leased.pop(evidence.host))
        except leases.LeaseLost:
            self._miss(f"{evidence.host} was blocked meanwhile")
            return None

    def close(self) -> None:
        for target in self._leased.values():
            with suppress(leases.LeaseLost):
                leases.release(schedule.VISITS, target)
        connections.close_all()

    def _miss(self, why: str) -> None:
        self.missed += 1
        self._complain(why)


class Command(BaseCommand):
    """Without --publish it needs no database or Redis, and requests are unsigned."""

    help = "Visit hosts and report what each does for agents."
    requires_system_checks = ()  # a probe by hand needs no configured service

    def add_arguments(self, parser: CommandParser) -> None:
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
        """Probe every valid host; exit with 2 if one was invalid, else with 1 if one couldn't be leased."""
        missed = 0
        for fault in browser_is_there():
            raise CommandError(f"{fault.msg} {fault.hint}")
        good, bad = host_words.read(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        if good:
            services = embedded.services(settings.DATA_DIR) if options["publish"] else nullcontext()
            with services:
                policy, manual = Policy.from_settings(), None
                if options["publish"]:
                    ensure_migrated()
                    policy, manual = control.policy(), ManualLeases(self.stderr.write)
                    connections.close_all()  # the visits publish in a thread of their own
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    runner.run(self._probe(good, policy, manual, as_json=options["json"]))
                missed = manual.missed if manual else 0
        if bad or missed:
            raise SystemExit(2 if bad else 1)

    async def _probe(
        self, good: list[str], policy: Policy, manual: ManualLeases | None, *, as_json: bool
    ) -> None:
        loop = asyncio.get_running_loop()
        with _bar() as bar, ThreadPoolExecutor(max_workers=1) as thread:
            may = (lambda host: loop.run_in_executor(thread, manual.hold, host)) if manual else None
            finish = manual.publish if manual else finding_of
            try:
                async with _visits(good, policy, may) as visits:
                    task = bar.add_task("Probing", total=len(good))
                    async for evidence in visits:
                        finding = await loop.run_in_executor(thread, finish, evidence)
                        bar.stop()  # the bar and the answer may share a terminal
                        if finding is not None:
                            self._show(finding, as_json=as_json)
                        bar.start()
                        bar.advance(task)
            finally:
                if manual is not None:
                    await loop.run_in_executor(thread, manual.close)

    def _show(self, finding: Finding, *, as_json: bool) -> None:
        if as_json:
            self.stdout.write(json.dumps(as_dict(finding)))
            return
        console = Console(force_terminal=self.stdout.isatty(), width=None if self.stdout.isatty() else 120)
        with console.capture() as captured:
            console.print(terminal.report(finding))
        self.stdout.write(captured.get(), ending="")


@asynccontextmanager
async def _visits(
    hosts: list[str], policy: Policy, may: MayVisit | None
) -> AsyncIterator[AsyncIterator[Evidence]]:
    proof, path = SelfTestState(), program()
    async with Browser(path or OFF, policy.user_agent) as browser:
        runs = proof.may_try() and await proof.passes(browser)
        then = run_page_after(browser, policy) if runs else None
        yield visit_all(hosts, policy, concurrency=settings.PROBE_CONCURRENCY, then=then, may=may)


def _bar() -> Progress:
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
