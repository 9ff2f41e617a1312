"""`manage.py model`: make the embedding model."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from index.embedding import ModelUnavailable
from index.embedding.files import make_model


class Command(BaseCommand):
    help = (
        "Fetch the weights of the embedding model (90 MB) and convert them; `run` does it when there are "
        "none."
    )
    requires_system_checks = ()

    def handle(self, *_: str, verbosity: int, **__: Any) -> None:
        """Raises CommandError on any failure."""
        folder = settings.DATA_DIR / "models"
        try:
            made = make_model(folder)
        except ModelUnavailable as error:
            raise CommandError(str(error)) from error
        if verbosity:
            self.stdout.write(f"The model {'is made' if made else 'was there already'}: {folder}")
