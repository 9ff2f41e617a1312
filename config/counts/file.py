"""Prometheus counter files that survive a full disk."""

import os
import struct
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from prometheus_client.mmap_dict import MmapedDict

RETRY = 1.0  # Seconds between write attempts after a failure
_CAPACITY = 1 << 16
_HEADER = 8
_VALUE = 16  # Bytes of header and value, as in `prometheus_client.mmap_dict`
_used = struct.Struct("i")


class CountsFile(MmapedDict):
    """prometheus_client's format, written with pwrite instead of a memory map.

    Writing to a mapped file on a full disk kills the process (SIGBUS).
    """

    def __init__(self, filename: str, read_mode: bool = False) -> None:  # noqa: FBT001, FBT002 - its base's
        self._path, self._file, self._retry_at = Path(filename), -1, 0.0
        self._writing = not read_mode
        try:
            self._take(self._path.read_bytes())
        except (OSError, ValueError, RuntimeError, struct.error):  # missing or damaged
            self._take(_used.pack(_HEADER))

    def write_value(self, key: str, value: float, timestamp: float) -> None:
        super().write_value(key, value, timestamp)  # type: ignore[no-untyped-call]
        if self._file >= 0:
            self._write(self._positions[key], _VALUE)
        elif self._writing and time.monotonic() >= self._retry_at:
            self._write_anew()

    def close(self) -> None:
        self._close()
        self._writing = False

    def _take(self, content: bytes) -> None:
        self._m: Any = bytearray(content.ljust(_CAPACITY, b"\0"))
        self._used = _used.unpack_from(self._m)[0] or _HEADER
        self._positions = {key: pos for key, _, _, pos in self._read_all_values()}  # type: ignore[no-untyped-call]

    def _init_value(self, key: str) -> None:
        before = self._used
        self._m.extend(bytes(len(key.encode()) + 64))  # the base class would grow it as a memory map
        self._capacity = len(self._m)
        super()._init_value(key)  # type: ignore[no-untyped-call]
        del self._m[max(self._used, _CAPACITY) :]
        if self._file >= 0:
            self._write(before, self._used - before)
            self._write(0, _HEADER)  # written last: it holds the length of the valid data

    def _write(self, start: int, size: int) -> None:
        if self._file < 0:
            return
        try:
            written = os.pwrite(self._file, self._m[start : start + size], start)
        except OSError:
            written = 0
        if written != size:
            self._fail()

    def _write_anew(self) -> None:
        new = self._path.with_suffix(".new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            self._write(0, self._used)
            if self._file >= 0:
                new.replace(self._path)
        except OSError:
            self._fail()
        if self._file < 0:
            with suppress(OSError):
                new.unlink(missing_ok=True)

    def _fail(self) -> None:
        self._close()
        self._retry_at = time.monotonic() + RETRY

    def _close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
