"""One consistent view for several statements."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar

from django.db import connection, transaction

from index.generations import current
from index.generations.current import Seen
from index.generations.view import View

_held: ContextVar[View | None] = ContextVar("view", default=None)


def lately() -> Seen | None:
    """The last view, which the caller must verify.

    None before the first, and inside `one_moment` or a transaction.
    """
    return None if _held.get() is not None or connection.in_atomic_block else current.lately()


@contextmanager
def one_moment() -> Iterator[View]:
    """Yield the view that all statements inside see (PostgreSQL 18 §13.2.2); read-only.

    Nested calls share it; an outer transaction determines it.
    """
    if (held := _held.get()) is not None:
        yield held
        return
    with ExitStack() as stack:
        if not connection.in_atomic_block:
            stack.enter_context(transaction.atomic())
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        view = current.view()
        stack.callback(_held.reset, _held.set(view))
        yield view
