"""Terminal output of the backup commands."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from operators.backup.manifest import Manifest
from operators.backup.tables import ReportProgress


@contextmanager
def progress() -> Iterator[ReportProgress]:
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("…", total=None)
        yield lambda table, done: bar.update(task, description=f"{table} {done / 1e6:,.0f} MB")


def show(contents: Manifest) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, justify in (("table", "left"), ("rows", "right"), ("bytes", "right"), ("sha256", "left")):
        table.add_column(name, justify=justify)  # type: ignore[arg-type]
    for name, part in contents.tables.items():
        if part.rows:
            table.add_row(name, f"{part.rows:,}", f"{part.bytes:,}", part.sha256[:16])
    Console(highlight=False).print(table)
