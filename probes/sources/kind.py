"""Types that describe a kind of source."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from io import BufferedReader
from typing import TYPE_CHECKING, NamedTuple, Protocol

from index.values.hosts import BadHost, from_host_or_url, owner_domain
from probes.models import Target

MAX_LINE = 64 * 1024  # Bytes: table rows may hold long texts beside the host
MAX_SHOWN = 300
MAX_ENTRIES = 10_000  # Entries of one page

_BOM = b"\xef\xbb\xbf"


class HostEntry(NamedTuple):
    """`number` is a line's, or that of a registry's server; `seen_in` is its place, for operators.

    `publisher` is who put it into the source, as far as the source says.
    """

    number: int
    text: str
    problem: str = ""
    seen_in: str = ""
    publisher: str = ""


class UnusableFile(ValueError):  # noqa: N818 - reads as what it is
    """The file, or its rest, is unreadable; the message says why and what helps."""


def owner_of(url: str) -> str:
    """The owner's domain, or ""."""
    try:
        return owner_domain(from_host_or_url(url))
    except BadHost:
        return ""


def file_lines(file: BufferedReader) -> Iterator[HostEntry]:
    """Lines keep their ends; overlong or non-UTF-8 ones have a problem."""
    number = 0
    while piece := file.readline(MAX_LINE + 1):
        number += 1
        piece = piece.removeprefix(_BOM) if number == 1 else piece
        if len(piece) > MAX_LINE and not piece.endswith(b"\n"):
            size = len(piece) + _skipped(file)
            problem = f"has {size:,} bytes; a line may have {MAX_LINE:,}"
            yield HostEntry(number, piece[:MAX_SHOWN].decode(errors="replace"), problem)
            continue
        try:
            yield HostEntry(number, piece.decode())
        except UnicodeDecodeError as error:
            problem = f"is not UTF-8: byte 0x{piece[error.start]:02x} at place {error.start + 1}"
            yield HostEntry(number, piece[:MAX_SHOWN].decode(errors="replace").strip(), problem)


def sample_entries(entries: Iterable[HostEntry]) -> tuple[list[HostEntry], int]:
    """At most MAX_ENTRIES, each with the same chance, and how many are left out (reservoir sampling)."""
    chosen: list[HostEntry] = []
    number = 0
    for number, entry in enumerate(entries, 1):
        if len(chosen) < MAX_ENTRIES:
            chosen.append(entry)
        elif (place := random.randrange(number)) < MAX_ENTRIES:  # noqa: S311 - no secret
            chosen[place] = entry
    return chosen, number - len(chosen)


def _skipped(file: BufferedReader) -> int:
    size = 0
    while rest := file.readline(MAX_LINE):
        size += len(rest)
        if rest.endswith(b"\n"):
            break
    return size


def hosts_of_lines(file: BufferedReader) -> Iterator[HostEntry]:
    """One host per line; skips blank lines and `#` comments."""
    for entry in file_lines(file):
        if entry.problem:
            yield entry
        elif word := entry.text.partition("#")[0].strip():
            yield HostEntry(entry.number, word)


if TYPE_CHECKING:
    from probes.sources.json_pages import JsonPage


class SourceTrouble(Exception):  # noqa: N818 - reads as what it is
    """The source can't be read now; the next reading continues."""


class ToldToWait(SourceTrouble):
    """The source answered 429 or 503 with Retry-After."""

    def __init__(self, message: str, until: datetime) -> None:
        super().__init__(message)
        self.until = until


class LostPlace(SourceTrouble):
    """The stored position is invalid; reading starts anew."""


class Terms(NamedTuple):
    """Publisher's terms: a sentence, its URL, and whether they allow our use."""

    text: str
    url: str
    permits: bool


class SourcePlace(NamedTuple):
    """Where to read on: `position` of the last kept page, "" at the start.

    `since` is the start of the last whole reading: some sources are asked only for later changes.
    """

    address: str
    position: str = ""
    since: datetime | None = None


class SourcePage(NamedTuple):
    """Stored in one transaction; `position` is where to read on, None at the end.

    `left_out` counts entries that a page has no room for.
    """

    entries: Sequence[HostEntry]
    position: str | None
    left_out: int = 0


class Ask(Protocol):
    """Polite, bounded and guarded access to a source. Raises SourceTrouble."""

    def page(self, url: str, name: str) -> "JsonPage":
        """The JSON object at a URL, with its list `name`."""

    def file(self, address: str) -> BufferedReader:
        """A local file, or the downloaded file of a URL."""

    def begin_page(self) -> None:
        """A page was kept: the time for the next one begins."""


ReadPages = Callable[[Ask, SourcePlace], Iterator[SourcePage]]
ReadFile = Callable[[BufferedReader, str], Iterator[HostEntry]]


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceKind:
    """Either `pages` or `entries` reads it.

    `address` is "" if operators name it. `origin` decides `found_via`. `endings` are those of files that
    `entries` reads; `most` limits the hosts of a reading.
    """

    name: str
    title: str
    origin: Target.Origin
    terms: Terms | None = None
    address: str = ""
    every: timedelta = timedelta(days=1)
    most: int | None = None
    pages: ReadPages | None = None
    entries: ReadFile | None = None
    endings: tuple[str, ...] = ()
