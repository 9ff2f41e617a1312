"""Celery bodies: one line each."""

from typing import Final

from celery import shared_task

from index import embedding, objections, shared_tools, vectors
from index.generation.build import build

EMBED_SECONDS: Final = 10.0
"""One call ends after this long, so that the worker also builds while a new model embeds a large index."""


@shared_task(name="index.tasks.build_generation")
def build_generation() -> None:
    """Build a generation when one is due."""
    build()


@shared_task(name="index.tasks.embed")
def embed() -> None:
    """Make the vectors that are missing or of an earlier text."""
    if (model := embedding.current()) is not None:
        vectors.embed_changed(model, seconds=EMBED_SECONDS)


@shared_task(name="index.tasks.share_tools")
def share_tools() -> None:
    """Find the sets of tools that many unrelated sites serve."""
    shared_tools.refresh()


@shared_task(name="index.tasks.mail_objections")
def mail_objections() -> None:
    """Mail what people say is wrong, and forget what was closed long ago."""
    objections.mail_new()
    objections.forget_old()
