"""`manage.py embed`: embed waiting sites, with a progress bar."""

from typing import Any

from django.core.management.base import CommandError
from rich.console import Console
from rich.progress import Progress

from config.checks import ServiceCommand
from index import embedding
from index.embedding import passages, vectors


class Command(ServiceCommand):
    help = "Make the vectors of listed sites that are missing or of an earlier text."

    def handle(self, **_: Any) -> None:
        model = embedding.current_model()
        if model is None:
            raise CommandError(embedding.model_state())
        console = Console(stderr=True)
        with Progress(console=console, disable=not console.is_terminal) as progress:
            bar = progress.add_task("Embedding", total=vectors.waiting(model.id))
            came = vectors.embed_changed(model, on_progress=lambda done: progress.advance(bar, done))
            bar = progress.add_task("Passages", total=passages.waiting(model.id))
            said = passages.embed_waiting(model, on_progress=lambda done: progress.advance(bar, done))
            second = embedding.second_model()
            if second is not None:
                bar = progress.add_task("Second model", total=vectors.waiting(second.id))
                also = vectors.embed_changed(second, on_progress=lambda done: progress.advance(bar, done))
        self.stdout.write(f"{came.done} sites embedded with {model.id}, {came.remaining} wait")
        if second is not None:
            self.stdout.write(f"{also.done} sites embedded with {second.id}, {also.remaining} wait")
        self.stdout.write(f"passages of {said.done} sites embedded, {said.remaining} wait")
