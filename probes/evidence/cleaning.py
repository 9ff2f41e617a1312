"""Which server deletes objects of evidence: one, by a lease in the store.

A copy of the disks has the rows of its original, and so the same folder. Each renewal has a random name, in
the store and in a row: a copy that was made before it does not know it. After a restart of PostgreSQL, as
after copying, a server waits whether another renews.
"""

import logging
import secrets
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

from django.db import connection
from django.utils import timezone

from config.object_store import StoreError
from probes.evidence import homes
from probes.progress import MovedElsewhere, store_position, stored_progress

LEASE_FOR = timedelta(hours=1)  # Far longer than from one turn to the next
RESTARTED_FOR = timedelta(minutes=15)  # A few turns, in which an original that runs renews it
WORK = "lease of evidence"  # Its `position` names the renewals that this database knows
SERVER = "SELECT extract(epoch FROM pg_postmaster_start_time())::text"

_MAX_BYTES = 200

_is_told = [False]

logger = logging.getLogger(__name__)

Cleaner = Literal["here", "restarted", "elsewhere", "nobody", "unknown"]


class Lease(NamedTuple):
    server: str
    renewal: str
    renewed_at: datetime

    @property
    def cleaner(self) -> Cleaner:
        is_known = self.renewal in stored_progress(WORK).position.split()
        if is_known and self.server == _server():
            return "here"
        if timezone.now() - self.renewed_at >= (RESTARTED_FOR if is_known else LEASE_FOR):
            return "nobody"
        return "restarted" if is_known else "elsewhere"


def may_delete() -> bool:
    """Renew the lease of this server; False while another may hold it, and until the next turn if it is new.

    Raises StoreError.
    """
    lease = _stored_lease()
    cleaner = lease.cleaner if lease else "nobody"
    if cleaner == "elsewhere" and not _is_told[0]:
        logger.warning("no object of evidence is deleted here: another server of this database does that")
    _is_told[0] = cleaner == "elsewhere"
    if cleaner in {"elsewhere", "restarted"}:
        return False
    _renew(lease)
    return cleaner == "here"


def take_lease() -> None:
    """Whoever holds it: its server deletes nothing any more. Raises StoreError."""
    _renew(_stored_lease())


def describe_cleaning() -> Cleaner:
    """Who deletes: "restarted" is this server soon, "unknown" a store that does not answer."""
    try:
        lease = _stored_lease()
    except StoreError:
        return "unknown"
    return lease.cleaner if lease else "nobody"


def _renew(lease: Lease | None) -> None:
    """The row is written first, and knows the last renewal too: a killed process loses nothing."""
    renewal, progress = secrets.token_hex(16), stored_progress(WORK)
    last = [known for known in progress.position.split() if lease and known == lease.renewal]
    try:
        store_position(progress, " ".join([*last, renewal]), {})
    except MovedElsewhere:
        return  # another process of this server renews it
    homes.evidence_store().write(f"{_folder()}/holder", f"{_server()} {renewal}".encode())


def _stored_lease() -> Lease | None:
    """Raises StoreError."""
    found = next(iter(homes.evidence_store().list(_folder())), None)
    if found is None:
        return None
    text = homes.evidence_store().load(found.key, most=_MAX_BYTES).decode()
    server, _, renewal = text.partition(" ")  # Release 1.13.0 wrote the server alone
    return Lease(server, renewal, found.changed_at)


def _folder() -> str:
    return f"{homes.folder_of_objects()}/lease"


def _server() -> str:
    with connection.cursor() as cursor:
        cursor.execute(SERVER)
        return str(cursor.fetchone()[0])
