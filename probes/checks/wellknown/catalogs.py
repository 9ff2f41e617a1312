"""Common parts of AI catalogs and ARD documents."""

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.catalogs import entries
from probes.readers.documents import Reading, counted, object_of


def read_catalog(exchange: Exchange, what: str) -> Reading:
    """Require an entry with identifier, type, and either address or document."""
    document = object_of(exchange)
    if isinstance(document, Reason):
        return Reading(document)
    found = entries(exchange)
    whole = sum(entry.whole for entry in found)
    if not whole:
        return Reading(Reason.NOT_VALID)
    flags = ("entries_incomplete",) if whole < len(found) else ()
    return Reading(None, f"{what} of {counted(whole, 'entry', 'entries')}", flags)
