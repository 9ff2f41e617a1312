"""What a file of hosts holds, entry by entry, and the lines under it. Every byte is a stranger's."""

from collections.abc import Iterator
from io import BufferedReader
from typing import Final, NamedTuple

MAX_LINE: Final = 64 * 1024
"""Bytes of a line that are read: a row of a table may have long texts beside its host."""
MAX_SHOWN: Final = 300

_BOM: Final = b"\xef\xbb\xbf"


class Entry(NamedTuple):
    """One entry: the number of its line (of its server in a registry), and its text or what is wrong with it."""

    number: int
    text: str
    problem: str = ""


class Unusable(ValueError):  # noqa: N818 - reads as what it is
    """A file, or the rest of one, that cannot be read as what it is taken for; the message says why and what helps."""


def lines(file: BufferedReader) -> Iterator[Entry]:
    """Yield every line of UTF-8 with its end; one that is none, or longer than MAX_LINE, with its problem."""
    number = 0
    while piece := file.readline(MAX_LINE + 1):
        number += 1
        piece = piece.removeprefix(_BOM) if number == 1 else piece
        if len(piece) > MAX_LINE and not piece.endswith(b"\n"):
            size = len(piece) + _skipped(file)
            problem = f"has {size:,} bytes; a line may have {MAX_LINE:,}"
            yield Entry(number, piece[:MAX_SHOWN].decode(errors="replace"), problem)
            continue
        try:
            yield Entry(number, piece.decode())
        except UnicodeDecodeError as error:
            problem = f"is not UTF-8: byte 0x{piece[error.start]:02x} at place {error.start + 1}"
            yield Entry(number, piece[:MAX_SHOWN].decode(errors="replace").strip(), problem)


def _skipped(file: BufferedReader) -> int:
    """Read to the end of the line; return how many bytes those were."""
    size = 0
    while rest := file.readline(MAX_LINE):
        size += len(rest)
        if rest.endswith(b"\n"):
            break
    return size


def hosts_of_lines(file: BufferedReader) -> Iterator[Entry]:
    """Yield the hosts of a text file: one a line; blank lines and what follows `#` are passed over."""
    for entry in lines(file):
        if entry.problem:
            yield entry
        elif word := entry.text.partition("#")[0].strip():
            yield Entry(entry.number, word)
