"""`manage.py model`: make the embedding models."""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from index.embedding import ModelUnavailable
from index.embedding.files import make_model, make_second
from index.embedding.languages import E5_ID


class Command(BaseCommand):
    help = (
        "Fetch the weights of the embedding models (90 MB each) and convert them; `run` does it when there "
        "are none. Without the second model, SECOND_MODEL=off, search knows English alone."
    )
    requires_system_checks = ()

    def handle(self, *_: str, verbosity: int, **__: Any) -> None:
        """Raises CommandError if the first can't be made; the second is only warned of."""
        folder = settings.DATA_DIR / "models"
        try:
            made = self._make("model", lambda: make_model(folder))
        except ModelUnavailable as error:
            raise CommandError(str(error)) from error
        if verbosity:
            self.stdout.write(f"The model {_what_happened(made)}: {folder}")
        if not settings.SECOND_MODEL:
            return
        try:
            made = self._make("second model", lambda: make_second(folder, E5_ID))
        except ModelUnavailable as error:
            self.stderr.write(f"Search goes on without the second model: {error}")
            return
        if verbosity:
            self.stdout.write(f"The second model {_what_happened(made)}: {folder}")

    def _make(self, name: str, make: Callable[[], bool]) -> bool:
        columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
        console = Console(stderr=True)
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            progress.add_task(f"Fetching and converting the {name} (90 MB, once)", total=None)
            return make()


def _what_happened(made: bool) -> str:  # noqa: FBT001 - an answer
    return "is made" if made else "was there already"
