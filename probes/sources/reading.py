"""One turn of the schedule."""

import hashlib
import logging
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from config.database.clock import put_back
from config.worklist import DATABASE_GONE
from probes.models import HostSource, Pause, Target
from probes.readers.texts import clean_text
from probes.schedule import control
from probes.sources import ADDRESSED_KINDS, caps
from probes.sources.client import SourceClient
from probes.sources.kind import (
    Ask,
    HostEntry,
    LostPlace,
    SourceKind,
    SourcePage,
    SourcePlace,
    SourceTrouble,
    ToldToWait,
    UnusableFile,
)
from probes.sources.registering import NamedHost, check_entry, register_hosts

# Longer than any page takes, and than the task that reads may live; every kept page renews it.
TERM = timedelta(minutes=10)
RETRY_AFTER = timedelta(hours=1)  # Doubles each time, up to a week
RETRY_AT_MOST = timedelta(days=7)
MAX_PAGES = 20_000
MAX_PLACE = 300
MAX_PUBLISHER = 253
MAX_TROUBLE = 500
KILLED_TEXT = "its reading was killed in the middle of a page, for its time or memory, or the machine ended"
MAX_POSITION = 1_000_000  # Characters; a catalog's position lists the catalogs found
A_FILE_PAGE = 10_000

_DIGEST = 8
_SURROGATE = re.compile("[\ud800-\udfff]")

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class ReadingCounts:
    pages: int = 0
    new: int = 0
    known: int = 0
    rejected: int = 0
    left_out: int = 0
    """By a cap; they wait for another reading."""
    postponed: int = 0
    """Of the page under way, by the cap of a day."""

    @property
    def hosts(self) -> int:
        return self.new + self.known


class TakenOver(Exception):  # noqa: N818 - reads as what it is
    """Another worker reads the source, or an operator changed it."""


def ensure_sources() -> None:
    known = set(HostSource.objects.values_list("name", flat=True))
    now = timezone.now()
    missing = [
        HostSource(name=kind.name, kind=kind.name, address=kind.address, most=kind.most, due_at=now)
        for kind in ADDRESSED_KINDS.values()
        if kind.address and kind.name not in known
    ]
    HostSource.objects.bulk_create(missing, ignore_conflicts=True)


@transaction.atomic
def claim() -> HostSource | None:
    """None if no source is due or one is being read. A reading whose lease is over has failed."""
    now = timezone.now()
    rows = list(HostSource.objects.select_for_update().order_by("due_at", "id"))
    if any(row.held_until is not None and row.held_until > now for row in rows):
        return None
    for row in rows:
        if row.held_until is not None:
            _release(row, due_at=_later(row), trouble=KILLED_TEXT, failures=row.fails + 1)
    if Pause.objects.filter(work=Target.Work.SOURCE).exists():
        return None
    due = next(
        (row for row in rows if row.enabled and row.due_at <= now and row.kind in ADDRESSED_KINDS), None
    )
    return None if due is None else _begin(due, now)


@transaction.atomic
def hold(name: str) -> HostSource | None:
    """Lease a source, even a disabled one; None if being read."""
    now = timezone.now()
    row = HostSource.objects.select_for_update().get(name=name)
    if row.held_until is not None and row.held_until > now:
        return None
    return _begin(row, now)


def end_all() -> int:
    """Call only at a start when no worker runs."""
    return HostSource.objects.filter(held_until__isnull=False).update(held_until=None)


def put_back_times() -> int:
    """Put back times that a clock stored while it ran ahead."""
    rows = HostSource.objects.all()
    longest = max(RETRY_AT_MOST, *(kind.every for kind in ADDRESSED_KINDS.values()))
    return put_back(rows, "due_at", longest=longest) + put_back(rows, "held_until", longest=TERM)


def _begin(row: HostSource, now: datetime) -> HostSource:
    row.held_until = now + TERM
    if row.began_at is None:
        row.began_at, row.since = now, row.whole_since
        row.position, row.seen, row.counts = "", b"", {}
    row.save(update_fields=["held_until", "began_at", "since", "position", "seen", "counts"])
    return row


def read_source(
    row: HostSource, ask: Ask, *, seconds: float, stopping: Callable[[], bool] = lambda: False
) -> Iterator[ReadingCounts]:
    """Continue reading and yield the counts after every kept page.

    Ends after `seconds`, or in trouble, which is stored. Raises TakenOver.
    """
    kind, ends_at = ADDRESSED_KINDS[row.kind], time.monotonic() + seconds
    place = SourcePlace(row.address, row.position, row.since)
    try:
        for page in read_pages(kind, ask, place, most=row.most):
            yield _keep(row, kind, page)
            if row.held_until is None:
                return
            ask.begin_page()
            if stopping() or time.monotonic() >= ends_at:
                _release(row, due_at=timezone.now())
                return
        _release(row, due_at=_later(row), trouble="it ended without saying so", failures=row.fails + 1)
    except ToldToWait as error:
        _release(row, due_at=error.until, trouble=str(error))
    except LostPlace as error:
        _release(row, due_at=_later(row), trouble=str(error), failures=row.fails + 1, anew=True)
    except (SourceTrouble, UnusableFile) as error:
        _release(row, due_at=_later(row), trouble=str(error), failures=row.fails + 1)
    except (TakenOver, *DATABASE_GONE):
        raise
    except Exception as error:  # store unexpected errors and release the source at once
        logger.exception("source %s", row.name)
        trouble = f"it could not be read by a fault of ours: {type(error).__name__}"
        _release(row, due_at=_later(row), trouble=trouble, failures=row.fails + 1)


def read_pages(
    kind: SourceKind, ask: Ask, place: SourcePlace, *, most: int | None = None
) -> Iterator[SourcePage]:
    if kind.pages is not None:
        yield from kind.pages(ask, place)
    elif kind.entries is not None:
        with ask.file(place.address) as file:
            size = min(A_FILE_PAGE, most or A_FILE_PAGE)
            yield from _counted_off(kind.entries(file, ""), int(place.position or 0), size)


def _counted_off(entries: Iterator[HostEntry], skip: int, size: int) -> Iterator[SourcePage]:
    page: list[HostEntry] = []
    for number, entry in enumerate(entries, 1):
        if number <= skip:
            continue
        page.append(entry._replace(seen_in=entry.seen_in or f"line {entry.number}"))
        if len(page) == size:
            yield SourcePage(page, str(number))
            page = []
    yield SourcePage(page, None)


@transaction.atomic
def _keep(row: HostSource, kind: SourceKind, page: SourcePage) -> ReadingCounts:
    """Raises TakenOver."""
    counts, now = ReadingCounts(**row.counts), timezone.now()
    hosts, rejected = _hosts_of(page, room=None if row.most is None else row.most - counts.hosts)
    today = _today(row, now)
    choice = caps.choose_hosts(hosts, source=row.name, today=today, reading=counts.new)
    new = register_hosts(choice.hosts, origin=kind.origin, source=row.name)
    counts.new += new
    counts.postponed = choice.postponed
    changes: dict[str, Any] = {"read_at": now, "day": now.astimezone(UTC).date(), "new_of_day": today + new}
    if choice.postponed:
        changes |= {"held_until": None, "due_at": _tomorrow(now), "trouble": "", "fails": 0}
    else:
        counts.pages += 1
        counts.known += len(hosts) - new - choice.left_out
        counts.rejected += rejected
        counts.left_out += choice.left_out + page.left_out
        changes |= _next_place(row, kind, page, counts, now)
    _write(row, changes | {"counts": asdict(counts)})
    return counts


def _next_place(
    row: HostSource, kind: SourceKind, page: SourcePage, counts: ReadingCounts, now: datetime
) -> dict[str, Any]:
    """Where to read on after a page, or how the reading ended."""
    full = counts.new >= caps.MAX_HOSTS_A_READING or (row.most is not None and counts.hosts >= row.most)
    if page.position is None or full:
        whole = page.position is None and not counts.left_out
        return _ended(row, whole=whole) | {"due_at": now + kind.every}
    if trouble := _leads_nowhere(row, page.position):
        logger.info("source %s: %s", row.name, trouble)
        failed = {"trouble": trouble, "fails": min(row.fails + 1, 100), "due_at": _later(row)}
        return _ended(row, whole=False) | failed
    seen = bytes(row.seen) + _digest(page.position)
    return {"held_until": now + TERM, "position": page.position, "seen": seen}


def _hosts_of(page: SourcePage, *, room: int | None) -> tuple[list[NamedHost], int]:
    """At most `room` hosts, and how many entries before their end name none."""
    hosts: list[NamedHost] = []
    rejected = 0
    for entry in page.entries:
        if room is not None and len(hosts) >= room:
            break
        host, problem = check_entry(entry)
        if problem:
            rejected += 1
        else:
            place, publisher = (
                clean_text(entry.seen_in, MAX_PLACE),
                clean_text(entry.publisher, MAX_PUBLISHER),
            )
            hosts.append(NamedHost(host, place, publisher))
    return hosts, rejected


def _today(row: HostSource, now: datetime) -> int:
    """How many hosts it brought today."""
    return row.new_of_day if row.day == now.astimezone(UTC).date() else 0


def _tomorrow(now: datetime) -> datetime:
    day = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return day + timedelta(days=1)


def _leads_nowhere(row: HostSource, position: str) -> str:
    if len(position) > MAX_POSITION or "\0" in position or _SURROGATE.search(position):
        return "its cursor cannot be kept; the next reading begins anew"
    seen = bytes(row.seen)
    before = {seen[at : at + _DIGEST] for at in range(0, len(seen), _DIGEST)}
    if _digest(position) in before:
        return "its cursor leads back to a page that was read before; the next reading begins anew"
    return f"it has more than {MAX_PAGES:,} pages" if len(before) >= MAX_PAGES else ""


def _digest(position: str) -> bytes:
    return hashlib.sha256(position.encode()).digest()[:_DIGEST]


def _ended(row: HostSource, *, whole: bool) -> dict[str, Any]:
    return {
        "position": "",
        "seen": b"",
        "began_at": None,
        "held_until": None,
        "whole_since": row.began_at if whole else row.whole_since,
        "fails": 0,
        "trouble": "",
    }


def _later(row: HostSource) -> datetime:
    pause: timedelta = min(RETRY_AFTER * 2 ** min(row.fails, 10), RETRY_AT_MOST)
    return timezone.now() + pause


def _release(
    row: HostSource, *, due_at: datetime, trouble: str = "", failures: int = 0, anew: bool = False
) -> None:
    changes: dict[str, Any] = {
        "held_until": None,
        "due_at": due_at,
        "trouble": clean_text(trouble, MAX_TROUBLE),
        "fails": min(failures, 100),
    }
    if anew:
        changes |= {"position": "", "seen": b"", "began_at": None}
    if trouble:
        logger.info("source %s: %s", row.name, changes["trouble"])
    _write(row, changes)


def _write(row: HostSource, changes: dict[str, Any]) -> None:
    """Raises TakenOver if the position has changed."""
    mine = Q(pk=row.pk, position=row.position, held_until=row.held_until)
    if not HostSource.objects.filter(mine).update(**changes):
        raise TakenOver(row.name)
    for name, value in changes.items():
        setattr(row, name, value)


HOSTS = 20
MAX_TRIAL_PAGES = 10


@dataclass(slots=True)
class SourceTrial:
    """Hosts with their places, how many are targets, and how many entries were rejected."""

    hosts: list[tuple[str, str]] = field(default_factory=list)
    known: int = 0
    rejected: int = 0
    trouble: str = ""


def try_source(row: HostSource, *, hosts: int) -> SourceTrial:
    found, places = SourceTrial(), dict[str, str]()
    with tempfile.TemporaryDirectory() as folder:
        try:
            with SourceClient(control.current_policy(), Path(folder) / "part") as ask:
                pages = read_pages(ADDRESSED_KINDS[row.kind], ask, SourcePlace(row.address), most=hosts)
                for number, page in enumerate(pages, 1):
                    for entry in page.entries:
                        host, problem = check_entry(entry)
                        found.rejected += bool(problem)
                        if host and len(places) < hosts:
                            places.setdefault(host, entry.seen_in)
                    if len(places) >= hosts or number >= MAX_TRIAL_PAGES or page.position is None:
                        break
        except (SourceTrouble, UnusableFile) as error:
            found.trouble = str(error)
    found.hosts = list(places.items())
    found.known = Target.objects.filter(host__in=places).count()
    return found


def read_due(*, seconds: float, stopping: Callable[[], bool]) -> None:
    ensure_sources()
    delete_leftovers()
    if (row := claim()) is not None:
        read_in_turn(row, seconds=seconds, stopping=stopping)


def read_in_turn(
    row: HostSource,
    *,
    seconds: float,
    stopping: Callable[[], bool] = lambda: False,
    on_progress: Callable[[ReadingCounts], None] = lambda _read: None,
) -> None:
    part = download_path(row)
    _forget_others(part)
    try:
        with SourceClient(control.current_policy(), part) as ask:
            for counts in read_source(row, ask, seconds=seconds, stopping=stopping):
                on_progress(counts)
    except TakenOver:
        return
    if row.began_at is None:
        shutil.rmtree(part.parent, ignore_errors=True)


def download_path(row: HostSource) -> Path:
    began = row.began_at or row.created_at
    return _folder() / row.name / f"{began:%Y%m%dT%H%M%S%f}.part"


def delete_leftovers() -> None:
    """Delete downloads of sources that are not being read."""
    begun = set(HostSource.objects.filter(began_at__isnull=False).values_list("name", flat=True))
    for folder in _folder().glob("*"):
        if folder.name not in begun:
            shutil.rmtree(folder, ignore_errors=True)


def _folder() -> Path:
    return Path(settings.DATA_DIR) / "sources"


def _forget_others(part: Path) -> None:
    for path in part.parent.glob("*.part*"):
        if not path.name.startswith(part.name):
            path.unlink(missing_ok=True)
