"""Celery tasks of the index."""

import logging
import time

from django.conf import settings

from config.celery import app
from config.object_store import StoreError, reason
from index.listing import feed, shared_tools
from index.reports import objections

EMBED_SECONDS = 10.0  # Seconds per call, so that the worker can build in between


PASSAGE_SECONDS = 4.0  # Seconds of the 15 between calls
LEAST_SECONDS = 1.0  # Of the second model, which has what the first left

_cannot_write: set[str] = set()  # Build errors since the last success: an outage is logged once
_cannot_store: set[str] = set()

logger = logging.getLogger(__name__)


@app.task(name="index.tasks.build_generation")
def build_generation() -> None:
    """Build a generation if due. On a full disk the current one stays."""
    from index.generations.build import build_generation  # noqa: PLC0415 - loads faiss, which only the indexer needs

    try:
        build_generation()
    except OSError as error:
        if not _cannot_write:
            logger.warning("no generation can be written, the one before goes on: %s", error)
        _cannot_write.add(str(error))
    else:
        _cannot_write.clear()
    if settings.GENERATIONS_URL:
        _publish_generation()


def _publish_generation() -> None:
    """Also the one that an outage of the store left unpublished."""
    from index.generations import store  # noqa: PLC0415 - loads NumPy, which only the indexer needs
    from index.generations.files import BrokenError  # noqa: PLC0415

    try:
        store.publish_newest()
    except StoreError as error:
        if not _cannot_store:
            logger.warning("no generation reaches the store: %s", reason(error))
        _cannot_store.add(str(error))
    except (BrokenError, OSError) as error:
        logger.warning("the generation is not stored: %s", error)
    else:
        _cannot_store.clear()


@app.task(name="index.tasks.embed")
def embed() -> None:
    """Embed sites whose text or model changed, and passages; with the second model as well."""
    from index import embedding  # noqa: PLC0415 - loads NumPy, which only the indexer needs
    from index.embedding import passages, vectors  # noqa: PLC0415

    end = time.monotonic() + EMBED_SECONDS
    if (model := embedding.current_model()) is not None:
        vectors.embed_changed(model, seconds=EMBED_SECONDS)
        passages.embed_waiting(model, seconds=PASSAGE_SECONDS)
    if (second := embedding.second_model()) is not None:
        vectors.embed_changed(second, seconds=max(end - time.monotonic(), LEAST_SECONDS))


@app.task(name="index.tasks.keep_dataset")
def keep_dataset() -> None:
    """Write the week's dataset, and take what left out of earlier ones."""
    from index.dataset import releases  # noqa: PLC0415 - loads NumPy, which only the indexer needs

    if not settings.OPEN_DATA:
        return
    try:
        releases.keep_releases()
    except releases.DatasetBusyError as error:
        logger.info("%s", error)
    except OSError as error:
        logger.warning("no dataset can be written: %s", error)


@app.task(name="index.tasks.make_months")
def make_months() -> None:
    """Make the state of each month that is over, once."""
    from index.months.make import make_months  # noqa: PLC0415 - loads NumPy, which only the indexer needs

    for month in make_months():
        logger.info("made the state of %s", f"{month:%Y-%m}")


@app.task(name="index.tasks.share_tools")
def share_tools() -> None:
    shared_tools.refresh()


@app.task(name="index.tasks.mail_objections")
def mail_objections() -> None:
    """Delete old closed objections, and mail new ones."""
    objections.forget_old()
    objections.mail_new()


@app.task(name="index.tasks.forget_entries")
def forget_entries() -> None:
    feed.forget_entries()
