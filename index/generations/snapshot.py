"""One consistent view for an answer that takes several statements."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar

from django.db import connection, transaction

from index.generations import current
from index.generations.current import Seen
from index.generations.view import View

_held: ContextVar[View | None] = ContextVar("view", default=None)


def lately() -> Seen | None:
    """Return the last view, which the caller must verify.

    None before the first view, and inside `one_moment` or a transaction, which determine the view.
    """
    return None if _held.get() is not None or connection.in_atomic_block else current.lately()


@contextmanager
def one_moment() -> Iterator[View]:
    """Yield the view that every statement inside sees (PostgreSQL 18 §13.2.2); read-only.

    Nested calls share the outer view; an outer transaction determines it.
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
