"""Which server deletes objects of evidence: one, by a lease in the store.

A copy of the disks has the rows of its original, and so the same folder. Only the moment at which PostgreSQL
started is another: it names the server. While both run, the one that cleaned first goes on.
"""

import logging
from datetime import datetime, timedelta
from typing import NamedTuple

from django.db import connection
from django.utils import timezone

from config.object_store import StoreError
from probes.evidence import homes

LEASE_FOR = timedelta(hours=1)  # Far longer than from one turn to the next
SERVER = "SELECT extract(epoch FROM pg_postmaster_start_time())::text"

_MAX_BYTES = 200

_is_told = [False]

logger = logging.getLogger(__name__)


class LeaseHolder(NamedTuple):
    server: str
    renewed_at: datetime

    @property
    def is_this_server(self) -> bool:
        return self.server == _server()

    @property
    def is_alive(self) -> bool:
        return timezone.now() - self.renewed_at < LEASE_FOR


def may_delete() -> bool:
    """Renew the lease of this server; False while another holds it, and until the next turn if it is new.

    Raises StoreError.
    """
    holder = lease_holder()
    if holder and holder.is_alive and not holder.is_this_server:
        if not _is_told[0]:
            logger.warning("no object of evidence is deleted here: another server of this database does that")
        _is_told[0] = True
        return False
    _is_told[0] = False
    take_lease()
    return bool(holder and holder.is_this_server)


def lease_holder() -> LeaseHolder | None:
    """Raises StoreError."""
    found = next(iter(homes.evidence_store().list(_folder())), None)
    if found is None:
        return None
    return LeaseHolder(homes.evidence_store().load(found.key, most=_MAX_BYTES).decode(), found.changed_at)


def take_lease() -> None:
    """Whoever holds it: its server deletes nothing any more. Raises StoreError."""
    homes.evidence_store().write(f"{_folder()}/holder", _server().encode())


def describe_cleaning() -> str:
    """Who deletes: "here", "elsewhere", "nobody", or "unknown" without an answer of the store."""
    try:
        holder = lease_holder()
    except StoreError:
        return "unknown"
    if holder is None or not holder.is_alive:
        return "nobody"
    return "here" if holder.is_this_server else "elsewhere"


def _folder() -> str:
    return f"{homes.folder_of_objects()}/lease"


def _server() -> str:
    with connection.cursor() as cursor:
        cursor.execute(SERVER)
        return str(cursor.fetchone()[0])
