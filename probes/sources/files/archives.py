"""Content of packed lists as a stream: gzip, or the first file of a ZIP archive; untrusted.

A ZIP archive is read from its beginning, as it arrives, so its directory costs nothing.
"""

import bz2
import gzip
import lzma
import struct
import zlib
from collections.abc import Iterator
from io import BufferedReader, RawIOBase
from typing import Any, NamedTuple, Protocol

from probes.sources.kind import UnusableFile

MOST_UNPACKED = 2 * 1024 * 1024 * 1024  # Twenty million hosts
MOST_RATIO = 100  # Lists of hosts take 3 to 20 times the room
RATIO_FROM = 16 * 1024 * 1024  # Unpacked bytes from which MOST_RATIO counts
MOST_FOLDERS = 100  # Folders before the first file of a ZIP archive
MOST_DICTIONARY = 64 * 1024 * 1024  # LZMA's memory; of its presets the largest

_CHUNK = 64 * 1024
_GZIP, _ZIP = b"\x1f\x8b", b"PK\x03\x04"
_OTHER = {
    b"PK\x05\x06": "an empty ZIP archive",
    b"PK\x07\x08": "a ZIP archive in several parts",
    b"\xfd7zXZ\0": "packed by xz",
    b"\x28\xb5\x2f\xfd": "packed by zstd",
    b"7z\xbc\xaf\x27\x1c": "a 7z archive",
    b"BZh91AY&SY": "packed by bzip2",
}
_LONGEST_MARK = 10
# What decompressors raise for damaged data; they read no file themselves.
_FAULTS = (zlib.error, lzma.LZMAError, EOFError, OSError, ValueError)

_ENCRYPTED = 0x1 | 0x40 | 0x2000
_SIZES_FOLLOW = 0x8
_HEADER = struct.Struct("<4s5H3L2H")
_FIELD = struct.Struct("<2H")
_LZMA_PROPERTIES = struct.Struct("<BL")
_DESCRIPTOR = struct.Struct("<4s3L")
_DESCRIPTOR_MARK = b"PK\x07\x08"
_IN_ZIP64 = 0xFFFFFFFF
_ZIP64, _LONG, _CHECKSUM = 1, 8, 4


def unpack_archive(file: BufferedReader) -> BufferedReader:
    """Raises UnusableFile."""
    start = _start(file)
    if start.startswith(_ZIP):
        content = _content_of_zip(file)
    elif start.startswith(_GZIP):
        content = _content_of_gzip(file)
    else:
        _refuse_archive(start, "it is {}; a plain, gzip or ZIP file is read")
        return file
    reader: BufferedReader = BufferedReader(_Content(content, file))
    inner = reader.peek(_LONGEST_MARK)
    if inner.startswith((_ZIP, _GZIP)):
        raise UnusableFile("it is an archive in an archive; one is unpacked, not two")
    _refuse_archive(inner, "what it holds is {}, not a list")
    return reader


def _start(file: BufferedReader) -> bytes:
    start = file.read(_LONGEST_MARK)
    file.seek(0)
    return start


def _refuse_archive(start: bytes, message: str) -> None:
    for mark, what in _OTHER.items():
        if start.startswith(mark):
            raise UnusableFile(message.format(what))


class _Content(RawIOBase):
    """Chunks as a file, within MOST_UNPACKED and MOST_RATIO. Raises UnusableFile."""

    def __init__(self, chunks: Iterator[bytes], packed: BufferedReader) -> None:
        self._chunks, self._packed = chunks, packed
        self._rest, self._size = b"", 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self._rest:
            self._rest = next(self._chunks, b"")
            self._size += len(self._rest)
            self._refuse_bomb()
        data = self._rest[: len(buffer)]
        self._rest = self._rest[len(data) :]
        buffer[: len(data)] = data
        return len(data)

    def _refuse_bomb(self) -> None:
        if self._size > MOST_UNPACKED:
            raise UnusableFile(f"unpacked it has more than {MOST_UNPACKED:,} bytes")
        if self._size > RATIO_FROM and self._size > MOST_RATIO * self._packed.tell():
            raise UnusableFile(
                f"unpacked it is more than {MOST_RATIO} times as large, as no list of hosts is"
            )


def _content_of_gzip(file: BufferedReader) -> Iterator[bytes]:
    unzipped = gzip.GzipFile(fileobj=file)
    while True:
        try:
            chunk = unzipped.read(_CHUNK)
        except (gzip.BadGzipFile, zlib.error, EOFError) as error:
            raise _damaged(error) from error
        if not chunk:
            return
        yield chunk


class _Member(NamedTuple):
    """A file in a ZIP archive by the header before it; size and checksum are None if they follow it."""

    method: int
    size: int | None
    checksum: int | None


def _content_of_zip(file: BufferedReader) -> Iterator[bytes]:
    member = _first_member(file)
    unpacker = _unpacker(file, member)
    left, checksum = member.size, 0
    while not unpacker.eof and left != 0:
        chunk = _next_chunk(file, unpacker, _CHUNK if left is None else min(_CHUNK, left))
        left = None if left is None else left - len(chunk)
        checksum = zlib.crc32(chunk, checksum)
        if chunk:
            yield chunk
    expected = member.checksum
    if expected is None:
        expected = _checksum_after(unpacker.unused_data + file.read(_DESCRIPTOR.size))
    if left or checksum != expected:
        raise UnusableFile("the archive is damaged: its content is not what its checksum says")


def _first_member(file: BufferedReader) -> _Member:
    for _ in range(MOST_FOLDERS):
        signature, _, flags, method, _, _, checksum, packed, size, name_size, extra_size = _HEADER.unpack(
            _exactly(file, _HEADER.size)
        )
        if signature != _ZIP:
            raise UnusableFile("the archive holds no file")
        name, extra = _exactly(file, name_size), _exactly(file, extra_size)
        if flags & _ENCRYPTED:
            raise UnusableFile("the archive is encrypted")
        if not name.endswith(b"/"):
            if flags & _SIZES_FOLLOW:
                return _Member(method, None, None)
            return _Member(method, _size_in(extra) if size == _IN_ZIP64 else size, checksum)
        file.read(min(packed, _CHUNK))  # a folder has no content
    raise UnusableFile(f"the archive has more than {MOST_FOLDERS} folders before its first file")


def _size_in(extra: bytes) -> int:
    """The unpacked size in the ZIP64 field, which comes first there."""
    while len(extra) >= _FIELD.size:
        kind, length = _FIELD.unpack_from(extra)
        field = extra[_FIELD.size : _FIELD.size + length]
        if kind == _ZIP64 and len(field) >= _LONG:
            return int.from_bytes(field[:_LONG], "little")
        extra = extra[_FIELD.size + length :]
    raise UnusableFile("the archive does not say how long its file is")


def _checksum_after(tail: bytes) -> int:
    """The checksum in what follows a file's data, with or without its signature."""
    tail = tail.removeprefix(_DESCRIPTOR_MARK)
    if len(tail) < _CHECKSUM:
        raise _damaged("it ends early")
    return int.from_bytes(tail[:_CHECKSUM], "little")


class _Unpacker(Protocol):
    """As bz2 and lzma have it."""

    @property
    def eof(self) -> bool: ...
    @property
    def needs_input(self) -> bool: ...
    @property
    def unused_data(self) -> bytes: ...
    def decompress(self, data: bytes, max_length: int = -1) -> bytes: ...


class _Copier:
    """Of content that is not compressed: it ends at its size."""

    eof, needs_input, unused_data = False, True, b""

    def decompress(self, data: bytes, max_length: int = -1) -> bytes:
        return data[:max_length]


class _Inflater:
    """Of raw deflate."""

    def __init__(self) -> None:
        self._inner = zlib.decompressobj(-zlib.MAX_WBITS)
        self.needs_input = True

    @property
    def eof(self) -> bool:
        return self._inner.eof

    @property
    def unused_data(self) -> bytes:
        return self._inner.unused_data

    def decompress(self, data: bytes, max_length: int = -1) -> bytes:
        chunk = self._inner.decompress(self._inner.unconsumed_tail + data, max_length)
        self.needs_input = not self._inner.unconsumed_tail and len(chunk) < max_length
        return chunk


def _unpacker(file: BufferedReader, member: _Member) -> _Unpacker:
    match member.method:
        case 0 if member.size is None:
            raise UnusableFile("the archive does not say how long its file is")
        case 0:
            return _Copier()
        case 8:
            return _Inflater()
        case 12:
            return bz2.BZ2Decompressor()
        case 14:
            return _lzma_unpacker(file)
        case other:
            raise UnusableFile(f"the archive is compressed by a method ({other}) that is not read here")


def _lzma_unpacker(file: BufferedReader) -> lzma.LZMADecompressor:
    """Reads the properties before the data (APPNOTE.TXT, 5.8.8)."""
    _, length = _FIELD.unpack(_exactly(file, _FIELD.size))
    if length != _LZMA_PROPERTIES.size:
        raise _damaged("its properties of LZMA have another length")
    packed, dictionary = _LZMA_PROPERTIES.unpack(_exactly(file, _LZMA_PROPERTIES.size))
    if dictionary > MOST_DICTIONARY:
        raise UnusableFile(
            f"unpacking it takes {dictionary:,} bytes of memory; {MOST_DICTIONARY:,} are allowed"
        )
    contexts = {"lc": packed % 9, "lp": packed // 9 % 5, "pb": packed // 45}
    try:
        filters = [{"id": lzma.FILTER_LZMA1, "dict_size": dictionary, **contexts}]
        return lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=filters)
    except _FAULTS as error:
        raise _damaged(error) from error


def _next_chunk(file: BufferedReader, unpacker: _Unpacker, most: int) -> bytes:
    data = file.read(_CHUNK) if unpacker.needs_input else b""
    if not data and unpacker.needs_input:
        raise _damaged("it ends early")
    try:
        return unpacker.decompress(data, most)
    except _FAULTS as error:
        raise _damaged(error) from error


def _exactly(file: BufferedReader, size: int) -> bytes:
    data = file.read(size)
    if len(data) < size:
        raise _damaged("it ends early")
    return data


def _damaged(why: object) -> UnusableFile:
    return UnusableFile(f"the archive is damaged, or not whole: {why}")
