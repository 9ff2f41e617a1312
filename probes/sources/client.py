"""Requests to sources, with the probe's name, guards, robots.txt rules and pace."""

import asyncio
import re
import shutil
import time
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime
from io import SEEK_CUR, SEEK_SET, BufferedReader, FileIO, RawIOBase, UnsupportedOperation
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from probes.consent import Robots, read_robots
from probes.evidence.evidence import SUCCESSES, Ending, Exchange, Purpose
from probes.net.http.client import Client, Policy, RequestLimits
from probes.net.robots_gate import forbidden_by, origin_in, request_robots
from probes.readers.replies import retry_after
from probes.sources.json_pages import JsonPage
from probes.sources.kind import LostPlace, SourceTrouble, ToldToWait

PART = 4 * 1024 * 1024  # Bytes of one request
MOST = 1024 * 1024 * 1024  # Lists of the first millions of hosts take less than a tenth
# A reply brings at least this part of PART, or the end: a server may give less than it is asked for.
LEAST_SHARE = 16
FREE_SHARE = 2  # What is still to come may take this part of the disk's free room

_CONTENT_RANGE = re.compile(r"bytes (\d{1,15})-\d{1,15}/(\d{1,15})")

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


MAX_PAGE = 8 * 1024 * 1024  # Decoded bytes; a hundred servers take less than one tenth
SECONDS = 60.0  # Of a request
PAGE_SECONDS = 120.0  # Of a page, with all requests for it: redirects, robots.txt, parts of a file

_LIMITS = RequestLimits(request_seconds=SECONDS, body_bytes=MAX_PAGE)
_BUFFER = 64 * 1024
_GONE = frozenset({400, 404, 410, 422})  # Statuses for an expired cursor


class SourceClient:
    """Implements `probes.sources.kind.Ask`.

    Downloaded parts stay at `part`, so that a killed reading continues there.
    """

    def __init__(self, policy: Policy, part: Path) -> None:
        self._policy = policy
        self._part = part
        self._robots: dict[str, Robots] = {}
        self.requests = 0
        self.begin_page()

    def __enter__(self) -> Self:
        self._runner = asyncio.Runner()
        self._client = self._runner.run(_entered(Client(self._policy, _LIMITS)))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._runner.run(self._client.__aexit__(kind, error, trace))
        self._runner.close()

    def begin_page(self) -> None:
        self._page_ends_at = time.monotonic() + PAGE_SECONDS

    def page(self, url: str, name: str) -> JsonPage:
        """Raises SourceTrouble."""
        exchange = self._reply(url, {"accept": "application/json"}, MAX_PAGE)
        _refuse_other_than(exchange, SUCCESSES)
        if exchange.truncated:
            raise SourceTrouble(f"its page has more than {MAX_PAGE:,} bytes")
        return JsonPage(exchange.body, name)

    def file(self, address: str) -> BufferedReader:
        """Raises SourceTrouble."""
        if "://" not in address:
            try:
                return BufferedReader(_LocalFile(address, self._check_time), _BUFFER)
            except OSError as error:
                raise SourceTrouble(f"the file cannot be read: {error.strerror}") from error
        download = Download(self._part, address, self._get_part, self._check_time)
        return BufferedReader(download, _BUFFER)

    def _get_part(self, url: str, headers: Mapping[str, str], most: int) -> Exchange:
        exchange = self._reply(url, headers, most)
        _refuse_other_than(exchange, SUCCESSES | {206, 416})
        return exchange

    def _reply(self, url: str, headers: Mapping[str, str], most: int) -> Exchange:
        """Raises SourceTrouble once the page has had its time."""
        self._check_time()
        left = self._page_ends_at - time.monotonic()
        try:
            return self._runner.run(asyncio.wait_for(self._get(url, headers, most), left))
        except TimeoutError as error:
            raise _too_slow() from error

    def _check_time(self) -> None:
        if time.monotonic() > self._page_ends_at:
            raise _too_slow()

    async def _get(self, url: str, headers: Mapping[str, str], most: int) -> Exchange:
        self.requests += 1
        return await self._client.exchange(
            Purpose.CATALOG_LINK, "GET", url, headers=headers, gate=self._gate, body_bytes=most
        )

    async def _gate(self, url: str) -> Ending | None:
        origin = origin_in(url)
        if origin not in self._robots:
            self._robots[origin] = read_robots(await request_robots(self._client, origin))
        return forbidden_by(self._robots[origin], url)


class _LocalFile(FileIO):
    """A file that is read for as long as a page may take."""

    def __init__(self, path: str, check_time: Callable[[], None]) -> None:
        super().__init__(path)
        self._check_time = check_time

    def readinto(self, buffer: Any) -> int | None:
        self._check_time()
        return super().readinto(buffer)


def _too_slow() -> SourceTrouble:
    return SourceTrouble(f"a page of it takes more than {PAGE_SECONDS:.0f} seconds")


async def _entered(client: Client) -> Client:
    entered = await client.__aenter__()
    entered.defer_release()()
    return entered


def _refuse_other_than(exchange: Exchange, expected: AbstractSet[int]) -> None:
    if not exchange.answered:
        raise SourceTrouble(_ENDING_TEXTS.get(exchange.ending) or f"it did not answer: {_ending(exchange)}")
    if exchange.status in expected:
        return
    now = datetime.now(UTC)
    if exchange.status in {429, 503} and (until := retry_after(exchange.header("retry-after"), now)):
        raise ToldToWait(f"it asks us to wait until {until:%Y-%m-%d %H:%M} UTC ({exchange.status})", until)
    if exchange.status in _GONE:
        raise LostPlace(f"it answers {exchange.status}: it does not know the address or the cursor")
    raise SourceTrouble(f"it answers {exchange.status}")


_ENDING_TEXTS = {
    Ending.ROBOTS_DISALLOWED: "its robots.txt does not let us read it",
    Ending.ROBOTS_UNREADABLE: "its robots.txt could not be read, so we do not go on",
    Ending.REFUSED_BY_HEADER: "a header of its reply refuses use by AI",
    Ending.DNS_FAILED: "its name has no address here (no network?)",
    Ending.CONNECT_FAILED: "no connection to it could be made (no network?)",
    Ending.BAD_ENCODING: "its reply is compressed in a way that cannot be read, or ends too early",
}


def _ending(exchange: Exchange) -> str:
    return exchange.ending.value.replace("_", " ") + (f" ({exchange.note})" if exchange.note else "")
