"""What the first question of a process would otherwise wait for: the model is loaded, and the generation mapped."""

import logging
import threading

from django.db import DatabaseError, connection

from index import embedding
from index.errors import Unavailable
from index.snapshot import one_moment

logger = logging.getLogger(__name__)


def begin() -> None:
    """Load both in the background; a question that comes earlier waits for what it needs."""
    threading.Thread(target=_load, name="warming", daemon=True).start()


def _load() -> None:
    embedding.current()
    try:
        with one_moment():
            pass
    except (DatabaseError, Unavailable) as error:
        logger.warning("the index cannot be read yet: %s", error)
    finally:
        connection.close()
