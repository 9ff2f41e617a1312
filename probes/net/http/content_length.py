"""Equal Content-Length values count as one (RFC 9112 §6.3); llhttp refuses any second one."""

import re
from typing import NamedTuple

BLANK_LINE = re.compile(rb"\n\r?\n")

_LENGTH = re.compile(rb"^content-length[ \t]*:([^\n]*)\n", re.IGNORECASE | re.MULTILINE)
_MAX_DIGITS = 18


class SplitReply(NamedTuple):
    """What came of a reply: interim heads, the head after them, and what follows it."""

    interims: bytes
    head: bytes
    rest: bytes


def split_reply(received: bytes, interims: int) -> SplitReply | None:
    """None while the head after so many interim ones is incomplete."""
    start = end = 0
    for _ in range(interims + 1):
        start = end + len(received[end:]) - len(received[end:].lstrip(b"\r\n"))
        blank = BLANK_LINE.search(received, start)
        if blank is None:
            return None
        end = blank.end()
    return SplitReply(received[:start], received[start:end], received[end:])


def with_one_length(head: bytes) -> bytes:
    """The same head if its lengths differ, or are no numbers."""
    values = [value.strip() for line in _LENGTH.findall(head) for value in line.split(b",")]
    if not all(value.isdigit() and len(value) <= _MAX_DIGITS for value in values):
        return head
    lengths = {int(value) for value in values}
    if len(lengths) != 1 or len(values) == 1:
        return head
    lines = iter([b"Content-Length: %d\r\n" % lengths.pop()])
    return _LENGTH.sub(lambda _: next(lines, b""), head)
