"""One moment of the index for an answer that takes several statements."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction


@contextmanager
def one_moment() -> Iterator[None]:
    """Let every statement inside see the same committed state (PostgreSQL 18 §13.2.2), and write nothing.

    Inside a transaction that has begun it changes nothing: the outermost decides what is seen.
    """
    if connection.in_atomic_block:
        yield
        return
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        yield
