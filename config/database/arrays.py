"""Faster dumping of lists to PostgreSQL arrays."""

from psycopg.types import array


class _Escape:
    """Escapes with bytes.replace; psycopg's pattern calls Python for each quote before Python 3.12.

    Rows are stored in bulk as arrays of columns, and JSON is full of quotes.
    """

    def sub(self, _: bytes, text: bytes) -> bytes:
        return bytes(text).replace(b"\\", b"\\\\").replace(b'"', b'\\"')


class ListDumper(array.ListDumper):
    _re_esc = _Escape()  # type: ignore[assignment]
