"""`manage.py probe`."""

import asyncio
from argparse import RawDescriptionHelpFormatter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, cast
from urllib.parse import urlsplit

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connections
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from config.checks import DJANGO_OPTIONS, browser_is_there
from index.values import hosts
from index.values.findings import Finding
from index.values.vocabulary import CheckId
from operators import embedded
from operators.ci import demands, output, sarif
from operators.ci.demands import Demands, Exit
from probes.browser.availability import OFF, SelfTestState, program
from probes.browser.browser import Browser
from probes.evidence.evidence import Evidence
from probes.facts.names import search_word
from probes.gather.probe import MayVisit, visit_hosts
from probes.net.http.client import Policy
from probes.operations import host_command, private_hosts
from probes.operations.host_command import ensure_migrated
from probes.operations.results import result_dict
from probes.publishing.graders import finding_of
from probes.publishing.record import record_visit
from probes.schedule import control, leases, schedule
from probes.worker.pages import run_page_after

try:
    from uvloop import new_event_loop  # comes with the service: twice the sites a second
except ImportError:
    from asyncio import new_event_loop  # type: ignore[assignment]

_WHOLE = {"junit": output.junit_report, "github": output.github_report, "markdown": output.markdown_report}
FORMATS = ("text", "json", *_WHOLE)
ENDS = """\
With --fail-under, --require or --baseline the exit status is
  0  every host passed
  1  a host fell short
  2  bad use: a wrong host, value or file
  3  a host could not be asked, or what is demanded could not be answered
2 counts before 1, and 1 before 3. Without them it is 0 whatever the hosts answer."""

if TYPE_CHECKING:
    from probes.models import Target


class ManualLeases:
    def __init__(self, complain: Callable[[str], object]) -> None:
        self.missed = 0
        self._complain = complain
        self._leased: dict[str, Target] = {}

    def hold(self, host: str) -> bool:
        target = schedule.hold(host)
        if target is not None:
            self._leased[host] = target
            return True
        is_blocked = host in control.blocked_hosts()
        self._miss(f"{host} is blocked" if is_blocked else f"{host} is being visited by a worker right now")
        return False

    def publish(self, evidence: Evidence) -> Finding | None:
        """Record the visit; None if the host was blocked meanwhile."""
        try:
            return record_visit(evidence, self._leased.pop(evidence.host))
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
    """Without --publish it needs no database or Redis."""

    help = "Visit hosts and report what each does for agents."
    suppressed_base_arguments = DJANGO_OPTIONS
    requires_system_checks = ()  # a probe by hand needs no configured service

    def add_arguments(self, parser: CommandParser) -> None:
        parser.epilog, parser.formatter_class = ENDS, RawDescriptionHelpFormatter
        parser.add_argument(
            "hosts", nargs="+", metavar="HOST", help="a host name or URL; - reads them from standard input"
        )
        form = parser.add_mutually_exclusive_group()
        form.add_argument(
            "--json",
            action="store_const",
            const="json",
            dest="format",
            help="print one probe result a line, as visits end",
        )
        form.add_argument("--format", choices=FORMATS, help="how to print; --json is --format json")
        parser.add_argument(
            "--results", metavar="FILE", help="write the results here too, as --json prints them"
        )
        parser.add_argument(
            "--sarif", metavar="FILE", help="write what is no or falls short here, as SARIF 2.1.0"
        )
        parser.add_argument(
            "--summary", metavar="FILE", help="add tables in markdown to this file, for the page of a CI job"
        )
        parser.add_argument("--fail-under", metavar="N", help="demand N passed checks of every host")
        parser.add_argument(
            "--require", metavar="CHECK,…", help=f"demand a yes for these: {', '.join(CheckId)}"
        )
        parser.add_argument(
            "--baseline",
            metavar="FILE",
            help="an earlier output of --json: only what is worse than there falls short",
        )
        parser.add_argument(
            "--allow-private",
            action="store_true",
            help="ask localhost, private and preview addresses, at the scheme and port of each URL; for the "
            "hosts of this command line alone, not for where they lead",
        )
        parser.add_argument(
            "--publish", action="store_true", help="store the evidence and publish the finding"
        )

    def handle(self, **options: Any) -> None:
        """Exit with the status of `ENDS`, or 1 if a host could not be leased."""
        demanded = _demands(options)
        for fault in browser_is_there():
            raise CommandError(f"{fault.msg} {fault.hint}")
        good, named, bad = _hosts(options)
        for line in bad:
            self.stderr.write(line)
        with ExitStack() as stack:
            self._results, sarif_file, summary_file = (
                stack.enter_context(_file(options, name, mode))
                for name, mode in (("results", "w"), ("sarif", "w"), ("summary", "a"))
            )
            self._files_at_end = bool(sarif_file or summary_file)
            judged, missed = self._visit(good, named, demanded, options) if good else ([], 0)
            if sarif_file:
                sarif_file.write(sarif.log(judged))
            if summary_file:
                summary_file.write(output.summary(judged))
        self._sum_up(judged, options["format"] or "text", demanded)
        ended = Exit.BAD_USE if bad else demands.exit_of(short for _, all_ in judged for short in all_)
        if ended or missed:
            raise SystemExit(ended or 1)

    def _visit(
        self, good: list[str], named: dict[str, str], demanded: Demands, options: dict[str, Any]
    ) -> tuple[list[output.JudgedResult], int]:
        """The results to show at the end, and how many hosts could not be leased."""
        with embedded.services(settings.DATA_DIR) if options["publish"] else nullcontext():
            policy, manual = replace(Policy.from_settings(), named=named), None
            if options["publish"]:
                ensure_migrated()
                policy, manual = control.current_policy(), ManualLeases(self.stderr.write)
                connections.close_all()  # visits publish in their own thread
            with asyncio.Runner(loop_factory=new_event_loop) as runner:
                judged = runner.run(self._probe(good, policy, manual, options["format"] or "text", demanded))
            return judged, manual.missed if manual else 0

    async def _probe(
        self, good: list[str], policy: Policy, manual: ManualLeases | None, form: str, demanded: Demands
    ) -> list[output.JudgedResult]:
        """The results to show at the end, in argument order."""
        loop = asyncio.get_running_loop()
        judged: dict[str, output.JudgedResult] = {}
        at_end = bool(demanded) or form not in {"text", "json"} or self._files_at_end
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
                            self._show(finding, form)
                        if finding is not None and at_end:
                            result = result_dict(finding)
                            judged[finding.host] = result, demanded.shortfalls(result)
                        bar.start()
                        bar.advance(task)
            finally:
                if manual is not None:
                    await loop.run_in_executor(thread, manual.close)
        return [judged[host] for host in good if host in judged]

    def _sum_up(self, judged: list[output.JudgedResult], form: str, demanded: Demands) -> None:
        if form in _WHOLE:
            self.stdout.write(_WHOLE[form](judged), ending="")
        if demanded:
            out = self.stdout if form == "text" else self.stderr
            out.write(output.table_report(judged), ending="")

    def _show(self, finding: Finding, form: str) -> None:
        if form == "json" or self._results:
            line = output.json_line(result_dict(finding))
        if form == "json":
            self.stdout.write(line)
        if self._results:
            self._results.write(f"{line}\n")
        if form == "text":
            self.stdout.write(output.report(finding, self.stdout), ending="")


def _hosts(options: dict[str, Any]) -> tuple[list[str], dict[str, str], list[str]]:
    """Hosts to visit, origins of possibly private ones, and a line per invalid argument."""
    if not options["allow_private"]:
        good, bad = host_command.parse_hosts(options["hosts"], _public_host)
        return good, {}, bad
    for option, used in (("--publish", options["publish"]), ("-", "-" in options["hosts"])):
        if used:
            raise CommandError(f"{option} cannot go with --allow-private", returncode=Exit.BAD_USE)
    named, bad = private_hosts.parse_private_hosts(options["hosts"])
    return list(named), named, bad


def _public_host(word: str) -> str:
    try:
        host = hosts.from_host_or_url(word)
        _, origin = private_hosts.host_and_origin(word)
    except hosts.BadHost as error:
        raise hosts.BadHost(f"{error}{_hint(word)}") from error
    if urlsplit(origin).port is not None:
        raise hosts.BadHost(f"{word!r} has a port of its own{_hint(word)}")
    return host


def _hint(word: str) -> str:
    try:
        private_hosts.host_and_origin(word)
    except hosts.BadHost:
        return ""
    return "; --allow-private asks private addresses and other ports"


def _file(options: dict[str, Any], option: str, mode: str) -> AbstractContextManager[TextIO | None]:
    name = options[option]
    try:
        return cast("TextIO", Path(name).open(mode, encoding="utf-8")) if name else nullcontext()
    except OSError as error:
        text = f"--{option} {name!r} cannot be written: {error.strerror}"
        raise CommandError(text, returncode=Exit.BAD_USE) from error


def _demands(options: dict[str, Any]) -> Demands:
    try:
        return Demands(
            None if options["fail_under"] is None else demands.parse_fail_under(options["fail_under"]),
            () if options["require"] is None else demands.parse_require(options["require"]),
            None if options["baseline"] is None else demands.read_baseline(options["baseline"]),
        )
    except ValueError as error:
        raise CommandError(str(error), returncode=Exit.BAD_USE) from error


@asynccontextmanager
async def _visits(
    hosts: list[str], policy: Policy, may: MayVisit | None
) -> AsyncIterator[AsyncIterator[Evidence]]:
    proof, path = SelfTestState(), program()
    async with Browser(path or OFF, policy.user_agent) as browser:
        runs = proof.may_try() and await proof.passes(browser)
        then = run_page_after(browser, policy) if runs else None
        yield visit_hosts(
            hosts,
            policy,
            search_word=search_word,
            concurrency=settings.PROBE_CONCURRENCY,
            then=then,
            may=may,
        )


def _bar() -> Progress:
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
