"""A web process that keeps up by itself: no question waits for the model, a new generation, or much that changed."""

import gc
import logging
import threading
import time
from typing import Final

from django.db import DatabaseError, connection

from config.database.base import waiting_at_most
from index import embedding
from index.generations.snapshot import one_moment
from index.values.errors import Unavailable

INTERVAL: Final = 1.0
"""Seconds between two looks at what changed. Answers look for themselves: this only leaves them little to find."""
PATIENCE: Final = 10.0
"""Seconds that one look may wait for the database: questions wait for nobody who looks longer than that."""

logger = logging.getLogger(__name__)


def begin() -> None:
    """Load the model and map the generation in the background, then look at what changes as long as the process runs."""
    threading.Thread(target=_keep_up, name="keeping up", daemon=True).start()


def _keep_up() -> None:
    embedding.current()
    said = str(_look() or "")
    gc.collect()
    gc.freeze()  # what is loaded now stays: no collection has to go through it
    while True:
        time.sleep(INTERVAL)
        why = _look()
        if str(why or "") != said:
            said = str(why or "")
            if why is None:
                logger.warning("the index is read again")
            else:
                logger.warning("the index cannot be read: %s", why)


def _look() -> Exception | None:
    """Return why the index cannot be read; None when it can."""
    try:
        with waiting_at_most(PATIENCE), one_moment():
            return None
    except (DatabaseError, Unavailable) as error:
        return error
    finally:
        connection.close_if_unusable_or_obsolete()
