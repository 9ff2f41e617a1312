"""Write a database snapshot into files, then switch to them."""

import logging
import secrets
import time
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import numpy as np
from django.conf import settings
from django.db import OperationalError, connection, transaction
from django.utils import timezone

from index import embedding, fulltext
from index.embedding import vectors
from index.embedding.languages import E5_ID
from index.embedding.weights import WIDTH
from index.generations import files, source
from index.generations.columns import ColumnCollector
from index.generations.day_figures import store_day_figures
from index.generations.vectors import SECOND, write_passages, write_vectors
from index.models import Generation

LEAST_BETWEEN = timedelta(minutes=1)
SHARE = 10  # Builds take at most 1/SHARE of the time
PRESSING = 20_000  # Number of changes at which a build ignores SHARE: every process holds them in memory

READ_EVERY = 600.0  # Seconds between full checksum verifications

KEPT_ROWS = 100  # Rows of earlier generations that are kept

_read: dict[str, float] = {}  # Folder -> monotonic time of its last full verification

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BuildResult:
    generation: Generation | None
    why: str = ""


@dataclass(frozen=True, slots=True)
class _Vectors:
    model: str
    dimensions: int


def build_generation(*, now: bool = False) -> BuildResult:
    """Build a generation when due, or `now`. Raises OSError and DatabaseError.

    Holds the builders' lock until the switch is committed; on failure the current generation stays.
    """
    outermost = not connection.in_atomic_block
    with transaction.atomic():
        if outermost:
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        if not _alone():
            return BuildResult(None, "another process is building")
        newest = Generation.objects.order_by("-id").first()
        _tidy()
        why = "" if now else _not_due(newest)
        return BuildResult(None if why else _switch(_second_model(newest)), why)


def _alone() -> bool:
    """Lock before the snapshot is taken; LOCK TABLE itself takes none."""
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("LOCK TABLE index_generation IN SHARE ROW EXCLUSIVE MODE NOWAIT")
    except OperationalError:
        return False
    return True


def _not_due(newest: Generation | None) -> str:
    """The reason not to build; "" when a build is due."""
    if newest is None:
        return "" if source.changed_since(None, "", most=1) else "nothing is known yet"
    if newest.cluster != source.cluster_id() or not _is_sound(newest):
        return ""
    age = timezone.now() - newest.at
    if age < timedelta():  # the clock was set back
        age = timedelta.max
    if age < LEAST_BETWEEN:
        return "the last build was less than a minute ago"
    if _another_model_serves(newest) or _second_model(newest) != newest.second_model:
        return ""
    changes = source.count_changed(newest.snapshot, newest.model, newest.second_model, most=PRESSING)
    if not changes and not source.have_passages_changed(newest.snapshot, newest.model):
        return "nothing has changed"
    if changes < PRESSING and age.total_seconds() < newest.seconds * SHARE:
        return "the last build took long"
    return ""


def _is_sound(newest: Generation) -> bool:
    """Check sizes always, checksums every READ_EVERY; move damaged files."""
    if not files.is_whole(newest.folder):
        return False
    if _read.get(newest.folder, -READ_EVERY) > time.monotonic() - READ_EVERY:
        return True
    try:
        files.check(files.home() / newest.folder, newest.manifest)
    except files.BrokenError as error:
        logger.error("generation %s is damaged and built anew: %s", newest.pk, error)  # noqa: TRY400 - it says all
        files.set_aside(files.home() / newest.folder)
        return False
    _note_read(newest.folder)
    return True


def _note_read(folder: str) -> None:
    _read.clear()
    _read[folder] = time.monotonic()


def _second_model(newest: Generation | None) -> str:
    """The second model to be searched: the current one from when nearly all sites have its vectors."""
    if not settings.SECOND_MODEL:
        return ""
    before = newest.second_model if newest else ""
    return E5_ID if before == E5_ID or vectors.second_is_whole() else before


def _switch(second: str) -> Generation:
    started, at, name = time.monotonic(), timezone.now(), secrets.token_hex(8)
    with files.being_written(name) as folder:
        source.adopt_restored()
        snapshot, cluster = source.current_moment().snapshot, source.cluster_id()
        collected, searched = ColumnCollector(), _searched()
        fulltext.build(folder, collected.texts(source.listed_sites()))
        sums = collected.save(folder, source.host_states())
        if searched is not None:
            stored = source.site_vectors(searched.model)
            sums["meant"] = write_vectors(folder, stored, searched.dimensions, sums["listed"])
            sums |= _write_passages(folder, searched, collected)
        if second:
            stored = source.site_vectors(second)
            sums["second_meant"] = write_vectors(folder, stored, WIDTH, sums["listed"], SECOND)
        manifest = files.seal(folder, {**sums, "snapshot": snapshot, "at": at.isoformat()})
        files.check(folder, manifest)
    _note_read(name)
    seconds = time.monotonic() - started
    logger.info("built a generation of %s sites in %.1f s", sums["listed"], seconds)
    store_day_figures(at.date(), sums, collected)
    return Generation.objects.create(
        at=at,
        snapshot=snapshot,
        cluster=cluster,
        folder=name,
        manifest=manifest,
        model=searched.model if searched else "",
        second_model=second,
        listed=sums["listed"],
        seconds=seconds,
    )


def _write_passages(folder: Path, searched: _Vectors, collected: ColumnCollector) -> dict[str, int]:
    counts = write_passages(folder, source.passage_vectors(searched.model), searched.dimensions)
    waiting = (np.array(collected.passage_sets, dtype=np.int64) != 0) & (counts == 0)
    return {"passages": int(counts.sum()), "passages_wait": int(np.count_nonzero(waiting))}


def _searched() -> _Vectors | None:
    """Vectors of the previous model until another has more."""
    current = embedding.current_model()
    serving = vectors.serving_model(current.id if current else None)
    asking = embedding.model_by_id(serving) if serving else None
    return _Vectors(serving, asking.dimensions) if serving and asking else None


def _another_model_serves(newest: Generation) -> bool:
    """Whether another model has more vectors. Slow: call it only after a model change."""
    current = embedding.current_model()
    if current is None or current.id == newest.model:
        return False
    searched = _searched()
    return searched is not None and searched.model != newest.model


def _tidy() -> None:
    """Remove unused generations and leftovers of killed builds.

    Call it before a build: the previous generation is in use until the commit.
    """
    rows = list(Generation.objects.filter(cluster=source.cluster_id()).order_by("-id")[:KEPT_ROWS])
    for name in files.remove_all_but(files.folders_to_keep(row.folder for row in rows)):
        logger.info("removed %s", name)
    if rows:
        Generation.objects.filter(pk__lt=rows[0].pk - KEPT_ROWS).delete()
