"""Where packed evidence lies: in its row, or in an object store that the row names (ADR 48).

The row is the truth of what exists; keys of objects are random. What a store sends is used only if it is what
was stored. While a store cannot be written to, evidence stays in its row.
"""

import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import lru_cache
from typing import NamedTuple, TypeVar

from django.conf import settings
from django.db import connection

from config.object_store import NoSuchObject, ObjectStore, OversizedObject, StoreError, reason
from probes.models import StoredEvidence

REQUEST_TIMEOUT = timedelta(seconds=20)
AT_ONCE = 8
AVOID_SECONDS = 30.0  # Seconds after a failure during which nothing is written to the store

DATABASE, STORE = "database", "store"  # Values of EVIDENCE_HOME
COLUMNS = "kept.packed, kept.key, kept.sha256, kept.size"  # Of `probes_storedevidence AS kept`

# Other than in a copy that was restored from a backup, the same in a copy of the disks.
THIS_DATABASE = (
    "SELECT (SELECT system_identifier FROM pg_control_system()) || '-' || "
    "(SELECT oid FROM pg_database WHERE datname = current_database())"
)

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
R = TypeVar("R")

_not_before = [0.0]

logger = logging.getLogger(__name__)


class EvidenceUnavailable(Exception):  # noqa: N818 - reads as what it is
    """The store of some evidence is of no use now; later it may be."""


class EvidenceLost(EvidenceUnavailable):
    """The store has no such object, or another."""


class EvidencePlace(NamedTuple):
    """Where one visit's packed evidence lies: `packed` itself, or else an object of the store."""

    packed: bytes | memoryview | None
    key: str = ""
    sha256: str = ""
    size: int | None = None


def place_of(row: StoredEvidence) -> EvidencePlace:
    return EvidencePlace(row.packed, row.key, row.sha256, row.size)


def store_each(contents: Sequence[bytes]) -> list[EvidencePlace]:
    """Where each is to lie. Call it before anything is locked: it may wait for the store."""
    if settings.EVIDENCE_HOME != STORE or time.monotonic() < _not_before[0]:
        return [EvidencePlace(packed) for packed in contents]
    placed = upload_each(contents)
    failed = [error for error in placed if isinstance(error, StoreError)]
    if failed:
        _not_before[0] = time.monotonic() + AVOID_SECONDS
        logger.warning("evidence stays in the database: the store %s", reason(failed[0]))
    return [
        EvidencePlace(packed) if isinstance(place, StoreError) else place
        for place, packed in zip(placed, contents, strict=True)
    ]


def upload_each(contents: Sequence[bytes]) -> list[EvidencePlace | StoreError]:
    folder = folder_of_objects()

    def upload(packed: bytes) -> EvidencePlace | StoreError:
        name = secrets.token_hex(16)
        place = EvidencePlace(None, f"{folder}/{name[:2]}/{name[2:]}", _digest(packed), len(packed))
        try:
            evidence_store().write(place.key, packed)
        except StoreError as error:
            return error
        return place

    return _each(upload, contents)


def load_each(places: Sequence[EvidencePlace]) -> list[bytes | EvidenceUnavailable]:
    """The packed evidence of each, or why it cannot be had."""
    if all(place.packed is not None or not place.key for place in places):
        return [bytes(place.packed or b"") for place in places]
    return _each(_attempt, places)


def load_found(places: Mapping[K, EvidencePlace], *, what: str) -> dict[K, bytes]:
    """Load what is not lost; log what is, as `what` and its key. Raises EvidenceUnavailable."""
    found: dict[K, bytes] = {}
    for key, packed in zip(places, load_each([*places.values()]), strict=True):
        if isinstance(packed, EvidenceLost):
            logger.error("the evidence of %s %s is lost: %s", what, key, packed)
        elif isinstance(packed, EvidenceUnavailable):
            raise packed
        else:
            found[key] = packed
    return found


def load(place: EvidencePlace) -> bytes:
    """Raises EvidenceUnavailable."""
    if place.packed is not None or not place.key:
        return bytes(place.packed or b"")
    size = place.size or 0
    try:
        packed = evidence_store().load(place.key, most=size)
    except (NoSuchObject, OversizedObject) as error:
        raise EvidenceLost(f"the store {error}: {place.key}") from error
    except StoreError as error:
        raise EvidenceUnavailable(f"the store {reason(error)}") from error
    if len(packed) != size or _digest(packed) != place.sha256:
        raise EvidenceLost(f"the store has something else as {place.key}")
    return packed


def evidence_store() -> ObjectStore:
    """Raises StoreError if none is configured."""
    if not settings.EVIDENCE_URL:
        raise StoreError("is not configured: set EVIDENCE_URL")
    return _store(settings.EVIDENCE_URL)


@lru_cache(maxsize=4)
def _store(url: str) -> ObjectStore:
    return ObjectStore(url, timeout=REQUEST_TIMEOUT)


def _attempt(place: EvidencePlace) -> bytes | EvidenceUnavailable:
    try:
        return load(place)
    except EvidenceUnavailable as error:
        return error


def _each(do: Callable[[T], R], items: Iterable[T]) -> list[R]:
    given = list(items)
    if len(given) == 1:
        return [do(given[0])]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(do, given))


def folder_of_objects() -> str:
    """Of this database: another one with the same store, restored from its backup, deletes nothing here."""
    given = connection.settings_dict
    return _folder(given["HOST"], given["PORT"], given["NAME"])


@lru_cache(maxsize=4)
def _folder(*_: object) -> str:
    with connection.cursor() as cursor:
        cursor.execute(THIS_DATABASE)
        return str(cursor.fetchone()[0])


def _digest(packed: bytes) -> str:
    return hashlib.sha256(packed).hexdigest()
