"""Celery bodies: one line each."""

from celery import shared_task

from index import shared_tools
from index.generation.build import build


@shared_task(name="index.tasks.build_generation")
def build_generation() -> None:
    """Build a generation when one is due."""
    build()


@shared_task(name="index.tasks.share_tools")
def share_tools() -> None:
    """Find the sets of tools that many unrelated sites serve."""
    shared_tools.refresh()
