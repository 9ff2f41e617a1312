"""`manage.py why`."""

import json
from typing import Any

from django.core.management.base import CommandError, CommandParser

from config.checks import ServiceCommand
from config.printable import strip_controls
from index.values import hosts
from probes.operations.history import (
    AnswerOfHost,
    EventOfHost,
    HostHistory,
    RunOfHost,
    exchanges_of_run,
    host_history,
)
from probes.operations.host_command import ensure_migrated


class Command(ServiceCommand):
    help = "Tell when a host was due, visited, graded, listed, changed and dropped, and why."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("host", metavar="HOST", help="a host name or a URL")
        parser.add_argument("--run", type=int, metavar="RUN", help="also every exchange of this run")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, **options: Any) -> None:
        try:
            host = hosts.from_host_or_url(options["host"])
        except hosts.BadHost as error:
            raise CommandError(str(error), returncode=2) from error
        ensure_migrated()
        history = host_history(host)
        if (run := options["run"]) is not None:
            history["exchanges"] = exchanges_of_run(host, run)
            if history["exchanges"] is None:
                raise CommandError(f"no evidence of run {run} of {host} is kept")
        if options["json"]:
            self.stdout.write(json.dumps(history))  # ASCII, so free of terminal control characters
        else:
            for line in _lines(history):
                self.stdout.write(strip_controls(line))


def _lines(history: HostHistory) -> list[str]:
    lines = [history["host"], *(f"  {sentence}" for sentence in history["standing"])]
    if target := history["target"]:
        lines += [
            "",
            "Schedule",
            *(f"  {name}: {value}" for name, value in target.items() if value or value == 0),
        ]
    if history["checks"]:
        lines += ["", "Answers, and the run that holds the exchange behind each"]
        lines += [_check(check) for check in history["checks"]]
    if history["runs"]:
        shown = len(history["runs"])
        lines += [
            "",
            f"Runs, newest first ({shown} of {history['runs_in_all']})",
            *map(_run, history["runs"]),
        ]
    if history["events"]:
        shown = len(history["events"])
        title = f"What changed, newest first ({shown} of {history['events_in_all']})"
        lines += ["", title, *map(_event, history["events"])]
    if seen := history.get("exchanges"):
        lines += ["", "Exchanges of the run, in the order of asking", *map(_exchange, seen)]
    return lines


def _exchange(seen: dict[str, Any]) -> str:
    went = f" → {seen['final_url']}" if seen["final_url"] != seen["url"] else ""
    note = f" ({seen['note']})" if seen["note"] else ""
    how = f"{seen['status'] or '-'} {seen['ending']}{note}"
    digest = f"sha256 {seen['sha256'][:12]}" if seen["sha256"] else "no body"
    return (
        f"  {seen['purpose']:20}{seen['method']:5}{seen['url']}{went}  {how}  {seen['bytes']:,} bytes, "
        f"{digest}"
    )


def _check(check: AnswerOfHost) -> str:
    run = f"run {check['run']}" if check["run"] else "no run is kept"
    return f"  {check['check']:24}{check['answer']:9}since {check['since']}  {run}  {check['text']}"


def _run(run: RunOfHost) -> str:
    kept = "its digests are kept" if run["digests_kept"] else "no evidence is kept"
    if run["evidence_bytes"]:
        kept = f"{run['evidence_bytes']:,} bytes of evidence"
    graded = f"graded under {run['rubric_version']}" if run["graded"] else "not graded yet"
    return (
        f"  {run['run']:>8}  {run['started_at']}  {run['stage']:7}  {run['outcome']}: {run['text']}; "
        f"{run['requests']} requests in {run['seconds']:.1f} s, {kept}, {graded}"
    )


def _event(event: EventOfHost) -> str:
    detail = json.dumps(event["detail"], ensure_ascii=False) if event["detail"] else ""
    place = f"score {event['score']}  tier {event['tier'] or '-'}"
    return f"  {event['at']}  {event['kind']:9}{place}  {detail}".rstrip()
