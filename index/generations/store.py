"""Generations in a store (GENERATIONS_URL): the indexer publishes them, other machines fetch them (ADR 48).

An object is a file, in a folder of the generation's name; the manifest comes last. The database has its
SHA-256, and it those of the others, so what a store sends is compared before it is used.
"""

import hashlib
import logging
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any

from django.conf import settings

from config import data_dir, object_store
from config.files import try_lock
from config.object_store import ObjectStore, OversizedObject
from index.generations import files, source
from index.models import Generation

GENERATIONS_STORED = 3  # Generations that stay in the store
REQUEST_TIMEOUT = timedelta(minutes=15)  # A file may have gigabytes
MAX_MANIFEST_BYTES = 16 * 1024**2

_CHUNK = 4 * 1024**2
_NAME = re.compile(r"[0-9a-f]{16}")

Report = Callable[[int, int], None]  # Called with the bytes that are here, and of how many

logger = logging.getLogger(__name__)


def newest_generations(count: int) -> list[Generation]:
    return list(Generation.objects.filter(cluster=source.cluster_id()).order_by("-id")[:count])


def is_stored(row: Generation) -> bool:
    """Raises StoreError."""
    return _store(settings.GENERATIONS_URL).has(_key(row, files.MANIFEST))


def publish_newest() -> bool:
    """Store the newest generation unless the store has it, and delete old ones there.

    Return whether it was stored now. Raises StoreError and OSError.
    """
    with try_lock(Path(settings.DATA_DIR) / "generations-publishing.lock") as is_alone:
        rows = newest_generations(GENERATIONS_STORED) if is_alone else []
        if not rows or not files.is_whole(rows[0].folder) or is_stored(rows[0]):
            return False
        started = time.monotonic()
        size = _publish(rows[0])
        seconds = time.monotonic() - started
        logger.info("generation %s is in the store: %d MB in %.1f s", rows[0].pk, size // 1_000_000, seconds)
        _delete_all_but({row.folder for row in rows})
        return True


def _publish(row: Generation) -> int:
    store, folder = _store(settings.GENERATIONS_URL), files.home() / row.folder
    handle = files.use(folder)
    try:
        paths = [path for path in files.files_in(folder) if path.name != files.MANIFEST]
        for path in (*paths, folder / files.MANIFEST):
            store.write(_key(row, str(path.relative_to(folder))), path)
        return sum(path.stat().st_size for path in paths)
    finally:
        os.close(handle)


def _delete_all_but(names: set[str]) -> None:
    store = _store(settings.GENERATIONS_URL)
    for name in store.folders():
        if _NAME.fullmatch(name) and name not in names:
            store.delete([f"{name}/{files.MANIFEST}"])  # from here on nobody begins to fetch it
            store.delete([found.key for found in store.list(name) if object_store.is_key(found.key)])


def fetch(row: Generation, report: Report) -> int:
    """Fetch and compare a generation's files, going on where an earlier try ended; return their bytes.

    Raises NoSuchObject while the store does not have it, StoreError, BrokenError and OSError.
    """
    try:
        return _fetch(_store(settings.GENERATIONS_URL), row, report)
    except OversizedObject as error:
        raise files.BrokenError(f"the store {error} of generation {row.pk}") from error


def _fetch(store: ObjectStore, row: Generation, report: Report) -> int:
    text = store.load(_key(row, files.MANIFEST), most=MAX_MANIFEST_BYTES)
    listed = _listed_files(text, row)
    size: int = sum(wanted["bytes"] for wanted in listed.values())
    with files.being_fetched(row.folder) as folder:
        _require_room(folder, size)
        for path in files.files_in(folder):
            if str(path.relative_to(folder)) not in listed:
                path.unlink()
        here = 0
        for name, wanted in listed.items():
            for count in _fetch_file(store, _key(row, name), folder / name, wanted):
                here += count
                report(here, size)
        (folder / files.MANIFEST).write_bytes(text)
    return size


def _listed_files(text: bytes, row: Generation) -> Mapping[str, Any]:
    place = f"the manifest of generation {row.pk} in the store"
    try:
        listed: dict[str, Any] = files.parse_manifest(text, row.manifest, place)["files"]
        if not all(object_store.is_key(name) and name != files.MANIFEST for name in listed):
            raise files.BrokenError(f"{place} names what is no file of a generation")
    except (ValueError, KeyError, TypeError) as error:
        raise files.BrokenError(f"{place} is none") from error
    return listed


def _require_room(folder: Path, size: int) -> None:
    missing = size - sum(path.stat().st_size for path in files.files_in(folder))
    free = shutil.disk_usage(folder).free - data_dir.MIN_FREE_BYTES
    if missing > free:
        raise OSError(f"the disk of DATA_DIR has no room for {size // 1_000_000} MB of search files")


def _fetch_file(store: ObjectStore, key: str, path: Path, wanted: Mapping[str, Any]) -> Iterator[int]:
    """Yield the bytes of each piece, those first that are here. Raises BrokenError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    digest, size = hashlib.sha256(), int(wanted["bytes"])
    with path.open("a+b") as file:
        file.seek(0)
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
            yield len(chunk)
        if (here := file.tell()) < size:
            for chunk in store.stream(key, start=here, most=size - here):
                digest.update(chunk)
                file.write(chunk)
                yield len(chunk)
    if digest.hexdigest() != wanted["sha256"]:
        path.unlink()
        raise files.BrokenError(f"{key} in the store is not what was written")


def _key(row: Generation, name: str) -> str:
    return f"{row.folder}/{name}"


@lru_cache(maxsize=4)
def _store(url: str) -> ObjectStore:
    return ObjectStore(url, timeout=REQUEST_TIMEOUT)
