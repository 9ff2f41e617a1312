"""Releases of the dataset: folders that are written beside and renamed, and rewritten when a site left.

A folder is called `<day>.<revision>`; of a day the last revision counts. A download goes on reading the files
that it opened.
"""

import json
import logging
import re
import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.template.loader import render_to_string
from django.utils import timezone

from config.files import digest_file, sync_file, try_lock
from index.dataset.columns import dictionary
from index.dataset.rows import Row, read_rows
from index.listing.feed import FEED_TIME
from index.models import FeedEntry, Site

if TYPE_CHECKING:
    import pyarrow as pa

MOST_RELEASES = 4
REWRITE_AFTER = timedelta(hours=6)  # Each rewriting takes as long as a release
COMPARED_WITHIN = timedelta(hours=12)  # Else releases may have what left the index, and are not shown

DICTIONARY, TERMS, SUMS = "dictionary.json", "TERMS.txt", "SHA256SUMS"

_FOLDER = re.compile(r"(\d{4}-\d{2}-\d{2})\.(\d{1,6})")
_UNFINISHED = ".new"
_ABOUT, _LOCK, _COMPARED = "release.json", "lock", "compared"

logger = logging.getLogger(__name__)

OnProgress = Callable[[int], None]  # Gets the number of rows of each step


class DatasetBusyError(Exception):
    """Another process writes releases."""


@dataclass(frozen=True, slots=True)
class ReleaseFile:
    name: str
    bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class DatasetRelease:
    """The dataset of one week."""

    day: str
    revision: int
    rows: int
    data_as_of: str | None
    """The day of the newest probe in it."""
    written_at: str
    taken_out: int
    """Sites that were in it and left the index."""
    files: tuple[ReleaseFile, ...]

    @property
    def folder(self) -> Path:
        return home() / f"{self.day}.{self.revision}"

    @property
    def parquet(self) -> Path:
        return self.folder / f"sites-{self.day}.parquet"


def home() -> Path:
    return Path(settings.DATA_DIR) / "dataset"


def find_releases() -> list[DatasetRelease]:
    """Newest first; none unless they were lately compared with what left the index."""
    try:
        age = time.time() - (home() / _COMPARED).stat().st_mtime
    except OSError:
        return []
    return _stored_releases() if age < COMPARED_WITHIN.total_seconds() else []


def keep_releases() -> None:
    """Write a release if this week has none, and take out what left. Raises OSError and DatasetBusyError."""
    with _alone():
        if _is_due():
            _publish(lambda _count: None)
        else:
            _take_out_departed(REWRITE_AFTER)


def publish_release(on_progress: OnProgress = lambda _count: None) -> DatasetRelease:
    """Write today's release; of one that is there a new revision. Raises OSError and DatasetBusyError."""
    with _alone():
        return _publish(on_progress)


@contextmanager
def _alone() -> Iterator[None]:
    home().mkdir(parents=True, exist_ok=True)
    with try_lock(home() / _LOCK) as is_alone:
        if not is_alone:
            raise DatasetBusyError("another process is writing releases of the dataset")
        _tidy()
        yield
        _tidy()


def _is_due() -> bool:
    today, releases = timezone.now().date(), _stored_releases()
    if releases and date.fromisoformat(releases[0].day).isocalendar()[:2] >= today.isocalendar()[:2]:
        return False
    return Site.objects.listed().exists()


def _publish(on_progress: OnProgress) -> DatasetRelease:
    from index.dataset import files  # noqa: PLC0415 - loads pyarrow, which nothing else needs

    started, day = time.monotonic(), timezone.now().date().isoformat()
    release = _write(day, files.make_batches(_count(read_rows(), on_progress)))
    logger.info("wrote a dataset of %s sites in %.1f s", release.rows, time.monotonic() - started)
    _take_out_departed(timedelta())  # also what left while it was written
    return _stored_releases()[0]


def _count(chunks: Iterable[Sequence[Row]], on_progress: OnProgress) -> Iterator[Sequence[Row]]:
    for chunk in chunks:
        yield chunk
        on_progress(len(chunk))


def _take_out_departed(after: timedelta) -> None:
    """Rewrite releases that have listings that left and are older than `after`."""
    from index.dataset import files  # noqa: PLC0415 - as above

    departed = FeedEntry.objects.filter(kind=FeedEntry.Kind.GONE).values_list("listing_id", flat=True)
    gone = frozenset(map(str, departed))
    for release in _stored_releases():
        left = files.ids_among(release.parquet, gone) if gone else frozenset()
        if left and timezone.now() - datetime.fromisoformat(release.written_at) >= after:
            _write(
                release.day, files.read_batches(release.parquet, without=left), release.taken_out + len(left)
            )
            logger.info("took %s sites that left out of the dataset of %s", len(left), release.day)
    (home() / _COMPARED).touch()


def _write(day: str, batches: "Iterable[pa.RecordBatch]", taken_out: int = 0) -> DatasetRelease:
    """Write a folder beside, then rename it: readers see all of it or nothing."""
    from index.dataset import files  # noqa: PLC0415 - as above

    revision = max((number for of, number in _revisions() if of == day), default=0) + 1
    folder = home() / f"{day}.{revision}{_UNFINISHED}"
    folder.mkdir()
    try:
        parquet = folder / f"sites-{day}.parquet"
        rows = files.write_files(batches, parquet, folder / f"sites-{day}.csv.gz")
        (folder / DICTIONARY).write_text(json.dumps({"columns": dictionary()}, indent=1))
        (folder / TERMS).write_text(
            render_to_string("dataset_terms.txt", {"base_url": settings.BASE_URL, "day": day})
        )
        listed = [
            ReleaseFile(path.name, path.stat().st_size, digest_file(path))
            for path in sorted(folder.iterdir(), key=_rows_first)
        ]
        (folder / SUMS).write_text("".join(f"{file.sha256}  {file.name}\n" for file in listed))
        sums = folder / SUMS
        listed.append(ReleaseFile(SUMS, sums.stat().st_size, digest_file(sums)))
        release = DatasetRelease(
            day=day,
            revision=revision,
            rows=rows,
            data_as_of=files.newest_day(parquet),
            written_at=timezone.now().isoformat(timespec="seconds"),
            taken_out=taken_out,
            files=tuple(listed),
        )
        (folder / _ABOUT).write_text(json.dumps(asdict(release)))
        for path in (*folder.iterdir(), folder):
            sync_file(path)
        folder.rename(release.folder)
        sync_file(home())
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return release


def _rows_first(path: Path) -> tuple[bool, str]:
    return not path.name.startswith("sites-"), path.name


def _revisions() -> list[tuple[str, int]]:
    names = (_FOLDER.fullmatch(path.name) for path in home().iterdir()) if home().is_dir() else ()
    return [(name[1], int(name[2])) for name in names if name]


def _stored_releases() -> list[DatasetRelease]:
    newest = dict(sorted(_revisions()))  # of a day the last one
    found = (_read(home() / f"{day}.{number}") for day, number in sorted(newest.items(), reverse=True))
    return [release for release in found if release][:MOST_RELEASES]


def _read(folder: Path) -> DatasetRelease | None:
    try:
        about: dict[str, Any] = json.loads((folder / _ABOUT).read_text())
        return DatasetRelease(**{**about, "files": tuple(ReleaseFile(**file) for file in about["files"])})
    except (OSError, ValueError, KeyError, TypeError):
        return None  # just removed, or not ours


def _tidy() -> None:
    """Remove earlier revisions, old releases and what a killed process left."""
    oldest = (timezone.now().date() - FEED_TIME).isoformat()  # of what left before, nothing is known any more
    kept = {release.folder for release in _stored_releases() if release.day >= oldest}
    for path in home().iterdir():
        if path.is_dir() and path not in kept:
            shutil.rmtree(path, ignore_errors=True)
