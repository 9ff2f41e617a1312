"""A database without tables, beside the tests' own."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from django.db import connections


@contextmanager
def empty_database(blocker) -> Iterator[str]:
    """Its URL. `blocker` is pytest's `django_db_blocker`."""
    name = f"empty_{secrets.token_hex(6)}"
    given = settings.DATABASES["default"]
    with blocker.unblock(), _maintenance() as cursor:
        cursor.execute(f"CREATE DATABASE {name}")
    socket = str(given["HOST"]).startswith("/")
    place = f"/{name}?host={given['HOST']}" if socket else f"{given['HOST']}:{given['PORT']}/{name}"
    yield f"postgres://{given['USER']}@{place}"
    with blocker.unblock(), _maintenance() as cursor:
        cursor.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def _maintenance():
    connection = connections["default"].copy()
    connection.settings_dict = connection.settings_dict | {"NAME": "postgres"}
    try:
        with connection.cursor() as cursor:
            yield cursor
    finally:
        connection.close()
