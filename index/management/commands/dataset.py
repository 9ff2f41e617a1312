"""`manage.py dataset`: write today's release of the dataset, with a progress bar."""

from typing import Any

from django.conf import settings
from django.core.management.base import CommandError
from rich.console import Console
from rich.filesize import decimal
from rich.progress import Progress

from config.checks import ServiceCommand
from index.dataset.releases import DatasetBusyError, publish_release
from index.dataset.rows import count_rows


class Command(ServiceCommand):
    help = "Write today's release of the dataset of all listed sites now (it is written weekly by itself)."

    def handle(self, **_: Any) -> None:
        if not settings.OPEN_DATA:
            raise CommandError("The data is not open: set OPEN_DATA=on.")
        console = Console(stderr=True)
        try:
            with Progress(console=console, disable=not console.is_terminal) as progress:
                bar = progress.add_task("Writing sites", total=count_rows())
                release = publish_release(lambda count: progress.advance(bar, count))
        except (DatasetBusyError, OSError) as error:
            raise CommandError(f"No dataset was written: {error}") from error
        for file in release.files:
            self.stdout.write(f"{file.sha256}  {decimal(file.bytes):>9}  {release.folder / file.name}")
        self.stdout.write(f"{release.rows:,} sites; they are at {settings.BASE_URL}/data")
