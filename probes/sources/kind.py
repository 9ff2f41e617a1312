"""The form in which a kind of source is described."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from io import BufferedReader
from typing import Any, NamedTuple, Protocol

from probes.models import Target
from probes.sources.files.entries import HostEntry


class SourceTrouble(Exception):  # noqa: N818 - reads as what it is
    """The source can't be read at present; what was kept stays, and the next reading goes on from there."""


class ToldToWait(SourceTrouble):
    """The source asks us to come back at a time (429 or 503 with Retry-After)."""

    def __init__(self, message: str, until: datetime) -> None:
        super().__init__(message)
        self.until = until


class LostPlace(SourceTrouble):
    """The place where the last reading stopped leads nowhere: the next one begins anew."""


class Terms(NamedTuple):
    """What its publisher allows, in a sentence, where that is written, and whether it allows our use."""

    text: str
    url: str
    permits: bool


class SourcePlace(NamedTuple):
    """Where to read on: `position` is that of the last kept page, "" at the start.

    `since` is the start of the last whole reading, None before it: a source that can tell what changed since
    needs to be asked only for that.
    """

    address: str
    position: str = ""
    since: datetime | None = None


class SourcePage(NamedTuple):
    """Entries that are kept in one transaction; `position` is where to read on, None at the end."""

    entries: Sequence[HostEntry]
    position: str | None


class Ask(Protocol):
    """How a source is asked: politely, bounded and guarded. Raises SourceTrouble."""

    def json(self, url: str) -> Any:
        """Return the JSON document at a URL."""

    def file(self, address: str) -> BufferedReader:
        """Return the file at a URL, downloaded, or at a path of this machine."""


ReadPages = Callable[[Ask, SourcePlace], Iterator[SourcePage]]
"""Reads on from a place, page by page. Raises SourceTrouble."""
ReadFile = Callable[[BufferedReader, str], Iterator[HostEntry]]
"""Reads the entries of an open file, from the column that an operator named ("" if none). Raises
UnusableFile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceKind:
    """What is said of a kind of source: either `pages` or `entries` reads it.

    `address` is where the public one is, "" if operators name it. `origin` decides `found_via`. `endings` are
    names of files that are read by `entries`; `most` is how many hosts one reading takes, None for all.
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
