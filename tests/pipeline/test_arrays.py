"""Strangers' texts in arrays of PostgreSQL."""

import pytest
from django.db import connection

TEXTS = [
    "", "NULL", "null", "a", "a b", "{}", "{a,b}", ",", '"', "\\", '\\"', '"\\', "\\\\", '""', "\\x41", "'",
        "''",
    "E'\\n'", "line\nline\r\t\v", "\u00a0\u2028\u3000", "żółć 日本 \U0001f600", '{"a": "b\\"c\\\\"}', "$1",
        "%s", "--",
]  # fmt: skip


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("kind", "sent"),
    [("text", TEXTS), ("text", [None, *TEXTS]), ("bytea", [text.encode() for text in TEXTS]), ("text", [])],
)
def test_a_list_comes_back_as_it_was(kind, sent):
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT %s::{kind}[]", [sent])
        (came_back,) = cursor.fetchone()
    assert [bytes(one) if kind == "bytea" else one for one in came_back] == sent
