"""Lists where a failing item doesn't affect the others."""

import logging
from collections.abc import Callable, Iterable
from typing import TypeVar

from django.db import InterfaceError, OperationalError, transaction

T = TypeVar("T")

DATABASE_GONE = (OperationalError, InterfaceError)  # Errors that end the whole list

logger = logging.getLogger(__name__)


def process_each(
    items: Iterable[T], do: Callable[[T], object], *, what: str, name: Callable[[T], object]
) -> int:
    """Process each item in its own transaction; return how many succeeded.

    A failure is rolled back and logged. Raises the errors in DATABASE_GONE.
    """
    done = 0
    for item in items:
        try:
            with transaction.atomic():
                do(item)
        except DATABASE_GONE:
            raise
        except Exception as error:  # noqa: BLE001 - the other items go on
            logger.error("%s failed for %s: %s: %s", what, name(item), type(error).__name__, error)  # noqa: TRY400 - one line
        else:
            done += 1
    return done
