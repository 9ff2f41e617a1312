"""Lists that are worked through: what one item fails with costs that item, and no other."""

import logging
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from django.db import InterfaceError, OperationalError, transaction

T = TypeVar("T")

DATABASE_GONE: Final = (OperationalError, InterfaceError)
"""What ends the whole list: the next item would fail in the same way."""

logger = logging.getLogger(__name__)


def each(items: Iterable[T], do: Callable[[T], object], *, what: str, name: Callable[[T], object]) -> int:
    """Do something with every item, each in a transaction of its own; return with how many it was done.

    A failure is rolled back and told in one line: `what` failed, and the `name` of the item. Raises what DATABASE_GONE names.
    """
    done = 0
    for item in items:
        try:
            with transaction.atomic():
                do(item)
        except DATABASE_GONE:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the others go on
            logger.error("%s failed for %s: %s: %s", what, name(item), type(error).__name__, error)  # noqa: TRY400 - one line
        else:
            done += 1
    return done
