"""Background refresh of the model and the generation."""

import gc
import logging
import threading
import time

from django.db import DatabaseError, connection

from config.database.base import waiting_at_most
from index import embedding
from index.generations.current import consistent_view
from index.values.errors import Unavailable

INTERVAL = 1.0  # Seconds between checks
PATIENCE = 10.0  # Seconds to wait for the database

logger = logging.getLogger(__name__)


def begin() -> None:
    threading.Thread(target=_refresh_forever, name="refresh", daemon=True).start()


def _refresh_forever() -> None:
    embedding.current_model()
    last_problem = str(_look() or "")
    gc.collect()
    gc.freeze()  # exclude loaded data from garbage collection
    while True:
        time.sleep(INTERVAL)
        embedding.second_model()  # it may come while the process runs
        why = _look()
        if str(why or "") != last_problem:
            last_problem = str(why or "")
            if why is None:
                logger.warning("the index is read again")
            else:
                logger.warning("the index cannot be read: %s", why)


def _look() -> Exception | None:
    try:
        with waiting_at_most(PATIENCE), consistent_view():
            return None
    except (DatabaseError, Unavailable) as error:
        return error
    finally:
        connection.close_if_unusable_or_obsolete()
