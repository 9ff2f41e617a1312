"""A web file as a local file, fetched in parts that are kept on disk."""

import re
import shutil
from collections.abc import Callable, Mapping
from io import SEEK_CUR, SEEK_SET, RawIOBase, UnsupportedOperation
from pathlib import Path
from typing import Any, Final

from probes.evidence.evidence import SUCCESSES, Exchange
from probes.sources.kind import LostPlace, SourceTrouble

PART: Final = 4 * 1024 * 1024
"""Bytes of one request."""
MOST: Final = 1024 * 1024 * 1024
"""Lists of the first millions of hosts take less than a tenth."""
LEAST_SHARE: Final = 16
"""A reply brings at least this part of PART, or the end: a server may give less than it is asked for."""
FREE_SHARE: Final = 2
"""What is still to come may take this part of the disk's free room."""

_CONTENT_RANGE: Final = re.compile(r"bytes (\d{1,15})-\d{1,15}/(\d{1,15})")

GetPart = Callable[[str, Mapping[str, str], int], Exchange]


class Download(RawIOBase):
    """Its version is stored beside it (`.version`), so that versions are never mixed."""

    def __init__(self, path: Path, url: str, get: GetPart, check_time: Callable[[], None]) -> None:
        self._path, self._url, self._get, self._check_time = path, url, get, check_time
        self._version = path.with_name(path.name + ".version")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
            self._size = path.stat().st_size
        except OSError as error:
            super().close()  # the garbage collector would close a file that was never opened
            raise _not_kept(error) from error
        self._at, self._whole = 0, False

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def seek(self, offset: int, whence: int = SEEK_SET) -> int:
        if whence not in {SEEK_SET, SEEK_CUR}:
            raise UnsupportedOperation("where it ends is not known before it is read")
        self._at = max(0, offset + (self._at if whence == SEEK_CUR else 0))
        return self._at

    def readinto(self, buffer: Any) -> int:
        """Raises SourceTrouble."""
        self._check_time()
        while self._at >= self._size and not self._whole:
            self._fetch()
        self._file.seek(self._at)
        data = self._file.read(len(buffer))
        buffer[: len(data)] = data
        self._at += len(data)
        return len(data)

    def close(self) -> None:
        self._file.close()
        super().close()

    def _fetch(self) -> None:
        """Append the next part. Raises SourceTrouble; LostPlace if the file has changed."""
        self._check_room(min(PART, MOST - self._size) or PART)
        version = self._version.read_text() if self._version.exists() else ""
        headers = {"range": f"bytes={self._size}-{self._size + PART - 1}"}
        if self._size and version:
            headers["if-range"] = version
        reply = self._get(self._url, headers, PART)
        if reply.status in SUCCESSES and self._size:
            self._forget()
            raise LostPlace("the file was replaced while it was read; the next reading begins anew")
        if reply.status in SUCCESSES and reply.truncated:
            raise SourceTrouble(
                f"its server gives files only whole, and this one has more than {PART:,} bytes: download it, "
                "and name its path as the address"
            )
        if reply.status == 206 and reply.header("content-encoding"):
            raise SourceTrouble("its server compresses parts of files")
        try:
            self._append(reply)
        except OSError as error:
            raise _not_kept(error) from error

    def _append(self, reply: Exchange) -> None:
        if reply.status == 416:  # the file ends where the last part did
            self._whole = True
            return
        place = _CONTENT_RANGE.fullmatch(reply.header("content-range")) if reply.status == 206 else None
        if reply.status == 206:
            if place is None or int(place[1]) != self._size:
                raise SourceTrouble("its server does not say which part of the file it gives")
            left = int(place[2]) - self._size
            self._check_room(left)
            _check_progress(len(reply.body), left)
        if not self._size:
            self._version.write_text(reply.header("etag") or reply.header("last-modified"))
        self._file.write(reply.body)
        self._file.flush()
        self._size += len(reply.body)
        self._whole = place is None or self._size >= int(place[2])

    def _check_room(self, left: int) -> None:
        if self._size + left > MOST:
            raise SourceTrouble(f"the file has more than {MOST:,} bytes")
        free = shutil.disk_usage(self._path.parent).free
        if left > free // FREE_SHARE:
            raise SourceTrouble(
                f"{left:,} bytes of it are still to come, and DATA_DIR has {free:,} free: a download may "
                f"take 1/{FREE_SHARE} of that"
            )

    def _forget(self) -> None:
        self._file.truncate(0)
        self._version.unlink(missing_ok=True)
        self._size = 0


def _check_progress(size: int, left: int) -> None:
    least = min(PART // LEAST_SHARE, left)
    if size < least:
        raise SourceTrouble(
            f"its server gives {size:,} bytes where {PART:,} were asked for; at least {least:,} must come"
        )


def _not_kept(error: OSError) -> SourceTrouble:
    return SourceTrouble(f"what is downloaded cannot be kept in DATA_DIR: {error.strerror}")
