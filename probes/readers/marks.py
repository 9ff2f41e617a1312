"""Searches bodies for marks."""

from collections.abc import Iterable

_SHORT = 5  # Python finds as many bytes several times faster than more


def has_any(body: bytes, marks: Iterable[bytes]) -> bool:
    return any(mark[:_SHORT] in body and mark in body for mark in marks)
