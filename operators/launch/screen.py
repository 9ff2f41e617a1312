"""Terminal output of `make run`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from config.processes import Child

WHERE: Final = {
    "postgres": "Unix socket",
    "redis": "Unix socket",
    "sample web": "loopback, sites under .test",
    "worker": "probes what is due",
    "grader": "grades what was seen, reads robots.txt daily",
    "sources": "reads registries and lists that are enabled",
    "indexer": "builds what search reads",
    "browser": "runs pages in Chromium",
    "live": "checks hosts that somebody asks about now",
    "beat": "looks every few seconds for what is due",
}


def show_processes(console: Console, children: Sequence[Child], base_url: str, logs: Path) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("process", "where", "pid", "log"):
        table.add_column(column)
    for child in children:
        table.add_row(child.name, WHERE.get(child.name, base_url), str(child.process.pid), child.log.name)
    console.print(table)
    console.print(f"Logs: {logs}", markup=False)


def show_progress(
    console: Console, progress: Callable[[], tuple[int, int] | None], wait: Callable[[], None]
) -> None:
    done, total = progress() or (0, 1)
    if done == total:
        return
    columns = (TextColumn("First probes"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("", total=total, completed=done)
        while done < total:
            wait()
            done, total = progress() or (done, total)
            bar.update(task, completed=done, total=total)


def show_addresses(console: Console, base_url: str, host: str | None) -> None:
    paths = ["/", "/api/find?q=books", "/api/stats", "/healthz"]
    if host is not None:
        paths[1:1] = [f"/site/{host}", f"/site/{host}.md"]
    console.print("\nReady. Open:", style="bold")
    for path in paths:
        console.print(f"  {base_url}{path}", markup=False)
    console.print("Ctrl-C stops everything.")
