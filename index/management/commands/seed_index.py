"""`manage.py seed_index`: fill an index with synthetic listings."""

from typing import Any

from django.core.management.base import CommandError, CommandParser
from rich.console import Console
from rich.progress import Progress

from config.checks import ServiceCommand
from index.generations.build import build_generation
from index.seeding.seed import MOST, seed


class Command(ServiceCommand):
    help = (
        "Fill the index with synthetic listings, vectors included. They are for measuring: nothing "
        "removes them."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--sites", type=int, required=True, metavar="N", help=f"how many to add, 1 to {MOST}"
        )

    def handle(self, *, sites: int, **_: Any) -> None:
        if not 1 <= sites <= MOST:
            raise CommandError(f"--sites {sites}: must be 1 to {MOST}")
        console = Console(stderr=True)
        with Progress(console=console, disable=not console.is_terminal) as progress:
            bar = progress.add_task("Seeding", total=sites)
            seed(sites, on_progress=lambda done: progress.advance(bar, done))
            progress.add_task("Building a generation", total=None)
            built = build_generation(now=True)
        said = (
            f"generation {built.generation} in {built.generation.seconds:.1f} s"
            if built.generation
            else built.why
        )
        self.stdout.write(f"{sites} sites added; {said}")
