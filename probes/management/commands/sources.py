"""`manage.py sources`."""

import json
import signal
from types import FrameType
from typing import Any

from django.core.management.base import CommandError, CommandParser
from rich.console import Console
from rich.table import Table

from config.checks import ServiceCommand
from config.printable import strip_controls
from probes.models import HostSource
from probes.operations.figures import source_rows
from probes.operations.host_command import ensure_migrated
from probes.sources import ADDRESSED_KINDS, administration, caps, reading
from probes.sources.administration import RefusedSource
from probes.templatetags.figures import span

ACTIONS = ("list", "show", "read", "enable", "disable", "add", "remove")
DAY_SECONDS = 86_400.0


class Command(ServiceCommand):
    """Exit status: 0, 1 if a reading ended in trouble, 2 if it could not begin, 130 on Ctrl-C."""

    help = (
        "List the places that hosts come from, or act on one. Show it with its terms, try it (read NAME "
        "--dry-run), read it now, enable or disable it for the schedule, add or remove one of a known kind."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("action", nargs="?", default="list", choices=ACTIONS)
        parser.add_argument("name", nargs="?", default="", metavar="NAME")
        parser.add_argument("--json", action="store_true", help="list as one JSON array")
        parser.add_argument(
            "--dry-run", action="store_true", help="read the first pages and register nothing"
        )
        parser.add_argument("--limit", type=int, metavar="N", help="hosts that this reading takes at most")
        parser.add_argument(
            "--restart", action="store_true", help="read everything, not on from where it was"
        )
        parser.add_argument("--kind", choices=list(ADDRESSED_KINDS), help="of a source to add")
        parser.add_argument("--address", help="URL of a source to add; of a list, also an absolute path")
        parser.add_argument(
            "--most", type=int, metavar="N", help="hosts that every reading of it takes at most"
        )
        parser.add_argument(
            "--accept-terms", action="store_true", help="you have looked at its terms and may use it"
        )

    def handle(self, **options: Any) -> None:
        ensure_migrated()
        reading.ensure_sources()
        actions = {
            "list": self._list,
            "show": self._show,
            "read": self._read,
            "enable": self._enable,
            "disable": self._disable,
            "add": self._add,
            "remove": self._remove,
        }
        try:
            actions[options["action"]](options)
        except RefusedSource as error:
            raise CommandError(str(error), returncode=2) from error

    def _list(self, options: dict[str, Any]) -> None:
        rows = source_rows()
        if options["json"]:
            self.stdout.write(json.dumps(rows))
            return
        table = Table(box=None, pad_edge=False, header_style="bold")
        figures = ("new", "known", "rejected", "left out")
        for column in ("source", "state", "last read", *figures, "due"):
            table.add_column(column, justify="right" if column in figures else "left")
        for row in rows:
            counts = [f"{row['counts'][name]:,}" for name in ("new", "known", "rejected", "left_out")]
            moments = [(row[name] or "-")[:16].replace("T", " ") for name in ("read_at", "due_at")]
            table.add_row(row["name"], row["state"], moments[0], *counts, moments[1])
        Console(highlight=False, soft_wrap=True).print(table)
        for row in rows:
            if row["trouble"]:
                self.stdout.write(f"{row['name']}: {strip_controls(row['trouble'])}")
            for line in _capped(row["counts"]["left_out"], row["counts"]["postponed"]):
                self.stdout.write(f"{row['name']}: {line}")

    def _show(self, options: dict[str, Any]) -> None:
        row = _row(options)
        kind = administration.kind_of(row)
        terms = f"{kind.terms.text} {kind.terms.url}" if kind.terms else "not known: look at them yourself"
        for label, value in (
            ("source", row.name),
            ("kind", f"{row.kind}: {kind.title}"),
            ("address", row.address),
            ("terms", terms),
            ("enabled", "yes" if row.enabled else "no"),
            ("read every", span(kind.every.total_seconds())),
            ("hosts a reading", f"{row.most:,} at most" if row.most else "all"),
            ("new hosts", _caps()),
            ("trouble", row.trouble or "none"),
        ):
            self.stdout.write(f"{label}: {strip_controls(value)}")

    def _read(self, options: dict[str, Any]) -> None:
        row = _row(options)
        if not options["accept_terms"]:
            administration.check_terms(row)
        if options["dry_run"]:
            self._try(row, options["limit"])
            return
        if options["restart"]:
            administration.restart_source(row)
        held = reading.hold(row.name)
        if held is None:
            raise CommandError("it is being read at this moment", returncode=2)
        held.most = options["limit"] or held.most
        last = reading.ReadingCounts()
        stop = _Stop()

        def remember(counts: reading.ReadingCounts) -> None:
            nonlocal last
            last = counts

        with stop:
            reading.read_in_turn(held, seconds=DAY_SECONDS, stopping=stop.is_set, on_progress=remember)
        self.stdout.write(
            f"{last.pages:,} pages: {last.new:,} new hosts, {last.known:,} known before or named twice, "
            f"{last.rejected:,} rejected"
        )
        for line in _capped(last.left_out, last.postponed):
            self.stdout.write(line)
        if stop.is_set():
            self.stderr.write("stopped; the same command goes on from there")
            raise SystemExit(130)
        if held.trouble:
            raise CommandError(f"{row.name}: {strip_controls(held.trouble)}")

    def _try(self, row: HostSource, limit: int | None) -> None:
        tried = reading.try_source(row, hosts=limit or reading.HOSTS)
        for host, place in tried.hosts:
            self.stdout.write(f"{host}\t{strip_controls(place)}")
        self.stdout.write(
            f"dry run: {len(tried.hosts):,} hosts, {tried.known:,} of them known; "
            f"{tried.rejected:,} entries rejected; nothing was registered"
        )
        if tried.trouble:
            raise CommandError(f"{row.name}: {strip_controls(tried.trouble)}")

    def _enable(self, options: dict[str, Any]) -> None:
        row = _row(options)
        administration.enable_source(row, accepting_terms=options["accept_terms"])
        if options["most"]:
            HostSource.objects.filter(pk=row.pk).update(most=options["most"])
        self.stdout.write(f"{row.name} is read from now on, at its next turn")

    def _disable(self, options: dict[str, Any]) -> None:
        row = _row(options)
        administration.disable_source(row)
        self.stdout.write(f"{row.name} is read no more; its hosts stay")

    def _add(self, options: dict[str, Any]) -> None:
        if not (options["name"] and options["kind"] and options["address"]):
            raise CommandError("add needs NAME, --kind and --address", returncode=2)
        row = administration.add_source(
            options["name"], kind=options["kind"], address=options["address"], most=options["most"]
        )
        self.stdout.write(f"{row.name} is added, and off until you enable it")

    def _remove(self, options: dict[str, Any]) -> None:
        row = _row(options)
        row.delete()
        self.stdout.write(f"{row.name} is removed; its hosts stay")


class _Stop:
    """Ctrl-C ends a reading after the page under way."""

    def __init__(self) -> None:
        self._stopped = False

    def is_set(self) -> bool:
        return self._stopped

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, self._note)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self._stopped = True


def _caps() -> str:
    return (
        f"at most {caps.MAX_HOSTS_A_DAY:,} a day and {caps.MAX_HOSTS_A_READING:,} a reading; "
        f"in {caps.CAPPED_TIME.days} days {caps.MAX_HOSTS_OF_DOMAIN:,} of a domain "
        f"({caps.MAX_HOSTS_OF_PLATFORM:,} of a hosting platform) and "
        f"{caps.MAX_HOSTS_BY_PUBLISHER:,} by a publisher"
    )


def _capped(left_out: int, postponed: int) -> list[str]:
    """What caps kept back, a line each."""
    lines = []
    if left_out:
        lines.append(f"{left_out:,} left out by caps; the next reading tries them again")
    if postponed:
        lines.append(
            f"daily limit reached: {postponed:,} of its page and what follows wait for tomorrow (UTC)"
        )
    return lines


def _row(options: dict[str, Any]) -> HostSource:
    if not options["name"]:
        raise CommandError(f"{options['action']} needs the name of a source", returncode=2)
    row = HostSource.objects.filter(name=options["name"]).first()
    if row is None:
        names = ", ".join(HostSource.objects.order_by("name").values_list("name", flat=True))
        raise CommandError(f"there is no source {options['name']!r}; there are {names}", returncode=2)
    return row
