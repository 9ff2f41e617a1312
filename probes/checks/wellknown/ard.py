"""Agentic Resource Discovery: entries at /.well-known/ard.json, or where the home page says (ARD 0.91)."""

from probes.checks.verdict import Verdict
from probes.checks.wellknown.catalogs import read_catalog
from probes.checks.wellknown.judging import judge
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.catalogs import entries
from probes.readers.documents import Reading


def grade(evidence: Evidence) -> Verdict:
    return judge(evidence, Purpose.ARD, read)


def read(exchange: Exchange) -> Reading:
    reading = read_catalog(exchange, "an ARD document")
    nameless = any(entry.whole and not entry.named for entry in entries(exchange))
    if reading.fault is None and nameless and not reading.flags:
        return reading._replace(flags=("entries_incomplete",))
    return reading
