"""Types that describe a kind of source."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from io import BufferedReader
from typing import TYPE_CHECKING, NamedTuple, Protocol

from probes.models import Target
from probes.sources.files.entries import HostEntry

if TYPE_CHECKING:
    from probes.sources.files.json_pages import JsonPage


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
