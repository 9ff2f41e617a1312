"""`manage.py pipeline`."""

import json
import time
from typing import Any

from django.conf import settings
from django.core.management.base import CommandParser
from django.db import connection
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from config import heartbeat
from config.checks import ServiceCommand
from config.printable import strip_controls
from config.redis_access import REDIS_ERRORS, connect
from probes.operations.figures import pipeline_state
from probes.operations.forecast import forecast, sentences
from probes.operations.host_command import ensure_migrated
from probes.templatetags.figures import span

WORKERS = {
    "probe": heartbeat.PROBING,
    "browse": "browser",
    "sweep": heartbeat.GRADING,
    "ask": heartbeat.GRADING,
    "live": "live",
    "grade": heartbeat.GRADING,
}


class Command(ServiceCommand):
    """On a terminal it runs until Ctrl-C; elsewhere it prints once."""

    help = (
        "Show the pipeline: due, in flight, rates by outcome, what could not be asked and why, the "
        "oldest due."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true", help="print one JSON object and end")
        parser.add_argument("--once", action="store_true", help="print once, on a terminal too")
        parser.add_argument(
            "--every", type=float, default=2.0, metavar="SECONDS", help="how often to look (2)"
        )

    def handle(self, **options: Any) -> None:
        ensure_migrated()
        console = Console(highlight=False)
        if options["json"]:
            self.stdout.write(json.dumps(_now()))
        elif options["once"] or not console.is_terminal:
            console.print(_picture(_now()))
        else:
            self._watch(console, max(0.2, options["every"]))

    def _watch(self, console: Console, every: float) -> None:
        with Live(_picture(_now()), console=console, auto_refresh=False) as live:
            try:
                while True:
                    time.sleep(every)
                    live.update(_picture(_now()), refresh=True)
            except KeyboardInterrupt:
                return


def _now() -> dict[str, Any]:
    """Opens a new connection each time: the server may have restarted."""
    try:
        return {**pipeline_state(), "forecast": forecast(), "workers": _workers()}
    finally:
        connection.close()


def _workers() -> dict[str, int] | None:
    client = connect(settings.REDIS_URL, seconds=2)
    try:
        return {work: heartbeat.count(client, kind) for work, kind in WORKERS.items()}
    except REDIS_ERRORS:
        return None
    finally:
        client.close()


def _picture(now: dict[str, Any]) -> RenderableType:
    return Group(
        Text(f"{now['at']}  dead {now['dead']:,}, blocked {now['blocked']:,}"),
        *(_rest(work, row["paused"]) for work, row in now["work"].items() if row.get("paused")),
        *(_held_back(work) for work, row in now["work"].items() if row.get("held_back")),
        _work(now),
        _outcomes(now),
        *map(Text, sentences(now["forecast"])),
        *_reasons("could not ask, last hour", now["could_not_ask"]),
        *_reasons("unknown answers, last thousand visits", now["unknown"]),
        *_sources(now["sources"]),
    )


def _rest(work: str, pause: dict[str, str]) -> Text:
    why = f": {strip_controls(pause['reason'])}" if pause["reason"] else ""
    return Text(f"{work} is paused since {pause['since']}{why}", style="yellow")


def _held_back(work: str) -> Text:
    return Text(f"{work} waits for graders: more than a minute's visits are not graded yet", style="yellow")


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def _work(now: dict[str, Any]) -> Table:
    table = _table("", "due", "oldest waits", "in flight", "leases over", "workers")
    workers = now["workers"] or {}
    for work, row in now["work"].items():
        waits = "-" if row["oldest_waits"] is None else span(row["oldest_waits"])
        numbers = [
            f"{row['due']:,}",
            waits,
            *(f"{row[c]:,}" if c in row else "" for c in ("in_flight", "leases_over")),
        ]
        table.add_row(work, *numbers, str(workers.get(work, "?")))
    return table


def _outcomes(now: dict[str, Any]) -> Table:
    table = _table("visits", "last minute", "last hour", "a second")
    for outcome, count in now["last_hour"].items():
        minute = now["last_minute"][outcome]
        table.add_row(outcome.replace("_", " "), f"{minute:,}", f"{count:,}", f"{minute / 60:.1f}")
    return table


def _sources(sources: dict[str, Any]) -> list[RenderableType]:
    shown: list[RenderableType] = [_rest("source", sources["paused"])] if sources["paused"] else []
    table = _table("sources", "new", "known", "rejected", "left out", "due", "")
    rows = [row for row in sources["rows"] if row["state"] != "off"]
    for row in rows:
        counts = [f"{row['counts'][name]:,}" for name in ("new", "known", "rejected", "left_out")]
        due = (row["due_at"] or "")[:16].replace("T", " ")
        table.add_row(row["name"], *counts, due, strip_controls(row["trouble"])[:80] or row["state"])
    return [*shown, table] if rows else shown


def _reasons(title: str, reasons: dict[str, int]) -> list[Table]:
    table = _table(title, "")
    for reason, count in reasons.items():
        table.add_row(reason, f"{count:,}")
    return [table] if reasons else []
