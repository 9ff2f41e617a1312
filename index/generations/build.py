"""Build a generation: one snapshot of the database into files, then one row that switches to them."""

import logging
import secrets
import time
from dataclasses import dataclass
from datetime import timedelta
from itertools import islice
from typing import Final

from django.db import OperationalError, connection, transaction
from django.utils import timezone

from index import embedding, fulltext
from index.embedding import Embedder, vectors
from index.generations import days, files, source, vector_index
from index.generations.columns import Collected
from index.models import Generation

LEAST_BETWEEN: Final = timedelta(minutes=1)
"""From one build to the next."""
SHARE: Final = 10
"""A build that takes long comes less often: all of them together take at most one part in so many of the time."""
PRESSING: Final = 20_000
"""Changes that do not wait for that, since every process holds them in memory."""

KEPT: Final = 2
"""Whole generations whose files stay: the newest, and the one before for the day that the newest is damaged."""
READ_EVERY: Final = 600.0
"""Seconds after which the builder reads every byte of the newest again: processes do so only when they open it."""

KEPT_ROWS: Final = 100
"""Rows of earlier generations that stay, to be looked at."""

_read: Final[dict[str, float]] = {}
"""When this process last read every byte of the newest generation, by its folder."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Built:
    """What a build came to: the new generation, or why there is none."""

    generation: Generation | None
    why: str = ""


def build(*, now: bool = False) -> Built:
    """Build a generation when one is due, or `now`, after removing those that nobody uses any more.

    Everything is one transaction. It holds the builders' lock, and its end is the switch: whatever ends it
    early, a killed process or a full disk, leaves in use what was in use. Raises OSError and DatabaseError.
    """
    outermost = not connection.in_atomic_block
    with transaction.atomic():
        if outermost:
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        if not _alone():
            return Built(None, "another process is building")
        newest = Generation.objects.order_by("-id").first()
        _tidy()
        why = "" if now else _not_due(newest)
        return Built(None if why else _switch(), why)


def _alone() -> bool:
    """Become the only builder on whatever machine. It comes before the snapshot, which LOCK does not take."""
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("LOCK TABLE index_generation IN SHARE ROW EXCLUSIVE MODE NOWAIT")
    except OperationalError:
        return False
    return True


def _not_due(newest: Generation | None) -> str:
    """Why nothing is built now; "" when a build is due."""
    if newest is None:
        return "" if source.changed_since(None, "", most=1) else "nothing is known yet"
    if newest.cluster != source.cluster() or not _is_sound(newest):
        return ""
    age = timezone.now() - newest.at
    if age < timedelta():  # the clock was set back
        age = timedelta.max
    if age < LEAST_BETWEEN:
        return "the last build was less than a minute ago"
    if _another_model_serves(newest):
        return ""
    changes = source.count_changed(newest.snapshot, newest.model, most=PRESSING)
    if not changes:
        return "nothing has changed"
    if changes < PRESSING and age.total_seconds() < newest.seconds * SHARE:
        return "the last build took long"
    return ""


def _is_sound(newest: Generation) -> bool:
    """Whether the newest can be used: its sizes at every look, its bytes now and then. What is damaged is set aside."""
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


def _switch() -> Generation:
    """Write the files of this transaction's snapshot, and the row that makes them the ones in use."""
    started, at, name = time.monotonic(), timezone.now(), secrets.token_hex(8)
    with files.being_written(name) as folder:
        source.adopt_restored()
        snapshot, cluster = source.now().snapshot, source.cluster()
        collected, model = Collected(), _model()
        fulltext.build(folder, collected.texts(source.listed_sites()))
        sums = collected.save(folder, source.hosts())
        if model is not None:
            stored = source.vectors(model.id)
            sums["meant"] = vector_index.write(folder, stored, model.dimensions, sums["listed"])
        manifest = files.seal(folder, {**sums, "snapshot": snapshot, "at": at.isoformat()})
        files.check(folder, manifest)
    _note_read(name)
    seconds = time.monotonic() - started
    logger.info("built a generation of %s sites in %.1f s", sums["listed"], seconds)
    days.keep(at.date(), sums)
    return Generation.objects.create(
        at=at,
        snapshot=snapshot,
        cluster=cluster,
        folder=name,
        manifest=manifest,
        model=model.id if model else "",
        listed=sums["listed"],
        seconds=seconds,
    )


def _model() -> Embedder | None:
    """Return the model whose vectors are searched: the one of before, until another has more."""
    current = embedding.current()
    serving = vectors.serving(current.id if current else None)
    return embedding.by_id(serving) if serving else None


def _another_model_serves(newest: Generation) -> bool:
    """Whether vectors of another model are to be searched now; to count them takes long, so only after a change."""
    current = embedding.current()
    if current is None or current.id == newest.model:
        return False
    model = _model()
    return model is not None and model.id != newest.model


def _tidy() -> None:
    """Remove the generations that are neither kept nor mapped by any process, and what a killed build left.

    Before a build and never after it: until its transaction has ended, the one before is the one in use.
    """
    rows = list(Generation.objects.filter(cluster=source.cluster()).order_by("-id")[:KEPT_ROWS])
    whole = (row.folder for row in rows if files.is_whole(row.folder))
    for name in files.remove_all_but({row.folder for row in rows[:1]} | set(islice(whole, KEPT))):
        logger.info("removed %s", name)
    if rows:
        Generation.objects.filter(pk__lt=rows[0].pk - KEPT_ROWS).delete()
