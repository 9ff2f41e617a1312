"""Ranked lists of hosts, streamed from plain, gzip or ZIP files."""

import gzip
import zlib
from collections.abc import Callable, Iterator
from io import BufferedReader, RawIOBase
from typing import Any, Final, cast
from zipfile import BadZipFile, ZipFile

from probes.sources.files.entries import HostEntry, UnusableFile, lines

MOST_UNPACKED: Final = 2 * 1024 * 1024 * 1024
"""Twenty million hosts."""

_GZIP, _ZIP = b"\x1f\x8b", b"PK\x03\x04"
_DAMAGED: Final = (BadZipFile, gzip.BadGzipFile, zlib.error, EOFError, NotImplementedError, RuntimeError)

HostOf = Callable[[str], str]


def hosts_of_ranked(file: BufferedReader, host_of: HostOf) -> Iterator[HostEntry]:
    """Skips blank lines and `#` comments."""
    for entry in lines(unpacked(file)):
        if entry.problem:
            yield entry
        elif (line := entry.text.strip()) and not line.startswith("#"):
            host = host_of(line)
            yield HostEntry(entry.number, host or line, "" if host else "names no host")


def unpacked(file: BufferedReader) -> BufferedReader:
    """The first file of a ZIP archive, or the content of a gzip or plain file."""
    start = file.read(4)
    file.seek(0)
    try:
        if start.startswith(_ZIP):
            archive = ZipFile(file)
            return BufferedReader(_Bounded(cast("RawIOBase", archive.open(archive.infolist()[0]))))
        if start.startswith(_GZIP):
            return BufferedReader(_Bounded(cast("RawIOBase", gzip.GzipFile(fileobj=file))))
    except (*_DAMAGED, IndexError) as error:
        raise UnusableFile(f"the archive cannot be read: {error}") from error
    return file


class _Bounded(RawIOBase):
    """Archive content, up to MOST_UNPACKED bytes. Raises UnusableFile for a damaged archive."""

    def __init__(self, inner: RawIOBase) -> None:
        self._inner, self._size = inner, 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        try:
            data = self._inner.read(len(buffer)) or b""
        except _DAMAGED as error:
            raise UnusableFile(f"the archive is damaged, or not whole: {error}") from error
        self._size += len(data)
        if self._size > MOST_UNPACKED:
            raise UnusableFile(f"unpacked it has more than {MOST_UNPACKED:,} bytes")
        buffer[: len(data)] = data
        return len(data)
