"""Celery bodies: one line each."""

from celery import shared_task

from index import shared_tools


@shared_task(name="index.tasks.share_tools")
def share_tools() -> None:
    """Find the sets of tools that many unrelated sites serve."""
    shared_tools.refresh()
