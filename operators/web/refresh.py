"""Background refresh of the model and the generation, and fetching its files from the store."""

import gc
import logging
import threading
import time

from django.conf import settings
from django.db import DatabaseError, connection

from config.database.base import waiting_at_most
from index import embedding
from index.generations.current import consistent_view
from index.generations.fetcher import Fetcher
from index.values.errors import Unavailable

INTERVAL = 1.0  # Seconds between checks
PATIENCE = 10.0  # Seconds to wait for the database

logger = logging.getLogger(__name__)


def begin() -> None:
    threading.Thread(target=_refresh_forever, name="refresh", daemon=True).start()
    if settings.GENERATIONS_URL:
        threading.Thread(target=_fetch_forever, name="fetch", daemon=True).start()


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


def _fetch_forever() -> None:
    fetcher = Fetcher()
    while True:
        try:
            with waiting_at_most(PATIENCE):
                fetcher.look()
        except (DatabaseError, OSError):  # the other thread says so of the database, /healthz of the disk
            pass
        except Exception:
            logger.exception("fetching generations failed")
        finally:
            connection.close_if_unusable_or_obsolete()
        time.sleep(INTERVAL)


def _look() -> Exception | None:
    try:
        with waiting_at_most(PATIENCE), consistent_view():
            return None
    except (DatabaseError, Unavailable) as error:
        return error
    finally:
        connection.close_if_unusable_or_obsolete()
