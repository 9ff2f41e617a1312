"""Deletes objects of the store of evidence that no row names."""

import logging
import time
from collections.abc import Callable, Iterator
from datetime import date, timedelta

from django.conf import settings
from django.db import connection
from django.db.models.query import QuerySet
from django.utils import timezone

from config.object_store import StoredObject, StoreError, is_key, reason
from probes import progress
from probes.evidence import cleaning, homes
from probes.models import DiscardedObject, Progress

MIN_AGE = timedelta(days=1)  # By then the transaction of who stored it has ended

_WORK = "orphans of evidence"
_FOLDERS = [f"{number:02x}" for number in range(256)]
_AT_ONCE = 500
_NAMED = "SELECT key FROM probes_storedevidence WHERE key = ANY(%s)"

logger = logging.getLogger(__name__)


def delete_objects(*, seconds: float = float("inf"), stopping: Callable[[], bool] = lambda: False) -> int:
    """Delete objects whose rows are gone, then those that never had one; return how many.

    What cannot be deleted now is tried again the next time. Nothing is done without EVIDENCE_URL, and while
    another server cleans.
    """
    if not settings.EVIDENCE_URL:
        return 0
    ends_at = time.monotonic() + seconds
    try:
        if not cleaning.may_delete():
            return 0
        deleted = _delete_discarded(ends_at, stopping)
        left = max(0.0, ends_at - time.monotonic())
        return deleted + progress.advance(_WORK, _sweep_folder, seconds=left, stopping=stopping)
    except StoreError as error:
        logger.warning("objects of evidence are deleted later: the store %s", reason(error))
        return 0


def discarded_objects() -> QuerySet[DiscardedObject]:
    """Those of this database's folder: a restored one has rows with objects that the first may still use."""
    return DiscardedObject.objects.filter(key__startswith=f"{homes.folder_of_objects()}/")


def _delete_discarded(ends_at: float, stopping: Callable[[], bool]) -> int:
    deleted = 0
    while time.monotonic() < ends_at and not stopping():
        rows = dict(discarded_objects().order_by("pk").values_list("pk", "key")[:_AT_ONCE])
        if not rows:
            break
        homes.evidence_store().delete(rows.values())
        deleted += DiscardedObject.objects.filter(pk__in=rows).delete()[0]
    return deleted


def _sweep_folder(done: Progress) -> int | None:
    """Look at one of the folders; None when all were looked at today (UTC)."""
    today = timezone.now().date()
    ended = done.counts.get("ended")
    if not done.position and ended and date.fromisoformat(ended) >= today:
        return None
    nth = _FOLDERS.index(done.position) + 1 if done.position else 0
    deleted = _sweep(f"{homes.folder_of_objects()}/{_FOLDERS[nth]}")
    is_last = nth + 1 == len(_FOLDERS)
    counts = {"ended": today.isoformat()} if is_last else done.counts
    progress.store_position(done, "" if is_last else _FOLDERS[nth], counts)
    return deleted


def _sweep(folder: str) -> int:
    store, deleted = homes.evidence_store(), 0
    for keys in _old_keys(store.list(folder)):
        with connection.cursor() as cursor:
            cursor.execute(_NAMED, [keys])
            named = {key for (key,) in cursor.fetchall()}
        orphans = [key for key in keys if key not in named]
        store.delete(orphans)
        deleted += len(orphans)
    return deleted


def _old_keys(objects: Iterator[StoredObject]) -> Iterator[list[str]]:
    oldest, keys = timezone.now() - MIN_AGE, list[str]()
    for found in objects:
        if found.changed_at < oldest and is_key(found.key):  # else it is none of ours
            keys.append(found.key)
        if len(keys) == _AT_ONCE:
            yield keys
            keys = []
    if keys:
        yield keys
